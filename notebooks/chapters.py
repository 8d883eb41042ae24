"""The chapters as their sources tell them, and what all of them share.

A source is Markdown. A line ``%% names en=… ru=… sv=…`` gives the file names,
``%% text`` begins a text cell that holds one part per language, each opened by
``%% en``, ``%% ru`` or ``%% sv``; ``%% code`` begins a code cell, the same in
all languages but for ``{lang}``. ``shared.md`` has the same form.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parent / "source"
LANGUAGES = {"en": "English", "ru": "русский", "sv": "svenska"}
BINDER = "https://mybinder.org/v2/gh/OWNER/sunviz/v0.1.0?urlpath=lab/tree/notebooks/"

Cell = dict[str, str]


@dataclass(frozen=True)
class Chapter:
    """A source that was read: its number, its file names and its cells per language."""

    number: str
    names: dict[str, str]
    cells: list[Cell]

    def path(self, lang: str) -> str:
        """Return where its notebook of a language lies in ``notebooks``."""
        return f"{lang}/{self.names[lang]}.ipynb"

    def title(self, lang: str) -> str:
        """Return its title, the first line of its first cell."""
        return self.cells[0][lang].strip().splitlines()[0].removeprefix("# ")


def parse(text: str) -> tuple[dict[str, str], list[Cell]]:
    """Return the file names of a source and its cells, each a text per language.

    >>> parse("%% names en=sun sv=sol\\n%% text\\n%% en\\n# Sun\\n%% sv\\n# Solen")
    ({'en': 'sun', 'sv': 'sol'}, [{'en': '# Sun\\n', 'sv': '# Solen\\n'}])
    """
    names: dict[str, str] = {}
    cells: list[Cell] = []
    lang = ""
    for line in text.splitlines():
        mark, _, rest = line.removeprefix("%% ").partition(" ")
        if not line.startswith("%% "):
            if cells:
                cells[-1][lang] = cells[-1].get(lang, "") + line + "\n"
        elif mark == "names":
            names = dict(part.split("=") for part in rest.split())
        elif mark in ("text", "code"):
            lang = mark
            cells.append({})
        elif mark in LANGUAGES:
            lang = mark
        else:
            raise ValueError(f"unknown mark {line!r}")
    return names, cells


def chapters() -> list[Chapter]:
    """Return all chapters in their order."""
    files = sorted(SOURCE.glob("[0-9]*.md"))
    return [Chapter(file.stem[:2], *parse(file.read_text(encoding="utf-8"))) for file in files]


def note(chapter: Chapter, lang: str) -> str:
    """Return how to make the page of a chapter live."""
    return _shared()[0][lang].strip().format(binder=BINDER + chapter.path(lang))


def links(order: list[Chapter], chapter: Chapter, lang: str) -> str:
    """Return the links from a chapter to its neighbours and to itself in other languages."""
    _, before, after, elsewhere = _shared()
    at = order.index(chapter)
    neighbours = [(before, other) for other in order[:at][-1:]]
    neighbours += [(after, other) for other in order[at + 1 :][:1]]
    lines = [
        text[lang].strip().format(title=other.title(lang), file=other.names[lang])
        for text, other in neighbours
    ]
    others = ", ".join(
        f"[{name}](../{chapter.path(other)})" for other, name in LANGUAGES.items() if other != lang
    )
    return "  \n".join([*lines, elsewhere[lang].strip().format(links=others)])


def _shared() -> list[Cell]:
    return parse((SOURCE / "shared.md").read_text(encoding="utf-8"))[1]
