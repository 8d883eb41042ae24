"""A summary in words, as the reader's language writes its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from math import floor, log10
from typing import Any, Final

from sunviz.engine import read_rules
from sunviz.story import check_language, say
from sunviz.story.parting import book_name

from .intervals import Share
from .study import Study
from .summary import CARDS, CardsPlaced, Summary

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
#: what stands between thousands, before the decimals, and before the sign of per cent
_MARKS: Final = {
    "en": (",", ".", ""),
    "ru": (_NO_BREAK, ",", _NO_BREAK),
    "sv": (_NO_BREAK, ",", _NO_BREAK),
}
_MOST_DECIMALS: Final = 8


def tell(study: Study, summary: Summary, lang: str = "en") -> tuple[str, ...]:
    """Return what a study tells, a sentence a line: how many deals, where they end, the cards.

    A stage that the rules leave out has no line.
    Raises `LanguageError` for an unknown language.

    >>> from sunviz.study import simulate, summarize
    >>> study = simulate(range(2000), workers=1, progress=False)
    >>> for line in tell(study, summarize(study))[:3]:
    ...     print(line)
    2,000 deals played. Rules: the book. Player: plain.
    The patience comes out at sunrise: never here; in the long run at most 0.18%.
    The patience comes out while the sun plays: never here; in the long run at most 0.18%.
    """
    check_language(lang)
    first = tell_count(study.header, summary.count, lang)
    gone = left_out(study.header)
    shares = [
        tell_share(name, share, lang)
        for name, share in summary.outcomes.items()
        if name not in gone
    ]
    cards = [
        tell_cards(name, summary.cards[name], lang)
        for name in (*CARDS[1:], CARDS[0])
        if name not in gone
    ]
    return first, *shares, *cards, say(lang, "study-level")


def number(value: float, lang: str, decimals: int = 0) -> str:
    """Return a number as the language writes it.

    >>> number(1234567.25, "en", 1), number(1234567.25, "sv", 1)
    ('1,234,567.2', '1\\xa0234\\xa0567,2')
    """
    thousands, point, _ = _MARKS[lang]
    text = f"{value:,.{decimals}f}"
    return text.replace(",", "\n").replace(".", point).replace("\n", thousands)


def percent(share: float, lang: str, decimals: int) -> str:
    """Return a share as per cent.

    >>> percent(0.2841, "en", 1), percent(0.2841, "ru", 1)
    ('28.4%', '28,4\\xa0%')
    """
    return f"{number(100 * share, lang, decimals)}{_MARKS[lang][2]}%"


def tell_count(header: Mapping[str, Any], count: int, lang: str) -> str:
    """Return in words how many deals, under which rules, by whom."""
    return say(lang, "study-count", count=count, number=number(count, lang), **names(header, lang))


def names(header: Mapping[str, Any], lang: str) -> dict[str, str]:
    """Return the names of the rules and of the player, as they stand within a sentence.

    >>> names({"rules": "ru-web", "player": "plain"}, "sv")
    {'rules': 'webbartikeln', 'player': 'enkel'}
    """
    rules = book_name(read_rules(str(header["rules"])), lang)
    return {
        "rules": rules[:1].lower() + rules[1:],
        "player": say(lang, "plot-player-name", player=str(header["player"])),
    }


def left_out(header: Mapping[str, Any]) -> frozenset[str]:
    """Return the outcome, and the column of cards, of a stage that the rules leave out.

    >>> sorted(left_out({"rules": "ru-book-v1"})), sorted(left_out({"rules": "ru-book"}))
    (['placed_sun', 'sun'], [])
    """
    sun_plays = read_rules(str(header["rules"])).sun_plays
    return frozenset(() if sun_plays else ("sun", "placed_sun"))


def tell_share(outcome: str, share: Share, lang: str) -> str:
    """Return a sentence: how often games end like this, one of `OUTCOMES`."""
    decimals = decimals_of(share)
    seen = "never" if not share.count else "always" if share.count == share.of else "some"
    return say(
        lang, "study-share", outcome=outcome, seen=seen,
        share=percent(share.share, lang, decimals),
        low=percent(share.low, lang, decimals), high=percent(share.high, lang, decimals),
    )  # fmt: skip


def decimals_of(share: Share) -> int:
    """Return as many decimals of a per cent as the interval makes worth reading.

    At least so many that a share seen is told from 0 % and from 100 %.

    >>> from sunviz.study import share_of
    >>> decimals_of(share_of(300, 1000)), decimals_of(share_of(1, 2500))
    (0, 2)
    """
    half = 100 * (share.high - share.low) / 2
    rarer = 100 * min(share.count, share.of - share.count) / share.of
    finest = min(half, rarer) if rarer else half
    return min(max(0, -floor(log10(finest))), _MOST_DECIMALS)


def tell_cards(name: str, cards: CardsPlaced, lang: str) -> str:
    """Return a sentence: how many cards lie in the centre at some moment, one of `CARDS`."""
    low, *_, high = cards.quantiles.values()
    return say(
        lang, "study-cards", when=name, mean=number(cards.mean, lang, 1), low=low, high=high
    )  # fmt: skip
