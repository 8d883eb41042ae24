"""Quizzes: questions made from real positions, each with one right answer.

The tables are numbered deals, played by chance; the right answers come from
the engine. The same seed means the same questions everywhere and for ever.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from sunviz.engine import Position, Rules, SunError, read_rules
from sunviz.engine.deals import MAX_DEAL, SplitMix64

from .asked import Asked
from .clause_asked import clause_for
from .coming import comes_next
from .landings_asked import lands
from .making import STAGES, stages_of, stream, tables
from .marking import fits, playable
from .text_asked import which_text

Maker: TypeAlias = Callable[[SplitMix64, Position], Asked | None]

#: every stage in turn
ALL: Final = "all"
#: the levels of a quiz: a stage, or all of them
LEVELS: Final = (*STAGES, ALL)
MOST_QUESTIONS: Final = 100
#: the kinds of question, each with what makes one out of a table
MAKERS: Final[Mapping[str, Maker]] = {
    "playable": playable,
    "fits": fits,
    "next": comes_next,
    "lands": lands,
    "clause": clause_for,
    "text": which_text,
}
#: the kinds that only some stages have
_ONLY_IN: Final[Mapping[str, tuple[str, ...]]] = {
    "next": ("sunrise", "sun", "sunset"),
    "lands": ("sunset",),
}
#: so many deals, and tables of each, are tried for a kind of question that comes up seldom
_DEALS: Final = 12
_TABLES: Final = 12


def questions(
    seed: int = 1, *, level: str = ALL, rules: str | Rules = "ru-book", count: int = 10
) -> tuple[Asked, ...]:
    """Return the questions of a quiz, the same for the same arguments.

    `seed` is 0 … 2⁶⁴−1; `level` one of `LEVELS`, the stage that is asked
    about, or "all"; `rules` an id or `Rules`; `count` 1…100. The kinds of
    question take turns, as far as a stage has them. Raises `SunError` for
    anything else, and for a stage that the rules do not have.

    >>> [one.kind for one in questions(3, level="sunset", count=3)] == [
    ...     one.kind for one in questions(3, level="sunset", count=3)]
    True
    """
    rules = read_rules(rules)
    draw = stream(check_seed(seed))
    stages = _stages(level, rules)
    check_count(count)
    return tuple(_asked(draw, rules, stages, count))


def _asked(draw: SplitMix64, rules: Rules, stages: tuple[str, ...], count: int) -> Iterator[Asked]:
    made: Counter[str] = Counter()
    turns: Iterator[str] = iter(())
    for _ in range(count):
        stage = next(turns, "")
        if not stage:
            turns = iter(draw.shuffled(stages))
            stage = next(turns)
        question = _one(draw, rules, stage, made)
        made[question.kind] += 1
        yield question


def _one(draw: SplitMix64, rules: Rules, stage: str, made: Mapping[str, int]) -> Asked:
    """Return a question about a stage, of the kind that came up least, if the stage has it."""
    kinds = [kind for kind in draw.shuffled(tuple(MAKERS)) if stage in _ONLY_IN.get(kind, STAGES)]
    kinds.sort(key=lambda kind: made.get(kind, 0))
    while True:
        for kind in kinds:
            for _ in range(_DEALS):
                for position in tables(draw, rules, stage)[:_TABLES]:
                    question = MAKERS[kind](draw, position)
                    if question is not None:
                        return question


def check_seed(seed: object) -> int:
    """Return the seed of a quiz; `SunError` unless it is a whole number, 0 … 2⁶⁴−1."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_DEAL:
        raise SunError(
            f"the seed of a quiz is a whole number from 0 to {MAX_DEAL}, not {seed!r}",
            key="quiz_seed",
            seed=_short(seed),
            highest=str(MAX_DEAL),
        )
    return seed


def check_count(count: object) -> None:
    """Raise `SunError` unless a quiz can have so many questions."""
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_QUESTIONS:
        raise SunError(
            f"a quiz has 1 to {MOST_QUESTIONS} questions, not {count!r}",
            key="quiz_count",
            count=_short(count),
            most=MOST_QUESTIONS,
        )


def _stages(level: object, rules: Rules) -> tuple[str, ...]:
    """Return the stages that a level asks about."""
    known = stages_of(rules)
    if level == ALL:
        return known
    if not isinstance(level, str) or level not in LEVELS:
        raise SunError(
            f"there is no level {level!r}; the levels are {', '.join(LEVELS)}",
            key="quiz_level",
            level=_short(level),
            levels=", ".join(LEVELS),
        )
    if level not in known:
        raise SunError(f"under these rules there is no stage {level!r}", key="quiz_no_stage")
    return (level,)


def _short(value: object) -> str:
    """Return what was given as text, cut where it is long."""
    text = str(value) if not isinstance(value, int) or abs(value) <= 10**40 else "…"
    return text if len(text) <= 40 else f"{text[:40]}…"
