"""The step-through: one run, one picture, every control around it."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from typing import Any

import ipywidgets as widgets

from sunviz import story
from sunviz.engine import (
    PLAYERS,
    RULE_BOOKS,
    Game,
    MoveError,
    Position,
    Rules,
    read_rules,
    sharing,
)
from sunviz.engine.deals import check_number
from sunviz.picture import THEMES, options
from sunviz.picture.options import SUITS
from sunviz.story import say
from sunviz.story.parting import book_name

from .analyst import ANY, WISHES, Analyst
from .controls import MARKS, SPEEDS, Choices, Controls, name_play
from .hands import Hands
from .keeping import Keeping
from .rules_panel import OFF, OWN, RulesPanel, check_text
from .run import EXPERT, RECORDED, SOLVED, YOU, Run
from .stepping import SteppingBox
from .table import Table
from .views import Views


class Explorer(SteppingBox):
    """The widget that `explore` makes.

    It records the whole run once and then only moves a mark along it, so
    every step, back or forth, costs one picture.
    """

    def __init__(
        self,
        game: int | Game,
        *,
        rules: str | Rules,
        lang: str,
        player: str,
        theme: str,
        suits: str,
        at: int,
        text: str | None,
    ) -> None:
        self._lang = story.check_language(lang)
        self._text = check_text(text)
        self._side_by_side = False
        self._look: dict[str, Any] = {"theme": theme, "suits": suits, **dict.fromkeys(MARKS, True)}
        options.look(lang=lang, open_ray=True, **self._look)  # refuses what cannot be drawn
        self._run = _run(game, rules, player)
        self._recorded = self._run.game if self._run.player == RECORDED else None
        self._at = self._step_number(at)
        self._speed: float = 1  # steps a second
        self._motion = True
        self._wish: Any = ANY  # of the next deal
        self.table = Table()
        self.rules_panel = RulesPanel()
        self.stand = widgets.VBox([self.table])  # the table, and what stands beside it
        self.stand.add_class("sunviz-stand")
        self.views = Views(on_ahead=lambda view: self.table.prepare(view.frame), hands=True)
        self.controls = Controls()
        self.hands = Hands(self)
        self.keeping = Keeping(self)
        self.analyst = Analyst(self)
        self._fill_controls()
        self._paint()
        steps, stages, *settings = self.controls.rows()
        # the buttons above the picture: they never move, and fit on one screen with it
        self._strip_place = widgets.VBox()  # empty as long as no analysis is wanted
        self._strip_place.add_class("sunviz-strip-place")
        above = [steps, self._strip_place, stages, self.stand, self.keeping.remark]
        super().__init__([*above, *settings, self.keeping])
        self.add_class("sunviz-explorer")
        self._mark_stages(own=False)
        self.hands.begin()
        self._listen()

    # what it shows

    @property
    def lead(self) -> Table:
        """The table."""
        return self.table

    @property
    def last(self) -> int:
        """The last step of the run."""
        return self._run.last

    @property
    def run(self) -> Run:
        """The run that is stepped through."""
        return self._run

    @property
    def position(self) -> Position:
        """The position shown."""
        return self._run.positions[self._at]

    @property
    def look(self) -> Mapping[str, Any]:
        """The look of the picture: theme, suit colours, marks."""
        return self._look

    @property
    def game(self) -> Game:
        """The game that is stepped through: played to its end, or, a person's own, as it is now."""
        return self._run.game

    # stepping

    def jump(self, stage: str) -> None:
        """Show the first step of a stage; `MoveError` if the run does not reach it."""
        first = self._run.stages().get(stage)  # type: ignore[call-overload]
        if first is None:
            raise MoveError(f"this game does not reach the stage {stage!r}", key="no_stage")
        self.go(first)

    def show_run(self, run: Run, at: int) -> None:
        """Show a step of a run that a person has just played on."""
        was_own, self._run = self._run.player == YOU, run
        self.pause()
        if was_own:
            self.controls.slider.max = run.last
        else:
            self._fill_controls()
        self._show_step(at)
        self.analyst.begin()

    def show_line(self, game: Game, at: int) -> None:
        """Show a step of a game that wins."""
        self._show(Run(game, SOLVED), at)

    # another run

    def load(
        self,
        game: int | Game,
        *,
        rules: str | Rules | None = None,
        player: str | None = None,
    ) -> None:
        """Show another deal or game from its start; on an error all stays as it was."""
        self._show(
            _run(
                game,
                self._run.game.rules if rules is None else rules,
                self._player() if player is None else player,
            )
        )

    def resume(self, game: Game) -> None:
        """Show a game that was kept: where it was left, or, a finished one, from its start."""
        if game.position.is_over:
            self._show(Run(game))
        else:
            self._show(_own(game), len(game))

    def annotate(self, text: str, at: int | None = None) -> None:
        """Set the comment on a step, by default the one shown; an empty text removes it.

        A game that is not the reader's own is copied first, moves and all.
        Raises `SunError` for a text that a record cannot hold.
        """
        run, at = self._run, self._at if at is None else at
        if run.player == YOU:
            run.game.set_comment(text, at)
        else:
            game = run.game_at(run.last)
            game.set_comment(text, at)
            self._run = Run(game, run.player)
            if run.player == RECORDED:
                self._recorded = game
        self.keeping.stepped()

    # the inside

    def _listen(self) -> None:
        controls = self.controls
        self._listen_to_steps(controls.buttons, controls.slider)
        for stage, button in controls.jumps.items():
            button.on_click(self._guarded(lambda _, stage=stage: self.jump(stage)))
        for name, button in controls.help.items():
            button.on_click(self._guarded(lambda _, name=name: self.hands.ask(name)))
        controls.another.on_click(self._guarded(lambda _: self._another_deal()))
        self._observe(controls.deal, self._choose_deal)
        chosen: dict[str, Callable[[Any], None]] = {
            "wish": self._choose_wish,
            "speed": self._choose_speed,
            "rules": lambda rules: self._replay(rules=rules),
            "player": self._choose_player,
            "language": self._choose_language,
            "theme": partial(self._choose_look, "theme"),
            "suits": partial(self._choose_look, "suits"),
            "text": self._choose_text,
        }
        for name, handler in chosen.items():
            self._observe(controls.choices[name], handler)
        for name, box in controls.marks.items():
            self._observe(box, partial(self._choose_look, name))
        self._observe(controls.motion, self._choose_motion)
        self._observe(controls.side_by_side, self._choose_side_by_side)
        self._observe(controls.analysis, self._choose_analysis)
        controls.win.on_click(self._guarded(lambda _: self.analyst.show_win()))
        self.analyst.strip.on_msg(self._guarded(lambda _, content, __: self.analyst.hear(content)))
        self.table.on_msg(self._guarded(lambda _, content, __: self._hear(content)))
        self.table.observe(self._guarded(lambda _: self._paint()), "dense")
        self.table.observe(self._guarded(lambda _: self._name_play()), "playing")

    def _heard(self, content: Mapping[str, Any]) -> None:
        self.hands.hear(content)

    def _toggle_play(self) -> None:
        mine = self._run.player == YOU and self._at == self.last
        if self.table.playing or not mine:  # else it is the person's turn
            super()._toggle_play()

    def _name_play(self) -> None:
        name_play(self.controls.buttons["play"], self._lang, playing=self.table.playing)

    def _choose_deal(self, text: str) -> None:
        digits = text.strip()
        number: Any = int(digits) if re.fullmatch("[0-9]{1,30}", digits) else digits
        self._replay(deal=check_number(number))

    def _another_deal(self) -> None:
        if self._wish == ANY:
            self._replay(deal=secrets.randbelow(1_000_000))
        else:
            self.analyst.find_deal(self._wish)

    def _choose_wish(self, wish: str) -> None:
        self._wish = wish

    def _choose_player(self, player: str) -> None:
        if player == RECORDED and self._recorded is not None:
            self._show(Run(self._recorded))
        elif player == YOU:
            kept = self.hands.kept(self._run.game)
            if kept is not None:
                self._show(kept, kept.last)
            else:
                self._show(self.hands.own_run(), self._at)
        else:
            self._replay(player=player)

    def _replay(
        self, *, deal: int | None = None, rules: str | None = None, player: str | None = None
    ) -> None:
        """Play a deal, by default the one shown, anew."""
        game = self._run.game
        run = Run.played(
            game if deal is None else deal,
            game.rules if rules is None else rules,
            self._player() if player is None else player,
        )
        run = self.hands.kept(run.game, run.player) or run
        self._show(run, run.last if run.player == YOU else 0)

    def _player(self) -> str:
        """Return who plays the next game: nobody can replay a recorded one, or a way to win."""
        return "plain" if self._run.player in (RECORDED, SOLVED) else self._run.player

    def _show(self, run: Run, at: int = 0) -> None:
        self.hands.keep(self._run)
        if run.player == RECORDED:
            self._recorded = run.game
        self._run, self._at = run, at
        self.pause()
        self._fill_controls()
        self._paint()
        self._mark_stages(own=False)
        self.hands.begin()
        self.analyst.begin()

    def _show_step(self, at: int) -> None:
        before, self._at = self._at, at
        self._paint(moving=at == before + 1)
        self.hands.stepped(before)

    def _choose_speed(self, speed: float) -> None:
        self._speed = speed
        self.table.interval = round(1000 / speed)

    def _choose_language(self, lang: str) -> None:
        self._lang = story.check_language(lang)
        self._fill_controls()
        self._paint()

    def _choose_motion(self, chosen: bool) -> None:
        self._motion = chosen

    def _choose_look(self, name: str, value: Any) -> None:
        self._look[name] = value
        self._paint()

    def _choose_text(self, text: str) -> None:
        self._text = text
        self._fill_controls()
        self._show_rule()

    def _choose_analysis(self, chosen: bool) -> None:
        self._strip_place.children = [self.analyst.strip] if chosen else []
        self.analyst.want(chosen)

    def _choose_side_by_side(self, chosen: bool) -> None:
        self._side_by_side = chosen
        self._show_rule()

    def _refill(self) -> None:
        self._fill_controls()

    def _fill_controls(self) -> None:
        """Let every control say, in the language of now, what is so."""
        run, controls = self._run, self.controls
        with self._quietly():
            controls.name(self._lang, self._choices(), own=run.player == YOU)
            self._name_play()
            controls.slider.max = run.last
            controls.deal.value = "" if run.game.number is None else str(run.game.number)
            for name, value in {
                "wish": self._wish,
                "speed": self._speed,
                "rules": run.game.rules.name,
                "player": run.player,
                "language": self._lang,
                "text": self._text,
                **{name: self._look[name] for name in ("theme", "suits")},
            }.items():
                controls.choices[name].value = value
            controls.side_by_side.value = self._side_by_side
            controls.side_by_side.disabled = self._text == OFF

    def _choices(self) -> Choices:
        lang = self._lang
        books = [(say(lang, f"ui-book-{book}"), book) for book in RULE_BOOKS]
        own = self._run.game.rules.name
        if own not in RULE_BOOKS:
            books.append((book_name(self._run.game.rules, lang), own))
        players = [(say(lang, f"ui-player-{name}"), name) for name in (*_players(), YOU)]
        if self._recorded is not None:
            players.append((say(lang, "ui-recorded"), RECORDED))
        if self._run.player == SOLVED:
            players.append((say(lang, "ui-player-solved"), SOLVED))
        return {
            "wish": [(say(lang, f"ui-wish-{wish}"), wish) for wish in (ANY, *WISHES)],
            "speed": [(f"{name} ×", speed) for name, speed in SPEEDS.items()],
            "rules": books,
            "player": players,
            "language": [(story.LANGUAGE_NAMES[each], each) for each in story.LANGUAGES],
            "theme": [(say(lang, f"ui-theme-{theme}"), theme) for theme in THEMES],
            "suits": [(say(lang, f"ui-suits-{suits}"), suits) for suits in SUITS],
            "text": [(say(lang, f"ui-text-{text}"), text) for text in (OFF, OWN, *story.TEXTS)],
        }

    def _paint(self, *, moving: bool = False) -> None:
        """Show the step of now: picture, words, slider, stage; cards glide if it was stepped to."""
        view = self.views.get(self._run, self._at, self._lang, self._look, dense=self.table.dense)
        self.hands.forget()
        words = {**view.words, "notice": self.hands.standing(), "hinted": "", "offer": {}}
        words["score"] = self.hands.score() if self._run.player == YOU else ""
        if not (moving and self._motion):
            words["glide"] = {}
        self.table.show(view.frame, **words)
        with self._quietly():
            self.controls.slider.value = self._at
            self._mark_stages(own=self._run.player == YOU)
        self._show_rule()
        self.keeping.stepped()
        self.analyst.stepped()

    def _mark_stages(self, *, own: bool) -> None:
        self.controls.show_stage(self._run.stages(), self._run.stage_at(self._at), own=own)

    def _show_rule(self) -> None:
        """Show the rule now beside the table, if it is wished for."""
        if self._text == OFF:
            self.stand.children = (self.table,)
            return
        self.rules_panel.show(
            self._text, self._lang, self._run, self._at, side_by_side=self._side_by_side
        )
        self.stand.children = (self.table, self.rules_panel)

    # in a notebook and in a terminal

    def __repr__(self) -> str:
        game = self._run.game
        deal = f"deal {game.number}" if game.number is not None else "a given deck"
        return f"<Explorer of {deal} under {game.rules.name}, step {self._at} of {self.last}>"

    def still(self) -> tuple[bytes, str]:
        """Return the picture shown as PNG, and what it shows in words."""
        return self.table.frame, self.table.alt


def explore(
    game: int | Game | str = 1961,
    *,
    rules: str | Rules = "ru-book",
    lang: str = "en",
    player: str = "plain",
    theme: str = "light",
    suits: str = "two",
    at: int | None = None,
    text: str | None = None,
) -> Explorer:
    """Return a widget that steps through a game, back and forth.

    `game` is a deal number, 0 … 2⁶⁴−1, played by a named player under
    `rules`; or a `Game`, whose own moves are shown under its own rules (a game
    without moves is played by `player`); or the short text that
    `Game.to_short` gives, or the text of a record, which are shown as they were
    left. With the `player` "you" the game is
    the reader's own to go on with. `lang` is en, ru or sv; `theme` light, dark
    or contrast; `suits` two or four (colours); `at` the first step shown,
    negative from the end; by default the start, of a text its last step.
    `text` shows the rule now in a text beside the table: B (the Russian book),
    W (the web article), S (the Swedish article), "rules" (the text of the rules
    chosen), or None. Raises `SunError`
    for anything else.

    >>> explore(1961)
    <Explorer of deal 1961 under ru-book, step 0 of 124>
    """
    if isinstance(game, str):
        game = sharing.read_text(game)
        at = len(game) if at is None else at
    at = 0 if at is None else at
    return Explorer(
        game, rules=rules, lang=lang, player=player, theme=theme, suits=suits, at=at, text=text
    )


def _players() -> tuple[str, ...]:
    """Return the players to choose among; the expert needs numba."""
    return (*PLAYERS, EXPERT) if find_spec("numba") else tuple(PLAYERS)


def _run(game: int | Game, rules: str | Rules, player: str) -> Run:
    if not isinstance(game, Game):
        return Run.played(game, read_rules(rules), player)
    if player == YOU:
        return _own(game)
    if not game.moves:
        return Run.played(game, rules=game.rules, player=player)
    return Run(Run(game).game_at(len(game)))  # a copy: the one given may be played on elsewhere


def _own(game: Game) -> Run:
    """Return a game as the reader's own, copied, so that playing leaves the one given as it is."""
    return Run(Run(game).game_at(len(game)), YOU)
