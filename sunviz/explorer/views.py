"""What a step looks like and says: made once, the last few kept, the next one made ahead."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sunviz import story
from sunviz.picture import render_png
from sunviz.picture.placing import Step
from sunviz.story import say

from . import places
from .run import Run

DPI: Final = 100
DENSE_DPI: Final = 200
#: how many steps keep their view, and how many seconds after a paint the next one is made
KEPT: Final = 8
AHEAD_AFTER: Final = 0.08


@dataclass(frozen=True)
class View:
    """The picture of a step as PNG, and every word beside it by its trait of the table."""

    frame: bytes
    words: Mapping[str, Any]


class Views:
    """The views of one explorer.

    `ahead_after` is the time in seconds after which the next step's view is
    made, while the reader reads this one; `on_ahead` is then called with it.
    With `hands` a view has the places to be touched and the way that cards
    glide as well.
    """

    def __init__(
        self, on_ahead: Callable[[View], None] | None = None, *, hands: bool = False
    ) -> None:
        self.ahead_after = AHEAD_AFTER
        self._on_ahead = on_ahead
        self._hands = hands
        self._kept: OrderedDict[Any, View] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None

    def get(self, run: Run, at: int, lang: str, look: Mapping[str, Any], *, dense: bool) -> View:
        """Return the view of a step and have the next one made ahead."""
        view = self._made(run, at, lang, dict(look), dense)
        self._make_ahead(run, min(at + 1, run.last), lang, dict(look), dense)
        return view

    def _made(self, run: Run, at: int, lang: str, look: dict[str, Any], dense: bool) -> View:
        key = (run, at, lang, dense, *look.values())
        if key not in self._kept:
            words = _words(run, at, lang) | (_hands(run, at, lang) if self._hands else {})
            self._kept[key] = View(_frame(run, at, lang, look, dense), words)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    def _make_ahead(self, *wish: Any) -> None:
        def make() -> None:
            with suppress(Exception):  # it will be raised, and shown, at the step itself
                view = self._made(*wish)
                if self._on_ahead is not None:
                    self._on_ahead(view)

        if self._timer is not None:
            self._timer.cancel()
        with suppress(RuntimeError):  # outside a notebook no loop is running
            self._timer = asyncio.get_running_loop().call_later(self.ahead_after, make)


def _frame(run: Run, at: int, lang: str, look: dict[str, Any], dense: bool) -> bytes:
    dpi = DENSE_DPI if dense else DPI
    return render_png(run.positions[at], lang=lang, step=_step(run, at), dpi=dpi, **look)


def _step(run: Run, at: int) -> Step | None:
    before, move = run.step(at)
    return (before, move) if before is not None and move is not None else None


def _hands(run: Run, at: int, lang: str) -> dict[str, Any]:
    position = run.positions[at]
    return {
        "told": list(places.told(position, lang)),
        "places": list(places.places(position, lang)),
        "key_help": say(lang, "ui-keys-more"),
        "places_name": say(lang, "places-name"),
        "presenter_label": say(lang, "ui-presenter"),
        "glide": places.glide(position, _step(run, at)),
    }


def _words(run: Run, at: int, lang: str) -> dict[str, Any]:
    position = run.positions[at]
    told = story.narrate(*run.step(at), position, lang)
    stage = story.stage_name(position, lang)
    return {
        "lang": lang,
        "label": say(lang, "ui-table"),
        "alt": story.describe(position, lang),
        "key_help": say(lang, "ui-keys"),
        "close_label": say(lang, "ui-close"),
        "slider_label": say(lang, "ui-position"),
        "heading": say(lang, "ui-step", stage=stage, step=at, last=run.last),
        "sentence": told.text,
        "citation": told.cite,
        "about": story.stage_intro(position, lang),
    }
