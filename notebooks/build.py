"""Build the notebooks of three languages from one text source a chapter.

``python notebooks/build.py`` builds and runs them all; ``--check`` only
compares what stands in ``notebooks/{en,ru,sv}`` with the sources. File names are in the
language, in ASCII letters, so that links and archives work everywhere.

A source is Markdown. A line ``%% names en=… ru=… sv=…`` gives the file names,
``%% text`` begins a text cell that holds one part per language, each opened by
``%% en``, ``%% ru`` or ``%% sv``; ``%% code`` begins a code cell, the same in
all languages but for ``{lang}``; words after ``%% code`` are tags of the cell
(``nbval-ignore-output`` where a picture is shown, whose bytes may differ).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

HERE = Path(__file__).parent
LANGUAGES = ("en", "ru", "sv")
KERNEL = {"name": "python3", "display_name": "Python 3", "language": "python"}


def parse(text: str) -> tuple[dict[str, str], list[dict[str, str]]]:
    """Return the file names of a source and its cells, each a text per language."""
    names: dict[str, str] = {}
    cells: list[dict[str, str]] = []
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
            cells.append({"tags": rest})
        elif mark in LANGUAGES:
            lang = mark
        else:
            raise ValueError(f"unknown mark {line!r}")
    return names, cells


def notebook(cells: list[dict[str, str]], lang: str) -> Any:
    """Return the notebook of one language, not yet run."""
    made = []
    for number, cell in enumerate(cells, 1):
        if "code" in cell:
            new = new_code_cell(cell["code"].strip().replace("{lang}", lang))
        else:
            new = new_markdown_cell(cell[lang].strip())
        new["id"] = f"cell-{number}"
        if cell["tags"]:
            new.metadata["tags"] = cell["tags"].split()
        made.append(new)
    return new_notebook(cells=made, metadata={"kernelspec": KERNEL})


def sources() -> list[tuple[Path, Any]]:
    """Return every notebook to build: its path, and the notebook not yet run."""
    built = []
    for source in sorted((HERE / "source").glob("*.md")):
        names, cells = parse(source.read_text(encoding="utf-8"))
        built += [
            (HERE / lang / f"{names[lang]}.ipynb", notebook(cells, lang)) for lang in LANGUAGES
        ]
    return built


def run(book: Any, folder: Path) -> None:
    """Run a notebook and keep, of its outputs, plain text only; none of a picture's."""
    NotebookClient(book, timeout=120, resources={"metadata": {"path": str(folder)}}).execute()
    book.metadata = {"kernelspec": KERNEL}
    for cell in book.cells:
        cell.metadata.pop("execution", None)
        if "nbval-ignore-output" in cell.metadata.get("tags", []):
            cell.outputs = []
        for output in cell.get("outputs", []):
            output.get("metadata", {}).clear()
            if "data" in output:
                output["data"] = {"text/plain": output["data"]["text/plain"]}


def differences() -> list[str]:
    """Return in words where the notebooks and their sources differ."""
    found = []
    expected = sources()
    for path, book in expected:
        name = path.relative_to(HERE).as_posix()
        if not path.exists():
            found.append(f"{name} is missing")
            continue
        stands = nbformat.read(path, as_version=4)
        if _sources(stands) != _sources(book):
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
    """Build all notebooks, or compare them with their sources."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare only")
    if parser.parse_args().check:
        found = differences()
        print("\n".join(found) or "all notebooks are as their sources say")
        return 1 if found else 0
    for path, book in sources():
        path.parent.mkdir(exist_ok=True)
        run(book, path.parent)
        nbformat.write(book, path)
        print(path.relative_to(HERE).as_posix())
    return 0


if __name__ == "__main__":
    sys.exit(main())
