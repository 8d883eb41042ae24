"""The quiz: questions about real tables, answered on the table or by a choice."""

from __future__ import annotations

import secrets
from typing import Any, Final

import ipywidgets as widgets

from sunviz import story
from sunviz.engine import RULE_BOOKS, Rules, SunError, read_rules
from sunviz.picture import Place, layout, options, render_png
from sunviz.picture.geometry import FRAME_HEIGHT, FRAME_WIDTH
from sunviz.story import say
from sunviz.story.describing import lying
from sunviz.story.parting import book_name
from sunviz.teaching.asked import Asked, Marking
from sunviz.teaching.making import stages_of
from sunviz.teaching.quiz import ALL, questions

from .asking import Asking
from .controls import dropdown, fitting, label, offer, row
from .guarded import GuardedBox
from .places import find
from .quiz_panels import AnswerPanel, QuestionPanel
from .table import Table
from .views import DENSE_DPI, DPI

#: a new quiz has a number below this one, so that it can be said aloud in a class
_NUMBERS: Final = 10_000


class Quiz(GuardedBox):
    """The widget that `quiz` makes."""

    def __init__(
        self,
        *,
        lang: str,
        seed: int,
        level: str,
        rules: str | Rules,
        count: int,
        theme: str,
        suits: str,
    ) -> None:
        self._lang = story.check_language(lang)
        self._count = count
        self._look: dict[str, Any] = {"theme": theme, "suits": suits}
        self._look |= {"moved": False, "playable": False}  # the answer is not to be seen
        options.look(lang=lang, open_ray=True, ray_numbers=True, **self._look)
        self._number = 0  # of the question shown, counted over all quizzes
        self._since = 0  # the first frame of the question shown
        self.table = Table()
        self.asked = QuestionPanel()
        self.answer = AnswerPanel()
        self.choices = {name: dropdown() for name in ("level", "rules", "language")}
        self.seed_box = widgets.Text(continuous_update=False, layout=fitting("11em"))
        self.seed_box.style.description_width = "auto"
        self.again = widgets.Button(layout=fitting())
        self.stand = widgets.Box([self.asked, self.table, self.answer])
        self.stand.add_class("sunviz-quiz-stand")
        self.asked.add_class("sunviz-asked-place")
        given = read_rules(rules)
        self._books = {book.name: book for book in (*RULE_BOOKS.values(), given)}
        self._begin(seed, level, given)
        level_box, *others = self.choices.values()
        super().__init__([self.stand, row([level_box, self.seed_box, self.again, *others])])
        self.add_class("sunviz-explorer")
        self.add_class("sunviz-quiz")
        self._listen()

    # what it shows

    @property
    def lead(self) -> Table:
        """The table."""
        return self.table

    @property
    def seed(self) -> int:
        """The number of the quiz: the same number gives the same questions."""
        return self._seed

    @property
    def level(self) -> str:
        """The stage that is asked about, or "all"."""
        return self._level

    @property
    def questions(self) -> tuple[Asked, ...]:
        """All questions of the quiz."""
        return tuple(asking.question for asking in self._askings)

    @property
    def at(self) -> int:
        """The question shown, from 0; at the end the number of all questions."""
        return self._at

    @property
    def right_at_once(self) -> int:
        """How many questions were answered right at the first try."""
        return sum(asking.at_once for asking in self._askings)

    # what the reader does

    def touch(self, place: Place | None) -> None:
        """Touch a place of the table: mark its card, or choose it."""
        if not self.is_over:
            self._asking.touch(place)
            self._paint()

    def choose(self, at: int) -> None:
        """Answer with a choice, from 0."""
        if not self.is_over:
            self._asking.choose(at)
            self._paint()

    def press(self) -> None:
        """Press the main button: the marks are done, on to the next question, or a new quiz."""
        if self.is_over:
            self.start_anew()
        elif self._asking.settled:
            self._at += 1
            self._turn()
        else:
            self._asking.done()
            self._paint()

    def show_answer(self) -> None:
        """Show the right answer."""
        if not self.is_over:
            self._asking.show()
            self._paint()

    def start_anew(self) -> None:
        """Begin another quiz about the same stages."""
        self._begin(secrets.randbelow(_NUMBERS), self._level, self._rules)

    @property
    def is_over(self) -> bool:
        """Whether all questions have been gone through."""
        return self._at == len(self._askings)

    # the inside

    @property
    def _asking(self) -> Asking:
        """The question shown; at the end the last one."""
        return self._askings[min(self._at, len(self._askings) - 1)]

    def _begin(self, seed: int, level: str, rules: Rules) -> None:
        """Begin a quiz; on an error all stays as it was."""
        found = questions(seed, level=level, rules=rules, count=self._count)
        self._askings = [Asking(question) for question in found]
        self._seed, self._level, self._rules, self._at = seed, level, rules, 0
        self._turn()

    def _choose_rules(self, rules: Rules) -> None:
        """Begin anew under other rules, about all stages if they lack the one asked about."""
        level = self._level if self._level in stages_of(rules) else ALL
        self._begin(self._seed, level, rules)

    def _turn(self) -> None:
        """Show another question."""
        self._number += 1
        self._since = self.table.frame_number + 1
        self._fill_controls()
        self._paint()

    def _listen(self) -> None:
        self.again.on_click(self._guarded(lambda _: self.start_anew()))
        self._observe(
            self.seed_box, lambda text: self._begin(_read_seed(text), self._level, self._rules)
        )
        self._observe(
            self.choices["level"], lambda level: self._begin(self._seed, level, self._rules)
        )
        self._observe(self.choices["rules"], lambda name: self._choose_rules(self._books[name]))
        self._observe(self.choices["language"], self._choose_language)
        self.table.on_msg(self._guarded(lambda _, content, __: self._hear_table(content)))
        self.answer.on_msg(self._guarded(lambda _, content, __: self._hear_answer(content)))
        self.table.observe(self._guarded(lambda _: self._paint()), "dense")

    def _hear_table(self, content: Any) -> None:
        if not isinstance(content, dict) or content.get("do") != "touch":
            return
        if content.get("frame", 0) >= self._since:  # not meant for the question before
            self.touch(self._place(content))

    def _place(self, content: dict[str, Any]) -> Place | None:
        position = self._asking.question.position
        if "place" in content:
            return find(position, str(content["place"]))
        x, y = float(content.get("x", -1)), float(content.get("y", -1))
        return layout(position).at(x * FRAME_WIDTH, (1 - y) * FRAME_HEIGHT)

    def _hear_answer(self, content: Any) -> None:
        if not isinstance(content, dict) or content.get("number") != self._number:
            return
        wish = content.get("do")
        if wish == "choose":
            self.choose(int(content["at"]))
        elif wish == "main":
            self.press()
        elif wish == "show":
            self.show_answer()

    def _choose_language(self, lang: str) -> None:
        self._lang = story.check_language(lang)
        self._fill_controls()
        self._paint()

    def _refill(self) -> None:
        self._fill_controls()

    def _fill_controls(self) -> None:
        """Let every control say, in the language of now, what is so."""
        lang = self._lang
        with self._quietly():
            label(self.seed_box, lang, "quiz-seed")
            label(self.again, lang, "quiz-again")
            label(self.choices["level"], lang, "quiz-level")
            label(self.choices["language"], lang, "language")
            stages = [(say(lang, f"ui-stage-{stage}"), stage) for stage in stages_of(self._rules)]
            offer(self.choices["level"], [(say(lang, "ui-quiz-level-all"), ALL), *stages])
            label(self.choices["rules"], lang, "rules")
            books = [(book_name(book, lang), name) for name, book in self._books.items()]
            offer(self.choices["rules"], books)
            languages = [(story.LANGUAGE_NAMES[each], each) for each in story.LANGUAGES]
            offer(self.choices["language"], languages)
            self.choices["level"].value = self._level
            self.choices["rules"].value = self._rules.name
            self.choices["language"].value = lang
            self.seed_box.value = str(self._seed)

    def _paint(self) -> None:
        """Show the question as it stands: picture, places, words."""
        self._paint_table()
        self._paint_question()
        self._paint_answer()

    def _paint_table(self) -> None:
        lang, asking = self._lang, self._asking
        position = asking.question.position
        told = lying(position, lang)
        dpi = DENSE_DPI if self.table.dense else DPI
        (self.stand.add_class if asking.framed else self.stand.remove_class)("sunviz-quiz-framed")
        self.table.show(
            render_png(position, lang=lang, dpi=dpi, **self._look),
            lang=lang,
            label=say(lang, "quiz-table"),
            alt=" ".join(told),
            told=list(told),
            places=asking.places(lang),
            places_name=say(lang, "quiz-places"),
            hinted=asking.hinted,
            close_label=say(lang, "ui-close"),
        )

    def _paint_question(self) -> None:
        lang, count = self._lang, len(self._askings)
        settled = sum(asking.settled for asking in self._askings)
        question = self._asking.question
        stage = say(lang, f"ui-stage-{question.position.stage}")
        text = question.prompt(lang)
        if self.is_over:
            text = say(lang, "quiz-end", right=self.right_at_once, count=count)
        number = min(self._at + 1, count)
        with self.asked.hold_sync():
            self.asked.lang = lang
            self.asked.number = self._number
            self.asked.progress = say(lang, "quiz-progress", number=number, count=count)
            self.asked.score = say(lang, "quiz-score", right=self.right_at_once, asked=settled)
            self.asked.text = text
            self.asked.where = say(
                lang, "quiz-where", stage=stage, book=book_name(self._rules, lang)
            )

    def _paint_answer(self) -> None:
        lang, asking = self._lang, self._asking
        with self.answer.hold_sync():
            self.answer.lang = lang
            self.answer.number = self._number
            self.answer.settled = asking.settled
            self.answer.choices_name = say(lang, "quiz-choices")
            self.answer.choices = [] if self.is_over else asking.choices(lang)
            self.answer.status = asking.status(lang)
            self.answer.main_label = self._main_label()
            self.answer.show_label = "" if asking.settled else say(lang, "ui-quiz-show")
            self.answer.feedback = "" if self.is_over else asking.feedback(lang)
            self.answer.verdict = "" if self.is_over else asking.verdict

    def _main_label(self) -> str:
        """Return what the main button does now; nothing where a choice has to be made first."""
        if self.is_over:
            return say(self._lang, "ui-quiz-again")
        if not self._asking.settled:
            marks = isinstance(self._asking.question, Marking)
            return say(self._lang, "ui-quiz-done") if marks else ""
        last = self._at == len(self._askings) - 1
        return say(self._lang, "ui-quiz-finish" if last else "ui-quiz-next")

    # in a notebook and in a terminal

    def __repr__(self) -> str:
        number = min(self._at + 1, len(self._askings))
        return (
            f"<Quiz {self._seed} about {self._level} under {self._rules.name},"
            f" question {number} of {len(self._askings)}>"
        )

    def still(self) -> tuple[bytes, str]:
        """Return the picture as PNG, and the question with what lies on the table."""
        return self.table.frame, f"{self.asked.text} {self.table.alt}"


def quiz(
    *,
    lang: str = "en",
    seed: int = 1,
    level: str = ALL,
    rules: str | Rules = "ru-book",
    count: int = 10,
    theme: str = "light",
    suits: str = "two",
) -> Quiz:
    """Return a widget with questions about real tables of the patience.

    Which cards are playable, which fit, what happens next, where a card
    lands, which clause decides, which text stands alone. `lang` is en, ru or
    sv; `seed`, 0 … 2⁶⁴−1, is the number of the quiz: the same number gives the
    same questions; `level` the stage that is asked about, sunrise, sun, sunset
    or wind, or "all"; `rules` an id or `Rules`; `count` 1…100; `theme` light,
    dark or contrast; `suits` two or four (colours). Raises `SunError`, told in
    that language, for anything else.

    >>> quiz(seed=3)
    <Quiz 3 about all under ru-book, question 1 of 10>
    """
    try:
        return Quiz(
            lang=lang, seed=seed, level=level, rules=rules, count=count, theme=theme, suits=suits
        )
    except SunError as error:
        if lang in story.LANGUAGES:
            error.args = (story.error_text(error, lang),)
        raise


def _read_seed(text: str) -> Any:
    """Return the number that was typed, or the text if it is none: it is refused with its name."""
    digits = text.strip()
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 30 else digits
