"""A chunk of deals played in one go, in whatever thread, process or machine."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sunviz.engine import Player, Rules, SunError

from .errors import StudyError
from .players import FAST, player_name
from .readable import FIGURES, row_of


class Chunk(NamedTuple):
    """The rows of figures of a chunk, and the error that cut it short, if one did."""

    rows: NDArray[np.uint8]
    error: StudyError | None = None


@cache
def kernel() -> ModuleType | None:
    """Return the compiled kernel, None where numba is missing."""
    try:
        from . import kernel as compiled_kernel
    except ImportError:
        return None
    return compiled_kernel


def is_fast(player: str | Player) -> bool:
    """Say whether the kernel plays for this player here."""
    return isinstance(player, str) and player in FAST and kernel() is not None


def play_chunk(numbers: NDArray[np.uint64], rules: Rules, player: str | Player) -> Chunk:
    """Play the deals of these numbers in their order.

    A player that breaks the rules, never ends or raises ends the chunk: the
    rows before that deal are kept, and the error names the deal.

    >>> play_chunk(np.array([6, 7], np.uint64), Rules(), "plain").rows.tolist()
    [[2, 104, 34, 85, 104], [4, 90, 27, 56, 90]]
    """
    fast = kernel()
    if isinstance(player, str) and player in FAST and fast:
        return Chunk(fast.play_fast(numbers, rules, player))
    rows = np.zeros((len(numbers), FIGURES), np.uint8)
    for place, deal in enumerate(numbers.tolist()):
        try:
            rows[place] = row_of(deal, rules, player)
        except Exception as error:  # whatever a player's function may raise
            return Chunk(rows[:place], _told(deal, player, error))
    return Chunk(rows)


def _told(deal: int, player: str | Player, error: Exception) -> StudyError:
    name = player_name(player)
    if isinstance(error, SunError):
        return StudyError(
            f"deal {deal}: {error}",
            key="study_player",
            deal=str(deal),
            name=name,
            reason=SunError(str(error), key=error.key, **_plain(error)),
        )
    reason = f"{type(error).__name__}: {error}"
    return StudyError(
        f"deal {deal}: the player {name} broke down with {reason}",
        key="study_player_broke",
        deal=str(deal),
        name=name,
        reason=reason,
    )


def _plain(error: SunError) -> dict[str, object]:
    """Return the fields of an error, its reason as an error of its own where it had one."""
    fields = dict(error.fields)
    cause = error.__cause__
    if isinstance(cause, SunError) and "reason" in fields:
        fields["reason"] = SunError(str(cause), key=cause.key, **cause.fields)
    return fields
