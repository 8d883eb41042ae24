"""Games played on from a table, what is hidden drawn anew for each.

Everything here starts from a `View`, which holds neither the stock's order nor
the wind: there is nothing to peek at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from sunviz.engine import Game, Player, Position, View
from sunviz.engine.deals import SplitMix64
from sunviz.engine.moves import NEXT

from .chunks import is_fast, kernel
from .readable import function_of, play_to_end

_ALL: Final = 104
#: games played in one go, between which Ctrl-C is heard
_AT_ONCE: Final = 256


def numbers(seed: int, count: int) -> list[int]:
    """Return the numbers of so many playouts: the outputs of SplitMix64(seed).

    >>> numbers(0, 1)
    [16294208416658607535]
    """
    stream = SplitMix64(seed)
    return [stream.output() for _ in range(count)]


def drawn(view: View, number: int) -> Position:
    """Return the table with the stock and the wind that a playout's number gives it.

    As a numbered deal would: SplitMix64(number) shuffles the hidden cards,
    taken in the order of their numbers, and the wind has the same number.
    Tables that hide the same cards get the same draws, so that the chances of
    two moves differ by what they are worth and less by luck.
    """
    stock = SplitMix64(number).shuffled(view.hidden)
    return view.open_table().changed(view.stage, stock=stock, wind=number)


def wins(view: View, player: str | Player, draws: Sequence[int]) -> int:
    """Return how many of the playouts of these numbers a player wins.

    The players that the kernel knows are played by it, to the same end.
    """
    fast = kernel() if is_fast(player) else None
    if fast is None:
        return sum(_is_won(drawn(view, number), player, number) for number in draws)
    table, won = fast.table_of(view), 0
    for first in range(0, len(draws), _AT_ONCE):
        some = np.array(draws[first : first + _AT_ONCE], np.uint64)
        placed = fast.play_fast(some, view.rules, player, table)[:, 1]
        won += int((placed == _ALL).sum())
    return won


def _is_won(position: Position, player: str | Player, number: int) -> bool:
    game = Game(position)
    play_to_end(game, player, number)
    return game.position.is_won


def before_the_wind(view: View, player: str) -> Position:
    """Return where a named player stands when it has won, or would call the wind.

    The stock must be used up. The named players but random are pure functions
    of what lies open, so there is only one such place.
    """
    choose = function_of(player)
    here = view.open_table()
    while not here.is_over:
        move = choose(View(here))
        if move == NEXT and here.stage == "sunset" and not any(here.rays):
            break
        here = here.play(move)
    return here
