"""How the cards of a step travel: from where each lay to where it lies.

What rests is shown as it lay before, row by row, until the last card that
comes to the row has landed; what flies is shown above it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from sunviz.engine.cards import Card
from sunviz.engine.moves import Spot
from sunviz.engine.position import Position
from sunviz.picture import STOCK, Box, Laid, Layout, Pile, Stock, layout
from sunviz.picture.geometry import CARD_HEIGHT

#: a ray or cloud (its letter and number), a pile, or the stock
Row: TypeAlias = tuple[str, int] | Pile | Stock

#: how long a card flies, and how long after the card before it, in seconds
FLIGHT: Final = 0.4
_GAP: Final = 0.07
_GUST: Final = 0.03
#: a sky that changes while no card flies takes as long as this
_STILL: Final = 0.4


@dataclass(frozen=True, slots=True)
class Flight:
    """A card on its way: how it lay, how it will lie, and when it leaves, in seconds."""

    start: Laid
    end: Laid
    begins: float

    @property
    def ends(self) -> float:
        """When the card lands, in seconds."""
        return self.begins + FLIGHT

    def at(self, seconds: float) -> Laid | None:
        """Return the card at a moment; None while it lies unseen in the stock."""
        if seconds < self.begins:
            return None if isinstance(self.start.place, Stock) else self.start
        if seconds >= self.ends:
            return self.end
        way = 1 - (1 - (seconds - self.begins) / FLIGHT) ** 3  # fast first, then gently
        box = _between(self.start.box, self.end.box, way)
        return replace(
            self.end, box=box, count=1, shown="whole", exposed=CARD_HEIGHT, free=True,
            place=Spot("r", 0),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Glide:
    """A step on its way from one layout to the next."""

    before: Layout
    after: Layout
    flights: tuple[Flight, ...]

    @property
    def seconds(self) -> float:
        """How long the step takes."""
        return max((flight.ends for flight in self.flights), default=_STILL)

    @property
    def landings(self) -> dict[Row, float]:
        """When each row that cards come to is complete, in seconds."""
        found: dict[Row, float] = {}
        for flight in self.flights:
            row = _row(flight.end)
            found[row] = max(found.get(row, 0.0), flight.ends)
        return found

    def resting(self, seconds: float) -> Layout:
        """Return what lies on the table at a moment."""
        waiting = {row for row, end in self.landings.items() if seconds < end}
        leaving = {flight.start.place for flight in self.flights}
        old = _rows(laid for laid in self.before.cards if laid.place not in leaving)
        new = _rows(self.after.cards)
        cards = [
            laid
            for row in dict.fromkeys((*old, *new))
            for laid in (_unmarked(old[row]) if row in waiting else new[row])
        ]
        empty = [laid for laid in self.before.empty if _row(laid) in waiting]
        return replace(self.after, cards=tuple(cards), empty=(*self.after.empty, *empty))

    def flying(self, seconds: float) -> Iterator[Laid]:
        """Yield the cards above the table at a moment, the uppermost last."""
        landings = self.landings
        flights = [f for f in self.flights if seconds < landings[_row(f.end)]]
        for on_the_way in (False, True):
            for flight in flights:
                if (flight.begins <= seconds < flight.ends) == on_the_way:
                    laid = flight.at(seconds)
                    if laid is not None:
                        yield laid


def glide(before: Position, after: Position) -> Glide:
    """Return how the cards travel in the step between two positions.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next")
    >>> len(glide(*game.positions).flights)
    13
    """
    old, new = layout(before), layout(after)
    gone, come = _gone_and_come(old, new, all_go=before.stage != after.stage == "wind")
    gap = _GUST if after.stage == "wind" else _GAP
    flights = []
    for turn, end in enumerate(_in_order(come, before)):
        start = next((laid for laid in gone if laid.card == end.card), None)
        if start is None:
            start = old.find(STOCK)
        else:
            gone.remove(start)
        if start is not None:
            flights.append(Flight(start, end, turn * gap))
    return Glide(old, new, tuple(flights))


def _gone_and_come(old: Layout, new: Layout, *, all_go: bool) -> tuple[list[Laid], list[Laid]]:
    """Return the cards that leave their row, as they lay, and those that come, as they lie."""
    gone: list[Laid] = []
    come: list[Laid] = []
    olds, news = _rows((*old.cards, *old.empty)), _rows((*new.cards, *new.empty))
    for row in dict.fromkeys((*olds, *news)):
        if isinstance(row, Pile):
            before, after = olds[row][0], news[row][0]
            gone += [before] if before.count > after.count else []
            come += [after] if before.count < after.count else []
        elif not isinstance(row, Stock):
            mine, yours = _cards(olds[row]), _cards(news[row])
            stay = [] if all_go else _staying([c.card for c in mine], [c.card for c in yours])
            left, right = {a for a, _ in stay}, {b for _, b in stay}
            gone += [laid for i, laid in enumerate(mine) if i not in left]
            come += [laid for i, laid in enumerate(yours) if i not in right]
    return gone, come


def _staying(old: Sequence[Card | None], new: Sequence[Card | None]) -> list[tuple[int, int]]:
    """Return which cards of a row are which of it later: some were taken, or some came last.

    >>> _staying([5, 7, 9], [5, 9]), _staying([5], [5, 7])
    ([(0, 0), (2, 1)], [(0, 0)])
    """
    pairs, at = [], 0
    for later, card in enumerate(new):
        while at < len(old) and old[at] != card:
            at += 1
        if at < len(old):
            pairs.append((at, later))
            at += 1
    return pairs


def _in_order(come: list[Laid], before: Position) -> list[Laid]:
    """Return the cards in the order in which they are dealt."""
    if before.stage != "sunrise" or len(come) < 2:
        return come
    left, ordered = list(come), []
    for card in before.stock[: len(come)]:
        found = next((laid for laid in left if laid.card == card), None)
        if found is not None:
            left.remove(found)
            ordered.append(found)
    return ordered + left


def _rows(cards: Iterable[Laid]) -> defaultdict[Row, list[Laid]]:
    rows: defaultdict[Row, list[Laid]] = defaultdict(list)
    for laid in cards:
        rows[_row(laid)].append(laid)
    return rows


def _row(laid: Laid) -> Row:
    place = laid.place
    if isinstance(place, Spot):
        return place.place, place.number
    assert isinstance(place, Pile | Stock)
    return place


def _cards(row: list[Laid]) -> list[Laid]:
    return [laid for laid in row if laid.count]


def _unmarked(row: list[Laid]) -> list[Laid]:
    """Return a row whose tip will be covered, so that no mark of the next tip falls on it."""
    return [
        replace(laid, place=Spot("r", laid.place.number, at))
        if isinstance(laid.place, Spot) and not laid.place.card
        else laid
        for at, laid in enumerate(row, 1)
    ]


def _between(a: Box, b: Box, way: float) -> Box:
    def part(x: float, y: float) -> float:
        return x + (y - x) * way

    return Box(part(a.x, b.x), part(a.y, b.y), part(a.angle, b.angle))
