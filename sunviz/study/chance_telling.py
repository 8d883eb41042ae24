"""A chance in words: so many of ten games, no jargon; the figures for those who ask."""

from __future__ import annotations

from math import floor, log10
from typing import TYPE_CHECKING

from sunviz.story import check_language, say

from .intervals import share_of
from .telling import decimals_of, number, percent

if TYPE_CHECKING:
    from .chance import Chance


def tell(chance: Chance, lang: str) -> str:
    """Return the sentence for the table."""
    check_language(lang)
    if chance.how == "over":
        return say(lang, "chance-over", won="yes" if chance.value else "no")
    if chance.how == "proved" and chance.value in (0, 1):
        return say(lang, "chance-proved", won="yes" if chance.value else "no")
    often, count, of = how_often(chance)
    return say(lang, "chance-often", player=chance.player, often=often, count=count, of=of)


def how_often(chance: Chance) -> tuple[str, int, int]:
    """Return how often as one says it (a form of the sentence), and so many of how many.

    Tenths between a twentieth and the rest; hundredths beyond.

    >>> from sunviz.study.chance import Chance
    >>> how_often(Chance(0.31, 0.25, 0.38, "played", "careful", 62, 200))
    ('some', 3, 10)
    >>> how_often(Chance(0.0, 0.0, 0.02, "played", "careful", 0, 200))
    ('never-tried', 0, 100)
    """
    value = chance.value
    if value in (0, 1):
        return ("always" if value else "never") + ("" if chance.exact else "-tried"), 0, 100
    if not 0.005 < value < 0.995:
        return ("seldom" if value < 0.5 else "mostly"), 0, 100
    of = 10 if 0.05 <= value <= 0.95 else 100
    return "some", min(max(1, round(of * value)), of - 1), of


def details(chance: Chance, lang: str) -> str:
    """Return how the chance was found, and its figures."""
    if chance.how == "over":
        return tell(chance, lang)
    if chance.how == "played":
        return _played(chance, lang)
    if chance.how == "proved":
        found = {0.0: "none", 1.0: "way"}.get(chance.value, "best")
    else:
        found = "player" if chance.value else "no-wind"
    decimals = 1 if 0.001 <= chance.value <= 0.999 else 2
    share = percent(chance.value, check_language(lang), decimals)
    return say(lang, "chance-worked-out", found=found, share=share)


def _played(chance: Chance, lang: str) -> str:
    check_language(lang)
    share = share_of(chance.won, chance.playouts)
    nearest = min(end for end in (share.low, 1 - share.high, 1) if end > 0)
    decimals = max(decimals_of(share), -floor(log10(100 * nearest)))  # no bare 0 % or 100 %
    seen = {0: "never", chance.playouts: "always"}.get(chance.won, "some")
    return say(
        lang, "chance-played", seen=seen,
        playouts=number(chance.playouts, lang), won=number(chance.won, lang),
        low=percent(chance.low, lang, decimals), high=percent(chance.high, lang, decimals),
    )  # fmt: skip
