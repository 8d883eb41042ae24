"""The player ``expert``: waits while cards are hidden, then searches the open table."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from sunviz.engine import PLAYERS, Move, Position, View

from .solver import solve

#: tables that the search of one move may make
STATES: Final = 100_000
#: moves remembered of ways that win, and tables from which none was found
_KEPT: Final = 4096
_ways: OrderedDict[Position, Move | None] = OrderedDict()


def expert(view: View) -> Move:
    """Return the move of the player ``expert``, found from what lies open only.

    - **While the stock holds cards, and in the wind row**: the move of
      ``careful``, which plays the row to the best.
    - **From the last arc to the last sunset** all but the wind lies open. A
      way that wins before the wind is searched for (`solve`, at most `STATES`
      tables) and then followed; where none is found, careful moves.

    A way once found is followed to its end, so the same game goes the same way
    again. Needs numba.

    >>> from sunviz.engine import Game
    >>> str(expert(View(Game.deal(1961).position)))
    'next'
    """
    careful = PLAYERS["careful"]
    if view.hidden or view.stage not in ("sun", "sunset", "sunrise"):
        return careful(view)
    table = view.open_table()
    if table not in _ways:
        _remember(table)
    return _ways.get(table) or careful(view)


def _remember(table: Position) -> None:
    verdict = solve(table, states=STATES, wind="before")
    _ways[table] = None
    for move in verdict.line:
        _ways[table] = move
        table = table.play(move)
    while len(_ways) > _KEPT:
        _ways.popitem(last=False)
