"""What a touch on the table means: a move, a choice, or the reason why not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from sunviz.engine import (
    Move,
    Next,
    Play,
    Position,
    Relocate,
    Spot,
    Transfer,
    crossings_for,
)
from sunviz.engine.cards import Card
from sunviz.story import explain, say
from sunviz.story.catalogue import capital
from sunviz.story.told import row_name

from .placing import ONWARD, STOCK, Onward, Pile, Place, Stock


@dataclass(frozen=True)
class Option:
    """One of the moves that a touch may mean, and its words."""

    move: Move
    label: str


@dataclass(frozen=True)
class Offer:
    """A choice to be made at a card: the question, and a few moves."""

    card_at: Spot
    question: str
    options: tuple[Option, ...]


@dataclass(frozen=True)
class WhyNot:
    """Why a touch moves nothing, with the clause that says so."""

    text: str


#: what a touch comes to: a move at once, a choice, a reason, or nothing
Meaning: TypeAlias = Move | Offer | WhyNot | None


def meaning(
    position: Position, place: Place | None, lang: str, *, picked: Spot | None = None
) -> Meaning:
    """Return what touching a place means in a position.

    A card that goes one way goes at once; where it fits both rows, may also
    be moved to an emptied ray, or needs a transfer first, the choice is
    offered; anything else is explained. `picked` is the card touched before:
    touching an emptied ray then moves it there (variant 2).

    >>> from sunviz.engine import Game
    >>> meaning(Game.deal(1961).position, STOCK, "en")
    Next()
    """
    if place is None or position.is_over:
        return None
    if isinstance(place, Stock | Onward):
        return Next()
    if isinstance(place, Pile):
        return _of_pile(position, place, lang)
    if position.card_at(place) is None:
        return _of_empty_ray(position, place, lang, picked)
    return _of_card(position, place, lang)


def moves_of(position: Position, spot: Spot) -> tuple[Play | Relocate, ...]:
    """Return the legal moves of the card that lies on a spot."""
    return tuple(
        move
        for move in position.legal_moves
        if isinstance(move, Play | Relocate) and _same(position, move.spot, spot)
    )


def _same(position: Position, one: Spot, other: Spot) -> bool:
    return one == other or (
        one.place == other.place == "r"
        and one.number == other.number
        and {one.card, other.card} == {0, len(position.rays[one.number - 1])}
    )


def _of_card(position: Position, spot: Spot, lang: str) -> Meaning:
    moves = moves_of(position, spot)
    if len(moves) == 1 and isinstance(moves[0], Play):
        return moves[0]
    card = _card(position, spot)
    if moves:
        options = tuple(Option(move, _label(position, move, lang)) for move in moves)
        return Offer(spot, capital(say(lang, "offer-where", card=card)), options)
    crossing = crossings_for(position, spot)[:1]
    if crossing:
        options = (Option(crossing[0], _label(position, crossing[0], lang)),)
        return Offer(spot, capital(say(lang, "offer-cross", card=card)), options)
    rows = ("A", position.second_row) if position.is_playable(spot) else ("A",)
    return _why_not(position, (Play(spot, row) for row in rows), lang)  # type: ignore[arg-type]


def _of_pile(position: Position, pile: Pile, lang: str) -> Meaning:
    transfer = Transfer("A" if pile.row == "A" else "K", pile.suit)
    if transfer in position.legal_moves:
        return transfer
    return _why_not(position, [transfer], lang)


def _of_empty_ray(position: Position, spot: Spot, lang: str, picked: Spot | None) -> Meaning:
    if picked is not None:
        for move in moves_of(position, picked):
            if isinstance(move, Relocate) and move.ray == spot.number:
                return move
    return _why_not(position, [Play(spot, "A")], lang)


def _why_not(position: Position, moves: Iterable[Move], lang: str) -> WhyNot:
    told = [explain(position, move, lang=lang) for move in moves]
    *others, last = dict.fromkeys(one.text for one in told)
    cite = told[-1].line.removeprefix(told[-1].text)
    return WhyNot(" ".join([*others, last]) + cite)


def _label(position: Position, move: Move, lang: str) -> str:
    if isinstance(move, Play):
        return say(lang, "option-row", row=row_name(move.row, position))
    if isinstance(move, Relocate):
        return say(lang, "option-ray", ray=move.ray)
    assert isinstance(move, Transfer)
    card = position.pile(move.source, move.suit)[-1]
    return capital(say(lang, "option-cross", card=card, row=row_name(move.target, position)))


def _card(position: Position, spot: Spot) -> Card:
    card = position.card_at(spot)
    assert card is not None  # the layout names only spots where a card lies
    return card


def touchable(position: Position) -> Iterator[Spot | Pile | Stock | Onward]:
    """Yield, in a sensible order, every place where a touch does something.

    The cards that may be moved (rays 1 to 13, then the clouds), the piles of
    which the top card may cross, and what goes on.
    """
    moves = position.legal_moves
    spots = (move.spot for move in moves if isinstance(move, Play | Relocate))
    yield from sorted(dict.fromkeys(spots), key=lambda spot: (spot.place == "c", spot.number))
    for move in moves:
        if isinstance(move, Transfer):
            yield Pile(move.source, move.suit)
    if moves and position.stage != "wind":  # in the wind row going on gives the game up
        yield STOCK if position.stage == "sunrise" else ONWARD
