"""Two studies of the same deals side by side: who wins where the other does not."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .errors import StudyError
from .header import check_played
from .intervals import LEVEL, share_of
from .needs import need
from .readable import OUTCOMES
from .study import Study

#: how many standard errors the 95 % interval reaches to each side
_WIDE: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)


@dataclass(frozen=True, slots=True)
class Pairs:
    """Each deal counted once, by who wins it.

    Attributes: the counts of deals `both`, `first_only`, `second_only`,
    `neither`; `low` and `high`, the 95 % interval of `difference`; `p_value`
    of McNemar's test that neither is better.
    """

    both: int
    first_only: int
    second_only: int
    neither: int
    low: float
    high: float
    p_value: float

    @property
    def count(self) -> int:
        """How many deals."""
        return self.both + self.first_only + self.second_only + self.neither

    @property
    def difference(self) -> float:
        """The share that the first wins less the share that the second wins, −1…1."""
        return (self.first_only - self.second_only) / self.count


def compare_pairs(first: Study, second: Study, *, by: str = "wind") -> Pairs:
    """Compare two studies of the same deals: two players, or two sets of rules.

    A deal is won that is won in the stage `by` or before it. Only the deals
    that one wins and the other does not tell them apart. Of these the first
    wins a share that would be 1/2 if neither were better: McNemar's test (1947)
    in its exact, binomial form. The interval of the difference is that of
    Agresti & Min (2005): Wald's, with half a deal more in each of the four
    counts; if no deal tells them apart, it is as wide as so rare a deal may
    still be frequent.

    Raises `StudyError` unless both have played the same deals to the end, for
    an unknown stage, and for studies by `solve_deals` (see `compare_winnable`).

    >>> from sunviz.study import simulate
    >>> options = {"workers": 1, "progress": False}
    >>> with_sun, without = (
    ...     simulate(range(2000), rules=rules, **options) for rules in ("ru-book", "ru-book-v1")
    ... )
    >>> pairs = compare_pairs(with_sun, without)
    >>> pairs.both, pairs.first_only, pairs.second_only
    (1, 599, 1)
    """
    stages = OUTCOMES[:-1]
    if by not in stages:
        raise StudyError(
            f"there is no stage {by!r}; the stages are {', '.join(stages)}",
            key="study_stage",
            stage=str(by),
            stages=", ".join(stages),
        )
    for study in (first, second):
        check_played(study.header)
    whole = first.is_finished and second.is_finished
    if not whole or first.header["deals"] != second.header["deals"]:
        raise StudyError(
            "only studies that have played the same deals to the end can be compared deal by deal",
            key="study_pairs",
        )
    won, other = (_won(study, stages.index(by)) for study in (first, second))
    both, neither = int((won & other).sum()), int((~won & ~other).sum())
    first_only, second_only = int((won & ~other).sum()), int((~won & other).sum())
    return pairs_of(both, first_only, second_only, neither)


def pairs_of(both: int, first_only: int, second_only: int, neither: int) -> Pairs:
    """Return the comparison that four counts of deals make, as `compare_pairs` does.

    >>> pairs_of(1, 599, 1, 1399).difference
    0.299
    """
    count = both + first_only + second_only + neither
    low, high = _interval(first_only, second_only, count)
    p_value = _p_value(first_only, second_only)
    return Pairs(both, first_only, second_only, neither, low, high, p_value)


def _won(study: Study, by: int) -> NDArray[np.bool_]:
    return np.concatenate([rows[:, 0] for rows in study.figures()]) <= by


def _interval(first_only: int, second_only: int, count: int) -> tuple[float, float]:
    apart, more = first_only + second_only, first_only - second_only
    if not apart:
        rare = share_of(0, count).high
        return -rare, rare
    count += 2  # half a deal more in each of the four counts
    middle = more / count
    half = _WIDE * sqrt(apart + 1 - more * middle) / count
    return max(middle - half, -1.0), min(middle + half, 1.0)


def _p_value(first_only: int, second_only: int) -> float:
    apart = first_only + second_only
    return float(need("scipy.stats").binomtest(first_only, apart, 0.5).pvalue) if apart else 1.0
