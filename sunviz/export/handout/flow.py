"""Pages one after another: what does not fit on one begins the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sunviz.story import say

from .page import (
    BODY,
    FAINT,
    GOLD,
    HEAD,
    HEIGHT,
    LOWEST,
    MARGIN,
    ROOM,
    SMALL,
    TITLE,
    WIDTH,
    Page,
    leading,
    width_of,
    wrapped,
)

_TOP = 18.0
#: how far lines to write on lie apart, and questions, in mm; and both where room is short
_RULED, _BETWEEN = 9.5, 7.0
_TIGHT = 8.0, 3.5
#: how far to the right a paragraph beside a name begins, and what is free below it, in mm
_BESIDE, _APART = 33.0, 1.8
#: a small box to be ticked, in mm
_TICK = 3.6


@dataclass(frozen=True)
class Names:
    """What stands on every page: the language, what is handed out, and where it is from."""

    lang: str
    heading: str
    facts: str


def height_of(rows: Sequence[tuple[str, str]]) -> float:
    """Return how high names with paragraphs beside them are, in mm."""
    parts = (_beside(*row) for row in rows)
    return sum(leading(SMALL) * max(map(len, part)) + _APART for part in parts)


def _beside(name: str, text: str) -> tuple[list[str], list[str]]:
    return wrapped(name, _BESIDE - 3, SMALL, bold=True), wrapped(text, ROOM - _BESIDE, SMALL)


class Flow:
    """Pages that fill from above; `y` is how far the last one is filled, in mm.

    On `tight` pages questions and the lines to write on lie closer.
    """

    def __init__(self, names: Names, *, tight: bool = False) -> None:
        self.names = names
        self._ruled, self._between = _TIGHT if tight else (_RULED, _BETWEEN)
        self.pages: list[Page] = []
        self.y = 0.0

    @property
    def page(self) -> Page:
        """The page that is being filled."""
        return self.pages[-1]

    def turn(self) -> None:
        """Begin a new page."""
        self.pages.append(Page())
        self.y = _TOP

    def need(self, height: float) -> None:
        """Begin a new page unless so many mm are left on this one."""
        if self.y + height > LOWEST:
            self.turn()

    def title(self, title: str, below: str, *, named: bool = False) -> None:
        """Begin a page with its title; `named` leaves room for a pupil's name."""
        self.turn()
        self.page.write(MARGIN, self.y + 2, self.names.heading, size=SMALL, ink=GOLD, bold=True)
        self.page.write(MARGIN, self.y + 13, title, size=TITLE, bold=True)
        self.y = self.page.lines(
            MARGIN, self.y + 16.5, wrapped(below, ROOM, SMALL), size=SMALL, ink=FAINT
        )
        self.page.rule(MARGIN, self.y + 2, ROOM, ink=GOLD, width=1.2)
        self.y += 5
        if named:
            self._name_line()

    def _name_line(self) -> None:
        """Draw lines for name, class and date, the first one the longest."""
        x, y = MARGIN, self.y + 8
        for key, length in (("name", 86.0), ("class", 32.0), ("date", ROOM - 118.0)):
            word = say(self.names.lang, f"handout-{key}")
            used = width_of(word, SMALL) + 2
            self.page.write(x, y, word, size=SMALL, ink=FAINT)
            self.page.rule(x + used, y + 0.8, length - used - 4 * (key != "date"))
            x += length
        self.y = y + 6

    def heading(self, text: str) -> None:
        """Write the heading of what follows on this page."""
        self.need(leading(HEAD) + 25)
        self.y = self.page.lines(MARGIN, self.y + 2, [text], size=HEAD, bold=True) + 1

    def text(self, text: str, *, size: float = BODY, faint: bool = False) -> None:
        """Write a paragraph."""
        lines = wrapped(text, ROOM, size)
        self.need(leading(size) * len(lines))
        look = {"ink": FAINT} if faint else {}
        self.y = self.page.lines(MARGIN, self.y, lines, size=size, **look) + 1.5

    def beside(self, name: str, text: str) -> None:
        """Write a name, and a paragraph beside it."""
        names, lines = _beside(name, text)
        self.need(leading(SMALL) * max(len(names), len(lines)))
        low = self.page.lines(MARGIN, self.y, names, size=SMALL, bold=True)
        self.y = max(low, self.page.lines(MARGIN + _BESIDE, self.y, lines, size=SMALL)) + _APART

    def numbered(
        self, number: int, text: str, *, choices: tuple[str, ...] = (), letters: str = "",
        lines: int = 0,
    ) -> None:  # fmt: skip
        """Write a numbered question, then choices to tick or lines to write on."""
        indent = 9.0
        asked = wrapped(text, ROOM - indent)
        offered = [wrapped(choice, ROOM - indent - 15) for choice in choices]
        height = leading(BODY) * (len(asked) + sum(map(len, offered))) + 3.0 * len(offered)
        self.need(height + self._ruled * lines + 4)
        self.page.lines(MARGIN, self.y, [f"{number}."], bold=True)
        self.y = self.page.lines(MARGIN + indent, self.y, asked) + 1.5
        for sign, choice in zip(letters, offered, strict=False):
            self.page.box(MARGIN + indent, self.y + 0.7, _TICK, _TICK, edge=FAINT, corner=0.6)
            self.page.lines(MARGIN + indent + 7, self.y, [f"{sign})"])
            self.y = self.page.lines(MARGIN + indent + 14, self.y, choice) + 1.5
        for _ in range(lines):
            self.y += self._ruled
            self.page.rule(MARGIN + indent, self.y, ROOM - indent)
        self.y += self._between

    def take(self, *flows: Flow) -> None:
        """Go on with the pages of one of several flows: of those with the fewest, the first."""
        fewest = min(flows, key=lambda flow: len(flow.pages))
        self.pages += fewest.pages
        self.y = fewest.y

    def answer(self, number: int, answer: str, why: str) -> None:
        """Write the answer to a numbered question, and why below it."""
        indent = 9.0
        short = wrapped(answer, ROOM - indent, bold=True) if answer else []
        long = wrapped(why, ROOM - indent, SMALL)
        self.need(leading(BODY) * len(short) + leading(SMALL) * len(long) + 4)
        self.page.lines(MARGIN, self.y, [f"{number}."], bold=True)
        self.y = self.page.lines(MARGIN + indent, self.y, short, bold=True) + 0.7
        self.y = self.page.lines(MARGIN + indent, self.y, long, size=SMALL) + 4

    def close(self) -> None:
        """Write the foot of every page."""
        count = len(self.pages)
        for number, page in enumerate(self.pages, 1):
            told = say(self.names.lang, "handout-page", page=number, pages=count)
            y, lines = HEIGHT - 14.0, wrapped(self.names.facts, ROOM - 35, SMALL)
            for above, line in enumerate(reversed(lines)):
                page.write(MARGIN, y - leading(SMALL) * above, line, size=SMALL, ink=FAINT)
            page.write(WIDTH - MARGIN, y, told, size=SMALL, ink=FAINT, ha="right")
