"""The few outlines that a picture is made of, each built once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

import numpy as np
from matplotlib.path import Path

from .geometry import CARD_HEIGHT, CARD_WIDTH, Point
from .sky_rows import Circle

_CORNER: Final = 0.055
_CLOUD_PITCH: Final = 0.025
_DASH: Final = 0.062
_DASH_GAP: Final = 0.042


def polygon(points: Iterable[Point]) -> Path:
    """Return a closed polygon."""
    corners = list(points)
    codes = [Path.MOVETO, *[Path.LINETO] * (len(corners) - 1), Path.CLOSEPOLY]
    return Path([*corners, corners[0]], codes)


def line(points: Iterable[Point]) -> Path:
    """Return an open line."""
    return Path(list(points))


@lru_cache(maxsize=1024)
def rounded(width: float, height: float, corner: float = _CORNER) -> Path:
    """Return a rectangle round the origin with rounded corners."""
    w, h, k = width / 2, height / 2, corner
    points = [(-w + k, -h), (w - k, -h), (w, -h), (w, -h + k), (w, h - k), (w, h), (w - k, h)]
    points += [(-w + k, h), (-w, h), (-w, h - k), (-w, -h + k), (-w, -h), (-w + k, -h), (0, 0)]
    codes = [Path.MOVETO, *[Path.LINETO, Path.CURVE3, Path.CURVE3] * 4, Path.CLOSEPOLY]
    return Path(points, codes)


CARD: Final = rounded(CARD_WIDTH, CARD_HEIGHT)
SQUARE: Final = polygon([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)])
#: points upwards, its centre in the origin, 1 wide and 1 high
TRIANGLE: Final = polygon([(-0.5, -0.5), (0.5, -0.5), (0.0, 0.5)])
#: a dart: its notch tells where it points, however it is turned
DART: Final = polygon([(-0.5, -0.5), (0.0, -0.24), (0.5, -0.5), (0.0, 0.5)])
DISC: Final = Path.unit_circle()


@lru_cache(maxsize=512)
def circles(found: tuple[Circle, ...]) -> Path:
    """Return overlapping circles as one outline."""
    return Path.make_compound_path(*(_circle(*circle) for circle in found))


def _circle(x: float, y: float, radius: float) -> Path:
    return Path(np.asarray(DISC.vertices) * radius + (x, y), DISC.codes)


@lru_cache(maxsize=512)
def cloud(puffs: tuple[Circle, ...], grown: float = 0.0) -> Path:
    """Return the outline of circles in a row, each grown a little: their upper and lower edge."""
    found = np.array(puffs)
    centre, radius = found[:, 0], found[:, 2] + grown
    left, right = (centre - radius).min(), (centre + radius).max()
    x = np.linspace(left, right, max(24, int((right - left) / _CLOUD_PITCH)))[:, None]
    inside = radius**2 - (x - centre) ** 2
    rise = np.sqrt(np.maximum(inside, 0))
    high = np.where(inside >= 0, found[:, 1] + rise, -np.inf).max(axis=1)
    low = np.where(inside >= 0, found[:, 1] - rise, np.inf).min(axis=1)
    seen = np.isfinite(high)
    edge = np.stack((x[seen, 0], high[seen])), np.stack((x[seen, 0], low[seen]))
    return polygon(np.concatenate((edge[0].T, edge[1].T[::-1])).tolist())


def _stretch(a: Point, b: Point, thick: float) -> Path:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy) or 1.0
    ox, oy = -dy / length * thick / 2, dx / length * thick / 2
    return polygon(
        [(a[0] + ox, a[1] + oy), (b[0] + ox, b[1] + oy), (b[0] - ox, b[1] - oy),
         (a[0] - ox, a[1] - oy)]
    )  # fmt: skip


@lru_cache(maxsize=8)
def dashed_card(thick: float) -> Path:
    """Return the dashes of a card's outline as small areas."""
    w, h = CARD_WIDTH / 2, CARD_HEIGHT / 2
    corners = [(-w, -h), (w, -h), (w, h), (-w, h), (-w, -h)]
    pieces: list[Path] = []
    for a, b in pairwise(corners):
        length = hypot(b[0] - a[0], b[1] - a[1])
        count = max(1, round((length - 0.04) / (_DASH + _DASH_GAP)))
        pitch = length / count
        for i in range(count):
            start, end = (i * pitch + _DASH_GAP / 2) / length, ((i + 1) * pitch) / length
            end -= _DASH_GAP / 2 / length
            pieces.append(_stretch(_between(a, b, start), _between(a, b, end), thick))
    return Path.make_compound_path(*pieces)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def curve(a: Point, bend: Point, b: Point, count: int) -> list[Point]:
    """Return points on a bent way from `a` to `b`, both ends included."""
    t = np.linspace(0, 1, count)[:, None]
    way = (1 - t) ** 2 * np.array(a) + 2 * t * (1 - t) * np.array(bend) + t**2 * np.array(b)
    return [(float(x), float(y)) for x, y in way]


@lru_cache(maxsize=4)
def sparkles(points: tuple[Circle, ...], spikes: int = 4) -> Path:
    """Return small stars (x, y, size) as one outline."""
    stars = []
    for x, y, size in points:
        corners = [
            (x + size * reach * cos(turn), y + size * reach * sin(turn))
            for i in range(2 * spikes)
            for reach, turn in [(0.34 if i % 2 else 1.0, pi / 2 + i * pi / spikes)]
        ]
        stars.append(polygon(corners))
    return Path.make_compound_path(*stars)
