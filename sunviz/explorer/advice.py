"""Which move may help, and how sure that is."""

from __future__ import annotations

from typing import Final

from sunviz.engine import Game, Move, Position, hint
from sunviz.story import narrate, say

#: states that the search for a certain win may look at
STATES: Final = 50_000


class Adviser:
    """Gives hints, and keeps to a way that wins once it has found one.

    Nothing is used that a player cannot see: a way that wins is looked for
    only where the stock is used up, and before the wind only one that needs no
    wind.
    """

    def __init__(self) -> None:
        self._way: dict[Position, Move] = {}  # what to do on the way that wins

    def advise(self, game: Game, lang: str) -> tuple[Move, str]:
        """Return a move that may help, and what is said of it: the move, and how sure it is.

        Without numba, which makes it quick, a careful player's guess is all.
        Raises `MoveError` when the game is over.

        >>> move, text = Adviser().advise(Game.deal(1961), "en")
        >>> str(move)
        'next'
        """
        guess, position = hint(game), game.position
        try:
            import numba  # noqa: F401

            from sunviz.study.analysis import weigh
        except ImportError:
            return guess, say(lang, "hint-said", told=_told(position, guess, lang))
        if position not in self._way and position.arcs and not position.stock:
            self._find_way(position)
        if position in self._way:
            move = self._way[position]
            wind = "blown" if position.stage == "wind" else "still"
            return move, say(lang, "hint-sure", told=_told(position, move, lang), wind=wind)
        after = weigh(position.play(guess))
        told = _told(position, guess, lang)
        return guess, say(lang, "hint-chance", told=told, chance=after.tell(lang))

    def _find_way(self, position: Position) -> None:
        from sunviz.study.solver import solve

        in_row = position.stage == "wind"
        verdict = solve(position, states=STATES, wind="known" if in_row else "before")
        if verdict.kind == "won":
            self._way = {}
            for move in verdict.line:
                self._way[position] = move
                position = position.play(move)


def _told(position: Position, move: Move, lang: str) -> str:
    return narrate(position, move, position.play(move), lang).text
