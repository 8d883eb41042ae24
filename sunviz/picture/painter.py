"""From a layout to shapes in painter's order: what `draw` and `render_png` share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sunviz.engine.cards import Card
from sunviz.engine.moves import Spot
from sunviz.engine.position import Position

from . import decor, marks, shapes
from .faces import ghost_index, index
from .geometry import CARD_HEIGHT, SUN, Box
from .placing import Laid, Layout, Pile, Stock
from .scene import Scene
from .sky_rows import Cloud
from .themes import Theme

_KING: Final = 12
_GAUGE_CELLS: Final = 13


@dataclass(frozen=True, slots=True)
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
    theme = look.theme
    decor.paint(scene, position, lying, theme)
    for cloud in lying.clouds:
        _cloud(scene, cloud, theme)
    if look.moved:
        marks.traces(scene, lying, theme)
    for empty in lying.empty:
        _empty(scene, empty, look)
    if look.ray_numbers:
        marks.ray_numbers(scene, lying, theme)
    _directions(scene, position, theme)
    if look.open_ray:
        marks.open_ray(scene, lying, theme)
    if look.moved:
        marks.moved(scene, lying, theme)
    _cards(scene, lying, look)
    if look.playable:
        places = marks.playable_places(position)
        for laid in lying.cards:
            if laid.place in places:
                marks.playable(scene, laid, theme)
    return scene


def _cards(scene: Scene, lying: Layout, look: Look) -> None:
    for laid in lying.cards:
        if isinstance(laid.place, Stock):
            _stock(scene, laid, look.theme)
            continue
        if isinstance(laid.place, Pile):
            _pile_below(scene, laid, look.theme)
        _card(scene, laid, look)


def _card(scene: Scene, laid: Laid, look: Look) -> None:
    theme = look.theme
    face = theme.face if laid.free else theme.under
    scene.box(shapes.CARD, laid.box, face=face, edge=theme.edge, width=0.017)
    ink = theme.inks(look.suits)[(laid.card or 0) // 13]
    for mark in index(laid, look.letters):
        scene.text(mark, ink)


# the foundations


def _pile_below(scene: Scene, laid: Laid, theme: Theme) -> None:
    """Draw the edges of the cards below, and how far the pile has come."""
    layers = min(3, (laid.count + 2) // 4)
    for layer in range(layers, 0, -1):
        box = Box(laid.box.x - 0.02 * layer, laid.box.y - 0.022 * layer)
        scene.box(shapes.CARD, box, face=theme.under, edge=theme.edge, width=0.017)
    rises = isinstance(laid.place, Pile) and laid.place.row != "K"
    _gauge(scene, laid.box, laid.count, rises, theme)


def _gauge(scene: Scene, box: Box, count: int, rises: bool, theme: Theme) -> None:
    """Draw 13 steps beside a pile; an ace row fills them upwards, a king row downwards."""
    step = CARD_HEIGHT / _GAUGE_CELLS
    x, low = box.x + box.width / 2 + 0.04, box.y - CARD_HEIGHT / 2
    scene.add(shapes.SQUARE, x, box.y, size=(0.042, CARD_HEIGHT), face=theme.gauge)
    filled = count * step
    middle = low + filled / 2 if rises else low + CARD_HEIGHT - filled / 2
    scene.add(shapes.SQUARE, x, middle, size=(0.042, filled), face=theme.gauge_fill)


def _directions(scene: Scene, position: Position, theme: Theme) -> None:
    """Draw beside each row an arrowhead: up from the aces, down from the kings."""
    for row, y in (("A", 1.25), (position.second_row, 0.47)):
        angle = -90.0 if row == "K" else 90.0
        scene.add(
            shapes.TRIANGLE, SUN[0] - 1.36, SUN[1] + y, size=(0.19, 0.21), angle=angle,
            face=theme.ghost_ink, edge=theme.ghost, width=0.02,
        )  # fmt: skip


def _empty(scene: Scene, laid: Laid, look: Look) -> None:
    theme = look.theme
    if isinstance(laid.place, Pile):
        scene.box(shapes.CARD, laid.box, face=theme.ghost)
        scene.box(shapes.dashed_card(0.026), laid.box, face=theme.ghost_ink)
        for mark in ghost_index(laid, _base(laid.place), look.letters):
            scene.text(mark, theme.ghost_ink)
    elif isinstance(laid.place, Spot):
        scene.box(shapes.CARD, laid.box, face=theme.chip, alpha=0.22)
        scene.box(shapes.CARD, laid.box, edge=theme.chip_ink, width=0.045)
        scene.box(shapes.dashed_card(0.03), laid.box, face=theme.chip)
    else:
        scene.box(shapes.dashed_card(0.03), laid.box, face=theme.chip_ink)


def _base(pile: Pile) -> Card:
    """Return the card that opens a pile."""
    return pile.suit * 13 + (_KING if pile.row == "K" else 0)


# stock and clouds


def _stock(scene: Scene, laid: Laid, theme: Theme) -> None:
    """Draw the stock as a pile that gets lower, its count on top."""
    layers = (laid.count + 12) // 13 - 1
    for layer in range(layers, -1, -1):
        box = Box(laid.box.x - 0.022 * layer, laid.box.y - 0.016 * layer)
        scene.box(shapes.CARD, box, face=theme.back, edge=theme.back_line, width=0.018)
    inner = shapes.rounded(0.40, 0.62, 0.03)
    scene.box(inner, laid.box, edge=theme.back_line, width=0.012)
    scene.centred(str(laid.count), laid.box.x, laid.box.y, 0.20, theme.back_ink)


def _cloud(scene: Scene, cloud: Cloud, theme: Theme) -> None:
    outline = shapes.circles(cloud.circles)
    scene.add(outline, edge=theme.cloud_edge, width=0.045)
    scene.add(outline, face=theme.cloud)
    scene.centred(str(cloud.number), *cloud.label, 0.125, theme.cloud_ink)
