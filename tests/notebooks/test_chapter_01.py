"""What chapter 1 says about deal 1961 is so."""

from __future__ import annotations

import pytest

from sunviz.engine import Game
from sunviz.engine.cards import cards_text
from sunviz.explorer.run import Run


@pytest.fixture(scope="module")
def plain() -> Run:
    return Run.played(1961, "ru-book", "plain")


def test_a_king_and_an_ace_lie_ready_in_the_first_arc(plain: Run) -> None:
    game = Game.deal(1961)
    game.push("next")
    assert [str(move) for move in game.position.legal_moves] == ["r5>K", "r12>A", "next"]


def test_two_more_arcs_leave_65_cards() -> None:
    game = Game.deal(1961)
    for _ in range(3):
        game.push("next")
    assert len(game.position.stock) == 65


def test_ray_1_is_opened_at_step_37_and_gives_its_base(plain: Run) -> None:
    opened = plain.positions[37]
    assert (opened.stage, opened.ray, opened.placed) == ("sun", 1, 28)
    assert cards_text(opened.rays[0]).startswith("5H ")
    assert len(opened.rays[0]) == 5
    assert str(plain.game.moves[37]) == "r1.1>A"


def test_ray_1_is_dealt_out_at_step_84(plain: Run) -> None:
    evening, dealt = plain.positions[83:85]
    assert cards_text(evening.rays[0]) == "TS TC QD"
    assert (dealt.stage, dealt.ray, dealt.placed) == ("sunset", 1, 62)
    assert cards_text(ray[-1] for ray in dealt.rays[1:4]) == "TS TC QD"


def test_six_clouds_then_a_wind_of_16_cards_none_of_which_fits(plain: Run) -> None:
    assert plain.positions[119].ray == 13
    assert len([cloud for cloud in plain.positions[119].clouds if cloud]) == 6
    assert plain.positions[123].stage == "wind"
    assert len(plain.positions[123].clouds[0]) == 16
    assert [position.stage for position in plain.positions[124:]] == ["lost"]


def test_the_careful_player_brings_all_home_before_the_wind() -> None:
    careful = Run.played(1961, "ru-book", "careful")
    assert careful.positions[-1].stage == "won"
    assert "wind" not in careful.stages()
