"""A list of shapes in painter's order, and the one artist that draws them all.

One collection with an outline, a matrix and colours per item is some forty
times faster than an artist per card and per letter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, wraps
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar, cast

import numpy as np
from matplotlib.collections import Collection
from matplotlib.path import Path
from numpy.typing import NDArray

from .faces import Mark
from .geometry import Box, direction
from .glyphs import glyph
from .themes import Colour

Rgba: TypeAlias = tuple[float, float, float, float]
Painting = TypeVar("Painting", bound=Callable[..., None])
_NONE: Final[Rgba] = (0.0, 0.0, 0.0, 0.0)


#: one shape in numbers: its matrix (6), the colours of area and line (4 + 4), line width
Row: TypeAlias = tuple[float, ...]
_COLUMNS: Final = 15


class Stamp(NamedTuple):
    """Shapes made ready once, to be put into many scenes."""

    paths: tuple[Path, ...]
    rows: NDArray[np.float64]


@lru_cache(maxsize=4096)
def _rgba(colour: Colour | None, alpha: float) -> Rgba:
    return (*colour, alpha) if colour is not None else _NONE


class Scene:
    """Shapes in painter's order, in units."""

    def __init__(self) -> None:
        self.paths: list[Path] = []
        self._blocks: list[NDArray[np.float64]] = []
        self._new: list[Row] = []

    @property
    def rows(self) -> NDArray[np.float64]:
        """The numbers of all shapes, one row a shape."""
        self._close()
        return np.concatenate(self._blocks) if self._blocks else np.empty((0, _COLUMNS))

    def _close(self) -> None:
        if self._new:
            self._blocks.append(np.array(self._new))
            self._new = []

    def stamp(self, stamp: Stamp) -> None:
        """Add shapes that were made ready before."""
        self._close()
        self.paths += stamp.paths
        self._blocks.append(stamp.rows)

    def parts(self) -> Iterator[Stamp]:
        """Yield the shapes in the groups that they were added in."""
        self._close()
        start = 0
        for block in self._blocks:
            yield Stamp(tuple(self.paths[start : start + len(block)]), block)
            start += len(block)

    def as_stamp(self) -> Stamp:
        """Return all shapes so far, ready for other scenes."""
        return Stamp(tuple(self.paths), self.rows)

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
        matrix = (size[0] * s, size[1] * c, x, -size[0] * c, size[1] * s, y)
        line = _rgba(edge if width else None, alpha)
        self._new.append((*matrix, *_rgba(face, alpha), *line, width))

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


def stamped(paint: Painting) -> Painting:
    """Make a painting function remember the shapes it adds for the same arguments.

    The function takes a scene first; the other arguments can be hashed.
    """

    @lru_cache(maxsize=8192)
    def ready(*args: Any) -> Stamp:
        scene = Scene()
        paint(scene, *args)
        return scene.as_stamp()

    @wraps(paint)
    def put(scene: Scene, *args: Any) -> None:
        scene.stamp(ready(*args))

    return cast(Painting, put)


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
        rows = scene.rows
        matrices = np.zeros((len(rows), 3, 3))
        matrices[:, :2] = rows[:, :6].reshape(-1, 2, 3)
        matrices[:, 2, 2] = 1.0
        self._paths = scene.paths
        self._transforms = matrices
        # matplotlib takes arrays here, its type hints know only sequences
        self.set_facecolor(rows[:, 6:10])  # type: ignore[arg-type]
        self.set_edgecolor(rows[:, 10:14])  # type: ignore[arg-type]
        self.set_linewidth(rows[:, 14] * self._points)  # type: ignore[arg-type]

    def get_paths(self) -> list[Path]:
        """Return the outlines."""
        return self._paths
