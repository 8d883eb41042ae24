"""The table as a row of bytes: the rules of Sun over numbers, for games of any size.

The same rules as `sunviz.engine`, told for searches: a table is copied by copying its bytes, and
the numbers of suits, ranks and rays can be small, so that whole games can be searched to the end
(tests hold the searches against a plain exhaustive one on small packs; on two packs of 52 every
line is played by the engine before it is believed).

**Turns** number the times that play stands between two `next`: 0 before the first arc, then
1 … *arcs*, then a turn for each ray opened, then one for each ray set; the wind row comes last.
A turn whose arc or ray is skipped changes nothing, and is harmless.

**Transfers** are no moves here. As long as the piles of a suit have not met (first + second
heights < ranks) no transfer is legal. Once they have met (= ranks, both begun), transfers only
shift the border between them, and a play makes the heights (rank + 1, ranks − rank) whichever
row takes the card: ace row with the border under it, king row with the border over it. From then
on (> ranks) the tops never fit each other again. So what counts is which borders can be reached:
all of them where both directions are allowed, those at or below the present one where only ace
row to king row is. A line that transfers without playing in that suit afterwards can leave the
transfer out: where both are allowed nothing is lost or won by it, where one is, borders only get
fewer. `setting.takes_of` lists for two heights what each rank can do, transfers before it included.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sunviz.study.compiled import part

#: where the parts of a table begin: counts, eight heights, sizes of the rays, begin and end of
#: each cloud in the heap, the heap, and the rays
PLACED, DEALT, CLOUDS, HEAPED, HEIGHTS = 0, 1, 2, 3, 4
SIZES, FIRST, END, HEAP, RAYS = 12, 26, 40, 54, 160
MOST_RAYS, WIDTH = 13, 24
BYTES = RAYS + MOST_RAYS * WIDTH

#: the sizes and switches of a game, as numbers in one array
SUITS, RANKS, RAY_COUNT, ARCS, STOCK = 0, 1, 2, 3, 4
EMPTY_FIRST, SUN, LAST_TWO, TIP_FIRST, RELOCATE = 5, 6, 7, 8, 9

#: how a card can land: on the first row, the second, or on either; `MET`: on met piles
TO_FIRST, TO_SECOND, MET = 1, 2, 4
#: in the notes of a search: a move to this ray (variant 2)
TO_RAY = 8

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_2_32 = np.uint64(1 << 32)


@part
def copy(row: Any, to: Any) -> None:
    """Copy a table, or any other row of numbers; a loop, since slices take long to compile."""
    for i in range(len(row)):
        to[i] = row[i]


@part
def ray_size(table: Any, ray: Any) -> Any:
    """Return how many cards lie in a ray."""
    return np.int64(table[SIZES + ray])


@part
def cloud_size(table: Any, cloud: Any) -> Any:
    """Return how many cards lie in a cloud."""
    return np.int64(table[END + cloud]) - np.int64(table[FIRST + cloud])


# what `next` does


@part
def _deal_one(game: Any, stock: Any, table: Any, ray: Any) -> None:
    dealt = np.int64(table[DEALT])
    if dealt < game[STOCK]:  # the last arc may run short (decision 2)
        size = ray_size(table, ray)
        table[RAYS + ray * WIDTH + size] = stock[dealt]
        table[SIZES + ray] = size + 1
        table[DEALT] = dealt + 1


@part
def _lay_arc(game: Any, stock: Any, table: Any, first: Any) -> None:
    """Lay the next arc (B 1, 3, 5; W §3: emptied rays first)."""
    if game[EMPTY_FIRST] and not first:
        for ray in range(game[RAY_COUNT]):
            if table[SIZES + ray] == 0:
                _deal_one(game, stock, table, ray)
    for ray in range(game[RAY_COUNT]):
        _deal_one(game, stock, table, ray)


@part
def _set_ray(game: Any, table: Any, ray: Any) -> None:
    """Gather a ray and deal it over the later ones; the rest becomes a cloud (B 8–11)."""
    rays = game[RAY_COUNT]
    count = ray_size(table, ray)
    table[SIZES + ray] = 0
    heaped = np.int64(table[HEAPED])
    end = heaped
    for i in range(count):
        at = count - 1 - i if game[TIP_FIRST] else i
        card = table[RAYS + ray * WIDTH + at]
        to = ray + 1 + i
        if to < rays:
            size = ray_size(table, to)
            table[RAYS + to * WIDTH + size] = card
            table[SIZES + to] = size + 1
        else:
            table[HEAP + end] = card
            end += 1
    if end > heaped:
        cloud = np.int64(table[CLOUDS])
        table[FIRST + cloud] = heaped
        table[END + cloud] = end
        table[HEAPED] = end
        table[CLOUDS] = cloud + 1


@part
def go_on(game: Any, stock: Any, table: Any, turn: Any) -> Any:
    """Do what `next` does at the end of a turn before the last; return whether it did anything."""
    arcs, rays = game[ARCS], game[RAY_COUNT]
    if turn < arcs:
        if table[DEALT] == game[STOCK]:
            return False
        _lay_arc(game, stock, table, turn == 0)
        return True
    if turn < arcs + rays:
        return game[SUN] > 0 and table[SIZES + turn - arcs] > 0
    ray = turn - arcs - rays
    if table[SIZES + ray] == 0:
        return False
    _set_ray(game, table, ray)
    return True


@part
def open_ray(game: Any, turn: Any) -> Any:
    """Return the index of the ray that is open in a turn, −1 for none."""
    return turn - game[ARCS] - 1 if game[SUN] and turn <= game[ARCS] + game[RAY_COUNT] else -1


@part
def lowest_ray(game: Any, turn: Any) -> Any:
    """Return the index of the lowest ray that has not set in a turn."""
    return max(0, turn - game[ARCS] - game[RAY_COUNT])


@part
def last_end(table: Any, cloud: Any) -> Any:
    """Return where in the heap the last card of a cloud lies."""
    return np.int64(table[END + cloud]) - 1


@part
def other_end(game: Any, table: Any, cloud: Any) -> Any:
    """Return where in the heap a cloud's playable card beside its last one lies; −1 for none."""
    first, end = np.int64(table[FIRST + cloud]), np.int64(table[END + cloud])
    if end - first < 2:
        return -1
    return end - 2 if game[LAST_TWO] else first


# plays


@part
def landing(game: Any, takes: Any, table: Any, face: Any) -> Any:
    """Return how a card face can land now: an entry of `takes`."""
    suit = face // game[RANKS]
    first, second = table[HEIGHTS + suit], table[HEIGHTS + 4 + suit]
    return np.int64(takes[first, second, face - suit * game[RANKS]])


@part
def lay_down(game: Any, table: Any, face: Any, how: Any) -> None:
    """Raise the piles of a face's suit: `how` is `TO_FIRST`, `TO_SECOND` or `MET`."""
    suit = face // game[RANKS]
    rank = face - suit * game[RANKS]
    table[PLACED] += 1
    if how == MET:
        table[HEIGHTS + suit] = rank + 1
        table[HEIGHTS + 4 + suit] = game[RANKS] - rank
    elif how == TO_FIRST:
        table[HEIGHTS + suit] += 1
    else:
        table[HEIGHTS + 4 + suit] += 1


@part
def card_at(table: Any, place: Any, at: Any) -> Any:
    """Return the card at an index of a ray 0…12, or at a place of the heap in a cloud 13…"""
    return table[HEAP + at if place >= MOST_RAYS else RAYS + place * WIDTH + at]


@part
def take_out(table: Any, place: Any, at: Any) -> Any:
    """Take the card at an index out of a ray 0…12, or at a place of the heap out of a cloud 13…"""
    if place < MOST_RAYS:
        size = ray_size(table, place) - 1
        table[SIZES + place] = size
        row = RAYS + place * WIDTH
        card = table[row + at]
        for i in range(at, size):
            table[row + i] = table[row + i + 1]
        return card
    cloud = place - MOST_RAYS
    card = table[HEAP + at]
    if at == table[FIRST + cloud]:
        table[FIRST + cloud] = at + 1
        return card
    end = np.int64(table[END + cloud]) - 1
    table[END + cloud] = end
    if at < end:  # the last but one: the last moves down
        table[HEAP + at] = table[HEAP + at + 1]
    return card


@part
def noted_index(table: Any, place: Any, at: Any) -> Any:
    """Return the index in its ray or cloud of a card, as notes tell it."""
    return at if place < MOST_RAYS else at - table[FIRST + place - MOST_RAYS]


@part
def relocate(table: Any, ray: Any, at: Any, target: Any) -> Any:
    """Move a card of a ray to an empty one (variant 2)."""
    card = take_out(table, ray, at)
    table[RAYS + target * WIDTH] = card
    table[SIZES + target] = 1
    return card


# the wind


@part
def _output(stream: Any) -> Any:
    stream[0] += _STEP
    z = stream[0]
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@part
def below(stream: Any, n: Any) -> Any:
    """Return an unbiased whole number below n (CONTRACT: scheme 1)."""
    n = np.uint64(n)
    while True:
        product = (_output(stream) >> _32) * n
        low = product & _LOW
        if low >= n or low >= _2_32 % n:
            return np.int64(product >> _32)


@part
def blow(faces: Any, table: Any, wind: Any, row: Any) -> Any:
    """Fill in the wind row as card faces (B 12); return how many, −1 where it cannot blow so.

    `wind` holds the wind number alone, or the cards of a row shuffled by hand after one number.
    """
    count = 0
    for cloud in range(table[CLOUDS]):
        for at in range(table[FIRST + cloud], table[END + cloud]):
            row[count] = faces[table[HEAP + at]]
            count += 1
    if len(wind) > 1:
        return count if _as_given(row, wind, count) else -1
    stream = np.empty(1, np.uint64)
    stream[0] = wind[0]
    stream[0] = ~_output(stream)
    for i in range(count - 1, 0, -1):
        j = below(stream, i + 1)
        row[i], row[j] = row[j], row[i]
    return count


@part
def _as_given(row: Any, given: Any, count: Any) -> Any:
    """Put the row in the order given; False if that does not hold these cards."""
    if len(given) != count + 1:
        return False
    left = np.zeros(64, np.int64)
    for i in range(count):
        left[row[i]] += 1
        left[np.int64(given[i + 1])] -= 1
    for i in range(count):
        row[i] = np.uint8(given[i + 1])
    wrong = 0
    for face in range(64):
        wrong += left[face] != 0
    return wrong == 0
