"""A lesson played: the teacher's words at their moves, and stops where the class predicts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from sunviz import story
from sunviz.engine import Move, MoveError, Position, Spot, read_move
from sunviz.engine.moves import NEXT
from sunviz.picture import Place, layout, spoken
from sunviz.picture.geometry import FRAME_HEIGHT, FRAME_WIDTH
from sunviz.picture.touching import Offer, WhyNot, meaning
from sunviz.story import describing, say
from sunviz.teaching.lessons import READY, Lesson, Source, read_lesson, ready_lesson, titles

from . import places
from .controls import label, offer, row
from .lesson_table import SETTINGS, Board, LessonTable, stand
from .run import Run

#: how a stop was answered: at the first attempt, at a later one, or it was shown
Answer: TypeAlias = Literal["once", "later", "shown"]
_RIGHT: Final = {"once", "later"}


class LessonPlayer(LessonTable):
    """The widget that `lesson` makes.

    The lesson's run is recorded once. Going forward ends at the first stop
    that has not been answered; its next move is shown when it is predicted, or
    when the class gives up. A stop is asked once, until "ask again".
    """

    def __init__(
        self, lesson: Lesson, *, lang: str, theme: str, suits: str, at: int | None
    ) -> None:
        self._lesson = lesson
        super().__init__(
            Run(lesson.game), first_step(lesson, at), lang=lang, theme=theme, suits=suits
        )
        self.board = Board()
        self._forget()
        names = ("lesson",) if lesson.name else ()
        settings = row(self.choices[name] for name in (*names, *SETTINGS))
        steps = row([*self.buttons.values(), self.slider])
        self._name_controls()
        self._paint()
        self.children = [settings, steps, stand(self.table, self.board)]
        self._listen()
        self._observe(self.choices["lesson"], self._choose_lesson)
        self.board.on_msg(self._guarded(lambda _, content, __: self._pressed(content)))

    # what it shows

    @property
    def lesson(self) -> Lesson:
        """The lesson that is played."""
        return self._lesson

    @property
    def answers(self) -> Mapping[int, Answer]:
        """The stops answered so far, each with how: once, later, or shown."""
        return dict(self._answers)

    @property
    def asking(self) -> bool:
        """Whether the step shown is a stop that waits for its prediction."""
        return self._at in self._open_stops()

    def load(self, lesson: Lesson) -> None:
        """Play another lesson from its start."""
        self._lesson, self._run, self._at = lesson, Run(lesson.game), lesson.start
        self._forget()
        self._name_controls()
        self._paint()

    # stepping and predicting

    def go(self, at: int) -> None:
        """Show step `at`, but no step behind a stop that has not been answered."""
        barrier = min((stop for stop in self._open_stops() if stop >= self._at), default=at)
        at_barrier = self._at == barrier < at
        super().go(min(at, barrier))
        with self._quietly():
            self.slider.value = self._at  # it may have been dragged farther
        if at_barrier:
            self.table.notice = say(self._lang, "lesson-first")

    def predict(self, move: Move) -> None:
        """Say which move comes next, and be told whether it does."""
        if self._at == self.last:
            return
        judged = self._lesson.judge(self._at, move, self._lang)
        if judged.kind == "right":
            self._pass("later" if self._tried else "once", judged.text)
        else:
            self._refuse(judged.kind, judged.text)

    def show_it(self) -> None:
        """Show the next move of a stop that was not predicted."""
        if self.asking:
            before, move = self.position, self._run.moves[self._at]
            told = story.explain(before, move, lang=self._lang)
            self._pass("shown", f"{say(self._lang, 'lesson-shown')} {told.line}")

    def ask_again(self) -> None:
        """Forget all answers, and begin at the start."""
        self._forget()
        self._at = self._lesson.start
        self._paint()

    def _pass(self, answer: Answer, text: str) -> None:
        asked = self.asking
        if asked:
            self._answers[self._at] = answer
        self._show_step(self._at + 1)
        if asked:
            self.board.verdict = {"kind": "right" if answer in _RIGHT else "shown", "text": text}

    def _refuse(self, kind: str, text: str) -> None:
        if self.asking:
            self._tried = True
            with self.board.hold_sync():
                self.board.verdict = {"kind": kind, "text": text}
                self.board.actions = self._actions()
        else:
            self.table.notice = text
        self.table.offer = {}

    def _forget(self) -> None:
        self._answers: dict[int, Answer] = {}
        self._tried = False
        self._listing = False
        self._picked: Spot | None = None

    def _open_stops(self) -> list[int]:
        return [stop for stop in self._lesson.stops if stop not in self._answers]

    # what the page sends

    def _heard(self, content: Mapping[str, Any]) -> None:
        wish = content.get("do")
        if wish == "touch":
            self._touch(self._place(content))
        elif wish == "choose":
            self.predict(read_move(content.get("move", "")))
        elif wish == "next":
            self.predict(NEXT)
        elif wish == "hint" and self.asking:
            self.table.notice = self._hint()
        elif wish == "keys":
            self.table.notice = say(self._lang, "lesson-key-list")
        elif wish == "close":
            self._picked = None
            self.table.offer = {}
            self.table.notice = ""

    def _pressed(self, content: Any) -> None:
        if not isinstance(content, dict) or content.get("at") != self._at:
            return  # meant for another step
        wish = content.get("do")
        if wish == "choose":
            self.predict(read_move(content.get("move", "")))
        elif wish == "next":
            self.predict(NEXT)
        elif wish == "show":
            self.show_it()
        elif wish == "list":
            self._listing = not self._listing
            self._fill_board(self.board.verdict)
        elif wish == "again":
            self.ask_again()

    def _touch(self, place: Place | None) -> None:
        meant = meaning(self.position, place, self._lang, picked=self._picked)
        if meant is None:
            return
        if isinstance(meant, WhyNot):
            self._refuse("wrong", f"{say(self._lang, 'lesson-wrong')} {meant.text}")
        elif isinstance(meant, Offer):
            self._offer(meant)
        else:
            self.predict(meant)

    def _offer(self, offered: Offer) -> None:
        laid = layout(self.position).find(offered.card_at)
        x, y, *_ = places.css_box(laid.box) if laid is not None else (50, 50)
        self._picked = offered.card_at
        self.table.offer = {
            "question": offered.question,
            "options": [{"move": str(one.move), "label": one.label} for one in offered.options],
            "x": x,
            "y": y,
        }

    def _place(self, content: Mapping[str, Any]) -> Place | None:
        if "place" in content:
            return places.find(self.position, str(content["place"]))
        x, y = float(content.get("x", -1)), float(content.get("y", -1))
        return layout(self.position).at(x * FRAME_WIDTH, (1 - y) * FRAME_HEIGHT)

    def _choose_lesson(self, name: str) -> None:
        self.load(ready_lesson(name, self._lang))

    def _choose_language(self, lang: str) -> None:
        self._lesson = self._lesson.in_language(story.check_language(lang))
        super()._choose_language(lang)

    # what is shown

    def _show_step(self, at: int) -> None:
        self._tried = self._listing = False
        self._picked = None
        super()._show_step(at)

    def _paint(self, *, moving: bool = False) -> None:
        lang = self._lang
        words: dict[str, Any] = {"key_help": say(lang, "lesson-keys"), "score": ""}
        if self.asking:  # nothing on the table tells the answer
            words |= {
                "sentence": self._lesson.told_so_far(self._at, lang),
                "alt": " ".join(describing.lying(self.position, lang)),
                "told": list(describing.lying(self.position, lang)),
                "places": candidates(self.position, lang),
            }
            self._paint_table(moving=moving, look={"playable": False}, **words)
        else:
            self._paint_table(moving=moving, **words)
        self._fill_board({})

    def _fill_board(self, verdict: Mapping[str, Any]) -> None:
        lang, lesson, board = self._lang, self._lesson, self.board
        with board.hold_sync():
            board.lang = lang
            board.label = say(lang, "lesson-board")
            board.title = lesson.title or say(lang, "lesson-untitled")
            board.at = self._at
            board.words = self._teachers_words()
            board.words_lang = lesson.lang
            board.ask = say(lang, "lesson-ask") if self.asking else ""
            board.verdict = dict(verdict)
            board.choices = self._listed() if self.asking and self._listing else []
            board.actions = self._actions()
            board.score = self._score()

    def _teachers_words(self) -> list[str]:
        lesson, at = self._lesson, self._at
        opening = [lesson.note(0).text] if at == lesson.start and at else []
        return [text for text in (*opening, lesson.note(at).text) if text]

    def _actions(self) -> list[dict[str, str]]:
        if self.asking:
            return [self._action(name) for name in ("next", "show", "list")]
        return [self._action("again")] if self._answers and self._at == self.last else []

    def _action(self, name: str) -> dict[str, str]:
        lang = self._lang
        key = "unlist" if name == "list" and self._listing else name
        return {
            "do": name,
            "label": say(lang, f"ui-lesson-{key}"),
            "title": say(lang, f"ui-lesson-{key}-tip"),
        }

    def _listed(self) -> list[dict[str, str]]:
        """Return the legal moves of the position, in words."""
        position, lang = self.position, self._lang
        return [
            {"move": str(move), "label": spoken.move_label(position, move, lang)}
            for move in position.legal_moves
        ]

    def _hint(self) -> str:
        kind = type(self._run.moves[self._at]).__name__.lower()
        return say(self._lang, "lesson-hint", kind=kind)

    def _score(self) -> str:
        stops = self._lesson.stops
        if not stops:
            return ""
        given = list(self._answers.values())
        return say(
            self._lang,
            "lesson-score",
            once=given.count("once"),
            answered=len(given),
            stops=len(stops),
        )

    def _name_controls(self) -> None:
        super()._name_controls()
        name, box = self._lesson.name, self.choices["lesson"]
        if not name:
            return
        with self._quietly():
            label(box, self._lang, "lesson")
            offer(box, [(title, each) for each, title in titles(self._lang).items()])
            box.value = name

    # in a notebook and in a terminal

    def __repr__(self) -> str:
        title = self._lesson.title
        return f"<Lesson{f' {title!r}' if title else ''}, step {self._at} of {self.last}>"


def lesson(
    path_or_text: Source = READY[0],
    *,
    lang: str | None = None,
    theme: str = "light",
    suits: str = "two",
    at: int | None = None,
) -> LessonPlayer:
    """Return a widget that plays an annotated record as a lesson.

    `path_or_text` is a path, the text of a record, a `Game`, or the name of a
    ready lesson: first-steps, open-ray or sunset-and-wind; without it the ready
    lessons can be chosen in the widget. The teacher's comments appear at their
    moves. Where a comment ends with ``[?]`` the lesson stops: the class
    predicts the next move, by touching its card, by going on, or from a list.
    `lang` is en, ru or sv, by default the record's tag Lang, or English; the
    comments stay as they were written. `theme` is light, dark or contrast;
    `suits` two or four (colours); `at` the first step shown, negative from the
    end, by default the record's tag From, or 0. Raises `SunError` for anything
    else.

    >>> lesson("open-ray", lang="en")
    <Lesson 'The open ray, and a transfer that helps', step 42 of 56>
    """
    found = read_lesson(path_or_text, lang)
    if lang is None:
        lang = found.lang if found.lang in story.LANGUAGES else "en"
    return LessonPlayer(found, lang=lang, theme=theme, suits=suits, at=at)


def candidates(position: Position, lang: str) -> list[dict[str, Any]]:
    """Return the places that a prediction may name, in words and with their boxes.

    Told without whether they fit; the same whatever the right answer is.
    """
    named = [(place, places.box_of(position, place)) for place in spoken.candidates(position)]
    return [
        {
            "name": spoken.name_of(place),
            "label": spoken.candidate_label(position, place, lang),
            "box": box,
        }
        for place, box in named
        if box is not None
    ]


def first_step(found: Lesson, at: int | None) -> int:
    """Return the step at which a lesson opens; `MoveError` if there is no such step."""
    if at is None:
        return found.start
    whole = isinstance(at, int) and not isinstance(at, bool)
    step = at + found.last + 1 if whole and at < 0 else at
    if not whole or not 0 <= step <= found.last:
        raise MoveError(
            f"there is no step {at!r}: the lesson has the steps 0 to {found.last}",
            key="no_position",
            at=str(at),
            last=found.last,
        )
    return step
