"""Chapter 5, "The wind and the end": what it tells of its deals is what happens."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations

import pytest
from helpers.books import NOTEBOOKS

import sunviz
from sunviz.engine import Game, MoveError, Position
from sunviz.engine.cards import cards_text
from sunviz.engine.players import play_out, result


@cache
def played(number: int) -> Game:
    game = Game.deal(number)
    play_out(game, "plain")
    return game


@cache
def record(name: str) -> Game:
    return Game.load(NOTEBOOKS / "games" / f"{name}.sun")


def clouds(position: Position) -> list[str]:
    return [cards_text(cloud) for cloud in position.clouds]


def legal(position: Position) -> list[str]:
    return [str(move) for move in position.legal_moves]


# the wind


def test_the_wind_mixes_all_clouds_into_one_row() -> None:
    before, after = played(601).positions[127:129]
    assert before.ray == 13
    assert not before.plays
    assert clouds(before) == ["QD", "2D", "AD TD TS JD", "", "QS JS", "KD 3D KS"]
    assert clouds(after) == ["QD KD KS AD JD QS JS 2D 3D TD TS"]
    assert after.stage == "wind"


def test_the_row_is_played_from_its_ends() -> None:
    row = played(601).positions[128]
    assert "c1.11>A" in legal(row)
    with pytest.raises(MoveError) as refused:
        row.play("c1.10>A")
    assert refused.value.key == "not_cloud_end"
    assert [str(move) for move in played(601).moves[128:131]] == ["c1.11>A", "c1.10>A", "c1.9>K"]
    assert result(played(601))[:2] == ("wind", 104)
    assert len(played(601)) == 139


def test_by_the_web_article_the_last_two_cards_of_the_row_are_playable() -> None:
    row = played(601).positions[128]
    web = Position.from_dict(row.to_dict(), rules="ru-web")
    assert legal(web)[:2] == ["c1.11>A", "c1.10>A"]


def test_a_card_may_cross_between_the_rows_even_after_the_wind() -> None:
    position = played(378).positions[121]
    assert position.stage == "wind"
    assert {"A>K:S", "K>A:S"} <= set(legal(position))


def test_it_blows_even_for_a_single_cloud_and_saves_deal_1() -> None:
    before, after = played(1).positions[134:136]
    assert before.placed == 100
    assert clouds(before) == ["", "", "", "", "QD TD JD KD", ""]
    assert not before.plays
    assert clouds(after) == ["TD KD QD JD"]
    assert result(played(1))[:2] == ("wind", 104)


@pytest.mark.parametrize(("number", "step"), [(1, 135), (498, 135)])
def test_eight_of_24_orders_come_out(number: int, step: int) -> None:
    row = played(number).positions[step]
    orders = list(permutations(row.clouds[0]))
    outcomes = Counter(_end(row.changed("wind", clouds=(order,))) for order in orders)
    assert outcomes == {"won": 8, "wind": 16}


def _end(position: Position) -> str:
    while position.plays:
        position = position.play(position.plays[0])
    return position.stage


def test_it_does_not_save_deal_498() -> None:
    before, row, left, lost = played(498).positions[134:]
    assert before.placed == 100
    assert clouds(row) == ["TC KC JC QC"]
    assert clouds(left) == ["KC JC QC"]
    assert legal(left) == ["next"]
    assert left.is_stuck
    assert lost.stage == "lost"


def test_how_often_the_wind_saves() -> None:
    outcomes: Counter[str] = Counter()
    for number in range(1000):
        game = Game.deal(number)
        play_out(game, "plain")
        outcomes[result(game)[0]] += 1
    assert outcomes == {"sunset": 268, "wind": 14, "lost": 718}


# a wind of one's own


@pytest.mark.parametrize(("wind", "stage"), [(3, "lost"), (2, "won")])
def test_another_wind_for_deal_498(wind: int, stage: str) -> None:
    game = Game.deal(498, wind=wind)
    play_out(game, "plain")
    assert game.position.stage == stage
    assert game.moves[:134] == played(498).moves[:134]


def test_a_row_shuffled_by_hand_stands_in_the_record() -> None:
    game = record("05-wind-by-hand")
    assert '[Deal "498"]\n[WindRow "QC KC JC TC"]\n' in game.to_record()
    assert game.moves[:135] == played(498).moves[:135]
    assert clouds(game.positions[135]) == ["QC KC JC TC"]
    assert game.position.is_won


# over before the wind


def test_deal_9315088_comes_out_of_its_clouds_before_the_wind() -> None:
    game = played(9315088)
    assert len(game) == 132
    assert result(game)[0] == "sunset"
    assert game.position.ray == 11
    assert [str(move) for move in game.moves[128:]] == ["c1.3>A", "c1.2>A", "c2.1>A", "c1.1>A"]
    assert not any(game.positions[128].rays)
    assert legal(game.position) == []


def test_in_deal_2926_the_sun_never_sets() -> None:
    game = played(2926)
    assert len(game) == 123
    assert result(game)[0] == "sun"
    before = game.positions[122]
    assert (before.stage, before.ray) == ("sun", 12)
    assert cards_text(before.rays[11]) == "KS"


# giving up


def test_going_on_in_the_wind_row_gives_the_game_up() -> None:
    game = record("05-given-up")
    assert game.position.stage == "lost"
    row = game.positions[-2]
    assert row == played(1).positions[135]
    assert legal(row) == ["c1.1>A", "next"]


def test_taken_back_the_row_lies_as_the_wind_laid_it() -> None:
    game = Game.load(NOTEBOOKS / "games" / "05-given-up.sun")
    row = game.positions[-2]
    game.pop()
    assert game.position == row
    game.pop()
    game.redo()
    assert game.position == row


# exercises


@pytest.mark.parametrize("lang", ["en", "ru", "sv"])
def test_the_exercises_have_these_answers(lang: str) -> None:
    large, small = played(1061).positions[128], played(1506).positions[134]
    assert played(1061).positions[127].stage == played(1506).positions[133].stage == "sunset"
    moves = "c1.1>A c1.4>A c1.3>A c1.1>A c1.1>A"
    left = played(498).positions[136]
    for exercise in (
        sunviz.exercise("playable", large, "QH 3D", lang=lang),
        sunviz.exercise("play", small, moves, goal="won", lang=lang),
        sunviz.exercise("clause", left, "12", move="c1.2>A", lang=lang),
    ):
        assert exercise.right, exercise
