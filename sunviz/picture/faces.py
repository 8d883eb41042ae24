"""Where rank and suit stand on a card: always upright, always in the exposed part."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .geometry import CARD_HEIGHT, CARD_WIDTH, PX, Point, direction
from .glyphs import SUITS, glyph, widest
from .placing import Laid, Shown

#: a letter may be squeezed to this share of its width before it gets smaller
_SQUEEZE: Final = 0.68
#: letters keep this distance from the edges of a strip, and more where it is wide
_PAD: Final = 0.012
_NARROW: Final = 0.18
_EDGE: Final = 0.03
_GAP: Final = 0.015
_TALLEST: Final = {"inner": 0.168, "left": 0.19, "whole": 0.25}
_WIDEST_SUIT: Final = max(glyph(suit)[1] for suit in SUITS)


class Mark(NamedTuple):
    """An upright text in the picture: its centre and its size in units."""

    text: str
    x: float
    y: float
    width: float
    height: float


class _Room(NamedTuple):
    """What each of rank and suit has: along the card and across it."""

    along: float
    across: float


def index(laid: Laid, letters: tuple[str, ...]) -> tuple[Mark, Mark]:
    """Return rank and suit of a card that lies face up, as upright marks."""
    assert laid.card is not None
    return ghost_index(laid, laid.card, letters)


def ghost_index(laid: Laid, card: int, letters: tuple[str, ...]) -> tuple[Mark, Mark]:
    """Return rank and suit as they would stand if this card lay on the place."""
    box = laid.box
    exposed = round(laid.exposed, 4)
    height = letter_height(laid.shown, exposed, box.angle, letters)
    rank, suit = letters[card % 13], SUITS[card // 13]
    (rx, ry), (sx, sy) = _centres(laid.shown, exposed, box.angle, height)
    return (
        _mark(
            rank, box.point(rx, ry), _width(rank, laid.shown, exposed, box.angle, height), height
        ),
        _mark(
            suit, box.point(sx, sy), _width(suit, laid.shown, exposed, box.angle, height), height
        ),
    )


def _mark(text: str, centre: Point, width: float, height: float) -> Mark:
    """Return a mark moved to whole px: letters look alike everywhere, and files get smaller."""
    x, y = centre[0] - width / 2, centre[1] - height / 2
    return Mark(
        text, round(x / PX) * PX + width / 2, round(y / PX) * PX + height / 2, width, height
    )


@lru_cache(maxsize=4096)
def letter_height(shown: Shown, exposed: float, angle: float, letters: tuple[str, ...]) -> float:
    """Return the height, in units, of the letters of a card that shows so much.

    One height for all letters of a language, so that a ray looks even.
    """
    room, (c, s) = _room(shown, exposed), _turn(angle)
    wide = _SQUEEZE * max(widest(letters), _WIDEST_SUIT)
    return min(_TALLEST[shown], room.along / (wide * c + s), room.across / (wide * s + c))


@lru_cache(maxsize=8192)
def _width(text: str, shown: Shown, exposed: float, angle: float, height: float) -> float:
    """Return how wide a text may be: its natural width, or squeezed into its room."""
    room, (c, s) = _room(shown, exposed), _turn(angle)
    width = glyph(text)[1] * height
    if c > 1e-6:
        width = min(width, (room.along - height * s) / c)
    if s > 1e-6:
        width = min(width, (room.across - height * c) / s)
    return width


def _turn(angle: float) -> tuple[float, float]:
    c, s = direction(angle)
    return abs(c), abs(s)


def _room(shown: Shown, exposed: float) -> _Room:
    pad = _PAD + max(0.0, exposed - _NARROW) * 0.13
    if shown == "inner":
        return _Room(exposed - 2 * pad, CARD_WIDTH / 2 - _EDGE - _GAP)
    if shown == "left":
        return _Room(CARD_HEIGHT / 2 - _EDGE - _GAP, exposed - 2 * pad - 0.01)
    return _Room(CARD_HEIGHT / 2 - _EDGE - 0.02, CARD_WIDTH - 2 * _EDGE)


@lru_cache(maxsize=4096)
def _centres(
    shown: Shown, exposed: float, angle: float, height: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the centres of rank and suit in the card's own axes (across, along)."""
    c, s = direction(angle)
    if shown == "left":
        across = -CARD_WIDTH / 2 + exposed / 2
        top = CARD_HEIGHT / 2 - _EDGE - 0.02 - height / 2
        return (across, top), (across, top - height - 0.05)
    if shown == "inner":
        along, shift = -CARD_HEIGHT / 2 + exposed / 2, CARD_WIDTH / 4 - 0.01
        first = -shift  # to the left, seen along the ray
        # the reader finds the rank above, or else to the left
        if abs(c) > s + 1e-6 and c < 0:
            first = shift
        return (first, along), (-first, along)
    up = 0.155 if abs(c) <= s + 1e-6 else (0.16 if c < 0 else -0.16)
    return (0.0, up + 0.02 * s), (0.0, -up + 0.02 * s)
