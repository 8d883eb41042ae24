"""The two panels of a quiz: what is asked, and the answer with what is said to it."""

from __future__ import annotations

from pathlib import Path

import anywidget
import traitlets

_HERE = Path(__file__).parent


class QuestionPanel(anywidget.AnyWidget):
    """The question in large letters, how far the quiz is, and the score.

    When `number` changes, a reader who went on by keyboard is led to the question.
    """

    _esm = _HERE / "quiz_question.js"
    _css = _HERE / "quiz.css"

    lang = traitlets.Unicode("en").tag(sync=True)
    number = traitlets.Int(0, help="counts the questions shown").tag(sync=True)
    progress = traitlets.Unicode("", help="question 3 of 10").tag(sync=True)
    score = traitlets.Unicode("", help="how many were right at once").tag(sync=True)
    text = traitlets.Unicode("", help="the question").tag(sync=True)
    where = traitlets.Unicode("", help="the stage and the rules").tag(sync=True)

    def __repr__(self) -> str:
        return "QuestionPanel()"


class AnswerPanel(anywidget.AnyWidget):
    """The choices, the buttons, and what is said to the answer.

    The browser sends back which choice or button was pressed, with `number`,
    so that a late press is not taken for an answer to the next question.
    """

    _esm = _HERE / "quiz_answer.js"
    _css = _HERE / "quiz.css"

    lang = traitlets.Unicode("en").tag(sync=True)
    number = traitlets.Int(0, help="counts the questions shown").tag(sync=True)
    choices = traitlets.List(traitlets.Dict(), help="text, and mark: right, wrong").tag(sync=True)
    choices_name = traitlets.Unicode("", help="accessible name of the choices").tag(sync=True)
    settled = traitlets.Bool(False, help="the right answer is known").tag(sync=True)
    status = traitlets.Unicode("", help="how many cards are marked").tag(sync=True)
    main_label = traitlets.Unicode("", help="done, or next; empty: no button").tag(sync=True)
    show_label = traitlets.Unicode("", help="show the answer; empty: no button").tag(sync=True)
    feedback = traitlets.Unicode("", help="a paragraph a line").tag(sync=True)
    verdict = traitlets.Unicode("", help="right, wrong, shown or nothing").tag(sync=True)

    def __repr__(self) -> str:
        return "AnswerPanel()"
