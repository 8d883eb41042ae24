"""What a study tells: where games end, and how many cards lie on the foundations then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from .errors import StudyError
from .header import check_played
from .intervals import Share, share_of
from .readable import FIGURES, OUTCOMES
from .study import Study

#: the counts of cards, as the columns of the rows are called
CARDS: Final = ("placed", "placed_sunrise", "placed_sun", "placed_sunset")
#: the shares of the deals that are told as quantiles
QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
#: how many cards there are
ALL: Final = 104


@dataclass(frozen=True, slots=True)
class CardsPlaced:
    """How many cards lie on the foundations at some moment, over all deals.

    Attributes: `mean`, 0…104; `quantiles`, by share of the deals (`QUANTILES`):
    the smallest number that this share of the deals does not exceed.
    """

    mean: float
    quantiles: Mapping[float, int]


@dataclass(frozen=True, slots=True)
class Summary:
    """The shares and counts of a study.

    Attributes: `count`, how many deals; `outcomes`, the share of each of
    `OUTCOMES`; `won_by`, the share won in this stage or before it, by stage;
    `cards`, the counts by column.
    """

    count: int
    outcomes: Mapping[str, Share]
    won_by: Mapping[str, Share]
    cards: Mapping[str, CardsPlaced]

    @property
    def won(self) -> Share:
        """The share won, in whatever stage."""
        return self.won_by["wind"]

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain dicts and numbers, ready for JSON."""
        return {
            "count": self.count,
            "outcomes": {name: _plain(share) for name, share in self.outcomes.items()},
            "won_by": {name: _plain(share) for name, share in self.won_by.items()},
            "cards": {
                name: {
                    "mean": cards.mean,
                    "quantiles": {f"{at:g}": count for at, count in cards.quantiles.items()},
                }
                for name, cards in self.cards.items()
            },
        }


def summarize(study: Study) -> Summary:
    """Return the summary of a study, its rows read part by part.

    Raises `StudyError` for a study without rows, and for one by `solve_deals`,
    which `winnable` counts.

    >>> from sunviz.study import simulate
    >>> summary = summarize(simulate(range(2000), workers=1, progress=False))
    >>> summary.won.count, summary.won.method
    (600, 'wilson')
    >>> summary.outcomes["sunrise"].share, summary.outcomes["sunrise"].method
    (0.0, 'exact')
    """
    counts = count_figures(study)
    count = int(counts[0].sum())
    by_outcome = counts[0, : len(OUTCOMES)].tolist()
    won = np.cumsum(by_outcome[:-1]).tolist()
    return Summary(
        count,
        outcomes=_named(OUTCOMES, [share_of(n, count) for n in by_outcome]),
        won_by=_named(OUTCOMES, [share_of(n, count) for n in won]),
        cards=_named(CARDS, [_cards(of_cards) for of_cards in counts[1:]]),
    )


def count_figures(study: Study) -> NDArray[np.int64]:
    """Return how many deals have each figure 0…104: a row for the outcome, then one a column.

    The columns are those of `CARDS`. Raises `StudyError` for a study without
    rows, and for one by `solve_deals` (see `winnable`).
    """
    check_played(study.header)
    counts = np.zeros((FIGURES, ALL + 1), np.int64)
    for rows in study.figures():
        for figure in range(FIGURES):
            counts[figure] += np.bincount(rows[:, figure], minlength=ALL + 1)
    if not counts[0].any():
        raise StudyError("the study has no rows yet", key="study_empty")
    return counts


def _named(names: tuple[str, ...], values: list[Any]) -> Mapping[str, Any]:
    return MappingProxyType(dict(zip(names, values, strict=False)))  # nothing is won when lost


def _cards(counts: NDArray[np.int64]) -> CardsPlaced:
    """Return mean and quantiles from how many deals have each count of cards."""
    mean = float(counts @ np.arange(len(counts)) / counts.sum())
    reached = np.cumsum(counts)
    at = [int(np.searchsorted(reached, share * reached[-1])) for share in QUANTILES]
    return CardsPlaced(mean, MappingProxyType(dict(zip(QUANTILES, at, strict=True))))


def _plain(share: Share) -> dict[str, Any]:
    return {
        "count": share.count,
        "share": share.share,
        "low": share.low,
        "high": share.high,
        "method": share.method,
    }
