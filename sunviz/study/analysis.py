"""What each step of a game was worth: the chance then, and where a won deal was lost.

What is asked with the stock and the wind unknown (`chance`), and what is asked
knowing all (`solve`), are two things: the first says how good a position looked,
the second whether the game could still be won as the cards really lay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from sunviz.engine import Move, Position

from .chance import Chance, chance
from .solver import Verdict, solve

#: states that one verdict may look at, and playouts of one chance
STATES: Final = 2_000_000
PLAYOUTS: Final = 200


def judge(position: Position) -> Verdict:
    """Return whether a position can be won, all cards known."""
    return solve(position, states=STATES)


def weigh(position: Position) -> Chance:
    """Return how good a position looks to who does not know the stock nor the wind.

    While the stock holds cards a careful player plays on; on the open table an
    expert, who overlooks less.
    """
    hidden = bool(position.stock) or not position.arcs
    return chance(position, "careful" if hidden else "expert", playouts=PLAYOUTS)


class Analysis:
    """What is known so far about the steps of one game; `work` finds out more.

    Every position before one that can be won can be won too, since the game
    itself leads from it to there; so can none after one that cannot. So there
    is one step at most where a won deal was lost, and few verdicts find it.

    Attributes: `chances`, by step; `won_until`, the last step known to be
    winnable, −1 for none; `lost_from`, the first one known not to be, one more
    than the last step for none; `line`, moves that win from `won_until`;
    `judged`, whether no more verdicts are to come.
    """

    def __init__(
        self,
        positions: Sequence[Position],
        *,
        judge: Callable[[Position], Verdict] = judge,
        weigh: Callable[[Position], Chance] = weigh,
    ) -> None:
        self.positions = tuple(positions)
        self.chances: dict[int, Chance] = {}
        self.won_until = -1
        self.lost_from = len(self.positions)
        self.line: tuple[Move, ...] = ()
        self.judged = False
        self._judge, self._weigh = judge, weigh

    @property
    def lost_at(self) -> int | None:
        """The step whose move lost the won deal, 1 … the last step; None if none is known."""
        parted = self.won_until >= 0 and self.lost_from == self.won_until + 1
        return self.lost_from if parted and self.lost_from < len(self.positions) else None

    def work(self) -> Iterator[None]:
        """Find out more and more; pause after each piece of news.

        First the verdicts, a few dozen at most; then the chances, those far
        apart before those between them.
        """
        last = len(self.positions) - 1
        for at in (last, 0):
            self._look(at)
            yield
        yield from self._between(0, last)
        self.judged = True
        for at in spread(len(self.positions)):
            self.chances[at] = self._weigh(self.positions[at])
            yield

    def _between(self, first: int, last: int) -> Iterator[None]:
        """Narrow down where it was lost, between two steps looked at."""
        first, last = max(first, self.won_until), min(last, self.lost_from)
        if last - first < 2 or self.won_until >= last or self.lost_from <= first:
            return
        middle = (first + last) // 2
        self._look(middle)
        yield
        if self.won_until < middle:  # also where nothing was found out: a win may lie before
            yield from self._between(first, middle)
        if self.lost_from > middle:
            yield from self._between(middle, last)

    def _look(self, at: int) -> None:
        verdict = self._judge(self.positions[at])
        if verdict.kind == "won" and at > self.won_until:
            self.won_until, self.line = at, tuple(verdict.line)
        elif verdict.kind == "impossible":
            self.lost_from = min(self.lost_from, at)


def spread(count: int) -> Iterator[int]:
    """Yield 0 … count−1, each once, those far apart first.

    >>> list(spread(6))
    [0, 5, 2, 4, 1, 3]
    """
    seen: set[int] = set()
    step = max(count - 1, 1)
    while len(seen) < count:
        for at in range(0, count, step):
            if at not in seen:
                seen.add(at)
                yield at
        step = max(step // 2, 1)
