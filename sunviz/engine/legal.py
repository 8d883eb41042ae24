"""What is legal: the one place that says so.

Hints, "stuck", highlighting, players and (later) solver and quiz all ask
`legal_moves`.

The order is documented and stable: plays to a foundation first, in the order
in which the player ``plain`` looks for them (rays 1 to 13, in the open ray
from the tip inwards; then clouds 1, 2, …, the last card before the other end;
the ace row before the king row); then relocations; then transfers, suit by
suit (C D H S), ace row to king row first; then ``next``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from .cards import Card
from .moves import NEXT, Move, Play, Relocate, Row, Spot, Transfer

if TYPE_CHECKING:
    from .position import Position
    from .rules import Rules

RAYS: Final = 13
_Rows = tuple[Row, ...]


def _plays(place: str, number: int, card: int) -> dict[_Rows, tuple[Play, ...]]:
    spot = Spot("r" if place == "r" else "c", number, card)
    rows: tuple[_Rows, ...] = (("A",), ("K",), ("A", "K"), ("B",))
    return {key: tuple(Play(spot, row) for row in key) for key in rows}


# every play from a ray, made once: [ray][card, 0 = the tip]
_RAY_PLAYS: Final = tuple(
    tuple(_plays("r", ray, card) for card in range(RAYS + 8)) for ray in range(RAYS + 1)
)
_TIP_PLAYS: Final = tuple(plays[0] for plays in _RAY_PLAYS)

_TRANSFERS: Final = tuple((Transfer("A", suit), Transfer("K", suit)) for suit in range(4))


@lru_cache(maxsize=4096)
def _cloud_plays(number: int, card: int) -> dict[_Rows, tuple[Play, ...]]:
    return _plays("c", number, card)


_Wanted = tuple[_Rows | None, ...]


@lru_cache(maxsize=8192)
def _wanted(
    heights: tuple[int, ...], foundations: str, transfers: str
) -> tuple[_Wanted, tuple[Transfer, ...]]:
    """Return which rows want each card 0…51, and the transfers that the piles allow.

    `heights` are the eight pile heights, first row C D H S, then second row.
    """
    wanted: list[_Rows | None] = [None] * 52
    crossings: list[Transfer] = []
    for suit in range(4):
        base, first, second = suit * 13, heights[suit], heights[4 + suit]
        if foundations == "two_ace_rows":
            if second < 13:
                wanted[base + second] = ("B",)
            if first < 13:  # of two equal piles the first takes the card (decision 9)
                wanted[base + first] = ("A",)
            continue
        if first < 13:
            wanted[base + first] = ("A",)
        if second < 13:
            card = base + 12 - second
            wanted[card] = ("A", "K") if wanted[card] else ("K",)
        # the piles have met when ace top + 1 = king top; base cards never cross (decision 3)
        if first + second == 13 and transfers != "none":
            if first > 1 and second:
                crossings.append(_TRANSFERS[suit][0])
            if second > 1 and first and transfers == "both":
                crossings.append(_TRANSFERS[suit][1])
    return tuple(wanted), tuple(crossings)


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Return the legal moves of a position in the documented order.

    Empty once the game is won or lost.
    """
    stage = position.stage
    if stage == "won" or stage == "lost":
        return ()
    rules = position.rules
    wanted, transfers = _wanted(position.heights, rules.foundations, rules.transfers)
    moves: list[Move] = []
    open_ray = (position.ray or 0) if stage == "sun" else 0
    for number, ray in enumerate(position.rays, 1):
        if ray:
            if rows := wanted[ray[-1]]:
                moves += _TIP_PLAYS[number][rows]
            if number == open_ray:
                moves += _plays_under_tip(open_ray, ray, wanted)
    if position.clouds:
        for number, cloud in enumerate(position.clouds, 1):
            for card in cloud_ends(len(cloud), rules):
                if rows := wanted[cloud[card - 1]]:
                    moves += _cloud_plays(number, card)[rows]
    if rules.relocate:
        moves += _relocations(position, open_ray)
    moves += transfers
    moves.append(NEXT)
    return tuple(moves)


def _plays_under_tip(number: int, ray: Sequence[Card], wanted: _Wanted) -> list[Play]:
    """Return the plays from an open ray but its tip, from the tip inwards (B 7)."""
    plays = _RAY_PLAYS[number]
    return [
        play
        for card in range(len(ray) - 1, 0, -1)
        if (rows := wanted[ray[card - 1]])
        for play in plays[card][rows]
    ]


def cloud_ends(size: int, rules: Rules) -> Sequence[int]:
    """Return the playable cards of a cloud of this size, counted from 1 (decision 7).

    >>> from sunviz.engine.rules import RULE_BOOKS
    >>> cloud_ends(5, RULE_BOOKS["ru-book"]), cloud_ends(5, RULE_BOOKS["ru-web"])
    ((5, 1), (5, 4))
    """
    if size <= 1:
        return range(1, size + 1)
    return (size, 1) if rules.cloud_ends == "both" else (size, size - 1)


def playable_spots(position: Position) -> Iterator[Spot]:
    """Yield the spots whose card lies free, whether or not a pile wants it (B 4, 7, 8, 11)."""
    open_ray = position.ray if position.stage == "sun" else None
    for number, ray in enumerate(position.rays, 1):
        if ray:
            yield Spot("r", number)
            if number == open_ray:
                yield from (Spot("r", number, card) for card in range(len(ray) - 1, 0, -1))
    for number, cloud in enumerate(position.clouds, 1):
        for card in cloud_ends(len(cloud), position.rules):
            yield Spot("c", number, card)


def first_ray_not_set(position: Position) -> int:
    """Return the lowest ray, 1…14, that sunset has not yet taken down."""
    if position.stage == "sunset":
        return (position.ray or 0) + 1
    return RAYS + 1 if position.stage == "wind" else 1


def rows_wanting(position: Position, card: Card) -> _Rows:
    """Return the foundation rows that take this card now, in the order A, K (or B)."""
    rules = position.rules
    return _wanted(position.heights, rules.foundations, rules.transfers)[0][card] or ()


def _relocations(position: Position, open_ray: int) -> list[Move]:
    first = first_ray_not_set(position)
    rays = position.rays
    empty = [number for number in range(first, RAYS + 1) if not rays[number - 1]]
    if not empty or (position.stage == "sunrise" and not position.arcs):
        return []
    moves: list[Move] = []
    for number in range(first, RAYS + 1):
        size = len(rays[number - 1])
        if size < 2:
            continue
        cards = (0, *range(size - 1, 0, -1)) if number == open_ray else (0,)
        moves += [Relocate(Spot("r", number, card), target) for card in cards for target in empty]
    return moves
