"""Numbers of the picture and the few formulas for turned cards.

Everything is measured in units: the frame is 12 wide and 8 high, y grows
upwards, angles are degrees counted anticlockwise from "to the right".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]

FRAME_WIDTH: Final = 12.0
FRAME_HEIGHT: Final = 8.0
#: a px of the usual picture, 900 × 600
PX: Final = 1 / 75
MARGIN: Final = 0.08

CARD_WIDTH: Final = 0.50
CARD_HEIGHT: Final = 0.72

#: the sun's centre; it never moves, so nothing jumps when a stage ends
SUN: Final[Point] = (6.0, 1.45)
DISC_RADIUS: Final = 2.17
RAY_START: Final = 2.22
HORIZON: Final = 1.16
#: the numbers of the rays: the radius of their ring, and of each of them
NUMBERS_AT: Final = 2.055
NUMBER_RADIUS: Final = 0.125
RAYS: Final = 13
STRIP: Final = 0.30

UPRIGHT: Final = 90.0


@lru_cache(maxsize=512)
def direction(angle: float) -> Point:
    """Return the unit vector of an angle in degrees."""
    return cos(radians(angle)), sin(radians(angle))


def ray_angle(number: int) -> float:
    """Return the direction of ray 1…13 in degrees: ray 1 points left, ray 13 right.

    >>> ray_angle(1), ray_angle(7), ray_angle(13)
    (180.0, 90.0, 0.0)
    """
    return 180.0 - 15.0 * (number - 1)


def from_sun(angle: float, radius: float) -> Point:
    """Return the point at a distance from the sun's centre."""
    x, y = direction(angle)
    return SUN[0] + radius * x, SUN[1] + radius * y


@lru_cache(maxsize=16)
def ray_room(number: int) -> float:
    """Return how long a ray may grow, in units, before a corner leaves the frame."""
    x, y = direction(ray_angle(number))
    half = CARD_WIDTH / 2
    sideways = FRAME_WIDTH / 2 - MARGIN - half * y
    reach = sideways / abs(x) if abs(x) > 1e-9 else 99.0
    if y > 1e-9:
        reach = min(reach, (FRAME_HEIGHT - MARGIN - SUN[1] - half * abs(x)) / y)
    return reach - RAY_START


@dataclass(frozen=True, slots=True)
class Box:
    """A turned rectangle: its centre, the angle its upper end points to, its size."""

    x: float
    y: float
    angle: float = UPRIGHT
    width: float = CARD_WIDTH
    height: float = CARD_HEIGHT

    def point(self, across: float, along: float) -> Point:
        """Return the point of the frame for a point of the card's own axes."""
        c, s = direction(self.angle)
        return self.x + across * s + along * c, self.y - across * c + along * s

    def local(self, x: float, y: float) -> Point:
        """Return a point of the frame in the card's own axes: across, along."""
        c, s = direction(self.angle)
        dx, dy = x - self.x, y - self.y
        return dx * s - dy * c, dx * c + dy * s

    def contains(self, x: float, y: float) -> bool:
        """Tell whether a point of the frame lies on the rectangle."""
        across, along = self.local(x, y)
        return abs(across) <= self.width / 2 and abs(along) <= self.height / 2

    def part(self, left: float, right: float, low: float, high: float) -> tuple[Point, ...]:
        """Return the corners of a part given in the card's own axes."""
        return (
            self.point(left, low),
            self.point(right, low),
            self.point(right, high),
            self.point(left, high),
        )

    @property
    def corners(self) -> tuple[Point, ...]:
        """The four corners, anticlockwise from the lower left one."""
        w, h = self.width / 2, self.height / 2
        return self.part(-w, w, -h, h)
