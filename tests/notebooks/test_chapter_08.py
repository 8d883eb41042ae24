"""What chapter 8 says about the deck written down there is so."""

from __future__ import annotations

import re
from itertools import permutations

import pytest
from helpers.books import book_of, cells

from sunviz.engine import RULE_BOOKS, Game, Rules
from sunviz.engine.cards import cards_text
from sunviz.explorer.run import Run
from sunviz.story import explain

(DECK,) = (
    match[1]
    for cell in cells(book_of("08", "en"), "code")
    if (match := re.fullmatch(r'deck = """(.*)"""', cell["source"], re.DOTALL))
)
LAST_TWO = RULE_BOOKS["ru-book"].but(cloud_ends="last_two")


def played(rules: str | Rules = "ru-book", wind: str | int = 0) -> Run:
    return Run.played(Game.from_deck(DECK, rules, wind=wind), rules, "plain")


@pytest.fixture(scope="module")
def book() -> Run:
    return played()


def test_each_line_holds_two_arcs() -> None:
    assert [len(line.split()) for line in DECK.splitlines()] == [26] * 4


def test_the_first_arc_has_a_king_two_aces_and_a_two(book: Run) -> None:
    fitting = {cards_text([ray[-1]]) for ray in book.positions[1].rays} & {"KD", "AH", "AD", "2H"}
    assert len(fitting) == 4
    assert [str(move) for move in book.positions[1].legal_moves] == ["r2>K", "r5>A", "r6>A", "next"]


def test_one_switch_decides_about_the_jack_of_clubs(book: Run) -> None:
    other = played(LAST_TWO)
    assert book.game.moves[:121] == other.game.moves[:121]
    before, move = book.step(122)
    assert str(move) == "c5.1>A"
    assert cards_text(before.clouds[4][:1]) == "JC"
    assert move not in other.positions[121].legal_moves
    assert (book.positions[-1].placed, other.positions[-1].placed) == (101, 87)


def test_the_jack_of_clubs_may_not_be_laid_on_the_king_row() -> None:
    game = Game.from_deck(DECK)
    for move in ("next", "r2>K", "r5>A"):
        game.push(move)
    assert cards_text(game.position.rays[12]) == "JC"
    assert not explain(game, "r13>K").legal


def test_four_cards_come_to_the_wind(book: Run) -> None:
    at = book.stages()["wind"]
    assert at == 135
    assert sorted(cards_text(book.positions[at].clouds[0]).split()) == ["2S", "3S", "AC", "AS"]


def test_the_wind_of_the_chapter_brings_all_home() -> None:
    assert played(wind="AC 3S AS 2S").positions[-1].stage == "won"


def test_a_wind_loses_when_the_three_lies_between_the_other_spades() -> None:
    for row in permutations(("AC", "AS", "2S", "3S")):
        spades = [card for card in row if card != "AC"]
        won = played(wind=" ".join(row)).positions[-1].stage == "won"
        assert won == (spades[1] != "3S"), row
