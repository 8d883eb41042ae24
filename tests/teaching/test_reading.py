"""What a reader may write, and what is said to what cannot be read."""

import re

import pytest
from helpers.asked import in_each_language

from sunviz.engine import Game
from sunviz.engine.cards import PACK, card_text
from sunviz.engine.moves import read_move
from sunviz.story import LANGUAGES, card_sign
from sunviz.teaching import AnswerError, ask
from sunviz.teaching.question import is_blank
from sunviz.teaching.reading import (
    books_of,
    cards_of,
    clause_numbers,
    moves_of,
    number_of,
    place_of,
)


@in_each_language
@pytest.mark.parametrize("card", PACK, ids=card_text)
def test_every_card_in_every_way(lang, card):
    text, sign = card_text(card), card_sign(card, lang)
    ways = [text, text.lower(), sign, sign.lower(), sign + "\ufe0e", text[0] + sign[-1]]
    ways.append(text.replace("T", "10", 1))
    assert [cards_of(way, lang) for way in ways] == [(card,)] * len(ways)


@pytest.mark.parametrize(
    ("lang", "written", "card"),
    [
        ("ru", "Т♣", "AC"), ("ru", "В♦", "JD"), ("ru", "д♥", "QH"), ("ru", "К♠", "KS"),
        ("ru", "Тт", "AC"), ("ru", "Дб", "QD"), ("ru", "10ч", "TH"), ("ru", "Вп", "JS"),
        ("ru", "7С", "7C"), ("ru", "7Н", "7H"), ("ru", "АS", "AS"), ("ru", "T♣", "TC"),
        ("sv", "E♣", "AC"), ("sv", "kn♦", "JD"), ("sv", "D♥", "QH"), ("sv", "K♠", "KS"),
        ("sv", "EK", "AC"), ("sv", "DR", "QD"), ("sv", "KnS", "JS"), ("sv", "KH", "KH"),
        ("en", "10H", "TH"), ("en", "j♠", "JS"),
    ],
)  # fmt: skip
def test_the_reader_s_own_letters(lang, written, card):
    assert [card_text(one) for one in cards_of(written, lang)] == [card]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("none", ["none", "нет", "inga", "–", "0", "Нет."])
def test_none(lang, none):
    assert cards_of(none, lang) == books_of(none) == ()


@pytest.mark.parametrize(
    "answer", ["7C, QD", "7c;qd", "7C and QD", "7C и Q♦", "7C och\nQD", ["7C", "QD"], ("7C QD",)]
)
def test_what_stands_between_cards(answer):
    assert cards_of(answer, "ru") == (6, 24)


@in_each_language
@pytest.mark.parametrize("wrong", ["7", "7X", "1C", "11H", "C7", "семёрка", "Q", "7C8C", "♣"])
def test_no_card(lang, wrong):
    with pytest.raises(AnswerError):
        cards_of(f"QD {wrong}", lang)


def test_cards_of_another_language_are_not_guessed():
    for lang, wrong in (("en", "Д♦"), ("sv", "Д♦"), ("ru", "Kn♦"), ("en", "Kn♦")):
        with pytest.raises(AnswerError):
            cards_of(wrong, lang)


@pytest.mark.parametrize("answer", ["13", 13, " 13 ", "13.", ["13"]])
def test_numbers(answer):
    assert number_of(answer) == 13


@pytest.mark.parametrize("wrong", ["x", "1 3", "-1", "1.5", "٣", "9" * 5000, 10**12, "²"])
def test_no_number(wrong):
    with pytest.raises(AnswerError):
        number_of(wrong)


@pytest.mark.parametrize(
    ("answer", "place"),
    [
        ("9", ("r", 9)), (9, ("r", 9)), ("ray 9", ("r", 9)), ("Луч 9", ("r", 9)),
        ("stråle 9", ("r", 9)), ("r9", ("r", 9)), ("cloud 2", ("c", 2)), ("Туча 2.", ("c", 2)),
        ("moln 2", ("c", 2)), ("c2", ("c", 2)), ("с2", ("c", 2)), ("cloud2", ("c", 2)),
        (["cloud", 2], ("c", 2)),
    ],
)  # fmt: skip
def test_places(answer, place):
    assert place_of(answer) == place


@pytest.mark.parametrize("wrong", ["cloud", "somewhere", "9 10", "ray", "cloud 2 3", "K 9"])
def test_no_place(wrong):
    with pytest.raises(AnswerError):
        place_of(wrong)


@pytest.mark.parametrize(
    ("answer", "numbers"),
    [
        ("6", ["6"]), (6, ["6"]), ("cl. 6", ["6"]), ("§ 6", ["6"]), ("§6", ["6"]),
        ("п. 6", ["6"]), ("punkt 6", ["6"]), ("V2", ["V2"]), ("v2", ["V2"]), ("В2", ["V2"]),
        ("вариант 2", ["V2"]), ("variant 2", ["V2"]), ("8 and 9", ["8", "9"]), ("8, 8", ["8"]),
    ],
)  # fmt: skip
def test_clauses(answer, numbers):
    assert list(clause_numbers(answer)) == numbers


@pytest.mark.parametrize("wrong", ["six", "clause", "V", "6a", "-6", "1234"])
def test_no_clause(wrong):
    with pytest.raises(AnswerError):
        clause_numbers(wrong)


def test_moves():
    line = "next r7>A r7.2>K c3.1>A A>K:H K>A:C r4>B r4>r9 r4.2>r9"
    moves = tuple(map(read_move, line.split()))
    for written in (line, line.upper(), line.lower(), line.replace(" ", ", "), line.split()):
        assert moves_of(written) == moves
    assert moves_of(moves) == moves
    assert moves_of(moves[1]) == moves[1:2]
    assert moves_of("r7>А с3.1>К r4>В") == tuple(map(read_move, ["r7>A", "c3.1>K", "r4>B"]))


def test_a_word_that_is_no_move_is_told_by_its_number():
    with pytest.raises(AnswerError) as caught:
        moves_of("next next r7-A")
    assert caught.value.fields == {"number": 3, "move": "r7-A"}


# nonsense


class Odd:
    def __str__(self):
        raise RuntimeError


NONSENSE = [
    None, True, 3.5, b"7C", {"7C"}, {}, object(), Odd(), [None], ["7C", 3.5], range(3), 10**5000,
    "??", "{answer}", "$x", "\x00\x1b[31m", "\ud800", "x" * 100_000, "7C" * 5000, "\u202e7C",
    "ⅷ", "Nope", "answer", "'7C'", '"7C"', "-1", "0.5", "…",
]  # fmt: skip
_GAME = Game.deal(1961)
while _GAME.position.stage != "sunset":
    _GAME.push("next")
QUESTIONS = [
    ask("playable", _GAME),
    ask("fits", _GAME),
    ask("lands", _GAME, ray=2),
    ask("clause", _GAME, move="r2>A"),
    ask("rules", _GAME, move="r2>A"),
    ask("play", _GAME),
    ask("count", _GAME, of="placed"),
]


@in_each_language
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: type(q).__name__)
@pytest.mark.parametrize("answer", NONSENSE, ids=lambda a: ascii(type(a).__name__))
def test_nonsense_is_answered_in_a_sentence(question, answer, lang):
    feedback = question.check(answer, lang)
    assert feedback.right is None
    assert 5 < len(feedback.text) < 300
    assert feedback.text.endswith(".")
    assert "\n" not in feedback.text
    assert all(sign.isprintable() for sign in feedback.text)
    assert "�" not in feedback.text or isinstance(answer, str)
    if lang != "en" and not (isinstance(answer, str) and re.search("[A-Za-z]", answer)):
        assert not re.search(r"\b(is|are|number|card|the)\b", feedback.text)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: type(q).__name__)
@pytest.mark.parametrize("blank", ["", "  \n", [], ()])
def test_no_answer_is_nothing_to_judge(question, blank):
    assert is_blank(blank)
    assert question.check(blank, "sv").right is None
    assert question.check(blank, "sv").text == ""
