"""The table on paper: the picture in black and white, red suits hollow."""

from __future__ import annotations

from typing import Final

from matplotlib.patches import Rectangle
from matplotlib.path import Path
from matplotlib.transforms import Affine2D

from sunviz.engine import Position
from sunviz.picture.geometry import DISC_RADIUS, HORIZON, SUN
from sunviz.picture.glyphs import glyph
from sunviz.picture.painter import Look, paint
from sunviz.picture.placing import Layout, layout
from sunviz.picture.scene import Scene, Sheet
from sunviz.picture.themes import THEMES, Theme, colour
from sunviz.story import letters

from .page import HEIGHT, WIDTH, Page

#: a unit of the picture is at most so many mm: no card larger than a real one's index needs
_LARGEST: Final = 23.0
#: from what lies outermost to the edge, in units
_EDGE: Final = 0.15

_GREYS: Final = {
    "face": "#ffffff", "under": "#ececec", "edge": "#3a3a3a", "back": "#ffffff",
    "back_line": "#3a3a3a", "back_ink": "#17181c", "play": "#17181c", "moved": "#ffffff",
    "halo": "#3a3a3a", "open_ray": "#17181c", "ghost": "#ffffff", "ghost_ink": "#8a8a8a",
    "chip": "#ffffff", "chip_ink": "#17181c", "cloud": "#e9eaec", "cloud_edge": "#7d7f84",
    "cloud_ink": "#17181c", "gauge": "#dcdcdc", "gauge_fill": "#5a5a5a", "dim": "#000000",
}  # fmt: skip
_DISC: Final = colour("#fbf1d3")
_RIM: Final = colour("#b78a2c")


def _paper() -> Theme:
    inks = (colour("#17181c"),) * 4
    greys = {name: colour(text) for name, text in _GREYS.items()}
    ground = THEMES["light"].ground
    return Theme(name="paper", two=inks, four=inks, ground=ground, dimming=0.0, **greys)


PAPER: Final = _paper()


def picture(
    page: Page, position: Position, lang: str, x: float, y: float, width: float, height: float,
    *, playable: bool = False,
) -> float:  # fmt: skip
    """Draw a position as large as it fits below y, in the middle; return its lower edge, in mm.

    `playable` marks the cards that a foundation takes now.
    """
    look = Look(PAPER, "two", tuple(letters(lang)), moved=False, playable=playable)
    lying = layout(position)
    left, low, right, high = _bounds(lying)
    unit = min(width / (right - left), height / (high - low), _LARGEST)
    scene = Scene()
    _sky(scene, left, right)
    scene.stamp(paint(position, lying, look).as_stamp())
    scene.paths[:] = [_HOLLOW.get(id(path), path) for path in scene.paths]
    x += (width - unit * (right - left)) / 2
    bottom = y + unit * (high - low)
    place = Affine2D().translate(-left, -low).scale(unit / WIDTH, unit / HEIGHT)
    place.translate(x / WIDTH, 1 - bottom / HEIGHT)
    sheet = Sheet(points=unit / 25.4 * 72)
    sheet.set_transform(place + page.figure.transFigure)
    sheet.show(scene)
    page.add(sheet)
    frame = Rectangle((left, low), right - left, high - low, transform=sheet.get_transform())
    sheet.set_clip_path(frame)
    return bottom


def _bounds(lying: Layout) -> tuple[float, float, float, float]:
    """Return the part of the frame that something lies in: left, low, right, high."""
    corners = [corner for laid in (*lying.cards, *lying.empty) for corner in laid.box.corners]
    for cloud in lying.clouds:
        corners += [(x + side * r, y + side * r) for x, y, r in cloud.circles for side in (-1, 1)]
    corners += [(SUN[0], SUN[1] + DISC_RADIUS), (SUN[0], HORIZON)]
    reach = max(DISC_RADIUS, *(abs(x - SUN[0]) for x, _ in corners)) + _EDGE
    ys = [y for _, y in corners]
    return SUN[0] - reach, min(ys) - _EDGE, SUN[0] + reach, max(ys) + _EDGE


def _sky(scene: Scene, left: float, right: float) -> None:
    """Draw the sun as far as it is above the horizon, and the horizon."""
    scene.add(_SUN, *SUN, size=(DISC_RADIUS, DISC_RADIUS), face=_DISC)
    scene.add(_SUN, *SUN, size=(DISC_RADIUS, DISC_RADIUS), edge=_RIM, width=0.02)
    scene.add(_LINE, left, HORIZON, size=(right - left, 1.0), edge=_RIM, width=0.02)


def _arc() -> Path:
    return Path.arc(-7.68, 187.68)


_SUN: Final = _arc()
_LINE: Final = Path([(0.0, 0.0), (1.0, 0.0)])


def _fitted(sign: str, like: str) -> Path:
    """Return an outline squeezed to the width of another, both 1 high."""
    (path, width), (_, wanted) = glyph(sign), glyph(like)
    return path.transformed(Affine2D().scale(wanted / width, 1.0))


#: the outlines of the red suits are kept by `glyph`: each is always the same object
_HOLLOW: Final = {id(glyph(full)[0]): _fitted(bare, full) for full, bare in ("♥♡", "♦♢")}
