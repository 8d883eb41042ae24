"""Lessons: annotated records, with stops where the class says what comes next.

A lesson is a record. Its comments are the teacher's words: a comment belongs
to the move before it, one before the first move introduces the lesson. A
comment that ends with ``[?]`` makes a stop: the next move is shown only when
it has been predicted. Three tags more may stand in the record: ``Title``;
``Lang``, the language of the comments; ``From``, the step at which the lesson
opens. Imports no widgets: reading, writing and judging only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal, TypeAlias

from sunviz.engine import Game, Move, Position, RecordError
from sunviz.engine.records import check_comment, check_tag, read
from sunviz.story import check_language, explain, narrate
from sunviz.story.catalogue import say
from sunviz.story.sentences import sentences_of_step

#: at the end of a comment: stop here, the next move is to be predicted
STOP: Final = "[?]"
#: the lessons that the package holds, in every language
READY: Final = ("first-steps", "open-ray", "sunset-and-wind")
#: sentences that say too much while a prediction is awaited
_UNTOLD: Final = "fits-"

#: what a lesson can be made of: a path, a record, a game, the name of a ready lesson
Source: TypeAlias = "str | bytes | Path | Game | Lesson"
#: a prediction is right, legal but another move than the lesson's, or not legal
Kind: TypeAlias = Literal["right", "other", "wrong"]


class LessonError(RecordError):
    """What was given is no lesson."""


@dataclass(frozen=True)
class Note:
    """What the teacher says at a step, and whether the class predicts the next move there."""

    text: str = ""
    stop: bool = False

    def __str__(self) -> str:
        return " ".join(part for part in (self.text, STOP if self.stop else "") if part)


@dataclass(frozen=True)
class Judged:
    """What is to be said to a prediction."""

    kind: Kind
    text: str


class Lesson:
    """A game with a teacher's notes, read once; the game given is not touched later on.

    >>> lesson = read_lesson("first-steps")
    >>> lesson.title, lesson.start, lesson.note(lesson.stops[0]).stop
    ('First steps: the sun rises', 0, True)
    """

    def __init__(self, game: Game, name: str = "") -> None:
        self.game = Game.from_record(game.to_record())
        #: the name of a ready lesson, or nothing
        self.name = name
        self._start = _start_of(self.game)

    @property
    def title(self) -> str:
        """The lesson's own title, or nothing."""
        return self.game.tags.get("Title", "")

    @property
    def lang(self) -> str:
        """The language of the comments as the record tells it, or nothing."""
        return self.game.tags.get("Lang", "")

    @property
    def start(self) -> int:
        """The step at which the lesson opens."""
        return self._start

    @property
    def last(self) -> int:
        """The last step."""
        return len(self.game)

    @property
    def stops(self) -> tuple[int, ...]:
        """The steps after which the next move is to be predicted."""
        return tuple(at for at in range(self.last) if self.note(at).stop)

    def note(self, at: int) -> Note:
        """Return what the teacher says at a step; an empty note where nothing is said."""
        return read_note(self.game.comment(at))

    def position(self, at: int) -> Position:
        """Return the position at a step."""
        return self.game.positions[at]

    def judge(self, at: int, move: Move, lang: str) -> Judged:
        """Return what is to be said to a prediction of the move after step `at`.

        A legal move that the lesson does not make is called legal.
        """
        told = explain(self.position(at), move, lang=lang)
        if move == self.game.moves[at]:
            return Judged("right", f"{say(lang, 'lesson-right')} {told.line}")
        if told.legal:
            return Judged("other", say(lang, "lesson-other"))
        return Judged("wrong", f"{say(lang, 'lesson-wrong')} {told.line}")

    def told_so_far(self, at: int, lang: str) -> str:
        """Return what led to a stop: what the narrator says, but not which cards fit now."""
        if not at:
            return narrate(None, None, self.position(0), lang).text
        told = sentences_of_step(self.position(at - 1), self.game.moves[at - 1], self.position(at))
        return " ".join(one.said(lang) for one in told if not one.key.startswith(_UNTOLD))

    def in_language(self, lang: str) -> Lesson:
        """Return a ready lesson in another language; one's own lesson stays as it is."""
        return ready_lesson(self.name, lang) if self.name and lang != self.lang else self


def read_lesson(source: Source, lang: str | None = None) -> Lesson:
    """Return the lesson of a path, a record's text, a game, or a ready lesson's name.

    `lang` chooses among the languages of a ready lesson, English by default.
    A record without stops is a lesson too: its comments are shown. Raises
    `LessonError` for what is none of these, and `RecordError` for a record
    that cannot be read or a file that cannot be opened.
    """
    if isinstance(source, Lesson):
        return source
    if isinstance(source, Game):
        return Lesson(source)
    if isinstance(source, Path):
        return Lesson(Game.load(source))
    if isinstance(source, bytes):
        return Lesson(Game.from_record(source))
    if not isinstance(source, str):
        raise LessonError(
            "a lesson is a path, the text of a record, a Game or the name of a ready lesson,"
            f" not {type(source).__name__}",
            key="lesson_type",
            type=type(source).__name__,
        )
    if source in READY:
        return ready_lesson(source, lang or "en")
    if _is_record(source):
        return Lesson(Game.from_record(source))
    return Lesson(Game.load(_path(source)))


def ready_lesson(name: str, lang: str) -> Lesson:
    """Return a lesson of the package, by its name in `READY`, in a language.

    The deal, the moves and the stops are the same in every language. Raises
    `LessonError` for another name, `LanguageError` for another language.
    """
    return Lesson(Game.from_record(_ready_text(name, lang)), name)


def titles(lang: str) -> Mapping[str, str]:
    """Return the titles of the ready lessons in a language, by their names.

    >>> titles("sv")["first-steps"]
    'Första stegen: solen går upp'
    """
    return {name: read(_ready_text(name, lang)).tags["Title"] for name in READY}


def read_note(comment: str) -> Note:
    """Return what a comment of a record says, and whether it ends with the mark of a stop.

    >>> read_note("Look at ray 3. [?]")
    Note(text='Look at ray 3.', stop=True)
    """
    text = comment.strip()
    if text.endswith(STOP):
        return Note(text.removesuffix(STOP).rstrip(), True)
    return Note(text)


def write_note(game: Game, at: int, note: Note) -> None:
    """Write a note to the comment of a step; `RecordError` for one that a record cannot hold."""
    check_comment(note.text)
    game.set_comment(str(note), at)


def write_head(game: Game, *, title: str = "", lang: str = "", start: int = 0) -> None:
    """Write title, language and first step of a lesson to a game's tags; empty ones are removed.

    Raises `RecordError` for a title that a record cannot hold, and changes nothing then.
    """
    head = {"Title": title.strip(), "Lang": lang, "From": str(start) if start else ""}
    for name, value in head.items():
        check_tag(name, value)
    kept = {name: value for name, value in game.tags.items() if name not in head}
    game.tags = kept | {name: value for name, value in head.items() if value}


def _start_of(game: Game) -> int:
    told = game.tags.get("From", "0")
    if not (told.isascii() and told.isdecimal() and len(told) < 5 and int(told) <= len(game)):
        raise LessonError(
            f"the tag From says {told!r}; it can be a step from 0 to {len(game)}",
            key="lesson_from",
            tag="From",
            at=told,
            last=len(game),
        )
    return int(told)


def _ready_text(name: str, lang: str) -> str:
    lang = check_language(lang)
    if name not in READY:
        _refuse_name(name)
    path = files(__package__) / "ready" / f"{name}.{lang}.sun"
    return path.read_text(encoding="utf-8")


def _is_record(text: str) -> bool:
    """Tell whether a text is a record rather than a path: it is blank, or tags stand in it."""
    bare = text.removeprefix("\ufeff").strip()
    return not bare or bare.startswith("[") or "\n" in bare


def _path(text: str) -> Path:
    path = Path(text).expanduser()
    if path.suffix or path.name != text or path.exists():
        return path
    return _refuse_name(text)


def _refuse_name(name: str) -> Path:
    raise LessonError(
        f"there is no ready lesson {name!r}; the ready lessons are {', '.join(READY)}",
        key="lesson_unknown",
        name=name,
        names=", ".join(READY),
    )
