"""The quiz's questions: one right answer each, the same for the same seed, in three languages."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from helpers.asked import in_each_language, of_each_book
from helpers.quiz_answers import right_answers

from sunviz.engine import RULE_BOOKS, Game, Play, Spot, SunError, read_rules
from sunviz.story import LANGUAGES, card_sign, clauses_of, error_text, say
from sunviz.teaching.asked import Asked, Choosing, Marking
from sunviz.teaching.clause_asked import _SUBJECTS, ClauseFor, subjects_of
from sunviz.teaching.coming import WhatNext
from sunviz.teaching.landings_asked import WhereLands
from sunviz.teaching.making import STAGES, stages_of
from sunviz.teaching.marking import MarkPlayable
from sunviz.teaching.quiz import LEVELS, MAKERS, questions
from sunviz.teaching.text_asked import WhichText


def known(question: Asked) -> set[object]:
    """Return the right answer as the question itself has it."""
    if isinstance(question, Marking):
        return set(question.right)
    assert isinstance(question, Choosing)
    return {question.right}


@cache
def of_all_levels(book: str) -> tuple[Asked, ...]:
    """Return questions of a rule book, two quizzes a level."""
    levels = (*stages_of(RULE_BOOKS[book]), "all")
    return tuple(
        question
        for seed in range(2)
        for level in levels
        for question in questions(seed, level=level, rules=book)
    )


@of_each_book
def test_the_engine_finds_the_one_right_answer_and_no_other(book: str) -> None:
    """Over 1,000 questions; tests/benchmarks/quiz_10000.py asks 10,000."""
    kinds: Counter[str] = Counter()
    more = [question for seed in range(100, 110) for question in questions(seed, rules=book)]
    for question in (*of_all_levels(book), *more):
        assert right_answers(question) == known(question), question
        kinds[question.kind] += 1
    wanted = set(MAKERS) - ({"lands"} if book == "ru-web" else set())
    assert set(kinds) == wanted  # the web article leaves the order of a ray open


def test_the_long_way_round_notices_a_wrong_question() -> None:
    """The check itself can fail: every kind of question is spoilt."""
    spoilt = set()
    for question in of_all_levels("ru-book"):
        if isinstance(question, Choosing):
            count = len(question.choices("en"))
            worse: Asked = replace(question, right=(question.right + 1) % count)
            assert right_answers(worse) != known(worse)
        else:
            assert isinstance(question, Marking)
            assert right_answers(question) != known(question) - {min(question.right, key=str)}
            assert right_answers(question) < set(question.spots)
        spoilt.add(question.kind)
    assert spoilt == set(MAKERS)


@of_each_book
def test_the_same_seed_gives_the_same_quiz(book: str) -> None:
    assert questions(3, rules=book) == questions(3, rules=book)
    assert questions(3, rules=book) != questions(4, rules=book)


def test_a_seed_means_the_same_questions_for_ever() -> None:
    """Neither another Python nor another order of hashing changes a quiz."""
    code = (
        "from sunviz.teaching.quiz import questions\n"
        "for q in questions(3, count=8): print(q.kind, repr(q.position), q.prompt('en'))"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True,
            env={"PYTHONHASHSEED": seed, "PATH": ""},
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
    assert told[0] == told[1]
    here = questions(3, count=8)
    assert [line.split()[0] for line in told[0].splitlines()] == [one.kind for one in here]
    assert [one.kind for one in here] == FIRST_KINDS
    assert [repr(one.position) for one in here[:3]] == FIRST_TABLES


FIRST_KINDS = ["clause", "text", "next", "fits", "playable", "next", "playable", "lands"]
FIRST_TABLES = [
    "<Position sunset: ray 2 set, no cloud, 45 placed>",
    "<Position sun: ray 10 open, 31 placed>",
    "<Position sunrise: 5 arcs laid, 39 cards in stock, 14 placed>",
]


@of_each_book
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_asks_about_its_stage_only(book: str, level: str) -> None:
    if level in STAGES and level not in stages_of(RULE_BOOKS[book]):
        with pytest.raises(SunError):
            questions(1, level=level, rules=book)
        return
    found = questions(7, level=level, rules=book, count=8)
    stages = {question.position.stage for question in found}
    assert stages == ({level} if level in STAGES else set(stages_of(RULE_BOOKS[book])))
    assert all(question.position.rules == RULE_BOOKS[book] for question in found)


def test_the_kinds_take_turns() -> None:
    kinds = Counter(question.kind for question in questions(5, level="sunset", count=24))
    assert set(kinds) == set(MAKERS)
    assert max(kinds.values()) - min(kinds.values()) <= 2


@in_each_language
def test_every_question_is_said_in_each_language(lang: str) -> None:
    for book in RULE_BOOKS:
        for question in of_all_levels(book):
            assert question.prompt(lang).endswith((".", "?"))
            assert question.why(lang)
            assert question.answer(lang)
            if isinstance(question, Choosing):
                texts = question.choices(lang)
                assert len(texts) == len(set(texts)) >= 3, texts
                for at in range(len(texts)):
                    said = question.check(at, lang)
                    assert said.right is (at == question.right)
                    right, wrong = say(lang, "exercise-right"), say(lang, "exercise-wrong")
                    assert said.text.startswith(right if said.right else wrong)
                    assert len(said.text) > len(wrong)


@in_each_language
def test_marks_are_told_what_is_wrong_and_what_is_missing(lang: str) -> None:
    for question in of_all_levels("ru-book"):
        if not isinstance(question, Marking):
            continue
        assert question.check(question.right, lang).right is True
        assert question.check((), lang).right is None
        wrong = [spot for spot in question.spots if spot not in question.right]
        everything = question.check(question.spots, lang)
        assert everything.right is False
        lines = everything.text.splitlines()
        assert len(lines) == len(set(lines)) <= 1 + min(3, len(wrong)) + (len(wrong) > 3)
        assert card_sign(question.position.card_at(wrong[0]) or 0, lang) in lines[1]
        if len(question.right) > 1:
            some = tuple(question.right)[:1]
            count = len(question.right) - 1
            missing = say(lang, f"exercise-{question.kind}-missing", count=count)
            assert missing in question.check(some, lang).text


def test_a_wrong_answer_never_gives_the_right_one_away() -> None:
    for question in of_all_levels("ru-book"):
        if isinstance(question, ClauseFor | WhichText):
            for lang in LANGUAGES:
                right = question.choices(lang)[question.right]
                for at in range(len(question.choices(lang))):
                    if at != question.right:
                        assert right not in question.check(at, lang).text


def test_only_cards_that_look_playable_or_are_are_framed() -> None:
    for question in of_all_levels("ru-book"):
        if isinstance(question, MarkPlayable):
            assert len(question.spots) == 6
            assert len(question.right) in (2, 3)
            assert len({*question.spots}) == 6


def test_near_misses_of_what_comes_next_are_of_many_kinds() -> None:
    faults: Counter[str] = Counter()
    for book in RULE_BOOKS:
        for question in of_all_levels(book):
            if isinstance(question, WhatNext):
                assert question.false.count("") == 1
                assert not question.false[question.right]
                faults.update(question.false)
    assert {"event", "arc", "begins", "ray", "order", "last", "cloud"} <= set(faults)


def test_the_web_article_is_never_asked_about_an_order_it_does_not_tell() -> None:
    for question in of_all_levels("ru-web"):
        assert not isinstance(question, WhereLands)
        if isinstance(question, WhatNext):
            assert "order" not in question.false


def test_every_clause_has_its_subjects_and_its_short_form() -> None:
    for text, numbers in _SUBJECTS.items():
        assert list(numbers) == [one.number for one in clauses_of(text)]
        for lang in LANGUAGES:
            shorts = [say(lang, f"quiz-short-{text}-{number}") for number in numbers]
            assert len(set(shorts)) == len(shorts)
            assert max(map(len, shorts)) < 140


def test_clauses_offered_beside_the_right_one_have_no_say_in_the_move() -> None:
    for book in RULE_BOOKS:
        for question in of_all_levels(book):
            if isinstance(question, ClauseFor):
                about = set(subjects_of(question.position, question.move))
                for at, number in enumerate(question.numbers):
                    shared = about & set(_SUBJECTS[question.text][number].split())
                    assert bool(shared) == (at == question.right)


def test_a_move_that_two_things_forbid_is_not_asked_about() -> None:
    game = Game.deal(1961)
    for _ in range(3):
        game.push("next")
    covered = Spot("r", 1, 1)
    assert subjects_of(game.position, Play(covered, "B")) == ("tips", "tips", "rows", "tips")
    assert subjects_of(game.position, Play(Spot("r", 1, 9), "A")) == ()


WRONG = {
    "seed": (-1, 2**64, "3", 1.5, True, None),
    "level": ("moon", "", 3, None, "won"),
    "count": (0, 101, "10", 2.5, False),
    "rules": ("no-book", "", 7),
}


@pytest.mark.parametrize(("name", "value"), [(n, v) for n, vs in WRONG.items() for v in vs])
def test_nonsense_is_refused_in_every_language(name: str, value: object) -> None:
    with pytest.raises(SunError) as raised:
        questions(**{name: value})  # type: ignore[arg-type]
    for lang in LANGUAGES:
        assert len(error_text(raised.value, lang)) > 20


def test_switches_set_alone_make_quizzes_too() -> None:
    for rules in ("ru-book refill=empty_first", "ru-book packet=tip_first",
                  "ru-book transfers=none", "ru-book relocate=true",
                  "ru-book cloud_ends=last_two"):  # fmt: skip
        for question in questions(2, rules=read_rules(rules), count=16):
            assert right_answers(question) == known(question), (rules, question)
