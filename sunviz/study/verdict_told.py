"""What the solver says of a position, in words; and what a study was made with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sunviz.story import check_language, say

from .study import Study
from .telling import number

if TYPE_CHECKING:
    from .solver import Verdict


def tell_verdict(verdict: Verdict, lang: str = "en") -> str:
    """Return a verdict as a sentence. Raises `LanguageError` for an unknown language.

    >>> from sunviz import Game, solve
    >>> print(tell_verdict(solve(Game.deal(1961), wind="before")))
    Can be won before the wind: 145 moves.
    """
    check_language(lang)
    return say(
        lang, f"verdict-{verdict.kind}", wind=verdict.wind, reason=verdict.reason or "states",
        moves=len(verdict.line), tried="some" if verdict.states else "none",
        states=number(verdict.states, lang),
    )  # fmt: skip


def tell_made(study: Study, lang: str = "en") -> str:
    """Return when a study was begun and with which versions, as its header says.

    >>> from sunviz.study import simulate
    >>> told = tell_made(simulate(range(3), workers=1, progress=False))
    >>> told.startswith("Rows: 3. Begun on ")
    True
    """
    check_language(lang)
    header = study.header
    used = {"Python": "python", "NumPy": "numpy", "Numba": "numba", "sunviz": "sunviz"}
    versions = ", ".join(f"{name} {header[key]}" for name, key in used.items() if header.get(key))
    return say(
        lang, "study-made", number=number(len(study), lang), versions=versions,
        date=str(header["date"])[:10], scheme=str(header["scheme"]),
    )  # fmt: skip
