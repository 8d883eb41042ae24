"""From pixels to PNG bytes: few colours, chosen per sky, and no dithering.

The backdrop is indexed already. Of a painted frame only the pixels that
differ from it are looked up, in a table that fills itself as colours occur.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from .decor import DECOR_COLOURS
from .sky import Backdrop, Bytes
from .themes import Colour, Theme, mix

_CELLS: Final = 1 << 15  # five bits a channel
_PALETTE: Final = 256
#: four bytes read as one number, the red one lowest on every machine
PIXEL: Final = np.dtype("<u4")
#: the shades between a letter and its card; more would cost kilobytes
_BETWEEN: Final = (0.3, 0.65)


class Palette:
    """The 256 colours of one sky, theme and choice of suits."""

    def __init__(self, backdrop: Backdrop, theme: Theme, suits: str) -> None:
        front = (np.array(front_colours(theme, suits)) * 255).round().astype(np.uint8)
        _, first = np.unique(front, axis=0, return_index=True)
        front = front[np.sort(first)][: _PALETTE - len(backdrop.palette)]
        self.colours: Bytes = np.concatenate((backdrop.palette, front))
        self._first = len(backdrop.palette)
        self._front: NDArray[np.int32] = front.astype(np.int32)
        self._table: NDArray[np.int16] = np.full(_CELLS, -1, np.int16)
        # a colour of the front keeps its very own entry
        own = np.arange(len(backdrop.palette), len(self.colours))
        self._table[_cells(front)[::-1]] = own[::-1]

    def indexed(self, frame: NDArray[np.uint32], backdrop: Backdrop, rgba: Bytes) -> Bytes:
        """Return the palette entries of a frame painted over a backdrop."""
        index = backdrop.index.copy()
        flat = index.reshape(-1)
        changed = np.flatnonzero(frame != rgba.view(PIXEL)[..., 0])
        flat[changed] = self._entries(frame.reshape(-1)[changed])
        return index

    def _entries(self, pixels: NDArray[np.uint32]) -> NDArray[np.int16]:
        cells = _packed_cells(pixels)
        entries: NDArray[np.int16] = self._table[cells]
        if (missing := entries < 0).any():
            self._fill(np.unique(cells[missing]))
            entries = self._table[cells]
        return entries

    def _fill(self, cells: NDArray[Any]) -> None:
        """Find the nearest colours of the front for cells seen for the first time.

        Without the sky's colours: edges in fewer colours make smaller files.
        """
        middle = np.stack((cells >> 10, (cells >> 5) & 31, cells & 31), axis=1).astype(np.int32)
        distance = ((middle[:, None, :] * 8 + 4 - self._front[None]) ** 2 * (3, 5, 2)).sum(axis=2)
        self._table[cells] = distance.argmin(axis=1) + self._first


def _cells(colours: Bytes) -> NDArray[np.int64]:
    r, g, b = (colours[:, i].astype(np.int64) >> 3 for i in range(3))
    return (r << 10) | (g << 5) | b


def _packed_cells(pixels: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Return the cells of pixels whose bytes are r, g, b, a (little-endian)."""
    red, green, blue = (pixels & 0xF8) << 7, (pixels >> 6) & 0x3E0, (pixels >> 19) & 0x1F
    return np.asarray(red | green | blue, dtype=np.uint32)


def front_colours(theme: Theme, suits: str) -> list[Colour]:
    """Return the colours of cards, marks and clouds, and those between a letter and its card."""
    inks = list(dict.fromkeys(theme.inks(suits)))
    plain = [theme.face, theme.under, theme.edge, *inks, theme.back, theme.back_line]
    plain += [theme.back_ink, theme.play, theme.moved, theme.halo, theme.open_ray, theme.ghost]
    plain += [theme.ghost_ink, theme.chip, theme.chip_ink, theme.cloud, theme.cloud_edge]
    plain += [theme.cloud_ink, theme.gauge, theme.gauge_fill, *DECOR_COLOURS]
    pairs = [(ink, face) for ink in inks for face in (theme.face, theme.under)]
    pairs += [(theme.ghost_ink, theme.ghost), (theme.chip_ink, theme.chip)]
    thirds = [mix(a, b, share) for a, b in pairs for share in _BETWEEN]
    others = [
        (theme.edge, theme.face),
        (theme.cloud_ink, theme.cloud),
        (theme.back_ink, theme.back),
    ]
    others += [(theme.play, theme.face), (theme.moved, theme.halo), (theme.cloud_edge, theme.cloud)]
    return plain + thirds + [mix(a, b, 0.5) for a, b in others]


def png(index: Bytes, palette: Palette, dpi: float) -> bytes:
    """Return an indexed picture as PNG bytes."""
    image = Image.frombytes("P", (index.shape[1], index.shape[0]), index.tobytes())
    image.putpalette(palette.colours.tobytes())
    out = BytesIO()
    image.save(out, "PNG", compress_level=3, dpi=(dpi, dpi))
    return out.getvalue()
