"""A study: the rows of many deals played, and what was played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sunviz.engine import Rules, read_rules

from . import tables
from .deals import Deals
from .errors import StudyError


class Study:
    """Many deals played by one player under one set of rules.

    Attributes: `header`, what was played (see `sunviz.study.header`); `path`,
    its Parquet file, or None. Made by `simulate` and `Study.load`.
    """

    def __init__(
        self, header: Mapping[str, Any], deals: Deals | None, kept: NDArray[np.uint8] | Path
    ) -> None:
        self.header: Mapping[str, Any] = MappingProxyType(dict(header))
        self._deals, self._kept = deals, kept

    @classmethod
    def load(cls, path: str | Path) -> Study:
        """Return the study in a Parquet file; `StudyError` if there is none.

        >>> Study.load("no-such-file.parquet")
        Traceback (most recent call last):
        sunviz.study.errors.StudyError: no-such-file.parquet cannot be read as a study
        """
        path = Path(path)
        header = tables.read_header(path) if path.is_file() else None
        if header is None:
            raise StudyError(f"{path} cannot be read as a study", key="study_read", path=str(path))
        return cls(header, None, path)

    @classmethod
    def load_all(cls, folder: str | Path, *rules: str | Rules) -> list[Study]:
        """Return the studies of some rules from the Parquet files in a folder, in this order.

        Without `rules`, all of them, by the names of their files. Raises
        `StudyError` for a file that holds no study, and for rules of which
        there is none.
        """
        found = [cls.load(path) for path in sorted(Path(folder).glob("*.parquet"))]
        if not rules:
            return found
        by_rules = {study.header["rules"]: study for study in found}
        wanted = [read_rules(one) for one in rules]
        for one in wanted:
            if one.name not in by_rules:
                raise StudyError(
                    f"{folder} holds no study of {one.name}", key="study_none_of",
                    path=str(folder), rules=one,
                )  # fmt: skip
        return [by_rules[one.name] for one in wanted]

    @property
    def path(self) -> Path | None:
        """The Parquet file that holds the rows, or None."""
        return self._kept if isinstance(self._kept, Path) else None

    @cached_property
    def rows(self) -> Any:
        """The rows as a pandas DataFrame, one a deal, in the order of the deals.

        Columns: ``deal``, 0 … 2⁶⁴−1; ``rules``, ``player``, ``outcome``
        ("sunrise", "sun", "sunset", "wind": the stage in which the game was
        won; or "lost"; in a study by `solve_deals` also "impossible" and
        "unknown"); ``placed``, cards 0…104 on the foundations at the end;
        ``placed_sunrise``, ``placed_sun``, ``placed_sunset``: when that stage
        ended (one not played or not reached repeats the figure before it).
        """
        if isinstance(self._kept, Path):
            return tables.read_frame(self._kept)
        assert self._deals is not None  # rows in memory come with their deals
        numbers = self._deals.numbers(0, len(self._kept))
        return tables.to_frame([(numbers, self._kept)], self.header)

    def figures(self) -> Iterator[NDArray[np.uint8]]:
        """Yield the rows as figures, part by part: outcome 0…6, then the four counts of cards."""
        if isinstance(self._kept, Path):
            yield from tables.read_figures(self._kept)
        else:
            yield self._kept

    def __len__(self) -> int:
        """How many deals are played."""
        return int(self.header["count"]) if self.path else len(self._kept)  # type: ignore[arg-type]

    @property
    def is_finished(self) -> bool:
        """Whether every deal is played."""
        return len(self) == int(self.header["count"])

    def __repr__(self) -> str:
        count = f"{len(self)}" if self.is_finished else f"{len(self)} of {self.header['count']}"
        return f"<Study of {count} deals under {self.header['rules']} by {self.header['player']}>"
