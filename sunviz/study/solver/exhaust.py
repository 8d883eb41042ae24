"""Every table that can be reached, each looked at once: wins found, or none proven.

A depth-first search over tables; what was seen is remembered as a canonical key, written out in
full, so that no two different tables are ever taken for one. If it comes to its end, the position
is impossible. Tables that differ only as follows have one key, or are not looked at; each is held
against a plain exhaustive search on thousands of small packs.

*Equal cards.* The two cards of a face are one number; of two free cards of a face both are tried.

*Transfers* are no moves (see `board`). Where both directions are allowed, met piles are keyed as
one border, since each other one can be had from it: the highest, from which all borders can be
had in the other games as well.

*Two ace rows* of a suit are one pair of heights, whichever row is the taller: both take the same
cards up.

*Empty clouds* are left out of keys: nothing can be played from them, nothing comes to them, and
the wind row is made of what lies in the others.

*Clouds without order*, only if the wind is not to blow: no rule then asks which cloud is which,
so their rows are sorted; and if both ends are playable, a row and its mirror image allow the
same plays, so the lesser of the two is written.

*Safe plays* and *locked tables*, only if no wind is to come: see `bounds`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sunviz.study.compiled import compiled

from .board import (
    ARCS,
    BYTES,
    CLOUDS,
    DEALT,
    EMPTY_FIRST,
    END,
    FIRST,
    HEAP,
    HEAPED,
    HEIGHTS,
    LAST_TWO,
    MET,
    MOST_RAYS,
    PLACED,
    RANKS,
    RAY_COUNT,
    RAYS,
    RELOCATE,
    SIZES,
    SUITS,
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

#: more moves than a line without transfers, or a table, can have
DEPTH, MOVES = 320, 512
NEXT = -1
#: how a search stands
GOING_ON, WON, EXHAUSTED, NO_MEMORY = range(4)
#: what a search remembers in numbers: depth (−1 before it begins), tables made, bytes of keys,
#: keys
AT, MADE, FILLED, ENTRIES = range(4)


# keys


@compiled
def _write_key(
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


@compiled
def _card(game: Any, table: Any, cloud: Any, j: Any, before: Any) -> Any:
    """Return a card of a cloud as it is written: from the end that makes the lesser row."""
    first, end = np.int64(table[FIRST + cloud]), np.int64(table[END + cloud])
    if before and not game[LAST_TWO]:
        for i in range(end - first):
            one, other = table[HEAP + first + i], table[HEAP + end - 1 - i]
            if one != other:
                return table[HEAP + first + j] if one < other else table[HEAP + end - 1 - j]
    return table[HEAP + first + j]


@compiled
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


@compiled
def _is_new(key: Any, size: Any, slots: Any, store: Any, numbers: Any) -> Any:
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


# moves


@compiled
def _add(moves: Any, count: Any, place: Any, index: Any, how: Any) -> Any:
    moves[count, 0], moves[count, 1], moves[count, 2] = place, index, how
    return count + 1


@compiled
def _add_plays(moves: Any, count: Any, place: Any, index: Any, how: Any) -> Any:
    if how == TO_FIRST + TO_SECOND:
        count = _add(moves, count, place, index, TO_FIRST)
        return _add(moves, count, place, index, TO_SECOND)
    return _add(moves, count, place, index, how) if how else count


@compiled
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


@compiled
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


@compiled
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


@compiled
def exhaust(
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
        size = _write_key(game, takes, table, turn, quiet, two_ace_rows, key, order)
        new = _is_new(key, size, slots, store, numbers)
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
