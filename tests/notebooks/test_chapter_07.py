"""Chapter 7, "The book's two variants": what it tells of its deals is what happens."""

from __future__ import annotations

from functools import cache

import pytest
from helpers.books import NOTEBOOKS

import sunviz
from sunviz.engine import Game, MoveError, Position
from sunviz.engine.cards import card_text
from sunviz.engine.moves import Relocate
from sunviz.engine.players import play_out, result

V1, V2 = "ru-book-v1", "ru-book-v2"
STAY = "ru-book-v2 relocate=false"


@cache
def played(number: int, rules: str, player: str) -> Game:
    game = Game.deal(number, rules)
    play_out(game, player)
    return game


def record(name: str) -> Position:
    return Game.load(NOTEBOOKS / "games" / f"{name}.sun").position


def relocations(game: Game) -> list[int]:
    """Return the steps at which a card goes from ray to ray."""
    return [at for at, move in enumerate(game.moves, 1) if isinstance(move, Relocate)]


def ray_of(position: Position, number: int) -> list[str]:
    return [card_text(card) for card in position.rays[number - 1]]


@pytest.mark.parametrize(
    ("number", "rules", "player", "outcome", "placed"),
    [
        (1, "ru-book", "plain", "wind", 104),
        (1, V1, "plain", "lost", 59),
        (151, V1, "careful", "sunset", 104),
        (1, "ru-book", "careful", "sunset", 104),
        (1, V2, "careful", "lost", 83),
        (12, V2, "careful", "sunset", 104),
        (12, STAY, "careful", "lost", 65),
        (12, V2, "plain", "lost", 65),
        (47, V2, "careful", "sunset", 104),
        (47, STAY, "careful", "lost", 92),
    ],
)
def test_how_the_deals_end(number: int, rules: str, player: str, outcome: str, placed: int) -> None:
    assert result(played(number, rules, player))[:2] == (outcome, placed)


def test_deal_1_parts_when_the_sun_should_play() -> None:
    book, variant = (played(1, rules, "plain") for rules in ("ru-book", V1))
    assert book.moves[:41] == variant.moves[:41]
    assert book.positions[41].to_dict() == variant.positions[41].to_dict()
    assert book.positions[41].placed == 33
    assert (book.positions[42].stage, book.positions[42].ray) == ("sun", 1)
    assert (variant.positions[42].stage, variant.positions[42].ray) == ("sunset", 1)


def test_the_five_of_hearts_leaves_ray_1_or_must_come_by_ray_5() -> None:
    book, variant = (played(1, rules, "plain") for rules in ("ru-book", V1))
    assert ray_of(book.positions[41], 1) == ["8S", "KC", "7D", "5H", "2C", "4C"]
    assert str(book.moves[42]) == "r1.4>A"
    assert ray_of(variant.positions[42], 2)[-1] == "8S"
    assert ray_of(variant.positions[42], 5)[-1] == "5H"
    assert str(variant.moves[42]) == "r5>A"


def test_while_the_sun_plays_deal_1_places_27_more() -> None:
    _, _, sunrise, sun, _ = result(played(1, "ru-book", "plain"))
    assert (sunrise, sun) == (33, 60)
    assert "sun" not in {position.stage for position in played(1, V1, "plain").positions}


@pytest.mark.parametrize(("rules", "won"), [("ru-book", 28), (V1, 0)])
def test_what_plain_wins_of_the_first_hundred_deals(rules: str, won: int) -> None:
    games = (played(number, rules, "plain") for number in range(1, 101))
    assert sum(game.position.is_won for game in games) == won


def test_deal_151_comes_out_in_variant_1_with_the_ace_of_spades() -> None:
    game = played(151, V1, "careful")
    assert game.positions[49].placed == 41
    assert (game.positions[50].stage, game.positions[50].ray) == ("sunset", 1)
    assert str(game.moves[-1]) == "c2.1>K"
    last = game.positions[-2]
    assert [card_text(last.clouds[1][0]), card_text(last.pile("K", 3)[-1])] == ["AS", "2S"]


def test_the_kings_of_deal_1_leave_by_the_book_and_stay_in_variant_2() -> None:
    book, variant = (played(1, rules, "careful") for rules in ("ru-book", V2))
    assert (ray_of(book.positions[1], 10), ray_of(book.positions[1], 11)) == (["KC"], ["KD"])
    assert [str(move) for move in book.moves[2:4]] == ["r10>K", "r11>K"]
    assert book.moves[:2] == variant.moves[:2]
    assert book.moves[2] != variant.moves[2]
    for at, position in enumerate(variant.positions[1:30], 1):
        assert ray_of(position, 10)[0] == "KC", at
        assert ray_of(position, 11)[0] == "KD", at


def test_of_two_equal_piles_the_first_row_takes_the_card() -> None:
    equal = record("07-equal-piles")
    assert equal == played(12, V2, "careful").positions[19]
    assert ray_of(equal, 9)[-1] == "2C"
    assert [len(equal.pile(row, 0)) for row in "AB"] == [1, 1]
    assert [str(play) for play in equal.plays if play.spot.number == 9] == ["r9>A"]
    with pytest.raises(MoveError) as refused:
        equal.play("r9>B")
    assert refused.value.key == "first_row_takes"


def test_in_variant_2_no_card_crosses() -> None:
    with pytest.raises(MoveError) as refused:
        record("07-equal-piles").play("A>K:C")
    assert refused.value.key == "transfer_two_rows"


def test_in_deal_12_the_eight_of_diamonds_steps_out_of_the_way() -> None:
    game = played(12, V2, "careful")
    before = record("07-in-the-way")
    assert before == game.positions[55]
    assert not before.plays
    assert (ray_of(before, 6)[-2:], ray_of(before, 9)) == (["TD", "8D"], [])
    assert card_text(before.pile("A", 1)[-1]) == "9D"
    assert [str(move) for move in game.moves[55:58]] == ["r6>r9", "r6>A", "r11>A"]
    assert ray_of(before, 11)[-1] == "JD"
    stay = played(12, STAY, "careful")
    assert stay.moves[:55] == game.moves[:55]
    assert str(stay.moves[55]) == "next"


def test_plain_never_relocates() -> None:
    for number in (1, 12, 47):
        assert not relocations(played(number, V2, "plain"))


def test_a_card_alone_in_its_ray_stays() -> None:
    game = Game.deal(12, V2)
    game.push("next")
    game.push("r5>A")
    with pytest.raises(MoveError) as refused:
        game.push("r1>r5")
    assert refused.value.key == "only_card"


def test_in_deal_47_one_relocation_decides() -> None:
    game, stay = (played(47, rules, "careful") for rules in (V2, STAY))
    before = record("07-one-card")
    assert before == game.positions[90]
    assert relocations(game) == [91]
    assert stay.moves[:90] == game.moves[:90]
    assert (before.stage, before.ray, ray_of(before, 5)) == ("sunset", 4, [])
    assert ray_of(before, 11)[-3:] == ["7C", "JH", "QD"]
    assert [str(move) for move in game.moves[90:93]] == ["r11>r5", "r11>A", "r11>A"]


def test_six_kings_of_deal_47_wait_five_of_them_covered() -> None:
    before = record("07-one-card")
    assert (len(before.pile("A", 1)), len(before.pile("A", 3))) == (13, 13)
    rays = [ray_of(before, number) for number in range(1, 14)]
    assert sum(card[0] == "K" for ray in rays for card in ray) == 6
    assert sum(card[0] == "K" for ray in rays for card in ray[:-1]) == 5


def test_the_exercises_have_these_answers() -> None:
    no_sun, one_card = record("07-no-sun"), record("07-one-card")
    assert no_sun == played(1, V1, "plain").positions[41]
    assert sunviz.exercise("lands", no_sun, "7", ray=1).right
    for clause in ("8", "9"):
        assert sunviz.exercise("clause", one_card, clause, move="r11>r4").right
    moves = "r11>r5 r11>A r11>A"
    assert sunviz.exercise("play", one_card, moves, goal="card", card="7C").right
