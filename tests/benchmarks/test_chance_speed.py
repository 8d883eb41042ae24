"""Playouts a second from a table, by the kernel and by the readable engine, in one run.

    python -m pytest --benchmark-enable -n 0 tests/benchmarks/test_chance_speed.py

`extra_info` holds the playouts a second, from the best round. The steps of the
wind row and of a whole game are timed beside them.
"""

import pytest

from sunviz.engine import Game, View, play_out
from sunviz.study import chance, chance_playouts, chances
from sunviz.study.chunks import kernel

DRAWS = chance_playouts.numbers(0, 200)


def early():
    """A careful game of ru-book after its third arc."""
    game = Game.deal(1961)
    play_out(game, "careful")
    return next(View(here) for here in game.positions if here.arcs == 3)


def told(benchmark, playouts):
    if benchmark.stats:
        benchmark.extra_info["playouts a second"] = round(playouts / benchmark.stats.stats.min)


@pytest.mark.benchmark(group="playouts of an early table")
@pytest.mark.parametrize("player", ["plain", "careful"])
def test_the_kernel_plays_on(benchmark, player):
    assert kernel()
    won = benchmark.pedantic(
        chance_playouts.wins, (early(), player, DRAWS), rounds=5, warmup_rounds=1
    )
    assert 0 < won < len(DRAWS)
    told(benchmark, len(DRAWS))


@pytest.mark.benchmark(group="playouts of an early table")
@pytest.mark.parametrize("player", ["plain", "careful"])
def test_the_readable_engine_plays_on(benchmark, player, monkeypatch):
    monkeypatch.setattr(chance_playouts, "is_fast", lambda player: False)
    draws = DRAWS[:5]
    won = benchmark.pedantic(chance_playouts.wins, (early(), player, draws), rounds=3)
    monkeypatch.undo()
    assert won == chance_playouts.wins(early(), player, draws)
    told(benchmark, len(draws))


@pytest.mark.benchmark(group="the chance at every step of a game")
def test_a_whole_game(benchmark):
    game = Game.deal(1961)
    play_out(game, "careful")
    steps = game.positions if benchmark.enabled else game.positions[::-20][::-1]
    found = benchmark.pedantic(lambda: list(chances(steps)), rounds=1)
    assert len(found) == len(steps)
    assert found[-1] == chance(game)
