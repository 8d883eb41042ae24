"""What chapter 3 says about its deals is so."""

from __future__ import annotations

import pytest
from helpers.books import NOTEBOOKS

from sunviz.engine import Game, MoveError, Position
from sunviz.engine.cards import cards_text
from sunviz.explorer.run import Run
from sunviz.teaching import exercise


def legal(position: Position) -> list[str]:
    return [str(move) for move in position.legal_moves]


def row(position: Position, number: int) -> str:
    """Return the cards of a ray, base to tip."""
    return cards_text(position.rays[number - 1])


def tops(position: Position, suit: str) -> tuple[str, str]:
    """Return the top cards of a suit in the ace row and in the king row."""
    number = "CDHS".index(suit)
    aces, kings = position.pile("A", number), position.pile("K", number)
    return cards_text(aces[-1:]), cards_text(kings[-1:])


def moves(run: Run, first: int, last: int) -> list[str]:
    """Return the moves of these steps."""
    return [str(move) for move in run.moves[first - 1 : last]]


# deal 1961


@pytest.fixture(scope="module")
def run() -> Run:
    return Run.played(1961, "ru-book", "plain")


def test_ray_1_opens_at_step_37_with_28_cards_home_and_76_in_the_rays(run: Run) -> None:
    position = run.positions[37]
    assert moves(run, 37, 37) == ["next"]
    assert (position.stage, position.ray, position.stock) == ("sun", 1, ())
    assert (position.placed, sum(map(len, position.rays))) == (28, 76)


def test_its_base_card_may_leave_from_under_four_others(run: Run) -> None:
    position = run.positions[37]
    assert row(position, 1) == "5H TS TC QD TC"
    assert tops(position, "H")[0] == "4H"
    assert legal(position) == ["r1.1>A", "next"]
    assert row(position.play("r1.1>A"), 1) == "TS TC QD TC"


def test_four_cards_leave_ray_2_and_the_others_close_up(run: Run) -> None:
    assert row(run.positions[39], 2) == "9D 6S 8D 3S 4S 8S AC 3D"
    assert moves(run, 40, 43) == ["r2.4>A", "r2.4>A", "r2.1>K", "r2.2>K"]
    assert row(run.positions[43], 2) == "6S 8S AC 3D"


@pytest.mark.parametrize(
    ("step", "open_ray", "move", "card"),
    [(47, 3, "r1>K", "TC"), (51, 5, "r4>K", "8C"), (54, 5, "r8>K", "7H")],
)
def test_tips_of_other_rays_are_played(
    run: Run, step: int, open_ray: int, move: str, card: str
) -> None:
    before = run.positions[step - 1]
    assert before.ray == open_ray
    assert moves(run, step, step) == [move]
    assert row(before, int(move[1])).endswith(card)


def test_the_jack_of_clubs_leaves_ray_3_from_inside_at_step_46(run: Run) -> None:
    assert row(run.positions[45], 3) == "QC TH TD JC 2H"
    assert moves(run, 46, 46) == ["r3.4>K"]


# the web article's example


@pytest.fixture(scope="module")
def third() -> Game:
    return Game.load(NOTEBOOKS / "games" / "03-third-ray.sun")


def test_the_table_is_the_article_s_and_its_rules_are(third: Game) -> None:
    position = third.positions[47]
    assert third.rules.name == "ru-web"
    assert (position.stage, position.ray) == ("sun", 3)
    assert [row(position, n) for n in range(1, 6)] == [
        "8C 4S 9H",
        "TH 3S",
        "7D 9S 7C JH QS",
        "5H",
        "6D 2S",
    ]
    assert (tops(position, "C")[0], tops(position, "D")[1]) == ("6C", "8D")


def test_nothing_that_fits_was_left_lying(third: Game) -> None:
    for position, move in zip(third.positions, third.moves, strict=False):
        assert str(move) != "next" or not position.plays


def test_two_rays_give_nothing_and_the_third_gives_two_sevens(third: Game) -> None:
    assert [position.ray for position in third.positions[45:48]] == [1, 2, 3]
    assert legal(third.positions[45]) == legal(third.positions[46]) == ["next"]
    assert legal(third.positions[47]) == ["r3.3>A", "r3.1>K", "next"]
    assert row(third.positions[49], 3) == "9S JH QS"


def test_the_eight_of_clubs_is_passed_and_the_six_of_diamonds_not_open_yet(third: Game) -> None:
    position = third.positions[49]
    assert legal(position) == ["next"]
    with pytest.raises(MoveError, match="ray 1 has been passed"):
        position.play("r1.1>A")
    with pytest.raises(MoveError, match="ray 5 is not open yet"):
        position.play("r5.1>K")


def test_the_six_goes_home_when_ray_5_is_open(third: Game) -> None:
    position = third.positions[51]
    assert position.ray == 5
    assert legal(position) == ["r5.1>K", "next"]


def test_the_other_eight_of_clubs_lies_in_ray_13(third: Game) -> None:
    assert "8C" in row(third.positions[49], 13)


# empty rays


def test_in_deal_41_rays_4_and_10_are_skipped() -> None:
    run = Run.played(41, "ru-book", "plain")
    assert (run.positions[57].ray, row(run.positions[57], 4)) == (3, "7D")
    assert moves(run, 58, 60) == ["r3.3>K", "r4>K", "next"]
    assert cards_text(run.positions[57].rays[2][2:3]) == "8D"
    assert run.positions[60].ray == 5
    opened = [position.ray for position in run.positions if position.stage == "sun"]
    assert set(opened) == set(range(1, 14)) - {4, 10}
    assert opened == sorted(ray for ray in opened if ray)
    assert [p.rays[9] for p in run.positions if p.stage == "sunrise"][-1] == ()


# what can wait


@pytest.fixture(scope="module")
def waiting() -> Position:
    return Run.played(38, "ru-book", "plain").positions[66]


def test_at_step_66_of_deal_38_only_crossings_are_left(waiting: Position) -> None:
    assert (waiting.ray, row(waiting, 7)) == (7, "2S 9S")
    assert tops(waiting, "S") == ("3S", "4S")
    assert legal(waiting) == ["A>K:S", "K>A:S", "next"]


def test_the_tip_can_wait_for_its_crossing(waiting: Position) -> None:
    assert row(waiting, 13).endswith(" 5S")
    for position in (waiting, waiting.play("next")):
        assert [str(play) for play in position.play("K>A:S").plays] == ["r13>A"]


def test_the_card_inside_the_open_ray_cannot_wait(waiting: Position) -> None:
    assert [str(play) for play in waiting.play("A>K:S").plays] == ["r7.1>K"]
    assert waiting.play("next").play("A>K:S").plays == ()


# the exercises


def test_the_exercises_take_these_answers(run: Run, third: Game) -> None:
    assert exercise("count", run.positions[37], "17", of="playable").right
    position = third.positions[47]
    assert exercise("rules", position, "ru-book sv-wiki ru-web", move="r3.3>A").right
    assert exercise("play", position, "r3.1>K next next r5.1>K", goal="card", card="6D").right
