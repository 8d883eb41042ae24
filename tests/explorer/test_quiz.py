"""The quiz widget, without a browser: messages as the page sends them."""

from __future__ import annotations

import struct
from base64 import b64decode
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

import sunviz
from sunviz.engine import RULE_BOOKS, Game, Spot, SunError
from sunviz.explorer import Quiz, quiz
from sunviz.picture import layout, render_png
from sunviz.picture.geometry import FRAME_HEIGHT, FRAME_WIDTH
from sunviz.story import LANGUAGES, describe, say
from sunviz.teaching.asked import Choosing, Marking
from sunviz.teaching.landings_asked import WhereLands
from sunviz.teaching.quiz import questions


def touch(shown: Quiz, **where: Any) -> None:
    """Touch the table as the page tells it."""
    shown.table._handle_custom_msg(
        {"do": "touch", "frame": shown.table.frame_number, **where}, buffers=[]
    )


def press(shown: Quiz, do: str, **more: Any) -> None:
    """Press a button of the answer, as the page tells it."""
    shown.answer._handle_custom_msg({"do": do, "number": shown.answer.number, **more}, buffers=[])


def answer_right(shown: Quiz) -> None:
    """Answer the question shown, and leave it."""
    question = shown.questions[shown.at]
    if isinstance(question, Marking):
        for spot in question.right:
            touch(shown, place=str(spot))
        press(shown, "main")
    else:
        assert isinstance(question, Choosing)
        press(shown, "choose", at=question.right)
    assert shown.answer.settled


def go_to(shown: Quiz, kind: type) -> Any:
    """Go on, every answer shown, to a question of a kind."""
    while not isinstance(shown.questions[shown.at], kind):
        press(shown, "show")
        press(shown, "main")
    return shown.questions[shown.at]


@pytest.fixture
def shown() -> Quiz:
    return quiz(seed=3, count=12)


def test_a_whole_quiz_is_answered_right(shown: Quiz) -> None:
    for number in range(12):
        assert shown.at == number
        assert shown.asked.progress == say("en", "quiz-progress", number=number + 1, count=12)
        answer_right(shown)
        assert shown.answer.verdict == "right"
        assert shown.answer.feedback.startswith(say("en", "exercise-right"))
        assert shown.asked.score == say("en", "quiz-score", right=number + 1, asked=number + 1)
        press(shown, "main")
    assert shown.is_over
    assert shown.asked.text == say("en", "quiz-end", right=12, count=12)
    assert shown.answer.main_label == say("en", "ui-quiz-again")
    assert shown.answer.choices == []
    before = shown.seed, shown.questions
    press(shown, "main")
    assert (shown.at, shown.right_at_once) == (0, 0)
    assert (shown.seed, shown.questions) != before


def test_a_wrong_choice_is_told_why_and_a_second_one_shows_the_answer(shown: Quiz) -> None:
    question = go_to(shown, Choosing)
    first, second = (at for at in range(3) if at != question.right)
    press(shown, "choose", at=first)
    assert (shown.answer.verdict, shown.answer.settled) == ("wrong", False)
    assert shown.answer.feedback == question.check(first, "en").text
    assert shown.answer.choices[first]["mark"] == "wrong"
    press(shown, "choose", at=first)  # once more the same: nothing
    assert not shown.answer.settled
    press(shown, "choose", at=second)
    assert (shown.answer.verdict, shown.answer.settled) == ("shown", True)
    assert question.why("en") in shown.answer.feedback
    assert say("en", "quiz-answer", answer=question.answer("en")) in shown.answer.feedback
    assert shown.answer.choices[question.right]["mark"] == "right"
    assert shown.right_at_once == 0


def test_right_at_the_second_try_is_right_but_not_at_once(shown: Quiz) -> None:
    question = go_to(shown, Choosing)
    press(shown, "choose", at=next(at for at in range(3) if at != question.right))
    press(shown, "choose", at=question.right)
    assert shown.answer.verdict == "right"
    assert shown.right_at_once == 0


def test_cards_are_marked_and_unmarked_and_the_marks_are_counted(shown: Quiz) -> None:
    question = go_to(shown, Marking)
    press(shown, "main")
    assert shown.answer.feedback == say("en", "quiz-mark-first")
    spot = question.spots[0]
    touch(shown, place=str(spot))
    assert shown.answer.feedback == ""
    pressed = [place["name"] for place in shown.table.places if place["pressed"]]
    assert pressed == [str(spot)]
    assert shown.answer.status == say("en", "quiz-marked", count=1)
    laid = layout(question.position).find(spot)
    assert laid is not None
    xs, ys = zip(*laid.strip, strict=True)
    x, y = sum(xs) / 4 / FRAME_WIDTH, 1 - sum(ys) / 4 / FRAME_HEIGHT
    touch(shown, x=x, y=y)  # on the canvas itself
    assert not any(place["pressed"] for place in shown.table.places)
    touch(shown, x=0.999, y=0.001)  # on nothing
    assert shown.answer.status == say("en", "quiz-marked", count=0)


def test_wrong_marks_stay_to_be_mended(shown: Quiz) -> None:
    question = go_to(shown, Marking)
    wrong = next(spot for spot in question.spots if spot not in question.right)
    for spot in (*question.right, wrong):
        touch(shown, place=str(spot))
    press(shown, "main")
    assert shown.answer.verdict == "wrong"
    touch(shown, place=str(wrong))
    press(shown, "main")
    assert shown.answer.verdict == "right"
    green = {place["name"] for place in shown.table.places if place["mark"] == "right"}
    assert green == set(map(str, question.right))
    touch(shown, place=str(wrong))  # too late
    assert not any(p["pressed"] for p in shown.table.places if p["name"] == str(wrong))


def test_where_a_card_lands_can_be_touched_on_the_table() -> None:
    shown = quiz(seed=3, level="sunset", count=20)
    question = go_to(shown, WhereLands)
    while question.places[question.right] is None:
        press(shown, "show")
        press(shown, "main")
        question = go_to(shown, WhereLands)
    assert shown.table.hinted == str(question.about)
    touch(shown, place=str(question.about))  # only what is asked about
    assert not shown.answer.settled
    touch(shown, place=str(question.places[question.right]))
    assert shown.answer.verdict == "right"


def test_late_messages_and_nonsense_do_nothing(shown: Quiz) -> None:
    press(shown, "show")
    old_frame, old_number = shown.table.frame_number, shown.answer.number
    press(shown, "main")
    assert shown.at == 1
    for content in (
        {"do": "main", "number": old_number},
        {"do": "show"},
        {"do": "dance", "number": shown.answer.number},
        "words",
        None,
    ):
        shown.answer._handle_custom_msg(content, buffers=[])
    for content in ({"do": "touch", "frame": old_frame, "place": "r1"}, {"do": "forward"}, [], 7):
        shown.table._handle_custom_msg(content, buffers=[])
    touch(shown, place="nowhere")
    assert shown.at == 1
    assert not shown.answer.settled
    assert shown.table.error == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_switching_the_language_keeps_the_question_and_what_was_said(
    shown: Quiz, lang: str
) -> None:
    question = go_to(shown, Choosing)
    wrong = next(at for at in range(3) if at != question.right)
    press(shown, "choose", at=wrong)
    at = shown.at
    shown.choices["language"].value = lang
    assert (shown.lang, shown.at, shown.questions[at]) == (lang, at, question)
    assert shown.asked.text == question.prompt(lang)
    assert shown.answer.feedback == question.check(wrong, lang).text
    assert [choice["text"] for choice in shown.answer.choices] == list(question.choices(lang))
    assert shown.seed_box.description == say(lang, "ui-quiz-seed")
    assert shown.choices["level"].label == say(lang, "ui-quiz-level-all")


def test_another_level_and_another_number_begin_anew(shown: Quiz) -> None:
    press(shown, "show")
    press(shown, "main")
    shown.choices["level"].value = "wind"
    assert (shown.at, shown.seed) == (0, 3)
    assert shown.questions == questions(3, level="wind", count=12)
    shown.seed_box.value = " 44 "
    assert shown.questions == questions(44, level="wind", count=12)
    assert shown.seed_box.value == "44"


def test_other_rules_begin_anew_about_stages_that_they_have(shown: Quiz) -> None:
    shown.choices["level"].value = "sun"
    for book in ("sv-wiki", "ru-web", "ru-book-v2"):
        shown.choices["rules"].value = book
        assert shown.questions == questions(3, level="sun", rules=book, count=12)
        assert shown.questions[0].position.rules.book == book
        assert say("en", f"ui-book-{book}") in shown.asked.where
    shown.choices["rules"].value = "ru-book-v1"  # there the sun does not play
    assert shown.level == shown.choices["level"].value == "all"
    assert "sun" not in [level for _, level in shown.choices["level"].options]
    assert shown.questions == questions(3, rules="ru-book-v1", count=12)
    assert shown.table.error == ""


def test_rules_of_ones_own_are_among_the_choices() -> None:
    shown = quiz(rules="ru-book refill=empty_first", lang="ru")
    names = [name for _, name in shown.choices["rules"].options]
    assert names == [*RULE_BOOKS, "ru-book refill=empty_first"]
    assert shown.choices["rules"].value == names[-1]


def test_a_number_that_is_none_is_told_and_changes_nothing(shown: Quiz) -> None:
    for lang in LANGUAGES:
        shown.choices["language"].value = lang
        before = shown.questions
        for nonsense in ("abc", "-1", "1.5", str(2**64), "9" * 60):
            shown.seed_box.value = nonsense
            assert shown.table.error[:10] in say(
                lang, "error-quiz_seed", seed=nonsense, highest=str(2**64 - 1)
            )
            assert shown.seed_box.value == "3"
        assert shown.questions == before
    shown.seed_box.value = "5"
    assert shown.table.error == ""


def test_an_exception_is_shown_in_the_widget(shown: Quiz, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise RuntimeError("no more cards")

    monkeypatch.setattr(shown, "show_answer", fail)
    press(shown, "show")
    assert "no more cards" in shown.table.error


def test_the_answer_is_neither_seen_nor_told_beforehand(shown: Quiz) -> None:
    """The words beside the picture say what lies where, not what fits."""
    for _ in range(12):
        position = shown.questions[shown.at].position
        told = describe(position)
        assert told.startswith(shown.table.alt)
        assert len(shown.table.alt) < len(told)
        for place in shown.table.places:
            assert "fits" not in place["label"]
            assert not place.get("mark")
        press(shown, "show")
        press(shown, "main")


def test_every_place_to_be_touched_is_framed_unless_all_cards_are(shown: Quiz) -> None:
    for _ in range(12):
        question = shown.questions[shown.at]
        framed = "sunviz-quiz-framed" in shown.stand._dom_classes
        chosen = question.kind == "playable" or isinstance(question, WhereLands)
        assert framed == chosen
        press(shown, "show")
        press(shown, "main")


def test_two_quizzes_do_not_disturb_each_other(shown: Quiz) -> None:
    other = quiz(lang="ru", seed=3, count=12)
    press(other, "show")
    press(other, "main")
    assert (shown.at, other.at) == (0, 1)
    assert shown.asked.text == shown.questions[0].prompt("en")


def test_a_dense_screen_gets_a_dense_picture(shown: Quiz) -> None:
    assert struct.unpack(">II", shown.table.frame[16:24]) == (900, 600)
    shown.table.dense = True
    assert struct.unpack(">II", shown.table.frame[16:24]) == (1800, 1200)


def test_in_a_saved_notebook_there_is_a_picture_with_the_question(shown: Quiz) -> None:
    data, metadata = shown._repr_mimebundle_()
    assert data["text/plain"] == repr(shown)
    assert repr(shown) == "<Quiz 3 about all under ru-book, question 1 of 12>"
    assert b64decode(data["image/png"]) == shown.table.frame
    assert metadata["image/png"]["alt"].startswith(shown.asked.text)


def test_themes_and_suits_are_drawn() -> None:
    pictures = {
        quiz(theme=theme, suits=suits).table.frame
        for theme in ("light", "dark", "contrast")
        for suits in ("two", "four")
    }
    assert len(pictures) == 6


@pytest.mark.parametrize(
    "wrong",
    [
        {"seed": -1},
        {"level": "moon"},
        {"level": "sun", "rules": "ru-book-v1"},
        {"count": 0},
        {"rules": "x"},
        {"theme": "pink"},
        {"suits": "six"},
    ],
)
def test_what_a_user_gets_wrong_is_told_in_the_language(wrong: dict[str, Any]) -> None:
    told = set()
    for lang in LANGUAGES:
        with pytest.raises(SunError) as raised:
            sunviz.quiz(lang=lang, **wrong)
        told.add(str(raised.value))
    assert len(told) == 3


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SunError):
        sunviz.quiz(lang="xx")


def test_covered_cards_are_not_darker_where_that_would_be_the_answer() -> None:
    game = Game.deal(1961)
    game.push("next")
    game.push("next")
    paper = {}
    for playable in (True, False):
        image = Image.open(BytesIO(render_png(game.position, playable=playable))).convert("RGB")
        for name, spot in (("tip", Spot("r", 7)), ("covered", Spot("r", 7, 1))):
            laid = layout(game.position).find(spot)
            assert laid is not None
            (x, y), *_ = laid.box.part(-0.2, 0.2, -0.33, -0.3)
            at = round(x * 900 / FRAME_WIDTH), round(600 - y * 600 / FRAME_HEIGHT)
            paper[playable, name] = image.getpixel(at)
    assert paper[True, "tip"] != paper[True, "covered"]
    assert paper[False, "tip"] == paper[False, "covered"] == paper[True, "tip"]
