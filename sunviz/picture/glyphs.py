"""Letters, numbers and suits as outlines, made once.

Every outline stands on y = 0, begins at x = 0 and is 1 high; its width tells
its proportions. The font is named, so that a user's settings cannot change a
picture.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from matplotlib.font_manager import FontProperties
from matplotlib.path import Path
from matplotlib.textpath import TextPath

SUITS: Final = "♣♦♥♠"


@lru_cache(maxsize=512)
def glyph(text: str) -> tuple[Path, float]:
    """Return the outline of a short text, 1 high, and its width."""
    font = FontProperties(
        family="DejaVu Sans", style="normal", weight="bold", stretch="normal", size=100
    )
    drawn = TextPath((0, 0), text, size=100, prop=font, usetex=False)
    box = drawn.get_extents()
    vertices = (drawn.vertices - (box.x0, box.y0)) / box.height
    return Path(vertices, drawn.codes), float(box.width / box.height)


@lru_cache(maxsize=16)
def widest(letters: tuple[str, ...]) -> float:
    """Return the greatest width among rank letters, for a height of 1."""
    return max(glyph(letter)[1] for letter in letters)
