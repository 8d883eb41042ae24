"""Moves and cards as texts: read back as written, nonsense refused."""

import pytest

from sunviz.engine import CardError, MoveError, Next, Play, Relocate, Spot, Transfer, read_move
from sunviz.engine.cards import PACK, card_text, read_card, read_cards

EVERY_MOVE = [
    Next(),
    *(Play(Spot("r", n, card), row) for n in (1, 7, 10, 13) for card in (0, 1, 9, 20)
      for row in "AKB"),
    *(Play(Spot("c", n, card), row) for n in (1, 9, 10) for card in (1, 20, 104) for row in "AKB"),
    *(Transfer(row, suit) for row in "AK" for suit in range(4)),
    *(Relocate(Spot("r", n, card), to) for n in (1, 13) for card in (0, 1, 12) for to in (2, 12)),
]  # fmt: skip


@pytest.mark.parametrize("move", EVERY_MOVE, ids=str)
def test_a_move_is_read_back_as_written(move):
    assert read_move(str(move)) == move
    assert read_move(move) is move
    assert hash(read_move(str(move))) == hash(move)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("next", Next()),
        ("r7>A", Play(Spot("r", 7), "A")),
        ("r7.2>K", Play(Spot("r", 7, 2), "K")),
        ("c3.1>A", Play(Spot("c", 3, 1), "A")),
        ("A>K:H", Transfer("A", 2)),
        ("K>A:H", Transfer("K", 2)),
        ("r4>B", Play(Spot("r", 4), "B")),
        ("r4>r9", Relocate(Spot("r", 4), 9)),
        ("r4.2>r9", Relocate(Spot("r", 4, 2), 9)),
    ],
)
def test_the_notation_of_the_contract(text, move):
    assert read_move(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "Next", "nextnext", "next next", "r0>A", "r14>A", "r07>A", "r7", "r7>", "r7>X",
        "r7>a", "R7>A", "r7.0>A", "r7.>A", "r7 >A", "r7> A", "r-1>A", "r7.1.2>A", "r4>r0",
        "r4>r14", "r4>r99", "c1>A", "c0.1>A", "c1.0>A", "c1.1>r2", "c1.1", "A>A:H", "K>K:H",
        "A>K:X", "A>K", "A>K:h", "A>B:H", "B>A:H", "r1000>A", "c1.1000>A", "r7>A!", "8H", "{r7>A}",
    ],
    ids=repr,
)  # fmt: skip
def test_nonsense_is_refused(text):
    with pytest.raises(MoveError) as caught:
        read_move(text)
    assert str(caught.value).startswith(f"{text!r} is no move: moves look like 'next'")
    assert caught.value.key == "move_text"


@pytest.mark.parametrize("text", ["r٣>A", "r1٣>A", "r1٣.1>A", "c1.1٣>A", "r4>r1٣", "r1３>A"])
def test_digits_of_other_scripts_are_refused(text):
    """The notation is ASCII."""
    with pytest.raises(MoveError):
        read_move(text)


@pytest.mark.parametrize("thing", [None, 7, 1.5, b"next", ["next"], Spot("r", 7)], ids=repr)
def test_what_is_no_text_is_refused(thing):
    with pytest.raises(MoveError, match="is no move"):
        read_move(thing)


# cards


def test_cards_are_written_as_two_ascii_letters_and_read_back():
    assert [read_card(card_text(card)) for card in PACK] == list(PACK)
    assert card_text(0) == "AC"
    assert len({card_text(card) for card in PACK}) == 52


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("10H", "TH"), ("10♥", "TH"), ("t♥", "TH"), ("a♣", "AC"), ("qd", "QD"), ("K♦", "KD"),
        ("2♠", "2S"), (" 7h ", "7H"), ("7♥️", "7H"), ("10s", "TS"),
    ],
)  # fmt: skip
def test_reading_also_accepts_10_lower_case_and_symbols(text, card):
    assert card_text(read_card(text)) == card


@pytest.mark.parametrize(
    "text", ["", "1H", "11H", "7", "H", "H7", "7HH", "77H", "0H", "10", "7 H", "7X", "Т♥", "110H"]
)
def test_a_text_that_is_no_card_is_refused(text):
    with pytest.raises(CardError) as caught:
        read_card(text)
    assert str(caught.value).startswith(f"{text!r} is no card: write the rank")


@pytest.mark.parametrize("text", ["7ſ"], ids=ascii)
def test_a_letter_that_only_looks_like_one_in_capitals_is_refused(text):
    """The long s is a capital S in capitals."""
    with pytest.raises(CardError):
        read_card(text)


@pytest.mark.parametrize("thing", [None, 7, 1.5, b"7H", ["7H"]], ids=repr)
def test_what_is_no_text_is_no_card(thing):
    with pytest.raises(CardError, match="a card is a text"):
        read_card(thing)


def test_the_card_that_cannot_be_read_is_counted():
    with pytest.raises(CardError, match="card 3: 'ZZ' is no card"):
        read_cards("AC 2C ZZ 3C")
