"""The law, row by row: each test is named after a clause, decision or example of RULES.md."""

# ruff: noqa: N802 (clauses are named by capitals: B the book, W the web, S the Swedish text)

from collections import Counter

import pytest
from helpers.play import random_game
from helpers.table import table

from sunviz.engine import (
    RULE_BOOKS,
    SWITCHES,
    Game,
    MoveError,
    Next,
    Play,
    Relocate,
    RulesError,
    Spot,
    Transfer,
    read_move,
)
from sunviz.engine.cards import PACK, SUITS, cards_text, read_card, read_cards

BOOKS = sorted(RULE_BOOKS)
KING_BOOKS = ["ru-book", "ru-book-v1", "ru-web", "sv-wiki"]


def legal(position):
    return [str(move) for move in position.legal_moves]


def row(position, number):
    """The cards of a ray, base to tip, as text."""
    return cards_text(position.rays[number - 1])


def clouds(position):
    return [cards_text(cloud) for cloud in position.clouds]


def after(position, *moves):
    for move in moves:
        position = position.play(move)
    return position


def from_first(cards, rules="ru-book"):
    """A game of which the first cards of the stock are told, the others in fresh order."""
    first = read_cards(cards)
    rest = sorted((Counter(PACK + PACK) - Counter(first)).elements())
    return Game.from_deck(cards_text([*first, *rest]).split(), rules)


def nexts(game, count):
    for _ in range(count):
        game.push("next")
    return game.position


# clause 1: two packs, the semicircle


@pytest.mark.parametrize("rules", BOOKS)
def test_B1_W1_S1_two_packs_are_shuffled_and_lie_in_the_stock(rules):
    start = Game.deal(1961, rules).position
    assert Counter(start.stock) == Counter(PACK + PACK)
    assert (start.stage, start.arcs, start.ray) == ("sunrise", 0, None)
    assert not any(start.rays)
    assert start.clouds == ()
    assert start.placed == 0
    assert legal(start) == ["next"]


@pytest.mark.parametrize("rules", BOOKS)
def test_B1_W1_S1_the_first_arc_is_13_cards_ray_1_first(rules):
    game = Game.deal(1961, rules)
    game.push("next")
    position = game.position
    assert position.rays == tuple((card,) for card in game.deck[:13])
    assert position.stock == game.deck[13:]
    assert position.arcs == 1
    assert position.stage == "sunrise"


# clause 2: foundations


@pytest.mark.parametrize("rules", KING_BOOKS)
@pytest.mark.parametrize("suit", SUITS)
def test_B2_W2_S2_one_ace_and_one_king_of_each_suit_found_the_rows(rules, suit):
    position = table(rules=rules, arcs=1, rays={1: f"A{suit}", 2: f"A{suit}", 3: f"K{suit}"})
    assert {"r1>A", "r2>A", "r3>K"} <= set(legal(position))
    assert not {"r1>K", "r2>K", "r3>A"} & set(legal(position))
    there = after(position, "r2>A", "r3>K").to_dict()
    assert there["aces"][SUITS.index(suit)] == [f"A{suit}"]
    assert there["kings"][SUITS.index(suit)] == [f"K{suit}"]


@pytest.mark.parametrize("rules", KING_BOOKS)
def test_B2_W2_S2_the_ace_row_builds_up_in_suit_the_king_row_down_in_suit(rules):
    rays = {1: "7C", 2: "7S", 3: "8D", 4: "8H", 5: "TD", 6: "5C"}
    position = table(rules=rules, arcs=8, aces="6C", kings="9D", rays=rays, fill="HS")
    moves = set(legal(position))
    assert {"r1>A", "r3>K"} <= moves
    ours = {move for move in moves if move.split(">")[0] in {"r1", "r3", "r5", "r6"}}
    assert ours == {"r1>A", "r3>K"}
    assert not {"r1>K", "r2>K", "r3>A", "r4>A"} & moves


@pytest.mark.parametrize("rules", KING_BOOKS)
def test_B2_W2_S2_the_spare_ace_stays_until_it_fits_on_a_king_row_two(rules):
    waits = table(rules=rules, arcs=8, aces="3C", kings="3C", rays={1: "AC"}, fill="DHS")
    assert not {"r1>A", "r1>K"} & set(legal(waits))
    fits = table(rules=rules, arcs=8, aces="3C", kings="2C", rays={1: "AC"}, fill="DHS")
    assert "r1>K" in legal(fits)
    assert "r1>A" not in legal(fits)


@pytest.mark.parametrize("rules", KING_BOOKS)
def test_B2_W2_S2_the_spare_king_stays_until_it_fits_on_an_ace_row_queen(rules):
    waits = table(rules=rules, arcs=8, aces="JC", kings="JC", rays={1: "KC"}, fill="DHS")
    assert not {"r1>A", "r1>K"} & set(legal(waits))
    fits = table(rules=rules, arcs=8, aces="QC", kings="JC", rays={1: "KC"}, fill="DHS")
    assert "r1>A" in legal(fits)
    assert "r1>K" not in legal(fits)


# clause 3: the next arc


@pytest.mark.parametrize("rules", ["ru-book", "ru-book-v1", "ru-book-v2", "sv-wiki"])
def test_B3_B5_S4_each_next_arc_lays_one_card_on_every_ray_the_emptied_ones_included(rules):
    game = from_first("AC 2C 5H 6H 7H 8H 9H 5S 6S 7S 8S 9S TS", rules)
    game.push("next")
    game.push("r1>A")
    game.push("r2>A")
    before = game.position
    game.push("next")
    now = game.position
    assert [len(ray) for ray in now.rays] == [1, 1] + [2] * 11
    assert tuple(ray[-1] for ray in now.rays) == before.stock[:13]
    assert now.stock == before.stock[13:]


@pytest.mark.parametrize("rules", ["ru-book", "ru-book-v1", "ru-book-v2", "sv-wiki"])
def test_B3_B5_S7_eight_arcs_of_13_take_104_cards(rules):
    game = Game.deal(5, rules)
    for arc in range(1, 9):
        game.push("next")
        assert game.position.arcs == arc
        assert len(game.position.stock) == 104 - 13 * arc
    assert [len(ray) for ray in game.position.rays] == [8] * 13
    assert game.position.rays[4] == game.deck[4::13]
    game.push("next")
    assert game.position.stage == ("sunset" if rules == "ru-book-v1" else "sun")


def test_W3_emptied_rays_are_filled_first_and_then_the_whole_arc_is_laid():
    game = from_first("AC 2C 5H 6H 7H 8H 9H 5S 6S 7S 8S 9S TS", "ru-web")
    for move in ("next", "r1>A", "r2>A"):
        game.push(move)
    before = game.position
    game.push("next")
    now = game.position
    stock = before.stock
    assert now.rays[0] == (stock[0], stock[2])
    assert now.rays[1] == (stock[1], stock[3])
    assert tuple(ray[-1] for ray in now.rays) == stock[2:15]
    assert now.stock == stock[15:]
    assert now.arcs == 2


# clause 4: what is playable in stage one


@pytest.mark.parametrize("rules", BOOKS)
def test_B4_only_the_tip_of_each_ray_is_playable_in_stage_one(rules):
    second = {} if rules == "ru-book-v2" else {"kings": "KD"}
    position = table(
        rules=rules, arcs=3, aces="2C", rays={1: "3C 9S 9H", 2: "9D 3C", 3: "AD 8S"}, **second
    )
    moves = legal(position)
    assert "r2>A" in moves
    assert not [move for move in moves if move.startswith(("r1>A", "r1.", "r2.", "r3."))]
    with pytest.raises(MoveError, match="only the tip of ray 1 is playable"):
        position.play("r1.1>A")


@pytest.mark.parametrize("rules", BOOKS)
def test_B4_S5_a_card_taken_frees_the_one_under_it_at_once(rules):
    position = table(rules=rules, arcs=3, aces="2C", rays={1: "5C 4C 3C"}, fill="")
    assert "r1>A" in legal(position)
    position = after(position, "r1>A")
    assert row(position, 1) == "5C 4C"
    position = after(position, "r1>A", "r1>A")
    assert row(position, 1) == ""
    assert position.to_dict()["aces"][0] == ["AC", "2C", "3C", "4C", "5C"]


# clause 5: transfers


@pytest.mark.parametrize("rules", ["ru-book", "ru-book-v1", "sv-wiki"])
def test_B6_S6_a_top_card_may_pass_between_the_rows_both_ways(rules):
    position = table(rules=rules, arcs=8, aces="6H", kings="7H")
    assert {"A>K:H", "K>A:H"} <= set(legal(position))
    up = after(position, "K>A:H").to_dict()
    assert (up["aces"][2][-1], up["kings"][2][-1]) == ("7H", "8H")
    down = after(position, "A>K:H").to_dict()
    assert (down["aces"][2][-1], down["kings"][2][-1]) == ("5H", "6H")


def test_W5_a_top_card_passes_from_the_ace_row_to_the_king_row_only():
    position = table(rules="ru-web", arcs=8, aces="6H", kings="7H")
    assert "A>K:H" in legal(position)
    assert "K>A:H" not in legal(position)
    with pytest.raises(MoveError, match="from the ace row to the king row only"):
        position.play("K>A:H")


def test_B6_a_transfer_lets_a_card_of_the_sun_be_placed():
    position = table(arcs=8, aces="6H", kings="7H", rays={1: "6H"}, fill="CDS")
    assert "r1>A" not in legal(position)
    assert "r1>K" in legal(position)
    crossed = after(position, "A>K:H")
    assert "r1>A" in legal(crossed)
    assert after(crossed, "r1>A").placed == position.placed + 1


# clause 6: stage two


SUN_BOOKS = ["ru-book", "ru-book-v2", "ru-web", "sv-wiki"]
# the suit of clubs is begun; its twos to sixes lie where the tests want them
OPEN = {1: "2C 9H 9S", 2: "8S 3C TH", 3: "4C 8S", 5: "5C TH"}


def opened(rules, ray, **more):
    return table("sun", rules=rules, ray=ray, aces="AC", rays=OPEN, fill="DHS", **more)


@pytest.mark.parametrize("rules", SUN_BOOKS)
def test_B7_W6_S8_after_sunrise_ray_1_is_opened_first_then_one_after_another(rules):
    game = Game.deal(7, rules)
    position = nexts(game, 9)
    assert (position.stage, position.ray) == ("sun", 1)
    for ray in range(2, 14):
        game.push("next")
        assert (game.position.stage, game.position.ray) == ("sun", ray)
        assert game.position.rays == position.rays
    game.push("next")
    assert (game.position.stage, game.position.ray) == ("sunset", 1)


@pytest.mark.parametrize("rules", SUN_BOOKS)
def test_B7_W6_S8_every_card_of_the_open_ray_is_playable_and_the_cards_close_up(rules):
    position = opened(rules, 1)
    assert "r1.1>A" in legal(position)
    position = after(position, "r1.1>A")
    assert row(position, 1) == "9H 9S"
    assert position.arcs == 8
    assert position.stock == ()


@pytest.mark.parametrize("rules", SUN_BOOKS)
def test_B7_W6_S8_a_ray_not_yet_open_or_passed_is_tips_only(rules):
    position = opened(rules, 2)
    with pytest.raises(MoveError, match="ray 1 has been passed"):
        position.play("r1.1>A")
    first = after(opened(rules, 1), "r1.1>A")
    assert "r2.2>A" not in legal(first)
    with pytest.raises(MoveError, match="ray 2 is not open yet"):
        first.play("r2.2>A")
    second = after(first, "next")
    assert "r2.2>A" in legal(second)


@pytest.mark.parametrize("rules", SUN_BOOKS)
def test_B7_S8_the_tips_of_all_rays_are_playable_in_stage_two(rules):
    position = table(
        "sun", rules=rules, ray=5, aces="AC", rays={1: "9H 2C", 5: "9S 9H", 9: "8S 2C"}, fill="DHS"
    )
    assert {"r1>A", "r9>A"} <= set(legal(position))


@pytest.mark.parametrize("rules", SUN_BOOKS)
def test_B7_nothing_is_refilled_in_stage_two_and_there_is_one_pass(rules):
    game = random_game(3, rules, eagerness=0.9)
    opened = [p.ray for p, move in zip(game.positions[1:], game.moves, strict=True)
              if p.stage == "sun" and isinstance(move, Next)]  # fmt: skip
    assert opened == sorted(set(opened))
    for before, now in zip(game.positions, game.positions[1:], strict=False):
        if now.stage == before.stage == "sun":
            assert sum(map(len, now.rays)) <= sum(map(len, before.rays))
            assert now.stock == ()


# clause 7: sunset


def sunset_start(rays, **more):
    """Stage two with its last ray open, so that `next` picks up ray 1."""
    return table("sun", ray=13, rays=rays, **more)


def test_B8_S9_ray_1_is_gathered_and_its_base_lands_on_ray_2_its_tip_farthest():
    position = sunset_start({1: "2S 5H 9C", 4: "", 5: "TH"}, fill="CDH")
    before = [len(ray) for ray in position.rays]
    now = after(position, "next")
    assert (now.stage, now.ray) == ("sunset", 1)
    assert row(now, 1) == ""
    assert [now.rays[n][-1] for n in (1, 2, 3)] == list(read_cards("2S 5H 9C"))
    assert [len(ray) for ray in now.rays] == [0, before[1] + 1, before[2] + 1, 1, *before[4:]]
    assert now.rays[4:] == position.rays[4:]
    assert now.clouds == ()


def test_B8_S9_empty_rays_on_the_way_take_their_card_like_any_other():
    position = sunset_start({1: "2S 5H 9C", 2: "", 3: "TD", 4: ""}, fill="CDHS")
    now = after(position, "next")
    assert [row(now, n) for n in (2, 3, 4)] == ["2S", "TD 5H", "9C"]


def test_B9_B10_then_the_next_rays_likewise_and_set_rays_never_come_back():
    game = Game.deal(12, "ru-book-v1")
    nexts(game, 8)
    for ray in range(1, 14):
        gathered = game.position.rays[ray - 1]
        later = game.position.rays[ray:]
        game.push("next")
        now = game.position
        assert now.ray == ray
        assert not any(now.rays[:ray])
        for i, (was, card) in enumerate(zip(later, gathered, strict=False)):
            assert now.rays[ray + i] == (*was, card)
        left = gathered[len(later) :]
        assert (now.clouds[-1] if left else ()) == left
    game.push("next")
    assert game.position.stage == "wind"


@pytest.mark.parametrize("rules", BOOKS)
def test_B8_the_turn_of_an_empty_ray_is_skipped(rules):
    position = table(
        "sunset", rules=rules, ray=3, rays={1: "", 2: "", 3: "", 4: "", 5: "", 6: "TD 4H"},
        clouds=[], fill="CDHS",
    )  # fmt: skip
    now = after(position, "next")
    assert now.ray == 6
    assert now.rays[6][-1] == read_cards("TD")[0]
    assert now.rays[7][-1] == read_cards("4H")[0]


# clause 8: clouds


def test_B11_W8_S10_what_a_packet_has_left_becomes_one_cloud_in_dealing_order():
    position = table("sunset", ray=11, rays={12: "3S 8D JC 4H", 13: "TH"}, clouds=["*"], fill="HS")
    now = after(position, "next")
    assert row(now, 13) == "TH 3S"
    assert clouds(now) == [*clouds(position), "8D JC 4H"]
    assert now.ray == 12


def test_B11_W8_S10_ray_13_becomes_a_cloud_whole():
    position = table("sunset", ray=12, rays={13: "3S 8D JC 4H"}, clouds=["*"], fill="HS")
    now = after(position, "next")
    assert clouds(now) == [*clouds(position), "3S 8D JC 4H"]
    assert (now.stage, now.ray) == ("sunset", 13)
    assert not any(now.rays)


def test_B11_a_packet_that_just_reaches_ray_13_leaves_no_cloud():
    position = table("sunset", ray=10, rays={11: "3S 8D"}, clouds=["9C 9D"], fill="CDHS")
    assert clouds(after(position, "next")) == ["9C 9D"]


# clause 9: playable in stage three


def dusk(rules, cloud, **rays):
    """Sunset, ray 12 set: clubs lie up to the six, the other suits as high as can be."""
    return table(
        "sunset", rules=rules, ray=12, aces="6C", clouds=[cloud, "*"], fill="DHS",
        rays={13: "9C", **rays},
    )  # fmt: skip


@pytest.mark.parametrize("rules", ["ru-book", "ru-book-v1", "ru-book-v2", "sv-wiki"])
def test_B8_B11_S10_the_two_end_cards_of_every_cloud_are_playable(rules):
    for cloud, playable in (("7C 8H 9H", "c1.1>A"), ("8H 9H 7C", "c1.3>A")):
        assert playable in legal(dusk(rules, cloud))
    with pytest.raises(MoveError, match="only the first and the last card"):
        dusk(rules, "8H 7C 9H").play("c1.2>A")


def test_W8_the_last_two_cards_of_every_cloud_are_playable():
    for cloud, playable in (("8H 7C 9H", "c1.2>A"), ("8H 9H 7C", "c1.3>A")):
        assert playable in legal(dusk("ru-web", cloud))
    with pytest.raises(MoveError, match="only the last two cards"):
        dusk("ru-web", "7C 8H 9H").play("c1.1>A")


@pytest.mark.parametrize("rules", BOOKS)
def test_B8_W8_S9_the_tips_of_the_rays_not_yet_set_are_playable_and_only_they(rules):
    position = table(
        "sunset", rules=rules, ray=11, aces="6C", rays={12: "8C 9H", 13: "9S 7C"},
        clouds=["*"], fill="DSH",
    )  # fmt: skip
    assert "r13>A" in legal(position)
    with pytest.raises(MoveError, match="only the tip"):
        after(position, "r13>A").play("r12.1>A")
    with pytest.raises(MoveError, match="ray 3 has set"):
        position.play("r3>A")


# clause 10: the wind


@pytest.mark.parametrize("rules", BOOKS)
def test_B12_W9_S11_the_wind_mixes_all_clouds_into_one_row_once(rules):
    game = Game.deal(31, rules)
    while game.position.stage != "wind":
        before = game.position
        game.push("next")
    now = game.position
    assert before.stage == "sunset"
    assert len(now.clouds) == 1
    assert sorted(now.clouds[0]) == sorted(sum(before.clouds, ()))
    assert now.clouds[0] != sum(before.clouds, ())
    assert now.ray is None
    game.push("next")
    assert game.position.stage == "lost"
    assert game.position.clouds == now.clouds
    assert game.position.legal_moves == ()


@pytest.mark.parametrize(
    ("rules", "free"),
    [(book, "first last" if book != "ru-web" else "last but-one") for book in BOOKS],
)
def test_B12_W9_S11_the_wind_row_is_played_by_the_same_rule_as_a_cloud(rules, free):
    for row in ("7C * 9C", "9C 7C * 9H", "9H * 7C 9C", "9H * 9C 7C"):
        position = table("wind", rules=rules, aces="6C", clouds=[row], fill="DHS")
        size = len(position.clouds[0])
        ends = {"first": 1, "last": size, "but-one": size - 1}
        sevens = {
            f"c1.{ends[end]}>A"
            for end in free.split()
            if position.clouds[0][ends[end] - 1] == read_card("7C")
        }
        assert {move for move in legal(position) if move.endswith(">A")} == sevens


# clause 11: won and lost


@pytest.mark.parametrize("rules", BOOKS)
def test_B12_W2_S11_won_is_when_104_cards_lie_on_the_foundations(rules):
    kings = "KC KD KH KS" if rules == "ru-book-v2" else "AC AD AH AS"
    for stage, where, move in (
        ("sunrise", {"rays": {13: "KS"}, "arcs": 8}, "r13>A"),
        ("sun", {"rays": {13: "KS"}, "ray": 13}, "r13>A"),
        ("sunset", {"rays": {13: "KS"}, "ray": 12}, "r13>A"),
        ("sunset", {"clouds": ["", "KS"], "ray": 13}, "c2.1>A"),
        ("wind", {"clouds": ["KS"]}, "c1.1>A"),
    ):
        if stage == "sun" and rules == "ru-book-v1":
            continue
        position = table(stage, rules=rules, aces="KC KD KH QS", kings=kings, fill="", **where)
        assert not position.is_won
        won = after(position, move)
        assert won.stage == "won"
        assert won.is_won
        assert won.is_over
        assert not won.is_stuck
        assert won.placed == 104
        assert won.ray == position.ray
        assert won.legal_moves == ()
        with pytest.raises(MoveError, match="the game is won"):
            won.play("next")


def test_B12_the_king_row_can_finish_the_game_as_well():
    position = table("wind", aces="KC KD KH KS", kings="AC AD AH 2S", clouds=["AS"], fill="")
    assert after(position, "c1.1>K").is_won


@pytest.mark.parametrize("rules", BOOKS)
def test_B12_W9_S11_lost_is_cards_left_in_the_wind_row_and_no_way_to_place_one(rules):
    position = table("wind", rules=rules, aces="6C", clouds=["8C 9C * TC TC"], fill="DHS")
    assert legal(position) == ["next"]
    assert position.is_stuck
    assert not position.is_lost
    lost = after(position, "next")
    assert lost.stage == "lost"
    assert lost.is_lost
    assert lost.is_over
    assert lost.is_stuck


def test_B12_a_wind_row_that_a_transfer_would_open_is_not_stuck():
    position = table("wind", aces="6C", kings="7C", clouds=["6C * TC"], fill="DHS")
    assert "c1.1>K" in legal(position)
    only_after = table("wind", aces="6C", kings="7C", clouds=["8C * TC"], fill="DHS")
    assert only_after.plays == ()
    assert "K>A:C" in legal(only_after)
    assert not only_after.is_stuck
    assert "c1.1>K" not in legal(only_after)
    assert "c1.1>A" in legal(after(only_after, "K>A:C"))


# the variants


def test_V1_clause_7_falls_away_sunrise_then_at_once_sunset():
    position = nexts(Game.deal(9, "ru-book-v1"), 9)
    assert (position.stage, position.ray) == ("sunset", 1)
    assert not position.rays[0]
    assert RULE_BOOKS["ru-book-v1"] == RULE_BOOKS["ru-book"].but(sun_plays=False)


def test_V1_everything_else_stays():
    book, variant = Game.deal(9, "ru-book"), Game.deal(9, "ru-book-v1")
    assert nexts(book, 8).to_dict() == nexts(variant, 8).to_dict()
    nexts(book, 14)
    nexts(variant, 1)
    while not book.position.is_over:
        assert book.position.to_dict() == variant.position.to_dict()
        assert book.position.legal_moves == variant.position.legal_moves
        book.push("next")
        variant.push("next")
    assert variant.position.to_dict() == book.position.to_dict()


def test_V2_two_ace_rows_both_building_up_and_no_king_row():
    position = table(rules="ru-book-v2", arcs=1, rays={1: "AC", 2: "AC", 3: "KD", 4: "KD"})
    assert {"r1>A", "r2>A"} <= set(legal(position))
    assert not [move for move in legal(position) if ">K" in move or move.startswith(("r3", "r4"))]
    both = after(position, "r1>A", "r2>B").to_dict()
    assert both["aces"][0] == both["aces2"][0] == ["AC"]
    assert "kings" not in both


def test_V2_a_king_is_the_last_card_of_a_pile():
    position = table("sun", rules="ru-book-v2", ray=1, aces="QC", kings="QC",
                     rays={1: "KC", 2: "KC"}, fill="DHS")  # fmt: skip
    position = after(position, "r1>A")
    assert "r2>B" in legal(position)
    done = after(position, "r2>B").to_dict()
    assert done["aces"][0][-1] == done["aces2"][0][-1] == "KC"


def test_V2_clause_6_is_void():
    position = table(rules="ru-book-v2", arcs=8, aces="6C", kings="7C")
    assert not [move for move in position.legal_moves if isinstance(move, Transfer)]
    with pytest.raises(MoveError, match="no use for transfers"):
        position.play("A>K:C")


def test_V2_a_card_in_the_way_may_be_moved_to_an_emptied_ray():
    position = table(rules="ru-book-v2", arcs=3, aces="2C", rays={1: "9S 3C 9H", 2: "", 3: "AC TH"})
    assert "r1>r2" in legal(position)
    now = after(position, "r1>r2")
    assert (row(now, 1), row(now, 2)) == ("9S 3C", "9H")
    assert "r1>A" in legal(now)
    for rules in KING_BOOKS:
        other = table(rules=rules, arcs=3, aces="2C", kings="KD",
                      rays={1: "9S 3C 9H", 2: "", 3: "AC TH"})  # fmt: skip
        assert not [move for move in other.legal_moves if isinstance(move, Relocate)]


# the switches: each names what a rule book does, and can be set alone


SWITCH_ROWS = {
    "foundations": ("aces_and_kings", "aces_and_kings", "aces_and_kings", "two_ace_rows"),
    "refill": ("with_arc", "empty_first", "with_arc", "with_arc"),
    "transfers": ("both", "aces_to_kings", "both", "none"),
    "sun_plays": (True, True, False, True),
    "cloud_ends": ("both", "last_two", "both", "both"),
    "packet": ("base_first", "base_first", "base_first", "base_first"),
    "relocate": (False, False, False, True),
}


@pytest.mark.parametrize("switch", SWITCH_ROWS)
def test_switch_row_of_the_table(switch):
    book, web, variant_1, variant_2 = SWITCH_ROWS[switch]
    told = {book_id: getattr(rules, switch) for book_id, rules in RULE_BOOKS.items()}
    assert told == {
        "ru-book": book, "sv-wiki": book, "ru-web": web,
        "ru-book-v1": variant_1, "ru-book-v2": variant_2,
    }  # fmt: skip


def test_switch_rows_are_all_there():
    assert set(SWITCHES) == set(SWITCH_ROWS)


def test_switch_foundations_two_ace_rows_alone_with_transfers_none():
    rules = RULE_BOOKS["ru-book"].but(foundations="two_ace_rows", transfers="none")
    position = table(rules=rules, arcs=3, aces="2C", rays={1: "3C 9H", 2: ""})
    assert "aces2" in position.to_dict()
    assert not [move for move in position.legal_moves if isinstance(move, Relocate)]
    with pytest.raises(RulesError, match="no meaning with two ace rows"):
        RULE_BOOKS["ru-book"].but(foundations="two_ace_rows")


def test_switch_refill_empty_first_alone():
    rules = RULE_BOOKS["ru-book"].but(refill="empty_first")
    game = from_first("AC 2C 5H 6H 7H 8H 9H 5S 6S 7S 8S 9S TS", rules)
    for move in ("next", "r1>A", "r2>A", "next"):
        game.push(move)
    assert len(game.position.stock) == 104 - 13 - 15


@pytest.mark.parametrize(
    ("transfers", "moves"),
    [("both", {"A>K:H", "K>A:H"}), ("aces_to_kings", {"A>K:H"}), ("none", set())],
)
def test_switch_transfers_alone(transfers, moves):
    rules = RULE_BOOKS["ru-book"].but(transfers=transfers)
    position = table(rules=rules, arcs=8, aces="6H", kings="7H", fill="CDS", rays={1: "6H"})
    found = {text for text in legal(position) if text.endswith(":H")}
    assert found == moves


def test_switch_sun_plays_off_alone():
    rules = RULE_BOOKS["ru-web"].but(sun_plays=False)
    game = Game.deal(2, rules)
    stages = {nexts(game, 1).stage for _ in range(20)}
    assert stages == {"sunrise", "sunset"}


def test_switch_cloud_ends_last_two_alone():
    rules = RULE_BOOKS["ru-book"].but(cloud_ends="last_two")
    assert "c1.2>A" in legal(dusk(rules, "8H 7C 9H"))
    assert "c1.1>A" not in legal(dusk(rules, "7C 8H 9H"))


def test_switch_packet_tip_first_alone():
    rules = RULE_BOOKS["ru-book"].but(packet="tip_first")
    position = sunset_start({1: "2S 5H 9C"}, rules=rules)
    now = after(position, "next")
    assert [now.rays[n][-1] for n in (1, 2, 3)] == list(read_cards("9C 5H 2S"))
    late = table("sunset", rules=rules, ray=11, rays={12: "3S 8D JC 4H"}, clouds=["*"], fill="HS")
    now = after(late, "next")
    assert row(now, 13) == "4H"
    assert clouds(now)[-1] == "JC 8D 3S"


def test_switch_relocate_alone():
    rules = RULE_BOOKS["ru-book"].but(relocate=True)
    position = table(rules=rules, arcs=3, aces="2C", kings="KD", rays={1: "9S 3C 9H", 2: ""})
    assert row(after(position, "r1>r2"), 2) == "9H"


# decisions


def test_decision_1_nothing_is_forced_and_going_on_is_always_allowed():
    for rules in BOOKS:
        for position in random_game(8, rules).positions[:-1]:
            assert legal(position)[-1] == "next"
            assert legal(position).count("next") == 1
    two = table(arcs=1, rays={4: "AC", 9: "AC"})
    assert {"r4>A", "r9>A"} <= set(legal(two))
    assert after(two, "next").placed == two.placed


def test_decision_2_the_stock_may_run_short_in_the_last_arc_and_the_game_goes_on():
    rays = dict.fromkeys((2, 5), "")
    position = table(rules="ru-web", arcs=7, stock="9C 9D 9H", rays=rays, fill="S")
    now = after(position, "next")
    assert [row(now, n) for n in (1, 2, 5)] == [
        row(position, 1) + " 9H", "9C", "9D",
    ]  # fmt: skip
    assert now.stock == ()
    assert now.arcs == 8
    assert now.stage == "sunrise"
    assert after(now, "next").stage == "sun"


def test_decision_2_a_stock_shorter_than_the_emptied_rays_is_dealt_out_in_order():
    rays = dict.fromkeys((2, 5, 6), "")
    position = table(rules="ru-web", arcs=7, stock="9C 9D", rays=rays)
    now = after(position, "next")
    assert [row(now, n) for n in (2, 5, 6)] == ["9C", "9D", ""]
    assert now.rays[0] == position.rays[0]


@pytest.mark.parametrize("seed", range(4))
def test_decision_2_there_are_8_arcs_at_most_often_fewer(seed):
    game = random_game(seed, "ru-web", eagerness=1)
    arcs = game.position.arcs
    assert arcs <= 8
    laid = [p for p in game.positions if p.stage == "sunrise" and not p.stock]
    assert laid[0].arcs == arcs


@pytest.mark.parametrize(
    ("aces", "kings", "moves"),
    [
        ("6H", "7H", {"A>K:H", "K>A:H"}),
        ("6H", "8H", set()),
        ("7H", "7H", set()),
        ("AH", "2H", {"K>A:H"}),  # the ace is the base card of its pile
        ("QH", "KH", {"A>K:H"}),  # and so is the king
        ("KH", "", set()),
        ("", "AH", set()),
        ("6H", "", set()),
        ("KH", "KH", set()),
        ("KH", "AH", set()),
    ],
)
def test_decision_3_transfers_need_both_piles_to_have_met(aces, kings, moves):
    position = table("sun", ray=1, aces=aces, kings=kings, fill="CDS")
    assert {str(m) for m in position.legal_moves if isinstance(m, Transfer)
            and m.suit == 2} == moves  # fmt: skip


def test_decision_3_chains_are_allowed():
    position = table("sun", ray=1, aces="6H", kings="7H", fill="CDS")
    down = after(position, *["A>K:H"] * 5)
    assert (down.heights[2], down.heights[6]) == (1, 12)
    assert "A>K:H" not in legal(down)
    up = after(down, *["K>A:H"] * 11)
    assert (up.heights[2], up.heights[6]) == (12, 1)
    assert "K>A:H" not in legal(up)
    assert after(up, *["A>K:H"] * 6) == position


def test_decision_3_transfers_at_any_stage_and_for_cloud_cards_too():
    for stage, more in (
        ("sunrise", {"arcs": 8}), ("sun", {"ray": 4}),
        ("sunset", {"ray": 4}), ("wind", {"clouds": ["*"]}),
    ):  # fmt: skip
        position = table(stage, aces="6H", kings="7H", fill="CDS", **more)
        assert {"A>K:H", "K>A:H"} <= set(legal(position))
    position = table("wind", aces="6C", kings="7C", clouds=["8C * TC"], fill="DHS")
    assert after(position, "K>A:C", "c1.1>A").placed == position.placed + 1


def test_decision_4_an_ace_that_fits_both_rows_may_go_to_either():
    position = table(arcs=8, kings="2C", rays={1: "AC"}, fill="DHS")
    assert {"r1>A", "r1>K"} <= set(legal(position))
    assert after(position, "r1>A").to_dict()["aces"][0] == ["AC"]
    assert after(position, "r1>K").to_dict()["kings"][0][-1] == "AC"


def test_decision_4_a_king_that_fits_both_rows_may_go_to_either():
    position = table(arcs=8, aces="QC", rays={1: "KC"}, fill="DHS")
    assert {"r1>A", "r1>K"} <= set(legal(position))


def test_decision_5_no_play_during_dealing():
    game = from_first("5H 6H 7H 8H 9H 5S 6S 7S 8S 9S TS AC 2C")
    game.push("next")
    assert [len(ray) for ray in game.position.rays] == [1] * 13
    assert len(game) == 1
    position = table("sunset", ray=11, aces="6C", rays={12: "7C 8D JC 4H"}, clouds=["*"],
                     fill="DHS")  # fmt: skip
    now = after(position, "next")
    assert clouds(now)[-1] == "8D JC 4H"


def test_decision_6_stage_two_skips_rays_that_are_empty_when_their_turn_comes():
    position = table(arcs=8, rays={1: "", 2: "", 4: "", 13: ""}, fill="CDHS")
    position = after(position, "next")
    assert (position.stage, position.ray) == ("sun", 3)
    position = after(position, "next")
    assert position.ray == 5
    late = table("sun", ray=12, rays={13: ""}, fill="CDHS")
    assert after(late, "next").stage == "sunset"


def test_decision_6_a_ray_emptied_while_others_are_open_is_skipped_too():
    position = table("sun", ray=1, aces="6C", rays={1: "8C 9C", 2: "7C", 3: "9C"}, fill="DHS")
    position = after(position, "r2>A", "next")
    assert position.ray == 3


def test_decision_6_stage_three_skips_likewise_and_ends_in_the_wind():
    position = table("sunset", ray=9, rays={10: "", 11: "", 12: "3C 9C 8H", 13: ""},
                     clouds=["*"], fill="DS")  # fmt: skip
    position = after(position, "next")
    assert position.ray == 12
    assert row(position, 13) == "3C"
    assert clouds(position)[-1] == "9C 8H"
    assert after(position, "next").ray == 13
    assert after(position, "next", "next").stage == "wind"


def test_decision_7_a_cloud_keeps_its_number_when_it_is_played_out():
    position = table("sunset", ray=12, aces="6C", clouds=["7C", "8C 9H", "*"], fill="DHS")
    position = after(position, "c1.1>A")
    assert clouds(position)[0] == ""
    assert "c2.1>A" in legal(position)
    assert position.to_dict()["clouds"][0] == []


@pytest.mark.parametrize("rules", BOOKS)
def test_decision_7_a_one_card_cloud_has_one_playable_card_a_two_card_cloud_two(rules):
    one = dusk(rules, "7C")
    assert legal(one).count("c1.1>A") == 1
    assert "c1.1>A" in legal(dusk(rules, "7C 9H"))
    assert "c1.2>A" in legal(dusk(rules, "9H 7C"))


def test_decision_7_the_last_two_are_the_last_two_remaining():
    position = dusk("ru-web", "8C 7C 9H")
    assert "c1.1>A" not in legal(position)
    position = after(position, "c1.2>A")
    assert clouds(position)[0] == "8C 9H"
    assert "c1.1>A" in legal(position)


@pytest.mark.parametrize("rules", BOOKS)
def test_decision_8_the_wind_blows_even_if_only_one_cloud_is_left(rules):
    position = table("sunset", rules=rules, ray=13, aces="6C", clouds=["", "*", ""], fill="DHS")
    now = after(position, "next")
    assert now.stage == "wind"
    assert len(now.clouds) == 1
    assert sorted(now.clouds[0]) == sorted(position.clouds[1])


def test_decision_8_no_card_left_anywhere_is_no_wind_but_a_win():
    position = table("sunset", ray=13, aces="KC KD KH QS", kings="AC AD AH AS", fill="",
                     clouds=["", "KS"])  # fmt: skip
    assert after(position, "c2.1>A").stage == "won"


V2 = "ru-book-v2"


def test_decision_9_stage_one_moves_tips_of_rays_with_two_cards_or_more():
    position = table(rules=V2, arcs=3, aces="6C", rays={1: "9S 3D 9H", 2: "", 5: "TD"}, fill="")
    moves = {text for text in legal(position) if ">r" in text}
    assert "r1>r2" in moves
    assert "r5>r2" not in moves
    assert all(text.endswith(">r2") for text in moves)
    with pytest.raises(MoveError, match="ray 5 holds one card"):
        position.play("r5>r2")
    with pytest.raises(MoveError, match="only the tip"):
        position.play("r1.2>r2")
    with pytest.raises(MoveError, match="ray 1 is not empty"):
        position.play("r3>r1")


def test_decision_9_stage_two_moves_any_card_of_the_open_ray():
    position = table("sun", rules=V2, ray=4, rays={2: "", 4: "9S 3D 9H", 6: "TD 5C", 9: ""})
    moves = {text for text in legal(position) if text.startswith(("r4", "r6")) and ">r" in text}
    assert moves == {
        "r4>r2", "r4>r9", "r4.2>r2", "r4.2>r9", "r4.1>r2", "r4.1>r9", "r6>r2", "r6>r9",
    }  # fmt: skip
    now = after(position, "r4.2>r9")
    assert (row(now, 4), row(now, 9)) == ("9S 9H", "3D")
    assert after(now, *["next"] * 4).ray == 8  # 5, 6, 7, 8 and then the ray just filled
    assert after(now, *["next"] * 5).ray == 9


def test_decision_9_stage_three_moves_only_to_a_ray_not_yet_set():
    position = table("sunset", rules=V2, ray=6, rays={8: "9S 3D", 9: "", 10: "TD"})
    moves = {text for text in legal(position) if ">r" in text}
    assert "r8>r9" in moves
    assert all(text.endswith(">r9") for text in moves)
    with pytest.raises(MoveError, match="ray 6 has set"):
        position.play("r8>r6")
    with pytest.raises(MoveError, match="only the tip"):
        position.play("r8.1>r9")


def test_decision_9_not_from_or_to_clouds_and_not_in_the_wind():
    position = dusk(V2, "9S 9H")
    assert not [move for move in position.legal_moves if isinstance(move, Relocate)]
    windy = table("wind", rules=V2, aces="6C", clouds=["*"], fill="DHS")
    assert not [move for move in windy.legal_moves if isinstance(move, Relocate)]
    with pytest.raises(MoveError, match="is no move"):
        read_move("c1.1>r9")


def test_decision_9_two_equal_ace_piles_are_one_play_to_the_first_row():
    equal = table(rules=V2, arcs=8, aces="6C", kings="6C", rays={1: "7C", 2: "7C"}, fill="DHS")
    sevens = {text for text in legal(equal) if text.split(">")[0] in ("r1", "r2")}
    assert sevens == {"r1>A", "r2>A"}
    with pytest.raises(MoveError, match="the first ace row takes 7C"):
        equal.play("r1>B")
    unequal = after(equal, "r1>A")
    assert "r2>B" in legal(unequal)
    behind = table(rules=V2, arcs=8, aces="4C", kings="6C", rays={1: "5C", 2: "7C"}, fill="DHS")
    assert {"r1>A", "r2>B"} <= set(legal(behind))


@pytest.mark.parametrize("rules", ["ru-book", "ru-book-v1", "ru-book-v2", "sv-wiki"])
def test_decision_10_cloud_depth_without_any_play(rules):
    game = Game.deal(1961, rules)
    collected = []
    while game.position.stage != "wind":
        before = game.position
        game.push("next")
        if game.position.stage == "sunset":
            collected.append(len(before.rays[game.position.ray - 1]))
            last = game.position
    assert collected == [8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 17, 17, 18]
    assert [len(cloud) for cloud in last.clouds] == [2, 4, 6, 8, 10, 12, 13, 15, 16, 18]
    assert len(game.position.clouds[0]) == 104


# the worked examples


FIRST_ARC = "5S AC 9H KD JS 2C QD AC 7H TS 4H 8C 6S"


@pytest.mark.parametrize(("rules", "left"), [("ru-book", 78), ("sv-wiki", 78), ("ru-web", 74)])
@pytest.mark.parametrize("ace", [2, 8])
def test_example_B2_S3_the_first_arc(rules, left, ace):
    game = from_first(FIRST_ARC, rules)
    position = nexts(game, 1)
    assert set(legal(position)) == {"r2>A", "r8>A", "r4>K", "next"}
    for move in (f"r{ace}>A", "r6>A", "r4>K", "r7>K"):
        game.push(move)
    position = game.position
    assert position.to_dict()["aces"][0] == ["AC", "2C"]
    assert position.to_dict()["kings"][1] == ["KD", "QD"]
    other = 10 - ace
    assert row(position, other) == "AC"
    assert legal(position) == ["next"]
    assert [n for n in range(1, 14) if not position.rays[n - 1]] == sorted({4, 6, 7, ace})
    assert len(position.stock) == 91
    assert len(nexts(game, 1).stock) == left


def test_example_W6_stage_two_the_third_ray_gives_both_sevens():
    position = table(
        "sun", rules="ru-web", ray=1, aces="6C", kings="8D",
        rays={1: "8C 4S 9H", 2: "TH 3S", 3: "7D 9S 7C JH QS", 4: "5H", 5: "6D 2S"}, fill="HS",
    )  # fmt: skip

    def gives(position, *rays):
        return {
            str(move) for move in position.plays
            if move.spot.number in rays and str(move)[-1] in "AK"
            and position.card_at(move.spot) // 13 in (0, 1)
        }  # fmt: skip

    assert gives(position, 1, 2, 3, 4, 5) == set()
    position = after(position, "next")
    assert gives(position, 1, 2, 3, 4, 5) == set()
    position = after(position, "next")
    assert gives(position, 1, 2, 3, 4, 5) == {"r3.1>K", "r3.3>A"}
    position = after(position, "r3.3>A", "r3.1>K")
    assert row(position, 3) == "9S JH QS"
    with pytest.raises(MoveError, match="ray 1 has been passed"):
        position.play("r1.1>A")
    with pytest.raises(MoveError, match="ray 5 is not open yet"):
        position.play("r5.1>K")
    position = after(position, "next", "next")
    assert position.ray == 5
    assert gives(position, 1, 5) == {"r5.1>K"}


def test_example_B8_packet_order():
    position = sunset_start({1: "2S 5H 9C"})
    now = after(position, "next")
    assert [cards_text(now.rays[n - 1][-1:]) for n in (2, 3, 4)] == ["2S", "5H", "9C"]


@pytest.mark.parametrize(("rules", "free"), [("ru-book", "JC QS"), ("ru-web", "4H QS")])
def test_example_B11_cloud(rules, free):
    position = table("sunset", rules=rules, ray=10, rays={11: "3S 8D JC 4H QS"})
    now = after(position, "next")
    assert row(now, 12) == f"{row(position, 12)} 3S".strip()
    assert row(now, 13) == f"{row(position, 13)} 8D".strip()
    assert clouds(now) == ["JC 4H QS"]
    playable = [card for at, card in enumerate(["JC", "4H", "QS"], 1)
                if now.is_playable(Spot("c", 1, at))]  # fmt: skip
    assert playable == free.split()


@pytest.mark.parametrize("rules", [*KING_BOOKS, "ru-book-v2"])
def test_example_B_the_almost_unbelievable_can_happen_stage_one_can_be_won(rules):
    up = [f"{rank}{suit}" for suit in SUITS for rank in "A23456789TJQK"]
    down = up if rules == "ru-book-v2" else [
        f"{rank}{suit}" for suit in SUITS for rank in "KQJT98765432A"
    ]  # fmt: skip
    game = Game.from_deck(up + down, rules)
    # under W an arc laid on 13 emptied rays takes 26 cards: two suits at once
    while not game.position.is_over:
        plays = [move for move in game.position.legal_moves if isinstance(move, Play)]
        game.push(min(plays, key=lambda move: move.row) if plays else "next")
        assert game.position.stage in ("sunrise", "won")
    assert game.position.is_won
    assert game.position.ray is None
    assert {str(move) for move in game.moves if not isinstance(move, Play)} == {"next"}
