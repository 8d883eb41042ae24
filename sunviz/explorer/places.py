"""The places of the table for hands, keyboard and screen reader: names, words, geometry."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, TypeAlias

from sunviz.engine import Position, Relocate, Spot
from sunviz.picture import Laid, Layout, Onward, Pile, Place, layout
from sunviz.picture.geometry import FRAME_HEIGHT, FRAME_WIDTH, UPRIGHT, Box
from sunviz.picture.placing import Step
from sunviz.picture.spoken import name_of, onward_label
from sunviz.picture.touching import touchable
from sunviz.story import describing, say
from sunviz.story.catalogue import capital
from sunviz.story.sentences import where
from sunviz.story.told import row_name

#: a box in the page's way: centre x and y, width, height in % of the picture's, degrees clockwise
Css: TypeAlias = tuple[float, float, float, float, float]
_WIDE: Final = 100 / FRAME_WIDTH
_HIGH: Final = 100 / FRAME_HEIGHT


def find(position: Position, name: str) -> Place | None:
    """Return the place of a name on the table of a position, or None."""
    lying = layout(position)
    known: Iterable[Place] = (
        *(laid.place for laid in (*lying.cards, *lying.empty)),
        *touchable(position),
    )
    return next((place for place in known if name_of(place) == name), None)


def css_box(box: Box, width: float | None = None, height: float | None = None) -> Css:
    """Return a box in percent of the picture and degrees clockwise from upright.

    >>> css_box(Box(6.0, 4.0, 180.0, 1.2, 0.8))
    (50.0, 50.0, 10.0, 10.0, -90.0)
    """
    return (
        round(box.x * _WIDE, 3),
        round(100 - box.y * _HIGH, 3),
        round((box.width if width is None else width) * _WIDE, 3),
        round((box.height if height is None else height) * _HIGH, 3),
        round(UPRIGHT - box.angle, 2),
    )


@lru_cache(maxsize=32)
def places(position: Position, lang: str) -> tuple[dict[str, Any], ...]:
    """Return every place where a touch does something, in the order of `touchable`.

    Each with its name, its words in a language, and the box to be touched.
    """
    lying = layout(position)
    return tuple(
        {"name": name_of(place), "label": capital(_label(position, place, lang)), "box": box}
        for place in touchable(position)
        if (box := _box(lying, place)) is not None
    )


def targets(position: Position, picked: Spot, lang: str) -> tuple[dict[str, Any], ...]:
    """Return the emptied rays to which a card may be moved (variant 2)."""
    lying = layout(position)
    rays = [m.ray for m in position.legal_moves if isinstance(m, Relocate) and m.spot == picked]
    return tuple(
        {
            "name": name_of(Spot("r", ray)),
            "label": say(lang, "option-ray", ray=ray),
            "box": _box(lying, Spot("r", ray)),
        }
        for ray in rays
    )


@lru_cache(maxsize=32)
def told(position: Position, lang: str) -> tuple[str, ...]:
    """Return the table place by place, each with its cards, as sentences."""
    return describing.sentences(position, lang)


def glide(position: Position, step: Step | None) -> dict[str, Any]:
    """Return from where to where the cards of a step went; nothing if none did."""
    lying = layout(position, step=step)
    if not lying.sources:
        return {}
    found = [lying.find(place) for place in lying.moved]
    to = [css_box(laid.box) for laid in found if laid is not None]
    return {"from": css_box(lying.sources[0].box), "to": to} if to else {}


def _label(position: Position, place: Place, lang: str) -> str:
    if isinstance(place, Pile):
        card = position.pile(place.row, place.suit)[-1]
        return say(lang, "spot-pile", card=card, row=row_name(place.row, position))
    if isinstance(place, Spot):
        card = position.card_at(place) or 0
        fits = any(play.spot == place for play in position.plays)
        return say(
            lang,
            f"spot-{where(position, place)}",
            card=card,
            number=place.number,
            fits="yes" if fits else "no",
        )
    return onward_label(position, lang)


def box_of(position: Position, place: Place) -> Css | None:
    """Return the box where a place is touched, or None if it is not on the table.

    >>> from sunviz.engine import Game
    >>> box_of(Game.deal(1961).position, Spot("r", 1)) is None
    True
    """
    return _box(layout(position), place)


def _box(lying: Layout, place: Place) -> Css | None:
    if isinstance(place, Onward):
        return css_box(lying.in_turn) if lying.in_turn is not None else None
    laid = lying.find(place)
    return None if laid is None else _exposed_box(laid)


def _exposed_box(laid: Laid) -> Css:
    """Return the part of a card that no other card covers."""
    xs, ys = zip(*laid.strip, strict=True)
    middle = Box(sum(xs) / 4, sum(ys) / 4, laid.box.angle)
    if laid.shown == "inner":
        return css_box(middle, height=laid.exposed)
    if laid.shown == "left":
        return css_box(middle, width=laid.exposed)
    return css_box(laid.box)
