"""Games that reach every kind of step, played once for all tests of the story."""

import json
import random
from pathlib import Path

import pytest

from sunviz.engine import (
    RULE_BOOKS,
    SWITCHES,
    Game,
    Move,
    Next,
    Play,
    Relocate,
    Rules,
    RulesError,
    Transfer,
)
from sunviz.story import LANGUAGES, narrate

VECTORS = json.loads((Path(__file__).parents[1] / "vectors.json").read_text(encoding="utf-8"))


@pytest.fixture(params=LANGUAGES)
def lang(request):
    return request.param


WEIGHTS = {Play: 8, Relocate: 4, Transfer: 2, Next: 1}


def all_rules():
    """Return the five rule books, and each of them with any one switch changed."""
    found = list(RULE_BOOKS.values())
    for book in RULE_BOOKS.values():
        for switch, values in SWITCHES.items():
            for value in values:
                try:
                    changed = book.but(**{switch: value})
                except RulesError:
                    continue
                found.append(changed)
    return list({(rules.name, rules.book): rules for rules in found}.values())


def random_game(deal: int, rules: Rules) -> Game:
    """Return a game of random moves, the rare kinds of move not crowded out."""
    rng = random.Random(deal)
    game = Game.deal(deal, rules)
    while not game.position.is_over and len(game) < 400:
        kinds: dict[type, list[Move]] = {}
        for move in game.position.legal_moves:
            kinds.setdefault(type(move), []).append(move)
        weights = [WEIGHTS[kind] for kind in kinds]  # else plays crowd out the rare kinds
        game.push(rng.choice(kinds[rng.choices(list(kinds), weights)[0]]))
    return game


def eager_game(deal: int, rules: Rules) -> Game:
    """Return a game that plays all that fits and never transfers: it may well be won."""
    game = Game.deal(deal, rules)
    while not game.position.is_over:
        position = game.position
        game.push(position.plays[0] if position.plays else "next")
    return game


def bare_game(rules: Rules) -> Game:
    """Return a game without a single play: the deepest rays, the most clouds."""
    game = Game.deal(1, rules)
    while not game.position.is_over:
        game.push("next")
    return game


def vector_game(record) -> Game:
    game = Game.deal(record["deal"], record["rules"])
    for move in record["moves"]:
        game.push(move)
    return game


@pytest.fixture(scope="session")
def games() -> list[Game]:
    played = [vector_game(record) for record in VECTORS["games"]]
    for number, rules in enumerate(all_rules()):
        played += [random_game(number, rules), eager_game(100 + number, rules)]
    played += [bare_game(rules) for rules in all_rules() if rules.book == "ru-book"]
    played += [random_game(deal, RULE_BOOKS["ru-book-v2"]) for deal in range(200, 210)]
    played += [eager_game(deal, "ru-book") for deal in range(8)]
    return played


@pytest.fixture(scope="session")
def steps(games):
    """Every step of the games as (before, move, after)."""
    return [
        (game.positions[at], move, game.positions[at + 1])
        for game in games
        for at, move in enumerate(game.moves)
    ]


@pytest.fixture(scope="session")
def tellings(steps):
    """What the narrator says of each step, by language."""
    return {lang: [narrate(*step, lang) for step in steps] for lang in LANGUAGES}
