"""The rows of the sky: clouds round the setting sun, and the wind row.

Ray 4 is the first that can leave a cloud, so cloud number k never comes
before ray k + 3 has set. Each number therefore has a place of its own in the
sky that is free by then: clouds 1 to 5 rise along the left, 6 to 10 come down
on the right, while the rays still standing keep theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import atan, cos, degrees, hypot, pi, sin
from typing import Final, TypeAlias

from sunviz.engine.cards import Card
from sunviz.engine.legal import cloud_ends
from sunviz.engine.moves import Spot
from sunviz.engine.position import Position

from .geometry import CARD_HEIGHT, CARD_WIDTH, PX, UPRIGHT, Box, Point

#: place, card, box, covered, exposed length, lies free
RowCard: TypeAlias = tuple[Spot, Card, Box, bool, float, bool]
Circle: TypeAlias = tuple[float, float, float]

#: cards that lie free stand this much higher than their row
LIFT: Final = 0.10

_STRIP: Final = 22 * PX
# (left edge, right edge) of the rows of cards, and the height of their centres
_LEVELS: Final = (1.82, 3.08, 4.34, 5.60, 6.86)
_LEFT_ENDS: Final = (3.66, 3.98, 5.72, 5.72, 5.72)
_LEFT: Final = 19 * PX
_RIGHT: Final = 11.74
_SLOTS: Final = tuple(
    [(_LEFT, end, y) for end, y in zip(_LEFT_ENDS, _LEVELS, strict=True)]
    + [(6.32, 10.55, _LEVELS[4]), (6.32, _RIGHT, _LEVELS[3]), (6.32, _RIGHT, _LEVELS[2])]
    + [(8.02, _RIGHT, _LEVELS[1]), (8.34, _RIGHT, _LEVELS[0])]
)

WIND_ROW: Final = 26
_WIND_STRIP: Final = 0.42
_WIND_LEFT: Final = 0.76
_WIND_TOP: Final = 6.94
_WIND_PITCH: Final = 0.93
_WAVE_HEIGHT: Final = 0.12
_WAVE_LENGTH: Final = 5.6
#: a turned neighbour leans over the edge by at most this much
_LEAN: Final = 0.03


@dataclass(frozen=True, slots=True)
class Cloud:
    """The outline of a cloud, as overlapping circles, and where its number stands.

    ``played_out`` tells that no card is left; ``number`` is 0 for a gust of
    the wind row.
    """

    number: int
    circles: tuple[Circle, ...]
    label: Point
    played_out: bool = False

    def covers(self, x: float, y: float) -> bool:
        """Tell whether a point of the frame lies in the cloud."""
        return any(hypot(x - across, y - up) < radius for across, up, radius in self.circles)


def clouds(position: Position) -> tuple[tuple[Cloud, ...], list[RowCard]]:
    """Return the outlines of all clouds and the cards in them."""
    outlines: list[Cloud] = []
    cards: list[RowCard] = []
    if position.stage == "won":
        return (), cards
    for number, row in enumerate(position.clouds, 1):
        left, right, y = _SLOTS[(number - 1) % len(_SLOTS)]
        strip = _row_strip(len(row), right - left)
        free = cloud_ends(len(row), position.rules)
        for at, card in enumerate(row, 1):
            lift = LIFT if at in free else 0.0
            box = Box(left + CARD_WIDTH / 2 + (at - 1) * strip, y + lift)
            cards.append((Spot("c", number, at), card, box, at < len(row), strip, at in free))
        outlines.append(_outline(number, left, y, strip, len(row)))
    return tuple(outlines), cards


def _row_strip(size: int, room: float) -> float:
    return _STRIP if size < 2 else min(_STRIP, (room - CARD_WIDTH) / (size - 1))


def _outline(number: int, left: float, y: float, strip: float, size: int) -> Cloud:
    """Return a cloud round a row of cards; a small puff when none is left."""
    label = (left + 0.10, y + CARD_HEIGHT / 2 + 0.195)
    if not size:
        puffs = ((left + 0.10, label[1], 0.15), (left + 0.26, label[1] - 0.03, 0.11))
        return Cloud(number, (*puffs, (left - 0.02, label[1] - 0.04, 0.10)), label, True)
    right = left + CARD_WIDTH + strip * (size - 1)
    return Cloud(number, tuple(_puffs(left, right, y, number)), label)


def _puffs(left: float, right: float, y: float, seed: int) -> Iterator[Circle]:
    """Yield circles along the edge of a row; those on the left never move."""
    low, high = y - CARD_HEIGHT / 2, y + CARD_HEIGHT / 2
    yield (left + 0.10, high + 0.16, 0.18)
    count = max(2, round((right - left) / 0.42))
    pitch = (right - left) / count
    for i in range(count + 1):
        x = left + i * pitch
        swell = 0.05 * sin(2.3 * i + 1.7 * seed)
        yield (x, high - 0.02, 0.20 + swell)
        yield (x, low + 0.10, 0.20 - swell / 2)
    yield from ((x, y + dy, 0.17) for x in (left + 0.05, right - 0.05) for dy in (-0.16, 0.14))
    yield from ((x, y - 0.03, 0.23) for x in (left, right))
    yield from ((left + i * pitch, y, 0.34) for i in range(1, count))


# the wind


def wind(position: Position) -> tuple[tuple[Cloud, ...], list[RowCard]]:
    """Return the wind row: it wraps after 26 cards and rides on a wave."""
    row = position.clouds[0] if position.clouds else ()
    free = cloud_ends(len(row), position.rules)
    cards: list[RowCard] = []
    for at, card in enumerate(row, 1):
        line, column = divmod(at - 1, WIND_ROW)
        last = at == len(row) or column == WIND_ROW - 1
        box = _blown(column, line, LIFT if at in free else 0.0)
        exposed = CARD_HEIGHT if last else _WIND_STRIP - _LEAN
        cards.append((Spot("c", 1, at), card, box, not last, exposed, at in free))
    return (), cards


def _blown(column: int, line: int, lift: float) -> Box:
    x = _WIND_LEFT + column * _WIND_STRIP
    phase = 2 * pi * x / _WAVE_LENGTH + 0.9 * line
    slope = _WAVE_HEIGHT * 2 * pi / _WAVE_LENGTH * cos(phase)
    y = _WIND_TOP - line * _WIND_PITCH + _WAVE_HEIGHT * sin(phase)
    return Box(x, y + lift, UPRIGHT + degrees(atan(slope)))


def blown_path(line: int, size: int) -> list[Point]:
    """Return points along the wave that so many cards of a wind line ride on."""
    return [(box.x, box.y) for box in (_blown(i, line, 0.0) for i in range(size))]
