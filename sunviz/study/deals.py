"""Which deals a study plays: a range, or any list of deal numbers."""

from __future__ import annotations

import hashlib
from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from sunviz.engine.deals import MAX_DEAL, check_number

from .errors import StudyError


class Deals:
    """Deal numbers 0 … 2⁶⁴−1 in the order in which a study plays them, each once.

    Attributes: `count`, how many; `text`, what tells them apart from other
    deals in a file's header.

    >>> deals = Deals(range(10, 20, 2))
    >>> deals.count, deals.numbers(1, 3).tolist()
    (5, [12, 14])
    """

    def __init__(self, deals: Collection[int] | NDArray[np.integer]) -> None:
        if isinstance(deals, str | bytes | dict) or not isinstance(deals, Collection):
            raise StudyError(
                f"{deals!r} are no deals: give a range or a list of deal numbers,"
                " such as range(1000)",
                key="study_deals",
                given=repr(deals)[:40],
            )
        self._range = deals if isinstance(deals, range) else None
        self._listed = np.empty(0, np.uint64)
        if self._range is not None:
            self._read_range(self._range)
        else:
            self._read_list(deals)
        if not self.count:
            raise StudyError("there are no deals to play", key="study_no_deals")

    def _read_range(self, deals: range) -> None:
        self.count = max(0, (deals.stop - deals.start + deals.step - _sign(deals)) // deals.step)
        if self.count:
            check_number(deals.start)
            check_number(deals.start + (self.count - 1) * deals.step)
        self.text = f"range({deals.start}, {deals.start + self.count * deals.step}, {deals.step})"

    def _read_list(self, deals: Collection[int]) -> None:
        self._listed = np.array([check_number(deal) for deal in deals], np.uint64)
        self.count = len(self._listed)
        unique, times = np.unique(self._listed, return_counts=True)
        if self.count > len(unique):
            twice = int(unique[times > 1][0])
            raise StudyError(
                f"deal {twice} is listed twice: a deal counts once in a study",
                key="study_deal_twice",
                deal=str(twice),
            )
        digest = hashlib.sha256(self._listed.astype("<u8").tobytes()).hexdigest()
        self.text = f"{self.count} listed, sha256 {digest}"

    def numbers(self, first: int, end: int) -> NDArray[np.uint64]:
        """Return the deal numbers at the places `first` … `end` − 1, counted from 0."""
        end = min(end, self.count)
        if self._range is None:
            return self._listed[first:end]
        # whole numbers of 64 bits wrap around, so that a step backwards works as well
        places = np.arange(end - first, dtype=np.uint64)
        start = np.uint64(self._range.start + first * self._range.step)
        return start + places * np.uint64(self._range.step & MAX_DEAL)


def _sign(deals: range) -> int:
    return 1 if deals.step > 0 else -1
