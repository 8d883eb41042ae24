"""Why a table may be told lost, or a play be made at once, without looking further.

Both hold only where no wind is to come, since the wind frees every card: in the wind row itself,
or if the game must be won before. Both rest on what **lasts**: an order of cards that no `next`
will ever change. A cloud lasts. Of a ray that will be open no more, *m* rays lying to its right,
the cards from index *m* on last (with tips dealt first: only those of the last ray): its first *m*
cards are dealt to other rays and the rest becomes a cloud in the same order. What is laid on the
ray before only lies over them, and what lies under them stays there as long as they do, since
before it is set nothing but its tip is playable. Where cards may move to emptied rays (variant 2)
only clouds last. The last ray lasts as a whole even while it is yet to be opened: none of its
cards is ever dealt to another ray.

*Safe plays.* A card is safe if it is the only one left of its face, and lands in one way that
takes nothing from its suit: not in a suit whose piles are yet to meet (another card of the face
is left), nor in one whose piles have just met (the card chosen decides about the others), but in
one whose piles have parted, or, with two ace rows, on the lower one. A safe card that lasts can be
played at once and nothing else be tried. Take a line that wins and plays it later; play it first,
then everything else in the same order. Each of these plays is still legal: whatever lies free in
the line lies free now, for taking out a card that lasts covers nothing, takes no cloud's end away
and changes no other card's way at sunset; its pile is touched by no other suit, the other pile of
its suit does not depend on it, and plays on its own pile came after it anyway. (Only the place for
cards dealt to *emptied* rays depends on it, so there the only card of a ray is not safe as long as
the stock holds cards.) Cards that do not last are never safe: taking one out changes where the
cards over it land.

*Locked tables.* In an easier game all cards that do not last lie free, from a lasting row both
ends (or the last two) do, and piles take more than they really do: in a suit whose piles have not
met each rank that the first row has come up to, or the second down to, again and again; once they
have met, everything; parted piles what they really take; of two ace rows each rank up to the
height that the taller one can reach, but the lower one must pass the ranks that only it needs one
by one. In this game taking a card never does harm, so it is played by taking whatever can be taken.
If cards are left, the real table cannot be won either: by induction each play of a real line could
be made here as well.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sunviz.study.compiled import part

from .board import (
    ARCS,
    CLOUDS,
    DEALT,
    EMPTY_FIRST,
    END,
    FIRST,
    HEAP,
    HEAPED,
    HEIGHTS,
    MET,
    MOST_RAYS,
    RANKS,
    RAY_COUNT,
    RAYS,
    RELOCATE,
    STOCK,
    SUITS,
    SUN,
    TIP_FIRST,
    WIDTH,
    cloud_size,
    copy,
    last_end,
    lowest_ray,
    open_ray,
    other_end,
    ray_size,
    take_out,
)

#: what the easier game knows of a suit: which game it is, how far both rows have come
_KIND, _UP, _DOWN, _TALLER = range(4)
_UNMET, _FREE, _PARTED, _TWO_UP = range(4)


@part
def first_lasting(game: Any, turn: Any, ray: Any) -> Any:
    """Return the index from which on the cards of a ray last."""
    later = game[RAY_COUNT] - 1 - ray
    if game[RELOCATE] or (game[TIP_FIRST] and later):
        return WIDTH
    to_open = game[SUN] and turn <= game[ARCS] + game[RAY_COUNT] and ray >= open_ray(game, turn)
    return WIDTH if later and to_open else later


@part
def lands_safely(game: Any, table: Any, face: Any, how: Any, two_ace_rows: Any) -> Any:
    """Tell whether a card that can land is the only one of its face and takes nothing away."""
    suit = face // game[RANKS]
    first, second = np.int64(table[HEIGHTS + suit]), np.int64(table[HEIGHTS + 4 + suit])
    if two_ace_rows:
        return face - suit * game[RANKS] < max(first, second)
    return how != MET and first + second > game[RANKS]


@part
def lasts(game: Any, table: Any, turn: Any, ray: Any, index: Any) -> Any:
    """Tell whether a card of a ray can be taken out without changing any other card's way."""
    if game[EMPTY_FIRST] and index == 0 and table[DEALT] < game[STOCK]:
        return False
    return index >= first_lasting(game, turn, ray)


# locked tables


@part
def is_locked(
    game: Any, table: Any, turn: Any, two_ace_rows: Any, scratch: Any, loose: Any, suits: Any
) -> Any:
    """Tell whether a table cannot be won even in the easier game.

    `scratch` is a table, `loose` counts the cards of each face that nothing holds, `suits` has a
    row of four numbers for each suit; all three are written anew.
    """
    copy(table, scratch)
    _add_lasting_rows(game, scratch, turn)
    if not _count_loose(game, scratch, two_ace_rows, loose, suits):
        return False
    while True:
        for suit in range(game[SUITS]):
            _advance(game, suits[suit], loose[suit])
        left, taken = 0, 0
        for cloud in range(scratch[CLOUDS]):
            taken += _take_ends(game, scratch, cloud, loose, suits)
            left += cloud_size(scratch, cloud)
        if left == 0 or taken == 0:
            return left > 0


@part
def _add_lasting_rows(game: Any, table: Any, turn: Any) -> None:
    """Make clouds of the parts of rays that last."""
    last_to_open = game[SUN] and turn <= game[ARCS] + game[RAY_COUNT]
    for ray in range(lowest_ray(game, turn), game[RAY_COUNT]):
        if last_to_open and ray == game[RAY_COUNT] - 1:
            continue  # every card of it will lie free, or does
        first, size = first_lasting(game, turn, ray), ray_size(table, ray)
        if first >= size:
            continue
        cloud, heaped = np.int64(table[CLOUDS]), np.int64(table[HEAPED])
        for i in range(first, size):
            table[HEAP + heaped + i - first] = table[RAYS + ray * WIDTH + i]
        table[FIRST + cloud], table[END + cloud] = heaped, heaped + size - first
        table[HEAPED], table[CLOUDS] = heaped + size - first, cloud + 1


@part
def _count_loose(game: Any, table: Any, two_ace_rows: Any, loose: Any, suits: Any) -> Any:
    """Fill in how each suit stands and which cards no row holds; return how many rows do."""
    ranks = game[RANKS]
    for suit in range(game[SUITS]):
        first, second = np.int64(table[HEIGHTS + suit]), np.int64(table[HEIGHTS + 4 + suit])
        row = suits[suit]
        row[_UP], row[_DOWN], row[_TALLER] = first, second, 0
        if two_ace_rows:
            row[_KIND], row[_UP] = _TWO_UP, max(first, second)
            row[_DOWN], row[_TALLER] = min(first, second), max(first, second)
        elif first + second > ranks:
            row[_KIND] = _PARTED
        else:
            row[_KIND] = _FREE if first + second == ranks else _UNMET
        for rank in range(ranks):
            in_second = rank < second if two_ace_rows else rank >= ranks - second
            loose[suit, rank] = 2 - (rank < first) - in_second
    rows = 0
    for cloud in range(table[CLOUDS]):
        rows += cloud_size(table, cloud) > 0
        for at in range(table[FIRST + cloud], table[END + cloud]):
            face = np.int64(table[HEAP + at])
            loose[face // ranks, face % ranks] -= 1
    return rows


@part
def _advance(game: Any, row: Any, loose: Any) -> None:
    """Let the rows of a suit come as far as its loose cards allow."""
    ranks, kind = game[RANKS], row[_KIND]
    if kind == _FREE:
        return
    top = ranks - row[_DOWN] if kind == _UNMET else ranks
    while row[_UP] < top and loose[row[_UP]] > 0:
        row[_UP] += 1
    if kind == _TWO_UP:
        while row[_DOWN] < row[_TALLER] and loose[row[_DOWN]] > 0:
            row[_DOWN] += 1
        return
    bottom = row[_UP] if kind == _UNMET else 0
    while ranks - 1 - row[_DOWN] >= bottom and loose[ranks - 1 - row[_DOWN]] > 0:
        row[_DOWN] += 1
    if kind == _UNMET and row[_UP] + row[_DOWN] >= ranks:
        row[_KIND] = _FREE


@part
def _can_take(game: Any, row: Any, rank: Any) -> Any:
    kind, down = row[_KIND], game[RANKS] - 1 - row[_DOWN]
    if kind == _UNMET:
        return rank <= row[_UP] or rank >= down
    if kind == _PARTED:
        return rank == row[_UP] or rank == down
    if kind == _TWO_UP:
        return rank <= row[_UP] and (rank >= row[_TALLER] or rank <= row[_DOWN])
    return True


@part
def _take_ends(game: Any, table: Any, cloud: Any, loose: Any, suits: Any) -> Any:
    """Take what can be taken from the ends of a row; return how many cards."""
    taken, again = 0, True
    while again and cloud_size(table, cloud) > 0:
        again = False
        for index in (last_end(table, cloud), other_end(game, table, cloud)):
            if index < 0:
                continue
            face = np.int64(table[HEAP + index])
            suit, rank = face // game[RANKS], face % game[RANKS]
            if _can_take(game, suits[suit], rank):
                take_out(table, MOST_RAYS + cloud, index)
                loose[suit, rank] += 1
                taken += 1
                again = True
                break
    return taken
