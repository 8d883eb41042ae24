"""A deal to lay by hand: the 104 cards in dealing order, and what the wind does to a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sunviz.engine import Game
from sunviz.engine.cards import Card
from sunviz.engine.deals import wind_row
from sunviz.engine.legal import RAYS
from sunviz.picture.themes import Colour
from sunviz.story import card_sign, say
from sunviz.story.names import card_signs

from .flow import Flow
from .page import FAINT, MARGIN, ROOM, SMALL, TINT, TINY

#: what stands to the left of a row, and how high a row is, in mm
_LEFT: Final = 20.0
_ROW: Final = 18.0
#: the wind's table is for so many cards: more are left very seldom
MOST_IN_WIND: Final = 40
_WIND_ROW: Final = 5.0
#: from one number to the next, in mm
_WIND_STEP: Final = 4.1
#: the letters of a card, in points, and how wide it is, in mm
_CARD: Final = 12.5
_STEP: Final = (ROOM - _LEFT) / RAYS


def add_deal(flow: Flow, game: Game) -> None:
    """Add the sheet with the 104 cards of a deal in the order in which they are dealt."""
    lang, by_arcs = flow.names.lang, game.rules.refill == "with_arc"
    flow.title(say(lang, "handout-lay"), flow.names.facts)
    flow.text(say(lang, "handout-lay-how", refill=game.rules.refill))
    flow.y += 2
    if by_arcs:
        _name_rays(flow)
    for row in range(8):
        first = RAYS * row
        name = say(lang, "handout-arc", arc=row + 1) if by_arcs else f"{first + 1}–{first + RAYS}"
        flow.page.write(MARGIN, flow.y + _ROW / 2, name, size=SMALL, va="center")
        _row(flow, game.deck[first : first + RAYS], TINT if row % 2 else None)
    flow.y += 4
    if isinstance(game.wind, tuple):
        signs = card_signs(game.wind, lang)
        flow.text(say(lang, "handout-wind-given", row=signs))


def _name_rays(flow: Flow) -> None:
    """Write above each column of cards which ray it goes to."""
    word = say(flow.names.lang, "handout-ray")
    flow.page.write(MARGIN, flow.y + 3, word, size=SMALL, ink=FAINT)
    for ray in range(1, RAYS + 1):
        middle = MARGIN + _LEFT + _STEP * (ray - 0.5)
        flow.page.write(middle, flow.y + 3, str(ray), size=SMALL, ink=FAINT, ha="center")
    flow.y += 5


def _row(flow: Flow, cards: Sequence[Card], face: Colour | None) -> None:
    """Draw a row of cards, from left to right."""
    for at, card in enumerate(cards):
        x = MARGIN + _LEFT + _STEP * at
        flow.page.box(x + 0.4, flow.y + 0.8, _STEP - 0.8, _ROW - 1.6, face=face, edge=FAINT)
        flow.page.write(
            x + _STEP / 2, flow.y + _ROW / 2, card_sign(card, flow.names.lang), size=_CARD,
            bold=True, ha="center", va="center_baseline",
        )  # fmt: skip
    flow.y += _ROW


def add_wind(flow: Flow, wind: int) -> None:
    """Add the sheet that tells how the wind of a number mixes any few cards."""
    lang = flow.names.lang
    flow.title(say(lang, "handout-wind"), flow.names.facts)
    flow.text(say(lang, "handout-wind-how", most=MOST_IN_WIND), size=SMALL)
    flow.y += 2
    for count in range(2, MOST_IN_WIND + 1):
        if count % 2:
            flow.page.box(MARGIN, flow.y, ROOM, _WIND_ROW, face=TINT, corner=0.4)
        y = flow.y + 3.4
        flow.page.write(MARGIN + 7, y, str(count), size=TINY, bold=True, ha="right")
        for at, place in enumerate(wind_row(range(1, count + 1), wind)):
            x = MARGIN + 15 + _WIND_STEP * at
            flow.page.write(x, y, str(place), size=TINY, ha="right")
        flow.y += _WIND_ROW
