"""Tallies: what many studies told, counted by blocks of deals, small enough to keep beside a page.

A million rows of a study are megabytes; their counts, a line for every block
of deals, are a few kilobytes, and whoever doubts a line can play its block again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from io import StringIO
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sunviz.engine import Rules, read_rules
from sunviz.story import check_language

from .errors import StudyError
from .header import check_played
from .intervals import Share, share_of
from .needs import need
from .pairs import Pairs, compare_pairs, pairs_of
from .readable import OUTCOMES
from .study import Study
from .summary import CARDS
from .tallies_told import tell_changes, tell_won

#: deals in a block, if nothing else is said
BLOCK: Final = 10_000
#: what a line counts: where games ended, and the cards placed, summed over the block
COLUMNS: Final = ("rules", "player", "first", "count", *OUTCOMES, *CARDS, "against", "both")
_MARK: Final = "# "


class Tallies:
    """The counts of some studies, a line for every block of their deals.

    Attributes: `headers`, of each study, by its rules and player; `rows`, a
    pandas DataFrame with the columns ``rules``, ``player``, ``first`` (deal of the
    block) and ``count`` (of its deals); how many of these ended as each of
    ``sunrise``, ``sun``, ``sunset``, ``wind``, ``lost``; the cards on the
    foundations at the end and after each stage, summed over the block
    (``placed``, ``placed_sunrise``, ``placed_sun``, ``placed_sunset``);
    ``against``, the rules that the same player has played on the same deals ("" if
    none), and ``both``, the deals won under both.
    """

    def __init__(self, headers: Iterable[Mapping[str, Any]], rows: Any) -> None:
        self.headers = MappingProxyType({(one["rules"], one["player"]): one for one in headers})
        self.rows = rows

    @classmethod
    def of(cls, studies: Iterable[Study | tuple[Study, Study]], *, block: int = BLOCK) -> Tallies:
        """Count studies; of two in a tuple the first is counted, against the second.

        `block` is how many deals a line counts. Each study has played a range of deals
        to the end. Raises `StudyError` for one that has not, or for two of other deals.

        >>> from sunviz.study import simulate
        >>> web, book = (
        ...     simulate(range(2000), rules=rules, workers=1, progress=False)
        ...     for rules in ("ru-web", "ru-book")
        ... )
        >>> tallies = Tallies.of([book, (web, book)])
        >>> tallies.won("ru-book").count, tallies.changed("ru-web").first_only
        (600, 182)
        """
        both = [one if isinstance(one, tuple) else (one, None) for one in studies]
        lines = [line for study, against in both for line in _lines(study, against, block)]
        headers = [study.header for study, _ in both]
        return cls(headers, need("pandas").DataFrame(lines, columns=list(COLUMNS)))

    @classmethod
    def load(cls, path: str | Path) -> Tallies:
        """Read tallies from a file that `save` has written; `StudyError` if it holds none."""
        try:
            text = Path(path).read_text(encoding="utf-8")
            first, _, table = text.partition("\n")
            headers = json.loads(first.removeprefix(_MARK))
            rows = need("pandas").read_csv(StringIO(table), keep_default_na=False)
            if tuple(rows.columns) == COLUMNS:
                return cls(headers, rows)
        except (OSError, ValueError):
            pass
        raise StudyError(
            f"{path} cannot be read as tallies", key="tallies_read", path=str(path)
        ) from None

    def save(self, path: str | Path) -> None:
        """Write a text file: a line with the headers, then the rows, separated by commas."""
        head = json.dumps([dict(header) for header in self.headers.values()], ensure_ascii=False)
        table = self.rows.to_csv(index=False, lineterminator="\n")
        Path(path).write_text(f"{_MARK}{head}\n{table}", encoding="utf-8")

    def updated(self, other: Tallies) -> Tallies:
        """Return these tallies with another's in place of those of the same rules and player."""
        headers = {**self.headers, **other.headers}
        own = [(rules, player) not in other.headers for rules, player in self._keys()]
        rows = need("pandas").concat([self.rows[own], other.rows], ignore_index=True)
        return Tallies(headers.values(), rows)

    def _keys(self) -> Iterable[tuple[str, str]]:
        return zip(self.rows["rules"], self.rows["player"], strict=True)

    def won(self, rules: str | Rules, player: str = "plain") -> Share:
        """Return the share won, with its interval; `StudyError` if this was not played."""
        rows = self._rows(rules, player)
        return share_of(_won(rows), int(rows["count"].sum()))

    def mean(self, rules: str | Rules, player: str = "plain", column: str = "placed") -> float:
        """Return the mean of a column of cards, 0…104."""
        rows = self._rows(rules, player)
        return float(rows[column].sum() / rows["count"].sum())

    def changed(self, rules: str | Rules, player: str = "plain") -> Pairs:
        """Return how rules do against those they were compared with, first these, then those.

        The same as `compare_pairs` of the two studies.
        """
        rows = self._rows(rules, player)
        if not rows["against"].iloc[0]:
            rules = read_rules(rules)
            raise StudyError(
                f"the tallies compare {rules.name} with nothing",
                key="tallies_compared",
                rules=rules,
            )
        other = self._rows(rows["against"].iloc[0], player)
        both, count = int(rows["both"].sum()), int(rows["count"].sum())
        first, second = _won(rows), _won(other)
        return pairs_of(both, first - both, second - both, count - first - second + both)

    def tell(self, *rules: str, player: str = "plain", lang: str = "en") -> str:
        """Return the shares won under some rules in words, on lines of 88 letters at most."""
        check_language(lang)
        return tell_won({one: self.won(one, player) for one in rules}, player, lang)

    def tell_changes(self, *rules: str, player: str = "plain", lang: str = "en") -> str:
        """Return in words what some rules change against those they were compared with."""
        check_language(lang)
        against = self._rows(rules[0], player)["against"].iloc[0]
        pairs = {one: self.changed(one, player) for one in rules}
        return tell_changes(pairs, against, player, lang)

    def _rows(self, rules: str | Rules, player: str) -> Any:
        rules = read_rules(rules)
        rows = self.rows[(self.rows["rules"] == rules.name) & (self.rows["player"] == player)]
        if rows.empty:
            raise _missing(rules, player)
        return rows


def _lines(study: Study, against: Study | None, block: int) -> list[list[Any]]:
    """Return the lines of a study, a block each."""
    check_played(study.header)
    name = ""
    figures = other = np.concatenate(list(study.figures())).astype(np.int64)
    if against is not None:
        compare_pairs(study, against)  # refuses what cannot be compared
        name = against.header["rules"]
        other = np.concatenate(list(against.figures()))
    return [
        [
            study.header["rules"], study.header["player"], _first_deal(study) + at,
            *_counts(figures[at : at + block]),
            name, _both(figures[at : at + block], other[at : at + block]) if name else 0,
        ]
        for at in range(0, len(figures), block)
    ]  # fmt: skip


def _first_deal(study: Study) -> int:
    """Return the first deal of a range that was played to the end."""
    told = re.fullmatch(r"range\((\d+), \d+, 1\)", study.header["deals"])
    if told is None or not study.is_finished:
        raise StudyError(
            "only a range of deals that was played to the end can be tallied", key="tallies_range"
        )
    return int(told[1])


def _counts(figures: NDArray[np.int64]) -> list[int]:
    ends = np.bincount(figures[:, 0], minlength=len(OUTCOMES))
    return [len(figures), *ends.tolist(), *figures[:, 1:].sum(axis=0).tolist()]


def _both(figures: NDArray[Any], other: NDArray[Any]) -> int:
    lost = OUTCOMES.index("lost")
    return int(((figures[:, 0] < lost) & (other[:, 0] < lost)).sum())


def _won(rows: Any) -> int:
    return int((rows["count"] - rows["lost"]).sum())


def _missing(rules: Rules, player: str) -> StudyError:
    return StudyError(
        f"the tallies hold nothing of {rules.name} by {player}",
        key="tallies_missing",
        rules=rules,
        player=player,
    )
