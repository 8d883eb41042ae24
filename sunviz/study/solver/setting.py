"""What a search is given: a game's sizes and switches, its landings, and the table, as numbers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sunviz.engine.rules import Rules

from .board import (
    BYTES,
    CLOUDS,
    END,
    FIRST,
    HEAP,
    HEAPED,
    HEIGHTS,
    MET,
    PLACED,
    RAYS,
    SIZES,
    TO_FIRST,
    TO_SECOND,
    WIDTH,
)


def game_of(
    rules: Rules, stock: int, *, suits: int = 4, ranks: int = 13, rays: int = 13
) -> NDArray[np.int64]:
    """Return the sizes and switches of a game; `stock` is how many cards the stock will deal.

    >>> game_of(Rules(), 104).tolist()
    [4, 13, 13, 8, 104, 0, 1, 0, 0, 0]
    """
    return np.array(
        [
            suits,
            ranks,
            rays,
            -(-2 * suits * ranks // rays),
            stock,
            rules.refill == "empty_first",
            rules.sun_plays,
            rules.cloud_ends == "last_two",
            rules.packet == "tip_first",
            rules.relocate,
        ],
        np.int64,
    )


def takes_of(rules: Rules, ranks: int = 13) -> NDArray[np.uint8]:
    """Return how each rank can land, by the heights of the suit's first and second pile.

    Shape (ranks + 1, ranks + 1, ranks): 0 not at all, `TO_FIRST`, `TO_SECOND`, both added, or
    `MET`. Of two equal ace piles the first takes the card (decision 9).

    >>> takes_of(Rules())[5, 6].tolist()
    [0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0]
    """
    takes = np.zeros((ranks + 1, ranks + 1, ranks), np.uint8)
    for first in range(ranks + 1):
        for second in range(ranks + 1):
            row = takes[first, second]
            if rules.foundations == "two_ace_rows":
                if second < ranks:
                    row[second] = TO_SECOND
                if first < ranks:
                    row[first] = TO_FIRST
            elif first and second and first + second == ranks:
                lowest = first - 1 if rules.transfers == "none" else 0
                highest = ranks - 1 if rules.transfers == "both" else first
                row[lowest : highest + 1] = MET
            else:
                if first < ranks:
                    row[first] |= TO_FIRST
                if second < ranks:
                    row[ranks - 1 - second] |= TO_SECOND
    return takes


def table_of(
    rays: Sequence[Sequence[int]], heights: Sequence[int], clouds: Sequence[Sequence[int]]
) -> NDArray[np.uint8]:
    """Return the table with these cards: rays from base to tip, eight heights, clouds in row order.

    A card is any number 0…255: its face, or a number of its own.

    >>> int(table_of([[3, 4]], [1] * 8, [])[PLACED])
    8
    """
    table = np.zeros(BYTES, np.uint8)
    table[PLACED], table[CLOUDS] = sum(heights), len(clouds)
    table[HEIGHTS : HEIGHTS + 8] = heights
    for ray, cards in enumerate(rays):
        table[SIZES + ray] = len(cards)
        table[RAYS + ray * WIDTH : RAYS + ray * WIDTH + len(cards)] = cards
    for cloud, cards in enumerate(clouds):
        first = int(table[HEAPED])
        table[FIRST + cloud], table[END + cloud] = first, first + len(cards)
        table[HEAP + first : HEAP + first + len(cards)] = cards
        table[HEAPED] = first + len(cards)
    return table
