"""The player ``careful``: waits while cards are hidden, then thinks ahead."""

from __future__ import annotations

from typing import Final

from .moves import NEXT, Move
from .playout import Style, Table, placed_by_sunset
from .view import View
from .windrow import wind_move

#: the ways of playing that it tries out, numbers 0, 1, 2, …
STYLES: Final = tuple(Style.numbered(number) for number in range(64))

_ALL: Final = 104
_ONE_BEFORE_MEETING: Final = 12


def careful(view: View) -> Move:
    """Return the move of the player ``careful``: a pure function of what lies open.

    - **While the stock holds cards**: the first legal play, but in a suit whose
      piles have 12 cards together (the next one lets them meet) it waits: the
      card played first after the meeting decides what becomes of the suit's
      other 13, and is better chosen when all of them lie open. Two ace rows
      never meet and are never waited for.
    - **From the last arc to the last sunset** all but the wind lies open. What
      is `Table.forced` is done. Else each of `STYLES` names its move. If they
      differ, each style is played out to the end of sunset on the open table,
      until one wins; the style that places the most cards, the first of equal
      ones, is followed for this move.
    - **In the wind row**: an exact search, see `wind_move`.

    Transfers are made only as steps to the one border between two met piles
    that a card chosen needs. Since every style is itself a fixed function of
    the table, what is promised at one move can still be had at the next one.

    The view must be of a game that goes on: `legal_moves` is not empty.

    >>> from sunviz.engine.game import Game
    >>> str(careful(View(Game.deal(1961).position)))
    'next'
    """
    if view.stage == "wind":
        return wind_move(view.open_table())
    if view.hidden:
        return _while_hidden(view)
    return _on_open_table(view)


def _while_hidden(view: View) -> Move:
    for play in view.plays:
        card = view.card_at(play.spot)
        assert card is not None  # legal plays lie on cards
        suit = card // 13
        together = view.heights[suit] + view.heights[suit + 4]
        if together < _ONE_BEFORE_MEETING or view.rules.foundations == "two_ace_rows":
            return play
    return NEXT


def _on_open_table(view: View) -> Move:
    table = Table(view.open_table())
    forced = table.forced()
    if forced:
        return table.move(forced)
    steps = [table.wish(style) for style in STYLES]
    if all(step == steps[0] for step in steps):
        return table.move(steps[0])
    return table.move(steps[_best_style(view)])


def _best_style(view: View) -> int:
    """Return the number of the style that places the most cards before the wind."""
    best, most = 0, -1
    for number, style in enumerate(STYLES):
        placed = placed_by_sunset(view.open_table(), style)
        if placed > most:
            best, most = number, placed
        if placed == _ALL:
            break
    return best
