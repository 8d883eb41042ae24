"""The built notebooks, as their tests read them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = ROOT / "notebooks"
LANGUAGES = ("en", "ru", "sv")
BOOKS = sorted(NOTEBOOKS.glob("*/*.ipynb"))
NUMBERS = sorted({book.name[:2] for book in BOOKS})

#: how answers and moves are written, and the names of the rule books
NOTATION = r'answer="[^"]*"|\bnext\b|\b(ru|sv)-[a-z][\w-]+'
#: what stands on the screen in English, and names that are the same everywhere
ON_THE_SCREEN = (
    r"Run ▸ Run All Cells|English|[Рр]усский|[Ss]venska"
    r"|\b(Home|End|JupyterLab|Binder|Voila|Python|NumPy|Numba|sunviz)\b"
)


def name_of(book: Path) -> str:
    return f"{book.parent.name}/{book.name}"


every_book = pytest.mark.parametrize("book", BOOKS, ids=name_of)


def book_of(number: str, lang: str) -> Path:
    (book,) = (NOTEBOOKS / lang).glob(f"{number}-*.ipynb")
    return book


def cells(book: Path, kind: str = "") -> list[dict[str, Any]]:
    """Return the cells of a notebook, of one kind or of all, their sources as one text."""
    read = json.loads(book.read_text(encoding="utf-8"))["cells"]
    wanted = [cell for cell in read if kind in ("", cell["cell_type"])]
    return [cell | {"source": "".join(cell["source"])} for cell in wanted]


def text(book: Path) -> str:
    """Return the Markdown of a notebook."""
    return "\n\n".join(cell["source"] for cell in cells(book, "markdown"))


def headings(book: Path) -> list[tuple[int, str]]:
    """Return the headings, each with its level."""
    found = re.findall(r"^(#+) (.+)$", text(book), re.MULTILINE)
    return [(len(marks), words) for marks, words in found]


def links(markdown: str) -> list[str]:
    """Return where the links of a Markdown text lead."""
    return re.findall(r"\]\(([^)\s]+)\)", markdown)


def outputs(book: Path) -> Iterator[dict[str, Any]]:
    for cell in cells(book, "code"):
        yield from cell["outputs"]


def pictures(book: Path) -> list[dict[str, Any]]:
    return [output for output in outputs(book) if "image/png" in output.get("data", {})]


def words_of(picture: dict[str, Any]) -> str:
    """Return the alt text of a picture."""
    return str(picture["metadata"]["image/png"]["alt"])


def prose(book: Path) -> str:
    """Return all that a notebook says in words: its text, its pictures' and its cells'.

    Left out: code, addresses of links, and what cells say that were given no language.
    """
    said = [words_of(picture) for picture in pictures(book)]
    for cell in cells(book, "code"):
        if "lang=" in cell["source"]:
            said += ["".join(out["text"]) for out in cell["outputs"] if "text" in out]
        if "sunviz.exercise(" in cell["source"]:
            said += ["".join(out["data"]["text/plain"]) for out in cell["outputs"]]
    markdown = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)|</?\w+>", " ", text(book), flags=re.DOTALL)
    return words_only("\n".join([markdown, *said]))


def words_only(page: str) -> str:
    """Return a page without what is the same in every language: notations, menus, names."""
    return re.sub(rf"{NOTATION}|{ON_THE_SCREEN}", " ", page)
