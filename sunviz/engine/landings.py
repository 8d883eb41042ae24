"""Where a card can land on its suit's two piles, transfers before it included.

Players that think ahead need not spell out transfers: once the piles of a suit
have met (first + second = 13 cards, both begun), crossing cards only moves the
border between them, so whatever border can be reached is as good as reached.
Playing a card of rank r there leads to the heights r + 1 and 13 − r, whichever
row takes it.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from .moves import Move, Play, Row, Spot, Transfer
from .rules import Rules

#: the heights of a suit's piles, 0…13, first row and second row
Heights: TypeAlias = tuple[int, int]

_FULL: Final = 13


class Landings(NamedTuple):
    """What the two piles of a suit take: rank 0…12 → the heights after it, first row first.

    ``met`` tells that the piles have met, so that the card chosen next decides
    what becomes of the suit. ``sure`` lists what leaves no choice: rank and
    heights after it, where the piles have not met and only one takes the card.
    """

    by_rank: Mapping[int, tuple[Heights, ...]]
    met: bool
    sure: tuple[tuple[int, Heights], ...] = ()


def landings(rules: Rules, heights: Heights) -> Landings:
    """Return what the two piles of a suit take under these rules (B 2, 6; W §5; S §6).

    >>> from sunviz.engine.rules import RULE_BOOKS
    >>> landings(RULE_BOOKS["ru-book"], (5, 6)).by_rank
    {5: ((6, 6),), 6: ((5, 7),)}
    >>> [len(landings(RULE_BOOKS[book], (5, 8)).by_rank) for book in ("ru-book", "ru-web")]
    [13, 6]
    """
    return _landings(rules.foundations, rules.transfers, *heights)


@lru_cache(maxsize=1024)
def _landings(foundations: str, transfers: str, first: int, second: int) -> Landings:
    if foundations == "two_ace_rows":
        return _unmet(_two_ace_rows(first, second))
    if first + second == _FULL and first > 0 and second > 0:
        lowest = {"both": 0, "aces_to_kings": 0, "none": first - 1}[transfers]
        highest = _FULL - 1 if transfers == "both" else first
        ranks = range(lowest, highest + 1)
        return Landings({rank: ((rank + 1, _FULL - rank),) for rank in ranks}, met=True)
    return _unmet(_up_and_down(first, second))


def _unmet(by_rank: Mapping[int, tuple[Heights, ...]]) -> Landings:
    sure = tuple((rank, ways[0]) for rank, ways in by_rank.items() if len(ways) == 1)
    return Landings(by_rank, met=False, sure=sure)


def _two_ace_rows(first: int, second: int) -> dict[int, tuple[Heights, ...]]:
    found: dict[int, tuple[Heights, ...]] = {}
    if second < _FULL:
        found[second] = ((first, second + 1),)
    if first < _FULL:  # of two equal piles the first takes the card (decision 9)
        found[first] = ((first + 1, second),)
    return found


def _up_and_down(first: int, second: int) -> dict[int, tuple[Heights, ...]]:
    found: dict[int, tuple[Heights, ...]] = {}
    if first < _FULL:
        found[first] = ((first + 1, second),)
    if second < _FULL:
        rank = _FULL - 1 - second
        found[rank] = (*found.get(rank, ()), (first, second + 1))
    return found


def way(rules: Rules, suit: int, heights: Heights, landing: Heights, spot: Spot) -> Move:
    """Return the next move on the way to a landing: a transfer, or the play from `spot`.

    `landing` is one of `landings` for these heights.

    >>> from sunviz.engine.rules import RULE_BOOKS
    >>> book, spot = RULE_BOOKS["ru-book"], Spot("r", 4)
    >>> [str(way(book, 2, (a, 13 - a), (7, 7), spot)) for a in (4, 6, 7, 8)]
    ['K>A:H', 'r4>A', 'r4>K', 'A>K:H']
    """
    second_row: Row = "B" if rules.foundations == "two_ace_rows" else "K"
    if landing[1] == heights[1]:
        return Play(spot, "A")
    if landing[0] == heights[0]:
        return Play(spot, second_row)
    return Transfer("K" if landing[0] > heights[0] else "A", suit)
