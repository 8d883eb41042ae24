"""Help at the table: hints that end, plays that fit, cards that would have to cross first."""

import random

import pytest

from sunviz.engine import (
    RULE_BOOKS,
    Game,
    MoveError,
    Next,
    Play,
    Transfer,
    crossings_for,
    fitting_play,
    hint,
)
from sunviz.engine.legal import playable_spots

BOOKS = sorted(RULE_BOOKS)


def wandered(number, book, moves):
    """Return a game after so many moves made at random, transfers included."""
    chance = random.Random(number)
    game = Game.deal(number, book)
    while len(game) < moves and not game.position.is_over:
        game.push(chance.choice(game.position.legal_moves))
    return game


@pytest.mark.parametrize("book", BOOKS)
def test_following_hints_from_anywhere_ends_the_game_and_never_comes_back(book):
    for number in range(3):
        game = wandered(number, book, 20 * (number + 1))
        seen = {game.position}  # what the person did before may be taken back
        while not game.position.is_over:
            game.push(hint(game))
            assert game.position not in seen
            seen.add(game.position)


def test_a_transfer_made_and_taken_back_by_hand_is_still_hinted_at_where_it_helps():
    found = 0
    for number in range(4):
        game = Game.deal(number)
        while not game.position.is_over:
            move = hint(game)
            if isinstance(move, Transfer):
                game.push(move)
                back = Transfer(move.target, move.suit)
                if back in game.position.legal_moves:
                    game.push(back)
                    assert hint(game) == move
                    found += 1
                    break
            else:
                game.push(move)
    assert found > 1


def test_there_is_no_hint_once_the_game_is_over():
    game = Game.deal(1961)
    while not game.position.is_over:
        game.push(game.position.legal_moves[-1])
    with pytest.raises(MoveError) as caught:
        hint(game)
    assert caught.value.key == "game_over"


def test_what_fits_is_a_play_and_never_a_card_just_taken_back():
    game = Game.deal(1961)
    while len(game.position.plays) < 2:
        game.push("next")
    first = fitting_play(game)
    assert first == game.position.plays[0]
    taken = game.position.card_at(first.spot)
    game.push(first)
    game.pop()
    assert game.taken_back == (taken,)
    again = fitting_play(game)
    assert again is None or game.position.card_at(again.spot) != taken
    game.push("next")  # a new move, and the card is not held back any longer
    assert game.taken_back == ()


def test_nothing_fits_gives_none_even_if_a_transfer_is_legal():
    for number in range(200):
        game = wandered(number, "ru-book", 80)
        moves = game.position.legal_moves
        if len(moves) > 1 and not game.position.plays:
            assert fitting_play(game) is None
            return
    raise AssertionError("no such position was met")


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "ru-book-v2"])
def test_a_card_can_be_placed_exactly_if_one_fits_or_a_chain_of_crossings_helps(book):
    chains = 0
    for number in range(60):
        position = wandered(number, book, 50 + number).position
        if position.is_over:
            continue
        helped = [crossings_for(position, spot) for spot in playable_spots(position)]
        assert position.can_place == bool(position.plays or any(helped))
        for spot, chain in zip(playable_spots(position), helped, strict=True):
            if not chain:
                continue
            chains += 1
            there = position
            for crossing in chain:
                assert spot not in [play.spot for play in there.plays]
                there = there.play(crossing)
            assert spot in [play.spot for play in there.plays]
    assert chains


def test_a_hint_is_a_legal_move_and_may_be_to_go_on():
    kinds = set()
    game = Game.deal(7)
    while not game.position.is_over:
        move = hint(game)
        assert move in game.position.legal_moves
        kinds.add(type(move))
        game.push(move)
    assert {Next, Play} <= kinds
