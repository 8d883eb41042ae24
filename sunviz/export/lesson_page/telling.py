"""What is said at each step of a lesson, in each language of the page."""

from __future__ import annotations

from typing import Any

from sunviz.engine import Game, Position
from sunviz.picture.options import SUITS
from sunviz.picture.themes import THEMES
from sunviz.story import (
    LANGUAGE_NAMES,
    describing,
    narrate_game,
    say,
    stage_intro,
    stage_key,
    stage_name,
)
from sunviz.story.parting import book_name
from sunviz.teaching.lessons import Lesson

#: the words of the page, each under its key in the catalogues
_WORDS = """
    ui-first ui-first-tip ui-back ui-back-tip ui-forward ui-forward-tip ui-last ui-last-tip
    ui-play ui-play-tip ui-pause ui-pause-tip ui-position ui-position-tip ui-stage ui-stage-tip
    ui-language ui-theme ui-suits ui-settings ui-close ui-text lesson-board lesson-ask lesson-shown
    lesson-first ui-lesson-next ui-lesson-next-tip ui-lesson-show ui-lesson-show-tip ui-lesson-list
    ui-lesson-list-tip ui-lesson-unlist ui-lesson-unlist-tip ui-lesson-again ui-lesson-again-tip
    ui-hint lesson-page-hint-tip lesson-page-large lesson-page-large-tip lesson-page-print
    lesson-page-print-tip lesson-page-print-what lesson-page-print-story lesson-page-print-answers
    lesson-page-print-sky lesson-page-print-go lesson-page-beside lesson-page-own-language
    lesson-page-about lesson-page-theme-auto lesson-page-keys
    lesson-page-ask lesson-page-end
"""


def told(lesson: Lesson, lang: str) -> dict[str, Any]:
    """Return everything that the page says in a language, step by step where it differs."""
    own = lesson.in_language(lang)
    game = own.game
    alts, sentences = _alts(game, lang)
    stages = _stages(game, lang)
    return {
        "name": LANGUAGE_NAMES[lang],
        "title": title(own, lang),
        "titleLang": own.lang if own.title else lang,
        "deal": deal_line(own, lang),
        "words": words(lang) | _score(own, lang),
        "stages": stages,
        "story": [[one.text, one.cite] for one in narrate_game(game, lang)],
        "steps": [
            say(lang, "ui-step", stage=stage_name(position, lang), step=at, last=own.last)
            for at, position in enumerate(game.positions)
        ],
        "alts": alts,
        "sentences": sentences,
        "notes": {at: text for at in range(own.last + 1) if (text := own.note(at).text)},
        "notesLang": own.lang,
        "end": "" if game.position.is_over else say(lang, "lesson-page-unfinished"),
    }


def words(lang: str) -> dict[str, str]:
    """Return the words of the page's controls, by their keys."""
    keys = [
        *_WORDS.split(),
        *(f"ui-theme-{theme}" for theme in THEMES),
        *(f"ui-suits-{suits}" for suits in SUITS),
    ]
    return {key: say(lang, key) for key in keys}


def title(lesson: Lesson, lang: str) -> str:
    """Return the lesson's own title, or which deal it shows.

    >>> title(Lesson(Game.deal(1961)), "ru")
    'Пасьянс «Солнце», расклад 1961'
    """
    if lesson.title:
        return lesson.title
    number = lesson.game.number
    if number is None:
        return say(lang, "ui-title")
    return say(lang, "lesson-page-title", deal=str(number))


def deal_line(lesson: Lesson, lang: str) -> str:
    """Return which deal it is, if the title does not tell it, and which rules it follows."""
    game = lesson.game
    book = book_name(game.rules, lang)
    if game.number is None or not lesson.title:
        return say(lang, "lesson-page-book", book=book)
    return say(lang, "lesson-page-deal", deal=str(game.number), book=book)


def _score(lesson: Lesson, lang: str) -> dict[str, str]:
    """Return the score before the first answer, and later with places for its numbers."""
    stops = len(lesson.stops)
    if not stops:
        return {}
    blank = {"once": "{once}", "answered": "{answered}"}
    return {
        "score-none": say(lang, "lesson-score", stops=stops, once=0, answered=0),
        "score": say(lang, "lesson-score", stops=stops, **blank),
    }


def _stages(game: Game, lang: str) -> list[dict[str, Any]]:
    """Return the stages that the game reaches: name, what it is about, first and last step."""
    found: list[dict[str, Any]] = []
    for at, position in enumerate(game.positions):
        key = stage_key(position)
        if not found or found[-1]["key"] != key:
            found.append(_stage(key, position, at, lang))
        found[-1]["last"] = at
    return found


def _stage(key: str, position: Position, at: int, lang: str) -> dict[str, Any]:
    name, about = stage_name(position, lang), stage_intro(position, lang)
    return {"key": key, "name": name, "about": about, "first": at}


def _alts(game: Game, lang: str) -> tuple[list[list[int]], list[str]]:
    """Return the table of each step in words: numbers of sentences, and the sentences."""
    known: dict[str, int] = {}
    alts = [
        [known.setdefault(one, len(known)) for one in describing.sentences(position, lang)]
        for position in game.positions
    ]
    return alts, list(known)
