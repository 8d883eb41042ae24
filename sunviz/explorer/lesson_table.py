"""What a lesson played and a lesson written share: the table, stepping, errors, the language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import anywidget
import ipywidgets as widgets
import traitlets

from sunviz import story
from sunviz.engine import Position
from sunviz.picture import THEMES, options
from sunviz.picture.options import SUITS
from sunviz.story import say

from .controls import MARKS, dropdown, label, name_steps, offer, step_buttons, step_slider
from .run import Run
from .stepping import SteppingBox
from .table import Table
from .views import Views

_HERE = Path(__file__).parent
#: what can be chosen above every lesson
SETTINGS: Final = ("language", "theme", "suits")


class Board(anywidget.AnyWidget):
    """What stands beside the table: the teacher's words, and what is said to a prediction.

    It sends back which of its buttons was pressed, with the step it stood at.
    """

    _esm = _HERE / "lesson_board.js"
    _css = _HERE / "lesson.css"

    lang = traitlets.Unicode("en").tag(sync=True)
    label = traitlets.Unicode("", help="accessible name").tag(sync=True)
    title = traitlets.Unicode("").tag(sync=True)
    at = traitlets.Int(0, help="the step").tag(sync=True)
    words: Any = traitlets.List(traitlets.Unicode(), help="the teacher's, by paragraphs").tag(
        sync=True
    )
    words_lang = traitlets.Unicode("", help="their language, or empty").tag(sync=True)
    ask = traitlets.Unicode("", help="the question at a stop").tag(sync=True)
    verdict = traitlets.Dict(help="what is said to a prediction: kind, text").tag(sync=True)
    actions: Any = traitlets.List(help="buttons: do, label, title, and the move").tag(sync=True)
    choices: Any = traitlets.List(help="the moves to choose from: move, label").tag(sync=True)
    score = traitlets.Unicode("").tag(sync=True)

    def __repr__(self) -> str:
        return "Board()"


class LessonTable(SteppingBox):
    """A table that is stepped through, with something beside it.

    Whoever inherits says what stands beside it (`_paint`) and what the page's
    wishes do (`_heard`).
    """

    def __init__(self, run: Run, at: int, *, lang: str, theme: str, suits: str) -> None:
        self._lang = story.check_language(lang)
        self._look: dict[str, Any] = {"theme": theme, "suits": suits, **dict.fromkeys(MARKS, True)}
        options.look(lang=lang, open_ray=True, **self._look)  # refuses what cannot be drawn
        self._run, self._at = run, at
        self.table = Table()
        self.views = Views(on_ahead=lambda view: self.table.prepare(view.frame), hands=True)
        self.buttons = step_buttons(("first", "back", "forward", "last"))
        self.slider = step_slider()
        self.choices = {name: dropdown() for name in ("lesson", *SETTINGS)}
        super().__init__()
        self.add_class("sunviz-explorer")
        self.add_class("sunviz-lesson")

    # what it shows

    @property
    def lead(self) -> Table:
        """The table."""
        return self.table

    @property
    def run(self) -> Run:
        """The run that is stepped through."""
        return self._run

    @property
    def last(self) -> int:
        """The last step of the run."""
        return self._run.last

    @property
    def position(self) -> Position:
        """The position shown."""
        return self._run.positions[self._at]

    # the inside

    def _show_step(self, at: int) -> None:
        before, self._at = self._at, at
        self._paint(moving=at == before + 1)

    def _paint(self, *, moving: bool = False) -> None:
        """Show the step of now; cards glide if it was stepped to."""
        raise NotImplementedError

    def _paint_table(
        self, *, moving: bool = False, look: Mapping[str, Any] | None = None, **changed: Any
    ) -> None:
        """Show the step's picture and words; `look` and `changed` are what is other than usual."""
        look = self._look | dict(look or {})
        view = self.views.get(self._run, self._at, self._lang, look, dense=self.table.dense)
        words = {**view.words, "about": "", "notice": "", "hinted": "", "offer": {}}
        if not moving:
            words["glide"] = {}
        self.table.show(view.frame, **{**words, **changed})
        with self._quietly():
            self.slider.max = self.last
            self.slider.value = self._at

    def _listen(self) -> None:
        self._listen_to_steps(self.buttons, self.slider)
        self._observe(self.choices["language"], self._choose_language)
        for name in ("theme", "suits"):
            self._observe(self.choices[name], partial(self._choose_look, name))
        self.table.on_msg(self._guarded(lambda _, content, __: self._hear(content)))
        self.table.observe(self._guarded(lambda _: self._paint()), "dense")

    def _toggle_play(self) -> None:
        """A lesson waits for its reader: the key steps on."""
        self.forward()

    def _hear(self, content: Any) -> None:
        if not isinstance(content, dict):
            return
        of_now = content.get("frame") == self.table.frame_number
        if of_now or content.get("do") in self._wishes:
            super()._hear(content)

    def _choose_language(self, lang: str) -> None:
        self._lang = story.check_language(lang)
        self._name_controls()
        self._paint()

    def _choose_look(self, name: str, value: str) -> None:
        self._look[name] = value
        self._paint()

    def _name_controls(self) -> None:
        """Let every control say, in the language of now, what is so."""
        lang = self._lang
        with self._quietly():
            name_steps(self.buttons, self.slider, lang)
            offered: Mapping[str, list[tuple[str, str]]] = {
                "language": [(story.LANGUAGE_NAMES[each], each) for each in story.LANGUAGES],
                "theme": [(say(lang, f"ui-theme-{theme}"), theme) for theme in THEMES],
                "suits": [(say(lang, f"ui-suits-{suits}"), suits) for suits in SUITS],
            }
            now = {"language": lang, **self._look}
            for name, choices in offered.items():
                label(self.choices[name], lang, name)
                offer(self.choices[name], choices)
                self.choices[name].value = now[name]

    def still(self) -> tuple[bytes, str]:
        """Return the picture shown as PNG, and what it shows in words."""
        return self.table.frame, self.table.alt


def stand(*parts: widgets.Widget) -> widgets.Box:
    """Return the table and what stands beside it, or below it where there is no room."""
    box = widgets.VBox(list(parts))
    box.add_class("sunviz-lesson-stand")
    return box
