"""A rare chance as it was estimated: with its interval, and what it was made of."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from .errors import StudyError
from .intervals import LEVEL, share_of
from .needs import need

#: what the header tells of the call
ASKED: Final = ("rules", "player", "known", "at_least", "decks", "steps", "repeats", "seed")
#: with a larger standard error, as a share of the mean, no interval is to be trusted
_MOST_ERROR: Final = 0.5


@dataclass(frozen=True, slots=True)
class RareChance:
    """An estimated chance, 0…1, and how it came about.

    Attributes: `estimate`, with its 95 % interval from `low` to `high`;
    `levels`, the cards placed at each level, the last one the goal;
    `estimates`, those of the independent repeats; `example`, a deck of 104
    cards that gets there, as text for `Game.from_deck` ("" if none was seen);
    `header`, what was asked (`ASKED`), the ``date``, UTC, and the versions of
    ``sunviz``, ``python``, ``numpy`` and ``numba``.
    """

    estimate: float
    low: float
    high: float
    levels: tuple[int, ...]
    estimates: tuple[float, ...]
    example: str
    header: dict[str, Any]

    def to_text(self) -> str:
        """Return the chance as JSON, to be kept in a file."""
        return json.dumps(asdict(self), ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def load(cls, path: str | Path) -> RareChance:
        """Return the chance that a file keeps; `StudyError` if it keeps none."""
        try:
            return cls.from_text(Path(path).read_bytes())
        except (OSError, StudyError):
            raise StudyError(f"{path} keeps no chance", key="rare_file", path=str(path)) from None

    @classmethod
    def from_text(cls, text: str | bytes) -> RareChance:
        """Return the chance that a JSON text keeps.

        Raises `StudyError` if it keeps none.

        >>> try:
        ...     RareChance.from_text("nonsense")
        ... except StudyError as error:
        ...     print(error)
        the text keeps no chance
        """
        try:
            kept = json.loads(text)
            mean, low, high = (float(kept[name]) for name in ("estimate", "low", "high"))
            levels = tuple(int(level) for level in kept["levels"])
            estimates = tuple(float(one) for one in kept["estimates"])
            header = {name: kept["header"][name] for name in ASKED} | kept["header"]
            return cls(mean, low, high, levels, estimates, str(kept["example"]), header)
        except (ValueError, TypeError, KeyError):
            raise StudyError("the text keeps no chance", key="rare_text") from None


def estimate(
    header: dict[str, Any], levels: Sequence[int], estimates: Sequence[float], example: str
) -> RareChance:
    """Return the mean of independent estimates as a `RareChance`, with its 95 % interval.

    With a single level the estimates are shares of ``header["decks"]`` decks
    each, and the interval is that of the share of all. Else it is Student's
    (1908) of the mean, laid around the logarithm by the delta method, so that it
    never gets below 0. Raises `StudyError` if the standard error is more than half
    the mean, as with far too few decks: such an interval would promise too much.

    >>> chance = estimate({"decks": 100, "repeats": 2}, (30, 104), (1e-9, 1.1e-9), "")
    >>> chance.low < chance.estimate < chance.high
    True
    """
    values = np.array(estimates)
    mean = float(values.mean())
    if len(levels) == 1:
        of = header["decks"] * len(values)
        share = share_of(round(mean * of), of)
        low, high = share.low, share.high
    else:
        error = float(values.std(ddof=1)) / np.sqrt(len(values))
        if not mean or error > _MOST_ERROR * mean:
            raise StudyError(
                "the repeats differ too much to tell the chance: raise decks",
                key="rare_spread",
                option="decks",
            )
        half = need("scipy.stats").t.ppf((1 + LEVEL) / 2, len(values) - 1) * error / mean
        low, high = float(mean * np.exp(-half)), min(float(mean * np.exp(half)), 1.0)
    return RareChance(mean, low, high, tuple(levels), tuple(estimates), example, header)
