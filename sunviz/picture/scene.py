"""A list of shapes in painter's order, and the one artist that draws them all.

One collection with an outline, a matrix and colours per item is some forty
times faster than an artist per card and per letter.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
from matplotlib.collections import Collection
from matplotlib.path import Path

from .faces import Mark
from .geometry import Box, direction
from .glyphs import glyph
from .themes import Colour

Rgba: TypeAlias = tuple[float, float, float, float]
_NONE: Final[Rgba] = (0.0, 0.0, 0.0, 0.0)


@lru_cache(maxsize=4096)
def _rgba(colour: Colour | None, alpha: float) -> Rgba:
    return (*colour, alpha) if colour is not None else _NONE


class Scene:
    """Shapes in painter's order, in units."""

    def __init__(self) -> None:
        self.paths: list[Path] = []
        self.matrices: list[tuple[float, float, float, float, float, float]] = []
        self.faces: list[Rgba] = []
        self.edges: list[Rgba] = []
        self.widths: list[float] = []

    def add(
        self,
        path: Path,
        x: float = 0.0,
        y: float = 0.0,
        *,
        size: tuple[float, float] = (1.0, 1.0),
        angle: float = 90.0,
        face: Colour | None = None,
        edge: Colour | None = None,
        width: float = 0.0,
        alpha: float = 1.0,
    ) -> None:
        """Add an outline at a place, turned so that its upper end points to `angle`."""
        c, s = direction(angle)
        self.paths.append(path)
        self.matrices.append((size[0] * s, size[1] * c, x, -size[0] * c, size[1] * s, y))
        self.faces.append(_rgba(face, alpha))
        self.edges.append(_rgba(edge if width else None, alpha))
        self.widths.append(width)

    def box(self, path: Path, box: Box, **look: Any) -> None:
        """Add an outline at a card's place."""
        self.add(path, box.x, box.y, angle=box.angle, **look)

    def text(self, mark: Mark, colour: Colour) -> None:
        """Add an upright text."""
        path, width = glyph(mark.text)
        self.add(
            path,
            mark.x - mark.width / 2,
            mark.y - mark.height / 2,
            size=(mark.width / width, mark.height),
            face=colour,
        )

    def centred(self, text: str, x: float, y: float, height: float, colour: Colour) -> None:
        """Add an upright text of its natural width round a point."""
        self.text(Mark(text, x, y, glyph(text)[1] * height, height), colour)


class Sheet(Collection):
    """The artist that draws a scene; `points` is how many points a unit is wide."""

    def __init__(self, points: float) -> None:
        # every look is told here or in `show`: a user's rcParams have no say
        super().__init__(
            edgecolors="none",
            facecolors="none",
            linewidths=0.0,
            linestyles="solid",
            antialiaseds=True,
            capstyle="round",
            joinstyle="round",
        )
        self.set_sketch_params(None)
        self.set_path_effects([])
        self.set_snap(False)
        self._points = points

    def show(self, scene: Scene) -> None:
        """Replace what the sheet draws."""
        self._paths = scene.paths
        matrices = np.zeros((len(scene.paths), 3, 3))
        matrices[:, :2] = np.array(scene.matrices).reshape(-1, 2, 3)
        matrices[:, 2, 2] = 1.0
        self._transforms = matrices
        self.set_facecolor(np.array(scene.faces))
        self.set_edgecolor(np.array(scene.edges))
        self.set_linewidth(np.array(scene.widths) * self._points)

    def get_paths(self) -> list[Path]:
        """Return the outlines."""
        return self._paths
