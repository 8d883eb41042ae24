"""Tallies in words: a sentence that says what was played, then one for each of the rules."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from math import floor, log10
from typing import Final

from sunviz.engine import read_rules
from sunviz.story import say
from sunviz.story.parting import book_name

from .intervals import Share
from .pairs import Pairs
from .telling import decimals_of, names, number, percent

#: of how many deals a comparison is told, in the catalogues too
_OF: Final = 1000
_WIDTH: Final = 88


def tell_won(shares: Mapping[str, Share], player: str, lang: str) -> str:
    """Return the share won and its interval, a line for each of the rules.

    >>> from .intervals import share_of
    >>> print(tell_won({"ru-book": share_of(300, 1000)}, "plain", "en"))
    Deals: 1,000. Player: plain.
    The book: 30% come out; in the long run 27% to 33%.
    """
    count = next(iter(shares.values())).of
    played = names({"rules": next(iter(shares)), "player": player}, lang)
    head = say(lang, "tallies-played", number=number(count, lang), player=played["player"])
    return lines(head, (_won(rules, share, lang) for rules, share in shares.items()))


def tell_changes(pairs: Mapping[str, Pairs], against: str, player: str, lang: str) -> str:
    """Return what each of some rules changes, of 1,000 deals played under both.

    `against` are the rules they are compared with.

    >>> from .pairs import pairs_of
    >>> for line in tell_changes(
    ...     {"ru-web": pairs_of(100, 40, 200, 660)}, "ru-book", "plain", "en"
    ... ).splitlines():
    ...     print(line)
    Deals: 1,000. Player: plain. Compared with: the book. Of every 1,000 deals:
    The web article: 200 come out no longer, 40 come out only now; on balance 160 fewer (131
      to 188).
    """
    count = next(iter(pairs.values())).count
    played = names({"rules": against, "player": player}, lang)
    head = say(lang, "tallies-compared", number=number(count, lang), **played)
    decimals = max(map(_decimals, pairs.values()))
    told = (_changed(rules, one, decimals, lang) for rules, one in pairs.items())
    return lines(head, told)


def lines(head: str, told: Iterable[str]) -> str:
    """Return the lines of a page; what goes on from line to line is set in."""
    return "\n".join(textwrap.fill(line, _WIDTH, subsequent_indent="  ") for line in (head, *told))


def _won(rules: str, share: Share, lang: str) -> str:
    decimals = decimals_of(share)
    return say(
        lang, "tallies-won", rules=book_name(read_rules(rules), lang),
        seen="never" if not share.count else "some",
        share=percent(share.share, lang, decimals),
        low=percent(share.low, lang, decimals), high=percent(share.high, lang, decimals),
    )  # fmt: skip


def _decimals(pairs: Pairs) -> int:
    """Return as many decimals of deals as the interval makes worth reading."""
    return max(0, -floor(log10(_OF / 2 * (pairs.high - pairs.low))))


def _changed(rules: str, pairs: Pairs, decimals: int, lang: str) -> str:
    only, other = pairs.first_only / pairs.count, pairs.second_only / pairs.count
    seen = "none" if pairs.low < 0 < pairs.high else "more" if pairs.difference > 0 else "fewer"
    ends = sorted((abs(pairs.low), abs(pairs.high)))
    said = [number(_OF * one, lang, decimals) for one in (only, other, *ends)]
    fields = dict(zip(("only", "other", "low", "high"), said, strict=True))
    difference = number(_OF * abs(pairs.difference), lang, decimals)
    name = book_name(read_rules(rules), lang)
    return say(lang, "tallies-changed", rules=name, seen=seen, difference=difference, **fields)
