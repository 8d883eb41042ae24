"""Chapter 4, "Sunset": what it tells of its deals is what happens."""

from __future__ import annotations

from functools import cache

import pytest
from helpers.books import NOTEBOOKS

import sunviz
from sunviz.engine import Game, MoveError, Position
from sunviz.engine.cards import cards_text
from sunviz.engine.legal import playable_spots
from sunviz.engine.players import play_out


@cache
def sunset() -> Game:
    game = Game.deal(9315088)
    play_out(game, "plain")
    return game


@cache
def record(name: str) -> Game:
    return Game.load(NOTEBOOKS / "games" / f"{name}.sun")


def at(step: int) -> Position:
    return sunset().positions[step]


def cloudy(step: int) -> Position:
    return record("04-cloud").positions[step]


def ray(position: Position, number: int) -> str:
    return cards_text(position.rays[number - 1])


def clouds(position: Position) -> list[str]:
    return [cards_text(cloud) for cloud in position.clouds]


def free(position: Position) -> set[str]:
    cards = [position.card_at(spot) for spot in playable_spots(position)]
    return {cards_text([card]) for card in cards if card is not None}


def by_the_web(position: Position) -> Position:
    return Position.from_dict(position.to_dict(), rules="ru-web")


# the packet


def test_ray_1_is_turned_over_base_first() -> None:
    before, after = at(96), at(97)
    assert str(sunset().moves[96]) == "next"
    assert (before.stage, after.stage, after.ray) == ("sun", "sunset", 1)
    assert ray(before, 1) == "2S 5H 9C"
    for number, card in ((2, "2S"), (3, "5H"), (4, "9C")):
        assert ray(after, number) == f"{ray(before, number)} {card}".strip()
    assert {"2S", "5H", "9C"} <= free(after)
    assert [ray(after, number) for number in range(5, 14)] == [
        ray(before, number) for number in range(5, 14)
    ]


def test_an_empty_ray_gets_its_card_and_an_empty_ray_s_turn_is_skipped() -> None:
    before, after = at(119), at(120)
    assert str(sunset().moves[118]) == "r7>K"
    assert (before.ray, after.ray) == (6, 8)
    assert (ray(before, 7), ray(before, 8), ray(before, 9)) == ("", "AD QC", "")
    assert ray(after, 9) == "AD"
    assert ray(after, 10) == f"{ray(before, 10)} QC"


def test_it_happens_again_two_steps_later() -> None:
    assert [str(move) for move in sunset().moves[120:122]] == ["r9>K", "next"]
    assert (at(121).ray, at(122).ray) == (8, 10)
    assert ray(at(122), 13) == "TC"
    assert all(not position.rays[12] for position in sunset().positions[97:122])


def test_a_ray_that_has_set_stays_empty_and_only_tips_are_playable() -> None:
    for step in range(97, 133):
        position = at(step)
        assert not any(position.rays[: position.ray])
    for move, key in (("r2>A", "ray_set"), ("r10.2>A", "not_tip")):
        with pytest.raises(MoveError) as refused:
            at(120).play(move)
        assert refused.value.key == key


# clouds


def test_the_record_is_played_by_the_plain_player() -> None:
    game = record("04-cloud")
    again = Game.from_deck(cards_text(game.deck))
    play_out(again, "plain")
    assert again.moves == game.moves


def test_three_cards_of_ray_11_find_no_ray() -> None:
    before, after = cloudy(103), cloudy(104)
    assert after.ray == 11
    assert ray(before, 11) == "3S 8D JC 4H QS"
    assert ray(after, 12) == f"{ray(before, 12)} 3S"
    assert ray(after, 13) == f"{ray(before, 13)} 8D"
    assert clouds(after) == [*clouds(before), "JC 4H QS"]
    assert len(after.clouds) == 6


def test_by_the_book_the_ends_are_free_by_the_web_article_the_last_two() -> None:
    book, web = cloudy(104), by_the_web(cloudy(104))
    assert "c6.1>A" in map(str, book.legal_moves)
    assert "c6.2>K" in map(str, web.legal_moves)
    for position, move, key in (
        (book, "c6.2>K", "not_cloud_end"),
        (web, "c6.1>A", "not_last_two"),
    ):
        with pytest.raises(MoveError) as refused:
            position.play(move)
        assert refused.value.key == key


def test_in_clouds_of_one_or_two_cards_the_rules_agree() -> None:
    after = cloudy(104).play("c6.1>A")
    assert clouds(after)[5] == "4H QS"
    small = [n for n, cloud in enumerate(after.clouds, 1) if 0 < len(cloud) < 3]
    assert small == [1, 3, 4, 6]
    for number in small:
        book, web = (
            {
                spot
                for spot in playable_spots(position)
                if (spot.place, spot.number) == ("c", number)
            }
            for position in (after, by_the_web(after))
        )
        assert book == web


def test_a_cloud_played_out_keeps_its_number() -> None:
    assert clouds(cloudy(104)) == ["KD", "", "QC AH", "KS 2C", "3H 2S 9D", "JC 4H QS"]
    assert clouds(cloudy(100))[1] == "6H"
    assert str(record("04-cloud").moves[100]) == "c2.1>K"
    assert not cloudy(101).clouds[1]


def test_ray_13_becomes_a_cloud_whole() -> None:
    before, after = cloudy(112), cloudy(113)
    assert after.ray == 13
    assert clouds(after)[7] == ray(before, 13)
    assert len(after.clouds[7]) == 11
    assert not any(after.rays)


# how deep


def test_when_nothing_is_played() -> None:
    game = record("04-nothing-played")
    assert game.number == 1961
    assert game.position.placed == 0
    sunsets = range(22, 35)
    collected = [len(game.positions[step - 1].rays[step - 22]) for step in sunsets]
    assert [game.positions[step].ray for step in sunsets] == list(range(1, 14))
    assert collected == [8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 17, 17, 18]
    sizes = [len(cloud) for cloud in game.position.clouds]
    assert sizes == [2, 4, 6, 8, 10, 12, 13, 15, 16, 18]
    assert sum(sizes) == 104
    assert [len(game.positions[step].clouds) for step in (24, 25, 33, 34)] == [0, 1, 9, 10]


# exercises


@pytest.mark.parametrize("lang", ["en", "ru", "sv"])
def test_the_exercises_have_these_answers(lang: str) -> None:
    nothing = record("04-nothing-played").positions[21]
    assert nothing.stage == "sun"
    moves = "next next next next next next"
    web = by_the_web(cloudy(104))
    for exercise in (
        sunviz.exercise("lands", cloudy(98), "cloud 5", ray=10, lang=lang),
        sunviz.exercise("playable", web, "3S 8D KD QC AH KS 2C 2S 9D 4H QS", lang=lang),
        sunviz.exercise("count", nothing, 3, of="clouds", after=moves, lang=lang),
    ):
        assert exercise.right, exercise
