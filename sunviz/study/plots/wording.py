"""What the plots say: names, shares, and what is the same for every study shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import floor, log10
from typing import Any, Protocol

from sunviz.engine import RULE_BOOKS, Rules, read_rules
from sunviz.engine.parting import switches_between
from sunviz.story import check_language, say
from sunviz.story.catalogue import capital
from sunviz.story.parting import book_name

from ..errors import StudyError
from ..intervals import Share
from ..pairs import Pairs
from ..study import Study
from ..telling import decimals_of, names, number, percent

#: parts of the line below a title
_BETWEEN = " · "


class Played(Protocol):
    """What was played, and how often: a study, or what is left of one."""

    @property
    def header(self) -> Mapping[str, Any]:
        """What was played (see `sunviz.study.header`)."""

    def __len__(self) -> int:
        """Return how many deals were played."""


def check_studies(studies: object, lang: str) -> tuple[Study, ...]:
    """Return one study or several as a tuple.

    Raises `StudyError` for anything else or none, `LanguageError` for an
    unknown language.

    >>> check_studies([], "en")
    Traceback (most recent call last):
    sunviz.study.errors.StudyError: a plot shows one Study or several
    """
    check_language(lang)
    found = (
        (studies,) if isinstance(studies, Study) or not isinstance(studies, Iterable) else studies
    )
    shown = tuple(one for one in found if isinstance(one, Study))
    if not shown or len(shown) < len(tuple(found)):
        raise StudyError("a plot shows one Study or several", key="plot_studies")
    return shown


def check_study(study: object, lang: str) -> Study:
    """Return the one study that a plot shows; errors as of `check_studies`."""
    check_language(lang)
    if not isinstance(study, Study):
        raise StudyError("this plot shows one study at a time", key="plot_one_study")
    return study


def player_of(study: Played, lang: str) -> str:
    """Return the name of a study's player; a function's name stays as it is."""
    return names(study.header, lang)["player"]


def book_of(study: Played, lang: str) -> str:
    """Return the name of a study's rules, as it begins a line."""
    return book_name(read_rules(str(study.header["rules"])), lang)


def book_and_changes(study: Played, lang: str) -> list[str]:
    """Return the rule book of a study, and each of its switches that is set otherwise."""
    rules = read_rules(str(study.header["rules"]))
    book = RULE_BOOKS[rules.book]
    return [
        book_name(book, lang),
        *(
            capital(say(lang, "compare-change", change=f"{switch}-{_value(rules, switch)}"))
            for switch in switches_between(rules, book)
        ),
    ]


def _value(rules: Rules, switch: str) -> str:
    return str(getattr(rules, switch)).lower()


def _book_within(study: Played, lang: str) -> str:
    """Return the name of a study's rules, as it stands within a line."""
    return names(study.header, lang)["rules"]


def deals_of(study: Played, lang: str) -> str:
    """Return how many deals a study has played, as a label."""
    return say(lang, "plot-deals", number=number(len(study), lang))


def share_text(share: Share, lang: str) -> str:
    """Return a share as a short label, and never a bare 0 % or 100 %.

    >>> from sunviz.study import share_of
    >>> share_text(share_of(0, 1000), "en"), share_text(share_of(305, 1000), "sv")
    ('≤ 0.4%', '30\\xa0%')
    """
    decimals = decimals_of(share)
    if not share.count:
        return f"≤ {percent(share.high, lang, decimals)}"
    if share.count == share.of:
        return f"≥ {percent(share.low, lang, decimals)}"
    return percent(share.share, lang, decimals)


def range_text(share: Share, lang: str) -> str:
    """Return the interval of a share as a short label.

    >>> from sunviz.study import share_of
    >>> range_text(share_of(305, 1000), "en")
    '28–33%'
    """
    decimals = decimals_of(share)
    return f"{number(100 * share.low, lang, decimals)}–{percent(share.high, lang, decimals)}"


def points_text(pairs: Pairs, lang: str) -> str:
    """Return a difference as a short label in percentage points, its sign before it.

    >>> from sunviz.study import Pairs
    >>> points_text(Pairs(0, 100, 300, 600, low=-0.24, high=-0.16, p_value=0.0), "en")
    '−20'
    """
    return _points(pairs.difference, lang, _decimals_of_pairs(pairs))


def _points(difference: float, lang: str, decimals: int) -> str:
    text = number(100 * abs(difference), lang, decimals)
    sign = "" if not text.strip("0.,") else "−" if difference < 0 else "+"
    return f"{sign}{text}"


def _decimals_of_pairs(pairs: Pairs) -> int:
    return max(0, -floor(log10(50 * (pairs.high - pairs.low))))


def won_told(study: Played, share: Share, lang: str) -> str:
    """Return a sentence: how many deals by whom, the share won, its interval."""
    return say(
        lang, "plot-won-told", player=player_of(study, lang), rules=_book_within(study, lang),
        number=number(share.of, lang), **_fields(share, lang),
    )  # fmt: skip


def home_told(share: Share, lang: str) -> str:
    """Return a sentence: the share of the deals that have all their cards home."""
    return say(lang, "plot-home-told", **_fields(share, lang))


def _fields(share: Share, lang: str) -> dict[str, str]:
    """Return what a sentence on a share says; a share of none or all is told by its bound."""
    decimals = decimals_of(share)
    return {
        "seen": "never" if not share.count else "always" if share.count == share.of else "some",
        "share": percent(share.share, lang, decimals),
        "low": percent(share.low, lang, decimals),
        "high": percent(share.high, lang, decimals),
    }


def difference_told(study: Played, first: str, pairs: Pairs, lang: str) -> str:
    """Return a sentence: how many more of the same deals are won than by the first player."""
    decimals = _decimals_of_pairs(pairs)
    difference, low, high = (
        _points(one, lang, decimals) for one in (pairs.difference, pairs.low, pairs.high)
    )
    return say(
        lang, "plot-difference-told", player=player_of(study, lang), first=first,
        difference=difference, low=low, high=high,
    )  # fmt: skip


def in_common(studies: Sequence[Played], lang: str, *labels: str) -> str:
    """Return what is the same for all studies, of ``deals``, ``rules`` and ``player``."""
    told = [_label(studies[0], lang, label) for label in labels if _same(studies, label)]
    return _BETWEEN.join(told)


def apart(studies: Sequence[Played], study: Played, lang: str, *labels: str) -> list[str]:
    """Return what is not the same for all studies, told of one of them."""
    return [_label(study, lang, label) for label in labels if not _same(studies, label)]


def _same(studies: Sequence[Played], label: str) -> bool:
    if label == "deals":
        return len({len(study) for study in studies}) == 1
    return len({study.header[label] for study in studies}) == 1


def _label(study: Played, lang: str, label: str) -> str:
    if label == "deals":
        return deals_of(study, lang)
    if label == "rules":
        return say(lang, "plot-rules", rules=_book_within(study, lang))
    return say(lang, "plot-player", player=player_of(study, lang))
