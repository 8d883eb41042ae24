"""The sky behind the cards, as an indexed picture.

The colour of the sky depends on the distance from the sun alone. So one field
of distances per size is enough; a phase of the day is a list of shades for
it. A shade is a palette entry: a smooth sky with about 150 colours, without
noise that would make the files large.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .geometry import DISC_RADIUS, FRAME_HEIGHT, FRAME_WIDTH, HORIZON, SUN
from .themes import Colour, Dusk, Phase, Theme, ground_colours, sky_colours, sky_distances

Field: TypeAlias = NDArray[np.uint16]
Bytes: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.floating[Any]]

# codes of the field: distances, then depths of the ground, then the blended horizon
_STEPS: Final = 2048
_FARTHEST: Final = 9.6
_GROUND_STEPS: Final = 64
_EDGE_SHADES: Final = 8
_EDGE_PARTS: Final = 3
#: side of a block of equal colour, in units
_BLOCK: Final = 6 / 75

#: a beam of light: its width as a part of 15°, where it begins, over how much it
#: rises, and by how much it shifts the shades, in units
BEAM_WIDTH: Final = 0.20
BEAM_FROM: Final = DISC_RADIUS + 0.06
BEAM_RISE: Final = 1.2
BEAM_SHIFT: Final = 0.34
#: how deep the ground's shades reach, in units, and how much deeper the nearer ground begins
GROUND_DEPTH: Final = 1.5
NEARER: Final = 0.16

SKY_SHADES: Final = 64
GROUND_SHADES: Final = 14


@dataclass(frozen=True, slots=True)
class View:
    """How units become pixels: scale, and where the frame begins in the picture."""

    width: int
    height: int

    @property
    def scale(self) -> float:
        """Pixels a unit."""
        return min(self.width / FRAME_WIDTH, self.height / FRAME_HEIGHT)

    @property
    def left(self) -> float:
        """Pixels to the left of the frame."""
        return (self.width - self.scale * FRAME_WIDTH) / 2

    @property
    def below(self) -> float:
        """Pixels below the frame."""
        return (self.height - self.scale * FRAME_HEIGHT) / 2


@dataclass(frozen=True, slots=True, eq=False)
class Backdrop:
    """A sky and ground: palette entries for each pixel, and the palette so far."""

    index: Bytes
    palette: Bytes

    @property
    def rgba(self) -> Bytes:
        """The same picture with four bytes a pixel."""
        pixels: Bytes = _opaque(self.palette)[self.index]
        return pixels


def _opaque(palette: Bytes) -> Bytes:
    full = np.full((len(palette), 4), 255, np.uint8)
    full[:, :3] = palette
    return full


def backdrop(theme: Theme, phase: Phase | Dusk, view: View) -> Backdrop:
    """Return the sky and ground of a phase for a picture of this size."""
    table, palette = _shades(theme, phase)
    index: Bytes = table[_field(view)]
    return Backdrop(index, palette)


@lru_cache(maxsize=4)
def _field(view: View) -> Field:
    """Return for each pixel which shade it wants (see the codes above)."""
    x = (np.arange(view.width, dtype=np.float32) + 0.5 - view.left) / view.scale
    y = (view.height - np.arange(view.height, dtype=np.float32) - 0.5 - view.below) / view.scale
    distance = _distances(_blocks(x, view.scale), _blocks(y, view.scale))
    near = np.hypot((x - SUN[0])[None, :], (y - SUN[1])[:, None])
    distance = np.where(np.abs(near - DISC_RADIUS) < 0.1, near, distance)
    codes: Field = np.minimum(distance * (_STEPS / _FARTHEST), _STEPS - 1).astype(np.uint16)
    _lay_ground(codes, x, y, 1 / view.scale)
    return codes


def _blocks(at: Floats, scale: float) -> Floats:
    """Return coordinates rounded to small blocks.

    Between neighbouring shades nobody sees a block of six pixels, and rows
    that repeat make the file a third as large.
    """
    side = max(1, round(scale * _BLOCK))
    blocks: Floats = np.repeat(at[::side], side)[: len(at)]
    return blocks


def _distances(x: Floats, y: Floats) -> Floats:
    dx, dy = (x - SUN[0])[None, :], (y - SUN[1])[:, None]
    distance: Floats = np.hypot(dx, dy)
    return _beamed(distance, dx, dy)


def _beamed(distance: Floats, dx: Floats, dy: Floats) -> Floats:
    """Return distances that shrink along the 13 rays: beams of light."""
    angle = np.degrees(np.arctan2(dy, dx)) / 15.0
    beam = np.exp(-(((angle - np.round(angle)) / BEAM_WIDTH) ** 2))
    far = np.clip((distance - BEAM_FROM) / BEAM_RISE, 0, 1)
    shrunk: Floats = distance - BEAM_SHIFT * beam * far
    return shrunk


def hills(x: Floats) -> tuple[Floats, Floats]:
    """Return how high the ground and the nearer ground reach at some places, in units."""
    hill: Floats = HORIZON + 0.05 * np.sin(x * 0.55 + 0.4) - 0.012 * (x - SUN[0]) ** 2 / 6
    near: Floats = 0.62 + 0.16 * np.sin(x * 0.42 + 2.6)
    return hill, near


def _lay_ground(codes: Field, x: Floats, y: Floats, pixel: float) -> None:
    """Write the ground's codes over the field, its upper edge blended."""
    hill, near = hills(x)
    below = hill[None, :] - y[:, None]
    depth = np.clip(below / GROUND_DEPTH, 0, 0.999)
    nearer = (near[None, :] - y[:, None]) > 0
    depth = np.where(nearer, np.clip(depth + NEARER, 0, 0.999), depth)
    cover = np.clip(below / pixel + 0.5, 0, 1)
    full = cover >= 1
    codes[full] = (_STEPS + depth * _GROUND_STEPS).astype(np.uint16)[full]
    edge = (cover > 0) & ~full
    part = np.minimum((cover[edge] * _EDGE_PARTS).astype(np.int64), _EDGE_PARTS - 1)
    shade = codes[edge].astype(np.int64) * _EDGE_SHADES // _STEPS
    codes[edge] = (_STEPS + _GROUND_STEPS + shade * _EDGE_PARTS + part).astype(np.uint16)


@lru_cache(maxsize=64)
def _shades(theme: Theme, phase: Phase | Dusk) -> tuple[Bytes, Bytes]:
    """Return the palette entry of each code, and the palette."""
    at = (np.arange(_STEPS) + 0.5) * (_FARTHEST / _STEPS)
    sky = _ramp(at, sky_distances(theme), sky_colours(theme, phase))
    depth = (np.arange(_GROUND_STEPS) + 0.5) / _GROUND_STEPS
    ground = _ramp(depth, (0.0, 1.0), ground_colours(theme, phase))
    sky_index, sky_palette = _even(sky, SKY_SHADES)
    ground_index, ground_palette = _even(ground, GROUND_SHADES)
    edges = _edges(sky, ground[0])
    ground_start = len(sky_palette)
    edge_start = ground_start + len(ground_palette)
    table = np.concatenate(
        (sky_index, ground_index + ground_start, np.arange(len(edges)) + edge_start)
    )
    palette = np.concatenate((sky_palette, ground_palette, edges))
    return table.astype(np.uint8), _bytes(palette)


def _ramp(at: Floats, known: tuple[float, ...], colours: tuple[Colour, ...]) -> Floats:
    channels = np.array(colours).T
    return np.stack([np.interp(at, known, channel) for channel in channels], axis=1)


def _even(ramp: Floats, count: int) -> tuple[NDArray[np.int64], Floats]:
    """Return the ramp in at most so many shades, each as far from the next as any other."""
    way = np.concatenate(([0.0], np.cumsum(np.abs(np.diff(ramp, axis=0)).sum(axis=1))))
    whole = way[-1] or 1.0
    index = np.minimum((way / whole * count).astype(np.int64), count - 1)
    used, index = np.unique(index, return_inverse=True)
    shades = np.stack([ramp[index == i].mean(axis=0) for i in range(len(used))])
    return index, shades


def _edges(sky: Floats, ground: Floats) -> Floats:
    middles = sky[(np.arange(_EDGE_SHADES) * _STEPS + _STEPS // 2) // _EDGE_SHADES]
    shares = (np.arange(_EDGE_PARTS) + 0.5) / _EDGE_PARTS
    return np.concatenate(
        [np.outer(1 - shares, middle) + np.outer(shares, ground) for middle in middles]
    )


def _bytes(colours: Floats) -> Bytes:
    return np.round(np.clip(colours, 0, 1) * 255).astype(np.uint8)
