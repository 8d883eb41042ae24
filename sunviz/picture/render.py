"""`draw` and `render_png`: the same picture as a Figure and as PNG bytes."""

from __future__ import annotations

import base64
import html
from collections import OrderedDict
from io import BytesIO
from typing import Any, Final

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.image import BboxImage
from PIL import Image

from sunviz.engine.game import Game
from sunviz.engine.position import Position
from sunviz.story import describe

from . import options
from .easel import PAINTING, Easel, sheet
from .painter import Look, paint
from .placing import Step, layout
from .scene import Scene
from .sky import Backdrop, View, backdrop
from .themes import phase_of

#: how many sizes keep their canvas
_KEPT_SIZES: Final = 4


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
    with PAINTING:  # letters are made by a font object that threads may not share
        figure.add_artist(sheet(figure, _scene(position, last, look)))
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
    with PAINTING:
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


def _sky_image(figure: Figure, behind: Backdrop) -> BboxImage:
    image = BboxImage(
        figure.bbox, interpolation="nearest", origin="upper", resample=False, zorder=0
    )
    image.set_data(behind.rgba)
    image.set_path_effects([])
    return image


_EASELS: Final[OrderedDict[tuple[int, int, float], Easel]] = OrderedDict()


def _easel(width: int, height: int, dpi: float) -> Easel:
    key = width, height, dpi
    if key not in _EASELS:
        _EASELS[key] = Easel(width, height, dpi)
        while len(_EASELS) > _KEPT_SIZES:
            _EASELS.popitem(last=False)
    _EASELS.move_to_end(key)
    return _EASELS[key]
