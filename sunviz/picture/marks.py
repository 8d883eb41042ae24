"""The marks: what moved, what can be played, the open ray, the rays' numbers.

Every mark is a shape of its own, so that none is told by colour alone, and is
drawn over a wider line of the opposite lightness, so that it shows on any sky.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from matplotlib.path import Path

from sunviz.engine.moves import Play, Spot
from sunviz.engine.position import Position

from . import shapes
from .geometry import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FRAME_HEIGHT,
    FRAME_WIDTH,
    NUMBER_RADIUS,
    NUMBERS_AT,
    RAY_START,
    SUN,
    Box,
    Point,
    from_sun,
    ray_angle,
)
from .placing import Cloud, Laid, Layout, Pile, Place, Stock
from .scene import Scene, stamped
from .themes import Theme

_DART: Final = (0.19, 0.18)
#: fits between an open ray and its neighbour, even at their bases
_SMALL_DART: Final = (0.15, 0.13)
#: no mark comes nearer to the edge of the frame
_NEAR: Final = 0.12
_TRACE_PITCH: Final = 0.17
#: the foundations: a trace ends at their edge, single dots between the piles say nothing
_HEART: Final = Box(SUN[0], SUN[1] + 0.855, width=2.66, height=1.66)


@stamped
def ray_numbers(scene: Scene, rays: tuple[int, ...], theme: Theme) -> None:
    """Draw the numbers 1–13 as a ring round the disc; the set rays have lost theirs."""
    for number in rays:
        x, y = from_sun(ray_angle(number), NUMBERS_AT)
        scene.add(
            shapes.DISC, x, y, size=(NUMBER_RADIUS, NUMBER_RADIUS), face=theme.chip,
            edge=theme.chip_ink, width=0.014,
        )  # fmt: skip
        scene.centred(str(number), x, y, 0.118, theme.chip_ink)


def open_ray(scene: Scene, lying: Layout, theme: Theme) -> None:
    """Draw a rim round the open ray, from its base to its tip."""
    number = lying.open_ray
    tip = lying.find(Spot("r", number)) if number else None
    if number is None or tip is None:
        return
    angle = ray_angle(number)
    end = hypot(tip.box.x - SUN[0], tip.box.y - SUN[1]) + CARD_HEIGHT / 2
    x, y = from_sun(angle, (RAY_START + end) / 2)
    rim = shapes.rounded(CARD_WIDTH + 0.05, round(end - RAY_START + 0.05, 3), 0.09)
    scene.add(rim, x, y, angle=angle, edge=theme.face, width=0.125)
    scene.add(rim, x, y, angle=angle, edge=theme.open_ray, width=0.075)


def moved(scene: Scene, lying: Layout, theme: Theme) -> None:
    """Draw rims that glow round the moved cards, and the outline of where they lay.

    Everything lies under the cards, so that no rank or suit is hidden.
    """
    for source in lying.sources:
        if not isinstance(source.place, Stock) and not _under_new_cloud(lying, source):
            scene.box(shapes.dashed_card(0.075), source.box, face=theme.halo)
            scene.box(shapes.dashed_card(0.045), source.box, face=theme.moved)
    places = (place for place in lying.moved if not _in_cloud(place))
    boxes = [laid.box for laid in map(lying.find, places) if laid is not None]
    for box in boxes:
        scene.box(_rim(box, 0.17), box, face=theme.halo)
    for box in boxes:
        scene.box(_rim(box, 0.115), box, face=theme.moved)


def _under_new_cloud(lying: Layout, source: Laid) -> bool:
    """Tell whether a cloud now lies over a place where a ray lay: half a frame would stick out."""
    return not _in_cloud(source.place) and any(
        hypot(x - circle_x, y - circle_y) < radius
        for cloud in lying.clouds
        if not cloud.played_out
        for circle_x, circle_y, radius in cloud.circles
        for x, y in source.box.corners
    )


def _in_cloud(place: Place) -> bool:
    return isinstance(place, Spot) and place.place == "c"


def new_cloud(scene: Scene, cloud: Cloud, theme: Theme) -> None:
    """Draw a glow round a cloud that has just gathered."""
    scene.add(shapes.cloud(cloud.circles, 0.085), face=theme.halo)
    scene.add(shapes.cloud(cloud.circles, 0.06), face=theme.moved)


def _rim(box: Box, width: float) -> Path:
    return shapes.rounded(box.width + width, box.height + width, 0.05 + width / 2)


def playable_places(position: Position) -> frozenset[Spot]:
    """Return the places whose card a foundation takes now, named as the layout does."""
    sizes = [len(ray) for ray in position.rays]
    return frozenset(
        Spot("r", play.spot.number)
        if play.spot.place == "r" and play.spot.card in (0, sizes[play.spot.number - 1])
        else play.spot
        for play in position.legal_moves
        if isinstance(play, Play)
    )


@stamped
def playable(scene: Scene, laid: Laid, theme: Theme) -> None:
    """Draw a dart that points at a playable card from its free side."""
    dart = dart_box(laid)
    size = dart.width, dart.height
    scene.box(shapes.DART, dart, size=size, face=theme.play, edge=theme.face, width=0.05)
    scene.box(shapes.DART, dart, size=size, face=theme.play)


def dart_box(laid: Laid) -> Box:
    """Return where the dart of a playable card lies: beside its index, never on it.

    Below a card of a cloud, beyond the tip of a ray, else on the card's right;
    there too when the tip reaches the edge of the frame.
    """
    box = laid.box
    half_w, half_h = CARD_WIDTH / 2, CARD_HEIGHT / 2
    if isinstance(laid.place, Spot) and laid.place.place == "c":
        across = -half_w + laid.exposed / 2 if laid.covered else 0.0
        return Box(*box.point(across, -half_h - 0.05), box.angle, *_DART)
    x, y = box.point(0, half_h + 0.06)
    within = _NEAR < x < FRAME_WIDTH - _NEAR and y < FRAME_HEIGHT - _NEAR
    if within and not laid.covered:
        return Box(x, y, box.angle + 180, *_DART)
    along = -half_h + laid.exposed / 2
    return Box(*box.point(half_w + 0.05, along), box.angle + 90, *_SMALL_DART)


def traces(scene: Scene, lying: Layout, theme: Theme) -> None:
    """Draw a dotted way from where a moved card lay to where it lies now."""
    for source in lying.sources:
        if not isinstance(source.place, Stock) and not _under_new_cloud(lying, source):
            for target in _targets(lying):
                _trace(scene, source.box, target.box, theme)


def _targets(lying: Layout) -> list[Laid]:
    """Return the one card that moved; a whole arc or packet needs no trace each."""
    if len(lying.moved) != 1:
        return []
    found = lying.find(lying.moved[0])
    return [found] if found is not None and isinstance(found.place, Pile | Spot) else []


def _trace(scene: Scene, a: Box, b: Box, theme: Theme) -> None:
    start, end = (a.x, a.y), (b.x, b.y)
    length = hypot(end[0] - start[0], end[1] - start[1])
    points = shapes.curve(start, _bend(start, end), end, max(4, round(length / _TRACE_PITCH)))
    outside = [p for p in points if not a.contains(*p) and not _HEART.contains(*p)]
    if not outside:
        return
    scene.add(shapes.circles(tuple((x, y, 0.052) for x, y in outside)), face=theme.halo)
    scene.add(shapes.circles(tuple((x, y, 0.034) for x, y in outside)), face=theme.moved)


def _bend(a: Point, b: Point) -> Point:
    """Return the point that pulls the way aside, out of the ray it comes from."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    side = 0.32 if a[0] <= SUN[0] else -0.32
    return (a[0] + b[0]) / 2 + dy * side, (a[1] + b[1]) / 2 - dx * side
