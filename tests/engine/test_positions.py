"""Positions: impossible ones are refused, with every broken invariant named."""

import pytest
from helpers.table import table, table_dict

from sunviz.engine import RULE_BOOKS, DealError, Game, Position, PositionError, Spot
from sunviz.engine.cards import PACK, cards_text, read_card
from sunviz.engine.errors import CardError


def problems(d, rules="ru-book", **more):
    with pytest.raises(PositionError) as caught:
        Position.from_dict(d, rules=rules, **more)
    error = caught.value
    assert str(error) == "this position is impossible: " + "; ".join(error.problems)
    return error.problems


def start(**changes):
    return Game.deal(1).position.to_dict() | changes


def late(**changes):
    """Sunset with rays 1 to 12 set."""
    return table_dict("sunset", ray=12, aces="6C", clouds=["*"], fill="DHS") | changes


# types and shapes


@pytest.mark.parametrize("value", [None, 5, "sunrise", [], [("stage", "sun")]])
def test_a_position_is_a_dictionary(value):
    assert problems(value) == [f"a position is a dictionary, not {type(value).__name__}"]


def test_every_key_missing_or_unknown_is_named():
    d = start(kinds=[], moon=1)
    del d["kings"], d["stage"]
    assert problems(d) == [
        "stage is missing",
        "kings is missing",
        "'kinds' has no place here",
        "'moon' has no place here",
    ]


def test_the_second_row_goes_with_the_rules():
    assert problems(start(), "ru-book-v2") == ["aces2 is missing", "'kings' has no place here"]
    v2 = Game.deal(1, "ru-book-v2").position.to_dict()
    assert problems(v2) == ["kings is missing", "'aces2' has no place here"]


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("stage", "night", "stage 'night' is none of sunrise, sun, sunset, wind, won, lost"),
        ("stage", ["sun"], "stage ['sun'] is none of"),
        ("arcs", 9, "arcs is 9, not a whole number from 0 to 8"),
        ("arcs", -1, "arcs is -1"),
        ("arcs", True, "arcs is True"),
        ("arcs", 1.0, "arcs is 1.0"),
        ("arcs", "1", "arcs is '1'"),
        ("arcs", None, "arcs is None"),
        ("ray", 0, "ray is 0, not a number from 1 to 13 and not null"),
        ("ray", 14, "ray is 14"),
        ("ray", True, "ray is True"),
        ("ray", "3", "ray is '3'"),
        ("stock", "AC", "the stock is not a list of cards"),
        ("stock", 7, "the stock is not a list of cards"),
        ("stock", {"AC": 1}, "the stock is not a list of cards"),
        ("stock", ["AC", "1C"], "the stock, card 2: '1C' is no card"),
        ("stock", [7], "the stock, card 1: 7 is no card"),
        ("rays", None, "the rays are not a list"),
        ("rays", [[]] * 12, "there are 12 rays instead of 13"),
        ("rays", [[]] * 12 + ["AC"], "ray 13 is not a list of cards"),
        ("rays", [[]] * 12 + [["AC", ""]], "ray 13, card 2: '' is no card"),
        ("aces", [[]] * 5, "there are 5 ace-row piles instead of 4"),
        ("kings", [[], [], [], ["??"]], "king row pile 4, card 1: '??' is no card"),
        ("clouds", "AC", "the clouds are not a list"),
        ("clouds", [["AC"], None], "cloud 2 is not a list of cards"),
    ],
)
def test_a_wrong_type_or_value_is_named(key, value, told):
    found = problems(start(**{key: value}))
    assert len(found) == 1
    assert found[0].startswith(told)


def test_several_wrong_types_are_all_named():
    found = problems(start(stage=1, arcs=None, ray=77, stock=1, rays=[], aces=1, clouds=2))
    assert len(found) == 7


@pytest.mark.parametrize("wind", [True, -1, 2**64, 1.5, None])
def test_a_wrong_wind_number_is_refused(wind):
    with pytest.raises(DealError, match="wind number"):
        Position.from_dict(start(), wind=wind)


@pytest.mark.parametrize("wind", ["", "  ", [], "AC ZZ", ["AC", 4]])
def test_a_wrong_wind_row_is_refused(wind):
    with pytest.raises(CardError):
        Position.from_dict(start(), wind=wind)


def test_a_wind_row_is_read_from_text_or_list():
    one = Position.from_dict(start(), wind="AC ks")
    two = Position.from_dict(start(), wind=["AC", "KS"])
    assert one.wind == two.wind == (0, 51)


# cards


def test_a_card_missing_is_named():
    d = start()
    gone = d["stock"].pop()
    found = problems(d)
    assert "there are 103 cards instead of 104" in found
    assert f"missing: {gone}" in found


def test_a_card_too_many_is_named():
    d = start()
    d["stock"].append("7H")
    found = problems(d)
    assert "there are 105 cards instead of 104" in found
    assert "too many: 7H" in found


def test_a_card_in_the_place_of_another_is_named():
    d = start()
    d["stock"][d["stock"].index("7H")] = "QS"
    assert problems(d) == ["missing: 7H", "too many: QS"]


# piles


def with_piles(aces=(), kings=()):
    """The clubs of a late sunset laid thus, its last cloud taking what is left of two packs."""
    rest = [card for card in cards_text(PACK).split() if card[1] == "C"] * 2
    for card in (*aces, *kings):
        rest.remove(card)
    return late(
        aces=[list(aces), *late()["aces"][1:]],
        kings=[list(kings), *late()["kings"][1:]],
        clouds=[rest[:10], rest[10:]],
    )


def test_sound_piles_are_taken():
    d = with_piles(["AC", "2C"], ["KC", "QC"])
    assert Position.from_dict(d).to_dict() == d


@pytest.mark.parametrize(
    ("aces", "kings", "told"),
    [
        (["AC", "3C"], [], "the ace row pile of clubs has 3C as its card 2 where 2C belongs"),
        (["2C"], [], "the ace row pile of clubs has 2C as its card 1 where AC belongs"),
        (["AC", "2C", "2C"], [], "the ace row pile of clubs has 2C as its card 3 where 3C belongs"),
        ([], ["AC"], "the king row pile of clubs has AC as its card 1 where KC belongs"),
        ([], ["KC", "JC"], "the king row pile of clubs has JC as its card 2 where QC belongs"),
    ],
)
def test_a_pile_with_a_gap_is_named_and_nothing_that_is_right(aces, kings, told):
    """All 104 cards are there, so no card may be called missing or too many."""
    assert problems(with_piles(aces, kings)) == [told]


def test_a_pile_of_the_wrong_suit_is_named():
    d = late()
    d["aces"][1], d["aces"][2] = d["aces"][2], d["aces"][1]
    found = problems(d)
    assert "the ace row pile of diamonds has AH as its card 1 where AD belongs" in found
    assert "the ace row pile of hearts has AD as its card 1 where AH belongs" in found


def test_a_pile_of_fourteen_is_named():
    d = late()
    d["aces"][3].append("AS")
    assert (
        "the ace row pile of spades has AS as its card 14 where nothing more belongs" in problems(d)
    )


def test_a_gap_in_the_second_ace_row_is_named():
    d = table_dict(rules="ru-book-v2", arcs=8, aces="4C", kings="4C")
    d["aces2"][0] = ["AC", "2C", "4C", "3C"]
    assert "the second ace row pile of clubs has 4C as its card 3 where 3C belongs" in problems(
        d, "ru-book-v2"
    )


# stages


def test_stage_sun_needs_the_open_ray_and_sunset_the_ray_last_set():
    d = table_dict("sun", ray=4)
    assert problems(d | {"ray": None})[0] == "in stage sun a ray must be named"
    assert "in stage sunset a ray must be named" in problems(late(ray=None))


@pytest.mark.parametrize("stage", ["sunrise", "wind", "lost"])
def test_in_other_stages_no_ray_may_be_named(stage):
    found = problems(start(stage=stage, ray=3))
    assert f"in stage {stage} there is no ray to name, but ray is 3" in found


def test_the_sun_does_not_play_under_variant_1():
    d = table_dict("sun", ray=4)
    assert problems(d, "ru-book-v1") == ["under these rules the sun does not play"]


def test_stock_after_sunrise_is_named():
    d = table_dict(arcs=7)
    assert "the stock holds 13 cards after sunrise" in problems(d | {"stage": "sun", "ray": 1})


@pytest.mark.parametrize("stage", ["sunrise", "sun"])
def test_clouds_before_sunset_are_named(stage):
    d = table_dict(arcs=8)
    d |= {"stage": stage, "ray": 1 if stage == "sun" else None, "clouds": [[]]}
    assert problems(d) == [f"there are clouds in stage {stage}"]


def test_rays_in_the_wind_are_named():
    d = table_dict("wind", aces="6C", clouds=["*"], fill="DHS")
    d["rays"][4].append(d["clouds"][0].pop())
    assert "there are rays in stage wind" in problems(d)


@pytest.mark.parametrize("stage", ["wind", "lost"])
def test_in_the_wind_there_is_one_row(stage):
    d = table_dict("wind", aces="6C", clouds=["*"], fill="DHS")
    d |= {"stage": stage, "clouds": [d["clouds"][0], []]}
    assert problems(d) == [f"in stage {stage} there is one row of cards, not 2"]


def test_won_is_104_cards_placed_and_nothing_else():
    d = table_dict("wind", aces="6C", clouds=["*"], fill="DHS")
    assert any("cards are placed in stage won" in told for told in problems(d | {"stage": "won"}))
    won = table_dict("wind", aces="KC KD KH KS", kings="AC AD AH 2S", clouds=["AS"], fill="")
    won["kings"][3].append(won["clouds"][0].pop())
    assert problems(won) == ["104 cards are placed in stage wind"]
    assert Position.from_dict(won | {"stage": "won"}).is_won


# sizes


@pytest.mark.parametrize("rules", ["ru-book", "ru-web"])
def test_the_stock_goes_with_the_arcs_laid(rules):
    assert "after 1 arcs the stock cannot hold 104 cards" in problems(start(arcs=1), rules)
    assert "after 3 arcs the stock cannot hold 104 cards" in problems(start(arcs=3), rules)


def test_the_stock_is_a_multiple_of_13_under_with_arc_only():
    d = table_dict(rules="ru-web", arcs=7, stock="9C 9D 9H")
    assert Position.from_dict(d, "ru-web").arcs == 7
    assert "the stock holds 3 cards, not a multiple of 13" in problems(d)


def test_a_ray_set_and_yet_full_is_named():
    d = late()
    d["rays"][4] = d["rays"][12]
    d["rays"][12] = []
    d["rays"][4].append(d["clouds"][0].pop())
    assert problems(d) == ["ray 5 is set and yet holds 1 cards"]


def test_a_ray_in_sunrise_holds_at_most_one_card_an_arc():
    d = table_dict(arcs=2)
    d["rays"][3].append(d["rays"][8].pop())
    assert problems(d) == ["ray 4 holds 3 cards, 2 at the most in stage sunrise"]


def test_ray_k_holds_at_most_7_plus_k_cards_when_collected():
    d = table_dict("sunset", ray=2, rays={4: " ".join(["9C TC JC QC KC"] * 2)})
    assert Position.from_dict(d).ray == 2
    d["rays"][3].append(d["rays"][8].pop())
    assert problems(d) == ["ray 4 holds 11 cards, 10 at the most in stage sunset"]


def test_no_cloud_comes_before_ray_4():
    d = table_dict("sunset", ray=3) | {"clouds": [[]]}
    assert "1 clouds when ray 3 has set, 0 at the most" in problems(d)
    d = table_dict("sunset", ray=4) | {"clouds": [[]]}
    assert Position.from_dict(d).clouds == ((),)


def test_a_cloud_holds_at_most_what_a_ray_could_give():
    d = table_dict("sunset", ray=4, rays={6: "9C TC JC"})
    d["clouds"] = [d["rays"][5]]
    d["rays"][5] = []
    assert problems(d) == ["cloud 1 holds 3 cards, more than ray 4 could give"]


def test_several_broken_invariants_are_all_named():
    d = start(stage="sunset", ray=2, arcs=3, clouds=[["9C"]])
    d["rays"][0] = ["7H"]
    found = problems(d)
    for told in (
        "there are 106 cards instead of 104",
        "too many: 9C 7H",
        "the stock holds 104 cards after sunrise",
        "after 3 arcs the stock cannot hold 104 cards",
        "ray 1 is set and yet holds 1 cards",
        "1 clouds when ray 2 has set, 0 at the most",
    ):
        assert told in found


def test_the_dictionary_given_is_not_kept():
    d = start()
    position = Position.from_dict(d)
    d["stock"].clear()
    assert len(position.stock) == 104


# what a position tells


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (Game.deal(1).position, "sunrise: no arc laid, 104 cards in stock, 0 placed"),
        (table(arcs=1), "sunrise: 1 arc laid, 91 cards in stock, 0 placed"),
        (table(arcs=3, aces="2C"), "sunrise: 3 arcs laid, 65 cards in stock, 2 placed"),
        (table("sun", ray=4), "sun: ray 4 open, 0 placed"),
        (table("sunset", ray=5), "sunset: ray 5 set, no cloud, "),
        (
            table("wind", rules="ru-web", aces="KC KD KH KS", kings="AC AD AH 3S",
                  clouds=["2S AS"], fill=""),
            "wind: 2 cards in the wind row, 102 placed under ru-web",
        ),
        (
            table("wind", aces="KC KD KH KS", kings="AC AD AH 2S", clouds=["AS"], fill="").play(
                "c1.1>K"
            ),
            "won: 104 placed",
        ),
    ],
)  # fmt: skip
def test_repr_says_something(position, told):
    assert repr(position).startswith(f"<Position {told}")
    assert repr(position).endswith(">")


def test_card_at_a_spot():
    position = table("sun", ray=4, rays={4: "9S 3D 9H", 5: ""})
    assert position.card_at(Spot("r", 4)) == read_card("9H")
    assert position.card_at(Spot("r", 4, 3)) == read_card("9H")
    assert position.card_at(Spot("r", 4, 1)) == read_card("9S")
    assert position.card_at(Spot("r", 4, 4)) is None
    assert position.card_at(Spot("r", 5)) is None
    assert position.card_at(Spot("r", 0)) is None
    assert position.card_at(Spot("r", 14)) is None
    assert position.card_at(Spot("c", 1, 1)) is None
    dusk = table("sunset", ray=12, aces="6C", clouds=["7C 9H", "*"], fill="DHS")
    assert dusk.card_at(Spot("c", 1, 2)) == read_card("9H")
    assert dusk.card_at(Spot("c", 1, 3)) is None
    assert dusk.card_at(Spot("c", 1)) is None


def test_pile_tells_the_cards_of_a_foundation_bottom_to_top():
    position = table(arcs=8, aces="3C", kings="JC")
    assert cards_text(position.pile("A", 0)) == "AC 2C 3C"
    assert cards_text(position.pile("K", 0)) == "KC QC JC"
    two = table(rules="ru-book-v2", arcs=8, aces="3C", kings="2C")
    assert cards_text(two.pile("A", 0)) == "AC 2C 3C"
    assert cards_text(two.pile("B", 0)) == "AC 2C"


def test_is_playable_tells_what_lies_free():
    position = table("sun", ray=4, rays={3: "9S 8H", 4: "9S 3D 9H", 5: ""})
    free = [Spot("r", 3), Spot("r", 4), Spot("r", 4, 2), Spot("r", 4, 1)]
    assert all(map(position.is_playable, free))
    shut = [Spot("r", 3, 1), Spot("r", 5), Spot("r", 14), Spot("c", 1, 1), Spot("r", 4, 4)]
    assert not any(map(position.is_playable, shut))


@pytest.mark.parametrize(("rules", "free"), [("ru-book", [1, 4]), ("ru-web", [3, 4])])
def test_is_playable_in_a_cloud(rules, free):
    position = table(
        "sunset", rules=rules, ray=12, aces="6C", clouds=["8C 9C TC JC", "*"], fill="DHS"
    )
    assert [at for at in range(1, 6) if position.is_playable(Spot("c", 1, at))] == free


@pytest.mark.parametrize("rules", RULE_BOOKS)
def test_a_position_has_the_rules_it_is_read_with(rules):
    d = Game.deal(1, rules).position.to_dict()
    assert Position.from_dict(d, rules=rules).rules == RULE_BOOKS[rules]
    assert Position.from_dict(d, rules=RULE_BOOKS[rules]).rules.book == rules
