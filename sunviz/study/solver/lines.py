"""From the notes of a search to moves of the engine, each played before it is believed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from sunviz.engine import Move, Position
from sunviz.engine.landings import way
from sunviz.engine.moves import NEXT, Play, Relocate, Spot

from .board import MET, MOST_RAYS, TO_FIRST, TO_RAY

#: turn, place (ray 0…12, or 13 + the cloud's index), index in the ray or cloud, and how the card
#: lands, or `TO_RAY` + the ray it moves to
Step: TypeAlias = tuple[int, int, int, int]

_ARCS: Final = 8
_RAYS: Final = 13
_RANKS: Final = 13


def turn_of(position: Position) -> int:
    """Return the number of the turn that a position stands in, as `board` counts them: 0…35.

    >>> turn_of(Position.start(range(52), range(52)))
    0
    """
    if position.stage == "sunrise":
        return position.arcs
    if position.stage == "sun":
        return _ARCS + (position.ray or 0)
    if position.stage == "sunset":
        return _ARCS + _RAYS + (position.ray or 0)
    return _ARCS + 2 * _RAYS + 1


def line_of(position: Position, steps: Iterable[Step]) -> tuple[Move, ...]:
    """Return the moves that a search noted, `next` and transfers put in.

    Every move goes through `Position.play`: what is returned is a line of the
    rules that ends in a won position. Raises `MoveError` for notes that are
    none, which would be a mistake of the search.
    """
    line = _Line(position)
    for turn, place, index, what in steps:
        line.go_on_to(turn)
        line.do(place, index, what)
    if not line.position.is_won:
        raise AssertionError("a search took a line for a win that is none")
    return tuple(line.moves)


class _Line:
    def __init__(self, position: Position) -> None:
        self.position = position
        self.moves: list[Move] = []

    def _push(self, move: Move) -> None:
        self.position = self.position.play(move)
        self.moves.append(move)

    def go_on_to(self, turn: int) -> None:
        """Go on as long as that does not lead past a turn: turns of empty rays are skipped."""
        while turn_of(self.position) < turn and turn_of(self.position.play(NEXT)) <= turn:
            self._push(NEXT)

    def do(self, place: int, index: int, what: int) -> None:
        """Make a play, transfers before it, or a relocation."""
        spot = self._spot(place, index)
        if what >= TO_RAY:
            self._push(Relocate(spot, what - TO_RAY + 1))
            return
        card = self.position.card_at(spot)
        assert card is not None  # else the engine refuses the move anyway
        suit, rank = divmod(card, _RANKS)
        first, second = self._heights(suit)
        if what == MET:
            landing = rank + 1, _RANKS - rank
        else:
            landing = (first + 1, second) if what == TO_FIRST else (first, second + 1)
        move: Move | None = None
        while not isinstance(move, Play):
            move = way(self.position.rules, suit, self._heights(suit), landing, spot)
            self._push(move)

    def _heights(self, suit: int) -> tuple[int, int]:
        return self.position.heights[suit], self.position.heights[suit + 4]

    def _spot(self, place: int, index: int) -> Spot:
        if place >= MOST_RAYS:
            return Spot("c", place - MOST_RAYS + 1, index + 1)
        tip = index == len(self.position.rays[place]) - 1
        return Spot("r", place + 1, 0 if tip else index + 1)
