"""Letters on a plot: their sizes, how wide words are, and lines that fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final, TypeAlias

from matplotlib.font_manager import FontProperties
from matplotlib.textpath import TextPath

#: the letters that matplotlib brings along: Cyrillic with Ё, å ä ö
FONT: Final = "DejaVu Sans"
#: sizes of letters in points; nothing is smaller than the first
SMALL, MIDDLE, LARGE = 14.0, 15.0, 21.0
#: dots an inch: one a css px
DPI: Final = 100.0
#: from one line of letters to the next, px
LINE: Final = 23.5

#: the name of a row and the lines below it
Head: TypeAlias = list[str]


def font(size: float = SMALL, *, bold: bool = False) -> FontProperties:
    """Return the letters of a size in points."""
    return FontProperties(family=FONT, size=size, weight="bold" if bold else "normal")


@lru_cache(maxsize=4096)
def width_of(text: str, size: float = SMALL, *, bold: bool = False) -> float:
    """Return how wide a line of text is, px."""
    if not text.strip():
        return 0.0
    extents = TextPath((0, 0), text, size=size, prop=font(size, bold=bold)).get_extents()
    return float(extents.x1) * DPI / 72


def wrapped(text: str, width: float, size: float = SMALL, *, bold: bool = False) -> str:
    """Return a text broken at its spaces into lines of a width in px, as even as they can be.

    A word that is wider has a line of its own.
    """
    lines = _broken(text, width, size, bold)
    for narrower in range(int(width), 0, -4):
        even = _broken(text, narrower, size, bold)
        if len(even) > len(lines):
            break
        lines = even
    return "\n".join(lines)


def _broken(text: str, width: float, size: float, bold: bool) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size, bold=bold) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def head(name: str, more: Sequence[str], width: float) -> Head:
    """Return the head of a row, its lines no wider than a width in px where they can be."""
    return [wrapped(name, width, MIDDLE, bold=True), *(wrapped(one, width) for one in more)]


def row_tops(heads: Sequence[Head], top: float, least: float) -> list[float]:
    """Return where rows begin that are high enough for their heads, and where the last one ends.

    `top` is the upper edge of the first, `least` how high a row is at least, px.
    """
    lines = [sum(len(part.split("\n")) for part in head) for head in heads]
    heights = [max(least, LINE * count + 28) for count in lines]
    return list(accumulate(heights, initial=top))
