"""The banner of a comparison: how the sides stand to each other, and the marks on the slider."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import anywidget
import traitlets

_HERE = Path(__file__).parent
#: css pixels across a usual cell, until the browser has told its own
ROOM: Final = 1060


class Banner(anywidget.AnyWidget):
    """One framed sentence above the pictures; it also tells how much room the page gives."""

    _esm = _HERE / "banner.js"
    _css = _HERE / "banner.css"

    lang = traitlets.Unicode("en").tag(sync=True)
    text = traitlets.Unicode("", help="how the sides stand to each other").tag(sync=True)
    parting = traitlets.Bool(False, help="the step shown is a parting").tag(sync=True)
    marks = traitlets.List(traitlets.Float(), help="places of partings on the slider, 0 … 1").tag(
        sync=True
    )
    room = traitlets.Int(ROOM, help="css pixels across, set by the browser").tag(sync=True)

    def __repr__(self) -> str:
        return "Banner()"
