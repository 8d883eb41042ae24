"""The two searches taking turns, until one of them decides or a limit is reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import monotonic
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sunviz.engine import Position

from . import exhaust
from .lines import Step, line_of, turn_of
from .planning import Planning
from .proving import Proof
from .setting import game_of, table_of, takes_of
from .verdict import Reason, Verdict, WindUse

#: tables made between two looks at the clock: well under half a second
_SLICE: Final = 200_000
#: tables of the first round; each round takes twice as many as the one before
_FIRST_ROUND: Final = 20_000
#: what share of a round goes to the proof, where plans are searched as well: one in so many
_FOR_PROOF: Final = 8
_CARDS: Final = 104
#: of the search's own randomness: always the same, so that the verdict is, too
_SEED: Final = 1961


def search(position: Position, wind: WindUse, memory: int, limits: Limits) -> Verdict:
    """Return what is found out about a position that is not over, within these limits."""
    searching = _Search(position, wind, memory)
    steps = searching.run(limits)
    made = searching.made
    if steps is not None:
        return Verdict("won", line_of(position, steps), states=made, wind=wind)
    if searching.exhausted:
        return Verdict("impossible", states=made, wind=wind)
    reason = limits.reached or ("memory" if searching.out_of_memory else "states")
    return Verdict("unknown", reason=reason, states=made, wind=wind)


class Limits:
    """How long a search may go on."""

    def __init__(self, states: int, seconds: float | None, stop: Callable[[], bool] | None) -> None:
        self.states = int(states)
        self._until = None if seconds is None else monotonic() + seconds
        self._stop = stop
        self.reached: Reason | None = None

    def are_reached(self) -> bool:
        """Look at the clock and ask whoever may stop the search."""
        if self._stop is not None and self._stop():
            self.reached = "aborted"
        elif self._until is not None and monotonic() >= self._until:
            self.reached = "time"
        return self.reached is not None


class _Search:
    """Both searches from one position, taking turns: one finds wins, one comes to an end."""

    def __init__(self, position: Position, wind: WindUse, memory: int) -> None:
        rules, turn = position.rules, turn_of(position)
        game, takes = game_of(rules, len(position.stock)), takes_of(rules)
        number = _wind_of(position) if wind == "known" else np.empty(0, np.uint64)
        stock = np.array(position.stock, np.uint8)
        table = table_of(position.rays, position.heights, position.clouds)
        self.exhausted = self.out_of_memory = False
        self._begin_proof = partial(Proof, game, takes, table, stock, turn, _CARDS, number, memory)
        self._proof: Proof | None = None
        self._planning = None
        if position.stage != "wind":
            self._planning = Planning(game, takes, *_numbered(position), turn, number, _SEED)
        self._proved = 0  # tables of a proof given up

    @property
    def made(self) -> int:
        """How many tables were made."""
        searches = (self._planning, self._proof)
        return self._proved + sum(search.made for search in searches if search)

    def run(self, limits: Limits) -> list[Step] | None:
        """Search until a win is found, none is left, or a limit is reached."""
        round_ = _FIRST_ROUND
        while self.made < limits.states and (self._planning or not self.out_of_memory):
            for tables in _slices(min(round_, limits.states - self.made)):
                steps = self._slice(tables, may_prove=round_ > _FIRST_ROUND)
                if steps is not None or self.exhausted or limits.are_reached():
                    return steps
            round_ *= 2
        return None

    def _slice(self, tables: int, may_prove: bool) -> list[Step] | None:
        if self._planning is None:
            return self._prove(tables)
        for_proof = tables // _FOR_PROOF if may_prove and not self.out_of_memory else 0
        if self._planning.run(tables - for_proof):
            return self._planning.steps()
        return self._prove(for_proof) if for_proof else None

    def _prove(self, tables: int) -> list[Step] | None:
        if self.out_of_memory:
            return None
        proof = self._proof = self._proof or self._begin_proof()
        stands = proof.run(tables)
        if stands == exhaust.WON:
            return proof.steps()
        self.exhausted = stands == exhaust.EXHAUSTED
        self.out_of_memory = stands == exhaust.NO_MEMORY
        if self.out_of_memory:
            self._proved, self._proof = proof.made, None
        return None


def _slices(tables: int) -> Iterator[int]:
    while tables > 0:
        yield min(tables, _SLICE)
        tables -= _SLICE


def _wind_of(position: Position) -> NDArray[np.uint64]:
    wind = position.wind
    return np.array([0, *wind] if isinstance(wind, tuple) else [wind], np.uint64)


def _numbered(
    position: Position,
) -> tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.uint8]]:
    """Return table and stock with a number of its own for each card, and their faces."""
    faces: list[int] = []

    def numbers(cards: tuple[int, ...]) -> list[int]:
        faces.extend(cards)
        return list(range(len(faces) - len(cards), len(faces)))

    stock = numbers(position.stock)
    rays = [numbers(ray) for ray in position.rays]
    clouds = [numbers(cloud) for cloud in position.clouds]
    table = table_of(rays, position.heights, clouds)
    return table, np.array(stock, np.uint8), np.array(faces, np.uint8)
