"""What chapter 2 says about its deals is so."""

from __future__ import annotations

import pytest
from helpers.books import NOTEBOOKS

from sunviz.engine import Game, Move, MoveError, Position, Transfer, View, play_out
from sunviz.engine.cards import cards_text
from sunviz.engine.players import plain
from sunviz.explorer.run import Run
from sunviz.teaching import exercise


def load(name: str) -> Game:
    return Game.load(NOTEBOOKS / "games" / f"{name}.sun")


def legal(position: Position) -> list[str]:
    return [str(move) for move in position.legal_moves]


def rays(position: Position) -> list[str]:
    return [cards_text(ray) for ray in position.rays]


def tops(position: Position, suit: str) -> tuple[str, str]:
    """Return the top cards of a suit in the ace row and in the king row."""
    number = "CDHS".index(suit)
    aces, kings = position.pile("A", number), position.pile("K", number)
    return cards_text(aces[-1:]), cards_text(kings[-1:])


def played_on(position: Position, *moves: str) -> Position:
    """Return how a game ends if the plain player goes on after these moves."""
    for move in moves:
        position = position.play(move)
    while not position.is_over:
        position = position.play(plain(View(position)))
    return position


# the book's example


@pytest.fixture(scope="module")
def first() -> Game:
    return load("02-first-arc")


def test_the_first_arc_is_the_one_of_the_book_s_example(first: Game) -> None:
    arc = first.positions[1]
    assert " ".join(rays(arc)) == "5S AC 9H KD JS 2C QD AC 7H TS 4H 8C 6S"
    assert legal(arc) == ["r2>A", "r4>K", "r8>A", "next"]


def test_four_steps_bring_four_cards_home(first: Game) -> None:
    assert [str(move) for move in first.moves[1:5]] == ["r2>A", "r6>A", "r4>K", "r7>K"]
    assert tops(first.positions[5], "C") == ("2C", "")
    assert tops(first.positions[5], "D") == ("", "QD")


def test_the_two_of_clubs_fits_only_after_an_ace(first: Game) -> None:
    with pytest.raises(MoveError, match="begins with AC"):
        first.positions[1].play("r6>A")


def test_the_second_ace_stays_in_ray_8(first: Game) -> None:
    with pytest.raises(MoveError, match="has its base card already"):
        first.positions[2].play("r8>A")


def test_four_emptied_rays_get_one_card_with_the_second_arc(first: Game) -> None:
    assert [n for n, ray in enumerate(first.positions[5].rays, 1) if not ray] == [2, 4, 6, 7]
    assert [len(ray) for ray in first.position.rays] == [2, 1, 2, 1, 2, 1, 1, 2, 2, 2, 2, 2, 2]
    assert rays(first.position)[7] == "AC QC"
    assert (rays(first.position)[5], rays(first.position)[6]) == ("3C", "JD")
    assert legal(first.position) == ["r6>A", "r7>K", "next"]


def test_78_cards_are_left_and_by_the_web_article_74(first: Game) -> None:
    assert len(first.position.stock) == 78
    web = Game.from_deck(cards_text(first.deck), "ru-web")
    for move in first.moves:
        web.push(move)
    assert len(web.position.stock) == 74


# the stacked deal


@pytest.fixture(scope="module")
def spare() -> Game:
    return load("02-spare-ace")


def test_the_last_ace_of_hearts_in_ray_13_has_two_places(spare: Game) -> None:
    assert tops(spare.positions[13], "H") == ("", "2H")
    assert legal(spare.positions[13]) == ["r13>A", "r13>K", "next"]


def test_the_other_ace_comes_to_ray_6_and_completes_the_king_row(spare: Game) -> None:
    assert rays(spare.positions[15])[5] == "AH"
    assert [str(play) for play in spare.positions[15].plays] == ["r6>K"]
    assert len(spare.position.pile("K", 2)) == 13


def test_the_base_card_stays_and_the_others_cross_one_after_another(spare: Game) -> None:
    position = spare.positions[14]
    assert legal(position) == ["K>A:H", "next"]
    assert tops(position.play("K>A:H").play("K>A:H"), "H") == ("3H", "4H")


# tips


@pytest.fixture(scope="module")
def plain_38() -> Run:
    return Run.played(38, "ru-book", "plain")


def test_in_deal_38_a_king_lies_on_its_queen_in_ray_5(plain_38: Run) -> None:
    position = plain_38.positions[7]
    assert rays(position)[4] == "QH KH"
    with pytest.raises(MoveError, match="only the tip of ray 5"):
        position.play("r5.1>K")
    assert [str(move) for move in plain_38.moves[7:9]] == ["r5>K", "r5>K"]


def test_three_cards_leave_ray_6_at_steps_18_to_20(plain_38: Run) -> None:
    assert [str(move) for move in plain_38.moves[17:20]] == ["r6>A", "r6>K", "r6>A"]


# from row to row


@pytest.fixture(scope="module")
def crossing() -> Position:
    return load("02-two-ways").positions[41]


def test_the_hearts_have_met_and_nothing_else_fits(crossing: Position) -> None:
    assert legal(crossing) == ["A>K:H", "K>A:H", "next"]
    assert tops(crossing, "H") == ("9H", "TH")
    assert (len(crossing.pile("A", 2)), len(crossing.pile("K", 2))) == (9, 4)


def test_the_ten_makes_room_for_the_jack_and_the_queen(crossing: Position) -> None:
    crossed = crossing.play("K>A:H")
    assert [str(play) for play in crossed.plays] == ["r7>A"]
    assert [str(play) for play in crossed.play("r7>A").plays] == ["r6>A"]
    assert tops(crossed.play("r7>A").play("r6>A"), "H")[0] == "QH"


def test_the_nine_makes_room_for_the_eight(crossing: Position) -> None:
    crossed = crossing.play("A>K:H")
    assert [str(play) for play in crossed.plays] == ["r4>K"]
    assert tops(crossed.play("r4>K"), "H")[1] == "8H"


def test_after_one_more_heart_none_can_cross(crossing: Position) -> None:
    moves = legal(crossing.play("K>A:H").play("r7>A"))
    assert not {"A>K:H", "K>A:H"} & set(moves)


def test_the_plain_player_wins_deal_4225_only_after_a_crossing(crossing: Position) -> None:
    assert Run.played(4225, "ru-book", "plain").positions[41] == crossing
    assert played_on(crossing).placed == 81
    assert played_on(crossing, "K>A:H").is_won
    assert played_on(crossing, "A>K:H").is_won


# haste


def test_the_diamonds_of_deal_4747_cross_and_three_cards_complete_a_pile() -> None:
    hurry = load("02-hurry")
    assert tops(hurry.positions[52], "D") == ("TD", "JD")
    assert [str(move) for move in hurry.moves[52:55]] == ["K>A:D", "r7>A", "r6>A"]
    assert tops(hurry.positions[55], "D") == ("KD", "QD")


def test_in_the_end_six_diamonds_are_left() -> None:
    end = load("02-hurry").position
    assert end.stage == "lost"
    assert cards_text(end.clouds[0]) == "2D 6D 3D 4D 5D AD"


def test_without_the_crossing_the_plain_player_wins_before_the_wind() -> None:
    run = Run.played(4747, "ru-book", "plain")
    assert run.positions[52] == load("02-hurry").positions[52]
    assert run.positions[-1].is_won
    assert "wind" not in run.stages()


def hasty(view: View) -> Move:
    """Let every top card cross to the king row as soon as it may; else play like `plain`."""
    crossings = (move for move in view.legal_moves if isinstance(move, Transfer))
    return next((move for move in crossings if move.source == "A"), plain(view))


def test_of_a_hundred_deals_the_plain_player_wins_28_and_a_hasty_one_3() -> None:
    won = []
    for player in (plain, hasty):
        games = [Game.deal(number) for number in range(100)]
        for game in games:
            play_out(game, player)
        won.append(sum(game.position.is_won for game in games))
    assert won == [28, 3]


# the exercises


def test_the_exercises_take_these_answers(first: Game, plain_38: Run) -> None:
    first_arc, one_ace_home = first.positions[1:3]
    assert exercise("fits", plain_38.positions[7], "KH AH KS 2D").right
    assert exercise("clause", one_ace_home, "2", move="r8>A").right
    moves = "r2>A r6>A r4>K r7>K next r6>A r7>K"
    assert exercise("play", first_arc, moves, goal="placed", cards=6).right
