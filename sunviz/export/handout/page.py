"""An A4 page: places in mm from its upper left corner, lines of text, rules and boxes."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from matplotlib.artist import Artist
from matplotlib.backends.backend_pdf import FigureCanvasPdf
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties, findfont, get_font
from matplotlib.lines import Line2D
from matplotlib.patches import FancyBboxPatch

from sunviz.picture.themes import Colour, colour

#: a page, and what printers leave white, in mm
WIDTH: Final = 210.0
HEIGHT: Final = 297.0
MARGIN: Final = 17.0
#: what stands between the margins
ROOM: Final = WIDTH - 2 * MARGIN
#: the lowest place for what is not the foot
LOWEST: Final = 276.0

#: sizes of letters in points
TINY, SMALL, BODY, HEAD, TITLE = 7.0, 9.0, 11.0, 14.0, 24.0
#: from one line of letters to the next, as a share of their size
_LEADING: Final = 1.42
_POINT: Final = 25.4 / 72

INK: Final = colour("#17181c")
FAINT: Final = colour("#55585f")
PALE: Final = colour("#a9abb0")
TINT: Final = colour("#f4f2ec")
GOLD: Final = colour("#a8791f")

#: a reader tells the suits apart without colours: the red ones are hollow
_HOLLOW: Final = str.maketrans("♥♦", "♡♢")
#: a dash, and the number of a ray or a clause, do not begin a line
_TIED: Final = re.compile(r" (?=[–—·] )|(?<=[^\W\d]) (?=\d)|(?<=[.§№]) (?=\d)")


@lru_cache(maxsize=64)
def font(size: float, *, bold: bool = False) -> FontProperties:
    """Return the letters of a size in points; the font is named, whatever a user has set."""
    return FontProperties(
        family="DejaVu Sans", style="normal", weight="bold" if bold else "normal", size=size
    )


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """Return how wide a line of text is, in mm."""
    return sum(_advance(sign, bold) for sign in text) * size * _POINT


@lru_cache(maxsize=1024)
def _advance(sign: str, bold: bool) -> float:
    """Return how far a letter of size 1 moves the next one on."""
    face = get_font(findfont(font(BODY, bold=bold)))
    face.set_size(100, 72)
    return float(face.load_char(ord(sign)).linearHoriAdvance) / 65536 / 100


def leading(size: float) -> float:
    """Return how far a line of letters of a size lies above the next one, in mm."""
    return size * _LEADING * _POINT


def on_paper(text: str) -> str:
    """Return a text as paper has it: red suits hollow, and what belongs together tied.

    >>> on_paper("Д♦ 10♣")
    'Д♢ 10♣'
    """
    return _TIED.sub("\u00a0", text.translate(_HOLLOW))


def wrapped(text: str, width: float, size: float = BODY, *, bold: bool = False) -> list[str]:
    """Return a text in lines of a width in mm; a longer word has a line of its own."""
    lines: list[str] = []
    for word in on_paper(text).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, bold=bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


class Page:
    """One A4 page, to be drawn on."""

    def __init__(self) -> None:
        self.figure = Figure(figsize=(WIDTH / 25.4, HEIGHT / 25.4), facecolor="white")
        self.figure.set_layout_engine("none")
        FigureCanvasPdf(self.figure)

    def write(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float = BODY,
        bold: bool = False,
        ink: Colour = INK,
        ha: str = "left",
        va: str = "baseline",
    ) -> None:
        """Write a line of text."""
        self.figure.text(
            x / WIDTH, 1 - y / HEIGHT, on_paper(text), ha=ha, va=va, color=ink,
            fontproperties=font(size, bold=bold), parse_math=False,
        )  # fmt: skip

    def lines(self, x: float, y: float, lines: list[str], **look: Any) -> float:
        """Write lines of text, the first one below y; return how far down they reach, in mm."""
        size = look.get("size", BODY)
        for number, line in enumerate(lines):
            self.write(x, y + leading(size) * number + size * _POINT, line, **look)
        return y + leading(size) * len(lines)

    def rule(
        self, x: float, y: float, length: float, *, ink: Colour = PALE, width: float = 0.6
    ) -> None:
        """Draw a thin line to the right; `width` is in points."""
        ends = [x / WIDTH, (x + length) / WIDTH]
        self.add(Line2D(ends, [1 - y / HEIGHT] * 2, color=ink, linewidth=width))

    def box(
        self, x: float, y: float, width: float, height: float, *, face: Colour | None = None,
        edge: Colour | None = None, line: float = 0.8, corner: float = 1.6,
    ) -> None:  # fmt: skip
        """Draw a box with round corners, its upper left one at x, y."""
        shape = f"round,pad=0,rounding_size={corner / WIDTH}"
        box = FancyBboxPatch(
            (x / WIDTH, 1 - (y + height) / HEIGHT), width / WIDTH, height / HEIGHT, boxstyle=shape,
            mutation_aspect=WIDTH / HEIGHT, facecolor=face or "none", edgecolor=edge or "none",
            linewidth=line if edge else 0, transform=self.figure.transFigure,
        )  # fmt: skip
        self.add(box)

    def add(self, artist: Artist) -> None:
        """Put anything on the page."""
        self.figure.add_artist(artist)
