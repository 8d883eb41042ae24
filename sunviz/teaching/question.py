"""What every question has: a prompt, a check, and mostly a position and its right answers."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import NoReturn

from sunviz.engine import Position, SunError
from sunviz.story import check_language, error_text
from sunviz.story.catalogue import Field, say


class AnswerError(SunError):
    """An answer that cannot be read: the reader is told how to write it."""


@dataclass(frozen=True)
class Feedback:
    """What is said to an answer.

    ``right`` is None when there is nothing to judge: no answer, or one that
    cannot be read. ``text`` holds one paragraph a line; of no answer it is
    empty.
    """

    right: bool | None
    text: str


class Answerable(ABC):
    """Whatever can be asked and answered, in any language."""

    @abstractmethod
    def prompt(self, lang: str) -> str:
        """Return the question in a language."""

    @abstractmethod
    def how(self, lang: str) -> str:
        """Return in one sentence how the answer is written."""

    def check(self, answer: object, lang: str = "en") -> Feedback:
        """Return what is to be said to an answer.

        Whatever the answer is, nothing is raised but `LanguageError`.
        """
        lang = check_language(lang)
        if is_blank(answer):
            return Feedback(None, "")
        try:
            return self._judge(answer, lang)
        except AnswerError as error:
            return Feedback(None, error_text(error, lang))

    @abstractmethod
    def _judge(self, answer: object, lang: str) -> Feedback:
        """Return the feedback to an answer that is not blank; `AnswerError` if unreadable."""


@dataclass(frozen=True)
class Question(Answerable):
    """A question about a position."""

    position: Position

    @property
    @abstractmethod
    def answers(self) -> tuple[str, ...]:
        """Every right answer, as it may be written; none where they cannot be listed."""

    def answers_in(self, lang: str) -> tuple[str, ...]:
        """Return the right answers in the reader's own letters and words."""
        check_language(lang)
        return self.answers

    @abstractmethod
    def why(self, lang: str) -> str:
        """Return what makes the right answers right, with the clause."""


def is_blank(answer: object) -> bool:
    """Tell whether nothing has been answered yet: an empty text or an empty list."""
    if isinstance(answer, str):
        return not answer.strip()
    return isinstance(answer, list | tuple) and not answer


def praise(lang: str, why: str, *, together: bool = True) -> Feedback:
    """Return the feedback to a right answer: a sober word, and why, in one paragraph or not."""
    return Feedback(True, (" " if together else "\n").join((say(lang, "exercise-right"), why)))


def refuse(lang: str, *paragraphs: str) -> Feedback:
    """Return the feedback to a wrong answer, a paragraph a line."""
    return Feedback(False, "\n".join((say(lang, "exercise-wrong"), *paragraphs)))


def check_choice(detail: str, value: object, allowed: tuple[str, ...]) -> None:
    """Raise `SunError` unless a detail of a question is one of these words."""
    if value not in allowed:
        refuse_value(detail, value, ", ".join(allowed))


def check_whole(detail: str, value: object, low: int, high: int) -> None:
    """Raise `SunError` unless a detail of a question is a whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        refuse_value(detail, value, f"{low} … {high}")


def refuse_value(detail: str, value: object, allowed: str) -> NoReturn:
    """Raise `SunError` for a detail of a question that has a wrong value."""
    raise SunError(
        f"{detail}={value!r} makes no question; {detail} can be {allowed}",
        key="exercise_value",
        detail=detail,
        value=str(value),
        allowed=allowed,
    )


def refuse_detail(kind: str, detail: str, known: tuple[str, ...]) -> NoReturn:
    """Raise `SunError` for a detail that an exercise does not have."""
    names = ", ".join(known) or "–"
    raise SunError(
        f"the exercise {kind!r} has no detail {detail!r}; it has {names}",
        key="exercise_detail",
        kind=kind,
        detail=detail,
        details=names,
    )


def refuse_missing(kind: str, detail: str) -> NoReturn:
    """Raise `SunError` for a detail that an exercise needs."""
    raise SunError(
        f"the exercise {kind!r} needs the detail {detail!r}",
        key="exercise_missing",
        kind=kind,
        detail=detail,
    )


def check_going_on(position: Position) -> None:
    """Raise `SunError` if the game is over: there is nothing left to ask."""
    if position.is_over:
        raise SunError(
            f"the game is {position.stage}: nothing can be played, so nothing is asked",
            key="exercise_over",
        )


def example(*choices: str, right: tuple[str, ...] = ()) -> str:
    """Return an answer as a reader writes it in a cell: the first choice that is not right.

    >>> example("9", "11"), example("9", "11", right=("9",))
    ('answer="9"', 'answer="11"')
    """
    return f'answer="{next(choice for choice in choices if choice not in right)}"'


def paragraph(lang: str, key: str, **fields: Field) -> str:
    """Return a sentence of the catalogue of exercises.

    >>> paragraph("en", "right")
    'Right.'
    """
    return say(lang, f"exercise-{key}", **fields)
