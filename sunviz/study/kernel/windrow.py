"""The wind row, searched to its end: `engine.windrow` told again."""

from typing import Any

import numpy as np

from sunviz.engine.windrow import MOST_STATES

from ..compiled import inlined, part
from .playout import CLOUD, MET, has_met, land, lands, packed
from .stages import mixed
from .table import ZERO, back_to_cloud, cloud_ends, from_cloud, set_heights

_SLOTS = 4096  # a power of two, and enough for all states that are looked at
_MASK = np.uint64(_SLOTS - 1)
_16 = np.uint64(16)
_ONE = np.uint64(1)

#: what a search has found out: how many cards can be placed from the states with these
#: keys, 0 for a slot that is free; and the step with which most can
SEARCH = np.dtype(
    [
        ("keys", np.uint64, _SLOTS),
        ("most", np.uint8, _SLOTS),
        ("states", np.int64),
        ("step", np.int64),
    ]
)


@inlined
def wind_step(table: Any, search: Any) -> Any:
    """Return the first step of a way that places the most cards of the wind row, 0 for none."""
    search.keys[:] = 0
    search.states = -1  # the row as it lies now is not counted
    _most(table, search)
    return search.step


@part
def _key(table: Any) -> Any:
    """Return a number for what lies there; that two states share one will not be seen."""
    key = np.uint64(0)
    for pile in range(8):
        key = key * _16 + np.uint64(table.heights[pile])
    for at in range(table.first[0], table.end[0]):
        key = mixed(key + np.uint64(table.heap[at] + 1))
    return key | _ONE


@part
def _most(table: Any, search: Any) -> Any:
    """Return how many cards of the row can be placed."""
    key = _key(table)
    slot = key & _MASK
    while search.keys[slot]:
        if search.keys[slot] == key:
            return np.int64(search.most[slot])
        slot = (slot + _ONE) & _MASK
    if search.states >= MOST_STATES:
        return 0
    search.states += 1
    search.keys[slot] = key
    search.most[slot] = 0
    best, chosen = 0, 0
    size = table.end[0] - table.first[0]
    for at in cloud_ends(table, ZERO):
        if at < 0:
            continue
        card = np.int64(table.heap[at])
        suit = card // 13
        first, second = table.heights[suit], table.heights[suit + 4]
        for to in range(3):
            if not _takes(table, card, to):
                continue
            from_cloud(table, ZERO, at)
            land(table, card, to)
            placed = 1 + _most(table, search)
            set_heights(table, suit, first, second)
            back_to_cloud(table, ZERO, at, card)
            if placed > best:
                best, chosen = placed, packed(CLOUD, at, card, to)
            if best == size:
                break
    search.most[slot] = best
    search.step = chosen
    return best


@part
def _takes(table: Any, card: Any, to: Any) -> Any:
    """Say whether a card lands there: on row 0 or 1, or on piles that have met."""
    if has_met(table, card // 13):
        return to == MET and lands(table, card // 13, card % 13)
    return to != MET and table.takes[card] >> to & 1 == 1
