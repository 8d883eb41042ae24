"""The wind row, searched to its end: everything in it lies open."""

from __future__ import annotations

from typing import Final

from .cards import Card
from .landings import landings, way
from .legal import cloud_ends
from .moves import NEXT, Move, Spot
from .position import Position
from .rules import Rules

#: so many different ways on are looked at for one move, at the most
MOST_STATES: Final = 2000

_Heights = tuple[int, ...]


def wind_move(position: Position) -> Move:
    """Return the first move of a way that places the most cards of the wind row (B 12).

    Of equally good cards the first in the order of `legal_moves`, the ace row
    before the king row; `next` (giving up) when none can be placed. Exact as
    long as the search stays under `MOST_STATES`; beyond that, what it has not
    looked at counts for nothing.
    """
    search = _Search(position.rules)
    row, heights = position.clouds[0], position.heights
    best: tuple[int, Move] = (0, NEXT)
    for at in cloud_ends(len(row), position.rules):
        card = row[at - 1]
        suit = card // 13
        piles = heights[suit], heights[suit + 4]
        for landing in landings(position.rules, piles).by_rank.get(card % 13, ()):
            rest = row[: at - 1] + row[at:]
            placed = 1 + search.most(rest, _with(heights, suit, landing))
            if placed > best[0]:
                move = way(position.rules, suit, piles, landing, Spot("c", 1, at))
                best = (placed, move)
    return best[1]


def _with(heights: _Heights, suit: int, landing: tuple[int, int]) -> _Heights:
    new = list(heights)
    new[suit], new[suit + 4] = landing
    return tuple(new)


class _Search:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._known: dict[tuple[tuple[Card, ...], _Heights], int] = {}

    def most(self, row: tuple[Card, ...], heights: _Heights) -> int:
        """Return how many cards of the row can be placed, 0…len(row)."""
        key = row, heights
        if key in self._known:
            return self._known[key]
        if len(self._known) >= MOST_STATES:
            return 0
        self._known[key] = best = 0
        for at in cloud_ends(len(row), self._rules):
            card = row[at - 1]
            suit = card // 13
            found = landings(self._rules, (heights[suit], heights[suit + 4]))
            for landing in found.by_rank.get(card % 13, ()):
                rest = row[: at - 1] + row[at:]
                best = max(best, 1 + self.most(rest, _with(heights, suit, landing)))
                if best == len(row):
                    break
        self._known[key] = best
        return best
