"""What questions are asked about: positions of every rule book and stage, and marks."""

from functools import cache
from random import Random

import pytest

from sunviz.engine import RULE_BOOKS, Game, Position, play_out
from sunviz.story import LANGUAGES

from .play import random_game

in_each_language = pytest.mark.parametrize("lang", LANGUAGES)
of_each_book = pytest.mark.parametrize("book", RULE_BOOKS)


@cache
def asked_of(book: str) -> tuple[tuple[Position, str], ...]:
    """Return positions of a rule book, two of each stage a game, each with a language."""
    found = []
    for seed in range(6):
        random = Random(seed)
        game = random_game(seed, book, eagerness=random.choice([0.3, 0.9]))
        by_stage: dict[str, list[Position]] = {}
        for position in game.positions[1:]:
            by_stage.setdefault(position.stage, []).append(position)
        for at, positions in enumerate(by_stage.values()):
            lang = LANGUAGES[(seed + at) % len(LANGUAGES)]
            found += [(random.choice(positions), lang) for _ in range(2)]
    assert {position.stage for position, _ in found} >= {"sunrise", "sunset", "wind", "lost"}
    assert {lang for _, lang in found} == set(LANGUAGES)
    return tuple(found)


def going_of(book: str) -> list[tuple[Position, str]]:
    """Return the positions of `asked_of` in which the game goes on."""
    return [(position, lang) for position, lang in asked_of(book) if not position.is_over]


@cache
def won_game() -> Game:
    """Return a game that is won."""
    game = Game.deal(1)
    play_out(game, "plain")
    assert game.position.is_won
    return game
