"""Why a move is refused: every reason reached on a concrete table, in words that help."""

import ast
import inspect

import pytest
from helpers.table import table

from sunviz.engine import MoveError, reasons

V2 = "ru-book-v2"
SUNRISE = table(arcs=3, aces="2C", kings="JD", rays={1: "9S 3C 9H", 2: "", 3: "AC TH"})
SUN = table("sun", ray=4, aces="2C", rays={2: "3C 9H", 4: "9S", 5: "3C 8H", 6: ""})
SUNSET = table("sunset", ray=12, aces="6C", clouds=["8C 7C 9H", "*"], fill="DHS")
PLAYED_OUT = table("sunset", ray=12, aces="6C", clouds=["", "*"], fill="DHS")
WEB_SUNSET = table(
    "sunset", rules="ru-web", ray=12, aces="6C", clouds=["7C 8C 9H", "*"], fill="DHS"
)
ROWS = table(  # every card that matters is a cloud of its own, and so lies free
    "sunset", ray=13, aces="KH 4C 9S TD", kings="JS 3D",
    clouds=["AC", "QD", "KS", "QS", "7H", "7C", "*"],
)  # fmt: skip
TWO_ROWS = table(
    rules=V2, arcs=3, aces="6C", rays={1: "7C", 2: "9S 9H", 3: "", 4: "AC", 5: "9D TD"}
)
TWO_SUNSET = table("sunset", rules=V2, ray=6, rays={8: "9S 3D", 9: "", 10: "TD"})
TWO_SUN = table("sun", rules=V2, ray=5, rays={2: "9S 9H", 4: ""})
EQUAL = table(rules=V2, arcs=8, aces="6C", kings="6C", rays={1: "7C"}, fill="DHS")
WIND = table("wind", rules=V2, aces="6C", clouds=["*"], fill="DHS")
PILES = table("sun", ray=1, aces="AH KD 6S", kings="2H 9S", fill="C")

CASES = [
    ("game_over", WIND.play("next"), "next", "the game is lost"),
    ("ray_set", SUNSET, "r3>A", "ray 3 has set"),
    ("ray_set", TWO_SUNSET, "r8>r2", "ray 2 has set"),
    ("ray_empty", SUNRISE, "r2>A", "ray 2 is empty"),
    ("ray_short", SUNRISE, "r1.4>A", "ray 1 holds 3 cards, there is no card 4"),
    ("is_tip", SUNRISE, "r1.3>A", "card 3 is the tip of ray 1 and is written r1"),
    ("not_tip", SUNRISE, "r1.2>A", "only the tip of ray 1 is playable, card 2 lies under"),
    ("ray_passed", SUN, "r2.1>A", "ray 2 has been passed: of it only the tip is playable"),
    ("ray_not_open", SUN, "r5.1>A", "ray 5 is not open yet: of it only the tip is playable"),
    ("no_cloud", SUNSET, "c7.1>A", "there is no cloud 7"),
    ("no_cloud", SUNRISE, "c1.1>A", "there is no cloud 1"),
    ("cloud_empty", PLAYED_OUT, "c1.1>A", "cloud 1 is played out"),
    ("cloud_short", SUNSET, "c1.4>A", "cloud 1 holds 3 cards, there is no card 4"),
    ("not_cloud_end", SUNSET, "c1.2>A", "of cloud 1 only the first and the last card"),
    ("not_last_two", WEB_SUNSET, "c1.1>A", "of cloud 1 only the last two cards are playable"),
    ("no_row", SUNRISE, "r1>B", "these rules have no second ace row"),
    ("no_row", TWO_ROWS, "r1>K", "these rules have no king row"),
    ("first_row_takes", EQUAL, "r1>B", "the first ace row takes 7C"),
    ("pile_full", ROWS, "c5.1>A", "the ace row pile of hearts is complete"),
    ("no_base", SUNRISE, "r1>A", "the ace row pile of hearts is not begun, it begins with AH"),
    ("no_base", ROWS, "c5.1>K", "the king row pile of hearts is not begun, it begins with KH"),
    ("has_base", ROWS, "c1.1>A", "the ace row pile of clubs has its base card already"),
    ("has_base", ROWS, "c3.1>K", "the king row pile of spades has its base card already"),
    ("does_not_fit", ROWS, "c6.1>A", "the ace row pile of clubs wants 5C, not 7C"),
    ("does_not_fit", ROWS, "c2.1>A", "the ace row pile of diamonds wants JD, not QD"),
    ("does_not_fit", ROWS, "c2.1>K", "the king row pile of diamonds wants 2D, not QD"),
    ("does_not_fit", ROWS, "c4.1>K", "the king row pile of spades wants TS, not QS"),
    ("transfer_two_rows", TWO_ROWS, "A>K:C", "two ace rows have no use for transfers"),
    (
        "transfer_none", table(rules="ru-book transfers=none", aces="6C", kings="7C", arcs=8),
        "A>K:C", "these rules allow no transfers",
    ),
    ("transfer_one_way", WEB_SUNSET, "K>A:C", "from the ace row to the king row only"),
    ("transfer_no_pile", PILES, "A>K:D", "both piles of diamonds must have been begun"),
    ("transfer_no_pile", PILES, "K>A:C", "both piles of clubs must have been begun"),
    ("transfer_not_met", PILES, "A>K:S", "6S does not fit on 9S"),
    ("transfer_not_met", PILES, "K>A:S", "9S does not fit on 6S"),
    ("transfer_base", PILES, "A>K:H", "AH is the base card of its pile"),
    ("relocate_none", SUNRISE, "r1>r2", "these rules let no card move from ray to ray"),
    ("relocate_late", WIND, "r1>r2", "there are no rays any more"),
    ("ray_not_empty", TWO_ROWS, "r2>r1", "ray 1 is not empty"),
    ("only_card", TWO_ROWS, "r1>r3", "ray 1 holds one card, moving it would gain nothing"),
    ("not_tip", TWO_ROWS, "r2.1>r3", "only the tip of ray 2 is playable"),
    ("ray_empty", TWO_ROWS, "r3>r3", "ray 3 is empty"),
    ("ray_set", TWO_SUNSET, "r2>r9", "ray 2 has set"),
    ("ray_passed", TWO_SUN, "r2.1>r4", "ray 2 has been passed"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "position", "move", "told"), CASES,
                         ids=[f"{case[0]}-{case[2]}" for case in CASES])  # fmt: skip
def test_refusal(key, position, move, told):
    with pytest.raises(MoveError) as caught:
        position.play(move)
    error = caught.value
    assert str(error).startswith(f"{move} is not legal here: ")
    assert told in str(error)
    assert error.key == key
    assert error.fields["move"] == move


def keys_of_the_engine():
    """Every key that a function of `reasons` returns first in a tuple."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(reasons))):
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple | ast.BoolOp):
            parts = [node.value] if isinstance(node.value, ast.Tuple) else node.value.values
            for part in parts:
                if not isinstance(part, ast.Tuple) or len(part.elts) != 3:
                    continue
                first = part.elts[0]
                options = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                found |= {option.value for option in options if isinstance(option, ast.Constant)}
    return found


def test_every_reason_of_the_engine_is_reached_here():
    assert len(keys_of_the_engine()) > 20
    # moves that have no notation, made by hand, are refused in test_games
    assert {case[0] for case in CASES} == keys_of_the_engine() - {"no_move"}


def test_the_fields_tell_what_would_be_right():
    with pytest.raises(MoveError) as caught:
        ROWS.play("c6.1>A")
    assert caught.value.fields == {
        "move": "c6.1>A", "card": "7C", "suit": 0, "row": "A", "wanted": "5C",
    }  # fmt: skip
    with pytest.raises(MoveError) as caught:
        PILES.play("A>K:S")
    assert caught.value.fields == {
        "move": "A>K:S", "suit": 3, "row": "A", "card": "6S", "top": "9S",
    }  # fmt: skip


def test_a_refusal_changes_nothing():
    before = SUNRISE.to_dict()
    for case in CASES:
        if case[1] is SUNRISE:
            with pytest.raises(MoveError):
                SUNRISE.play(case[2])
    assert SUNRISE.to_dict() == before
