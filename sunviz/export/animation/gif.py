"""Frames as a GIF: of each only what changed, in the few colours that it needs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import GifImagePlugin, Image

from .colours import Colours, Picture
from .frames import Frame

_KEEP: Final = 1  # what was shown stays below the next frame
_FOR_EVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


class Gif:
    """A GIF that grows frame by frame and plays for ever."""

    def __init__(self, colours: Colours) -> None:
        self._colours = colours
        self._blocks: list[bytes] = []
        self._shown: Picture | None = None
        self._waiting: tuple[Picture, int] | None = None

    def add(self, frames: Iterable[Frame]) -> None:
        """Add frames; one that changes nothing makes the one before it last longer."""
        for frame in frames:
            if self._waiting and np.array_equal(self._waiting[0], frame.picture):
                self._waiting = frame.picture, self._waiting[1] + frame.ms
                continue
            self._close()
            self._waiting = frame.picture, frame.ms

    def _close(self) -> None:
        """Write the frame that waits to be known for how long it is shown."""
        if self._waiting is None:
            return
        pixels, ms = self._waiting
        if self._shown is None:
            height, width = pixels.shape
            size = width.to_bytes(2, "little") + height.to_bytes(2, "little")
            self._blocks += [b"GIF89a", size, b"\x70\0\0", _FOR_EVER]
        self._blocks.append(self._changed(pixels, ms))
        self._shown = pixels

    def data(self) -> bytes:
        """Return the file."""
        self._close()
        self._waiting = None
        return b"".join([*self._blocks, b";"])

    def _changed(self, new: Picture, ms: int) -> bytes:
        """Return the block of a frame: the rectangle in which it differs from the one before."""
        if self._shown is None:
            return self._block(new, np.ones(new.shape, bool), (0, 0), ms)
        differs = self._shown != new
        rows, columns = np.flatnonzero(differs.any(axis=1)), np.flatnonzero(differs.any(axis=0))
        top, left = int(rows[0]), int(columns[0])
        part = np.s_[top : rows[-1] + 1, left : columns[-1] + 1]
        return self._block(new[part], differs[part], (left, top), ms)

    def _block(
        self, part: Picture, differs: NDArray[np.bool_], at: tuple[int, int], ms: int
    ) -> bytes:
        """Return an image with a palette of its own; what does not differ is transparent."""
        wanted = part[differs]
        used = np.flatnonzero(np.bincount(wanted))
        entry = np.zeros(used[-1] + 1, np.uint8)
        entry[used] = np.arange(len(used))
        index = np.full(part.shape, len(used), np.uint8)
        index[differs] = entry[wanted]
        image = Image.frombytes("P", part.shape[::-1], index.tobytes())
        image.putpalette(self._colours.palette(used) + bytes(3))
        look = {"duration": ms, "disposal": _KEEP, "transparency": len(used)}
        return b"".join(GifImagePlugin.getdata(image, at, include_color_table=True, **look))
