"""The kernel gives row for row what the readable engine gives."""

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from helpers.play import ALL_RULES

from sunviz.engine import MAX_DEAL, RULE_BOOKS, Game, Rules, View
from sunviz.engine.deals import SplitMix64
from sunviz.study.kernel import play_fast
from sunviz.study.players import FAST
from sunviz.study.readable import FIGURES, OUTCOMES, random_player, row_of

VECTORS = json.loads(Path(__file__).parents[1].joinpath("vectors.json").read_text("utf-8"))
EACH_RULES = pytest.mark.parametrize("rules", ALL_RULES.values(), ids=ALL_RULES)
EACH_PLAYER = pytest.mark.parametrize("player", FAST)
#: deals of every rule book, and of every set of rules with a single switch changed
COUNTS = {"plain": (300, 60), "careful": (18, 6), "random": (300, 60)}


def fast(deals, rules, player="plain"):
    return play_fast(np.array(deals, np.uint64), rules, player).tolist()


@pytest.mark.parametrize("book", RULE_BOOKS)
def test_the_golden_rows(book):
    golden = [row for row in VECTORS["plain"]["rows"] if row[1] == book]
    assert golden
    rows = fast([row[0] for row in golden], RULE_BOOKS[book])
    assert [[OUTCOMES[row[0]], *row[1:]] for row in rows] == [row[2:] for row in golden]


@EACH_PLAYER
@EACH_RULES
def test_row_for_row_the_engines(rules, player):
    of_a_book, of_a_switch = COUNTS[player]
    deals = range(1000, 1000 + (of_a_book if rules in RULE_BOOKS.values() else of_a_switch))
    rows = fast(deals, rules, player)
    assert rows == [list(row_of(deal, rules, player)) for deal in deals]


@EACH_PLAYER
def test_the_last_numbers_are_deals_like_others(player):
    deals = [0, 2**32, 2**63 - 1, 2**63, MAX_DEAL]
    rows = fast(deals, RULE_BOOKS["ru-book"], player)
    assert rows == [list(row_of(deal, RULE_BOOKS["ru-book"], player)) for deal in deals]


@EACH_PLAYER
def test_a_row_depends_on_its_deal_alone(player):
    """Neither on the deals before it nor on how the deals are cut."""
    deals = list(range(200))
    rows = fast(deals, RULE_BOOKS["ru-web"], player)
    assert fast(deals[::-1], RULE_BOOKS["ru-web"], player)[::-1] == rows
    assert fast(deals[:77], RULE_BOOKS["ru-web"], player) == rows[:77]
    assert fast([], RULE_BOOKS["ru-web"], player) == []


@EACH_RULES
def test_rows_make_sense(rules):
    rows = np.array(fast(range(5000), rules))
    assert rows.shape == (5000, FIGURES)
    outcome, placed, *by_stage = rows.T
    assert ((outcome < 4) == (placed == 104)).all()
    for before, after in pairwise([*by_stage, placed]):
        assert (before <= after).all()
    for number, at_end in enumerate(by_stage):  # won in a stage, or before it: all is placed then
        assert ((outcome <= number) == (at_end == 104)).all()
    if not rules.sun_plays:
        assert (by_stage[0] == by_stage[1]).all()
    assert {0, 1}.isdisjoint(outcome) or rules.sun_plays


def test_every_switch_makes_a_difference():
    """Else it would not be seen whether the kernel heeds it."""
    book = RULE_BOOKS["ru-book"]
    without = fast(range(300), book, "random")
    for name, rules in ALL_RULES.items():
        same = fast(range(300), rules, "random") == without
        assert same == (rules == book), name


def test_the_wind_decides_some_games():
    outcomes = np.array(fast(range(2000), Rules()))[:, 0]
    assert (outcomes == OUTCOMES.index("wind")).sum() > 10


# the player random


def test_random_draws_from_a_stream_of_its_own():
    deal = 1961
    outputs = SplitMix64(deal)
    outputs.output()
    below = SplitMix64(~outputs.output()).below
    game, choose = Game.deal(deal), random_player(deal)
    for _ in range(60):
        view = View(game.position)
        moves = view.legal_moves
        expected = moves[0]
        if len(moves) > 1:
            choices = view.plays if below(8) and view.plays else moves
            expected = choices[below(len(choices))]
        assert choose(view) == expected
        game.push(expected)
