"""The colours of a film: each has a number, so that a picture is an array of numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sunviz.picture.themes import Colour

#: a colour number a pixel
Picture: TypeAlias = NDArray[np.uint16]
Rgb: TypeAlias = tuple[int, int, int]


class Colours:
    """All colours that have occurred so far, numbered in that order."""

    def __init__(self) -> None:
        self._numbers: dict[Rgb, int] = {}
        self._known: dict[bytes, Picture] = {}

    def numbers(self, palette: NDArray[np.uint8]) -> Picture:
        """Return the numbers of the colours of a palette, shape (n, 3)."""
        key = palette.tobytes()
        if key not in self._known:
            self._known[key] = self._numbered((r, g, b) for r, g, b in palette.tolist())
        return self._known[key]

    def mixed(self, colours: Iterable[Colour]) -> Picture:
        """Return the numbers of colours whose parts are 0…1.

        >>> Colours().mixed([(0, 0, 0), (1, 1, 1), (0, 0, 0)]).tolist()
        [0, 1, 0]
        """
        return self._numbered(
            (round(r * 255), round(g * 255), round(b * 255)) for r, g, b in colours
        )

    def _numbered(self, colours: Iterable[Rgb]) -> Picture:
        return np.array(
            [self._numbers.setdefault(colour, len(self._numbers)) for colour in colours], np.uint16
        )

    def palette(self, numbers: NDArray[np.intp]) -> bytes:
        """Return the colours of some numbers, three bytes each."""
        known = list(self._numbers)
        return b"".join(bytes(known[number]) for number in numbers)
