"""The page itself: its frame, script and style, and what they show, in one HTML file."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from sunviz.export import standalone
from sunviz.story import LANGUAGE_NAMES, say

_HERE = Path(__file__).parent
#: the parts of the script, in the order in which they need each other
SCRIPTS: Final = (
    "words.js",
    "picture.js",
    "glide.js",
    "rules.js",
    "board.js",
    "paper.js",
    "player.js",
)
STYLES: Final = ("page.css", "board.css", "paper.css")


def page(content: dict[str, Any]) -> str:
    """Return the HTML text of a page; nothing that a record says can become a part of it.

    Scripts and styles run only with the very text that stands here (their
    hashes are told to the browser), and nothing is loaded from anywhere.
    """
    script, style, frame = _script(), _style(), (_HERE / "page.html").read_text("utf-8")
    langs = content["langs"]
    parts = {
        "lang": langs[0],
        "policy": standalone.policy(script, style),
        "title": escape(content["told"][langs[0]]["title"]),
        "style": style,
        "no-script": _without_script(langs),
        "languages": _languages(langs),
        "content": standalone.as_json(content),
        "script": script,
    }
    return standalone.filled(frame, parts)


@cache
def _script() -> str:
    return standalone.script(*(_HERE / name for name in SCRIPTS))


@cache
def _style() -> str:
    return standalone.joined(*(_HERE / name for name in STYLES))


def _languages(langs: list[str]) -> str:
    """Return a button for each language, in its own name."""
    if len(langs) < 2:
        return ""
    return "".join(
        f'<button type="button" lang="{lang}" data-lang="{lang}">{LANGUAGE_NAMES[lang]}</button>'
        for lang in langs
    )


def _without_script(langs: list[str]) -> str:
    return "".join(
        f'<p lang="{lang}">{escape(say(lang, "lesson-page-no-script"))}</p>' for lang in langs
    )
