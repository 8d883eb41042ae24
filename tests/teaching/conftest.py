"""Positions of all five rule books and of every stage, and the languages."""

from random import Random

import pytest
from helpers.play import random_game

from sunviz.engine import RULE_BOOKS, Game, play_out
from sunviz.story import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def lang(request):
    return request.param


def positions_of(book, seeds):
    """Yield two positions of each stage of some random games, each with a language."""
    for seed in seeds:
        random = Random(seed)
        game = random_game(seed, book, eagerness=random.choice([0.3, 0.9]))
        by_stage = {}
        for position in game.positions[1:]:
            by_stage.setdefault(position.stage, []).append(position)
        for at, found in enumerate(by_stage.values()):
            for position in (random.choice(found), random.choice(found)):
                yield position, LANGUAGES[(seed + at) % len(LANGUAGES)]


@pytest.fixture(params=RULE_BOOKS)
def asked(request):
    """Positions of one rule book, each with the language to ask in."""
    found = list(positions_of(request.param, range(6)))
    assert {position.stage for position, _ in found} >= {"sunrise", "sunset", "wind", "lost"}
    assert {lang for _, lang in found} == set(LANGUAGES)
    return found


@pytest.fixture
def going(asked):
    """The positions in which the game goes on."""
    return [(position, lang) for position, lang in asked if not position.is_over]


@pytest.fixture(scope="session")
def won_game():
    game = Game.deal(1)
    play_out(game, "plain")
    assert game.position.is_won
    return game
