"""The first page of the site that ``lite.py`` builds: the chapters, in three languages."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from chapters import LANGUAGES, SOURCE, Chapter, parse

TEMPLATE = Path(__file__).with_name("lite_page.html")


def page(order: list[Chapter]) -> str:
    """Return the page as HTML: what each language says of itself, and links to its chapters."""
    parts = "\n".join(part(order, lang) for lang in LANGUAGES)
    names = "\n".join(
        f'<a href="#{lang}" lang="{lang}">{name}</a>' for lang, name in LANGUAGES.items()
    )
    empty = TEMPLATE.read_text(encoding="utf-8")
    return empty.replace("{{ names }}", names).replace("{{ languages }}", parts)


def part(order: list[Chapter], lang: str) -> str:
    """Return the part of one language."""
    title, *said = [marked(cell[lang].strip()) for cell in parse(words())[1]]
    chapters = "\n".join(
        f'<li><a href="lab/index.html?path={chapter.path(lang)}">'
        f"{marked(chapter.title(lang))}</a></li>"
        for chapter in order
    )
    opening, how, last = said
    return (
        f'<section lang="{lang}" id="{lang}">\n<h2>{title}</h2>\n<p>{opening}</p>\n'
        f"<ol>\n{chapters}\n</ol>\n<p>{how}</p>\n<p>{last}</p>\n</section>"
    )


def words() -> str:
    """Return the text that holds the page's words."""
    return (SOURCE / "site.md").read_text(encoding="utf-8")


def marked(text: str) -> str:
    """Return a text as HTML, with its **bold** words.

    >>> marked("Run **all** & look")
    'Run <b>all</b> &amp; look'
    """
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text, quote=False))
