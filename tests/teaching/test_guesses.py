"""Guesses: of a hundred deals, how many come out?"""

from types import SimpleNamespace

import pytest
from helpers.asked import in_each_language

import sunviz
from sunviz.engine import Game, SunError
from sunviz.story import LANGUAGES, error_text, say

WON = SimpleNamespace(low=0.2014, high=0.3749)


def said(answer, share=WON, lang="en"):
    return sunviz.exercise("guess", share, answer, lang=lang)


@in_each_language
def test_without_an_answer_question_and_how_to_write(lang):
    shown = said("", lang=lang)
    assert shown.right is None
    assert repr(shown) == f"{shown.question}\n{shown.how}"
    assert "100" in shown.how


@pytest.mark.parametrize("answer", ["20", "38", "30", 25, "30 %", " 30%. "])
def test_what_the_interval_does_not_exclude_is_right(answer):
    shown = said(answer)
    assert shown.right
    assert shown.feedback.endswith("everything from 20 to 38 is possible.")


@pytest.mark.parametrize(
    ("answer", "feedback"),
    [
        ("19", "too few, but not by much"),
        ("15", "too few, but not by much"),
        ("14", "far too few"),
        ("0", "far too few"),
        ("39", "too many, but not by much"),
        ("43", "too many, but not by much"),
        ("44", "far too many"),
        ("100", "far too many"),
    ],
)
def test_a_wrong_guess_is_told_how_far_it_is_off_and_no_more(answer, feedback):
    shown = said(answer)
    assert shown.right is False
    assert shown.feedback.endswith(f"That is {feedback}.")
    assert not any(number in shown.feedback for number in ("20", "38"))


def test_whole_deals_count_where_the_interval_is_narrow():
    narrow = SimpleNamespace(low=0.2998, high=0.3016)
    assert [guess for guess in range(101) if said(str(guess), narrow).right] == [29, 30, 31]
    exact = SimpleNamespace(low=0.0, high=0.29)
    assert [guess for guess in range(101) if said(str(guess), exact).right] == list(range(30))


@in_each_language
@pytest.mark.parametrize("answer", ["many", "101", "1000", "-3", "2.5", "3 4", None, "%"])
def test_what_is_no_guess_is_not_judged(answer, lang):
    shown = said(answer, lang=lang)
    assert shown.right is None
    assert shown.feedback not in ("", say(lang, "error-unknown", message=""))
    assert shown.how in repr(shown).replace("\n", " ")


@pytest.mark.parametrize(
    ("share", "details", "key"),
    [
        (Game.deal(1), {}, "exercise_share"),
        (0.3, {}, "exercise_share"),
        (WON, {"of": "stock"}, "exercise_detail"),
    ],
)
def test_a_wrong_use_is_refused_with_its_key(share, details, key):
    with pytest.raises(SunError) as refused:
        sunviz.exercise("guess", share, **details)
    assert refused.value.key == key
    assert len({error_text(refused.value, lang) for lang in LANGUAGES}) == 3
