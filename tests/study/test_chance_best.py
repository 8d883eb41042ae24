"""Best play before the wind, against every way of playing and every wind."""

from fractions import Fraction
from random import Random

import pytest
from helpers.every_way import best, few_lacking, table_with
from helpers.play import ALL_RULES

from sunviz.study.chance_best import best_chance
from sunviz.study.wind_row import lacking


@pytest.mark.parametrize("name", ALL_RULES)
def test_few_cards_are_worth_what_every_way_of_playing_tells(name):
    rules, random = ALL_RULES[name], Random(name)
    values = set()
    for _ in range(40):
        heights = few_lacking(random, random.randint(3, 5))
        table = table_with(random, rules, heights, list(lacking(rules, heights)))
        value = best_chance(table, states=10_000)
        assert value == best(table), table.to_dict()
        values.add(value)
    assert len(values) > 1


def test_a_search_cut_short_claims_nothing():
    rules, random = ALL_RULES["ru-book"], Random(5)
    heights = few_lacking(random, 7)
    table = table_with(random, rules, heights, list(lacking(rules, heights)))
    assert best_chance(table, states=2) in (None, Fraction(1))
    assert any(
        best_chance(table_with(random, rules, heights, list(lacking(rules, heights))), states=2)
        is None
        for _ in range(20)
    )
