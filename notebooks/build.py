"""Build the notebooks of three languages from one text source a chapter.

``python notebooks/build.py`` builds and runs them all, ``python notebooks/build.py 02 05``
only these chapters; ``--check`` only compares what stands in ``notebooks/{en,ru,sv}`` with
the sources, whose form ``chapters.py`` tells. File names are in the language, in ASCII
letters, so that links and archives work everywhere.

What the chapters share is added from ``source/shared.md``: below the title how to make the
page live, at the end the links to its neighbours and to the other languages.

Stored outputs are plain text, and the PNG of each picture, made small, with its words
beside it for those who do not see it (``kept.py``). A test run makes every output anew and
compares all but the PNG (``conftest.py`` beside it).
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import nbformat
from chapters import LANGUAGES, Chapter, chapters, links, note
from kept import keep
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

HERE = Path(__file__).parent
METADATA = {
    "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
    "language_info": {"name": "python"},
}


def notebook(chapter: Chapter, lang: str, order: list[Chapter]) -> Any:
    """Return the notebook of one language, not yet run."""
    cells = []
    for cell in chapter.cells:
        if "code" in cell:
            cells.append(new_code_cell(cell["code"].strip().replace("{lang}", lang)))
        else:
            cells.append(new_markdown_cell(cell[lang].strip()))
    title, _, rest = cells[0].source.partition("\n")
    cells[0].source = f"{title}\n\n{note(chapter, lang)}\n{rest}"
    cells.append(new_markdown_cell(links(order, chapter, lang)))
    for number, cell in enumerate(cells, 1):
        cell["id"] = f"cell-{number}"
    return new_notebook(cells=cells, metadata=METADATA)


def sources(numbers: list[str] | None = None) -> list[tuple[Path, Any]]:
    """Return the notebooks of some chapters or of all: each its path, and it, not yet run."""
    order = chapters()
    return [
        (HERE / chapter.path(lang), notebook(chapter, lang, order))
        for chapter in order
        if not numbers or chapter.number in numbers
        for lang in LANGUAGES
    ]


def run(book: Any, folder: Path) -> None:
    """Run a notebook and keep, of its outputs, text and small pictures."""
    where = {"metadata": {"path": str(folder)}}
    NotebookClient(book, timeout=120, coalesce_streams=True, resources=where).execute()
    book.metadata = METADATA
    for cell in book.cells:
        cell.metadata.clear()
        for output in cell.get("outputs", []):
            keep(output)


def differences() -> list[str]:
    """Return in words where the notebooks and their sources differ."""
    found = []
    expected = sources()
    for path, book in expected:
        name = path.relative_to(HERE).as_posix()
        if not path.exists():
            found.append(f"{name} is missing")
        elif _sources(nbformat.read(path, as_version=4)) != _sources(book):
            found.append(f"{name} differs from its source")
    known = {path for path, _ in expected}
    found += [
        f"{path.relative_to(HERE).as_posix()} has no source"
        for lang in LANGUAGES
        for path in sorted((HERE / lang).glob("*.ipynb"))
        if path not in known
    ]
    return found


def _sources(book: Any) -> list[tuple[str, str, str]]:
    return [(cell["id"], cell["cell_type"], cell["source"]) for cell in book.cells]


def main() -> int:
    """Build notebooks, or compare them with their sources."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("chapters", nargs="*", help="their numbers (02 05); all by default")
    parser.add_argument("--check", action="store_true", help="compare only")
    wish = parser.parse_args()
    if wish.check:
        found = differences()
        print("\n".join(found) or "all notebooks are as their sources say")
        return 1 if found else 0
    unknown = set(wish.chapters) - {chapter.number for chapter in chapters()}
    if unknown:
        parser.error(f"no such chapter: {', '.join(sorted(unknown))}")
    for path, book in sources(wish.chapters):
        start = time.perf_counter()
        path.parent.mkdir(exist_ok=True)
        run(book, path.parent)
        nbformat.write(book, path)
        seconds, size = time.perf_counter() - start, path.stat().st_size / 1000
        print(f"{path.relative_to(HERE).as_posix():40} {seconds:5.1f} s {size:5.0f} kB", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
