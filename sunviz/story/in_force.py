"""Which clauses of a text are in force in a position, and which a step has followed."""

from collections.abc import Iterable

from sunviz.engine import Position, Rules

from .clauses import Clause, clauses_in_force, clauses_of
from .narrator import stage_key
from .told import Told


def in_force(text: str, position: Position) -> tuple[Clause, ...]:
    """Return the clauses of a text that are in force in a position, in the text's order.

    Those that govern its stage and hold under its rules, and whatever
    `clauses_in_force` adds for a switch set otherwise. Another text
    than the one told has its clauses in force as well, as far as they agree.

    >>> from sunviz.engine import Game
    >>> [one.number for one in in_force("W", Game.deal(1961).position)]
    [1]
    """
    stage, told = stage_key(position), clauses_in_force(position)
    return tuple(
        one
        for one in clauses_of(text)
        if one in told or (stage in one.stages and one.holds(position.rules))
    )


def followed(text: str, told: Told, rules: Rules) -> tuple[Clause, ...]:
    """Return the clauses of a text that the step told has followed.

    Those cited; where another text is cited, those of this one that speak of
    the same thing and hold under the rules.

    >>> from sunviz.engine import Game
    >>> position = Game.deal(1961).position
    >>> from sunviz.story import narrate
    >>> told = narrate(None, None, position, "en")
    >>> [one.label("en") for one in followed("S", told, position.rules)]
    ['the Swedish article, § 1']
    """
    cited = clauses_in_force(told)
    return tuple(
        one
        for one in clauses_of(text)
        if one in cited or (one.holds(rules) and _speaks_of(one, cited))
    )


def _speaks_of(one: Clause, cited: Iterable[Clause]) -> bool:
    there = {(other.text, number) for other in one.beside for number in other.clauses}
    return any(clause.cited in there for clause in cited)
