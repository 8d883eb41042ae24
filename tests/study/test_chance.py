"""The chance to win from a position, stock and wind unknown."""

from random import Random

import pytest
from helpers.every_way import after_wind, few_lacking, table_with
from helpers.play import ALL_RULES, random_game

import sunviz
from sunviz.engine import PLAYERS, RULE_BOOKS, Game, SunError, View, play_out
from sunviz.engine.deals import SplitMix64
from sunviz.study import chance_playouts, share_of
from sunviz.study.chance import FEW_CARDS, Chance, chance, chances
from sunviz.study.wind_row import can_be_won, lacking

BOOK = RULE_BOOKS["ru-book"]


def hidden_otherwise(position, number):
    """The same table with its stock and its wind permuted."""
    stock = SplitMix64(number).shuffled(position.stock)
    return position.changed(position.stage, stock=stock, wind=number)


def played_to(deal, stage, rules="ru-book", player="plain", step=0):
    """The position so many steps after a stage begins in a player's game."""
    game = Game.deal(deal, rules)
    play_out(game, player)
    first = next(at for at, here in enumerate(game.positions) if here.stage == stage)
    return game.positions[first + step]


# nothing is peeked at


@pytest.mark.parametrize("name", ["ru-book", "ru-web", "ru-book-v1", "ru-book-v2"])
@pytest.mark.parametrize("most", [5, 30, 60])
def test_the_hidden_cards_and_the_wind_can_be_permuted(name, most):
    position = random_game(9, name, most=most).position
    assert not position.is_over
    here = chance(position, "plain", playouts=40, seed=3)
    for number in (1, 2):
        other = hidden_otherwise(position, number)
        assert other.wind != position.wind
        assert chance(other, "plain", playouts=40, seed=3) == here


def test_the_wind_can_be_permuted_for_careful():
    position = played_to(0, "sunset", step=20)
    here = chance(position, playouts=40)
    assert here == chance(hidden_otherwise(position, 1), playouts=40)
    row = tuple(sorted(lacking(BOOK, position.heights)))
    assert here == chance(position.changed(position.stage, wind=row), playouts=40)


def test_a_player_function_is_shown_no_more_than_the_table():
    views = []

    def watching(view):
        views.append(view)
        return PLAYERS["plain"](view)

    position = random_game(4, "ru-book", most=8).position
    chance(position, watching, playouts=3)
    assert set(map(type, views)) == {View}
    assert views[0] == View(position)
    seen = {
        view.rays for view in views if view.stage == "sunrise" and view.arcs == position.arcs + 1
    }
    assert len(seen) > 1  # each playout had a stock of its own


# playouts


def test_the_same_seed_gives_the_same_chance():
    position = Game.deal(3).position
    here = chance(position, "plain", playouts=60, seed=8)
    assert chance(position, "plain", playouts=60, seed=8) == here
    others = {chance(position, "plain", playouts=60, seed=seed).won for seed in range(5)}
    assert len(others) > 1
    assert (here.how, here.player, here.playouts) == ("played", "plain", 60)
    share = share_of(here.won, 60)
    assert (here.value, here.low, here.high) == (share.share, share.low, share.high)


def test_a_game_not_begun_is_worth_what_many_deals_tell():
    """Draws are as good as deals: the share of plain over deals lies in the interval."""
    study = sunviz.simulate(range(5000), workers=1, progress=False)
    share = float((study.rows.outcome != "lost").mean())
    here = chance(Game.deal(0), "plain", playouts=1000)
    assert here.low < share < here.high


def test_a_named_player_goes_up_to_the_wind_once_and_a_function_each_time():
    """Both are told the same, since plain does the same on the same table."""
    position = played_to(5, "sunset", step=4)
    named = chance(position, "plain", playouts=50, seed=2)
    assert named == chance(position, PLAYERS["plain"], playouts=50, seed=2)
    alike = chance(position, lambda view: PLAYERS["plain"](view), playouts=50, seed=2)
    assert (named.won, named.how) == (alike.won, alike.how)


def test_every_player_of_a_study_can_be_asked_for():
    hidden, late = Game.deal(8).position, played_to(2, "sunset", step=2)
    random = chance(hidden, "random", playouts=300, seed=1)
    assert (random.player, random.playouts) == ("random", 300)
    assert random.value < chance(hidden, "careful", playouts=100).low  # careful wins far more
    assert chance(late, "random", playouts=20) == chance(late, "random", playouts=20)
    assert chance(late, "expert").value >= chance(late, "careful").value


@pytest.mark.parametrize("player", ["plain", "random"])
def test_the_readable_engine_tells_the_same(player, monkeypatch):
    position = played_to(12, "sunrise", step=8)
    fast = chance(position, player, playouts=30, seed=5)
    monkeypatch.setattr(chance_playouts, "is_fast", lambda player: False)
    assert chance(position, player, playouts=30, seed=5) == fast


# what is exact


@pytest.mark.parametrize("name", ALL_RULES)
def test_the_wind_row_is_won_or_not(name):
    rules, random = ALL_RULES[name], Random(name)
    seen = set()
    for _ in range(40):
        heights = few_lacking(random, random.randint(3, 9))
        row = list(lacking(rules, heights))
        random.shuffle(row)
        here = chance(after_wind(rules, heights, tuple(row)))
        assert (here.how, here.exact, here.player) == ("proved", True, "best")
        assert here.low == here.value == here.high == can_be_won(rules, heights, tuple(row))
        seen.add(here.value)
    assert seen == {0, 1}


def test_a_game_that_is_over():
    game = Game.deal(6)
    play_out(game, "plain")
    assert game.position.is_won
    won = chance(game)
    assert (won.value, won.how, won.exact) == (1, "over", True)
    position = played_to(7, "wind")
    lost = chance(position.play("next"))
    assert (lost.value, lost.how) == (0, "over")


def test_a_win_before_the_wind_is_a_proof():
    position = played_to(6, "sun")
    assert chance(position, "plain").how == "proved"
    assert chance(position, "plain").value == 1


def test_few_cards_are_worked_out_over_all_winds():
    random, hows = Random(1), set()
    for _ in range(30):
        heights = few_lacking(random, FEW_CARDS)
        table = table_with(random, BOOK, heights, list(lacking(BOOK, heights)))
        here, plain = chance(table), chance(table, "plain")
        assert here.exact
        assert here.value == plain.value  # best play, whoever asks
        hows.add((here.how, 0 < here.value < 1))
    assert ("proved", True) in hows


def test_few_cards_in_the_clouds_are_counted_for_careful():
    """More lie on the table than best play is worked out for, but careful places most of them."""
    found = []
    for deal in range(40):
        position = played_to(deal, "sunset", "ru-web", step=20)
        here = chance(position, playouts=1)
        if here.how == "counted":
            found.append((here.value, position))
    assert found
    value, position = found[0]
    many = sum(chance(position, careful_again, playouts=1, seed=seed).won for seed in range(60))
    assert share_of(many, 60).low <= value <= share_of(many, 60).high


def careful_again(view):
    return PLAYERS["careful"](view)


# step by step


def test_the_chances_of_a_game_come_as_they_are_found():
    game = Game.deal(6)
    play_out(game, "plain")
    asked = []

    def counting(view):
        asked.append(view)
        return PLAYERS["plain"](view)

    steps = chances(game, counting, playouts=1)
    assert not asked
    first = next(steps)
    made = len(asked)
    assert made
    assert isinstance(first, Chance)
    steps.close()
    assert len(asked) == made
    last = list(chances(game.positions[-2:], "plain"))
    assert [here.value for here in last] == [1, 1]


# what can be wrong


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"playouts": 0}, "chance_number"),
        ({"playouts": 2.5}, "chance_number"),
        ({"playouts": True}, "chance_number"),
        ({"seed": -1}, "chance_number"),
        ({"seed": "x"}, "chance_number"),
        ({"player": "nobody"}, "player"),
        ({"position": 17}, "chance_of"),
        ({"player": lambda view: "r1>K"}, "player_move"),
    ],
)
def test_wrong_uses_are_told(wrong, key):
    with pytest.raises(SunError) as caught:
        chance(**{"position": Game.deal(1), **wrong})
    assert caught.value.key == key
