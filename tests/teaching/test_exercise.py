"""`sunviz.exercise` as a notebook's cell shows it, and what an author can get wrong."""

import inspect
import re
import subprocess
import sys

import pytest
from helpers.asked import in_each_language
from helpers.table import table

import sunviz
from sunviz.engine import Game, SunError
from sunviz.story import LANGUAGES, LanguageError, error_text, say
from sunviz.teaching import KINDS, Question, ask

GAME = Game.deal(1961)
GAME.push("next")
#: the hearts of the two rows have met, and may cross
TABLE_THAT_MET = table(arcs=3, aces="5H", kings="6H", rays={1: "9S 3C 9H"})
DETAILS = {
    "playable": {},
    "fits": {},
    "clause": {"move": "r5>K"},
    "rules": {"move": "r5>K"},
    "play": {"goal": "placed", "cards": 2},
    "count": {"of": "stock", "after": "next"},
}


@pytest.fixture
def going_down():
    game = Game.deal(1961)
    for _ in range(21):
        game.push("next")
    return game


def test_the_signature():
    assert str(inspect.signature(sunviz.exercise)).startswith(
        "(kind: str, table: sunviz.engine.position.Position | sunviz.engine.game.Game"
        " | sunviz.teaching.guessing.Counted, answer: object = '', *, lang: str = 'en',"
        " **details: Any)"
    )
    assert "exercise" in dir(sunviz)


def test_the_kinds():
    assert list(KINDS) == ["playable", "fits", "lands", "clause", "rules", "play", "count"]
    assert all(issubclass(kind, Question) for kind in KINDS.values())


@in_each_language
@pytest.mark.parametrize("kind", DETAILS)
def test_without_an_answer_question_and_how_to_write(kind, lang):
    shown = sunviz.exercise(kind, GAME, lang=lang, **DETAILS[kind])
    assert shown.right is None
    assert shown.feedback == ""
    assert repr(shown) == str(shown)
    assert repr(shown).replace("\n", " ") == f"{shown.question} {shown.how}"
    assert 'answer="' in shown.how
    assert sunviz.exercise(kind, GAME.position, lang=lang, **DETAILS[kind]) == shown


@in_each_language
@pytest.mark.parametrize("kind", DETAILS)
def test_with_an_answer_question_and_what_is_said(kind, lang):
    question = ask(kind, GAME, **DETAILS[kind])
    right = question.answers[0] if question.answers else "r5>K r12>A"
    shown = sunviz.exercise(kind, GAME, right, lang=lang, **DETAILS[kind])
    assert shown.right is True
    assert shown.feedback.startswith(say(lang, "exercise-right"))
    words = f"{shown.question} {shown.feedback}".split()
    assert repr(shown).split() == words
    if kind != "play":
        assert not re.search(r"answer=|\bNone\b", repr(shown))


@in_each_language
@pytest.mark.parametrize("kind", DETAILS)
@pytest.mark.parametrize("answer", ["", "9H", "6", "nonsense", None, "ru-web", "next next"])
def test_the_text_is_well_set(kind, answer, lang):
    shown = repr(sunviz.exercise(kind, GAME, answer, lang=lang, **DETAILS[kind]))
    lines = shown.splitlines()
    assert max(map(len, lines)) <= 88
    assert not [line for line in lines if line != line.strip() or not line]
    assert not [line for line in lines if line[0] in "–—"]
    assert not re.search(r"  |\u00a0|<\w|\*\*|[{}$]", shown)
    assert repr(sunviz.exercise(kind, GAME, answer, lang=lang, **DETAILS[kind])) == shown


def test_the_number_of_a_clause_does_not_stand_alone():
    for lang in LANGUAGES:
        for move in ("r1>A", "r5>K", "next", "r1.2>K"):
            for answer in ("1", "2", "3", "4", "9"):
                shown = sunviz.exercise("clause", GAME, answer, lang=lang, move=move)
                assert not re.search(r"(п\.|clause|punkt|§|луча|stråle|ray)$", repr(shown), re.M)


def test_the_same_text_in_every_process():
    """Sets of texts differ from run to run; nothing of them may show."""
    code = (
        "import sunviz; g = sunviz.Game.deal(1961); g.push('next');"
        "print(sunviz.exercise('rules', g, 'ru-book-v2', move='r5>K', lang='ru'));"
        "print(sunviz.exercise('playable', g, '3S 4S QD', lang='sv'));"
        "print(sunviz.exercise('fits', g, 'KH AH', lang='en'))"
    )
    texts = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"},
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(texts) == 1


def test_exercises_need_no_picture():
    code = (
        "import sys, sunviz; sunviz.exercise('fits', sunviz.Game.deal(1), 'AH');"
        "print([m for m in ('matplotlib', 'ipywidgets', 'numpy') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@in_each_language
def test_where_a_tip_lands(going_down, lang):
    shown = sunviz.exercise("lands", going_down, "9", ray=1, lang=lang)
    assert shown.right
    assert sunviz.exercise("lands", going_down, "2", ray=1, card="base", lang=lang).right


def test_examples_of_answers_are_never_the_answer(going_down):
    for lang in LANGUAGES:
        assert 'answer="9"' not in sunviz.exercise("lands", going_down, ray=1, lang=lang).how
        assert 'answer="6"' not in sunviz.exercise("clause", TABLE_THAT_MET, move="A>K:H").how


# what an author can get wrong


def over():
    game = Game.deal(1)
    while not game.position.is_over:
        game.push("next")
    return game


WRONG = {
    "exercise_kind": [("quiz", GAME, {}), (None, GAME, {}), (["fits"], GAME, {})],
    "exercise_detail": [
        ("playable", GAME, {"ray": 3}),
        ("count", GAME, {"of": "stock", "moves": "next"}),
        ("play", GAME, {"cards": 3}),
        ("play", GAME, {"goal": "card", "card": "7C", "cards": 3}),
    ],
    "exercise_missing": [
        ("lands", GAME, {}),
        ("clause", GAME, {"text": "B"}),
        ("count", GAME, {}),
        ("play", GAME, {"goal": "placed"}),
        ("play", GAME, {"goal": "card"}),
    ],
    "exercise_value": [
        ("lands", GAME, {"ray": 14}),
        ("lands", GAME, {"ray": "3"}),
        ("lands", GAME, {"ray": 1, "card": "top"}),
        ("clause", GAME, {"move": "next", "text": "X"}),
        ("play", GAME, {"goal": "fun"}),
        ("play", GAME, {"goal": "placed", "cards": 105}),
        ("count", GAME, {"of": "hearts"}),
        ("count", GAME, {"of": "stock", "after": 3}),
    ],
    "exercise_ray": [("lands", GAME, {"ray": 1}), ("lands", Game.deal(1), {"ray": 13})],
    "exercise_no_clause": [
        ("clause", GAME, {"move": "A>K:H"}),
        ("clause", TABLE_THAT_MET, {"move": "K>A:H", "text": "W"}),
    ],
    "exercise_over": [("playable", over(), {}), ("play", over(), {})],
    "move_text": [("clause", GAME, {"move": "x9"}), ("rules", GAME, {"move": None})],
    "card": [("play", GAME, {"goal": "card", "card": "7X"})],
    "picture_subject": [("playable", None, {}), ("count", "1961", {"of": "stock"})],
}
CASES = [(key, *case) for key, cases in WRONG.items() for case in cases]


@pytest.mark.parametrize(
    ("key", "kind", "table", "details"),
    CASES,
    ids=[f"{case[0]}-{n}" for n, case in enumerate(CASES)],
)
def test_a_wrong_use_is_refused_with_its_key(key, kind, table, details):
    with pytest.raises(SunError) as caught:
        sunviz.exercise(kind, table, **details)
    said_in_every_language(caught.value, key)


def said_in_every_language(error, key):
    assert error.key == key
    texts = {lang: error_text(error, lang) for lang in LANGUAGES}
    assert len(set(texts.values())) == 3
    for lang, text in texts.items():
        assert text.endswith("."), text
        assert text != say(lang, "error-unknown", message=str(error))
        if lang != "en":
            assert not re.search(r"\b(the|is|has|not|needs|can)\b", text), text


def test_a_goal_that_is_reached_is_no_exercise():
    game = Game.deal(1961)
    for move in ("next", "r5>K", "r12>A"):
        game.push(move)
    for details in ({"goal": "placed", "cards": 2}, {"goal": "card", "card": "AH"}):
        with pytest.raises(SunError) as caught:
            sunviz.exercise("play", game, **details)
        said_in_every_language(caught.value, "exercise_reached")


def test_the_next_ray_is_named(going_down):
    for ray in (2, 13):
        with pytest.raises(SunError) as caught:
            sunviz.exercise("lands", going_down, ray=ray)
        assert error_text(caught.value, "ru") == (f"Луч {ray} сейчас не собирают: очередь луча 1.")


def test_a_move_after_which_an_exercise_counts_must_be_legal():
    with pytest.raises(SunError) as caught:
        sunviz.exercise("count", GAME, of="stock", after="next r1.5>A")
    assert caught.value.key == "ray_short"


def test_an_unknown_language_is_refused():
    with pytest.raises(LanguageError):
        sunviz.exercise("fits", GAME, lang="de")
    with pytest.raises(LanguageError):
        ask("fits", GAME).check("7C", "de")
