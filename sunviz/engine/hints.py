"""Help for a person at the table: a hint, a play that fits, and what would have to cross first."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

from . import steps
from .cards import Card, suit_of
from .careful import careful
from .errors import MoveError
from .game import Game
from .legal import rows_wanting
from .moves import NEXT, Move, Play, Spot, Transfer
from .position import Position
from .view import View

_RANKS: Final = 13
#: transfers there and back between two positions seen are far fewer
_MOST_STEPS: Final = 30


def hint(game: Game) -> Move:
    """Return a move that a careful player would make now: a guess, never a promise.

    It is made from what lies open only (`careful`). It may take a transfer
    back, but never walks in circles: following hints always ends.
    Raises `MoveError` when the game is over.

    >>> str(hint(Game.deal(1961)))
    'next'
    """
    position = game.position
    if position.is_over:
        raise MoveError("the game is over", key="game_over", stage=position.stage)
    seen = set(game.positions)
    move = careful(View(position))
    if _leads_on(position, move, seen):
        return move
    new = (play for play in position.plays if steps.after(position, play) not in seen)
    return next(new, NEXT)


def _leads_on(position: Position, move: Move, seen: set[Position]) -> bool:
    """Tell whether a careful player comes to a position not seen before, and not back here."""
    here = steps.after(position, move)
    for _ in range(_MOST_STEPS):
        if here not in seen:
            return True
        if here == position or here.is_over:
            return False
        here = steps.after(here, careful(View(here)))
    return False


def fitting_play(game: Game, *, but: Collection[Card] = ()) -> Play | None:
    """Return the first play that fits now, but no card that was just taken back; None if none.

    Nor any of the cards `but`. It never transfers or moves a card to another
    ray (RULES.md, decision 1: eager transfers lose games).
    """
    held = {*game.taken_back, *but}
    for play in game.position.plays:
        if game.position.card_at(play.spot) not in held:
            return play
    return None


def crossings_for(position: Position, spot: Spot) -> tuple[Transfer, ...]:
    """Return the shortest chain of transfers after which the card of a free spot fits.

    Empty if it fits already, if its spot is not free, or if no chain helps.
    """
    card = position.card_at(spot)
    if card is None or rows_wanting(position, card) or not position.is_playable(spot):
        return ()
    sources: tuple[Literal["A", "K"], ...] = ("A", "K")
    for source in sources:
        here = position
        chain: list[Transfer] = []
        for _ in range(_RANKS):
            crossing = Transfer(source, suit_of(card))
            if crossing not in here.legal_moves:
                break
            here = steps.after(here, crossing)
            chain.append(crossing)
            if rows_wanting(here, card):
                return tuple(chain)
    return ()
