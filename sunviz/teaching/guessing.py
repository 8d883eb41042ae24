"""A guess: of a hundred deals, in how many does the patience come out?"""

from dataclasses import dataclass
from math import ceil, floor
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
from .reading import number_of

#: a guess is near that is off by no more than so many deals of a hundred
_NEAR: Final = 5


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

    The interval is widened to whole deals.

    >>> from types import SimpleNamespace
    >>> Guess(SimpleNamespace(low=0.2, high=0.375)).check("38").right
    True
    """

    share: Counted

    @property
    def ends(self) -> tuple[int, int]:
        """The smallest and the largest number that may be right, 0…100."""
        return floor(100 * self.share.low + 1e-9), ceil(100 * self.share.high - 1e-9)

    def prompt(self, lang: str) -> str:
        """Return the question."""
        return paragraph(lang, "ask-guess")

    def how(self, lang: str) -> str:
        """Return how a guess is written."""
        return paragraph(lang, "how-guess", example=example("12"))

    def why(self, lang: str) -> str:
        """Return which numbers are possible."""
        low, high = self.ends
        return paragraph(lang, "guess-why", low=low, high=high)

    def _judge(self, answer: object, lang: str) -> Feedback:
        guess, (low, high) = _read(answer), self.ends
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


def _read(answer: object) -> int:
    guess = number_of(answer.strip(" .%") if isinstance(answer, str) else answer)
    if guess > 100:
        raise AnswerError(f"{guess} is more than a hundred", key="answer_hundred", guess=guess)
    return guess
