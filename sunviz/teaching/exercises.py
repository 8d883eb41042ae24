"""Exercises that check themselves: a question as a notebook's cell shows it."""

import re
import textwrap
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, Final

from sunviz.engine import Game, Position, SunError
from sunviz.story import check_language
from sunviz.story.explaining import position_of

from .cards_now import Fitting, Playable
from .clause_question import WhichClause
from .counting import Count
from .guessing import Counted, Guess, read_share
from .landing import Landing
from .playing import Reach
from .question import Answerable, Question, refuse_detail, refuse_missing
from .rule_books import WhichBooks

#: the kind of exercise that asks about a share, not about a table
GUESS: Final = "guess"
#: the other kinds, each with its question
KINDS: Final[Mapping[str, type[Question]]] = {
    "playable": Playable,
    "fits": Fitting,
    "lands": Landing,
    "clause": WhichClause,
    "rules": WhichBooks,
    "play": Reach,
    "count": Count,
}
_WIDTH: Final = 88
#: a dash, and the number of a clause or a ray, do not begin a line
_TIED: Final = re.compile(r" (?=[–—] )|(?<=[^\W\d]) (?=\d)|(?<=[.§]) (?=\d)")
_NBSP: Final = "\u00a0"


@dataclass(frozen=True, repr=False)
class Exercise:
    """A question with the answer that was given, as plain text.

    ``right`` is True or False, or None as long as there is no answer, or none
    that can be read; ``question``, ``how`` (to write the answer) and
    ``feedback`` are what `str` and `repr` show, each where it is of use.
    """

    question: str
    how: str
    feedback: str
    right: bool | None

    def __repr__(self) -> str:
        parts = [self.question, self.feedback, self.how if self.right is None else ""]
        lines = [line for part in parts for line in part.splitlines()]
        return "\n".join(map(_wrapped, lines))

    __str__ = __repr__


def exercise(
    kind: str,
    table: Position | Game | Counted,
    answer: object = "",
    *,
    lang: str = "en",
    **details: Any,
) -> Exercise:
    """Return a question about a table, and what is to be said to the answer.

    `table` is a `Position`, or a `Game`, of which the position now is taken
    (of "guess": a share); `lang` one of `LANGUAGES`. Without an answer the exercise shows the
    question and how to write the answer. The kinds and their details:

    - "playable", "fits": which cards are playable, or can be placed, now;
    - "lands", ``ray=3``, ``card="tip"`` or ``"base"``: where it lands when the
      ray is picked up;
    - "clause", ``move="r7>A"``, ``text="B"``: the clause that allows or forbids it;
    - "rules", ``move="r7>A"``: the rule books under which it is legal;
    - "play", ``goal="won"``, or ``goal="placed", cards=20``, or
      ``goal="card", card="7C"``: moves that reach the goal;
    - "count", ``of="stock"`` (or placed, playable, fits, rays, clouds),
      ``after="next"``: how many there are;
    - "guess": of a hundred deals, how many come out; the table is a share with
      its interval, such as ``summarize(study).won``.

    Raises `SunError` for an unknown kind or detail, a detail that makes no
    question, or a table or share that is none; `LanguageError` for an unknown
    language. An answer never raises anything.

    >>> game = Game.deal(1961); game.push("next")
    >>> exercise("count", game, of="stock")
    How many cards lie in the stock?
    Write a number: answer="12".
    >>> exercise("count", game, "91", of="stock").right
    True
    """
    lang = check_language(lang)
    question = _asked(kind, table, details)
    feedback = question.check(answer, lang)
    return Exercise(question.prompt(lang), question.how(lang), feedback.text, feedback.right)


def _asked(kind: str, table: object, details: Mapping[str, Any]) -> Answerable:
    if kind != GUESS:
        return ask(kind, table, **details)  # type: ignore[arg-type]  # checked there
    for name in details:
        refuse_detail(kind, name, ())
    return Guess(read_share(table))


def ask(kind: str, table: Position | Game, **details: Any) -> Question:
    """Return the question of a kind about a table, "guess" left out; the errors of `exercise`.

    >>> ask("count", Game.deal(1961), of="stock").answers
    ('104',)
    """
    if not isinstance(kind, str) or kind not in KINDS:
        kinds = ", ".join((*KINDS, GUESS))
        raise SunError(
            f"there is no kind of exercise {kind!r}; the kinds are {kinds}",
            key="exercise_kind",
            kind=str(kind),
            kinds=kinds,
        )
    _check_details(kind, details)
    return KINDS[kind](position_of(table), **details)


def _check_details(kind: str, details: Mapping[str, object]) -> None:
    known = {field.name: field.default for field in fields(KINDS[kind])[1:]}
    for name in details:
        if name not in known:
            refuse_detail(kind, name, tuple(known))
    for name, default in known.items():
        if default is MISSING and name not in details:
            refuse_missing(kind, name)


def _wrapped(line: str) -> str:
    tied = _TIED.sub(_NBSP, line)
    filled = textwrap.fill(tied, _WIDTH, break_long_words=False, break_on_hyphens=False)
    return filled.replace(_NBSP, " ")
