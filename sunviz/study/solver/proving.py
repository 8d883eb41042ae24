"""The exhaustive search with its memory, run in slices."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from . import exhaust, keys
from .board import BYTES, FIRST, MOST_RAYS
from .lines import Step

_FACES = 64
_SLOT = 8  # bytes


class Proof:
    """An exhaustive search from a table, to be run on and on.

    `game` and `takes` as `board` makes them; `table` and `stock` with faces
    for cards; `turn` as `board` counts; `goal` the cards of all packs;
    `wind` its number, or a number and the row, empty if it must not blow;
    `memory` in bytes, an upper bound on what the search remembers.
    """

    def __init__(
        self,
        game: NDArray[np.int64],
        takes: NDArray[np.uint8],
        table: NDArray[np.uint8],
        stock: NDArray[np.uint8],
        turn: int,
        goal: int,
        wind: NDArray[np.uint64],
        memory: int,
    ) -> None:
        slots = 1 << max(6, (memory // 4 // _SLOT).bit_length() - 1)
        self._tables = np.zeros((exhaust.DEPTH, BYTES), np.uint8)
        self._tables[0] = table
        self._turns = np.zeros(exhaust.DEPTH, np.int64)
        self._turns[0] = turn
        self._moves = np.zeros((exhaust.DEPTH, exhaust.MOVES, 3), np.int16)
        self._counts = np.zeros(exhaust.DEPTH, np.int64)
        self._path = np.zeros(exhaust.DEPTH, np.int64)
        self._numbers = np.array([-1, 0, 0, 0], np.int64)
        self._slots = np.zeros(slots, np.int64)
        self._store = np.empty(max(512, memory - _SLOT * slots), np.uint8)
        self._start = game, stock, np.arange(_FACES, dtype=np.uint8), takes, wind, goal

    def run(self, tables: int) -> int:
        """Search on for about so many tables; return `exhaust.GOING_ON` or how it ended."""
        return int(
            exhaust.exhaust(
                *self._start,
                self._tables,
                self._turns,
                self._moves,
                self._counts,
                self._path,
                self._slots,
                self._store,
                self._numbers,
                self.made + tables,
            )
        )

    @property
    def made(self) -> int:
        """How many tables were made so far."""
        return int(self._numbers[keys.MADE])

    def steps(self) -> list[Step]:
        """Return the plays and relocations that led to the table looked at last: a won one."""
        depth = int(self._numbers[keys.AT])
        steps = []
        for at in range(depth):
            place, index, how = self._moves[at, self._path[at]].tolist()
            if place >= MOST_RAYS:
                index -= int(self._tables[at, FIRST + place - MOST_RAYS])
            if place != exhaust.NEXT:
                steps.append((int(self._turns[at]), place, index, how))
        return steps
