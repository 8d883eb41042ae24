"""Which steps of a game are shown, and what is said at each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sunviz.engine.errors import MoveError
from sunviz.engine.game import Game
from sunviz.engine.position import STAGES, Position
from sunviz.story import say
from sunviz.story.catalogue import capital
from sunviz.story.narrator import narrate, stage_name

from .errors import AnimationError

#: how long a step is shown, in ms: some time to look, and some for each letter
_LOOK: Final = 600
_LETTER: Final = 36
_SHORTEST, _LONGEST, _LAST = 1200, 5000, 4000


@dataclass(frozen=True, slots=True)
class Shot:
    """A step: its position, what is said of it, and how long it is shown, in ms."""

    at: int
    position: Position
    heading: str
    cited: str
    sentence: str
    progress: float
    ms: int


def steps_shown(game: Game, stage: str | None, start: int | None, stop: int | None) -> range:
    """Return the steps that are shown: all, those of a stage, or from one to another.

    A stage begins with the step before its first one, so that its first cards are
    seen to move, and ends with what ended it. Raises `MoveError` for a stage that the
    game does not reach and for steps that it does not have, `AnimationError` if
    nothing would move.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next"); game.push("next")
    >>> steps_shown(game, None, None, None), steps_shown(game, None, 1, 2)
    (range(0, 3), range(1, 3))
    """
    last = len(game)
    if not last:
        raise AnimationError(
            "this game has no moves yet: play it first, for example with play_out",
            key="animation_no_moves",
        )
    low, high = (0, last) if stage is None else _stage(game, stage)
    low, high = (
        _within(low if start is None else start, last),
        _within(high if stop is None else stop, last),
    )
    if low >= high:
        raise AnimationError(
            f"from step {low} to step {high} nothing moves", key="animation_steps",
            start=low, stop=high,
        )  # fmt: skip
    return range(low, high + 1)


def _stage(game: Game, stage: str) -> tuple[int, int]:
    if stage not in STAGES[:4]:
        stages = ", ".join(STAGES[:4])
        raise AnimationError(
            f"there is no stage {stage!r}: choose one of {stages}", key="animation_stage",
            given=str(stage), stages=stages,
        )  # fmt: skip
    found = [at for at, position in enumerate(game.positions) if position.stage == stage]
    if not found or found[-1] == 0:
        raise MoveError(f"this game does not reach the stage {stage!r}", key="no_stage")
    ended = game.positions[found[-1] + 1 : found[-1] + 2]
    over = bool(ended) and ended[0].stage in ("won", "lost")
    return max(0, found[0] - 1), found[-1] + over


def _within(at: object, last: int) -> int:
    if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at <= last:
        raise MoveError(
            f"there is no position {at!r}: the game has the positions 0 to {last}",
            key="no_position", at=str(at), last=last,
        )  # fmt: skip
    return at


def shots(game: Game, steps: range, lang: str) -> list[Shot]:
    """Return the shots of some steps of a game."""
    return [_shot(game, at, steps, lang) for at in steps]


def _shot(game: Game, at: int, steps: range, lang: str) -> Shot:
    position = game.positions[at]
    before, move = (game.positions[at - 1], game.moves[at - 1]) if at else (None, None)
    told = narrate(before, move, position, lang)
    ms = _LAST if at == steps[-1] else _LOOK + _LETTER * len(told.text)
    return Shot(
        at=at,
        position=position,
        heading=say(lang, "ui-step", stage=stage_name(position, lang), step=at, last=len(game)),
        cited=capital(told.cite),
        sentence=told.text,
        progress=(at - steps[0]) / (len(steps) - 1),
        ms=max(_SHORTEST, min(_LONGEST, ms)),
    )
