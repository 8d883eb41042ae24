"""A page that plays a game by itself: one file, no network, drawn by the browser.

The picture and its glides are those of the lesson page; the player is a smaller one.
"""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from sunviz.engine import Game
from sunviz.export import lesson_page, standalone
from sunviz.export.lesson_page.tables import Tables
from sunviz.picture.painter import Look
from sunviz.story import describe, say

from .scenes import Shot

_HERE: Final = Path(__file__).parent
_PICTURE: Final = Path(lesson_page.__file__).parent
_BUTTONS: Final = ("first", "back", "play", "pause", "forward", "last")


def as_page(game: Game, shots: list[Shot], look: Look, lang: str, speed: float) -> bytes:
    """Return the page of some steps of a game; `speed` is the one that it begins with."""
    script, style = _script(), standalone.joined(_HERE / "film.css")
    content = _content(game, shots, look, lang) | {"speed": speed}
    parts = {
        "lang": lang,
        "theme": look.theme.name,
        "policy": standalone.policy(script, style),
        "title": escape(content["title"]),
        "style": style,
        "no-script": escape(say(lang, "lesson-page-no-script")),
        "slider": escape(say(lang, "ui-position")),
        "speed": escape(say(lang, "ui-speed")),
        "content": standalone.as_json(content),
        "script": script,
    }
    return standalone.filled((_HERE / "film.html").read_text("utf-8"), parts).encode()


@cache
def _script() -> str:
    picture = (_PICTURE / name for name in ("picture.js", "glide.js"))
    return standalone.script(_HERE / "film.js", *picture, _HERE / "film_player.js")


def _content(game: Game, shots: list[Shot], look: Look, lang: str) -> dict[str, Any]:
    tables = Tables(game, (lang,))
    steps = [tables.step(shot.at, playable=look.playable) for shot in shots]
    steps[0].pop("glide", None)
    return {
        "langs": [lang],
        "look": {"lang": lang, "theme": look.theme.name, "suits": look.suits},
        "title": _title(game, lang),
        "words": {
            name: [say(lang, f"ui-{name}"), say(lang, f"ui-{name}-tip")] for name in _BUTTONS
        },
        "steps": steps,
        "told": [[shot.heading, shot.cited, shot.sentence] for shot in shots],
        "alts": [describe(shot.position, lang) for shot in shots],
        "ms": [shot.ms for shot in shots],
        "tables": tables.to_dict(),
    }


def _title(game: Game, lang: str) -> str:
    if game.number is None:
        return say(lang, "animation-title-deck")
    return say(lang, "animation-title", number=str(game.number))
