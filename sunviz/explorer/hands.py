"""The reader's own hands: what touches and keys do to the game, and what help is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

from sunviz.engine import (
    Game,
    Move,
    MoveError,
    Next,
    Play,
    Position,
    Spot,
    Transfer,
    fitting_play,
    read_move,
)
from sunviz.engine.cards import Card
from sunviz.engine.moves import NEXT
from sunviz.picture import Pile, Place, layout
from sunviz.picture.geometry import FRAME_HEIGHT, FRAME_WIDTH
from sunviz.picture.spoken import name_of, onward_label
from sunviz.picture.touching import Offer, Option, WhyNot, meaning
from sunviz.story import say

from .advice import Adviser
from .places import css_box, find, places, targets
from .run import YOU, Run
from .shown import Shown
from .table import Table

#: what makes two games the same deal: the deck, the wind, the rules
_Deal: TypeAlias = tuple[Any, ...]


class Playable(Shown, Protocol):
    """What hands need of the widget that shows the table."""

    table: Table

    def go(self, at: int) -> None:
        """Show another step of the run."""

    def show_run(self, run: Run, at: int) -> None:
        """Show a step of another run."""

    def pause(self) -> None:
        """Stop playing on by itself."""


class Hands:
    """A person at the table.

    A move that the run shown makes next is just stepped; any other makes the
    game the person's own from this step on, and what came after it is replaced.
    """

    def __init__(self, shown: Playable) -> None:
        self._shown = shown
        self._picked: Spot | None = None
        self._adviser = Adviser()
        self._wishes: dict[str, Callable[[], None]] = {
            "next": self.go_on,
            "hint": self.hint,
            "fits": self.play_what_fits,
            "keys": self.tell_keys,
            "close": self.put_down,
        }
        #: the cards taken back since the person's last own move
        self._held: set[Card] = set()
        #: what the person made, by deal, rules and player, to come back to
        self._kept: dict[tuple[_Deal, str], Run] = {}
        self.hints = 0
        self.undos = 0
        #: whether each deal that the person played to an end has come out: one result a deal
        self._ends: dict[_Deal, bool] = {}

    # what the page sends

    def hear(self, content: Mapping[str, Any]) -> None:
        """Do what a touch or a key asks for; one that was meant for another frame does nothing."""
        if content.get("frame") != self._shown.table.frame_number:
            return
        wish = content.get("do")
        if wish == "touch":
            self.touch(self._place(content))
        elif wish == "choose":
            self.make(read_move(content.get("move", "")))
        elif wish in self._wishes:
            self.ask(wish)

    def ask(self, wish: str) -> None:
        """Do what a button asks for: next, hint, fits, keys or close."""
        self._wishes[wish]()

    def _place(self, content: Mapping[str, Any]) -> Place | None:
        """Return what was touched: the card under the finger, else the button's place."""
        x, y = float(content.get("x", -1)), float(content.get("y", -1))
        under = layout(self._position).at(x * FRAME_WIDTH, (1 - y) * FRAME_HEIGHT)
        named = find(self._position, str(content["place"])) if "place" in content else None
        on_card = isinstance(under, Spot) and self._position.card_at(under) is not None
        return under if on_card or named is None else named

    # moves

    def touch(self, place: Place | None) -> None:
        """Play what lies on a place, offer a choice, or tell why not."""
        meant = meaning(self._position, place, self._shown.lang, picked=self._picked)
        if meant is None:
            self.put_down()
        elif isinstance(meant, WhyNot):
            self.put_down()
            self.tell(meant.text)
        elif isinstance(meant, Offer):
            self._offer(meant)
        else:
            self.make(meant)

    def go_on(self) -> None:
        """Make the move `next`; in the wind row, while a card can be placed, ask before."""
        run, at, position = self._shown.run, self._shown.at, self._position
        gives_up = position.stage == "wind" and position.can_place
        if not gives_up or run.moves[at : at + 1] == (NEXT,):
            self.make(NEXT)
            return
        lang = self._shown.lang
        option = Option(NEXT, onward_label(position, lang))
        self._offer(Offer(Spot("c", 1, 1), say(lang, "offer-give-up"), (option,)))

    def make(self, move: Move) -> None:
        """Make a move; `MoveError` with the reason if it is not legal."""
        self._make(move)
        self._held.clear()

    def _make(self, move: Move) -> None:
        run, at = self._shown.run, self._shown.at
        if run.moves[at : at + 1] == (move,):
            self._shown.go(at + 1)
            return
        self._position.play(move)  # refused before anything is changed
        was_own = run.player == YOU
        own = self.own_run()
        own.game.push(move)
        if own.game.position.is_over:
            won = own.game.position.is_won
            self._ends[_deal(own.game)] = won or self._ends.get(_deal(own.game), False)
        self._shown.show_run(Run(own.game, YOU), at + 1)
        if not was_own:
            self.tell(" ".join([say(self._shown.lang, "game-yours"), self.standing()]).rstrip())

    def own_run(self) -> Run:
        """Return the person's own run up to the step shown; another's is copied."""
        run, at = self._shown.run, self._shown.at
        if run.player != YOU:
            return Run(run.game_at(at), YOU)
        run.game.jump(at)
        return run

    def keep(self, run: Run) -> None:
        """Keep an own game, or a run with comments, before another is shown."""
        if run.game.comments or (run.player == YOU and run.last):
            self._kept[_deal(run.game), run.player] = run

    def kept(self, game: Game, player: str = YOU) -> Run | None:
        """Return the run kept of the same deal, under the same rules, by the same player."""
        return self._kept.get((_deal(game), player))

    # help

    def hint(self) -> None:
        """Tell a move that may help and how sure it is, and mark its place."""
        run = self._shown.run
        move, text = self._adviser.advise(run.game_at(self._shown.at), self._shown.lang)
        self._shown.pause()
        self.hints += 1
        self.tell(text)
        self._shown.table.hinted = _place_of(self._position, move)
        if run.player == YOU:
            self._shown.table.score = self.score()

    def play_what_fits(self) -> None:
        """Play one card that fits, or tell that none does."""
        game = self._shown.run.game_at(self._shown.at)
        if game.position.is_over:
            raise MoveError("the game is over", key="game_over", stage=game.position.stage)
        play = fitting_play(game, but=self._held)
        if play is not None:
            self._make(play)
        else:
            self.tell(_why_nothing_fits(game, self._shown.lang))

    def tell_keys(self) -> None:
        """Tell what each key does."""
        self.tell(say(self._shown.lang, "ui-key-list"))

    def tell(self, text: str) -> None:
        """Show a few words beside the table until the next step."""
        self._shown.table.notice = text

    # choices

    def _offer(self, offer: Offer) -> None:
        lang, position = self._shown.lang, self._position
        laid = layout(position).find(offer.card_at)
        x, y, *_ = css_box(laid.box) if laid is not None else (50, 50)
        table = self._shown.table
        self._picked = offer.card_at
        self._shown.pause()
        with table.hold_sync():
            table.notice = ""
            table.places = [*places(position, lang), *targets(position, self._picked, lang)]
            table.offer = {
                "question": offer.question,
                "options": [
                    {"move": str(option.move), "label": option.label} for option in offer.options
                ],
                "x": x,
                "y": y,
            }

    def put_down(self) -> None:
        """Close a choice, and what was told with it."""
        self._picked = None
        table = self._shown.table
        with table.hold_sync():
            table.offer = {}
            table.notice = self.standing()
            table.places = list(places(self._position, self._shown.lang))

    # with each step

    def begin(self) -> None:
        """Take note that another run is shown."""
        self._held.clear()
        self.stepped(self._shown.at)

    def stepped(self, before: int) -> None:
        """Take note of a step shown: what was undone or done again."""
        run, at = self._shown.run, self._shown.at
        if run.player != YOU:
            return
        run.game.jump(at)
        if at < before:
            self._held.update(run.game.taken_back)
        else:
            steps = zip(run.positions[before:at], run.moves[before:at], strict=True)
            self._held -= {here.card_at(m.spot) for here, m in steps if isinstance(m, Play)}
        if at == before - 1:
            self.undos += 1
        self._shown.table.score = self.score()

    def forget(self) -> None:
        """Take note that a choice has been closed by what is shown now."""
        self._picked = None

    def standing(self) -> str:
        """Return what is to be said as long as the position is shown: that nothing fits, or ""."""
        position = self._position
        if self._shown.run.player != YOU or position.is_over or not position.arcs:
            return ""
        return "" if position.can_place else _nothing_fits(position, self._shown.lang)

    def score(self) -> str:
        """Return the counts of hints, moves taken back, and games come out, in words."""
        ends = self._ends.values()
        return say(
            self._shown.lang,
            "score",
            hints=self.hints,
            undos=self.undos,
            won=sum(ends),
            ended=len(ends),
        )

    @property
    def _position(self) -> Position:
        return self._shown.run.positions[self._shown.at]


def _deal(game: Game) -> _Deal:
    return (game.deck, game.wind, game.rules)


def _why_nothing_fits(game: Game, lang: str) -> str:
    position = game.position
    if position.plays:
        return say(lang, "nothing-fits-taken-back")
    if position.can_place:
        return say(lang, "nothing-fits-cross")
    return _nothing_fits(position, lang)


def _nothing_fits(position: Position, lang: str) -> str:
    key = "nothing-fits-wind" if position.is_stuck else "nothing-fits"
    return say(lang, key, transfers="none" if position.rules.transfers == "none" else "some")


def _place_of(position: Position, move: Move) -> str:
    """Return the name of the place that a move begins at."""
    if isinstance(move, Next):
        return "stock" if position.stage == "sunrise" else "onward"
    if isinstance(move, Transfer):
        return name_of(Pile(move.source, move.suit))
    return name_of(move.spot)
