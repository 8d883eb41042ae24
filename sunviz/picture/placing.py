"""Where each card lies: the one function that says so.

Drawing, hit areas, marks and tests all ask `layout`. Pure geometry in the
units of `sunviz.picture.geometry`; no matplotlib.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from sunviz.engine.cards import Card
from sunviz.engine.legal import first_ray_not_set
from sunviz.engine.moves import Move, Next, Play, Relocate, Row, Spot, Transfer
from sunviz.engine.position import Position

from . import sky_rows
from .geometry import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FRAME_HEIGHT,
    FRAME_WIDTH,
    NUMBER_RADIUS,
    NUMBERS_AT,
    RAY_START,
    RAYS,
    STRIP,
    SUN,
    Box,
    Point,
    from_sun,
    ray_angle,
    ray_room,
)
from .sky_rows import Cloud


@dataclass(frozen=True, slots=True)
class Pile:
    """The place of a foundation: row ``"A"``, ``"K"`` or ``"B"``, suit 0…3 (C D H S)."""

    row: Row
    suit: int


@dataclass(frozen=True, slots=True)
class Stock:
    """The place of the stock."""


@dataclass(frozen=True, slots=True)
class Onward:
    """Where a click goes on: the number of the ray in turn, and the edges of the clouds."""


STOCK: Final = Stock()
ONWARD: Final = Onward()
Place: TypeAlias = Spot | Pile | Stock | Onward
#: the step that led to a position: the position before it, and the move
Step: TypeAlias = tuple[Position, Move]
#: how much of a card shows: all of it, its inner strip (rays), its left strip (rows)
Shown: TypeAlias = Literal["whole", "inner", "left"]

# the foundations: two rows of four in the sun's heart
_COLUMNS: Final = (-0.99, -0.33, 0.33, 0.99)
_ROWS: Final = {"A": 1.25, "K": 0.46, "B": 0.46}
_STOCK_AT: Final = (0.72, 0.60)


@dataclass(frozen=True, slots=True)
class Laid:
    """A card (or the top of a pile) and where it lies.

    ``card`` is None for an empty place and for the stock, which lies face
    down; ``count`` is how many cards lie there, 1 for a card of a ray or row;
    ``order`` is the painter's order; ``strip`` holds the corners of the part
    that no later card covers; ``exposed`` is that part's length in units;
    ``covered`` tells whether other cards lie on it.
    """

    place: Place
    card: Card | None
    box: Box
    order: int = field(compare=False)
    count: int = 1
    shown: Shown = "whole"
    exposed: float = CARD_HEIGHT
    free: bool = True

    @property
    def covered(self) -> bool:
        """Whether a later card covers a part of this one."""
        return self.shown != "whole"

    @property
    def strip(self) -> tuple[Point, ...]:
        """The corners of the part that stays exposed."""
        w, h = self.box.width / 2, self.box.height / 2
        if self.shown == "inner":
            return self.box.part(-w, w, -h, -h + self.exposed)
        if self.shown == "left":
            return self.box.part(-w, -w + self.exposed, -h, h)
        return self.box.corners


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything that lies in the picture, in painter's order.

    ``cards``: the cards of rays, clouds and foundations, and the stock;
    ``empty``: the places where none lies (rays not yet set, foundations);
    ``clouds``: their outlines and numbers, played-out ones included;
    ``moved``: the places of what the last step moved; ``sources``: where that
    lay before; ``open_ray``: 1…13 or None; ``rays``: the rays not yet set;
    ``in_turn``: the number of the ray that going on passes or picks up.
    """

    cards: tuple[Laid, ...]
    empty: tuple[Laid, ...]
    clouds: tuple[Cloud, ...]
    open_ray: int | None
    rays: tuple[int, ...]
    moved: tuple[Place, ...] = ()
    sources: tuple[Laid, ...] = ()
    in_turn: Box | None = None

    def at(self, x: float, y: float) -> Place | None:
        """Return the topmost place under a point given in units, or None.

        `x` is 0…12 from the left, `y` is 0…8 from below.

        >>> from sunviz.engine import Game
        >>> layout(Game.deal(1).position).at(0.7, 0.6)
        Stock()
        """
        for laid in reversed((*self.empty, *self.cards)):
            if laid.box.contains(x, y):
                return laid.place
        if self.in_turn is not None and self.in_turn.contains(x, y):
            return ONWARD
        if any(cloud.covers(x, y) for cloud in self.clouds):
            return ONWARD
        return None

    def find(self, place: Place) -> Laid | None:
        """Return what lies on a place (an empty place too), or None."""
        return next((laid for laid in (*self.cards, *self.empty) if laid.place == place), None)


def layout(position: Position, *, step: Step | None = None) -> Layout:
    """Return where each card of a position lies.

    `step` is the position before and the move that led here; with it the
    layout also tells what moved and from where.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next")
    >>> len([laid for laid in layout(game.position).cards if isinstance(laid.place, Spot)])
    13
    """
    lying = _lying(position)
    if step is None:
        return lying
    before, move = step
    return replace(
        lying,
        moved=tuple(_moved(before, move, position)),
        sources=tuple(_sources(before, move, position)),
    )


def to_units(x: float, y: float, size: tuple[float, float]) -> Point:
    """Return a point of a picture, in css px from the upper left corner, in units.

    >>> to_units(450, 600, (900, 600))
    (6.0, 0.0)
    """
    scale = min(size[0] / FRAME_WIDTH, size[1] / FRAME_HEIGHT)
    left = (size[0] - scale * FRAME_WIDTH) / 2
    below = (size[1] - scale * FRAME_HEIGHT) / 2
    return (x - left) / scale, (size[1] - y - below) / scale


@lru_cache(maxsize=64)
def _lying(position: Position) -> Layout:
    windy = position.stage in ("wind", "lost")
    first = first_ray_not_set(position) if position.stage != "won" else RAYS + 1
    if windy:
        first = RAYS + 1
    found = [*_foundations(position), *_rays(position, first), *_stock(position)]
    clouds, rows = (sky_rows.wind if windy else sky_rows.clouds)(position)
    found += (
        Laid(place, card, box, 0, 1, "left" if covered else "whole", exposed, free)
        for place, card, box, covered, exposed, free in rows
    )
    cards = tuple(_ordered(laid for laid in found if laid.count))
    empty = tuple(_ordered(laid for laid in found if not laid.count))
    open_ray = position.ray if position.stage == "sun" else None
    rays = tuple(range(first, RAYS + 1))
    return Layout(cards, empty, clouds, open_ray, rays, in_turn=_in_turn(position, first))


def _in_turn(position: Position, first: int) -> Box | None:
    """Return the place of the number of the open ray, or of the ray that sets next."""
    if position.stage == "sun":
        number = position.ray
    elif position.stage == "sunset":
        number = next((n for n in range(first, RAYS + 1) if position.rays[n - 1]), None)
    else:
        number = None  # the stock stands for going on
    if number is None:
        return None
    at = from_sun(ray_angle(number), NUMBERS_AT)
    return Box(*at, width=2 * NUMBER_RADIUS, height=2 * NUMBER_RADIUS)


def _ordered(found: Iterator[Laid]) -> Iterator[Laid]:
    for order, laid in enumerate(found):
        yield Laid(
            laid.place, laid.card, laid.box, order, laid.count, laid.shown, laid.exposed,
            laid.free,
        )  # fmt: skip


def pile_box(pile: Pile) -> Box:
    """Return the place of a foundation; it is the same in every picture."""
    return Box(SUN[0] + _COLUMNS[pile.suit], SUN[1] + _ROWS[pile.row])


def _foundations(position: Position) -> Iterator[Laid]:
    for place in range(8):
        suit = place % 4
        row: Row = "A" if place < 4 else position.second_row
        cards = position.pile(row, suit)
        pile = Pile(row, suit)
        yield Laid(pile, cards[-1] if cards else None, pile_box(pile), 0, len(cards))


def ray_strip(number: int, size: int) -> float:
    """Return how much of each covered card of a ray shows, in units.

    0.30 while the ray has room; a deeper ray shrinks its own strips only.
    """
    if size < 2:
        return STRIP
    return min(STRIP, (ray_room(number) - CARD_HEIGHT) / (size - 1))


def ray_box(number: int, size: int, at: int) -> Box:
    """Return the place of card `at` (0 = the base) in a ray of so many cards."""
    radius = RAY_START + at * ray_strip(number, size) + CARD_HEIGHT / 2
    return Box(*from_sun(ray_angle(number), radius), ray_angle(number))


def _rays(position: Position, first: int) -> Iterator[Laid]:
    for number, ray in enumerate(position.rays, 1):
        size = len(ray)
        strip = ray_strip(number, size)
        is_open = position.stage == "sun" and position.ray == number
        for at, card in enumerate(ray):
            tip = at == size - 1
            yield Laid(
                Spot("r", number, 0 if tip else at + 1),
                card,
                ray_box(number, size, at),
                0,
                shown="whole" if tip else "inner",
                exposed=CARD_HEIGHT if tip else strip,
                free=tip or is_open,
            )
        if not ray and number >= first and position.arcs:
            yield Laid(Spot("r", number), None, ray_box(number, 1, 0), 0, 0)


def _stock(position: Position) -> Iterator[Laid]:
    if position.stage == "sunrise":
        yield Laid(STOCK, None, Box(*_STOCK_AT), 0, len(position.stock), free=False)


# the last step


def _moved(before: Position, move: Move, after: Position) -> Iterator[Place]:
    if isinstance(move, Play):
        suit = (before.card_at(move.spot) or 0) // 13
        yield Pile(move.row, suit)
    elif isinstance(move, Transfer):
        yield Pile(move.target, move.suit)
    elif isinstance(move, Relocate):
        yield Spot("r", move.ray)
    elif isinstance(move, Next) and after.stage in ("sunrise", "sunset"):
        yield from _dealt(before, after)


def _dealt(before: Position, after: Position) -> Iterator[Place]:
    """Yield the places of the cards that an arc, or a packet and its cloud, laid."""
    for number, (old, new) in enumerate(zip(before.rays, after.rays, strict=True), 1):
        for at in range(len(old), len(new)):
            yield Spot("r", number, 0 if at == len(new) - 1 else at + 1)
    for number in range(len(before.clouds) + 1, len(after.clouds) + 1):
        for at in range(1, len(after.clouds[number - 1]) + 1):
            yield Spot("c", number, at)


def _sources(before: Position, move: Move, after: Position) -> Iterator[Laid]:
    old = _lying(before)
    if isinstance(move, Play | Relocate):
        found = old.find(_named(before, move.spot))
    elif isinstance(move, Transfer):
        found = old.find(Pile(move.source, move.suit))
    elif after.stage == "sunrise":
        found = old.find(STOCK)
    elif after.stage == "sunset" and after.ray:
        found = Laid(Spot("r", after.ray), None, ray_box(after.ray, 1, 0), 0, 0)
    else:
        found = None
    if found is not None:
        yield found


def _named(position: Position, spot: Spot) -> Spot:
    """Return the spot as the layout names it: the tip of a ray is card 0."""
    tip = spot.place == "r" and spot.card == len(position.rays[spot.number - 1])
    return Spot("r", spot.number) if tip else spot


__all__ = ["CARD_WIDTH", "ONWARD", "STOCK", "Cloud", "Laid", "Layout", "Onward", "Pile", "Place",
           "Step", "Stock", "layout", "to_units"]  # fmt: skip
