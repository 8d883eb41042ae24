"""What a lesson played and a lesson written share: the table, stepping, errors, the language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import anywidget
import ipywidgets as widgets
import traitlets

from sunviz import story
from sunviz.engine import Position, SunError
from sunviz.picture import THEMES, options
from sunviz.picture.options import SUITS
from sunviz.story import say

from .controls import MARKS, label, offer
from .run import Run
from .stored import StoredBox
from .table import Table
from .views import Views

_HERE = Path(__file__).parent
_SIGNS: Final = {"first": "«", "back": "‹", "forward": "›", "last": "»"}
#: what can be chosen above every lesson
SETTINGS: Final = ("language", "theme", "suits")
_AUTO: Final = {"description_width": "auto"}


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


class LessonTable(StoredBox):
    """A table that is stepped through, with something beside it.

    Whoever inherits says what stands beside it (`_paint`) and what the page's
    wishes do (`_heard`).
    """

    def __init__(self, run: Run, at: int, *, lang: str, theme: str, suits: str) -> None:
        self._lang = story.check_language(lang)
        self._look: dict[str, Any] = {"theme": theme, "suits": suits, **dict.fromkeys(MARKS, True)}
        options.look(lang=lang, open_ray=True, **self._look)  # refuses what cannot be drawn
        self._run, self._at = run, at
        self._quiet = False  # while controls are set from here, they set nothing
        self.table = Table()
        self.views = Views(on_ahead=lambda view: self.table.prepare(view.frame), hands=True)
        self.buttons = {name: widgets.Button(layout=_auto()) for name in _SIGNS}
        self.slider = widgets.IntSlider(
            readout=False, layout=widgets.Layout(flex="1 1 200px", min_width="160px")
        )
        self.choices = {
            name: widgets.Dropdown(layout=_auto(), style=_AUTO) for name in ("lesson", *SETTINGS)
        }
        super().__init__()
        self.add_class("sunviz-explorer")
        self.add_class("sunviz-lesson")

    # what it shows

    @property
    def lang(self) -> str:
        """The language of every word but the teacher's."""
        return self._lang

    @property
    def run(self) -> Run:
        """The run that is stepped through."""
        return self._run

    @property
    def at(self) -> int:
        """The step shown, 0 … `last`."""
        return self._at

    @property
    def last(self) -> int:
        """The last step of the run."""
        return self._run.last

    @property
    def position(self) -> Position:
        """The position shown."""
        return self._run.positions[self._at]

    def go(self, at: int) -> None:
        """Show step `at`, or the nearest one that there is."""
        at = max(0, min(at, self.last))
        if at != self._at:
            self._show_step(at)

    def first(self) -> None:
        """Show the table before the first arc."""
        self.go(0)

    def back(self) -> None:
        """Show the step before."""
        self.go(self._at - 1)

    def forward(self) -> None:
        """Show the next step."""
        self.go(self._at + 1)

    def to_end(self) -> None:
        """Show the last step."""
        self.go(self.last)

    # the inside

    def _show_step(self, at: int) -> None:
        before, self._at = self._at, at
        self._paint(moving=at == before + 1)

    def _paint(self, *, moving: bool = False) -> None:
        """Show the step of now; cards glide if it was stepped to."""
        raise NotImplementedError

    def _heard(self, content: Mapping[str, Any]) -> None:
        """Do what the page asks for, other than stepping."""
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
        self._wishes: dict[str, Callable[[], None]] = {
            "first": self.first,
            "back": self.back,
            "forward": self.forward,
            "last": self.to_end,
            "play": self.forward,
        }
        for name, button in self.buttons.items():
            button.on_click(self._guarded(lambda _, wish=self._wishes[name]: wish()))
        self._observe(self.slider, self.go)
        self._observe(self.choices["language"], self._choose_language)
        for name in ("theme", "suits"):
            self._observe(self.choices[name], partial(self._choose_look, name))
        self.table.on_msg(self._guarded(lambda _, content, __: self._hear(content)))
        self.table.observe(self._guarded(lambda _: self._paint()), "dense")

    def _hear(self, content: Any) -> None:
        if not isinstance(content, dict):
            return
        wish = self._wishes.get(content.get("do", ""))
        if wish is not None:
            wish()
        elif content.get("frame") == self.table.frame_number:
            self._heard(content)

    def _observe(self, control: Any, handler: Callable[[Any], None]) -> None:
        control.observe(self._guarded(lambda change: handler(change["new"])), "value")

    def _guarded(self, handler: Callable[..., None]) -> Callable[..., None]:
        """Return a handler that shows an exception in the widget instead of losing it."""

        def guarded(*args: Any) -> None:
            if self._quiet:
                return
            try:
                self.table.error = ""
                handler(*args)
            except SunError as error:
                self.table.error = story.error_text(error, self._lang)
            except Exception as error:
                message = f"{type(error).__name__}: {error}"
                self.table.error = say(self._lang, "error-unknown", message=message)

        return guarded

    def _choose_language(self, lang: str) -> None:
        self._lang = story.check_language(lang)
        self._name_controls()
        self._paint()

    def _choose_look(self, name: str, value: str) -> None:
        self._look[name] = value
        self._paint()

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        was, self._quiet = self._quiet, True
        try:
            yield
        finally:
            self._quiet = was

    def _name_controls(self) -> None:
        """Let every control say, in the language of now, what is so."""
        lang = self._lang
        with self._quietly():
            for name, button in self.buttons.items():
                label(button, lang, name, sign=_SIGNS[name])
            label(self.slider, lang, "position")
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


def row(*controls: widgets.Widget) -> widgets.HBox:
    """Return controls in a row that wraps."""
    box = widgets.HBox(list(controls))
    box.add_class("sunviz-row")
    return box


def stand(*parts: widgets.Widget) -> widgets.Box:
    """Return the table and what stands beside it, or below it where there is no room."""
    box = widgets.VBox(list(parts))
    box.add_class("sunviz-lesson-stand")
    return box


def _auto() -> widgets.Layout:
    return widgets.Layout(width="auto")
