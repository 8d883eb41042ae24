"""From a layout to shapes in painter's order: what `draw` and `render_png` share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sunviz.engine.cards import Card
from sunviz.engine.moves import Row, Spot
from sunviz.engine.position import Position

from . import decor, marks, shapes
from .faces import ghost_index, index
from .geometry import CARD_HEIGHT, SUN, Box
from .placing import Laid, Layout, Pile, Stock
from .scene import Scene, stamped
from .sky_rows import Cloud
from .themes import Colour, Theme

_KING: Final = 12
_GAUGE_CELLS: Final = 13
_EDGE: Final = 0.017
#: a card reaches this far under the next one, past its rounded corners
_UNDER: Final = 0.09


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """How a picture looks, and which marks it carries."""

    theme: Theme
    suits: str
    letters: tuple[str, ...]
    moved: bool = True
    playable: bool = True
    open_ray: bool = True
    ray_numbers: bool = True


def paint(position: Position, lying: Layout, look: Look) -> Scene:
    """Return everything in front of the sky as a scene."""
    scene = Scene()
    behind(scene, position, lying, look)
    for laid in lying.cards:
        lay(scene, laid, look)
    darts(scene, position, lying, look)
    return scene


def behind(scene: Scene, position: Position, lying: Layout, look: Look) -> None:
    """Add what lies behind the cards: decor, clouds, empty places, marks."""
    theme = look.theme
    decor.paint(scene, position, lying, theme)
    new = {p.number for p in lying.moved if isinstance(p, Spot) and p.place == "c"}
    for cloud in lying.clouds:
        _cloud(scene, cloud, theme, look.moved and cloud.number in new)
    if look.moved:
        marks.traces(scene, lying, theme)
    for empty in lying.empty:
        _empty(scene, empty, look)
    if look.ray_numbers:
        marks.ray_numbers(scene, lying.rays, theme)
    _directions(scene, position.second_row, theme)
    if look.open_ray:
        marks.open_ray(scene, lying, theme)
    if look.moved:
        marks.moved(scene, lying, theme)


def lay(scene: Scene, laid: Laid, look: Look) -> None:
    """Add a card where it lies, a pile with what is below it, or the stock."""
    if isinstance(laid.place, Stock):
        _stock(scene, laid, look.theme)
        return
    if isinstance(laid.place, Pile):
        _pile_below(scene, laid, look.theme)
    _card(scene, laid, look)


def darts(scene: Scene, position: Position, lying: Layout, look: Look) -> None:
    """Add the darts that point at the playable cards, in front of everything."""
    if look.playable:
        places = marks.playable_places(position)
        for laid in lying.cards:
            if laid.place in places:
                marks.playable(scene, laid, look.theme)


@stamped
def _card(scene: Scene, laid: Laid, look: Look) -> None:
    theme = look.theme
    bright = laid.free or not look.playable  # what is playable is not to be seen there
    _body(scene, _seen(laid), theme.face if bright else theme.under, theme.edge)
    ink = theme.inks(look.suits)[(laid.card or 0) // 13]
    for mark in index(laid, look.letters):
        scene.text(mark, ink)


def _seen(laid: Laid) -> Box:
    """Return the part of a card worth painting: what shows, and a little under the next."""
    box, under = laid.box, laid.exposed + _UNDER
    if laid.shown == "inner" and under < box.height:
        return Box(*box.point(0, (under - box.height) / 2), box.angle, box.width, under)
    if laid.shown == "left" and under < box.width:
        return Box(*box.point((under - box.width) / 2, 0), box.angle, under, box.height)
    return box


def _body(scene: Scene, box: Box, face: Colour, edge: Colour) -> None:
    """Draw a card without its letters; two areas are twice as fast as an area and a line."""
    size = round(box.width, 3), round(box.height, 3)
    scene.box(shapes.rounded(size[0] + _EDGE, size[1] + _EDGE), box, face=edge)
    scene.box(shapes.rounded(size[0] - _EDGE, size[1] - _EDGE), box, face=face)


# the foundations


@stamped
def _pile_below(scene: Scene, laid: Laid, theme: Theme) -> None:
    """Draw the edges of the cards below, and how far the pile has come."""
    layers = min(3, (laid.count + 2) // 4)
    for layer in range(layers, 0, -1):
        box = Box(laid.box.x - 0.018 * layer, laid.box.y - 0.022 * layer)
        _body(scene, box, theme.under, theme.edge)
    rises = isinstance(laid.place, Pile) and laid.place.row != "K"
    _gauge(scene, laid.box, laid.count, rises, theme)


def _gauge(scene: Scene, box: Box, count: int, rises: bool, theme: Theme) -> None:
    """Draw 13 steps beside a pile; an ace row fills them upwards, a king row downwards."""
    step = CARD_HEIGHT / _GAUGE_CELLS
    x, low = box.x + box.width / 2 + 0.047, box.y - CARD_HEIGHT / 2
    scene.add(shapes.SQUARE, x, box.y, size=(0.05, CARD_HEIGHT), face=theme.gauge)
    filled = count * step
    middle = low + filled / 2 if rises else low + CARD_HEIGHT - filled / 2
    scene.add(shapes.SQUARE, x, middle, size=(0.05, filled), face=theme.gauge_fill)


@stamped
def _directions(scene: Scene, second: Row, theme: Theme) -> None:
    """Draw beside each row an arrowhead: up from the aces, down from the kings."""
    for row, y in (("A", 1.08), (second, 0.52)):
        angle = -90.0 if row == "K" else 90.0
        scene.add(
            shapes.TRIANGLE, SUN[0] - 1.47, SUN[1] + y, size=(0.19, 0.21), angle=angle,
            face=theme.ghost_ink, edge=theme.ghost, width=0.02,
        )  # fmt: skip


@stamped
def _empty(scene: Scene, laid: Laid, look: Look) -> None:
    theme = look.theme
    if isinstance(laid.place, Pile):
        scene.box(shapes.CARD, laid.box, face=theme.ghost)
        scene.box(shapes.dashed_card(0.026), laid.box, face=theme.ghost_ink)
        for mark in ghost_index(laid, _base(laid.place), look.letters):
            scene.text(mark, theme.ghost_ink)
    elif isinstance(laid.place, Spot):
        scene.box(shapes.CARD, laid.box, edge=theme.chip_ink, width=0.06)
        scene.box(shapes.dashed_card(0.04), laid.box, face=theme.chip)
    else:
        scene.box(shapes.dashed_card(0.03), laid.box, face=theme.chip_ink)


def _base(pile: Pile) -> Card:
    """Return the card that opens a pile."""
    return pile.suit * 13 + (_KING if pile.row == "K" else 0)


# stock and clouds


@stamped
def _stock(scene: Scene, laid: Laid, theme: Theme) -> None:
    """Draw the stock as a pile that gets lower, its count on top."""
    layers = (laid.count + 12) // 13 - 1
    for layer in range(layers, -1, -1):
        box = Box(laid.box.x - 0.022 * layer, laid.box.y - 0.016 * layer)
        _body(scene, box, theme.back, theme.back_line)
    inner = shapes.rounded(0.40, 0.62, 0.03)
    scene.box(inner, laid.box, edge=theme.back_line, width=0.012)
    scene.centred(str(laid.count), laid.box.x, laid.box.y, 0.20, theme.back_ink)


@stamped
def _cloud(scene: Scene, cloud: Cloud, theme: Theme, new: bool) -> None:
    if new:
        marks.new_cloud(scene, cloud, theme)
    scene.add(shapes.cloud(cloud.circles, 0.022), face=theme.cloud_edge)
    scene.add(shapes.cloud(cloud.circles), face=theme.cloud)
    scene.centred(str(cloud.number), *cloud.label, 0.125, theme.cloud_ink)
