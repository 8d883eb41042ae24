"""Fixed ways of playing the open table to the end of sunset.

From the last arc on everything but the wind lies face up, so a player may try
out in the mind how a way of playing would end. A `Style` is such a way; a
`Table` carries it out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from .cards import Card
from .deals import SplitMix64
from .landings import Heights, Landings, landings, way
from .legal import cloud_ends, first_ray_not_set
from .moves import NEXT, Move, Relocate, Spot
from .position import Position
from .steps import after

_RAYS: Final = 13
_LAST_TURN: Final = 24
_TIPS: Final = tuple(Spot("r", number) for number in range(_RAYS + 1))


@dataclass(frozen=True)
class Style:
    """One way of playing: what it does where the table leaves a choice.

    ``turns``: for each suit C D H S the rank 0…12 that it would like to play
    first once the piles have met; ``patience`` and ``haste``: how far from
    that rank, in ranks, it accepts a card: `patience` when the sun begins to
    play, `patience + haste` when the last ray sets; ``last``: of two equal
    free cards it takes the one that comes last (else first) in the order of
    `legal_moves`.
    """

    turns: tuple[int, int, int, int]
    patience: int
    haste: int
    last: bool

    @classmethod
    def numbered(cls, number: int) -> Style:
        """Return the style of a number, drawn from SplitMix64(number).

        In this order: for each suit the sum of two draws below 7; patience
        below 5; haste below 9; last, a draw below 2.

        >>> Style.numbered(0)
        Style(turns=(9, 6, 2, 6), patience=1, haste=8, last=False)
        """
        draw = SplitMix64(number).below
        clubs, diamonds, hearts, spades = (draw(7) + draw(7) for _ in range(4))
        return cls((clubs, diamonds, hearts, spades), draw(5), draw(9), bool(draw(2)))

    @cached_property
    def order(self) -> tuple[tuple[int, ...], ...]:
        """For each suit the ranks at distance 0, 1, 1, 2, 2, … of its turn, −1 for none."""
        return tuple(
            tuple(
                rank if 0 <= rank < _RAYS else -1
                for far in range(_RAYS)
                for rank in ((turn - far, turn + far) if far else (turn,))
            )
            for turn in self.turns
        )

    def accepts(self, suit: int, turn: int) -> tuple[int, ...]:
        """Return the ranks it would play first in a met suit, nearest to its turn first.

        `turn` counts the rays' turns: 0 before the sun plays and with ray 1
        open, …, 12 with ray 13 open, 13 with ray 1 set, …, 25 with ray 13 set.
        """
        return self.order[suit][: 2 * (self.patience + self.haste * turn // _LAST_TURN) + 1]


class Placing(NamedTuple):
    """A card that goes to the foundations from a spot, and the heights it leads to."""

    card: Card
    spot: Spot
    landing: Heights


class Table:
    """The open table between two `next`, to be played on in place.

    Holds lists instead of tuples and counts how often each card lies free.
    """

    __slots__ = (
        "_at",
        "_clouds",
        "_free",
        "_heights",
        "_open",
        "_rays",
        "_rules",
        "_takes",
        "_turn",
    )

    def __init__(self, position: Position) -> None:
        self._rules = position.rules
        self._at = position
        self._rays = list(map(list, position.rays))
        self._clouds = list(map(list, position.clouds))
        self._heights = list(position.heights)
        self._takes = [self._landings(suit) for suit in range(4)]
        ray = position.ray or 0
        self._open = ray if position.stage == "sun" else 0
        self._turn = ray + 12 if position.stage == "sunset" else max(0, ray - 1)
        self._free = [0] * 52
        for ray_cards in self._rays:
            if ray_cards:
                self._free[ray_cards[-1]] += 1
        if self._open:
            for card in self._rays[self._open - 1][:-1]:
                self._free[card] += 1
        for cloud in self._clouds:
            for at in cloud_ends(len(cloud), self._rules):
                self._free[cloud[at - 1]] += 1

    def _landings(self, suit: int) -> Landings:
        return landings(self._rules, (self._heights[suit], self._heights[suit + 4]))

    # what a style does

    def forced(self) -> Placing | None:
        """Return the first placing that every style makes at once.

        Suits in the order C D H S, lower pile first: a card that the piles
        want, lies free once, and fits one pile only, in a suit not yet met.
        """
        free = self._free
        for suit, found in enumerate(self._takes):
            for rank, landing in found.sure:
                card = suit * 13 + rank
                if free[card] == 1:
                    return Placing(card, self._spot(card, last=False), landing)
        return None

    def wish(self, style: Style) -> Placing | Relocate | None:
        """Return what a style does where nothing is forced; None: it goes on."""
        free = self._free
        for suit, found in enumerate(self._takes):
            if found.met:
                continue
            for rank, ways in found.by_rank.items():
                card = suit * 13 + rank
                if free[card]:
                    landing = self._row_choice(ways, style.turns[suit] > rank)
                    return Placing(card, self._spot(card, style.last), landing)
        for suit, found in enumerate(self._takes):
            if not found.met:
                continue
            for rank in style.accepts(suit, self._turn):
                card = suit * 13 + rank
                if free[card] and rank in found.by_rank:
                    return Placing(card, self._spot(card, style.last), found.by_rank[rank][0])
        return self._clearing(style) if self._rules.relocate else None

    def _row_choice(self, ways: tuple[Heights, ...], upwards: bool) -> Heights:
        """Return the pile for a card that fits both: one yet to be begun, else the first.

        Without transfers the piles stay where they met, so the style decides.
        """
        if len(ways) == 1:
            return ways[0]
        into_first, into_second = ways
        if not into_first[1]:
            return into_second
        if self._rules.transfers == "none" and into_second[0] and not upwards:
            return into_second
        return into_first

    def _spot(self, card: Card, last: bool) -> Spot:
        """Return where a free card lies, the first or last place in the engine's order."""
        found = None
        for spot in self._spots(card):
            found = spot
            if not last:
                break
        assert found is not None  # asked for free cards only
        return found

    def _spots(self, card: Card) -> Iterator[Spot]:
        for number, ray in enumerate(self._rays, 1):
            if ray and ray[-1] == card:
                yield _TIPS[number]
            if number == self._open and card in ray:
                for at in range(len(ray) - 1, 0, -1):
                    if ray[at - 1] == card:
                        yield Spot("r", number, at)
        for number, cloud in enumerate(self._clouds, 1):
            if card in cloud:
                for at in cloud_ends(len(cloud), self._rules):
                    if cloud[at - 1] == card:
                        yield Spot("c", number, at)

    def _clearing(self, style: Style) -> Relocate | None:
        """Return the move of a tip that lets a wanted card out (variant 2).

        The wanted card lies under as few tips as possible, and there are
        empty rays for all of them; the first ray wins, the first empty ray
        takes the tip.
        """
        first = first_ray_not_set(self._at)
        numbers = range(first, _RAYS + 1)
        empty = [number for number in numbers if not self._rays[number - 1]]
        for depth in range(1, len(empty) + 1):
            for number in numbers:
                ray = self._rays[number - 1]
                if number == self._open or len(ray) <= depth:
                    continue
                if self._wants(ray[-1 - depth], style):
                    return Relocate(Spot("r", number), empty[0])
        return None

    def _wants(self, card: Card, style: Style) -> bool:
        suit, rank = divmod(card, 13)
        found = self._takes[suit]
        if rank not in found.by_rank:
            return False
        return not found.met or rank in style.accepts(suit, self._turn)

    def move(self, step: Placing | Relocate | None) -> Move:
        """Return the next move of the game that a step stands for."""
        if step is None:
            return NEXT
        if isinstance(step, Relocate):
            return step
        suit = step.card // 13
        heights = self._heights[suit], self._heights[suit + 4]
        return way(self._rules, suit, heights, step.landing, step.spot)

    # carrying it out

    def settle(self, style: Style) -> Position | None:
        """Play on in a style until it goes on; return what `next` then gives.

        None once the last ray has set, or all is placed: the playout is over.
        """
        while step := self.forced() or self.wish(style):
            self._do(step)
        if not any(self._rays):
            return None
        settled = self._at.changed(
            self._at.stage,
            rays=tuple(map(tuple, self._rays)),
            heights=tuple(self._heights),
            clouds=tuple(map(tuple, self._clouds)),
        )
        return after(settled, NEXT)

    @property
    def placed(self) -> int:
        """How many cards lie on the foundations, 0…104."""
        return sum(self._heights)

    def _do(self, step: Placing | Relocate) -> None:
        spot = step.spot
        row = (self._rays if spot.place == "r" else self._clouds)[spot.number - 1]
        before = self._free_of(spot)
        card = row.pop(spot.card - 1 if spot.card else -1)
        now = self._free_of(spot)
        for each in before:
            self._free[each] -= 1
        for each in now:
            self._free[each] += 1
        if isinstance(step, Relocate):
            self._rays[step.ray - 1].append(card)
            self._free[card] += 1
        else:
            suit = card // 13
            self._heights[suit], self._heights[suit + 4] = step.landing
            self._takes[suit] = self._landings(suit)

    def _free_of(self, spot: Spot) -> list[Card]:
        """Return the free cards of the ray or cloud of a spot."""
        if spot.place == "c":
            cloud = self._clouds[spot.number - 1]
            return [cloud[card - 1] for card in cloud_ends(len(cloud), self._rules)]
        ray = self._rays[spot.number - 1]
        return ray[:] if spot.number == self._open else ray[-1:]


@lru_cache(maxsize=8192)
def placed_by_sunset(position: Position, style: Style) -> int:
    """Return how many cards, 0…104, a style places before the wind blows.

    The stock of `position` must be empty. What was worked out for one move is
    remembered for the next ones: a style followed goes the same way on.

    >>> from sunviz.engine.game import Game
    >>> game = Game.deal(6)
    >>> for _ in range(8):
    ...     game.push("next")
    >>> placed_by_sunset(game.position, Style.numbered(0)) <= 104
    True
    """
    table = Table(position)
    there = table.settle(style)
    return table.placed if there is None else placed_by_sunset(there, style)
