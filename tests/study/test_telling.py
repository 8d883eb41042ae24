"""A summary in words, in three languages."""

import re

import pytest

import sunviz
from sunviz.engine import SunError
from sunviz.story import LANGUAGES, say
from sunviz.study import share_of, summarize, tell
from sunviz.study.readable import OUTCOMES
from sunviz.study.summary import CARDS
from sunviz.study.telling import decimals_of, number, percent


@pytest.fixture(scope="module")
def study():
    return sunviz.simulate(range(21_000), workers=1, progress=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_is_told(lang, study):
    lines = tell(study, summarize(study), lang)
    assert len(lines) == len(set(lines)) == 1 + len(OUTCOMES) + len(CARDS) + 1
    assert all(line.endswith(".") for line in lines)
    assert lines[0].endswith(
        {
            "en": "Rules: the book. Player: plain.",
            "ru": "Правила: книга. Игрок: простой.",
            "sv": "Regler: boken. Spelare: enkel.",
        }[lang]
    )
    assert "95" in lines[-1]
    thousands = {"en": "21,000", "ru": "21\xa0000", "sv": "21\xa0000"}[lang]
    assert thousands in lines[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_stage_that_the_rules_leave_out_has_no_line(lang, study):
    left_out = sunviz.simulate(range(100), rules="ru-book-v1", workers=1, progress=False)
    lines, others = (tell(one, summarize(one), lang) for one in (left_out, study))
    assert len(lines) == len(others) - 2
    begins = [line[:20] for line in others if line not in (others[2], others[7])]
    assert [line[:20] for line in lines][1:] == begins[1:]


def test_the_sentences(study):
    summary = summarize(study)
    english, russian, swedish = (tell(study, summary, lang) for lang in ("en", "ru", "sv"))
    share = 100 * summary.outcomes["sunset"].share
    shown = f"{share:.1f}"
    assert english[3].startswith(f"The patience comes out at sunset: {shown}%; in the long run ")
    comma = shown.replace(".", ",")
    assert russian[3].startswith(f"Пасьянс сошёлся на заходе: {comma}\xa0%; при долгой игре от ")
    assert swedish[3].startswith(f"Patiensen går ut i solnedgången: {comma}\xa0%; i längden ")
    assert "never here; in the long run at most 0.018%" in english[1]  # never a bare 0 %


PLURALS = {
    1: "Сыгран 1 расклад.",
    2: "Сыграно 2 расклада.",
    5: "Сыграно 5 раскладов.",
    11: "Сыграно 11 раскладов.",
    21: "Сыгран 21 расклад.",
    104: "Сыграно 104 расклада.",
}


@pytest.mark.parametrize(("count", "words"), PLURALS.items())
def test_russian_plurals(count, words):
    text = say("ru", "study-count", count=count, number=str(count), rules="x", player="y")
    assert text.startswith(words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("outcome", OUTCOMES)
def test_never_and_always_are_told_by_their_bounds(lang, outcome):
    fields = {"outcome": outcome, "share": "S", "low": "L", "high": "H"}
    told = {seen: say(lang, "study-share", seen=seen, **fields) for seen in ("never", "always")}
    assert re.search(r"\bH\b", told["never"])
    assert re.search(r"\bL\b", told["always"])
    assert not re.search(r"\bS\b", told["never"] + told["always"])


def test_decimals_follow_the_interval():
    shares = [
        share_of(3, 10),
        share_of(300, 1000),
        share_of(300_000, 1_000_000),
        share_of(0, 10**7),
    ]
    assert [decimals_of(share) for share in shares] == [0, 0, 2, 5]


def test_a_share_seen_is_never_told_as_none_or_all():
    for of in (3, 40, 160, 2500, 10**5, 10**6):
        for lang in LANGUAGES:
            rare, often = (
                percent(one.share, lang, decimals_of(one))
                for one in (share_of(1, of), share_of(of - 1, of))
            )
            assert re.search("[1-9]", rare), (of, rare)
            assert not often.startswith("100"), (of, often)


def test_numbers_in_each_language():
    assert number(1234.5, "en", 1) == "1,234.5"
    assert number(1234.5, "ru", 1) == number(1234.5, "sv", 1) == "1\xa0234,5"
    assert percent(0.5, "sv", 0) == "50\xa0%"


def test_an_unknown_language(study):
    with pytest.raises(SunError):
        tell(study, summarize(study), "de")
