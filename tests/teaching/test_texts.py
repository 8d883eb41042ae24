"""The words of the exercises: plural forms, no other language left over, every text in use."""

import re
from pathlib import Path

import pytest
from helpers.asked import asked_of, of_each_book

import sunviz.teaching
from sunviz.engine.cards import card_text
from sunviz.story import LANGUAGES, explain, keys, say
from sunviz.teaching import (
    Count,
    Fitting,
    Landing,
    Playable,
    WhichBooks,
    WhichClause,
    picked_up_next,
)

ENGLISH = re.compile(
    r"\b(the|of|is|are|and|from|not|rays?|cards?|clouds?|row|arc|our|move|right|only|more|book)\b",
    re.IGNORECASE,
)
SWEDISH = re.compile(r"\b(är|och|inte|kort|stråle|moln|bara|till|som)\b", re.IGNORECASE)
#: what is Latin in every language: what a reader types, moves, names of rule books
TYPED = re.compile(
    r'answer="[^"]*"|«[^»]*»|”[^”]*”|\b(ru-book(-v[12])?|ru-web|sv-wiki)\b|\bnext\b|\bV\d\b'
    r"|\b[rc]\d+(\.\d+)?(>(r\d+|[AKB]))?|\b[AK]>[AK]:[CDHS]|\b[CDHS]\b"
)
#: how the name of a rule book begins
BOOKS = ("ru", "sv")


def texts_of(question, answers, lang):
    yield question.prompt(lang)
    yield question.how(lang)
    yield question.why(lang)
    for answer in (*question.answers, *answers):
        yield question.check(answer, lang).text


def questions(position):
    """Yield questions about a position, each with a few answers."""
    if not position.is_over:
        inner = [card_text(card) for ray in position.rays for card in ray[:-1]][:4]
        inner += [card_text(card) for cloud in position.clouds for card in cloud[1:-1]][:2]
        for kind in (Playable, Fitting):
            yield kind(position), ["none", inner, "7C QD", "AH", "7X"]
        if ray := picked_up_next(position):
            for card in ("tip", "base"):
                yield Landing(position, ray, card), ["1", "13", "14", "cloud 1", "9", "cloud", "?"]
    for move in (*position.legal_moves[-2:], "r2>A", "c1.1>K", "r13.2>A"):
        yield WhichBooks(position, move), ["ru-web ru-book-v2", "none", "x"]
        if explain(position, move).clauses[0] != "ours":
            yield WhichClause(position, move), ["3", "6", "9", "V3"]
    for of in ("stock", "placed", "playable", "fits", "rays", "clouds"):
        yield Count(position, of), ["0", "104", "?"]


@of_each_book
def test_only_the_reader_s_language(book):
    for position, lang in asked_of(book):
        for question, answers in questions(position):
            for text in texts_of(question, answers, lang):
                bare = TYPED.sub("", text)
                for line in text.splitlines():
                    assert line[0].isupper() or line[0] in "0123456789“«”" or line[:2] in BOOKS
                    assert line.endswith((".", "?", ".)")), line
                assert not re.search(r"[{}$]|  |\bNone\b|\.\.|'", text), text
                if lang == "ru":
                    assert not re.search("[A-Za-z]", bare), text
                elif lang == "sv":
                    assert not ENGLISH.search(bare), text
                else:
                    assert not SWEDISH.search(bare), text
                assert lang == "ru" or not re.search("[А-Яа-яё]", text), text


MISSING = {
    "en": {1: "One more card is", 2: "2 more cards are", 21: "21 more cards are"},
    "sv": {1: "Ett kort till är spelbart", 2: "2 kort till är spelbara", 21: "21 kort till"},
    "ru": {
        1: "Не названа ещё одна игровая карта.",
        2: "Не названы ещё 2 игровые карты.",
        5: "Не названо ещё 5 игровых карт.",
        11: "Не названо ещё 11 игровых карт.",
        21: "Не названа ещё 21 игровая карта.",
        104: "Не названы ещё 104 игровые карты.",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_so_many_cards_are_missing(lang):
    for count, words in MISSING[lang].items():
        assert words in say(lang, "exercise-playable-missing", count=count)


@pytest.mark.parametrize(
    ("count", "fits", "wrong", "at_least", "moves", "names"),
    [
        (1, "одну карту", "одна карта", "1 карты", "1 ход", "одного названия"),
        (2, "2 карты", "2 карты", "2 карт", "2 хода", "2 названий"),
        (5, "5 карт", "5 карт", "5 карт", "5 ходов", "5 названий"),
        (11, "11 карт", "11 карт", "11 карт", "11 ходов", "11 названий"),
        (21, "21 карту", "21 карта", "21 карты", "21 ход", "21 названия"),
        (104, "104 карты", "104 карты", "104 карт", "104 хода", "104 названий"),
    ],
)
def test_russian_numbers_take_their_nouns(count, fits, wrong, at_least, moves, names):
    assert say("ru", "exercise-fits-missing", count=count).endswith(f"ещё {fits}.")
    assert wrong in say("ru", "exercise-more-wrong", count=count)
    assert say("ru", "exercise-ask-play-placed", count=count).endswith(f"не меньше {at_least}.")
    assert say("ru", "exercise-play-reached", count=count).endswith(f"за {moves}.")
    assert say("ru", "exercise-rules-missing", count=count).endswith(f"не хватает {names}.")


@pytest.mark.parametrize(
    ("count", "ray", "centre"),
    [
        (1, "лежит 1 карта,", "1 карта,"), (2, "лежат 2 карты,", "2 карты,"),
        (5, "лежит 5 карт,", "5 карт,"), (11, "лежит 11 карт,", "11 карт,"),
        (21, "лежит 21 карта,", "21 карта,"), (104, "лежат 104 карты,", "104 карты,"),
    ],
)  # fmt: skip
def test_russian_numbers_and_their_verbs(count, ray, centre):
    assert ray in say("ru", "exercise-lands-cloud", ray=7, count=count, rays=6)
    assert f"В центре {centre}" in say("ru", "exercise-play-stands", count=count, wanted=9)


@pytest.mark.parametrize("count", [1, 2, 5, 11, 21, 104])
def test_one_and_many_in_english_and_swedish(count):
    one = count == 1
    assert ("card must" in say("en", "exercise-ask-play-placed", count=count)) == one
    assert ("move." in say("en", "exercise-play-reached", count=count)) == one
    assert ("name is" in say("en", "exercise-rules-missing", count=count)) == one
    assert ("Ett namn" in say("sv", "exercise-rules-missing", count=count)) == one
    assert ("Ett kort till" in say("sv", "exercise-fits-missing", count=count)) == one


def test_every_sentence_is_said_somewhere():
    """A key of the catalogue is named in the source, whole or by its beginning."""
    room = Path(sunviz.teaching.__file__).parent
    source = "\n".join(path.read_text("utf-8") for path in room.glob("*.py"))
    for key in keys("en"):
        if key.startswith("exercise-"):
            name = key.removeprefix("exercise-")
            made = ("ask-play-", "count-")
            begun = any(name.startswith(start) and f'f"{start}{{' in source for start in made)
            ended = name.endswith("-missing") and '{self.name}-missing"' in source
            assert f'"{name}"' in source or f'"{key}"' in source or begun or ended, key
