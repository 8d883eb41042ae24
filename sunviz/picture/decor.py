"""What stands in the sky beside the cards: stars, gusts of wind, a feast."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from matplotlib.path import Path

from sunviz.engine.position import Position

from . import shapes
from .geometry import Point, from_sun
from .placing import Layout
from .scene import Scene
from .sky_rows import Circle
from .themes import Theme, colour

_GOLD: Final = colour("#fff3c4")
_STARLIGHT: Final = colour("#e6e2f2")
_BREEZE: Final = colour("#dfe7ea")
_CONFETTI: Final = tuple(colour(c) for c in ("#d8432f", "#2f7fc4", "#fffdf0", "#2f9a68"))
#: for the palette of a picture
DECOR_COLOURS: Final = (_GOLD, _STARLIGHT, _BREEZE, *_CONFETTI)


def paint(scene: Scene, position: Position, lying: Layout, theme: Theme) -> None:
    """Add what belongs to the stage, behind all cards."""
    stage = position.stage
    if stage == "sunrise" and position.arcs < 3:
        _stars(scene, 16 - 5 * position.arcs)
    elif stage == "sunset" and (position.ray or 0) > 8:
        _stars(scene, 6 * ((position.ray or 0) - 8))
    elif stage == "lost":
        _stars(scene, 40)
    elif stage == "wind":
        _wind(scene, theme)
    elif stage == "won":
        _feast(scene)


def _stars(scene: Scene, count: int) -> None:
    scene.add(shapes.sparkles(_scattered(count, 6.3, 0.045)), face=_STARLIGHT)


@lru_cache(maxsize=64)
def _scattered(count: int, low: float, size: float, first: int = 1) -> tuple[Circle, ...]:
    """Return places strewn over the sky, evenly and always the same (Halton's sequence)."""
    return tuple(
        (0.15 + 11.7 * _halton(i, 2), low + (7.9 - low) * _halton(i, 3), size * (1 - 0.5 * (i % 2)))
        for i in range(first, first + count)
    )


def _halton(i: int, base: int) -> float:
    value, part = 0.0, 1.0
    while i:
        part /= base
        value += part * (i % base)
        i //= base
    return value


@lru_cache(maxsize=2)
def _gusts() -> tuple[list[Point], ...]:
    """Return the lines of the wind: long waves, some ending in a curl."""
    lines = []
    for i, (x, y, length) in enumerate(
        [(0.1, 7.7, 5.0), (6.4, 7.72, 4.2), (0.3, 6.42, 3.0), (7.0, 6.40, 4.0), (3.9, 6.46, 2.2),
         (0.2, 5.5, 4.6), (6.2, 5.52, 3.6), (0.5, 4.62, 3.0), (7.6, 4.62, 3.3), (0.1, 3.3, 2.6),
         (8.9, 3.2, 2.2), (0.6, 2.3, 1.9), (9.3, 2.2, 1.7)]
    ):  # fmt: skip
        wave = [(x + length * t / 30, y + 0.10 * sin(length * t / 30 * 1.1 + i)) for t in range(31)]
        lines.append([*wave, *_curl(wave[-1], 1 if i % 2 else -1)])
    return tuple(lines)


def _curl(end: Point, side: int) -> list[Point]:
    radius = 0.17
    x, y = end[0], end[1] + side * radius
    return [
        (
            x + radius * (1 - 0.028 * k) * sin(k * pi / 10),
            y - side * radius * (1 - 0.028 * k) * cos(k * pi / 10),
        )
        for k in range(1, 17)
    ]


def _wind(scene: Scene, theme: Theme) -> None:
    for gust in _gust_paths():
        scene.add(gust, edge=_BREEZE, width=0.034, alpha=0.55)


@lru_cache(maxsize=1)
def _gust_paths() -> tuple[Path, ...]:
    return tuple(shapes.line(gust) for gust in _gusts())


def _feast(scene: Scene) -> None:
    """Draw a wreath of light round the full sun, and confetti."""
    for number in range(25):
        angle = 180.0 - 7.5 * number
        long = number % 2 == 0
        _flare(scene, angle, 2.5, 3.5 if long else 3.0, 0.30 if long else 0.18)
    for i, shade in enumerate(_CONFETTI):
        scene.add(shapes.sparkles(_scattered(17, 5.0, 0.10, 1 + 17 * i), 5), face=shade)


def _flare(scene: Scene, angle: float, start: float, end: float, width: float) -> None:
    x, y = from_sun(angle, (start + end) / 2)
    scene.add(shapes.TRIANGLE, x, y, size=(width, end - start), angle=angle, face=_GOLD, alpha=1.0)
