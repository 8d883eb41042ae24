"""The table: one persistent picture with its sentence, in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets

_HERE = Path(__file__).parent
#: the table's script and style, in parts: each is a subject of its own
_SCRIPTS: Final = ("glide.js", "hands.js", "presenter.js", "table.js")
_STYLES: Final = ("table.css", "presenter.css")


class Table(anywidget.AnyWidget):
    """Shows the newest frame with its alt text, the sentence of the step, and errors.

    There are two places for a frame: one is shown, and the other can be sent
    and decoded ahead (`prepare`), so that showing it needs a few words only.
    What is shown and all its words are one numbered message (`frame_number`),
    so that a late frame never replaces a newer one. The browser sends back
    what the keyboard asked for, and, while `playing`, asks for the next step
    only when the last one has been painted. `places` lie as buttons over the
    picture; a touch of one of them, or of any point, is sent back with the
    number of the frame that was touched.
    """

    _esm = "\n".join((_HERE / name).read_text("utf-8") for name in _SCRIPTS)
    _css = "\n".join((_HERE / name).read_text("utf-8") for name in _STYLES)

    frame_0 = traitlets.Bytes(b"", help="a picture as PNG").tag(sync=True)
    frame_1 = traitlets.Bytes(b"", help="a picture as PNG").tag(sync=True)
    shown = traitlets.Int(0, min=0, max=1, help="which of the two is shown").tag(sync=True)
    frame_number = traitlets.Int(0, help="counts the frames").tag(sync=True)
    width = traitlets.Int(900, help="css pixels").tag(sync=True)
    height = traitlets.Int(600, help="css pixels").tag(sync=True)
    dense = traitlets.Bool(False, help="set by a browser with a dense screen").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    label = traitlets.Unicode("", help="accessible name of the whole").tag(sync=True)
    alt = traitlets.Unicode("", help="the picture in words").tag(sync=True)
    heading = traitlets.Unicode("", help="stage and step").tag(sync=True)
    sentence = traitlets.Unicode("", help="what happened").tag(sync=True)
    citation = traitlets.Unicode("", help="the clause that it follows").tag(sync=True)
    about = traitlets.Unicode("", help="what the stage is about").tag(sync=True)
    notice = traitlets.Unicode("", help="why not, a hint, the keys").tag(sync=True)
    score = traitlets.Unicode("", help="hints, moves taken back, results").tag(sync=True)
    told = traitlets.List(traitlets.Unicode(), help="the picture, place by place").tag(sync=True)
    places = traitlets.List(traitlets.Dict(), help="their names, labels, boxes").tag(sync=True)
    places_name = traitlets.Unicode("", help="accessible name of the places").tag(sync=True)
    offer = traitlets.Dict(help="the choice at a card: question, options, x, y").tag(sync=True)
    hinted = traitlets.Unicode("", help="the place that a hint speaks of").tag(sync=True)
    glide = traitlets.Dict(help="from where to where cards went, in boxes").tag(sync=True)
    key_help = traitlets.Unicode("", help="one line about the keys").tag(sync=True)
    slider_label = traitlets.Unicode("", help="accessible name of the slider").tag(sync=True)
    error = traitlets.Unicode("", help="what went wrong, or empty").tag(sync=True)
    presenter_label = traitlets.Unicode("", help="name of the presenter view's button").tag(
        sync=True
    )
    presenting = traitlets.Bool(False, help="begin in the presenter view").tag(sync=True)
    close_label = traitlets.Unicode("", help="label of the error's closing button").tag(sync=True)
    playing = traitlets.Bool(False).tag(sync=True)
    interval = traitlets.Int(1000, help="ms between two steps while playing").tag(sync=True)

    @property
    def frame(self) -> bytes:
        """The picture shown, as PNG."""
        return self._frames()[self.shown]

    def prepare(self, frame: bytes) -> None:
        """Send a frame that is likely to be shown next."""
        if frame not in self._frames():
            self.set_trait(f"frame_{1 - self.shown}", frame)

    def show(self, frame: bytes, **words: Any) -> None:
        """Show a frame with its words, as one message."""
        with self.hold_sync():
            self.prepare(frame)
            self.shown = self._frames().index(frame)
            self.frame_number += 1
            for name, value in words.items():
                setattr(self, name, value)

    def _frames(self) -> tuple[bytes, bytes]:
        return (self.frame_0, self.frame_1)

    def __repr__(self) -> str:
        return "Table()"
