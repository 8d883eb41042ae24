"""Each stage's introduction, under every switch, faithful to the switches in force."""

import re
import subprocess
import sys

import pytest

from sunviz.engine import RULE_BOOKS, STAGES, Game, Rules
from sunviz.story import LANGUAGES, keys, say, stage_intro, stage_key, stage_name

SWITCHED = [
    *RULE_BOOKS.values(),
    Rules(refill="empty_first"),
    Rules(transfers="none"),
    Rules(transfers="aces_to_kings"),
    Rules(cloud_ends="last_two"),
    Rules(packet="tip_first"),
    Rules(relocate=True),
    Rules(foundations="two_ace_rows", transfers="none"),
    Rules(book="ru-web"),
    Rules(book="sv-wiki", sun_plays=False),
]


def at(stage, rules="ru-book"):
    """Return a position that tells its stage and its rules; the rest plays no part here."""
    start = Game.deal(1, rules).position
    if stage == "start":
        return start
    return start.changed(stage, arcs=3, ray=3 if stage in ("sun", "sunset") else None)


def test_the_start_is_a_stage_of_its_own():
    game = Game.deal(1)
    assert stage_key(game.position) == "start"
    game.push("next")
    assert stage_key(game.position) == "sunrise"


@pytest.mark.parametrize("stage", ["start", *STAGES])
def test_every_stage_has_a_name(stage, lang):
    assert stage_name(stage, lang) == stage_name(at(stage), lang) == say(lang, f"ui-stage-{stage}")


@pytest.mark.parametrize("stage", ["start", *STAGES])
@pytest.mark.parametrize("rules", SWITCHED, ids=repr)
def test_every_stage_is_introduced_under_every_switch(stage, rules, lang):
    text = stage_intro(at(stage, rules), lang)
    assert text.endswith(".)")
    assert not re.search("[{}$]|  ", text)
    assert len(re.split(r"(?<=\.) ", text)) <= 6, text
    if lang == "ru":
        assert not re.search("[A-Za-z]", text), text


@pytest.mark.parametrize(
    ("stage", "switch"),
    [
        ("sunrise", {"refill": "empty_first"}),
        ("sunrise", {"transfers": "none"}),
        ("sunrise", {"transfers": "aces_to_kings"}),
        ("sunrise", {"foundations": "two_ace_rows", "transfers": "none"}),
        ("sunrise", {"relocate": True}),
        ("sun", {"relocate": True}),
        ("sunset", {"relocate": True}),
        ("sunset", {"packet": "tip_first"}),
        ("sunset", {"cloud_ends": "last_two"}),
        ("sunset", {"sun_plays": False}),
        ("wind", {"cloud_ends": "last_two"}),
    ],
)
def test_a_switch_changes_the_words(stage, switch, lang):
    plain, changed = (stage_intro(at(stage, rules), lang) for rules in (Rules(), Rules(**switch)))
    assert plain != changed


@pytest.mark.parametrize(
    ("stage", "rules", "citation"),
    [
        ("start", Rules(), "The book, clause 1."),
        ("sunrise", Rules(), "The book, clauses 1–6."),
        ("sunrise", RULE_BOOKS["sv-wiki"], "The Swedish article, §§ 1, 2 and 4–7."),
        ("sunrise", RULE_BOOKS["ru-web"], "The web article, §§ 1–3 and 5."),
        (
            "sunrise",
            Rules(refill="empty_first"),
            "The book, clauses 1, 2, 4 and 6; the web",
        ),
        ("sun", RULE_BOOKS["ru-web"], "The web article, § 6."),
        ("sunset", Rules(), "The book, clauses 8, 9 and 11."),
        ("sunset", RULE_BOOKS["ru-book-v1"], "The book, variant 1 and clauses 8, 9 and 11."),
        ("sunset", Rules(cloud_ends="last_two"), "the web article, § 8."),
        ("sunset", Rules(book="ru-web"), "The web article, § 7; the book, clause 11."),
        ("wind", RULE_BOOKS["sv-wiki"], "The Swedish article, § 11."),
        ("won", RULE_BOOKS["ru-web"], "The web article, § 2."),
    ],
)
def test_introductions_cite_the_text_that_says_so(stage, rules, citation):
    assert citation in stage_intro(at(stage, rules), "en")


def test_every_introduction_is_used():
    used = set()
    for rules in SWITCHED:
        for stage in ("start", *STAGES):
            text = stage_intro(at(stage, rules), "en")
            used |= {key for key in keys("en") if key.startswith("intro-") and hit(key, text)}
    assert used == {key for key in keys("en") if key.startswith("intro-")}


def hit(key, text):
    values = ("with_arc", "empty_first", "aces_and_kings", "two_ace_rows", "yes", "no", "both",
              "aces_to_kings", "last_two", "base_first", "tip_first")  # fmt: skip
    names = ("refill", "foundations", "relocate", "transfers", "ends", "packet")
    return any(say("en", key, **dict.fromkeys(names, value)) in text for value in values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_last_two_and_both_ends_are_told_apart(lang):
    words = {"en": ("last two", "first and last"), "ru": ("две последние", "первая и последняя"),
             "sv": ("två sista", "första och det sista")}[lang]  # fmt: skip
    for stage in ("sunset", "wind"):
        two = stage_intro(at(stage, "ru-web"), lang)
        both = stage_intro(at(stage), lang)
        assert words[0] in two
        assert words[1] not in two
        assert words[1] in both
        assert words[0] not in both


def test_fluent_is_not_imported_before_the_first_sentence():
    code = "import sys, sunviz.story; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
