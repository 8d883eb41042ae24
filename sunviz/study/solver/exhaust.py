"""Every table that can be reached, each looked at once: wins found, or none proven.

A depth-first search over tables; what was seen is remembered as a canonical key, written out in
full, so that no two different tables are ever taken for one. If it comes to its end, the position
is impossible. What it leaves out is proven not to matter, and is held against a plain exhaustive
search on thousands of small packs.

Tables are told apart by `keys`; and if no wind is to come, `bounds` tells *safe plays* and *locked
tables*.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sunviz.study.compiled import kept, part

from .board import (
    ARCS,
    BYTES,
    CLOUDS,
    END,
    FIRST,
    HEAP,
    HEAPED,
    MOST_RAYS,
    PLACED,
    RAY_COUNT,
    RAYS,
    RELOCATE,
    SIZES,
    TO_FIRST,
    TO_RAY,
    TO_SECOND,
    WIDTH,
    blow,
    cloud_size,
    copy,
    go_on,
    landing,
    last_end,
    lay_down,
    lowest_ray,
    open_ray,
    other_end,
    ray_size,
    relocate,
    take_out,
)
from .bounds import is_locked, lands_safely, lasts
from .keys import AT, MADE, is_new, write_key

#: more moves than a line without transfers, or a table, can have
DEPTH, MOVES = 320, 512
NEXT = -1
#: how a search stands
GOING_ON, WON, EXHAUSTED, NO_MEMORY = range(4)


# moves


@part
def _add(moves: Any, count: Any, place: Any, index: Any, how: Any) -> Any:
    moves[count, 0], moves[count, 1], moves[count, 2] = place, index, how
    return count + 1


@part
def _add_plays(moves: Any, count: Any, place: Any, index: Any, how: Any) -> Any:
    if how == TO_FIRST + TO_SECOND:
        count = _add(moves, count, place, index, TO_FIRST)
        return _add(moves, count, place, index, TO_SECOND)
    return _add(moves, count, place, index, how) if how else count


@part
def _list_moves(
    game: Any, takes: Any, table: Any, turn: Any, quiet: Any, two_ace_rows: Any, moves: Any
) -> Any:
    """List the plays and relocations; `quiet` tells that no wind is to come.

    Returns how many there are, or −1 for a single one that is safe: nothing else need be tried.
    """
    count = 0
    opened, rays = open_ray(game, turn), game[RAY_COUNT]
    for cloud in range(table[CLOUDS]):
        if cloud_size(table, cloud) == 0:
            continue
        for index in (last_end(table, cloud), other_end(game, table, cloud)):
            if index < 0:
                continue
            face = np.int64(table[HEAP + index])
            how = landing(game, takes, table, face)
            if quiet and how and lands_safely(game, table, face, how, two_ace_rows):
                return -_add_plays(moves, 0, MOST_RAYS + cloud, index, how)
            count = _add_plays(moves, count, MOST_RAYS + cloud, index, how)
    for ray in range(lowest_ray(game, turn), rays):
        size = ray_size(table, ray)
        deepest = 0 if ray == opened else max(0, size - 1)
        for index in range(size - 1, deepest - 1, -1):
            face = np.int64(table[RAYS + ray * WIDTH + index])
            how = landing(game, takes, table, face)
            safe = quiet and how and lands_safely(game, table, face, how, two_ace_rows)
            if safe and lasts(game, table, turn, ray, index):
                return -_add_plays(moves, 0, ray, index, how)
            count = _add_plays(moves, count, ray, index, how)
    if game[RELOCATE]:
        count = _list_relocations(game, table, turn, opened, moves, count)
    return count


@part
def _list_relocations(game: Any, table: Any, turn: Any, opened: Any, moves: Any, count: Any) -> Any:
    lowest, rays = lowest_ray(game, turn), game[RAY_COUNT]
    for target in range(lowest, rays):
        if table[SIZES + target]:
            continue
        for ray in range(lowest, rays):
            size = ray_size(table, ray)
            if size < 2:
                continue
            deepest = 0 if ray == opened else size - 1
            for index in range(size - 1, deepest - 1, -1):
                count = _add(moves, count, ray, index, TO_RAY + target)
    return count


@part
def _go_on(game: Any, stock: Any, faces: Any, table: Any, turn: Any, wind: Any, row: Any) -> Any:
    """Make the table of the next turn in which anything is new; return the turn, −1 if none is."""
    last = game[ARCS] + 2 * game[RAY_COUNT]
    while turn < last:
        changed = go_on(game, stock, table, turn)
        turn += 1
        if changed:
            return turn
    if turn > last or len(wind) == 0:
        return -1
    count = blow(faces, table, wind, row)
    if count < 0:
        return -1
    for i in range(count):
        table[HEAP + i] = row[i]
    table[CLOUDS], table[HEAPED], table[FIRST], table[END] = 1, count, 0, count
    return last + 1


@part
def _exhaust(
    game: Any,
    stock: Any,
    faces: Any,
    takes: Any,
    wind: Any,
    goal: Any,
    tables: Any,
    turns: Any,
    moves: Any,
    counts: Any,
    path: Any,
    slots: Any,
    store: Any,
    numbers: Any,
    most: Any,
) -> Any:
    """Search on until `most` tables were made; return how the search stands.

    `tables[0]` and `turns[0]` are where it begins, cards being faces there. `path` holds the number
    of the move tried at each depth, `counts` how many there are. `wind` is empty if it must not
    blow. All arrays are what the search remembers from one call to the next.
    """
    last = game[ARCS] + 2 * game[RAY_COUNT]
    key, row = np.empty(256, np.uint8), np.empty(128, np.uint8)
    order = np.empty(16, np.int64)
    scratch, loose = np.empty(BYTES, np.uint8), np.empty((4, 16), np.int64)
    suits = np.empty((4, 4), np.int64)
    two_ace_rows = takes[1, 0, 0] == TO_SECOND
    depth = numbers[AT]
    while numbers[MADE] < most:
        if depth < 0:
            depth = 0
        elif path[depth] + 1 < counts[depth]:
            path[depth] += 1
            move = moves[depth, path[depth]]
            table = tables[depth + 1]
            copy(tables[depth], table)
            turn = turns[depth]
            place, index, how = move[0], move[1], np.int64(move[2])
            if place == NEXT:
                turn = _go_on(game, stock, faces, table, turn, wind, row)
            elif how >= TO_RAY:
                relocate(table, place, index, how - TO_RAY)
            else:
                lay_down(game, table, np.int64(take_out(table, place, index)), how)
            numbers[MADE] += 1
            if turn < 0:
                continue
            turns[depth + 1] = turn
            depth += 1
        else:
            depth -= 1
            numbers[AT] = depth
            if depth < 0:
                return EXHAUSTED
            continue
        table, turn = tables[depth], turns[depth]
        if table[PLACED] == goal:
            numbers[AT] = depth
            return WON
        quiet = len(wind) == 0 or turn > last
        size = write_key(game, takes, table, turn, quiet, two_ace_rows, key, order)
        new = is_new(key, size, slots, store, numbers)
        if new < 0:
            return NO_MEMORY
        if new == 0:
            depth -= 1
            continue
        count = 0
        if not quiet or not is_locked(game, table, turn, two_ace_rows, scratch, loose, suits):
            count = _list_moves(game, takes, table, turn, quiet, two_ace_rows, moves[depth])
            if turn <= last and count >= 0:
                count = _add(moves[depth], count, NEXT, 0, 0)
        counts[depth], path[depth] = abs(count), -1
        numbers[AT] = depth
    numbers[AT] = depth
    return GOING_ON


@kept
def exhaust(sources: int) -> Any:
    """Search on until so many tables were made; see `_exhaust`."""

    def exhaust(*given: Any) -> Any:
        _ = sources
        return _exhaust(*given)

    return exhaust
