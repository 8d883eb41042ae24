"""Deals of a kind wished for: each is what it is said to be."""

import pytest

from sunviz.engine import RULE_BOOKS, Game, Transfer, play_out
from sunviz.explorer import analyst
from sunviz.study import StudyError, wishes
from sunviz.study.lost import BOTH_VARIANTS, tables_to_proof
from sunviz.study.solver import solve
from sunviz.study.wishes import WISHES, wished_deal


def won_by(player, number, rules):
    game = Game.deal(number, rules)
    play_out(game, player)
    return game.position.is_won


@pytest.mark.parametrize("rules", ["ru-book", "ru-web"])
@pytest.mark.parametrize("wish", WISHES)
def test_what_is_found_is_what_was_wished_for_and_its_line_wins(wish, rules):
    found = wished_deal(wish, rules=rules, seed=5)
    game = Game.deal(found.number, rules)
    for move in found.line:
        game.push(move)
    assert game.position.is_won
    if wish == "lost":
        assert found.against == BOTH_VARIANTS
        assert tables_to_proof(found.number, found.against) is not None
        return
    assert won_by("careful", found.number, rules) == (wish != "hard")
    if wish != "transfer":
        assert not won_by("plain", found.number, rules)
        return
    assert isinstance(found.line[found.at - 1], Transfer)
    assert not any(isinstance(move, Transfer) for move in found.line[found.at :])
    before = game.positions[found.at - 1].to_dict()
    closed = f"{rules} transfers=none"
    there = type(game.position).from_dict(before, rules=closed, wind=found.number)
    assert solve(there).kind == "impossible"


def test_the_same_seed_finds_the_same_deal():
    assert wished_deal("thinking", seed=9) == wished_deal("thinking", seed=9)
    numbers = {wished_deal("thinking", seed=seed).number for seed in range(4)}
    assert len(numbers) == 4


def test_it_stops_when_told_and_knows_its_wishes():
    assert wished_deal("hard", stop=lambda: True) is None
    assert wished_deal("lost", stop=lambda: True) is None
    with pytest.raises(StudyError, match="thinking, hard, transfer, lost"):
        wished_deal("easy")


def test_what_cannot_be_won_under_its_own_rules_is_not_offered_as_won(monkeypatch):
    monkeypatch.setattr(wishes, "MOST_PROOFS", 1)
    monkeypatch.setattr(wishes, "STATES", 1000)
    assert wished_deal("lost", rules=BOTH_VARIANTS) is None


def test_the_table_offers_what_is_known():
    assert analyst.WISHES == WISHES
    assert set(RULE_BOOKS) >= {"ru-book", "ru-web"}
