"""`export_lesson`: a game or an annotated record as one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from sunviz.engine import SunError
from sunviz.engine.files import write_whole
from sunviz.story import LANGUAGES, check_language
from sunviz.teaching.lessons import Lesson, Source, read_lesson

from .page import page
from .rules_told import OWN_LANGUAGE, chosen, clause_numbers, texts_told
from .stops import stop
from .tables import Tables
from .telling import told

_SUFFIXES: Final = (".html", ".htm")


class LessonPageError(SunError):
    """A page that cannot be made: in no language, or under a name that is no page's."""


def export_lesson(
    game_or_record: Source, path: str | Path, *, lang: str | Iterable[str] | None = None
) -> Path:
    """Write a lesson as one HTML file that works anywhere, without a network or a kernel.

    `game_or_record` is a `Game`, the path or the text of a record, or the name
    of a ready lesson: first-steps, open-ray or sunset-and-wind. `path` ends
    with .html. `lang` is a language or several, among which readers switch:
    en, ru, sv; by default that of the record's tag Lang, or else English. The
    page steps through the game with its story and the clauses followed, and
    stops where a comment ends with ``[?]``. Returns the path. Raises
    `SunError` for anything else, `FileError` if the file cannot be written;
    half a file is never left.

    >>> export_lesson("first-steps", "lesson.pdf")
    Traceback (most recent call last):
    ...
    sunviz.export.lesson_page.exporting.LessonPageError: 'lesson.pdf' is no page: ...
    """
    target = check_page_path(path)
    langs = None if lang is None else _languages(lang)
    lesson = read_lesson(game_or_record, langs[0] if langs else None)
    langs = langs or (_own_language(lesson),)
    write_whole(target, page(content(lesson, langs)).encode())
    return target


def content(lesson: Lesson, langs: tuple[str, ...]) -> dict[str, Any]:
    """Return everything that the page of a lesson shows and says, as JSON can hold it."""
    game = lesson.in_language(langs[0]).game
    tables = Tables(game, langs)
    steps = [tables.step(at) for at in range(len(game) + 1)]
    stops = {at: stop(lesson, at, langs, tables) for at in lesson.stops}
    own, beside = chosen(game)
    return {
        "langs": list(langs),
        "start": lesson.start,
        "steps": steps,
        "stops": stops,
        "tables": tables.to_dict(),
        "told": {lang: told(lesson, lang) for lang in langs},
        "clauses": clause_numbers(game),
        "texts": {lang: texts_told(lang) for lang in langs},
        "own": own,
        "beside": beside,
        "written": OWN_LANGUAGE,
    }


def _own_language(lesson: Lesson) -> str:
    return lesson.lang if lesson.lang in LANGUAGES else "en"


def _languages(lang: object) -> tuple[str, ...]:
    """Return the languages of a page, each once; `SunError` for none, or for one there is not."""
    if isinstance(lang, str) or not isinstance(lang, Iterable):
        return (check_language(lang),)  # type: ignore[arg-type]  # refuses what is no text
    found = tuple(dict.fromkeys(check_language(one) for one in lang))
    if not found:
        raise LessonPageError(
            f"a page needs a language: {', '.join(LANGUAGES)}",
            key="lesson_page_no_language",
            languages=", ".join(LANGUAGES),
        )
    return found


def check_page_path(path: str | Path) -> Path:
    """Return the path of a page; `LessonPageError` if its name does not end as a page's."""
    target = Path(path).expanduser()
    if target.suffix.lower() not in _SUFFIXES:
        raise LessonPageError(
            f"{str(path)!r} is no page: let its name end with .html",
            key="lesson_page_name",
            name=str(path),
        )
    return target
