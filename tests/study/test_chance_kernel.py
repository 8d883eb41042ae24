"""Games played on by the kernel from any table, beside the readable engine."""

import numpy as np
import pytest
from helpers.play import ALL_RULES, random_game

from sunviz.engine import Game, View, play_out
from sunviz.study import chance_playouts
from sunviz.study.kernel import play_fast, table_of


def played_on(view, player, draws):
    """Cards placed at the end of each playout, by the readable engine."""
    placed = []
    for number in draws:
        game = Game(chance_playouts.drawn(view, number))
        play_out(game, player)
        placed.append(game.position.placed)
    return placed


def played_fast(view, player, draws):
    numbers = np.array(draws, np.uint64)
    return play_fast(numbers, view.rules, player, table_of(view))[:, 1].tolist()


@pytest.mark.parametrize("name", ALL_RULES)
def test_every_playout_ends_the_same(name):
    """From tables of all stages that random play leaves, clouds played out included."""
    stages = set()
    for seed in range(24):
        view = View(random_game(seed, name, most=6 * seed).position)
        if view.stage in ("won", "lost"):
            continue
        stages.add(view.stage)
        draws = chance_playouts.numbers(seed, 3)
        assert played_fast(view, "plain", draws) == played_on(view, "plain", draws), view.stage
        if seed % 6 == 5:
            assert played_fast(view, "careful", draws[:1]) == played_on(view, "careful", draws[:1])
    assert len(stages) >= 2


def test_careful_forgets_what_it_thought_of_the_playout_before():
    """Each playout from the midst of a game is the same as one alone."""
    game = Game.deal(5)
    play_out(game, "plain")
    views = [View(here) for here in game.positions if here.stage in ("sun", "sunset")]
    for view in views[::12]:
        draws = chance_playouts.numbers(1, 4)
        alone = [played_fast(view, "careful", [number])[0] for number in draws]
        assert played_fast(view, "careful", draws) == alone


def test_the_draws_fill_every_place_of_the_stock():
    """Each hidden card comes first about as often as any other."""
    view = View(random_game(3, "ru-book", most=8).position)
    assert view.hidden
    firsts = [chance_playouts.drawn(view, n).stock[0] for n in chance_playouts.numbers(0, 3000)]
    assert set(firsts) == set(view.hidden)
    for card in set(view.hidden):
        expected = 3000 * view.hidden.count(card) / len(view.hidden)
        assert abs(firsts.count(card) - expected) < 6 * expected**0.5
