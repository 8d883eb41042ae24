"""Questions about one position, made ready for paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from sunviz.engine import Position
from sunviz.engine.careful import careful
from sunviz.engine.deals import SplitMix64
from sunviz.engine.steps import after
from sunviz.engine.view import View
from sunviz.story import narrate, say
from sunviz.teaching import Count, Fitting, Landing, Playable, picked_up_next
from sunviz.teaching.asked import Choosing
from sunviz.teaching.clause_asked import clause_for
from sunviz.teaching.coming import comes_next
from sunviz.teaching.landings_asked import tells_order
from sunviz.teaching.making import stream
from sunviz.teaching.question import Question
from sunviz.teaching.text_asked import which_text

#: no class needs more about one table
MOST: Final = 12
#: the kinds of question, the most telling ones first
_FIRST: Final = ("fits", "playable", "event", "clause", "plan", "text", "count")
#: the order on paper: from looking to thinking
_ON_PAPER: Final = ("playable", "fits", "count", "event", "clause", "text", "plan")
#: kinds of which a table may give more than one question
_MORE: Final = ("clause", "text", "count")
_TRIES: Final = 8
_COUNTED: Final = ("placed", "stock", "rays", "clouds")
#: nobody need count nothing at all, or all thirteen rays
_PLAIN: Final = (0, 13)


@dataclass(frozen=True)
class Asked:
    """A question as paper has it.

    ``choices`` are the sentences to choose from, if there are any, and
    ``answer`` is the right one, or nothing where many are; ``lines`` tells how
    many ruled lines the answer takes, ``why`` what makes it right.
    """

    kind: str
    prompt: str
    choices: tuple[str, ...]
    lines: int
    answer: str
    why: str


#: makes a question of a kind in a language, if the table gives one
Maker: TypeAlias = Callable[[SplitMix64, Position, str], Asked | None]


def questions_for(position: Position, count: int, *, seed: int, lang: str) -> tuple[Asked, ...]:
    """Return questions about a position, as many as it gives, `count` at most.

    The same arguments give the same questions. A finished game gives none, nor
    does one that has not begun.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next")
    >>> [one.kind for one in questions_for(game.position, 3, seed=1, lang="en")]
    ['playable', 'fits', 'event']
    """
    if position.is_over or not position.arcs:
        return ()
    draw = stream(seed)
    found: list[Asked] = []
    for kind in _kinds():
        if len(found) == count:
            break
        one = _MAKERS[kind](draw, position, lang)
        if one is not None and all(_differ(one, other) for other in found):
            found.append(one)
    return tuple(sorted(found, key=lambda one: _ON_PAPER.index(one.kind)))


def _kinds() -> Iterator[str]:
    yield from _FIRST
    for _ in range(_TRIES):
        yield from _MORE


def _differ(one: Asked, other: Asked) -> bool:
    """Tell whether two questions may stand on one sheet: neither asks what the other does."""
    same = one.kind == other.kind and one.choices and one.answer == other.answer
    return one.prompt != other.prompt and not same


def _fits(_: SplitMix64, position: Position, lang: str) -> Asked:
    return _written("fits", Fitting(position), lang, lines=2)


def _playable(_: SplitMix64, position: Position, lang: str) -> Asked:
    return _written("playable", Playable(position), lang, lines=2)


def _count(draw: SplitMix64, position: Position, lang: str) -> Asked | None:
    asked = [one for one in (Count(position, of) for of in _COUNTED) if one.number not in _PLAIN]
    return _written("count", asked[draw.below(len(asked))], lang, lines=1) if asked else None


def _event(draw: SplitMix64, position: Position, lang: str) -> Asked | None:
    """Return a question about what comes next: where a ray lands, or else what happens."""
    ray = picked_up_next(position)
    if ray is not None and tells_order(position.rules) and draw.below(2):
        end = ("tip", "base")[draw.below(2)]
        return _written("event", Landing(position, ray, end), lang, lines=1)
    return _chosen("event", comes_next(draw, position), lang)


def _clause(draw: SplitMix64, position: Position, lang: str) -> Asked | None:
    return _chosen("clause", clause_for(draw, position), lang)


def _text(draw: SplitMix64, position: Position, lang: str) -> Asked | None:
    return _chosen("text", which_text(draw, position), lang)


def _plan(_: SplitMix64, position: Position, lang: str) -> Asked:
    """Return the open question what to play, with what a careful player does."""
    move = careful(View(position))
    told = narrate(position, move, after(position, move), lang).text
    why = f"{say(lang, 'handout-plan-answer')} {told}"
    return Asked("plan", say(lang, "handout-ask-plan"), (), 4, "", why)


def _written(kind: str, question: Question, lang: str, *, lines: int) -> Asked:
    answer = ", ".join(question.answers_in(lang))
    return Asked(kind, question.prompt(lang), (), lines, answer, question.why(lang))


def _chosen(kind: str, question: Choosing | None, lang: str) -> Asked | None:
    if question is None:
        return None
    choices = question.choices(lang)
    answer = choices[question.right]
    return Asked(kind, question.prompt(lang), choices, 0, answer, question.why(lang))


def letters_of(asked: Asked, lang: str) -> str:
    """Return the letters of the choices in the reader's alphabet."""
    return ("абвгд" if lang == "ru" else "abcde")[: len(asked.choices)]


_MAKERS: Final[dict[str, Maker]] = {
    "fits": _fits,
    "playable": _playable,
    "count": _count,
    "event": _event,
    "clause": _clause,
    "text": _text,
    "plan": _plan,
}
