"""The strip under the slider: the chance at each step, and where a won deal was lost."""

from __future__ import annotations

from pathlib import Path

import anywidget
import traitlets

_HERE = Path(__file__).parent


class Strip(anywidget.AnyWidget):
    """A small chart as wide as the page, a sentence under it, and its buttons.

    It sends back ``{"do": "go", "at": step}`` for a touch of the chart, and
    the name of a button that was pressed.
    """

    _esm = _HERE / "strip.js"
    _css = _HERE / "strip.css"

    lang = traitlets.Unicode("en").tag(sync=True)
    label = traitlets.Unicode("", help="accessible name").tag(sync=True)
    last = traitlets.Int(0, help="the last step").tag(sync=True)
    at = traitlets.Int(0, help="the step shown").tag(sync=True)
    chances = traitlets.Dict(help="by step: chance, low, high, each 0 … 1").tag(sync=True)
    won_until = traitlets.Int(-1, help="the last step known to be winnable, -1: none").tag(
        sync=True
    )
    lost_from = traitlets.Int(0, help="the first step known to be lost, last + 1: none").tag(
        sync=True
    )
    now = traitlets.Unicode("", help="the chance at the step shown, in words").tag(sync=True)
    told = traitlets.Unicode("", help="where the game was lost, in words").tag(sync=True)
    working = traitlets.Unicode("", help="how far the work has come, or empty").tag(sync=True)
    actions = traitlets.List(traitlets.Dict(), help="buttons: do, label, title").tag(sync=True)

    def __repr__(self) -> str:
        return "Strip()"
