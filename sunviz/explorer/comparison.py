"""One deal under two or three rule books, side by side, stepped together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import ipywidgets as widgets

from sunviz import story
from sunviz.engine import Game, MoveError, Position, Rules, RulesError, SunError, read_rules
from sunviz.engine.parting import Parting, Script, partings
from sunviz.engine.players import PlayerError, read_player
from sunviz.picture import options
from sunviz.story import say
from sunviz.story.citations import text_of
from sunviz.story.parting import book_name, tell_parting, tell_way

from .banner import Banner
from .controls import fitting, label, name_play, name_steps, row, step_buttons, step_slider
from .run import Run
from .side import Side, paragraph
from .stepping import SteppingBox
from .still import side_by_side
from .table import Table

#: how many rule books can be compared
_FEWEST: Final = 2
_MOST: Final = 3
#: css pixels: between two pictures, the narrowest beside another, the widest
_GAP: Final = 16
_NARROWEST: Final = 400
_WIDEST: Final = 900
_MARKS: Final[dict[str, Any]] = dict.fromkeys(
    ("moved", "playable", "open_ray", "ray_numbers"), True
)
_PARTING_SIGN: Final = "◆"
_PARTING_NAMES: Final = ("parting", "parting-too")


class Comparison(SteppingBox):
    """The widget that `compare` makes.

    Every side's run is recorded once; one set of controls moves a mark along
    all of them. A side that has ended stays at its last step.
    """

    def __init__(
        self,
        game: int | Game,
        *,
        rules: Iterable[str | Rules],
        lang: str,
        player: str,
        theme: str,
        suits: str,
        at: int,
    ) -> None:
        self._lang = story.check_language(lang)
        self._look: dict[str, Any] = {"theme": theme, "suits": suits}
        options.look(lang=lang, **self._look, **_MARKS)  # refuses what cannot be drawn
        books = _books(rules)
        script = Script(player, game.moves if isinstance(game, Game) else ())
        read_player(player)
        self._games = tuple(_played(game, book, script) for book in books)
        self._partings = partings(self._games, script)
        self.sides = tuple(Side(Run(played, player)) for played in self._games)
        self._at = self._step_number(at)
        self.banner = Banner()
        self.buttons, self.slider = step_buttons(), step_slider()
        self.slider.max = self.last
        self.key_help = widgets.HTML()
        self._pictures = widgets.GridBox([side.box for side in self.sides])
        self._pictures.add_class("sunviz-sides")
        self.parting_buttons = tuple(widgets.Button(layout=fitting()) for _ in self._partings)
        self._name_controls()
        self._resize()
        steps = row([*self.buttons.values(), *self.parting_buttons, self.slider])
        super().__init__([steps, self.banner, self._pictures, self.key_help])
        # The first table answers to the keys of the whole, each other one to its own only.
        self.add_class("sunviz-explorer")
        self.add_class("sunviz-compare")
        for side in self.sides[1:]:
            side.box.add_class("sunviz-explorer")
        self._listen()

    # what it shows

    @property
    def lead(self) -> Table:
        """The table that plays, and that shows errors."""
        return self.sides[0].table

    @property
    def last(self) -> int:
        """The last step of the longest game."""
        return max(side.run.last for side in self.sides)

    @property
    def games(self) -> tuple[Game, ...]:
        """The game of each rule book, played to its end."""
        return self._games

    @property
    def positions(self) -> tuple[Position, ...]:
        """The positions shown, one a side."""
        return tuple(side.run.positions[side.step(self._at)] for side in self.sides)

    @property
    def partings(self) -> tuple[Parting, ...]:
        """Where they part: at most once for two sides, twice for three."""
        return self._partings

    @property
    def parts_at(self) -> int | None:
        """The first step that is not the same for all, or None if they never part."""
        return self._partings[0].at if self._partings else None

    @property
    def parting(self) -> str:
        """Where they part, what each side does there, and the clause that says so; or that they
        never part.
        """
        told = [tell_parting(self._games, each, self._lang) for each in self._partings]
        return "\n\n".join(map(str, told)) or tell_way(self._games, (), 0, self._lang)

    # stepping

    def to_parting(self, number: int = 1) -> None:
        """Show the first parting, or the second; `MoveError` if there is none."""
        if not 0 < number <= len(self._partings):
            raise MoveError("these rule books never part here", key="compare_no_parting")
        self.go(self._partings[number - 1].at)

    # the inside

    def _listen(self) -> None:
        self._listen_to_steps(self.buttons, self.slider)
        for number, button in enumerate(self.parting_buttons, 1):
            button.on_click(self._guarded(lambda _, number=number: self.to_parting(number)))
        for side in self.sides:
            side.table.on_msg(self._guarded(lambda _, content, __: self._hear(content)))
            side.table.observe(self._guarded(lambda _: self._paint()), "dense")
        self.banner.observe(self._guarded(lambda _: self._resize()), "room")
        self.lead.observe(self._guarded(lambda _: self._name_controls()), "playing")

    def _show_step(self, at: int) -> None:
        self._at = at
        self._paint()

    def _name_controls(self) -> None:
        name_steps(self.buttons, self.slider, self._lang)
        name_play(self.buttons["play"], self._lang, playing=self.lead.playing)
        self.key_help.value = paragraph(say(self._lang, "ui-keys"), 'class="sunviz-keys"')
        for button, name in zip(self.parting_buttons, _PARTING_NAMES, strict=False):
            label(button, self._lang, name, sign=_PARTING_SIGN)

    def _resize(self) -> None:
        """Let the pictures stand beside each other where there is room, else below."""
        width = _width(self.banner.room, len(self.sides))
        self._pictures.layout.grid_template_columns = f"repeat(auto-fill, {width}px)"
        for side in self.sides:
            side.resize(width)
        self._paint()

    def _paint(self) -> None:
        """Show the step of now: pictures, words, slider, and whether they part here."""
        here = [parting for parting in self._partings if parting.at == self._at]
        clauses: dict[int, tuple[str, ...]] = {}
        for parting in here:
            told = tell_parting(self._games, parting, self._lang)
            clauses.update(zip(parting.games, (side.clauses for side in told.sides), strict=True))
        for number, side in enumerate(self.sides):
            side.show(self._at, self._lang, self._look, clauses.get(number, ()))
        with self.banner.hold_sync():
            self.banner.lang = self._lang
            self.banner.text = tell_way(self._games, self._partings, self._at, self._lang)
            self.banner.parting = bool(here)
            self.banner.marks = [parting.at / self.last for parting in self._partings]
        with self._quietly():
            self.slider.value = self._at

    # in a notebook and in a terminal

    def __repr__(self) -> str:
        number = self._games[0].number
        deal = f"deal {number}" if number is not None else "a given deck"
        books = ", ".join(game.rules.name for game in self._games)
        return f"<Comparison of {deal} under {books}, step {self._at} of {self.last}>"

    def still(self) -> tuple[bytes, str]:
        """Return one small picture of all sides and its alt text.

        It cannot be stepped: of a comparison at its start it shows the parting.
        """
        at = self._at or self.parts_at or 0
        way = tell_way(self._games, self._partings, at, self._lang)
        runs = [(side.run, side.step(at)) for side in self.sides]
        names = [book_name(side.rules, self._lang) for side in self.sides]
        picture = side_by_side(runs, names, way, lang=self._lang, **self._look)
        tables = (story.describe(run.positions[step], self._lang) for run, step in runs)
        told = (
            say(self._lang, "compare-side", name=name, text=table)
            for name, table in zip(names, tables, strict=True)
        )
        return picture, "\n".join([way, *told])


def compare(
    game: int | Game = 1961,
    *,
    rules: Iterable[str | Rules] = ("ru-book", "ru-web"),
    lang: str = "en",
    player: str = "plain",
    theme: str = "light",
    suits: str = "two",
    at: int = 0,
) -> Comparison:
    """Return a widget that shows one deal under two or three rule books side by side.

    `game` is a deal number, 0 … 2⁶⁴−1, or a `Game`: of it the deck, the wind
    and the moves are taken; the moves are followed under each rule book as
    long as they are legal there. Then `player`, the same for all, plays on to
    the end. `rules` are two or three different ids or `Rules`. `lang` is en,
    ru or sv; `theme` light, dark or contrast; `suits` two or four (colours);
    `at` the first step shown, negative from the end. Raises `SunError`, told
    in that language, for anything else, and for a wind row given that does not
    fit the clouds that are left under another rule book.

    >>> compare(1961)
    <Comparison of deal 1961 under ru-book, ru-web, step 0 of 124>
    """
    try:
        return Comparison(
            game, rules=rules, lang=lang, player=player, theme=theme, suits=suits, at=at
        )
    except SunError as error:
        if lang in story.LANGUAGES:
            error.args = (story.error_text(error, lang),)
        raise


def _books(rules: Iterable[str | Rules]) -> tuple[Rules, ...]:
    """Return the rules to compare; `RulesError` unless they are two or three different ones."""
    one = isinstance(rules, str | Rules) or not isinstance(rules, Iterable)
    given = (rules,) if one else tuple(rules)
    if not _FEWEST <= len(given) <= _MOST:
        raise RulesError(
            f"two or three rule books can be compared, not {len(given)}",
            key="compare_count",
            count=len(given),
        )
    books = tuple(map(read_rules, given))
    for number, book in enumerate(books):
        if any(book == other and text_of(book) == text_of(other) for other in books[:number]):
            raise RulesError(
                f"the rule book {book.name!r} is given twice",
                key="compare_twice",
                book=book.name,
            )
    return books


def _played(deal: int | Game, rules: Rules, script: Script) -> Game:
    """Return the game of a deal, or of a game's deck and wind, played by the script."""
    if isinstance(deal, Game):
        start = Position.start(deal.deck, rules=rules, wind=deal.wind)
        game = Game(start, number=deal.number)
    else:
        game = Game.deal(deal, rules)
    try:
        script.play(game)
    except PlayerError as error:
        wind = error.__cause__
        if isinstance(wind, MoveError) and wind.key == "wind_row":  # no fault of the player
            raise wind from None
        raise
    return game


def _width(room: int, count: int) -> int:
    """Return how wide each picture is: as many beside each other as the room allows.

    >>> _width(1060, 2), _width(1060, 3), _width(1400, 3), _width(600, 2)
    (522, 522, 456, 600)
    """
    beside = max(1, min(count, (room + _GAP) // (_NARROWEST + _GAP)))
    width = min((room - _GAP * (beside - 1)) // beside, _WIDEST)
    return max(width - width % 3, 300)
