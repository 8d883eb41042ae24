"""`draw` and `render_png`: the same picture as a Figure and as PNG bytes."""

from __future__ import annotations

import base64
import html
from collections import OrderedDict
from io import BytesIO
from threading import Lock
from typing import Any, Final

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg, RendererAgg
from matplotlib.figure import Figure
from matplotlib.image import BboxImage
from matplotlib.transforms import Affine2D
from PIL import Image

from sunviz.engine.game import Game
from sunviz.engine.position import Position
from sunviz.story import describe

from . import options
from .frames import PIXEL, Palette, png
from .geometry import FRAME_HEIGHT, FRAME_WIDTH
from .painter import Look, paint
from .placing import Step, layout
from .scene import Scene, Sheet
from .shapes import SQUARE
from .sky import Backdrop, Bytes, View, backdrop
from .themes import Phase, Theme, phase_of

#: how many sizes keep their canvas, and how many bytes of backdrops each may keep
_KEPT_SIZES: Final = 4
_KEPT_BYTES: Final = 64_000_000


#: what a notebook shows, each kind of content under its type, and what belongs to each
Bundle = tuple[dict[str, str], dict[str, dict[str, str]]]


class Picture(Figure):
    """A Figure that shows itself in a notebook without pyplot, with its alt text."""

    alt_text: str = ""

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Bundle:
        return _bundle(repr(self), figure_png(self), self.get_size_inches()[0] * 100, self.alt_text)


def figure_png(figure: Figure) -> bytes:
    """Return a figure as PNG bytes at its own dpi, whatever a user's settings say."""
    canvas = FigureCanvasAgg(figure)
    canvas.draw()  # type: ignore[no-untyped-call]
    pixels = np.asarray(canvas.buffer_rgba())  # type: ignore[no-untyped-call]
    out = BytesIO()
    Image.fromarray(pixels).convert("RGB").save(out, "PNG", compress_level=6)
    return out.getvalue()


def draw(
    game_or_position: Game | Position,
    *,
    lang: str = "en",
    theme: str = "light",
    suits: str = "two",
    size: tuple[float, float] = (900, 600),
    dpi: float = 100,
    moved: bool = True,
    playable: bool = True,
    open_ray: bool = True,
    ray_numbers: bool = True,
    step: Step | None = None,
) -> Figure:
    """Return the picture of a game or a position as a matplotlib Figure.

    `lang` is ``"en"``, ``"ru"`` or ``"sv"``; `theme` is ``"light"``, ``"dark"``
    or ``"contrast"``; `suits` are coloured with ``"two"`` or ``"four"``
    colours. `size` is (width, height) in css px, each 60…10,000; `dpi`,
    10…1200, scales the pixels, 100 being one a css px. `moved`, `playable`,
    `open_ray` and `ray_numbers` switch marks on and off. `step` is the position
    before and the move that led here; for a Game it is its last move.

    The figure belongs to nobody but you: pyplot does not know it. Raises
    `SunError` for an option that is none of these.

    >>> from sunviz.engine import Game
    >>> draw(Game.deal(1961), size=(600, 400)).get_size_inches().tolist()
    [6.0, 4.0]
    """
    position, last = options.subject(game_or_position, step)
    look = options.look(
        lang=lang, theme=theme, suits=suits, moved=moved, playable=playable,
        open_ray=open_ray, ray_numbers=ray_numbers,
    )  # fmt: skip
    width, height = options.pixels(size, dpi)
    figure = Picture(figsize=(size[0] / 100, size[1] / 100), dpi=dpi, frameon=False)
    figure.set_layout_engine("none")
    FigureCanvasAgg(figure)
    figure.add_artist(
        _sky_image(figure, backdrop(look.theme, phase_of(position), View(width, height)))
    )
    with _LOCK:  # letters are made by a font object that threads may not share
        figure.add_artist(_sheet(figure, _scene(position, last, look)))
    figure.alt_text = describe(position, lang)
    return figure


def render_png(
    game_or_position: Game | Position,
    *,
    lang: str = "en",
    theme: str = "light",
    suits: str = "two",
    size: tuple[float, float] = (900, 600),
    dpi: float = 100,
    moved: bool = True,
    playable: bool = True,
    open_ray: bool = True,
    ray_numbers: bool = True,
    step: Step | None = None,
) -> bytes:
    """Return the picture as PNG bytes: `draw`, but many times faster and smaller.

    Takes the options of `draw`. Canvases and skies are kept between calls;
    any thread may call. Raises `SunError` for an option out of range.

    >>> from sunviz.engine import Game
    >>> render_png(Game.deal(1961))[1:4]
    b'PNG'
    """
    position, last = options.subject(game_or_position, step)
    look = options.look(
        lang=lang, theme=theme, suits=suits, moved=moved, playable=playable,
        open_ray=open_ray, ray_numbers=ray_numbers,
    )  # fmt: skip
    width, height = options.pixels(size, dpi)
    with _LOCK:
        easel = _easel(width, height, dpi)
        return easel.png(_scene(position, last, look), look, phase_of(position))


def mimebundle(game_or_position: Game | Position, *, lang: str = "en") -> Bundle:
    """Return what a notebook shows: the picture, its alt text, and a short text.

    The alt text stands in the page and in the metadata of the picture, where a
    notebook turned into a page finds it. `lang` is ``"en"``, ``"ru"`` or
    ``"sv"``; `SunError` for any other.

    >>> from sunviz.engine import Game
    >>> data, metadata = mimebundle(Game.deal(1961))
    >>> sorted(data), sorted(metadata["image/png"])
    (['image/png', 'text/html', 'text/plain'], ['alt'])
    """
    position, _ = options.subject(game_or_position, None)
    picture = render_png(game_or_position, lang=lang)
    return _bundle(repr(game_or_position), picture, 900, describe(position, lang))


def _bundle(plain: str, picture: bytes, width: float, alt: str) -> Bundle:
    data = base64.b64encode(picture).decode("ascii")
    image = (
        f'<img src="data:image/png;base64,{data}" width="{width:.0f}"'
        f' alt="{html.escape(alt, quote=True)}">'
    )
    shown = {"text/plain": plain, "text/html": image, "image/png": data}
    return shown, {"image/png": {"alt": alt}}


# what both share


def _scene(position: Position, step: Step | None, look: Look) -> Scene:
    return paint(position, layout(position, step=step), look)


def _sheet(figure: Figure, scene: Scene) -> Sheet:
    """Return the artist of a scene for a figure, the frame as large as it fits."""
    width, height = figure.get_size_inches()
    inches = min(width / FRAME_WIDTH, height / FRAME_HEIGHT)
    sheet = Sheet(points=inches * 72)
    fit = Affine2D().scale(inches / width, inches / height)
    fit.translate((1 - FRAME_WIDTH * inches / width) / 2, (1 - FRAME_HEIGHT * inches / height) / 2)
    sheet.set_transform(fit + figure.transFigure)
    sheet.show(scene)
    return sheet


def _sky_image(figure: Figure, behind: Backdrop) -> BboxImage:
    image = BboxImage(
        figure.bbox, interpolation="nearest", origin="upper", resample=False, zorder=0
    )
    image.set_data(behind.rgba)
    image.set_path_effects([])
    return image


class _Easel:
    """A kept canvas of one size, with the skies painted on it so far."""

    def __init__(self, width: int, height: int, dpi: float) -> None:
        self._view = View(width, height)
        self._figure = Figure(figsize=(width / dpi, height / dpi), dpi=dpi, frameon=False)
        self._dpi = dpi
        self._renderer = RendererAgg(width, height, dpi)  # type: ignore[no-untyped-call]
        buffer = self._renderer.buffer_rgba()  # type: ignore[no-untyped-call]
        self._pixels: Bytes = np.asarray(buffer)
        self._sheet = _sheet(self._figure, _blank())
        self._sheet.set_figure(self._figure)
        self._skies: OrderedDict[tuple[Theme, Phase], tuple[Backdrop, Bytes]] = OrderedDict()
        self._palettes: OrderedDict[tuple[Theme, Phase, str], Palette] = OrderedDict()

    def png(self, scene: Scene, look: Look, phase: Phase) -> bytes:
        behind, rgba = self._sky(look.theme, phase)
        palette = self._palette(behind, look, phase)
        self._pixels[:] = rgba
        self._sheet.show(scene)
        self._sheet.draw(self._renderer)
        frame = self._pixels.view(PIXEL)[..., 0]
        return png(palette.indexed(frame, behind, rgba), palette, self._dpi)

    def _sky(self, theme: Theme, phase: Phase) -> tuple[Backdrop, Bytes]:
        key = theme, phase
        if key not in self._skies:
            behind = backdrop(theme, phase, self._view)
            self._skies[key] = behind, behind.rgba
            most = max(2, _KEPT_BYTES // (5 * self._view.width * self._view.height))
            while len(self._skies) > most:
                self._skies.popitem(last=False)
        self._skies.move_to_end(key)
        return self._skies[key]

    def _palette(self, behind: Backdrop, look: Look, phase: Phase) -> Palette:
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


_LOCK: Final = Lock()
_EASELS: Final[OrderedDict[tuple[int, int, float], _Easel]] = OrderedDict()


def _easel(width: int, height: int, dpi: float) -> _Easel:
    key = width, height, dpi
    if key not in _EASELS:
        _EASELS[key] = _Easel(width, height, dpi)
        while len(_EASELS) > _KEPT_SIZES:
            _EASELS.popitem(last=False)
    _EASELS.move_to_end(key)
    return _EASELS[key]
