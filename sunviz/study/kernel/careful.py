"""The player careful: `engine.careful` told again.

What a style leads to is remembered as long as the game goes as the style
wishes: it is a fixed function of the table, so what was promised still holds.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sunviz.engine.careful import STYLES
from sunviz.engine.rules import Rules

from ..compiled import inlined, kept, part
from .playout import STYLE, count_free, forced, make_next_move, placed_by_sunset, style_row, wish
from .stages import begin, go_on, is_over, note
from .table import CARDS, ONE, RAYS, WIND, new_table, place
from .windrow import SEARCH, wind_step

_MANY = len(STYLES)
_ONE_BEFORE_MEETING = 12

#: of each style: what it wishes now, and how many cards it places, −1 where that is not known
_THOUGHT = np.dtype([("wish", np.int64), ("placed", np.int64)])


def new_mind(rules: Rules) -> tuple[NDArray[np.void], ...]:
    """Return what careful thinks with: styles, thoughts, a table to try them on, a search.

    >>> [len(part) for part in new_mind(Rules())]
    [64, 64, 1, 1]
    """
    styles = np.array([style_row(style) for style in STYLES], STYLE)
    return styles, np.zeros(_MANY, _THOUGHT), new_table(rules), np.zeros(1, SEARCH)


@inlined
def _play(table: Any, mind: Any) -> None:
    """Play as careful does until it goes on."""
    styles, thoughts, trials, search = mind
    if table.dealt < CARDS:
        _play_while_hidden(table)
    elif table.stage == WIND:
        _play_wind_row(table, search[0])
    else:
        _play_open_table(table, styles, thoughts, trials)


@inlined
def _play_while_hidden(table: Any) -> None:
    """Play the first tip that fits, but none in a suit that is one card before its meeting."""
    ray = 1
    while ray <= RAYS:
        size = table.sizes[ray]
        card = np.int64(table.rays[ray, max(size - 1, 0)])
        if size and table.takes[card] and not _waits(table, card // 13):
            table.sizes[ray] -= 1
            place(table, card, 1 if table.takes[card] == 2 else 0)
            ray = 1
        else:
            ray += 1


@part
def _waits(table: Any, suit: Any) -> Any:
    together = table.heights[suit] + table.heights[suit + 4]
    return together >= _ONE_BEFORE_MEETING and not table.two_ace_rows


@inlined
def _play_open_table(table: Any, styles: Any, thoughts: Any, trials: Any) -> None:
    """Do what is forced, else what the best style wishes, until that is going on."""
    count_free(table)
    while table.placed < CARDS:
        step = forced(table)
        if not step:
            step = _chosen(table, styles, thoughts, trials)
            _forget(thoughts, step)
        if not step:
            return
        make_next_move(table, step)


@part
def _forget(thoughts: Any, step: Any) -> None:
    """Forget what the styles place that do not wish this step."""
    for thought in thoughts:
        if thought.wish != step:
            thought.placed = -1


@inlined
def _chosen(table: Any, styles: Any, thoughts: Any, trials: Any) -> Any:
    """Return the step of the style that places the most cards before the wind."""
    differ = False
    for number in range(_MANY):
        thoughts[number].wish = wish(table, styles[number])
        differ |= thoughts[number].wish != thoughts[0].wish
    if not differ:
        return thoughts[0].wish
    best, most = 0, -1
    for number in range(_MANY):
        if thoughts[number].placed < 0:
            trials[0] = table
            thoughts[number].placed = placed_by_sunset(trials[0], styles[number])
        if thoughts[number].placed > most:
            best, most = number, thoughts[number].placed
        if most == CARDS:
            break
    return thoughts[best].wish


@inlined
def _play_wind_row(table: Any, search: Any) -> None:
    """Play the wind row until nothing more can be placed."""
    while table.placed < CARDS:
        step = wind_step(table, search)
        if not step:
            return
        make_next_move(table, step)


@kept
def play_careful(sources: int) -> Any:
    """Fill in the rows of these deals, played by careful."""

    def play_careful(deals: Any, starts: Any, tables: Any, mind: Any, rows: Any) -> None:
        _ = sources
        table = tables[0]
        for i in range(len(deals)):
            begin(tables, starts, deals[i])
            _forget(mind[1], -ONE)
            while True:
                _play(table, mind)
                note(table, rows[i])
                if is_over(table):
                    break
                go_on(table, deals[i])

    return play_careful
