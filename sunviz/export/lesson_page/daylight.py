"""The sky of every stage as colours at distances from the sun, and the outlines of the ground.

The browser paints with them what `picture.sky` paints in pixels.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from sunviz.picture.geometry import FRAME_HEIGHT, FRAME_WIDTH, HORIZON, RAYS, SUN, ray_angle
from sunviz.picture.sky import (
    BEAM_FROM,
    BEAM_RISE,
    BEAM_SHIFT,
    BEAM_WIDTH,
    GROUND_DEPTH,
    NEARER,
    hills,
)
from sunviz.picture.themes import THEMES, Colour, Phase, ground_colours, sky_colours, sky_distances

#: a beam is laid as so many wedges, one in another, that its edge is soft
_WEDGES: Final = 7
#: degrees between two rays
_BETWEEN: Final = 15.0


def daylight() -> dict[str, Any]:
    """Return what is the same in every phase: stops, beams, hills."""
    return {
        "sun": list(SUN),
        "frame": [FRAME_WIDTH, FRAME_HEIGHT],
        "stops": [_stops(name) for name in THEMES],
        "rays": [ray_angle(number) for number in range(1, RAYS + 1)],
        "wedges": _wedges(),
        "ground": [HORIZON, GROUND_DEPTH, NEARER],
        "hills": _hills(),
    }


def colours(phase: Phase) -> list[list[str]]:
    """Return the colours of a phase in each theme: those of the sky outwards, then the ground's.

    >>> [len(one) for one in colours(("sun", 0))]
    [9, 9, 9]
    """
    return [
        [_hex(one) for one in (*sky_colours(theme, phase), *ground_colours(theme, phase))]
        for theme in THEMES.values()
    ]


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{round(part * 255):02x}" for part in colour)


def _stops(name: str) -> dict[str, list[float]]:
    """Return at which distances, in units, the colours of a theme's sky lie; in a beam too."""
    sky = sky_distances(THEMES[name])
    flat = name == "contrast"
    return {
        "sky": list(sky),
        "beam": list(sky) if flat else [round(_in_beam(distance), 3) for distance in sky],
    }


def _in_beam(distance: float) -> float:
    """Return where in the middle of a beam the shade of a distance lies: farther out."""
    if distance <= BEAM_FROM:
        return distance
    rising = (distance - BEAM_SHIFT * BEAM_FROM / BEAM_RISE) / (1 - BEAM_SHIFT / BEAM_RISE)
    return rising if rising < BEAM_FROM + BEAM_RISE else distance + BEAM_SHIFT


def _wedges() -> list[list[float]]:
    """Return half the angle of each wedge of a beam, in degrees, and its opacity.

    Laid over each other they come to the bell curve of a beam's light, in even steps.
    """
    found = []
    for i in range(_WEDGES):
        half = BEAM_WIDTH * _BETWEEN * float(np.sqrt(-np.log((i + 0.5) / _WEDGES)))
        found.append([round(half, 3), round(1 / (_WEDGES - i), 4)])
    return found


def _hills() -> list[list[list[float]]]:
    x = np.linspace(0, FRAME_WIDTH, 49)
    return [
        [[round(float(a), 3), round(float(b), 3)] for a, b in zip(x, y, strict=True)]
        for y in hills(x)
    ]
