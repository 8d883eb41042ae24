"""How many deals can be won, in words: a line for each of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import floor, log10
from typing import Final

from sunviz.engine import read_rules
from sunviz.story import check_language, say
from sunviz.story.parting import book_name

from .header import check_solved
from .study import Study
from .tallies_told import lines
from .telling import number, percent
from .winnable import WinnableChange, compare_winnable, winnable

#: of how many deals a change is told, in the catalogues too
_OF: Final = 1000


def tell_winnable(studies: Study | Iterable[Study], lang: str = "en") -> str:
    """Return how many deals can be won under each of some rules, on lines of 88 letters at most.

    The studies are those of `solve_deals`. Raises `StudyError` for others and
    `LanguageError` for an unknown language.

    >>> from sunviz.study.solver import solve_deals
    >>> print(tell_winnable(solve_deals(range(20), workers=1, progress=False)))
    To be won before the wind, the whole stock known. Tables tried for a deal: at most
      20,000,000.
    The book. Deals: 20. A win is known: 20. Proven impossible: 0. Undecided: 0. In the long
      run 83% to 100% can be won.
    """
    check_language(lang)
    shown = [studies] if isinstance(studies, Study) else list(studies)
    heads = {_limits(study, lang) for study in shown}
    if len(heads) == 1:
        return lines(heads.pop(), (_told(study, lang) for study in shown))
    return "\n".join(lines(_limits(study, lang), [_told(study, lang)]) for study in shown)


def tell_winnable_changes(
    studies: Study | Iterable[Study], against: Study, lang: str = "en"
) -> str:
    """Return what some rules change against others, deal by deal, of every 1,000 deals.

    Arguments and errors as for `tell_winnable` and `compare_winnable`.

    >>> from sunviz.study.solver import solve_deals
    >>> options = {"workers": 1, "progress": False, "states": 100_000}
    >>> book, web = (solve_deals(range(20), rules=one, **options) for one in ("ru-book", "ru-web"))
    >>> print(tell_winnable_changes(web, book).splitlines()[0])
    What can be won, compared with: the book. Of every 1,000 deals:
    """
    check_language(lang)
    shown = [studies] if isinstance(studies, Study) else list(studies)
    rules = _book(against, lang)
    head = say(lang, "winnable-compared", rules=rules[:1].lower() + rules[1:])
    changes = [(study, compare_winnable(study, against)) for study in shown]
    return lines(head, (_changed(study, change, lang) for study, change in changes))


def tell_made(studies: Study | Iterable[Study], lang: str = "en") -> str:
    """Return when each of some studies was begun and with which versions, as its header says.

    >>> from sunviz.study import simulate
    >>> print(tell_made(simulate(range(3), workers=1, progress=False)).split(" with ")[0][:27])
    The book. Rows: 3. Begun on
    """
    check_language(lang)
    shown = [studies] if isinstance(studies, Study) else list(studies)
    first, *more = (_made(study, lang) for study in shown)
    return lines(first, more)


def _made(study: Study, lang: str) -> str:
    header = study.header
    used = {"Python": "python", "NumPy": "numpy", "Numba": "numba", "sunviz": "sunviz"}
    versions = ", ".join(f"{name} {header[key]}" for name, key in used.items() if header.get(key))
    return say(
        lang, "study-made", rules=_book(study, lang), number=number(len(study), lang),
        versions=versions, date=str(header["date"])[:10], scheme=str(header["scheme"]),
    )  # fmt: skip


def _limits(study: Study, lang: str) -> str:
    wind, states = _asked(study)
    return say(lang, "winnable-limits", wind=wind, states=number(int(states), lang))


def wind_of(study: Study) -> str:
    """Return what a study by `solve_deals` assumed of the wind: ``"before"`` or ``"known"``."""
    return _asked(study)[0]


def _asked(study: Study) -> tuple[str, str]:
    check_solved(study.header)
    found = re.fullmatch(r"solver wind=(\w+) states=(\d+)", str(study.header["player"]))
    assert found  # written by solve_deals
    return found[1], found[2]


def _told(study: Study, lang: str) -> str:
    found = winnable(study)
    counts = {name: number(getattr(found, name), lang) for name in ("won", "impossible", "unknown")}
    return say(
        lang, "winnable-told", rules=_book(study, lang), number=number(found.count, lang),
        **counts, **_ends(found.low, found.high, lang),
    )  # fmt: skip


def range_told(low: float, high: float, lang: str) -> str:
    """Return the two ends of a share, 0…1, as a short label.

    >>> range_told(0.8316, 1.0, "en")
    '83–100%'
    """
    decimals = _decimals(low, high)
    most = percent(high, lang, decimals if high < 1 else 0)
    return f"{number(100 * low, lang, decimals)}–{most}"


def _ends(low: float, high: float, lang: str) -> dict[str, str]:
    decimals = _decimals(low, high)
    most = percent(high, lang, decimals if high < 1 else 0)
    return {"low": percent(low, lang, decimals), "high": most}


def _decimals(low: float, high: float) -> int:
    """Return as many decimals of a per cent as the interval makes worth reading."""
    return max(0, -floor(log10(50 * (high - low))))


def _changed(study: Study, change: WinnableChange, lang: str) -> str:
    decimals = max(0, -floor(log10(_OF / 2 * (change.high - change.low))))
    counts = {
        name: number(getattr(change, name), lang)
        for name in ("count", "gained", "lost", "undecided")
    }
    ends = {name: _signed(_OF * getattr(change, name), lang, decimals) for name in ("low", "high")}
    return say(lang, "winnable-changed", rules=_book(study, lang), **counts, **ends)


def _signed(value: float, lang: str, decimals: int) -> str:
    text = number(abs(value), lang, decimals)
    sign = "" if not text.strip("0.,") else "−" if value < 0 else "+"
    return sign + text


def _book(study: Study, lang: str) -> str:
    return book_name(read_rules(str(study.header["rules"])), lang)
