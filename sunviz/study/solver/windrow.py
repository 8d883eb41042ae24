"""The wind row, searched for a way to place all of it."""

from __future__ import annotations

from typing import Any

import numpy as np

from sunviz.study.compiled import part

from .board import LAST_TWO, MET, RANKS, TO_FIRST, TO_SECOND, copy

#: how far one wind row is searched where many are tried
WIND_TABLES = 200


@part
def _way_on(game: Any, takes: Any, heights: Any, face: Any, choice: Any) -> Any:
    """Return how a face lands by this choice 0 or 1 of its ways, 0 if it has none such."""
    suit = face // game[RANKS]
    how = np.int64(takes[heights[suit], heights[4 + suit], face - suit * game[RANKS]])
    if how == TO_FIRST + TO_SECOND:
        return TO_SECOND if choice else TO_FIRST
    return 0 if choice else how


@part
def wind_won(game: Any, takes: Any, row: Any, count: Any, heights: Any, most: Any, log: Any) -> Any:
    """Search for a way to place the whole wind row, at most so many tables; True if one is found.

    `log` holds a choice 2 · side + way for each card placed, side 1 being the last card.
    """
    ways = np.empty((count + 1, 8), np.uint8)
    sides = np.empty((count + 1, 2), np.int64)
    copy(heights, ways[0])
    sides[0, 0], sides[0, 1] = count - 2 if game[LAST_TWO] else 0, count - 1
    depth = 0
    log[0] = 4
    while depth < count and most > 0:
        choice = log[depth] - 1
        log[depth] = choice
        if choice < 0:
            if depth == 0:
                return False
            depth -= 1
            continue
        side = choice // 2
        if side == 0 and depth == count - 1:  # one card has one end
            continue
        face = np.int64(row[sides[depth, side]])
        how = _way_on(game, takes, ways[depth], face, choice % 2)
        if how == 0:
            continue
        most -= 1
        there = ways[depth + 1]
        copy(ways[depth], there)
        suit = face // game[RANKS]
        if how == MET:
            rank = face - suit * game[RANKS]
            there[suit], there[4 + suit] = rank + 1, game[RANKS] - rank
        else:
            there[suit + (0 if how == TO_FIRST else 4)] += 1
        _take_end(game, sides[depth], sides[depth + 1], side)
        depth += 1
        log[depth] = 4
    return depth == count


@part
def _take_end(game: Any, before: Any, after: Any, side: Any) -> None:
    """Tell which cards of the row lie free after one was played."""
    after[0], after[1] = before[0], before[1]
    if game[LAST_TWO]:
        if side == 1:
            after[1] = before[0]
        after[0] -= 1
    elif side == 1:
        after[1] -= 1
    else:
        after[0] += 1
