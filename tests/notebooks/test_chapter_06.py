"""Chapter 6, "Three texts, one patience": what it tells of its deals is what happens."""

from __future__ import annotations

from functools import cache

import pytest
from helpers.books import NOTEBOOKS

import sunviz
from sunviz.engine import Game, MoveError, Position
from sunviz.engine.cards import card_text
from sunviz.engine.legal import playable_spots
from sunviz.engine.moves import Transfer
from sunviz.engine.players import play_out, result

BOOK = sunviz.RULE_BOOKS["ru-book"]
FILLED_FIRST = "ru-book refill=empty_first"
ONE_WAY = "ru-book transfers=aces_to_kings"
TIP_FIRST = "ru-book packet=tip_first"
LAST_TWO = "ru-book cloud_ends=last_two"


@cache
def played(number: int, rules: str, player: str = "plain") -> Game:
    game = Game.deal(number, rules)
    play_out(game, player)
    return game


def record(name: str) -> Position:
    return Game.load(NOTEBOOKS / "games" / f"{name}.sun").position


def empty_rays(position: Position) -> list[int]:
    return [number for number, ray in enumerate(position.rays, 1) if not ray]


def after(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def test_three_switches_make_the_book_the_web_article() -> None:
    changed = BOOK.but(refill="empty_first", transfers="aces_to_kings", cloud_ends="last_two")
    assert changed == sunviz.RULE_BOOKS["ru-web"]
    assert sunviz.RULE_BOOKS["sv-wiki"] == BOOK


@pytest.mark.parametrize(
    ("number", "rules", "player", "outcome", "placed"),
    [
        (13, "ru-book", "plain", "sunset", 104),
        (13, FILLED_FIRST, "plain", "lost", 83),
        (13, "ru-web", "plain", "lost", 75),
        (13, TIP_FIRST, "plain", "lost", 79),
        (13, LAST_TWO, "plain", "lost", 81),
        (13, "ru-web", "careful", "sunset", 104),
        (44, "ru-book", "careful", "sunset", 104),
        (44, ONE_WAY, "careful", "lost", 98),
        (44, "ru-book transfers=none", "careful", "lost", 94),
    ],
)
def test_how_the_deals_end(number: int, rules: str, player: str, outcome: str, placed: int) -> None:
    assert result(played(number, rules, player))[:2] == (outcome, placed)


def test_the_first_arc_of_deal_13_empties_four_rays() -> None:
    for rules in ("ru-book", FILLED_FIRST, "ru-web"):
        position = played(13, rules).positions[5]
        assert empty_rays(position) == [1, 9, 12, 13]
        assert sum(position.heights[:4]) == position.placed == 4
    assert record("06-empty-rays") == played(13, "ru-web").positions[5]


@pytest.mark.parametrize(("rules", "left", "ray"), [("ru-book", 78, 5), (FILLED_FIRST, 74, 1)])
def test_the_fifth_card_of_the_second_arc_lands_elsewhere(rules: str, left: int, ray: int) -> None:
    before, now = played(13, rules).positions[5:7]
    assert card_text(before.stock[4]) == "4S"
    assert len(now.stock) == left
    assert card_text(now.rays[ray - 1][-1]) == "4S"


def test_at_step_35_the_web_article_lays_a_short_eighth_arc() -> None:
    book, web = (played(13, rules) for rules in ("ru-book", "ru-web"))
    assert (book.positions[35].stage, book.positions[35].ray) == ("sun", 1)
    before, now = web.positions[34:36]
    assert (len(before.stock), empty_rays(before), now.arcs, len(now.stock)) == (9, [], 8, 0)
    grown = [n for n in range(1, 14) if len(now.rays[n - 1]) > len(before.rays[n - 1])]
    assert grown == list(range(1, 10))


def test_fresh_packs_come_out_at_sunrise_after_four_arcs_and_a_filling() -> None:
    fresh = Game.load(NOTEBOOKS / "games" / "06-fresh-packs.sun")
    assert [card_text(card) for card in fresh.deck[:15]][-3:] == ["KC", "AD", "2D"]
    assert fresh.deck[:52] == fresh.deck[52:] == tuple(range(52))
    assert (result(fresh)[0], fresh.positions[15].arcs) == ("sunrise", 2)
    steps = [at for at, move in enumerate(fresh.moves, 1) if str(move) == "next"]
    assert [len(fresh.positions[at].stock) for at in steps] == [91, 65, 39, 13, 0]
    assert all(len(empty_rays(fresh.positions[at - 1])) == 13 for at in steps)
    assert {len(ray) for ray in fresh.positions[steps[-1]].rays} == {1}


def test_by_the_book_fresh_packs_take_eight_arcs() -> None:
    fresh = Game.load(NOTEBOOKS / "games" / "06-fresh-packs.sun")
    game = Game.from_deck([card_text(card) for card in fresh.deck], "ru-book")
    play_out(game, "plain")
    assert (result(game)[0], game.position.arcs) == ("sunrise", 8)


def test_in_a_hundred_deals_the_eighth_arc_is_whole_in_eight() -> None:
    whole = 0
    for number in range(1, 101):
        positions = played(number, "ru-web").positions
        at = next(at for at, position in enumerate(positions) if not position.stock)
        before, now = positions[at - 1], positions[at]
        assert now.arcs == 8
        whole += len(before.stock) == 13 + len(empty_rays(before))
    assert whole == 8


def test_in_deal_44_the_ten_of_diamonds_crosses_for_the_jack() -> None:
    game = played(44, "ru-book", "careful")
    assert record("06-crossing") == game.positions[43]
    assert [str(move) for move in game.moves[43:45]] == ["K>A:D", "r6>A"]
    tops = [card_text(game.positions[43].pile(row, 1)[-1]) for row in "AK"]
    assert tops == ["9D", "TD"]
    assert card_text(game.positions[44].rays[5][-1]) == "JD"


def test_with_one_way_only_that_move_is_refused() -> None:
    one_way = record("06-one-way")
    assert one_way.to_dict() == record("06-crossing").to_dict()
    with pytest.raises(MoveError):
        one_way.play("K>A:D")
    assert "A>K:D" in map(str, one_way.legal_moves)
    assert played(44, ONE_WAY, "careful").moves[:43] == played(44, "ru-book", "careful").moves[:43]


def test_in_deal_60_five_hearts_cross_one_after_another() -> None:
    game = played(60, "ru-book", "careful")
    assert [str(move) for move in game.moves[54:59]] == ["K>A:H"] * 5


def test_cards_cross_at_every_stage() -> None:
    games = [played(number, "ru-book", "careful") for number in (44, 60)]
    stages = {
        position.stage
        for game in games
        for move, position in zip(game.moves, game.positions, strict=False)
        if isinstance(move, Transfer)
    }
    assert stages >= {"sunrise", "sun", "sunset"}


def test_in_deal_64_the_base_card_stays() -> None:
    base = record("06-base-card")
    assert base == played(64, "ru-book").positions[38]
    assert [len(base.pile(row, 1)) for row in "AK"] == [12, 1]
    with pytest.raises(MoveError) as refused:
        base.play("K>A:D")
    assert refused.value.key == "transfer_base"
    assert "A>K:D" in map(str, base.legal_moves)


@pytest.mark.parametrize(
    ("rules", "rays"), [("ru-book", {"4S": 2, "AS": 4}), (TIP_FIRST, {"AS": 2, "4S": 4})]
)
def test_ray_1_of_deal_13_is_dealt_from_one_end_or_the_other(
    rules: str, rays: dict[str, int]
) -> None:
    before, now = played(13, rules).positions[78:80]
    assert [card_text(card) for card in before.rays[0]] == ["4S", "6C", "AS"]
    for card, ray in rays.items():
        assert card_text(now.rays[ray - 1][-1]) == card


def test_tip_first_the_ace_walks_ahead_of_the_others() -> None:
    positions = played(13, TIP_FIRST).positions
    for at, ray in ((79, 2), (80, 3), (81, 4), (82, 5)):
        assert card_text(positions[at].rays[ray - 1][-1]) == "AS"


def test_the_one_cloud_of_deal_13_gives_nothing_by_the_book() -> None:
    position = played(13, "ru-book").positions[97]
    assert [[card_text(card) for card in cloud] for cloud in position.clouds] == [
        ["3H", "7C", "2D", "3S"]
    ]
    assert not position.plays
    assert str(played(13, "ru-book").moves[97]) == "next"


def test_the_last_two_give_the_two_of_diamonds_and_the_seven_of_clubs() -> None:
    game = played(13, LAST_TWO)
    assert game.moves[:97] == played(13, "ru-book").moves[:97]
    assert [str(move) for move in game.moves[97:99]] == ["c1.3>K", "c1.2>A"]
    assert record("06-last-two") == game.positions[97]


def test_the_exercises_have_these_answers() -> None:
    assert len(after(record("06-empty-rays"), "next").stock) == 74
    allowed = sunviz.exercise(
        "rules", record("06-crossing"), "ru-book ru-book-v1 sv-wiki", move="K>A:D"
    )
    assert allowed.right
    cloud = record("06-last-two")
    free = {card_text(cloud.card_at(spot) or 0) for spot in playable_spots(cloud)}
    assert free == {"QD", "2S", "QC", "JH", "2H", "2D", "3S"}
