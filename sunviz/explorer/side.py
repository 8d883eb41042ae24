"""A side of a comparison: one rule book's run, with its picture and its words."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Any

import ipywidgets as widgets

from sunviz.engine import Rules
from sunviz.story import say
from sunviz.story.parting import book_name

from .run import Run
from .table import Table
from .views import Views


class Side:
    """One rule book's run with its picture, its name above and the deciding clauses below."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.table = Table()
        self.views = Views(on_ahead=lambda view: self.table.prepare(view.frame))
        self.name = widgets.HTML()
        self.clauses = widgets.HTML()
        self.box = widgets.VBox([self.name, self.table, self.clauses])
        self.box.add_class("sunviz-side")

    @property
    def rules(self) -> Rules:
        """The rules of this side."""
        return self.run.game.rules

    def step(self, at: int) -> int:
        """Return the side's own step when the comparison is at a step: at most its last."""
        return min(at, self.run.last)

    def resize(self, width: int) -> None:
        """Let the picture be as wide as told, in css pixels."""
        self.box.layout.width = f"{width}px"
        self.table.width, self.table.height = width, width * 2 // 3

    def show(self, at: int, lang: str, look: dict[str, Any], clauses: Sequence[str]) -> None:
        """Show a step, with the clauses that decide it if it is a parting."""
        size = (self.table.width, self.table.height)
        view = self.views.get(
            self.run, self.step(at), lang, {**look, "size": size}, dense=self.table.dense
        )
        name = book_name(self.rules, lang)
        own = {"label": say(lang, "compare-table", name=name), "about": "", "key_help": ""}
        self.table.show(view.frame, **{**view.words, **own})
        self.name.value = paragraph(name, 'class="sunviz-book" role="heading" aria-level="4"')
        said = "".join(map(paragraph, clauses))
        self.clauses.value = f'<div class="sunviz-clauses">{said}</div>' if said else ""


def paragraph(text: str, *attributes: str) -> str:
    """Return a text as a paragraph of HTML with some attributes.

    >>> paragraph("2 < 3", 'class="sunviz-keys"')
    '<p class="sunviz-keys">2 &lt; 3</p>'
    """
    return f"<{' '.join(['p', *attributes])}>{html.escape(text)}</p>"
