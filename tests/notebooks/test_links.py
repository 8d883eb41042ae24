"""Links of the notebooks and of the README lead where they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from helpers.books import (
    BOOKS,
    LANGUAGES,
    NUMBERS,
    ROOT,
    book_of,
    cells,
    every_book,
    headings,
    links,
    text,
)

README = (ROOT / "README.md").read_text(encoding="utf-8")
BINDER = re.escape("https://mybinder.org/v2/gh/OWNER/sunviz/v0.1.0?urlpath=lab/tree/") + "(.+)"


@every_book
def test_every_link_leads_to_a_file_or_to_the_page_itself_in_binder(book: Path) -> None:
    own = book.relative_to(ROOT).as_posix()
    for link in links(text(book)):
        binder = re.fullmatch(BINDER, link)
        if binder:
            assert binder[1] == own
        else:
            assert (book.parent / link).is_file(), link


@every_book
def test_below_the_title_stands_how_to_make_the_page_live(book: Path) -> None:
    title, _, note, *_ = cells(book)[0]["source"].splitlines()
    assert title.startswith("# ")
    assert "**Run ▸ Run All Cells**" in note
    assert re.fullmatch(BINDER, *links(note))


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_links_to_the_neighbours_and_the_other_languages(number: str, lang: str) -> None:
    at = NUMBERS.index(number)
    neighbours = [*NUMBERS[:at][-1:], *NUMBERS[at + 1 :][:1]]
    expected = [book_of(other, lang).name for other in neighbours]
    expected += [
        f"../{other}/{book_of(number, other).name}" for other in LANGUAGES if other != lang
    ]
    assert links(cells(book_of(number, lang))[-1]["source"]) == expected


def test_the_readme_links_to_every_chapter_by_its_title() -> None:
    told = dict(re.findall(r"\[([^]]+)\]\(([^)]+)\)", README))
    for book in BOOKS:
        title = headings(book)[0][1]
        assert told.get(title) == book.relative_to(ROOT).as_posix(), title
