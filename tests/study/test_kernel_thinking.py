"""What careful thinks in the kernel, on tables that careful would never have come to."""

import numba
import numpy as np
import pytest
from helpers.play import ALL_RULES, random_game
from helpers.winds import wind_position

from sunviz.engine import RULE_BOOKS, Next, Play, Transfer, View, playout, windrow
from sunviz.engine.careful import STYLES
from sunviz.engine.moves import NEXT
from sunviz.study.kernel import table_of
from sunviz.study.kernel.careful import new_mind
from sunviz.study.kernel.playout import count_free, forced, placed_by_sunset, wish
from sunviz.study.kernel.table import tell_all_takes
from sunviz.study.kernel.windrow import wind_step

EACH_RULES = pytest.mark.parametrize("rules", ALL_RULES.values(), ids=ALL_RULES)


@numba.njit
def _think(tables, trials, styles, wishes, placed):
    tell_all_takes(tables[0])
    for number in range(len(styles)):
        trials[0] = tables[0]
        count_free(trials[0])
        wishes[number] = forced(trials[0]) or wish(trials[0], styles[number])
        placed[number] = placed_by_sunset(trials[0], styles[number])


@numba.njit
def _search_wind_row(tables, search):
    tell_all_takes(tables[0])
    return wind_step(tables[0], search[0])


def open_tables(rules, count):
    """Tables before the wind, with nothing left to deal, as random play leaves them."""
    for deal in range(count):
        position = random_game(deal, rules, eagerness=0.5, most=20 + 3 * deal).position
        while position.stock:
            position = position.play(NEXT)
        if position.stage != "wind":
            yield position


def wind_rows(rules):
    """Wind rows of all lengths, and two that come out, played from either end in any order."""
    for seed, size in enumerate(range(13, 60, 4)):
        yield wind_position(rules, seed, size)
    second = range(13) if rules.foundations == "two_ace_rows" else range(12, -1, -1)
    clubs, diamonds, hearts, spades = (
        [suit * 13 + rank for ranks in (range(13), second) for rank in ranks] for suit in range(4)
    )
    start = wind_position(rules, 0, 104)
    for row in (clubs + hearts[::-1], clubs + diamonds + spades[::-1] + hearts[::-1]):
        heights = start.heights if len(row) == 104 else (0, 13, 0, 13, 0, 13, 0, 13)
        yield start.changed("wind", clouds=(tuple(row),), heights=heights)


@EACH_RULES
def test_each_style_wishes_and_places_what_the_readable_one_does(rules):
    styles, _, trials, _ = new_mind(rules)
    wishes, placed = np.zeros((2, len(STYLES)), np.int64)
    for number, position in enumerate(open_tables(rules, 10)):
        _think(table_of(View(position)), trials, styles, wishes, placed)
        for style in range(number, len(STYLES), 10):
            assert placed[style] == playout.placed_by_sunset(position, STYLES[style])
            table = playout.Table(position)
            expected = table.forced() or table.wish(STYLES[style])
            assert (wishes[style] == 0) == (expected is None)
            if isinstance(expected, playout.Placing):
                assert wishes[style] // 4 % 64 == expected.card
    assert number > 3


@EACH_RULES
def test_the_wind_row_is_searched_as_far_as_by_the_readable_one(rules, monkeypatch):
    """Both see the same states, the last one of `MOST_STATES` included."""
    made = []

    class Search(windrow._Search):
        def __init__(self, rules):
            super().__init__(rules)
            made.append(self)

    monkeypatch.setattr(windrow, "_Search", Search)
    *_, search = new_mind(rules)
    for position in wind_rows(rules):
        step = _search_wind_row(table_of(View(position)), search)
        move = windrow.wind_move(position)
        assert search["states"][0] == len(made[-1]._known)
        card, at = step // 4 % 64, step // 256 % 128
        if isinstance(move, Play):
            assert (card, at + 1) == (position.card_at(move.spot), move.spot.card)
        elif isinstance(move, Transfer):
            assert card // 13 == move.suit
        else:
            assert isinstance(move, Next)
            assert step == 0
    assert made


def test_some_searches_of_the_wind_row_come_to_their_bound():
    """Else it would not be seen whether the kernel heeds it."""
    rules = RULE_BOOKS["ru-book"]
    *_, search = new_mind(rules)
    states = set()
    for position in wind_rows(rules):
        _search_wind_row(table_of(View(position)), search)
        states.add(int(search["states"][0]))
    assert max(states) == windrow.MOST_STATES
    assert min(states) < windrow.MOST_STATES
