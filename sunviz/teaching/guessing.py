"""A guess: of a hundred deals, in how many does the patience come out?"""

import re
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from sunviz.engine import SunError

from .question import (
    Answerable,
    AnswerError,
    Feedback,
    example,
    paragraph,
    praise,
    refuse,
)
from .reading import shown, words

#: a guess is near that is off by no more than so many deals of a hundred
_NEAR: Final = 5
#: a number that is not negative, by the sign before its decimals
_NUMBERS: Final = {
    lang: re.compile(rf"\d{{1,9}}(?:[{points}]\d{{1,9}})?", re.ASCII)
    for lang, points in (("en", "."), ("ru", ".,"), ("sv", ".,"))
}


@runtime_checkable
class Counted(Protocol):
    """A share that was counted, such as `sunviz.study.Share`: 0…1, with its interval."""

    @property
    def low(self) -> float:
        """The lower end of the interval."""

    @property
    def high(self) -> float:
        """The upper end of the interval."""


@dataclass(frozen=True)
class Guess(Answerable):
    """How many of a hundred deals come out: any number that the interval does not exclude.

    A guess may have decimals; it and the ends of the interval are rounded to
    whole deals, as in tables.

    >>> from types import SimpleNamespace
    >>> Guess(SimpleNamespace(low=0.2, high=0.375)).check("37.6").right
    True
    """

    share: Counted

    @property
    def ends(self) -> tuple[int, int]:
        """The smallest and the largest number that may be right, 0…100."""
        return round(100 * self.share.low), round(100 * self.share.high)

    def prompt(self, lang: str) -> str:
        """Return the question."""
        return paragraph(lang, "ask-guess")

    def how(self, lang: str) -> str:
        """Return how a guess is written."""
        return paragraph(lang, "how-guess", example=example("12"))

    def why(self, lang: str) -> str:
        """Return which numbers are possible."""
        low, high = self.ends
        span = "single" if low == high else "some"
        return paragraph(lang, "guess-why", span=span, low=low, high=high)

    def _judge(self, answer: object, lang: str) -> Feedback:
        guess, (low, high) = round(_read(answer, lang)), self.ends
        if low <= guess <= high:
            return praise(lang, self.why(lang))
        many = guess > high
        near = (guess - high if many else low - guess) <= _NEAR
        off = f"{'near' if near else 'far'}-{'many' if many else 'few'}"
        return refuse(lang, paragraph(lang, "guess-off", off=off))


def read_share(share: object) -> Counted:
    """Return a share as it is; `SunError` for anything else."""
    if isinstance(share, Counted):
        return share
    raise SunError(
        f"a guess needs a share, such as summarize(study).won, not {share!r}",
        key="exercise_share",
        example="summarize(study).won",
        given=str(share)[:40],
    )


def _read(answer: object, lang: str) -> float:
    """Return a guess, 0…100; `AnswerError` for anything else, quoted as it was written."""
    if isinstance(answer, float):
        answer = f"{answer:g}"
    words(answer)  # refuses what is neither a text nor a number
    given = " ".join(str(answer).split())
    number = given.rstrip(" .%")
    if not _NUMBERS[lang].fullmatch(number):
        raise AnswerError(
            f"{given!r} is no number from 0 to 100", key="answer_guess", text=shown(given)
        )
    guess = float(number.replace(",", "."))
    if guess > 100:
        raise AnswerError(f"{number} is more than a hundred", key="answer_hundred", guess=number)
    return guess
