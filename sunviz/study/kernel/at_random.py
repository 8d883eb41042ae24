"""The player random: it draws from what it lists."""

from typing import Any

import numpy as np

from ..compiled import inlined, kept, part
from .stages import begin, below, go_on, is_over, note
from .table import (
    CARDS,
    ONE,
    RAYS,
    ZERO,
    cloud_ends,
    deepest,
    from_cloud,
    from_ray,
    lowest_ray,
    place,
    transfer,
)

# the kinds of moves, packed as kind, number of the ray or cloud, index in it, row or target
_FROM_RAY, _FROM_CLOUD, _RELOCATE, _TRANSFER, _NEXT = np.arange(5)
_EIGHT = np.int64(8)
#: the list of moves that it draws from: `count` of them
LIST = np.dtype([("count", np.int64), ("moves", np.int32, 1024)])


@part
def _add(listed: Any, kind: Any, number: Any, at: Any, where: Any) -> None:
    listed.moves[listed.count] = ((kind * 16 + number) * 128 + at) * 16 + where
    listed.count += 1


@part
def _add_plays(listed: Any, kind: Any, number: Any, at: Any, take: Any) -> None:
    for row in range(2):
        if take >> row & 1:
            _add(listed, kind, number, at, row)


@part
def _list_plays(table: Any, listed: Any) -> None:
    """List the plays in the engine's order."""
    for ray in range(1, RAYS + 1):
        for at in range(table.sizes[ray] - 1, deepest(table, ray) - 1, -1):
            _add_plays(listed, _FROM_RAY, ray, at, np.int64(table.takes[table.rays[ray, at]]))
    for cloud in range(table.clouds):
        for at in cloud_ends(table, cloud):
            if at >= 0:
                take = np.int64(table.takes[table.heap[at]])
                _add_plays(listed, _FROM_CLOUD, cloud, at, take)


@part
def _list_relocations(table: Any, listed: Any) -> None:
    """List the moves to emptied rays after what is listed (decision 9)."""
    lowest = lowest_ray(table)
    for ray in range(lowest, RAYS + 1):
        if table.sizes[ray] < 2:
            continue
        for at in range(table.sizes[ray] - 1, deepest(table, ray) - 1, -1):
            for target in range(lowest, RAYS + 1):
                if not table.sizes[target]:
                    _add(listed, _RELOCATE, ray, at, target)


@part
def _list_transfers(table: Any, listed: Any) -> None:
    """List the transfers after what is listed (B 6, decision 3)."""
    for suit in range(4):
        first, second = table.heights[suit], table.heights[suit + 4]
        if first + second != 13 or not first or not second:
            continue
        if table.to_kings and first > 1:
            _add(listed, _TRANSFER, suit, ZERO, ZERO)
        if table.to_aces and second > 1:
            _add(listed, _TRANSFER, suit, ZERO, ONE)


@inlined
def _play(table: Any, listed: Any) -> None:
    """Play as the player random does until it goes on."""
    while True:
        listed.count = 0
        _list_plays(table, listed)
        plays = listed.count
        if table.relocate:
            _list_relocations(table, listed)
        _list_transfers(table, listed)
        _add(listed, _NEXT, ZERO, ZERO, ZERO)
        if listed.count == 1:
            return
        eager = below(table, _EIGHT)
        chosen = below(table, plays if plays and eager else listed.count)
        if not _make(table, np.int64(listed.moves[chosen])):
            return


@part
def _make(table: Any, move: Any) -> Any:
    """Make a listed move; False for `next`, and when the last card is placed."""
    where, at = move % 16, move // 16 % 128
    number, kind = move // 2048 % 16, move // 32768
    if kind == _FROM_RAY:
        place(table, from_ray(table, number, at), where)
    elif kind == _FROM_CLOUD:
        place(table, from_cloud(table, number, at), where)
    elif kind == _RELOCATE:
        table.rays[where, 0] = from_ray(table, number, at)
        table.sizes[where] = 1
    elif kind == _TRANSFER:
        transfer(table, number, where)
    else:
        return False
    return table.placed < CARDS


@kept
def play_random(sources: int) -> Any:
    """Fill in the rows of these deals, played at random."""

    def play_random(deals: Any, starts: Any, tables: Any, mind: Any, rows: Any) -> None:
        _ = sources
        table = tables[0]
        for i in range(len(deals)):
            begin(tables, starts, deals[i])
            while True:
                _play(table, mind[0])
                note(table, rows[i])
                if is_over(table):
                    break
                go_on(table, deals[i])

    return play_random
