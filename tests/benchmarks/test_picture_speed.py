"""From position to PNG bytes, beside the ordinary way, in one run.

    python -m pytest --benchmark-enable -n 0 tests/benchmarks/test_picture_speed.py

The ordinary way: a fresh figure, one patch and two texts a card, ``savefig``.
Both draw the same cards at the same places. The table shows the medians; the
kilobytes stand in its extra info, and are the one thing asserted.
"""

from __future__ import annotations

import pytest
from helpers.ordinary import ordinary_png

from sunviz.engine import Game, Play, Position
from sunviz.picture import render_png

MOST_BYTES = 60_000


def played(number: int, *, plain: bool, stage: str, ray: int | None = None) -> Game:
    """Return a deal as it stands when a stage (and ray) begins."""
    game = Game.deal(number)
    while (game.position.stage, game.position.ray if ray else None) != (stage, ray):
        first = game.position.legal_moves[0]
        game.push(first if plain and isinstance(first, Play) else "next")
    return game


GAMES = {
    "sun": played(1961, plain=True, stage="sun", ray=1),
    "sunset": played(1961, plain=True, stage="sunset", ray=6),
    "every card open": played(3, plain=False, stage="sunset", ray=12),
}


@pytest.mark.parametrize("name", GAMES)
def test_ordinary_way(benchmark, name: str) -> None:
    benchmark.group = name
    picture = benchmark.pedantic(ordinary_png, (GAMES[name].position,), rounds=9, warmup_rounds=1)
    benchmark.extra_info["kB"] = round(len(picture) / 1000, 1)


@pytest.mark.parametrize("name", GAMES)
def test_render_png(benchmark, name: str) -> None:
    benchmark.group = name
    picture = benchmark.pedantic(render_png, (GAMES[name],), rounds=40, warmup_rounds=2)
    benchmark.extra_info["kB"] = round(len(picture) / 1000, 1)
    assert len(picture) <= MOST_BYTES


def test_render_png_of_positions_never_seen_before(benchmark) -> None:
    """Every frame shows a new position of a new deal: nothing but skies and letters is warm."""
    benchmark.group = "stepping"
    games = [played(number, plain=True, stage="sunset", ray=1) for number in range(2000, 2006)]
    positions = [position for game in games for position in game.positions]
    for position in positions[: len(games[0])]:
        render_png(position)
    fresh = iter(positions[len(games[0]) :])
    sizes: list[int] = []

    def frame(position: Position) -> None:
        sizes.append(len(render_png(position)))

    benchmark.pedantic(frame, setup=lambda: ((next(fresh),), {}), rounds=200)
    benchmark.extra_info["kB"] = round(max(sizes) / 1000, 1)
    assert max(sizes) <= MOST_BYTES
