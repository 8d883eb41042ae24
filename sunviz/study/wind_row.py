"""The wind row as a game of its own: can it be won, by what way, and how often.

Nothing in the row is hidden, so best play wins it or does not. Two plain facts
keep the search small:

- **What lies in the row tells what lies on the foundations**, but for the
  border between two piles that have met. Every order of play that leaves the
  same cards in the row is one state: of n cards at both ends n (n + 1) / 2.
- **Borders are merged** where any border can be reached from any other
  (`canonical`), so that one is as good as another.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import factorial, prod
from typing import Final, TypeAlias

from sunviz.engine import Move, Play, Position, Rules, Spot
from sunviz.engine.cards import Card
from sunviz.engine.landings import Heights, landings, way
from sunviz.engine.legal import cloud_ends
from sunviz.engine.steps import after

#: the eight pile heights 0…13, first row C D H S, then second row
AllHeights: TypeAlias = tuple[int, ...]

_FULL: Final = 13
_ALL: Final = 104


def canonical(rules: Rules, heights: AllHeights) -> AllHeights:
    """Return heights that allow just what these allow, the same for all that do.

    - Transfers both ways: two piles of a suit that have met stand for every
      border between them, since cards can cross until it is there, and back
      (RULES.md, decision 3). The border is put after the ace.
    - Two ace rows: the rows take the same cards, so the higher pile of a suit
      is named first.

    >>> canonical(Rules(), (5, 0, 0, 0, 8, 0, 0, 13))
    (1, 0, 0, 0, 12, 0, 0, 13)
    """
    if rules.foundations != "two_ace_rows" and rules.transfers != "both":
        return heights
    suits = [_merged(rules, heights[suit], heights[suit + 4]) for suit in range(4)]
    return (*(first for first, _ in suits), *(second for _, second in suits))


def _merged(rules: Rules, first: int, second: int) -> Heights:
    if rules.foundations == "two_ace_rows":
        return max(first, second), min(first, second)
    return (1, _FULL - 1) if first and second and first + second == _FULL else (first, second)


def _with(heights: AllHeights, suit: int, landing: Heights) -> AllHeights:
    """Return the heights after a card of a suit has landed (`sunviz.engine.landings`)."""
    new = list(heights)
    new[suit], new[suit + 4] = landing
    return tuple(new)


# one row


def winning_way(position: Position) -> tuple[Move, ...] | None:
    """Return moves that win a position of the stage "wind", None if there are none (B 12).

    Exact: all ways are looked at, those that come to the same once. The moves
    are replayed on the position before they are returned.

    >>> from sunviz.engine.position import make
    >>> heights = (13, 13, 13, 13, 13, 13, 12, 11)  # hearts lack the ace, spades two and ace
    >>> row = (26, 40, 39)
    >>> here = make(Rules(), "wind", 8, None, (), ((),) * 13, heights, (row,), 0)
    >>> [str(move) for move in winning_way(here)]
    ['c1.1>K', 'c1.1>K', 'c1.1>K']
    """
    steps = _Search(position.rules).way(position.clouds[0], position.heights)
    if steps is None:
        return None
    moves: list[Move] = []
    for at, landing in steps:
        for move in _moves_to(position, Spot("c", 1, at), landing):
            moves.append(move)
            position = position.play(move)
    assert position.is_won
    return tuple(moves)


def _moves_to(position: Position, spot: Spot, landing: Heights) -> Iterator[Move]:
    """Yield the transfers, and then the play, by which the card of a spot lands so."""
    card = position.card_at(spot)
    assert card is not None  # the spots asked for hold cards
    suit = card // 13
    move: Move | None = None
    while not isinstance(move, Play):
        heights = position.heights[suit], position.heights[suit + 4]
        move = way(position.rules, suit, heights, landing, spot)
        yield move
        position = after(position, move)


def can_be_won(rules: Rules, heights: AllHeights, row: tuple[Card, ...]) -> bool:
    """Tell whether best play places every card of a wind row (B 12).

    `heights` are the eight pile heights, `row` the cards 0…51 that they lack.

    >>> lacking_spades = (13, 13, 13, 13, 13, 13, 13, 10)  # the king row waits for 3 2 A
    >>> can_be_won(Rules(), lacking_spades, (39, 40, 41))
    True
    >>> can_be_won(Rules(), lacking_spades, (39, 41, 40))
    False
    """
    return _Search(rules).way(row, heights) is not None


_Step: TypeAlias = tuple[int, Heights]


class _Search:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._lost: set[tuple[tuple[Card, ...], AllHeights]] = set()

    def way(self, row: tuple[Card, ...], heights: AllHeights) -> list[_Step] | None:
        """Return the places in the row and the landings of a win, depth first; None: no win."""
        if not row:
            return []
        key = row, canonical(self._rules, heights)
        if key in self._lost:
            return None
        for at, landing, suit in self._steps(row, heights):
            rest = row[: at - 1] + row[at:]
            found = self.way(rest, _with(heights, suit, landing))
            if found is not None:
                return [(at, landing), *found]
        self._lost.add(key)
        return None

    def _steps(
        self, row: tuple[Card, ...], heights: AllHeights
    ) -> Iterator[tuple[int, Heights, int]]:
        for at in cloud_ends(len(row), self._rules):
            suit, rank = divmod(row[at - 1], 13)
            found = landings(self._rules, (heights[suit], heights[suit + 4]))
            for landing in found.by_rank.get(rank, ()):
                yield at, landing, suit


# all rows


def share_of_winds(rules: Rules, heights: AllHeights) -> Fraction:
    """Return the share of all winds after which best play wins, 0…1, exactly (B 12).

    Every order of the cards that the heights lack is equally likely. Meant for
    few cards: eight different ones have 40,320 orders, half a second's work.

    >>> share_of_winds(Rules(), (13, 13, 13, 13, 13, 13, 13, 10))  # 3 2 A of spades
    Fraction(2, 3)
    """
    return WonRows(rules).share(heights)


def lacking(rules: Rules, heights: AllHeights) -> tuple[Card, ...]:
    """Return the cards that are not on the foundations, sorted.

    >>> lacking(Rules(), (13, 13, 13, 13, 13, 13, 12, 11))
    (26, 39, 40)
    """
    left: list[Card] = []
    for suit in range(4):
        first, second = heights[suit], heights[suit + 4]
        two = rules.foundations == "two_ace_rows"
        for rank in range(_FULL):
            placed = (rank < first) + (rank < second if two else rank >= _FULL - second)
            left += [suit * 13 + rank] * (2 - placed)
    return tuple(left)


class WonRows:
    """The rows that can be won, by the heights that lack their cards.

    They are built up from the last card played to the first: a row is won if
    some playable card of it lands and the rest is won. What was built is kept
    for the next question.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._known: dict[AllHeights, frozenset[bytes]] = {}

    def share(self, heights: AllHeights) -> Fraction:
        """Return `share_of_winds`."""
        left = lacking(self._rules, heights)
        orders = factorial(len(left)) // prod(factorial(left.count(card)) for card in set(left))
        return Fraction(len(self.of(canonical(self._rules, heights))), orders)

    def of(self, heights: AllHeights) -> frozenset[bytes]:
        """Return the rows won from canonical heights, a byte a card."""
        if heights not in self._known:
            self._known[heights] = frozenset(self._built(heights))
        return self._known[heights]

    def _built(self, heights: AllHeights) -> Iterator[bytes]:
        if sum(heights) == _ALL:
            yield b""
        for suit in range(4):
            found = landings(self._rules, (heights[suit], heights[suit + 4]))
            for rank, ways in found.by_rank.items():
                card = bytes([suit * 13 + rank])
                for landing in ways:
                    there = canonical(self._rules, _with(heights, suit, landing))
                    for rest in self.of(there):
                        yield rest + card
                        if rest:
                            yield self._beside(rest, card)

    def _beside(self, rest: bytes, card: bytes) -> bytes:
        """Return a row in which the card is the playable one that is not the last (decision 7)."""
        if self._rules.cloud_ends == "last_two":
            return rest[:-1] + card + rest[-1:]
        return card + rest
