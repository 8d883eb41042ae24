"""What a study by the solver tells: how many deals can be won, and how far that is known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from .errors import StudyError
from .header import check_solved
from .intervals import Share, share_of
from .pairs import Pairs, pairs_of
from .readable import OUTCOMES, SOLVED
from .study import Study

_LOST: Final = OUTCOMES.index("lost")
_UNKNOWN: Final = SOLVED.index("unknown")


@dataclass(frozen=True, slots=True)
class Winnable:
    """How many deals can be won by someone who knows the stock.

    Attributes: the counts of deals `won` (a line is known), `impossible`
    (proven) and `unknown`; `low` and `high`, 0…1, between which the share that
    can be won lies in the long run (95 %): at the lower end every unknown deal
    counts as lost, at the upper end as won.
    """

    won: int
    impossible: int
    unknown: int
    low: float
    high: float

    @property
    def count(self) -> int:
        """How many deals."""
        return self.won + self.impossible + self.unknown

    @property
    def known(self) -> Share:
        """The share for which a line is known, with its own interval."""
        return share_of(self.won, self.count)


@dataclass(frozen=True, slots=True)
class WinnableChange:
    """What one set of rules changes against another, over the same deals.

    Attributes: `count`, how many deals; of these, `gained` (won here, proven
    impossible there), `lost` (the other way round) and `undecided` (unknown
    under one of the two); `low` and `high`, −1…1, between which the change of the share that
    can be won lies (95 %), every undecided deal counted for the worse at the
    lower end and for the better at the upper end.
    """

    count: int
    gained: int
    lost: int
    undecided: int
    low: float
    high: float


def winnable(study: Study) -> Winnable:
    """Return how many deals of a study by `solve_deals` can be won.

    Raises `StudyError` for a study in which deals were played, or without rows.

    >>> from sunviz.study.solver import solve_deals
    >>> found = winnable(solve_deals(range(20), workers=1, progress=False))
    >>> found.won, found.unknown, round(found.low, 2), found.high
    (20, 0, 0.83, 1.0)
    """
    check_solved(study.header)
    verdicts = _verdicts(study)
    if not len(verdicts):
        raise StudyError("the study has no rows yet", key="study_empty")
    won, unknown = int((verdicts < _LOST).sum()), int((verdicts == _UNKNOWN).sum())
    return winnable_of(won, len(verdicts) - won - unknown, unknown)


def winnable_of(won: int, impossible: int, unknown: int) -> Winnable:
    """Return what three counts of deals tell, as `winnable` does.

    >>> found = winnable_of(90, 4, 6)
    >>> round(found.low, 2), round(found.high, 2)
    (0.83, 0.99)
    """
    count = won + impossible + unknown
    low, high = share_of(won, count).low, share_of(won + unknown, count).high
    return Winnable(won, impossible, unknown, low, high)


def compare_winnable(study: Study, against: Study) -> WinnableChange:
    """Compare two studies by `solve_deals`, deal by deal, over the deals that both have solved.

    The intervals are those of `compare_pairs`. Raises `StudyError` if they have
    no deal in common.

    >>> from sunviz.study.solver import solve_deals
    >>> options = {"workers": 1, "progress": False, "states": 100_000}
    >>> book, web = (solve_deals(range(20), rules=one, **options) for one in ("ru-book", "ru-web"))
    >>> compare_winnable(web, book).lost
    0
    """
    for one in (study, against):
        check_solved(one.header)
    deals = [one.rows["deal"].to_numpy() for one in (study, against)]
    common, at, at_there = np.intersect1d(
        deals[0], deals[1], assume_unique=True, return_indices=True
    )
    if not len(common):
        raise StudyError("the two studies have no deal in common", key="study_no_common")
    here, there = _verdicts(study)[at], _verdicts(against)[at_there]
    won, won_there = here < _LOST, there < _LOST
    open_, open_there = here == _UNKNOWN, there == _UNKNOWN
    undecided = open_ | open_there
    return WinnableChange(
        count=len(common),
        gained=int((won & ~won_there & ~undecided).sum()),
        lost=int((won_there & ~won & ~undecided).sum()),
        undecided=int(undecided.sum()),
        low=_pairs(won, won_there | open_there).low,
        high=_pairs(won | open_, won_there).high,
    )


def _verdicts(study: Study) -> Any:
    """Return the outcome of each deal, as its number in `SOLVED`."""
    return np.concatenate([rows[:, 0] for rows in study.figures()])


def _pairs(first: Any, second: Any) -> Pairs:
    both, neither = int((first & second).sum()), int((~first & ~second).sum())
    return pairs_of(both, int((first & ~second).sum()), int((~first & second).sum()), neither)
