"""`solve`: could this position be won?"""

from __future__ import annotations

from collections.abc import Callable
from numbers import Integral, Real
from typing import Any, Final, cast, get_args

from sunviz.engine import Game, Position, SunError
from sunviz.study.needs import need

from .verdict import Verdict, WindUse

#: the least memory that is of any use, in bytes
_LEAST_MEMORY: Final = 2**16


class SolverError(SunError):
    """A limit or a wish that a solver cannot work with."""


def solve(
    game_or_position: Game | Position,
    *,
    states: int = 20_000_000,
    seconds: float | None = None,
    memory: int = 256 * 2**20,
    wind: WindUse = "known",
    stop: Callable[[], bool] | None = None,
) -> Verdict:
    """Tell whether a position can be won by someone who knows the stock and the wind.

    Arguments: a game (its position now) or a position; ``states``, from 1 on:
    how many tables may be made, on any machine the same ones; ``seconds``,
    from 0 on: a limit by the clock as well; ``memory``, from 2¹⁶ on: bytes
    for the tables remembered, given back at the end; ``wind``: ``"known"``, or
    ``"before"`` if it must not blow; ``stop``: asked several times a second,
    ends the search when it says True. A limit that is reached makes
    ``"unknown"``, never ``"impossible"``. Ctrl-C is answered at once, too.

    Raises `SolverError` for limits out of range.

    >>> verdict = solve(Game.deal(1961))
    >>> verdict.kind, str(verdict.line[0])
    ('won', 'next')
    """
    position = _position(game_or_position)
    check_limits(states=states, seconds=seconds, memory=memory, wind=wind)
    if position.is_won:
        return Verdict("won", wind=wind)
    if position.is_lost or (position.stage == "wind" and wind == "before"):
        return Verdict("impossible", wind=wind)
    need("numba")
    from .searching import Limits, search

    return search(position, wind, int(memory), Limits(int(states), seconds, stop))


def _position(given: object) -> Position:
    position = given.position if isinstance(given, Game) else given
    if not isinstance(position, Position):
        raise SolverError(
            f"{given!r} is neither a game nor a position: give Game.deal(1961), for example",
            key="solver_given",
            given=str(given),
        )
    return position


def check_limits(
    *,
    states: object = 1,
    seconds: object = None,
    memory: object = _LEAST_MEMORY,
    wind: object = "known",
) -> None:
    """Raise `SolverError` for limits that `solve` does not take."""
    _check_limit("states", states, Integral, 1)
    _check_limit("memory", memory, Integral, _LEAST_MEMORY)
    if seconds is not None:
        _check_limit("seconds", seconds, Real, 0)
    if wind not in get_args(WindUse):
        raise SolverError(
            f"wind={wind!r} is unknown: 'known', or 'before' for a win before it blows",
            key="solver_wind",
            given=str(wind),
            known="known",
            before="before",
        )


def _check_limit(name: str, value: object, kind: type, lowest: int) -> None:
    if not isinstance(value, kind) or isinstance(value, bool) or not cast(Any, value) >= lowest:
        raise SolverError(
            f"{name}={value!r} is no limit: it must be a number from {lowest} on",
            key="solver_limit",
            name=name,
            given=str(value),
            lowest=lowest,
        )
