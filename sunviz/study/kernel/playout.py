"""Fixed ways of playing the open table to the end of sunset: `engine.playout` told again.

A step is a card with the place where it lies free, and where it goes. Packed as
one number it tells which styles wish the same; 0 stands for going on.
"""

from typing import Any

import numpy as np

from sunviz.engine.playout import Style

from ..compiled import part
from .stages import go_on, next_filled
from .table import (
    CARDS,
    ONE,
    RAYS,
    SUN,
    SUNRISE,
    ZERO,
    cloud_ends,
    deepest,
    from_cloud,
    from_ray,
    lowest_ray,
    open_ray,
    place,
    set_heights,
    transfer,
)

# where a step's card goes: to row 0 or 1, to piles that have met, or to an emptied ray
MET, _RELOCATE = np.int64(2), np.int64(3)
# where it lies: in a ray 1…13, or in a cloud, counted from here
CLOUD = RAYS + 1
_LAST_TURN = 24

#: one style (see `Style`)
STYLE = np.dtype(
    [("turns", np.int64, 4), ("patience", np.int64), ("haste", np.int64), ("last", np.int64)]
)


def style_row(style: Style) -> tuple[Any, ...]:
    """Return a style as a row of `STYLE`.

    >>> style_row(Style.numbered(0))
    ((9, 6, 2, 6), 1, 8, 0)
    """
    return style.turns, style.patience, style.haste, int(style.last)


@part
def packed(where: Any, at: Any, card: Any, to: Any) -> Any:
    """Pack a step: in which ray or cloud, at which index there, which card, and to where."""
    return ((where * 128 + at) * 64 + card) * 4 + to


# which cards lie free, how often


@part
def count_free(table: Any) -> None:
    """Count anew how often each card lies free."""
    table.free[:] = 0
    for ray in range(1, RAYS + 1):
        _count(table, ray, ONE)
    for cloud in range(table.clouds):
        _count(table, CLOUD + cloud, ONE)


@part
def _count(table: Any, where: Any, change: Any) -> None:
    """Count the free cards of a ray or cloud in, or out."""
    if where < CLOUD:
        for at in range(deepest(table, where), table.sizes[where]):
            table.free[table.rays[where, at]] += change
    else:
        for at in cloud_ends(table, where - CLOUD):
            if at >= 0:
                table.free[table.heap[at]] += change


@part
def _step_of(table: Any, goal: Any, last: Any) -> Any:
    """Return the step of a free card from its first or last place in the engine's order."""
    card, to = goal // 4, goal % 4
    found = 0
    for ray in range(1, RAYS + 1):
        for at in range(table.sizes[ray] - 1, deepest(table, ray) - 1, -1):
            if table.rays[ray, at] == card and (last or not found):
                found = packed(ray, at, card, to)
    for cloud in range(table.clouds):
        for at in cloud_ends(table, cloud):
            if at >= 0 and table.heap[at] == card and (last or not found):
                found = packed(CLOUD + cloud, at, card, to)
    return found


# what the piles take, as `engine.landings` says


@part
def has_met(table: Any, suit: Any) -> Any:
    """Say whether the piles of a suit have met, so that their border may be moved."""
    first, second = table.heights[suit], table.heights[suit + 4]
    return first + second == 13 and first > 0 and second > 0 and not table.two_ace_rows


@part
def lands(table: Any, suit: Any, rank: Any) -> Any:
    """Say whether a rank 0…12 can land on piles that have met."""
    first = table.heights[suit]
    lowest = 0 if table.to_kings else first - 1
    highest = 12 if table.to_aces else first
    return lowest <= rank <= highest


@part
def _wanted(table: Any, suit: Any, second: Any) -> Any:
    """Return the first or second card that piles not met want, −1 for none.

    Of two ace rows the lower one, the second, comes first.
    """
    if second != table.two_ace_rows:
        height = table.heights[suit + 4]
        rank = height if table.two_ace_rows else 12 - height
    else:
        rank = height = table.heights[suit]
    return suit * 13 + rank if height < 13 else -1


# what a style does


@part
def forced(table: Any) -> Any:
    """Return the first step that every style makes at once, 0 for none."""
    for suit in range(4):
        for second in range(0 if has_met(table, suit) else 2):
            card = _wanted(table, suit, second)
            if card >= 0 and table.free[card] == 1 and table.takes[card] != 3:
                return _step_of(table, card * 4 + table.takes[card] - 1, ZERO)
    return ZERO


@part
def wish(table: Any, style: Any) -> Any:
    """Return what a style does where nothing is forced, 0: it goes on."""
    goal = _goal(table, style)
    if goal >= 0:
        return _step_of(table, goal, style.last)
    return _clearing(table, style) if table.relocate else ZERO


@part
def _goal(table: Any, style: Any) -> Any:
    """Return which free card a style wants to place, times 4, and to where; −1 for none."""
    for suit in range(4):
        for second in range(0 if has_met(table, suit) else 2):
            card = _wanted(table, suit, second)
            if card >= 0 and table.free[card]:
                return card * 4 + _row_choice(table, style, card)
    reach = _reach(table, style)
    for suit in range(4):
        for far in range(reach + 1 if has_met(table, suit) else 0):
            for rank in (style.turns[suit] - far, style.turns[suit] + far):
                if lands(table, suit, rank) and table.free[suit * 13 + rank]:
                    return (suit * 13 + rank) * 4 + MET
    return -ONE


@part
def _reach(table: Any, style: Any) -> Any:
    """Return how far from its turns, in ranks, a style accepts cards now."""
    turn = 0 if table.stage == SUNRISE else table.ray + (-1 if table.stage == SUN else 12)
    return style.patience + style.haste * turn // _LAST_TURN


@part
def _row_choice(table: Any, style: Any, card: Any) -> Any:
    """Return the row for a card: where both take it, one yet to be begun, else the first.

    Without transfers the piles stay where they met, so the style decides.
    """
    take = table.takes[card]
    if take != 3:
        return np.int64(take) - 1
    suit = card // 13
    if not table.heights[suit + 4]:
        return 1
    downwards = style.turns[suit] <= card % 13
    return 1 if downwards and table.heights[suit] and not table.to_kings else 0


@part
def _clearing(table: Any, style: Any) -> Any:
    """Return the step of a tip that lets a wanted card out (variant 2), 0 for none."""
    empty = 0
    for ray in range(lowest_ray(table), RAYS + 1):
        empty += table.sizes[ray] == 0
    for depth in range(1, empty + 1):
        for ray in range(lowest_ray(table), RAYS + 1):
            size = table.sizes[ray]
            if ray == open_ray(table) or size <= depth:
                continue
            if _wants(table, style, np.int64(table.rays[ray, size - 1 - depth])):
                return packed(ray, size - 1, np.int64(table.rays[ray, size - 1]), _RELOCATE)
    return ZERO


@part
def _wants(table: Any, style: Any, card: Any) -> Any:
    suit, rank = card // 13, card % 13
    if not has_met(table, suit):
        return table.takes[card] != 0
    near = abs(rank - style.turns[suit]) <= _reach(table, style)
    return near and lands(table, suit, rank)


# carrying it out


@part
def make(table: Any, step: Any) -> None:
    """Make a step, all transfers on its way included."""
    to, card, at, where = step % 4, step // 4 % 64, step // 256 % 128, step // 32768
    _count(table, where, -ONE)
    if where < CLOUD:
        from_ray(table, where, at)
    else:
        from_cloud(table, where - CLOUD, at)
    _count(table, where, ONE)
    if to == _RELOCATE:
        target = lowest_ray(table)
        while table.sizes[target]:
            target += 1
        table.rays[target, 0] = card
        table.sizes[target] = 1
        table.free[card] += 1
    else:
        land(table, card, to)


@part
def land(table: Any, card: Any, to: Any) -> None:
    """Lay a card on row 0 or 1, or on piles that have met, wherever their border is."""
    if to == MET:
        set_heights(table, card // 13, card % 13 + 1, 13 - card % 13)
    else:
        place(table, card, to)


@part
def make_next_move(table: Any, step: Any) -> None:
    """Make a step, or a transfer before it that bars others: where cards cross one way only."""
    suit, rank = step // 4 % 64 // 13, step // 4 % 64 % 13
    one_way = table.to_kings and not table.to_aces
    if one_way and step % 4 == MET and rank < table.heights[suit] - 1:
        transfer(table, suit, ZERO)
    else:
        make(table, step)


@part
def placed_by_sunset(table: Any, style: Any) -> Any:
    """Play a table on in a style; return how many cards lie on the foundations before the wind."""
    while table.placed < CARDS:
        step = forced(table)
        if not step:
            step = wish(table, style)
        if step:
            make(table, step)
            continue
        if next_filled(table, ZERO) > RAYS:
            break
        go_on(table, np.uint64(0))
        count_free(table)
    return table.placed
