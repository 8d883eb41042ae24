"""Painted tables as numbers and outlines that a browser draws: each of them stands there once.

The same shapes are painted in every look. What differs between looks is a
colour, and between languages a letter; so a shape is kept with one colour for
each look, and a letter with one shape for each language.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
from matplotlib.path import Path
from matplotlib.transforms import Affine2D
from numpy.typing import NDArray

from sunviz.picture.options import SUITS
from sunviz.picture.painter import Look
from sunviz.picture.scene import Scene
from sunviz.picture.themes import THEMES
from sunviz.story import letters

#: adds what is to be drawn to a scene
Painter: TypeAlias = Callable[[Scene, Look], None]
#: a shape's number, or where it differs between the languages, a number for each
Ref: TypeAlias = "int | list[int]"
#: the looks that a reader can choose: a theme, and how suits are coloured
LOOKS: Final = tuple((theme, suits) for theme in THEMES for suits in SUITS)

#: one shape in numbers, as a scene keeps it
Row: TypeAlias = NDArray[np.float64]

_LETTERS: Final = {Path.MOVETO: "M", Path.LINETO: "L", Path.CURVE3: "Q", Path.CURVE4: "C"}
_NONE: Final = "none"


class Table:
    """The outlines, colours and shapes of all steps; whatever is the same is kept once."""

    def __init__(self, langs: Sequence[str]) -> None:
        self._langs = langs
        self._paths: dict[str, int] = {}
        self._known: dict[int, tuple[Path, int]] = {}
        self._colours: dict[tuple[str, ...], int] = {}
        self._shapes: dict[tuple[float, ...], int] = {}
        self._drawn: dict[tuple[int, bytes, int, int], int] = {}
        self._kept: list[Path] = []

    def looks(self, *, playable: bool) -> tuple[list[Look], list[Look]]:
        """Return one look for each of `LOOKS`, and one for each language."""
        first = tuple(letters(self._langs[0]))
        looks = [Look(THEMES[theme], suits, first, playable=playable) for theme, suits in LOOKS]
        return looks, [replace(looks[0], letters=tuple(letters(lang))) for lang in self._langs]

    def painted(self, paint: Painter, looks: tuple[list[Look], list[Look]]) -> list[Ref]:
        """Return the shapes that a painter adds, in painter's order."""
        by_look, by_lang = ([_scene(paint, look) for look in each] for each in looks)
        rows = [scene.rows for scene in by_look]
        drawn = [scene.rows for scene in by_lang]
        found: list[Ref] = []
        for at in range(len(by_look[0].paths)):
            fill = self._colour([row[at, 6:10] for row in rows])
            line = self._colour([row[at, 10:14] for row in rows])
            refs = [
                self._shape(scene.paths[at], row[at], fill, line)
                for scene, row in zip(by_lang, drawn, strict=True)
            ]
            found.append(refs[0] if len(set(refs)) == 1 else refs)
        return found

    def to_dict(self) -> dict[str, Any]:
        """Return everything as JSON can hold it."""
        return {
            "looks": ["-".join(look) for look in LOOKS],
            "paths": list(self._paths),
            "colours": [list(colours) for colours in self._colours],
            "shapes": [list(map(_short, shape)) for shape in self._shapes],
        }

    def _shape(self, path: Path, row: Row, fill: int, line: int) -> int:
        """Return the number of a shape; the same object at the same place is looked at once."""
        key = id(path), row.tobytes(), fill, line
        if key not in self._drawn:
            self._kept.append(path)  # and with it its id
            self._drawn[key] = self._new_shape(path, row.tolist(), fill, line)
        return self._drawn[key]

    def _new_shape(self, path: Path, row: list[float], fill: int, line: int) -> int:
        """Return a shape's number: outline and fill, and its matrix, or else its line."""
        matrix, width = row[:6], row[14]
        a, c, e, b, d, f = matrix
        if width:  # a line's width must not be stretched with its shape
            turned = Affine2D(np.array([*matrix, 0, 0, 1]).reshape(3, 3))
            drawn = self._path(turned.transform_path(path))
            return _number(self._shapes, (drawn, fill, line, round(width, 4)))
        places = (*(round(part, 4) for part in (a, b, c, d)), round(e, 3), round(f, 3))
        return _number(self._shapes, (self._outline(path), fill, *places))

    def _outline(self, path: Path) -> int:
        """Return the number of an outline; the same object is written only once."""
        if id(path) not in self._known:
            self._known[id(path)] = path, self._path(path)
        return self._known[id(path)][1]

    def _path(self, path: Path) -> int:
        return _number(self._paths, svg_path(path))

    def _colour(self, rgba: Sequence[Row]) -> int:
        return _number(self._colours, tuple(_hex(tuple(one.tolist())) for one in rgba))


def _scene(paint: Painter, look: Look) -> Scene:
    scene = Scene()
    paint(scene, look)
    return scene


def _number(known: dict[Any, int], key: Hashable) -> int:
    return known.setdefault(key, len(known))


@lru_cache(maxsize=1024)
def _hex(rgba: tuple[float, ...]) -> str:
    red, green, blue, alpha = (round(part * 255) for part in rgba)
    if not alpha:
        return _NONE
    return f"#{red:02x}{green:02x}{blue:02x}" + (f"{alpha:02x}" if alpha < 255 else "")


def svg_path(path: Path) -> str:
    """Return an outline in SVG's notation, to a thousandth of a unit.

    >>> svg_path(Path([(0, 0), (1.5, 0), (0, 0)], [Path.MOVETO, Path.LINETO, Path.CLOSEPOLY]))
    'M0 0L1.5 0Z'
    """
    parts = []
    for points, code in path.iter_segments(simplify=False):
        if code == Path.CLOSEPOLY:
            parts.append("Z")
        else:
            parts.append(_LETTERS[code] + " ".join(_digits(number) for number in points))
    return "".join(parts)


def _digits(number: float) -> str:
    return f"{round(float(number), 3) + 0.0:g}"


def _short(number: float) -> float:
    """Return a whole number without its fraction: shorter in the page."""
    return int(number) if number == int(number) else number
