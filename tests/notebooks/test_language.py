"""The prose of the notebooks: each language alone, in its own typography."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from helpers.books import BOOKS, every_book, name_of, prose, text

#: English words that no Swedish sentence has
ENGLISH = (
    "the and of this that with are card cards ray rays move moves deal game step wind sun sunrise"
    " sunset cloud clouds play player next back undo stage king queen jack ace aces kings"
)


def books(lang: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("book", [b for b in BOOKS if b.parent.name == lang], ids=name_of)


@books("ru")
def test_russian_prose_has_no_foreign_word(book: Path) -> None:
    assert re.findall(r"[A-Za-zÅÄÖåäö]{2,}", prose(book)) == []


@books("sv")
def test_swedish_prose_has_no_foreign_word(book: Path) -> None:
    words = set(re.findall(r"\w+", prose(book).lower()))
    assert words & set(ENGLISH.split()) == set()
    assert re.findall(r"[А-Яа-яЁё]+", prose(book)) == []


@books("en")
def test_english_prose_has_no_foreign_letter(book: Path) -> None:
    assert re.findall(r"\w*[А-Яа-яЁёÅÄÖåäö]\w*", prose(book)) == []


@every_book
def test_quotes_are_those_of_the_language(book: Path) -> None:
    foreign = {"en": '"«»„', "ru": "\"'“”„", "sv": "\"'“«»„"}[book.parent.name]
    assert re.findall(f".*[{foreign}].*", prose(book)) == []


@every_book
def test_no_double_space_and_the_dash_of_the_language(book: Path) -> None:
    foreign = r"\S – " if book.parent.name == "ru" else "—"
    lines = [line.strip() for line in text(book).splitlines()]
    assert [line for line in lines if re.search(rf"\S  |\S --? \S|{foreign}", line)] == []
