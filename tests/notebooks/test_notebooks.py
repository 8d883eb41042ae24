"""The notebooks are as their sources say, and hold nothing that they should not."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
BOOKS = sorted(NOTEBOOKS.glob("*/*.ipynb"))
LANGUAGES = ("en", "ru", "sv")


def names(book: Path) -> str:
    return f"{book.parent.name}/{book.name}"


def cells(book: Path) -> list[dict[str, Any]]:
    return list(json.loads(book.read_text(encoding="utf-8"))["cells"])


def test_every_notebook_is_built_from_its_source() -> None:
    checked = subprocess.run(
        [sys.executable, NOTEBOOKS / "build.py", "--check"], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout


def test_every_language_has_its_start_notebook() -> None:
    assert [book.parent.name for book in BOOKS if book.name.startswith("01-")] == list(LANGUAGES)


@pytest.mark.parametrize("book", BOOKS, ids=names)
def test_stored_outputs_are_plain_text_and_no_widget_state_is_kept(book: Path) -> None:
    assert "widgets" not in json.loads(book.read_text(encoding="utf-8"))["metadata"]
    outputs = [output for cell in cells(book) for output in cell.get("outputs", [])]
    assert outputs
    for output in outputs:
        assert output["output_type"] in ("execute_result", "stream")
        assert set(output.get("data", {"text/plain": ""})) == {"text/plain"}


@pytest.mark.parametrize("book", BOOKS, ids=names)
def test_the_code_speaks_the_language_of_the_notebook(book: Path) -> None:
    code = "".join("".join(cell["source"]) for cell in cells(book) if cell["cell_type"] == "code")
    told = re.findall(r'lang="(\w+)"', code)
    assert told
    assert set(told) == {book.parent.name}


@pytest.mark.parametrize("book", [b for b in BOOKS if b.parent.name == "ru"], ids=names)
def test_russian_text_holds_no_english_but_what_is_on_the_screen(book: Path) -> None:
    text = "".join("".join(cell["source"]) for cell in cells(book) if cell["cell_type"] != "code")
    text = re.sub(r"Run ▸ Run All Cells|\bHome\b|\bEnd\b", "", text)
    assert re.findall(r"[A-Za-z]{2,}", text) == []
    assert '"' not in text
