"""What `next` does, and whole games: sunrise, the sun's play, sunset and the wind."""

from typing import Any

import numpy as np

from ..compiled import part
from .table import (
    CARDS,
    LOST,
    RAYS,
    SUN,
    SUNRISE,
    SUNSET,
    WIND,
    ZERO,
    clear_foundations,
    tell_all_takes,
)

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_2_32 = np.uint64(1 << 32)


# numbered deals (CONTRACT: scheme 1)


@part
def mixed(z: Any) -> Any:
    """Return the output of SplitMix64 for a state."""
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@part
def _output(table: Any) -> Any:
    table.stream += _STEP
    return mixed(table.stream)


@part
def below(table: Any, n: Any) -> Any:
    """Draw a whole number 0 … n−1 from the table's stream."""
    n = np.uint64(n)
    while True:
        product = (_output(table) >> _32) * n
        low = product & _LOW
        if low >= n or low >= _2_32 % n:  # the remainder is less than n, and slow to work out
            return np.int64(product >> _32)


@part
def shuffle(table: Any, cards: Any, count: Any) -> None:
    """Shuffle the first `count` of these cards by the table's stream."""
    for i in range(count - 1, 0, -1):
        j = below(table, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@part
def clear(table: Any) -> None:
    """Take every card off the table: the whole deck is in stock."""
    table.sizes[:] = 0
    clear_foundations(table)
    table.dealt = table.arcs = table.clouds = table.heaped = table.stage = table.ray = 0


@part
def begin(tables: Any, starts: Any, deal: Any) -> None:
    """Set out the start, its stock shuffled for a deal; the stream is that of the player random."""
    tables[0] = starts[0]
    table = tables[0]
    tell_all_takes(table)
    table.stream = deal
    shuffle(table, table.deck[table.dealt :], CARDS - table.dealt)
    table.stream = deal
    _output(table)
    table.stream = ~_output(table)


# what `next` does


@part
def go_on(table: Any, wind: Any) -> None:
    """Lay the next arc, open the next ray, set the next ray, or let the wind blow."""
    if table.dealt < CARDS:
        lay_arc(table)
        return
    if table.stage == SUNRISE:
        table.stage = SUN if table.sun_plays else SUNSET
    table.ray = next_filled(table, table.ray)
    if table.stage == SUN and table.ray > RAYS:
        table.stage = SUNSET
        table.ray = next_filled(table, ZERO)
    if table.ray > RAYS:
        _blow(table, wind)
    elif table.stage == SUNSET:
        _set_ray(table, table.ray)


@part
def next_filled(table: Any, ray: Any) -> Any:
    """Return the first ray after this one that holds cards, 14 for none (decision 6)."""
    ray += 1
    while ray <= RAYS and not table.sizes[ray]:
        ray += 1
    return ray


@part
def _deal_one(table: Any, ray: Any) -> None:
    dealt = table.dealt
    if dealt < CARDS:  # the last arc may run short (decision 2)
        table.rays[ray, table.sizes[ray]] = table.deck[dealt]
        table.sizes[ray] += 1
        table.dealt += 1


@part
def lay_arc(table: Any) -> None:
    """Lay the next arc (B 1, 3, 5; W §3: emptied rays first)."""
    if table.empty_first and table.arcs:
        for ray in range(1, RAYS + 1):
            if not table.sizes[ray]:
                _deal_one(table, ray)
    for ray in range(1, RAYS + 1):
        _deal_one(table, ray)
    table.arcs += 1


@part
def _set_ray(table: Any, ray: Any) -> None:
    """Gather a ray and deal it over the later ones; the rest becomes a cloud (B 8–11)."""
    count = table.sizes[ray]
    packet = table.rays[ray]
    table.sizes[ray] = 0
    cloud = table.clouds
    table.first[cloud] = table.end[cloud] = table.heaped
    for i in range(count):
        card = packet[count - 1 - i] if table.tip_first else packet[i]
        to = ray + 1 + i
        if to <= RAYS:
            table.rays[to, table.sizes[to]] = card
            table.sizes[to] += 1
        else:
            table.heap[table.end[cloud]] = card
            table.end[cloud] += 1
    if table.end[cloud] > table.first[cloud]:
        table.heaped = table.end[cloud]
        table.clouds += 1


@part
def _blow(table: Any, wind: Any) -> None:
    """Mix the cards of all clouds into one row (B 12), by the wind's own stream."""
    count = 0
    for cloud in range(table.clouds):
        for i in range(table.first[cloud], table.end[cloud]):
            table.heap[count] = table.heap[i]
            count += 1
    players_own = table.stream
    table.stream = wind
    table.stream = ~_output(table)
    shuffle(table, table.heap, count)
    table.stream = players_own
    table.first[0], table.end[0] = 0, count
    table.clouds = 1
    table.stage, table.ray = WIND, 0


# whole games


@part
def is_over(table: Any) -> Any:
    """Say whether a game is over, once its player has gone on."""
    return table.placed == CARDS or table.stage == WIND


@part
def note(table: Any, row: Any) -> None:
    """Fill in a game's row of figures as far as it has been played."""
    row[0] = table.stage if table.placed == CARDS else LOST
    row[1] = table.placed
    for stage in range(table.stage, WIND):  # what is not reached repeats what was before
        row[2 + stage] = table.placed
