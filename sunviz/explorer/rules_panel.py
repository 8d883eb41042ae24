"""The panel "the rule now": a text of the rules, clause by clause, with those in force marked."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets

from sunviz import story
from sunviz.engine import Rules, SunError
from sunviz.story import TEXTS, Clause, ClauseTold, say
from sunviz.story.citations import text_of
from sunviz.story.in_force import followed, in_force

from .run import Run

_HERE = Path(__file__).parent
#: instead of a text's id: the text that the rules in play tell
OWN: Final = "rules"
#: the panel is not shown
OFF: Final = "off"
#: the two columns of the parallel text
PARALLEL: Final = ("ru", "sv")


class PanelError(SunError):
    """A text that the panel cannot show."""


def check_text(text: str | None) -> str:
    """Return which text the panel shows: `OWN`, B, W, S, or `OFF` for none.

    >>> check_text("W"), check_text(None)
    ('W', 'off')
    """
    if text is None:
        return OFF
    for known in (OWN, *TEXTS):
        if text == known:
            return known
    raise PanelError(
        f"there is no text {text!r} to show the rule in; it can be B (the book), W (the web"
        " article), S (the Swedish article), or 'rules' (the text of the rules chosen)",
        key="panel_text",
        text=str(text),
        own=OWN,
    )


class RulesPanel(anywidget.AnyWidget):
    """Lists every clause of a text, in one language or two, and marks those in force.

    The clauses are sent when text, languages or rules change, and only the
    marks at a step; the browser brings the marked clause into view inside the
    panel.
    """

    _esm = _HERE / "rules_panel.js"
    _css = _HERE / "rules_panel.css"

    lang = traitlets.Unicode("en").tag(sync=True)
    title = traitlets.Unicode("", help="heading and accessible name").tag(sync=True)
    rows: Any = traitlets.List(help="the clauses, each with a cell a language").tag(sync=True)
    marks: Any = traitlets.Dict(help="rows in force (now), rows followed (step)").tag(sync=True)

    def show(self, text: str, lang: str, run: Run, at: int, *, side_by_side: bool) -> None:
        """Show a text at a step; only what has changed is sent.

        `text` is `OWN`, B, W or S; `lang` the reader's language, in which the
        clauses are told unless they stand `side_by_side` in Russian and Swedish.
        """
        position = run.positions[at]
        text = text_of(position.rules) if text == OWN else text
        told = story.narrate(*run.step(at), position, lang)
        with self.hold_sync():
            self.lang = lang
            self.title = say(lang, "rule-title", text=text)
            self.rows = _rows(text, PARALLEL if side_by_side else (lang,), position.rules)
            self.marks = {
                "now": _places(in_force(text, position)),
                "step": _places(followed(text, told, position.rules)),
            }

    def __repr__(self) -> str:
        return "RulesPanel()"


def _places(found: Iterable[Clause]) -> list[int]:
    """Return the rows of some clauses of one text, counted from 0."""
    return [story.clauses_of(one.text).index(one) for one in found]


@lru_cache(maxsize=16)  # asked for at every step
def _rows(text: str, langs: tuple[str, ...], rules: Rules) -> list[dict[str, Any]]:
    columns = [[_cell(told, lang) for told in story.clauses(text, lang)] for lang in langs]
    holds = [one.holds(rules) for one in story.clauses_of(text)]
    return [
        {"holds": held, "cells": list(cells)} for held, *cells in zip(holds, *columns, strict=True)
    ]


def _cell(told: ClauseTold, lang: str) -> dict[str, Any]:
    return {
        "lang": lang,
        "label": told.label,
        "text": told.text,
        "beside": list(told.beside),
        **{tag: say(lang, f"rule-{tag}") for tag in ("now", "step", "void")},
    }
