"""The narrator's line under the moving picture: stage and step, the clause, the sentence."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

import matplotlib
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from sunviz.picture.themes import Theme, mix

from .colours import Colours, Picture

# in px of the usual picture, 900 × 600
_HEIGHT: Final = 112
_PAD: Final = 16
_HEADING: Final = 16
_SIZES: Final = (26, 24, 22, 20, 19, 18, 17, 16, 15, 14, 13, 12)
_LINE: Final = 1.28
_TOP: Final = 9
_BELOW_HEADING: Final = 30
_PROGRESS: Final = 4
#: shades between paper and ink
_SHADES: Final = 8


class Captions:
    """The strip under a picture of some width; `scale` is 1 for the usual picture."""

    def __init__(self, width: int, scale: float, theme: Theme, colours: Colours) -> None:
        self.height = round(_HEIGHT * scale)
        self._width, self._scale = width, scale
        ramp = [mix(theme.face, theme.two[0], i / (_SHADES - 1)) for i in range(_SHADES)]
        self._ramp = colours.mixed(ramp)
        self._ahead, self._behind = colours.mixed([theme.under, theme.open_ray])

    def draw(self, heading: str, cited: str, sentence: str, progress: float) -> Picture:
        """Return the strip; `progress` is 0…1 of the way through."""
        image = Image.new("L", (self._width, self.height), 0)
        pen = ImageDraw.Draw(image)
        self._head(pen, heading, cited)
        self._say(pen, sentence)
        levels = np.asarray(image).astype(np.uint16) * (_SHADES - 1) + 127
        strip = self._ramp[levels // 255]
        line = max(2, round(_PROGRESS * self._scale))
        strip[:line] = self._ahead
        strip[:line, : round(self._width * progress)] = self._behind
        return strip

    def _head(self, pen: ImageDraw.ImageDraw, heading: str, cited: str) -> None:
        """Write the stage on the left and, paler, the clause on the right, if there is room."""
        pad, top = self._px(_PAD), self._px(_TOP)
        bold = _font("DejaVuSans-Bold.ttf", self._px(_HEADING))
        plain = _font("DejaVuSans.ttf", self._px(_HEADING))
        pen.text((pad, top), heading, 255, bold)
        left = self._width - pad - plain.getlength(cited)
        if left > 2 * pad + bold.getlength(heading):
            pen.text((left, top), cited, 175, plain)

    def _say(self, pen: ImageDraw.ImageDraw, sentence: str) -> None:
        pad = self._px(_PAD)
        font, lines = self._fitting(sentence, self._width - 2 * pad)
        for number, line in enumerate(lines):
            top = self._px(_BELOW_HEADING) + round(number * font.size * _LINE)
            pen.text((pad, top), line, 255, font)

    def _fitting(self, text: str, width: int) -> tuple[ImageFont.FreeTypeFont, list[str]]:
        """Return the largest letters in which a text fits, and its lines."""
        room = self.height - self._px(_BELOW_HEADING) - self._px(4)
        for size in _SIZES:
            font = _font("DejaVuSans.ttf", self._px(size))
            lines = wrapped(text, font, width)
            if len(lines) * font.size * _LINE <= room:
                break
        return font, lines

    def _px(self, length: int) -> int:
        return max(1, round(length * self._scale))


def wrapped(text: str, font: ImageFont.FreeTypeFont, width: int) -> list[str]:
    """Return a text broken into lines no wider than so many px, where words end."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and font.getlength(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


@lru_cache(maxsize=64)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a font that comes with matplotlib: it has the letters of every language."""
    return ImageFont.truetype(str(Path(matplotlib.get_data_path(), "fonts", "ttf", name)), size)
