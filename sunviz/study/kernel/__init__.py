"""Whole deals played at the speed of the machine: no Python object a card.

The same rules and players as in `sunviz.engine`, told again over arrays of
small numbers, and held equal to them row for row by the tests. `table` says
what lies where, `stages` what `next` does, and each player has a file.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sunviz.engine.rules import Rules

from ..readable import FIGURES
from .at_random import LIST, play_random
from .careful import new_mind, play_careful
from .plain import play_plain
from .starts import fresh_table, table_of
from .table import new_table

__all__ = ["new_table", "play_fast", "table_of"]

#: for each player: what plays deals, and what makes the mind it thinks with
_PLAYERS: dict[str, tuple[Any, Callable[[Rules], Any]]] = {
    "plain": (play_plain, lambda rules: None),
    "careful": (play_careful, new_mind),
    "random": (play_random, lambda rules: np.zeros(1, LIST)),
}


def play_fast(
    deals: NDArray[np.uint64], rules: Rules, player: str, start: NDArray[np.void] | None = None
) -> NDArray[np.uint8]:
    """Return one row of `FIGURES` figures for each deal number, in their order.

    `player` is one of `players.FAST`. The wind has the deal's number. With a
    `start` (`table_of`) the games go on from there, the cards still in stock
    shuffled for the deal; of stages that were over before, nothing is told (0).

    >>> play_fast(np.array([6], np.uint64), Rules(), "plain").tolist()
    [[2, 104, 34, 85, 104]]
    """
    rows = np.zeros((len(deals), FIGURES), np.uint8)
    play, new_mind = _PLAYERS[player]
    start = fresh_table(rules) if start is None else start
    play(deals, start, new_table(rules), new_mind(rules), rows)
    return rows
