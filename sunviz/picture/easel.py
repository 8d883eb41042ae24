"""A kept canvas: a scene before a sky, painted many times over."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Final, TypeAlias

import numpy as np
from matplotlib.backends.backend_agg import RendererAgg
from matplotlib.figure import Figure
from matplotlib.transforms import Affine2D

from .frames import PIXEL, Palette, png
from .geometry import FRAME_HEIGHT, FRAME_WIDTH
from .painter import Look
from .scene import Scene, Sheet
from .shapes import SQUARE
from .sky import Backdrop, Bytes, View, backdrop
from .themes import Dusk, Phase, Theme

Sky: TypeAlias = Phase | Dusk

#: who makes a scene or paints one holds it: letters are made by a font object that
#: threads may not share
PAINTING: Final = Lock()
#: how many bytes of backdrops a canvas may keep
_KEPT_BYTES: Final = 64_000_000


def sheet(figure: Figure, scene: Scene) -> Sheet:
    """Return the artist of a scene for a figure, the frame as large as it fits."""
    width, height = figure.get_size_inches()
    inches = min(width / FRAME_WIDTH, height / FRAME_HEIGHT)
    made = Sheet(points=inches * 72)
    fit = Affine2D().scale(inches / width, inches / height)
    fit.translate((1 - FRAME_WIDTH * inches / width) / 2, (1 - FRAME_HEIGHT * inches / height) / 2)
    made.set_transform(fit + figure.transFigure)
    made.show(scene)
    return made


class Easel:
    """A kept canvas of one size, with the skies painted on it so far."""

    def __init__(self, width: int, height: int, dpi: float) -> None:
        self._view = View(width, height)
        self._figure = Figure(figsize=(width / dpi, height / dpi), dpi=dpi, frameon=False)
        self._dpi = dpi
        self._renderer = RendererAgg(width, height, dpi)  # type: ignore[no-untyped-call]
        buffer = self._renderer.buffer_rgba()  # type: ignore[no-untyped-call]
        self._pixels: Bytes = np.asarray(buffer)
        self._sheet = sheet(self._figure, _blank())
        self._sheet.set_figure(self._figure)
        self._skies: OrderedDict[tuple[Theme, Sky], tuple[Backdrop, Bytes]] = OrderedDict()
        self._palettes: OrderedDict[tuple[Theme, Sky, str], Palette] = OrderedDict()

    def png(self, scene: Scene, look: Look, phase: Sky) -> bytes:
        """Return a scene before a sky as PNG bytes."""
        self.paint(scene, look, phase)
        index, palette = self.indexed(look, phase)
        return png(index, palette, self._dpi)

    @property
    def pixels(self) -> Bytes:
        """What is painted now: four bytes a pixel."""
        return self._pixels

    def paint(self, scene: Scene, look: Look, phase: Sky) -> None:
        """Paint a scene before a sky."""
        self.paint_over(self._sky(look.theme, phase)[1], scene)

    def paint_over(self, pixels: Bytes, scene: Scene) -> None:
        """Paint a scene over what was painted before, four bytes a pixel."""
        self._pixels[:] = pixels
        self._sheet.show(scene)
        self._sheet.draw(self._renderer)

    def indexed(self, look: Look, phase: Sky) -> tuple[Bytes, Palette]:
        """Return what is painted now before a sky, as entries of the sky's palette, and that."""
        behind, rgba = self._sky(look.theme, phase)
        palette = self._palette(behind, look, phase)
        return palette.indexed(self._pixels.view(PIXEL)[..., 0], behind, rgba), palette

    def _sky(self, theme: Theme, phase: Sky) -> tuple[Backdrop, Bytes]:
        key = theme, phase
        if key not in self._skies:
            behind = backdrop(theme, phase, self._view)
            self._skies[key] = behind, behind.rgba
            most = max(2, _KEPT_BYTES // (5 * self._view.width * self._view.height))
            while len(self._skies) > most:
                self._skies.popitem(last=False)
        self._skies.move_to_end(key)
        return self._skies[key]

    def _palette(self, behind: Backdrop, look: Look, phase: Sky) -> Palette:
        key = look.theme, phase, look.suits
        if key not in self._palettes:
            self._palettes[key] = Palette(behind, look.theme, look.suits)
            while len(self._palettes) > 64:
                self._palettes.popitem(last=False)
        self._palettes.move_to_end(key)
        return self._palettes[key]


def _blank() -> Scene:
    scene = Scene()
    scene.add(SQUARE)
    return scene
