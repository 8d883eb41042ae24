"""``sunviz lesson``: a deal, a record or a ready lesson as a page that works offline."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from sunviz.engine import Game, Rules
from sunviz.story import LANGUAGES, check_language, say
from sunviz.teaching.lessons import READY

from .speaking import Argument, Option, UseError, Value, command, wrong_use
from .values import FILE, GAME, PLAYER, PLAYER_NAMES, played_game, rules_option


def _lesson(text: str) -> Any:
    """Return the name of a ready lesson, or what the text names a game by."""
    ready = text in READY and not Path(text).exists()
    return text if ready else GAME.convert(text, None, None)


def _langs(text: str) -> tuple[str, ...]:
    """Return the languages that a text lists.

    >>> _langs("ru,sv")
    ('ru', 'sv')
    """
    return tuple(check_language(name.strip()) for name in text.split(","))


class LessonArgument(Argument):
    """The argument that names a lesson; its help lists the ready ones."""

    def told(self, lang: str) -> str:
        """Return what the argument is."""
        return say(lang, "cli-known", help=super().told(lang), known=READY)


LESSON: Final = Value("lesson", _lesson)
LANGS: Final = Value("langs", _langs)


@command(
    LessonArgument("lesson", LESSON),
    Option("--out", FILE, words="lesson-out", required=True),
    Option("--langs", LANGS, known=LANGUAGES),
    rules_option(),
    Option("--player", PLAYER, known=PLAYER_NAMES, default="plain", words="player-of-deal"),
)
def lesson(
    lang: str,
    lesson: int | Path | Game | str,
    out: Path,
    langs: tuple[str, ...] | None,
    rules: Rules | None,
    player: str,
) -> None:
    """Write a game or an annotated record as one HTML page."""
    from sunviz.export.lesson_page.exporting import check_page_path, export_lesson

    with wrong_use():
        check_page_path(out)
        if isinstance(lesson, str) and rules is not None:
            raise UseError("a lesson has its own rules", key="use_rules", option="--rules")
    shown = lesson if isinstance(lesson, str) else played_game(lesson, rules, player)
    export_lesson(shown, out, lang=langs or (lang,))
    click.echo(say(lang, "cli-lesson-written", name=str(out)))
