"""Each chapter as a page for reading, made by nbconvert without running it."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from helpers.books import every_book, headings, name_of, pictures, words_of
from nbconvert import HTMLExporter


class Page(HTMLParser):
    """A page read: its tags with their attributes, and its words."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words += data

    def all(self, *names: str) -> list[dict[str, str | None]]:
        return [attributes for tag, attributes in self.tags if tag in names]


@pytest.fixture(scope="module")
def pages() -> dict[str, Page]:
    return {}


@pytest.fixture
def page(book: Path, pages: dict[str, Page]) -> Page:
    name = name_of(book)
    if name not in pages:
        html, _ = HTMLExporter(template_name="basic").from_filename(str(book))
        pages[name] = Page(html)
    return pages[name]


@every_book
def test_the_text_is_on_the_page(book: Path, page: Page) -> None:
    for _, words in headings(book):
        assert words.replace("*", "") in page.words
    assert len(page.all("summary")) == len(page.all("details")) >= 1


@every_book
def test_every_picture_is_on_the_page_with_its_words(book: Path, page: Page) -> None:
    images = page.all("img")
    assert [image["alt"] for image in images] == [words_of(picture) for picture in pictures(book)]
    assert all((image["src"] or "").startswith("data:image/png;base64,") for image in images)


@every_book
def test_nothing_is_fetched_for_reading(book: Path, page: Page) -> None:
    assert page.all("script", "link", "iframe", "style", "object", "embed") == []
    fetched: list[Any] = [a["src"] for _, a in page.tags if "src" in a]
    assert all(source.startswith("data:") for source in fetched)
