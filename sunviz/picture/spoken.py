"""The places of the table and the moves in words, for whoever touches or chooses them."""

from __future__ import annotations

from sunviz.engine import Move, Position, Spot
from sunviz.engine.legal import playable_spots
from sunviz.engine.moves import NEXT
from sunviz.engine.steps import after
from sunviz.story import say
from sunviz.story.catalogue import capital
from sunviz.story.sentences import sentences_of_step, where
from sunviz.story.told import row_name

from .placing import ONWARD, STOCK, Onward, Pile, Place, Stock


def name_of(place: Place) -> str:
    """Return a place's name in messages to and from a page.

    >>> name_of(Spot("r", 7, 2)), name_of(Pile("A", 3))
    ('r7.2', 'A:3')
    """
    if isinstance(place, Pile):
        return f"{place.row}:{place.suit}"
    if isinstance(place, Stock):
        return "stock"
    return "onward" if isinstance(place, Onward) else str(place)


def onward_label(position: Position, lang: str) -> str:
    """Return what going on does in a position.

    >>> from sunviz.engine import Game
    >>> onward_label(Game.deal(1961).position, "en")
    'The stock: lay the first arc'
    """
    return say(lang, "spot-onward", stage=_onward(position))


def _onward(position: Position) -> str:
    if not position.arcs:
        return "start"
    if position.stock:
        return "arc"
    here, there = position.stage, after(position, NEXT).stage
    if there == "sun":
        return "ray" if here == "sun" else "sun-begins"
    if there == "sunset":
        return "set" if here == "sunset" else "sunset-begins"
    return "wind" if there == "wind" else "give-up"


def move_label(position: Position, move: Move, lang: str) -> str:
    """Return what a legal move of a position does, in one sentence."""
    if move == NEXT:
        return onward_label(position, lang)
    return capital(sentences_of_step(position, move, position.play(move))[0].said(lang))


def candidates(position: Position) -> tuple[Place, ...]:
    """Return the places that a prediction may name: every free card, piles, and what goes on.

    The same whatever the right answer is.
    """
    piles = [
        Pile(row, suit)
        for row in ("A", position.second_row)
        for suit in range(4)
        if position.pile(row, suit) and position.rules.transfers != "none"
    ]
    onward = STOCK if position.stage == "sunrise" else ONWARD
    return (*playable_spots(position), *piles, onward)


def candidate_label(position: Position, place: Place, lang: str) -> str:
    """Return a place of `candidates` in words, without whether its card fits."""
    return capital(_candidate(position, place, lang))


def _candidate(position: Position, place: Place, lang: str) -> str:
    if isinstance(place, Pile):
        card = position.pile(place.row, place.suit)[-1]
        return say(lang, "lesson-pile", card=card, row=row_name(place.row, position))
    if isinstance(place, Spot):
        card = position.card_at(place) or 0
        key = f"spot-{where(position, place)}"
        return say(lang, key, card=card, number=place.number, fits="no")
    return onward_label(position, lang)
