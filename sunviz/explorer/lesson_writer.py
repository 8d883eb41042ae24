"""A lesson written: moves played by hand or stepped to, and the teacher's words at each step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import anywidget
import ipywidgets as widgets
import traitlets

from sunviz import story
from sunviz.engine import Game, RecordError, Rules
from sunviz.engine.files import file_name
from sunviz.story import say
from sunviz.teaching.lessons import (
    Lesson,
    Note,
    Source,
    read_lesson,
    read_note,
    write_head,
    write_note,
)

from .as_python import game_at
from .controls import HELP, label, row
from .hands import Hands
from .lesson_player import LessonPlayer, first_step
from .lesson_table import SETTINGS, LessonTable, stand
from .run import YOU, Run

_HERE = Path(__file__).parent
_WORDS: Final = (
    "help", "title", "lang", "lang-none", "stop", "start-here", "record", "try", "try-close",
    "bring-back",
)  # fmt: skip
#: how table and desk stand beside each other, and the desk itself
_STYLES: Final = ("lesson.css", "lesson_desk.css")
_KEPT_WORDS: Final = ("copy", "copied", "not-copied", "download")


class Desk(anywidget.AnyWidget):
    """Where the lesson is written: title, language, the words at the step, and the record.

    What is typed is sent with the number of its step and written at once. The
    fields are filled anew only when `filled` grows, so that nobody is
    interrupted in the middle of a word; copying and downloading are done by
    the page alone.
    """

    _esm = _HERE / "lesson_desk.js"
    _css = "\n".join((_HERE / name).read_text("utf-8") for name in _STYLES)

    lang = traitlets.Unicode("en").tag(sync=True)
    label = traitlets.Unicode("", help="accessible name").tag(sync=True)
    words = traitlets.Dict(help="every label by its name").tag(sync=True)
    filled = traitlets.Int(0, help="counts how often the fields were filled").tag(sync=True)
    at = traitlets.Int(0, help="the step").tag(sync=True)
    note_label = traitlets.Unicode("").tag(sync=True)
    note = traitlets.Unicode("", help="the words at the step").tag(sync=True)
    stop = traitlets.Bool(False, help="the next move is predicted").tag(sync=True)
    title = traitlets.Unicode("").tag(sync=True)
    langs: Any = traitlets.List(help="languages of the comments: name, code").tag(sync=True)
    words_lang = traitlets.Unicode("", help="the one chosen").tag(sync=True)
    start = traitlets.Unicode("", help="where the lesson opens, in words").tag(sync=True)
    count = traitlets.Unicode("", help="how many comments and stops").tag(sync=True)
    fault = traitlets.Dict(help="what could not be written: where, text").tag(sync=True)
    replaced = traitlets.Unicode("", help="what was replaced, in words, or empty").tag(sync=True)
    trying = traitlets.Bool(False).tag(sync=True)
    record = traitlets.Unicode("").tag(sync=True)
    name = traitlets.Unicode("", help="of a file for the record").tag(sync=True)

    def __repr__(self) -> str:
        return "Desk()"


class LessonWriter(LessonTable):
    """The widget that `write_lesson` makes.

    Words that a record cannot hold are refused, and stay in their field until
    they are mended. A move that replaces later ones may be taken back together
    with the comments that it has cost.
    """

    def __init__(self, game: Game, *, lang: str, theme: str, suits: str, at: int) -> None:
        super().__init__(Run(game, YOU), at, lang=lang, theme=theme, suits=suits)
        self.desk = Desk()
        self.hands = Hands(self)
        self.help = {name: widgets.Button(layout=widgets.Layout(width="auto")) for name in HELP}
        self.trial = widgets.VBox([])
        self._drafts: dict[int, Note] = {}  # what was typed and cannot be written
        self._title_draft: str | None = None
        self._replaced: tuple[str, int] | None = None  # the record before, and its step
        self._name_controls()
        self._paint()
        steps = row([*self.buttons.values(), self.slider])
        settings = row(self.choices[name] for name in SETTINGS)
        plays = row(self.help.values())
        self.children = [settings, steps, plays, stand(self.table, self.desk), self.trial]
        self._listen()
        for name, button in self.help.items():
            wish = partial(self.hands.ask, name)
            button.on_click(self._guarded(lambda _, wish=wish: self._play(wish)))
        self.desk.on_msg(self._guarded(lambda _, content, __: self._written(content)))

    # what it shows

    @property
    def game(self) -> Game:
        """The lesson as a game, with all its moves and comments: a copy."""
        return Game.from_record(self.record)

    @property
    def record(self) -> str:
        """The text of the record."""
        return game_at(self._run, self.last).to_record()

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        self.game.save(path)

    def write(self, text: str, *, stop: bool | None = None) -> None:
        """Set the words at the step shown, and whether the class predicts the next move."""
        stop = self._note().stop if stop is None else stop
        self._write_note(self._at, Note(text, stop))
        self._fill_desk()

    def show_run(self, run: Run, at: int) -> None:
        """Show a step of the game that has just been played on."""
        self._run = run
        self._show_step(at)

    # the inside

    def _heard(self, content: Mapping[str, Any]) -> None:
        self._play(partial(self.hands.hear, content))

    def _play(self, play: Callable[[], None]) -> None:
        """Let a move be made, and keep what it replaces if comments would be lost."""
        before, at, comments = self.record, self._at, len(self._whole.comments)
        play()
        if len(self._whole.comments) < comments:
            self._replaced = (before, at)
        self._drafts = {step: note for step, note in self._drafts.items() if step <= self.last}
        if int(self._run.game.tags.get("From", "0")) > self.last:
            self._write_head(start=self._at)  # the step at which it opened is no more
        self._fill_desk()

    def _bring_back(self) -> None:
        if self._replaced is None:
            return
        text, at = self._replaced
        self._replaced = None
        self._run = Run(Game.from_record(text), YOU)
        self._show_step(at)

    @property
    def _whole(self) -> Game:
        return game_at(self._run, self.last)

    def _show_step(self, at: int) -> None:
        before = self._at
        super()._show_step(at)
        self.hands.stepped(before)
        self.table.score = ""

    def _paint(self, *, moving: bool = False) -> None:
        self._paint_table(moving=moving, key_help=say(self._lang, "write-keys"), score="")
        self._fill_desk()

    def _note(self) -> Note:
        return self._drafts.get(self._at) or read_note(self._run.game.comment(self._at))

    # what is written

    def _written(self, content: Any) -> None:
        if not isinstance(content, dict):
            return
        wish = content.get("do")
        if wish == "note":
            note = Note(str(content.get("text", "")), content.get("stop") is True)
            self._write_note(int(content["at"]), note)
            self._tell_record()
        elif wish == "head":
            self._write_head(title=str(content.get("title", "")), lang=str(content.get("lang", "")))
            self._tell_record()
        elif wish == "start":
            self._write_head(start=self._at)
            self._tell_record()
        elif wish == "back":
            self._bring_back()
        elif wish == "try":
            self._try()

    def _write_note(self, at: int, note: Note) -> None:
        self.desk.fault = {}
        try:
            write_note(self._run.game, at, note)
            self._drafts.pop(at, None)
        except RecordError as error:
            self._drafts[at] = note
            self._fault("note", error)

    def _write_head(
        self, *, title: str | None = None, lang: str | None = None, start: int | None = None
    ) -> None:
        game, tags = self._run.game, self._run.game.tags
        self.desk.fault = {}
        try:
            write_head(
                game,
                title=tags.get("Title", "") if title is None else title,
                lang=tags.get("Lang", "") if lang is None else lang,
                start=int(tags.get("From", "0")) if start is None else start,
            )
            self._title_draft = None
        except RecordError as error:
            self._title_draft = title
            self._fault("head", error)

    def _fault(self, where: str, error: RecordError) -> None:
        self.desk.fault = {"where": where, "text": story.error_text(error, self._lang)}

    def _try(self) -> None:
        if self.trial.children:
            self.trial.children = ()
        else:
            found = Lesson(self._whole)
            look = {name: self._look[name] for name in ("theme", "suits")}
            self.trial.children = (LessonPlayer(found, lang=self._lang, at=found.start, **look),)
        self.desk.trying = bool(self.trial.children)

    def _fill_desk(self) -> None:
        """Fill every field of the desk: another step, another language, another game."""
        desk, lang, note = self.desk, self._lang, self._note()
        tags = self._run.game.tags
        with desk.hold_sync():
            desk.lang = lang
            desk.label = say(lang, "write-desk")
            desk.words = {
                **{name: say(lang, f"write-{name}") for name in _WORDS},
                **{name: say(lang, f"keep-{name}") for name in _KEPT_WORDS},
            }
            desk.at = self._at
            desk.note_label = say(lang, "write-note", step=self._at)
            desk.note, desk.stop = note.text, note.stop
            desk.title = tags.get("Title", "") if self._title_draft is None else self._title_draft
            desk.langs = _languages(tags.get("Lang", ""))
            desk.words_lang = tags.get("Lang", "")
            desk.replaced = say(lang, "write-replaced") if self._replaced else ""
            desk.fault = {}
            desk.filled += 1
        if self._at in self._drafts:
            self._write_note(self._at, self._drafts[self._at])  # says again what is wrong
        self._tell_record()

    def _tell_record(self) -> None:
        """Show the record as it is now, and what it holds."""
        desk, lang, whole = self.desk, self._lang, self._whole
        notes = [read_note(comment) for comment in whole.comments.values()]
        with desk.hold_sync():
            desk.record = whole.to_record()
            desk.name = file_name(whole)
            desk.start = say(lang, "write-start", step=int(whole.tags.get("From", "0")))
            desk.count = say(
                lang,
                "write-count",
                comments=sum(bool(note.text) for note in notes),
                stops=sum(note.stop for note in notes),
            )

    def _name_controls(self) -> None:
        super()._name_controls()
        for name, button in self.help.items():
            label(button, self._lang, name)

    def __repr__(self) -> str:
        return f"<LessonWriter, step {self._at} of {self.last}>"


def write_lesson(
    game: int | Source = 1961,
    *,
    rules: str | Rules = "ru-book",
    lang: str | None = None,
    theme: str = "light",
    suits: str = "two",
    at: int | None = None,
) -> LessonWriter:
    """Return a widget in which a lesson is written.

    `game` is a deal number, 0 … 2⁶⁴−1, played by hand under `rules`; or
    anything that `sunviz.lesson` takes, to be commented and played on: it is
    copied. Step to a move, write the words for it, and tick the box if the
    class is to predict the next move there. The record can be copied and
    downloaded at any time; `LessonWriter.save` writes it to a path. `lang` is
    en, ru or sv, by default the record's tag Lang, or English; `theme`,
    `suits` and `at` are those of `sunviz.lesson`. Raises `SunError` for
    anything else.

    >>> write_lesson("first-steps", lang="sv")
    <LessonWriter, step 0 of 20>
    """
    dealt = isinstance(game, int) and not isinstance(game, bool)
    found = Lesson(Game.deal(game, rules)) if dealt else read_lesson(game, lang)  # type: ignore[arg-type]
    if lang is None:
        lang = found.lang if found.lang in story.LANGUAGES else "en"
    if dealt:
        write_head(found.game, lang=story.check_language(lang))
    own = Lesson(found.game).game  # a copy
    return LessonWriter(own, lang=lang, theme=theme, suits=suits, at=first_step(found, at))


def _languages(own: str) -> list[dict[str, str]]:
    known = [{"name": name, "code": code} for code, name in story.LANGUAGE_NAMES.items()]
    other = own and own not in story.LANGUAGE_NAMES
    return [*known, {"name": own, "code": own}] if other else known
