"""Best play before the wind, against every way of playing and every wind."""

from random import Random

import pytest
from helpers.every_way import best, few_lacking, table_with
from helpers.play import ALL_RULES

from sunviz.study.chance_best import MEETING, best_chance
from sunviz.study.wind_row import lacking


@pytest.mark.parametrize("name", ALL_RULES)
def test_few_cards_are_worth_what_every_way_of_playing_tells(name):
    rules, random = ALL_RULES[name], Random(name)
    values = set()
    for _ in range(40):
        heights = few_lacking(random, random.randint(3, 5))
        table = table_with(random, rules, heights, list(lacking(rules, heights)))
        value = best_chance(table, states=10_000, winds=5)
        assert value == best(table), table.to_dict()
        values.add(value)
    assert len(values) > 1


def test_what_is_left_out_is_never_taken_for_lost():
    """A search cut short tells the same as a whole one, or nothing."""
    rules, random = ALL_RULES["ru-book"], Random(5)
    told = set()
    for _ in range(200):
        heights = few_lacking(random, 6)
        table = table_with(random, rules, heights, list(lacking(rules, heights)))
        value = best_chance(table, states=10_000, winds=6)
        for states, winds in ((3, 6), (10_000, 4)):
            cut = best_chance(table, states=states, winds=winds)
            assert cut in (None, value)
            told.add((states, cut is None))
    assert len(told) == 4


@pytest.mark.parametrize("count", [9, 12])
def test_a_win_before_the_wind_needs_no_winds(count):
    rules, random = ALL_RULES["ru-book"], Random(count)
    won = 0
    for _ in range(20):
        heights = few_lacking(random, count)
        assert count < MEETING
        table = table_with(random, rules, heights, list(lacking(rules, heights)))
        won += best_chance(table, states=2000, winds=0) == 1
    assert won
