"""Tables for the quiz: real deals, played by chance to a moment worth a question.

Everything is drawn from one SplitMix64, the generator of the numbered deals,
so that a seed means the same tables on every machine.
"""

from collections.abc import Iterator
from typing import Final

from sunviz.engine import Game, Position, Rules
from sunviz.engine.deals import SplitMix64
from sunviz.engine.moves import NEXT, Move
from sunviz.engine.position import make
from sunviz.engine.steps import after

#: the stages that can be asked about, in the order of play
STAGES: Final = ("sunrise", "sun", "sunset", "wind")
#: deals are taken from the numbers below this one, so that a reader can type them
_DEALS: Final = 1_000_000
#: of so many times that a card fits, it is let lie once
_LEFT_LYING: Final = 5
#: of so many times that a card may cross, or move to an emptied ray, it does so once
_CROSSES: Final = 8
#: the quiz has a stream of its own, apart from those of the deals and of the wind
_STREAM: Final = 0x5C49_11A5_0DAB_CE55


def stream(seed: int) -> SplitMix64:
    """Return the generator of a quiz.

    >>> stream(3).below(10) == stream(3).below(10)
    True
    """
    return SplitMix64(SplitMix64(seed ^ _STREAM).output())


def stages_of(rules: Rules) -> tuple[str, ...]:
    """Return the stages that a game under these rules can go through.

    >>> from sunviz.engine import RULE_BOOKS
    >>> stages_of(RULE_BOOKS["ru-book-v1"])
    ('sunrise', 'sunset', 'wind')
    """
    return tuple(stage for stage in STAGES if stage != "sun" or rules.sun_plays)


def tables(draw: SplitMix64, rules: Rules, stage: str) -> tuple[Position, ...]:
    """Return the positions of one stage of a game of chance, shuffled.

    None if the patience came out before. The table before the first arc is
    left out: nothing lies on it.
    """
    found = [
        position
        for position in _played(draw, rules, stage)
        if position.stage == stage and position.arcs
    ]
    return draw.shuffled(found)


def _played(draw: SplitMix64, rules: Rules, last: str) -> Iterator[Position]:
    """Yield the positions of a game of chance up to the end of a stage."""
    position = Game.deal(draw.below(_DEALS), rules).position
    done = STAGES.index(last)
    while position.stage in STAGES and STAGES.index(position.stage) <= done:
        yield position
        position = after(position, _chance(draw, position))


def _chance(draw: SplitMix64, position: Position) -> Move:
    """Return a move as an absent-minded player makes it."""
    plays = position.plays
    others = position.legal_moves[len(plays) : -1]
    if others and draw.below(_CROSSES) == 0:
        return others[draw.below(len(others))]
    if plays and draw.below(_LEFT_LYING):
        return plays[draw.below(len(plays))]
    return NEXT


def with_rules(position: Position, rules: Rules) -> Position:
    """Return the same table under other rules; whether it can come about is not asked."""
    return make(
        rules, position.stage, position.arcs, position.ray, position.stock, position.rays,
        position.heights, position.clouds, position.wind,
    )  # fmt: skip
