"""Best play before the wind, where few cards are left and all of them lie open."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from sunviz.engine import Position
from sunviz.engine.moves import NEXT
from sunviz.engine.steps import after

from .wind_row import WonRows

#: with fewer cards left than this, no two piles can have met: there are no transfers
MEETING: Final = 13
_ALL: Final = 104


def best_chance(position: Position, *, states: int, winds: int) -> Fraction | None:
    """Return the chance of best play from an open table, before the wind; None: not found out.

    The position's stock must be empty, its stage one before the wind, and
    fewer than `MEETING` cards left. The player sees all that lies open and
    chooses what is best; each wind is as likely as any other, and its row is
    played to the best (`share_of_winds`). Exact: the value of a table is the
    highest value that a move can lead to.

    At most `states` tables are looked at, and no winds of more than `winds`
    cards; a win found within these bounds is a win all the same.
    """
    search = _Best(position, states, winds)
    value = search.value(position)
    return None if search.left_out and value < 1 else value


class _Best:
    def __init__(self, position: Position, states: int, winds: int) -> None:
        self._most, self._winds = states, winds
        self._known: dict[Position, Fraction] = {}
        self._rows = WonRows(position.rules)
        #: whether a table or a wind was not looked at, and counted as lost
        self.left_out = False

    def value(self, position: Position) -> Fraction:
        """Return the chance of best play, 0…1, or less where something is left out."""
        if position.placed == _ALL:
            return Fraction(1)
        if position not in self._known:
            if len(self._known) >= self._most:
                self.left_out = True
                return Fraction(0)
            self._known[position] = Fraction(0)  # counts at once; no way leads back here
            self._known[position] = self._best(position)
        return self._known[position]

    def _best(self, position: Position) -> Fraction:
        best = Fraction(0)
        for move in position.legal_moves:
            if move == NEXT and not any(position.rays):
                value = self._after_wind(position)
            else:
                value = self.value(after(position, move))
            best = max(best, value)
            if best == 1:
                break
        return best

    def _after_wind(self, position: Position) -> Fraction:
        if _ALL - position.placed > self._winds:
            self.left_out = True
            return Fraction(0)
        return self._rows.share(position.heights)
