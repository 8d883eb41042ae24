"""The player expert: sees no more than others, plays by the rules, and wins more."""

import random

import pytest

from sunviz import simulate
from sunviz.engine import RULE_BOOKS, Game, Position, View, play_out
from sunviz.study.expert import expert


@pytest.mark.parametrize("book", RULE_BOOKS)
def test_it_ends_every_game_and_wins_at_least_as_often_as_careful(book):
    won = {"expert": 0, "careful": 0}
    for player in won:
        rows = simulate(range(12), rules=book, player=player, workers=1, progress=False).rows
        won[player] = int((rows.outcome != "lost").sum())
    assert won["expert"] >= won["careful"]


def test_it_wins_four_of_five():
    rows = simulate(range(1000, 1050), player="expert", workers=1, progress=False).rows
    assert (rows.outcome != "lost").sum() >= 40


def test_the_same_row_again_and_in_another_order():
    once = simulate(range(8), player="expert", workers=1, progress=False).rows
    again = simulate([5, 3], player="expert", workers=1, progress=False).rows
    assert again.outcome.tolist() == once.outcome[[5, 3]].tolist()
    assert again.placed_sun.tolist() == once.placed_sun[[5, 3]].tolist()


def test_the_stock_and_the_wind_are_not_peeked_at():
    deck = Game.deal(44).deck
    for dealt in (0, 13, 39, 91):
        moves = set()
        for seed in range(3):
            hidden = list(deck[dealt:])
            random.Random(seed).shuffle(hidden)
            game = Game(Position.start((*deck[:dealt], *hidden), wind=seed))
            for _ in range(dealt // 13):
                game.push("next")
            moves.add(expert(View(game.position)))
        assert len(moves) == 1


def test_the_wind_is_not_peeked_at_on_the_open_table():
    played = []
    for wind in (1, 2, 3):
        game = Game(Position.start(Game.deal(7).deck, wind=wind))
        play_out(game, expert)
        before = [p for p in game.positions if p.stage in ("sunrise", "sun", "sunset")]
        played.append(game.moves[: len(before)])
    assert played[0] == played[1] == played[2]
