"""Shares with their 95 % intervals, by scipy's formulas."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .needs import need

#: how sure the intervals are
LEVEL: Final = 0.95
#: with fewer deals than this on one side, the exact interval stands in for Wilson's
_FEW: Final = 10


@dataclass(frozen=True, slots=True)
class Share:
    """How many of so many, and the share in the long run that this speaks for.

    Attributes: `count`, 0…`of`; `share`, 0…1; `low` and `high`, the ends of the
    interval, 0…1; `method`, ``"wilson"`` or ``"exact"``.
    """

    count: int
    of: int
    low: float
    high: float
    method: str

    @property
    def share(self) -> float:
        """The share seen, 0…1."""
        return self.count / self.of


def share_of(count: int, of: int) -> Share:
    """Return a share with its 95 % interval, for 0 ≤ `count` ≤ `of`, `of` ≥ 1.

    Wilson's score interval (Wilson 1927); near 0 or all, with fewer than 10 on
    one side, the exact one (Clopper & Pearson 1934), so that no share is ever
    a bare 0 %.

    >>> none = share_of(0, 1000)
    >>> none.method, none.low, round(none.high, 5)
    ('exact', 0.0, 0.00368)
    """
    method = "exact" if min(count, of - count) < _FEW else "wilson"
    test = need("scipy.stats").binomtest(count, of)
    interval = test.proportion_ci(LEVEL, method)
    return Share(count, of, float(interval.low), float(interval.high), method)
