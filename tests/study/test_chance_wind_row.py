"""The wind row solved, against every way of playing by the readable engine."""

from random import Random

import pytest
from helpers.every_way import after_wind, can_win, few_lacking, share
from helpers.play import ALL_RULES

from sunviz.engine import RULE_BOOKS, View
from sunviz.engine.careful import careful
from sunviz.engine.landings import landings
from sunviz.engine.legal import cloud_ends
from sunviz.engine.position import Position
from sunviz.study.wind_row import can_be_won, canonical, lacking, share_of_winds, winning_way

BOOK = RULE_BOOKS["ru-book"]


def heights_with_a_met_suit(random):
    """Heights in which one suit's piles have just met, or are about to; three suits are done."""
    heights = [13] * 8
    suit, first = random.randrange(4), random.randint(1, 12)
    heights[suit], heights[suit + 4] = first, 13 - first - random.choice((0, 0, 1))
    return tuple(heights)


def heights_under(rules, random):
    if rules.foundations == "aces_and_kings" and random.random() < 0.3:
        return heights_with_a_met_suit(random)
    return few_lacking(random, random.randint(2, 16))


def row_that_may_win(rules, heights, random):
    """A shuffled row, or one undone from a won end: each card back where it can have lain."""
    cards = list(lacking(rules, heights))
    random.shuffle(cards)
    if random.random() < 0.4:
        return tuple(cards)
    order = []
    while sum(heights) < 104:
        suit = random.randrange(4)
        found = landings(rules, (heights[suit], heights[suit + 4])).by_rank
        if found:
            rank = random.choice(list(found))
            order.append(suit * 13 + rank)
            heights = list(heights)
            heights[suit], heights[suit + 4] = random.choice(found[rank])
            heights = tuple(heights)
    row = []
    for card in reversed(order):
        row.insert(random.choice(cloud_ends(len(row) + 1, rules)) - 1, card)
    return tuple(row)


@pytest.mark.parametrize("name", ALL_RULES)
def test_rows_are_won_as_every_way_of_playing_tells(name):
    rules, random, won = ALL_RULES[name], Random(name), 0
    for _ in range(300):
        heights = heights_under(rules, random)
        row = row_that_may_win(rules, heights, random)
        position = after_wind(rules, heights, row)
        expected = can_win(position)
        assert can_be_won(rules, heights, row) == expected, (heights, row)
        way = winning_way(position)
        assert (way is not None) == expected
        for move in way or ():
            position = position.play(move)
        assert position.is_won == expected
        won += expected
    assert 100 < won < 280  # both kinds were met


@pytest.mark.parametrize("name", ALL_RULES)
def test_every_wind_is_counted_once(name):
    rules, random = ALL_RULES[name], Random(name)
    shares = set()
    for _ in range(12):
        heights = few_lacking(random, random.randint(2, 5))
        clouds = (lacking(rules, heights),)
        shares.add(share_of_winds(rules, heights))
        assert share_of_winds(rules, heights) == share(rules, heights, clouds), heights
    assert len(shares) > 1


@pytest.mark.parametrize("name", ["ru-book", "ru-web", "ru-book-v2"])
def test_seven_cards_agree_with_the_search_of_single_rows(name):
    """Two ways to the same: rows built up from the end, and single rows searched."""
    rules, random = RULE_BOOKS[name], Random(7)
    heights = few_lacking(random, 7)
    cards = list(lacking(rules, heights))
    won = 0
    for _ in range(1000):
        random.shuffle(cards)
        won += can_be_won(rules, heights, tuple(cards))
    assert abs(won / 1000 - share_of_winds(rules, heights)) < 0.05


@pytest.mark.parametrize("name", ["ru-book", "ru-web", "ru-book-v2", "ru-book transfers=none"])
def test_the_player_careful_wins_every_row_that_can_be_won(name):
    """Why its chance may be worked out over all winds."""
    rules, random = ALL_RULES[name], Random(name)
    for _ in range(60):
        heights = heights_under(rules, random)
        row = row_that_may_win(rules, heights, random)
        position = after_wind(rules, heights, row)
        while not position.is_over:
            position = position.play(careful(View(position)))
        assert position.is_won == can_be_won(rules, heights, row)


def test_borders_that_can_be_reached_are_one():
    met = {(a, 0, 0, 0, 13 - a, 0, 0, 0) for a in range(1, 13)}
    assert len({canonical(BOOK, heights) for heights in met}) == 1
    for one_way in ("aces_to_kings", "none"):
        rules = BOOK.but(transfers=one_way)
        assert len({canonical(rules, heights) for heights in met}) == 12
    for apart in ((0, 13), (13, 0), (5, 7), (5, 9)):
        heights = (apart[0], 0, 0, 0, apart[1], 0, 0, 0)
        assert canonical(BOOK, heights) == heights


@pytest.mark.parametrize("name", ALL_RULES)
def test_the_whole_pack_in_the_row(name):
    """As when nothing at all was played: rows undone from a won end are won again."""
    rules, nothing = ALL_RULES[name], (0,) * 8
    random, won = Random(name), 0
    for _ in range(10):
        row = row_that_may_win(rules, nothing, random)
        way = winning_way(after_wind(rules, nothing, row))
        assert way is None or len(way) >= 104
        won += way is not None
    assert won >= 2


def test_what_the_foundations_lack():
    start = Position.start(range(52), range(52))
    assert lacking(BOOK, start.heights) == tuple(sorted((*range(52), *range(52))))
    assert lacking(RULE_BOOKS["ru-book-v2"], (13, 13, 13, 13, 13, 13, 13, 11)) == (50, 51)
