"""Guesses: of a hundred deals, how many come out?"""

import re
from types import SimpleNamespace

import pytest
from helpers.asked import in_each_language

import sunviz
from sunviz.engine import Game, SunError
from sunviz.story import LANGUAGES, error_text, say
from sunviz.study import share_of
from sunviz.study.plots.wording import range_text

WON = SimpleNamespace(low=0.2014, high=0.3749)


def said(answer, share=WON, lang="en"):
    return sunviz.exercise("guess", share, answer, lang=lang)


@in_each_language
def test_without_an_answer_question_and_how_to_write(lang):
    shown = said("", lang=lang)
    assert shown.right is None
    assert repr(shown) == f"{shown.question}\n{shown.how}"
    assert "100" in shown.how


@pytest.mark.parametrize(
    "answer", ["20", "37", "30", 25, "30 %", " 30%. ", "36.6", 30.5, "30.0", "20."]
)
def test_what_the_interval_does_not_exclude_is_right(answer):
    shown = said(answer)
    assert shown.right
    assert shown.feedback.endswith("everything from 20 to 37 is possible.")


@pytest.mark.parametrize(
    ("answer", "feedback"),
    [
        ("19", "too few, but not by much"),
        ("15", "too few, but not by much"),
        ("14", "far too few"),
        ("0", "far too few"),
        ("38", "too many, but not by much"),
        ("42", "too many, but not by much"),
        ("42.8", "far too many"),
        ("100", "far too many"),
    ],
)
def test_a_wrong_guess_is_told_how_far_it_is_off_and_no_more(answer, feedback):
    shown = said(answer)
    assert shown.right is False
    assert shown.feedback.endswith(f"That is {feedback}.")
    assert not any(number in shown.feedback for number in ("20", "37"))


@in_each_language
def test_the_ends_are_rounded_as_in_tables(lang):
    share = share_of(28, 100)
    low, high = (f"{100 * end:.0f}" for end in (share.low, share.high))
    right = [str(guess) for guess in range(101) if said(str(guess), share).right]
    assert (right[0], right[-1]) == (low, high)
    assert f"{low}–{high}" in range_text(share, lang)
    numbers = re.findall(r"\d+", said(low, share, lang).feedback)
    assert numbers == [low, high]


@in_each_language
def test_where_the_interval_is_narrow_one_number_is_left(lang):
    narrow = SimpleNamespace(low=0.3018, high=0.3036)
    assert [guess for guess in range(101) if said(str(guess), narrow).right] == [30]
    assert said("30.27", narrow).right
    assert re.findall(r"\d+", said("30", narrow, lang).feedback) == ["30"]


@pytest.mark.parametrize(("lang", "right"), [("en", None), ("ru", True), ("sv", True)])
def test_a_decimal_comma(lang, right):
    shown = said("30,5 %", lang=lang)
    assert shown.right is right
    assert right or "“30,5 %”" in shown.feedback


@in_each_language
@pytest.mark.parametrize("answer", ["2;5", "-3", -1, "%", ".5", "1e1", "²", float("nan")])
def test_what_is_no_number_is_quoted_as_written_and_told_what_would_do(answer, lang):
    shown = said(answer, lang=lang)
    assert shown.right is None
    assert shown.feedback == say(lang, "error-answer_guess", text=str(answer))
    assert all(number in shown.feedback for number in ("0", "100", "12"))


@in_each_language
@pytest.mark.parametrize("answer", ["many", "101", 100.5, "1000", "3 4", None, True])
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
