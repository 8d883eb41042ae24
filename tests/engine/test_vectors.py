"""Golden values of CONTRACT.md, made by an independent implementation."""

import json
from pathlib import Path

import pytest

from sunviz.engine import Game, Position, read_move
from sunviz.engine.cards import cards_text, read_cards
from sunviz.engine.deals import wind_row

VECTORS = json.loads(Path(__file__).parents[1].joinpath("vectors.json").read_text("utf-8"))


def _name(row):
    return f"{row['deal']}-{row['rules']}-{len(row['moves'])}"


def test_the_vectors_are_all_there():
    counts = {part: len(VECTORS[part]) for part in ("decks", "winds", "games", "perft")}
    assert counts == {"decks": 6, "winds": 4, "games": 15, "perft": 20}
    assert {game["rules"] for game in VECTORS["games"]} == {
        "ru-book", "ru-book-v1", "ru-book-v2", "ru-web", "sv-wiki",
    }  # fmt: skip


@pytest.mark.parametrize("number", VECTORS["decks"], ids=str)
def test_deck(number):
    assert cards_text(Game.deal(int(number)).deck) == VECTORS["decks"][number]


@pytest.mark.parametrize("number", VECTORS["winds"], ids=str)
def test_wind(number):
    wind = VECTORS["winds"][number]
    assert list(wind_row(read_cards(wind["clouds"]), int(number))) == list(read_cards(wind["row"]))


@pytest.mark.parametrize("vector", VECTORS["games"], ids=_name)
def test_game(vector):
    game = Game.deal(vector["deal"], vector["rules"])
    shots = {shot["after"]: shot for shot in vector["shots"]}
    seen = 0
    for at in range(len(vector["moves"]) + 1):
        if at:
            game.push(vector["moves"][at - 1])
        if shot := shots.get(at):
            seen += 1
            position = game.position
            assert position.to_dict() == shot["position"]
            texts = [str(move) for move in position.legal_moves]
            assert set(texts) == set(shot["legal"])
            assert len(texts) == len(shot["legal"])
            again = Position.from_dict(shot["position"], rules=vector["rules"], wind=vector["deal"])
            assert again == position
            assert again.legal_moves == position.legal_moves
    assert seen == len(shots)


@pytest.mark.parametrize("vector", VECTORS["games"], ids=_name)
def test_game_goes_on_from_a_shot_read_back(vector):
    shots = {shot["after"]: shot for shot in vector["shots"]}
    position = None
    for at, move in enumerate(["", *vector["moves"]]):
        if position is not None:
            position = position.play(move)
        if at in shots:
            if position is not None:
                assert position.to_dict() == shots[at]["position"]
            position = Position.from_dict(
                shots[at]["position"], rules=vector["rules"], wind=vector["deal"]
            )


@pytest.mark.parametrize("vector", VECTORS["perft"], ids=_name)
def test_perft(vector):
    game = Game.deal(vector["deal"], vector["rules"])
    for move in vector["moves"]:
        game.push(move)
    counts = vector["counts"]
    depths = [perft(game.position, depth) for depth in range(1, len(counts) + 1)]
    assert depths == counts


def perft(position, depth):
    """Count the move sequences of a length; `next` that ends the game counts as one."""
    moves = position.legal_moves
    if depth == 1:
        return len(moves)
    return sum(perft(position.play(move), depth - 1) for move in moves)


def test_the_moves_of_the_vectors_are_written_as_they_are_read():
    texts = {move for game in VECTORS["games"] for move in game["moves"]}
    assert len(texts) > 100
    assert all(str(read_move(text)) == text for text in texts)
