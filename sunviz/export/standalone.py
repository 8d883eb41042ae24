"""An HTML file that stands alone: it loads nothing, and no text in it can become a part of it."""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path
from typing import Any


def filled(frame: str, parts: dict[str, str]) -> str:
    """Return a page whose marks, such as ``<!--title-->``, are replaced in their order.

    >>> filled("<b><!--a--></b><!--b-->", {"a": "<!--b-->", "b": "!"})
    '<b><!--b--></b>!'
    """
    done = []
    for name, part in parts.items():
        before, mark, frame = frame.partition(f"<!--{name}-->")
        assert mark, name
        done += [before, part]  # what is put in is not searched for marks again
    return "".join([*done, frame])


def policy(script: str, style: str) -> str:
    """Return the policy by which a browser runs just this script and style, and loads nothing."""
    return (
        "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none';"
        f" script-src '{_hash(script)}'; style-src '{_hash(style)}'"
    )


def script(*files: Path) -> str:
    """Return some files as one script, whose names are its own."""
    return f'"use strict";\n(() => {{\n{joined(*files)}}})();\n'


def joined(*files: Path) -> str:
    """Return the text of some files."""
    return "\n".join(file.read_text("utf-8") for file in files)


def as_json(content: Any) -> str:
    """Return content as JSON that ends no script: it holds no ``<`` at all.

    >>> as_json({"a": "</script>"})
    '{"a":"\\\\u003c/script>"}'
    """
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
