"""A rare chance in words."""

from __future__ import annotations

from math import floor, log10
from typing import Any, Final

from sunviz.engine.cards import DECK_SIZE
from sunviz.story import check_language, say

from .rare_chance import RareChance
from .telling import names, number, percent

#: a chance below this is told as one deal out of so many
_RARE: Final = 0.01


def tell_rare(chance: RareChance, lang: str = "en") -> tuple[str, ...]:
    """Return what a chance tells, a sentence a line; rare ones as one deal out of so many.

    As many digits are told as the interval makes worth reading, two or more. Raises
    `LanguageError` for an unknown language.

    >>> from sunviz.study.rare_chance import estimate
    >>> header = {"rules": "ru-web", "player": "plain", "at_least": 80, "known": ""}
    >>> tell_rare(estimate(header, (50, 80), (1.1e-7, 1e-7, 1e-7), ""))[0]
    'Rules: the web article. Player: plain. When sunrise ends, 80 or more cards are placed \
in one deal out of 9,700,000; in the long run one out of 11,000,000 to one out of 8,400,000.'
    """
    check_language(lang)
    header, fields = chance.header, _figures(chance, lang)
    if header["at_least"] == DECK_SIZE:
        first = say(lang, "rare-won", **names(header, lang), **fields)
    else:
        count = header["at_least"]
        first = say(lang, "rare-cards", count=count, **names(header, lang), **fields)
    known = [say(lang, "rare-known", count=len(header["known"].split()))] if header["known"] else []
    return first, *known, say(lang, "study-level")


def _figures(chance: RareChance, lang: str) -> dict[str, Any]:
    values = {"chance": chance.estimate, "low": chance.low, "high": chance.high}
    half = (chance.high - chance.low) / 2
    if chance.estimate >= _RARE:
        decimals = max(0, -floor(log10(100 * half))) if half else 0
        told = {name: percent(value, lang, decimals) for name, value in values.items()}
        return {"form": "percent", **told}
    if not chance.low:  # of a plain share of which few or none were seen
        return {"form": "percent", **{n: percent(v, lang, 4) for n, v in values.items()}}
    digits = max(2, -floor(log10(half / chance.estimate))) if half else 2
    told = {name: number(_rounded(1 / value, digits), lang) for name, value in values.items()}
    return {"form": "one_in", **told}


def _rounded(value: float, digits: int) -> float:
    """Return a number with so many digits that count.

    >>> _rounded(4_761_904_761, 2)
    4800000000.0
    """
    return float(f"{value:.{digits - 1}e}")
