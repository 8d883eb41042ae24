"""The notebooks are as their sources say, and hold nothing that they should not."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from base64 import b64decode
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from helpers.books import (
    LANGUAGES,
    NOTEBOOKS,
    NUMBERS,
    book_of,
    cells,
    every_book,
    headings,
    outputs,
    pictures,
    text,
    words_of,
)
from PIL import Image

MOST_BYTES = 400_000
ANSWER = {"en": "Answer", "ru": "Ответ", "sv": "Svar"}
EXERCISES = {"en": "Exercises", "ru": "Упражнения", "sv": "Övningar"}

every_chapter = pytest.mark.parametrize("number", NUMBERS)


def build(*wish: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, NOTEBOOKS / "build.py", *wish]
    return subprocess.run(command, capture_output=True, text=True)


# built


def test_every_notebook_is_built_from_its_source() -> None:
    checked = build("--check")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_chapter_that_is_not_there_is_not_built() -> None:
    refused = build("99")
    assert refused.returncode == 2
    assert "no such chapter: 99" in refused.stderr


@every_chapter
def test_the_languages_of_a_chapter_have_the_same_cells(number: str) -> None:
    shapes = []
    for lang in LANGUAGES:
        book = book_of(number, lang)
        code = [cell["source"].replace(f'lang="{lang}"', "lang") for cell in cells(book, "code")]
        kinds = [cell["cell_type"] for cell in cells(book)]
        shapes.append((kinds, code, [level for level, _ in headings(book)]))
    assert shapes[0] == shapes[1] == shapes[2]


# what is stored


@every_book
def test_the_file_is_small_and_tells_nothing_of_the_machine(book: Path) -> None:
    assert book.stat().st_size <= MOST_BYTES
    metadata = json.loads(book.read_text(encoding="utf-8"))["metadata"]
    assert metadata == {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    assert all(cell["metadata"] == {} for cell in cells(book))


@every_book
def test_stored_outputs_are_plain_text_and_pictures(book: Path) -> None:
    assert list(outputs(book))
    for output in outputs(book):
        if output["output_type"] == "stream":
            assert output["name"] == "stdout"
        else:
            assert "text/plain" in output["data"]
            assert set(output["data"]) <= {"text/plain", "image/png"}
            assert not re.search(r"\b0x[0-9a-f]{6,}", "".join(output["data"]["text/plain"]))


@every_book
def test_there_are_pictures_and_each_is_whole(book: Path) -> None:
    assert 1 <= len(pictures(book)) <= 6
    for picture in pictures(book):
        with Image.open(BytesIO(b64decode(picture["data"]["image/png"]))) as image:
            image.load()
            assert image.width >= 600


@every_book
def test_every_picture_is_told_in_the_language_of_the_notebook(book: Path) -> None:
    own = {"en": "[a-z]{3}", "ru": "[а-яё]{3}", "sv": "[åäö]"}
    foreign = {"en": "[åäöа-яё]", "ru": "[a-z]{2}", "sv": "[а-яё]"}
    for picture in pictures(book):
        words = words_of(picture)
        assert len(words) > 25
        assert re.search(own[book.parent.name], words)
        assert not re.search(foreign[book.parent.name], words, re.IGNORECASE), words


# the code


@every_book
def test_the_code_is_for_readers_who_do_not_program(book: Path) -> None:
    sources = [cell["source"] for cell in cells(book, "code")]
    assert sources[0].startswith("import sunviz")
    hard = (
        *(ast.FunctionDef, ast.Lambda, ast.For, ast.While, ast.If, ast.With, ast.Try),
        *(ast.ListComp, ast.GeneratorExp, ast.Assert),
    )
    for source in sources:
        assert len([line for line in source.splitlines() if line.strip()]) <= 4, source
        assert "#" not in source, source
        for node in ast.walk(ast.parse(source)):
            assert not isinstance(node, hard), source
            assert not re.search(r"(^|\.)_", getattr(node, "id", "") or getattr(node, "attr", ""))


@every_book
def test_the_code_speaks_the_language_of_the_notebook(book: Path) -> None:
    code = "\n".join(cell["source"] for cell in cells(book, "code"))
    told = re.findall(r'lang="(\w+)"', code)
    assert told
    assert set(told) == {book.parent.name}


# the shape of a chapter


@every_book
def test_headings_are_in_order(book: Path) -> None:
    levels = [level for level, _ in headings(book)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(later <= earlier + 1 for earlier, later in pairwise(levels))


@every_book
def test_a_question_has_its_answer_folded_away(book: Path) -> None:
    folded = re.findall(
        r"<details><summary>(.*?)</summary>\n\n(.+?)\n\n</details>", text(book), re.DOTALL
    )
    assert folded
    assert len(folded) == text(book).count("<details")
    assert {summary for summary, _ in folded} == {ANSWER[book.parent.name]}


@every_book
def test_three_exercises_stand_at_the_end(book: Path) -> None:
    lang = book.parent.name
    assert headings(book)[-1] == (2, EXERCISES[lang])
    whole = cells(book)
    (start,) = (
        at
        for at, cell in enumerate(whole)
        if re.search(f"^## {EXERCISES[lang]}$", cell["source"], re.M)
    )
    exercises = [at for at, cell in enumerate(whole) if "sunviz.exercise(" in cell["source"]]
    assert len([at for at in exercises if at > start]) == 3
    before = [whole[at]["source"] for at in exercises if at < start]
    assert all('sunviz.exercise("guess", ' in source for source in before)
