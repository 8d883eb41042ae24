"""The search over plans with its memory, run in slices."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from . import plans
from .board import (
    ARCS,
    BYTES,
    HEIGHTS,
    LAST_TWO,
    MET,
    MOST_RAYS,
    PLACED,
    RANKS,
    RAY_COUNT,
    TO_FIRST,
    TO_SECOND,
)
from .lines import Step

#: plans without a better one before the search begins anew
PATIENCE: Final = 800
#: tables that leave at most so many cards are tried in the wind
BLOWN: Final = 14
_ROOM = 1024


class Planning:
    """A search over plans from a table, to be run on and on.

    `game` and `takes` as `board` makes them; `table` and `stock` with a number
    of its own for each card, `faces` what they are; `turn` as `board` counts,
    before the wind; `wind` its number, or a number and the row, empty if it
    must not blow; `seed` of the search's own randomness.
    """

    def __init__(
        self,
        game: NDArray[np.int64],
        takes: NDArray[np.uint8],
        table: NDArray[np.uint8],
        stock: NDArray[np.uint8],
        faces: NDArray[np.uint8],
        turn: int,
        wind: NDArray[np.uint64],
        seed: int,
    ) -> None:
        self._game, self._takes, self._stock, self._faces = game, takes, stock, faces
        self._turn, self._wind = turn, wind
        self._last = int(game[ARCS] + 2 * game[RAY_COUNT])
        self._kept = np.zeros((self._last + 2, BYTES), np.uint8)
        self._kept[turn] = table
        self._trial = self._kept.copy()
        self._plans = np.zeros((2, 4, len(faces)), np.int16)
        self._stream = np.array([seed], np.uint64)
        self._counts = np.array([0, -1, -1, 0], np.int64)

    def run(self, tables: int) -> bool:
        """Search on for about so many tables; tell whether a win was found."""
        return bool(
            plans.search(
                self._game,
                self._stock,
                self._faces,
                self._takes,
                self._wind,
                self._turn,
                self._kept,
                self._trial,
                self._plans,
                self._stream,
                self._counts,
                PATIENCE,
                BLOWN,
                self.made + tables,
            )
        )

    @property
    def made(self) -> int:
        """How many tables were made so far."""
        return int(self._counts[plans.MADE])

    def steps(self) -> list[Step]:
        """Return the plays and relocations of the winning plan."""
        log = np.zeros((_ROOM, 4), np.int16)
        self._trial[self._turn] = self._kept[self._turn]
        plans.follow(
            self._game, self._stock, self._faces, self._takes,
            self._trial, self._plans[1], self._turn, log,
        )  # fmt: skip
        steps: list[Step] = [tuple(row) for row in log[1 : log[0, 0] + 1].tolist()]
        end = self._trial[self._last + 1]
        left = int(self._kept[self._turn, PLACED]) + len(self._faces) - int(end[PLACED])
        return steps + self._wind_steps(end) if left else steps

    def _wind_steps(self, end: NDArray[np.uint8]) -> list[Step]:
        cards, choices = np.zeros(105, np.uint8), np.zeros(106, np.int64)
        count = plans.blow_and_place(
            self._game, self._faces, self._takes, end, self._wind, cards, choices
        )
        heights = end[HEIGHTS : HEIGHTS + 8].copy()
        row = cards[:count].tolist()
        steps = []
        for choice in choices[:count].tolist():
            index = len(row) - 1
            if choice < 2:
                index = index - 1 if self._game[LAST_TWO] else 0
            suit, rank = divmod(row.pop(index), int(self._game[RANKS]))
            how = int(self._takes[heights[suit], heights[4 + suit], rank])
            if how == TO_FIRST + TO_SECOND:
                how = TO_SECOND if choice % 2 else TO_FIRST
            if how == MET:
                heights[suit], heights[4 + suit] = rank + 1, self._game[RANKS] - rank
            else:
                heights[suit + (4 if how == TO_SECOND else 0)] += 1
            steps.append((self._last + 1, MOST_RAYS, index, how))
        return steps
