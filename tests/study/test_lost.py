"""Deals lost whatever one does: the stored ones are, and the readable engine says so as well."""

import json

import numpy as np
import pytest

from sunviz.engine import Game, Position
from sunviz.engine.cards import read_card
from sunviz.engine.deals import SCHEME, SplitMix64
from sunviz.engine.steps import after
from sunviz.study import lost
from sunviz.study.lost import BOTH_VARIANTS, known_lost, meagre, tables_to_proof
from sunviz.study.readable import row_of
from sunviz.study.solver.lines import turn_of
from sunviz.study.wishes import NUMBERS

LINES = lost._FILE.read_text(encoding="utf-8").splitlines()
ROWS = {
    deal: (placed, tables)
    for deal, placed, tables in (map(int, line.split(",")) for line in LINES[2:])
}
MOST_MEAGRE = min(ROWS, key=ROWS.get)


def every_table(deal: int, rules: str) -> set[Position]:
    """Every table that legal moves lead to from the start of a deal, by the readable engine."""
    start = Game.deal(deal, rules).position
    seen, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for move in here.legal_moves:
            there = after(here, move)
            if there not in seen:
                seen.add(there)
                todo.append(there)
    return seen


def test_the_stored_deals_have_a_header_and_are_sorted():
    header = json.loads(LINES[0].removeprefix("# "))
    assert header["scheme"] == SCHEME
    assert (header["rules"], header["states"]) == (BOTH_VARIANTS, lost.STATES)
    assert known_lost() == tuple(sorted(ROWS))
    assert all(0 <= deal < NUMBERS for deal in ROWS)


def test_a_sample_of_the_stored_deals_is_proven_anew():
    sample = np.random.default_rng(1961).choice(sorted(ROWS), 2, replace=False).tolist()
    for deal in {MOST_MEAGRE, *sample}:
        placed, tables = ROWS[deal]
        assert row_of(deal, BOTH_VARIANTS, "plain")[1] == placed
        assert tables_to_proof(deal, BOTH_VARIANTS) == tables


@pytest.fixture(scope="module")
def tables() -> set[Position]:
    return every_table(MOST_MEAGRE, BOTH_VARIANTS)


def test_the_readable_engine_finds_no_way_either(tables):
    assert not any(table.is_won for table in tables)
    assert max(table.placed for table in tables) == 12
    assert {table.stage for table in tables} == {"sunrise", "sunset", "wind", "lost"}


@pytest.mark.parametrize("card", ["3C", "2D", "3H", "3S"])
def test_why_the_most_meagre_deal_is_lost(tables, card):
    """Each suit stops at a card that lies free only before its pile has come so far."""
    suit, rank = divmod(read_card(card), 13)
    still = [table for table in tables if table.stage in ("sunrise", "sunset")]
    waiting = {turn_of(table) for table in still if max(table.heights[suit::4]) >= rank}
    free = {turn_of(table) for table in still if read_card(card) in ends(table)}
    assert max(free) < min(waiting)


def ends(table: Position) -> set[int]:
    rays = {ray[-1] for ray in table.rays if ray}
    return rays | {cloud[end] for cloud in table.clouds if cloud for end in (0, -1)}


def test_what_can_be_won_or_takes_too_long_is_not_proven_lost():
    assert tables_to_proof(1961, "ru-book", states=300_000) is None
    assert tables_to_proof(MOST_MEAGRE, BOTH_VARIANTS, states=1000) is None
    assert tables_to_proof(MOST_MEAGRE, BOTH_VARIANTS, stop=lambda: True) is None


def test_deals_to_look_at_are_drawn_from_the_stored_ones():
    numbers = meagre(SplitMix64(4).below, NUMBERS, Game.deal(0, BOTH_VARIANTS).rules)
    assert {next(numbers) for _ in range(200)} == set(ROWS)


@pytest.mark.parametrize("rules", ["ru-book-v1", "ru-web"])
def test_for_other_rules_they_are_the_most_meagre_of_many(rules, monkeypatch):
    monkeypatch.setattr(lost, "BLOCK", 50)
    deal = next(meagre(SplitMix64(4).below, NUMBERS, Game.deal(0, rules).rules))
    stream = SplitMix64(4)
    drawn = [stream.below(NUMBERS) for _ in range(50)]
    assert deal == min(drawn, key=lambda number: row_of(number, rules, "plain")[1])
