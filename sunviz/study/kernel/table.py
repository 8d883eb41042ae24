"""The table as arrays of small numbers: foundations, rays and clouds.

Cards are 0…51, rays 1…13, suits 0…3; a pile is its suit in the first row, its
suit + 4 in the second. Clouds lie one after another in one array, the heap.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sunviz.engine.rules import Rules

from ..compiled import part

# numbers of numpy: for each whole number of Python's own that is handed on, numba would
# compile a function once more
ZERO, ONE = np.int64(0), np.int64(1)
CARDS = np.int64(104)
RAYS = np.int64(13)
#: the stages, in the order of `OUTCOMES`
SUNRISE, SUN, SUNSET, WIND, LOST = np.arange(5)
_LONGEST = 32  # more cards than any ray can hold

#: one game's cards, and the switches it is played by. `ray` is the open ray, or the one set
#: last, else 0; `takes` says of each card 0…51 which rows want it: 1 the first, 2 the second,
#: 3 both; `free` how often it lies free, where a player counts it. A cloud holds
#: `heap[first:end]`; `stream` is the state of what random numbers are drawn from.
TABLE = np.dtype(
    [
        ("deck", np.uint8, CARDS),
        ("rays", np.uint8, (RAYS + 1, _LONGEST)),
        ("sizes", np.int64, RAYS + 1),
        ("heights", np.int64, 8),
        ("takes", np.uint8, 52),
        ("free", np.uint8, 52),
        ("heap", np.uint8, CARDS),
        ("first", np.int64, RAYS + 1),
        ("end", np.int64, RAYS + 1),
        ("placed", np.int64),
        ("dealt", np.int64),
        ("arcs", np.int64),
        ("clouds", np.int64),
        ("heaped", np.int64),
        ("stage", np.int64),
        ("ray", np.int64),
        ("stream", np.uint64),
        ("two_ace_rows", np.bool_),
        ("empty_first", np.bool_),
        ("to_kings", np.bool_),
        ("to_aces", np.bool_),
        ("sun_plays", np.bool_),
        ("last_two", np.bool_),
        ("tip_first", np.bool_),
        ("relocate", np.bool_),
    ]
)


def new_table(rules: Rules) -> NDArray[np.void]:
    """Return a table for these rules, to play one game after another on.

    >>> from sunviz.engine import RULE_BOOKS
    >>> bool(new_table(RULE_BOOKS["ru-web"])["last_two"][0])
    True
    """
    table = np.zeros(1, TABLE)
    table["two_ace_rows"] = rules.foundations == "two_ace_rows"
    table["empty_first"] = rules.refill == "empty_first"
    table["to_kings"] = rules.transfers != "none"
    table["to_aces"] = rules.transfers == "both"
    table["sun_plays"] = rules.sun_plays
    table["last_two"] = rules.cloud_ends == "last_two"
    table["tip_first"] = rules.packet == "tip_first"
    table["relocate"] = rules.relocate
    return table


# the foundations


@part
def _tell_takes(table: Any, suit: Any, told: Any) -> None:
    """Note which cards the two piles of a suit want (RULES 2, decision 9), or forget them."""
    base = suit * 13
    first, second = table.heights[suit], table.heights[suit + 4]
    rank_2 = second if table.two_ace_rows else 12 - second
    if second < 13:
        table.takes[base + rank_2] = 2 if told else 0
    if first < 13:
        both = second < 13 and rank_2 == first and not table.two_ace_rows
        table.takes[base + first] = (3 if both else 1) if told else 0


@part
def tell_all_takes(table: Any) -> None:
    """Note anew which cards the piles of all suits want."""
    table.takes[:] = 0
    for suit in range(4):
        _tell_takes(table, suit, ONE)


@part
def clear_foundations(table: Any) -> None:
    """Take all cards off the foundations."""
    table.heights[:] = 0
    table.placed = 0
    tell_all_takes(table)


@part
def set_heights(table: Any, suit: Any, first: Any, second: Any) -> None:
    """Make the two piles of a suit so high."""
    _tell_takes(table, suit, ZERO)
    table.placed += first + second - table.heights[suit] - table.heights[suit + 4]
    table.heights[suit], table.heights[suit + 4] = first, second
    _tell_takes(table, suit, ONE)


@part
def place(table: Any, card: Any, row: Any) -> None:
    """Lay a card on its pile of row 0 or 1."""
    suit = card // 13
    first, second = table.heights[suit], table.heights[suit + 4]
    set_heights(table, suit, first + 1 - row, second + row)


@part
def transfer(table: Any, suit: Any, row: Any) -> None:
    """Move the top card of a suit's pile from this row to the other (B 6)."""
    change = 1 if row else -1
    set_heights(table, suit, table.heights[suit] + change, table.heights[suit + 4] - change)


# rays and clouds


@part
def open_ray(table: Any) -> Any:
    """Return the ray whose every card is playable, 0 for none (B 7)."""
    return table.ray if table.stage == SUN else 0


@part
def lowest_ray(table: Any) -> Any:
    """Return the first ray, 1…14, that sunset has not yet taken down."""
    if table.stage == SUNSET:
        return table.ray + 1
    return RAYS + 1 if table.stage == WIND else 1


@part
def deepest(table: Any, ray: Any) -> Any:
    """Return the index, 0 = the base, of the innermost playable card of a ray."""
    return 0 if ray == open_ray(table) else max(table.sizes[ray] - 1, 0)


@part
def from_ray(table: Any, ray: Any, at: Any) -> Any:
    """Take the card at an index, 0 = the base, out of a ray; the ray closes up."""
    cards = table.rays[ray]
    card = np.int64(cards[at])
    table.sizes[ray] -= 1
    for i in range(at, table.sizes[ray]):
        cards[i] = cards[i + 1]
    return card


@part
def from_cloud(table: Any, cloud: Any, at: Any) -> Any:
    """Take a playable card, by its index in the heap, out of a cloud."""
    card = np.int64(table.heap[at])
    if at == table.first[cloud]:
        table.first[cloud] += 1
        return card
    table.end[cloud] -= 1
    if at < table.end[cloud]:  # the last but one: the last moves down
        table.heap[at] = table.heap[at + 1]
    return card


@part
def back_to_cloud(table: Any, cloud: Any, at: Any, card: Any) -> None:
    """Undo `from_cloud`."""
    if at < table.first[cloud]:
        table.first[cloud] -= 1
    else:  # the last card still lies where it was before it moved down
        table.heap[at] = card
        table.end[cloud] += 1


@part
def cloud_ends(table: Any, cloud: Any) -> Any:
    """Return the heap's indices of a cloud's last card and other playable one, −1 for none.

    See RULES, decision 7.
    """
    first, end = table.first[cloud], table.end[cloud]
    if end == first:
        return -1, -1
    if end - first == 1:
        return first, -1
    return end - 1, end - 2 if table.last_two else first
