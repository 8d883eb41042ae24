"""The page itself: its frame, script and style, and what they show, in one HTML file."""

from __future__ import annotations

import base64
import hashlib
import json
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

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
        "policy": _policy(script, style),
        "title": escape(content["told"][langs[0]]["title"]),
        "style": style,
        "no-script": _without_script(langs),
        "languages": _languages(langs),
        "content": _data(content),
        "script": script,
    }
    for name, part in parts.items():
        before, mark, behind = frame.partition(f"<!--{name}-->")
        assert mark, name
        # what is put in is not searched for marks again
        parts[name] = before + part
        frame = behind
    return "".join([*parts.values(), frame])


def _policy(script: str, style: str) -> str:
    return (
        "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none';"
        f" script-src '{_hash(script)}'; style-src '{_hash(style)}'"
    )


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


@cache
def _script() -> str:
    parts = "\n".join((_HERE / name).read_text("utf-8") for name in SCRIPTS)
    return f'"use strict";\n(() => {{\n{parts}}})();\n'


@cache
def _style() -> str:
    return "\n".join((_HERE / name).read_text("utf-8") for name in STYLES)


def _data(content: dict[str, Any]) -> str:
    """Return the content as JSON that ends no script: it holds no ``<`` at all."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


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
