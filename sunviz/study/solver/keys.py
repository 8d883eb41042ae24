"""Canonical keys of tables: what need not be told apart is not.

Keys are written out in full and compared in full, so that no two different tables are ever taken
for one. Tables that differ only as follows have one key:

*Equal cards.* The two cards of a face are one number; of two free cards of a face both are tried.

*Transfers* are no moves (see `board`). Met piles from which every border can be had are keyed as
if they stood at the highest one: where both directions are allowed that is said of all met piles;
where only ace row to king row is, of those at the highest border alone, so there nothing is merged.

*Two ace rows* of a suit are one pair of heights, whichever row is the taller: both take the same
cards up.

*Empty clouds* are left out of keys: nothing can be played from them, nothing comes to them, and
the wind row is made of what lies in the others.

*Clouds without order*, only if the wind is not to blow: no rule then asks which cloud is which,
so their rows are sorted; and if both ends are playable, a row and its mirror image allow the
same plays, so the lesser of the two is written.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sunviz.study.compiled import part

from .board import (
    CLOUDS,
    DEALT,
    EMPTY_FIRST,
    END,
    FIRST,
    HEAP,
    HEIGHTS,
    LAST_TWO,
    MET,
    RANKS,
    RAY_COUNT,
    RAYS,
    SUITS,
    WIDTH,
    cloud_size,
    lowest_ray,
    ray_size,
)

#: what a search remembers in numbers: depth (−1 before it begins), tables made, bytes of keys,
#: keys
AT, MADE, FILLED, ENTRIES = range(4)


@part
def write_key(
    game: Any,
    takes: Any,
    table: Any,
    turn: Any,
    before: Any,
    two_ace_rows: Any,
    key: Any,
    order: Any,
) -> Any:
    """Write the canonical key of a table; return its length."""
    key[0], key[1] = turn, table[DEALT] if game[EMPTY_FIRST] else 0
    ranks = game[RANKS]
    at = 2
    for suit in range(game[SUITS]):
        first, second = table[HEIGHTS + suit], table[HEIGHTS + 4 + suit]
        if takes[first, second, 0] == MET and takes[first, second, ranks - 1] == MET:
            first, second = np.uint8(ranks - 1), np.uint8(1)
        elif two_ace_rows and first < second:
            first, second = second, first
        key[at], key[at + 1] = first, second
        at += 2
    for ray in range(lowest_ray(game, turn), game[RAY_COUNT]):
        size = ray_size(table, ray)
        key[at] = size
        for i in range(size):
            key[at + 1 + i] = table[RAYS + ray * WIDTH + i]
        at += 1 + size
    count = 0
    for cloud in range(table[CLOUDS]):
        if table[FIRST + cloud] == table[END + cloud]:
            continue
        place = count
        if before:
            while place > 0 and _row_before(game, table, cloud, order[place - 1]):
                order[place] = order[place - 1]
                place -= 1
        order[place] = cloud
        count += 1
    for i in range(count):
        cloud = order[i]
        size = cloud_size(table, cloud)
        key[at] = size
        for j in range(size):
            key[at + 1 + j] = _card(game, table, cloud, j, before)
        at += 1 + size
    return at


@part
def _card(game: Any, table: Any, cloud: Any, j: Any, before: Any) -> Any:
    """Return a card of a cloud as it is written: from the end that makes the lesser row."""
    first, end = np.int64(table[FIRST + cloud]), np.int64(table[END + cloud])
    if before and not game[LAST_TWO]:
        for i in range(end - first):
            one, other = table[HEAP + first + i], table[HEAP + end - 1 - i]
            if one != other:
                return table[HEAP + first + j] if one < other else table[HEAP + end - 1 - j]
    return table[HEAP + first + j]


@part
def _row_before(game: Any, table: Any, one: Any, other: Any) -> Any:
    """Tell whether a cloud is written before another one."""
    size = cloud_size(table, one)
    other_size = cloud_size(table, other)
    if size != other_size:
        return size < other_size
    for i in range(size):
        a, b = _card(game, table, one, i, True), _card(game, table, other, i, True)
        if a != b:
            return a < b
    return False


@part
def is_new(key: Any, size: Any, slots: Any, store: Any, numbers: Any) -> Any:
    """Remember a key; 1 if it is new, 0 if it is known, −1 if there is no room for it."""
    code = np.uint64(14695981039346656037)
    for i in range(size):
        code = (code ^ np.uint64(key[i])) * np.uint64(1099511628211)
    code ^= code >> np.uint64(29)
    mask = np.uint64(len(slots) - 1)
    slot = code & mask
    while slots[slot]:
        at = slots[slot] - 1
        same = store[at] == size
        i = 0
        while same and i < size:
            same = store[at + 1 + i] == key[i]
            i += 1
        if same:
            return 0
        slot = (slot + np.uint64(1)) & mask
    filled = numbers[FILLED]
    if filled + size + 1 > len(store) or numbers[ENTRIES] * 4 > len(slots) * 3:
        return -1
    store[filled] = size
    for i in range(size):
        store[filled + 1 + i] = key[i]
    slots[slot] = filled + 1
    numbers[FILLED] += size + 1
    numbers[ENTRIES] += 1
    return 1
