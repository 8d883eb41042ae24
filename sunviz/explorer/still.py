"""A still picture of a comparison: small, for a saved notebook that no kernel runs."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import matplotlib
from PIL import Image, ImageDraw, ImageFont

from sunviz.picture import render_png

from .run import Run

_SIZE: Final = (450, 300)
_GAP: Final = 12
_LINE: Final = 20
_PAPER, _INK = "#ffffff", "#202020"
_FONTS: Final = Path(matplotlib.get_data_path()) / "fonts" / "ttf"


def side_by_side(
    runs: Sequence[tuple[Run, int]], names: Sequence[str], caption: str, **look: Any
) -> bytes:
    """Return steps of runs beside each other as one PNG, a caption above, a name over each.

    `look` is what `render_png` takes.
    """
    pictures = [_picture(run, at, look) for run, at in runs]
    width = len(pictures) * (_SIZE[0] + _GAP) - _GAP
    plain, bold = _font("DejaVuSans", 13), _font("DejaVuSans-Bold", 14)
    lines = _wrapped(caption, plain, width)
    heads = [_wrapped(name, bold, _SIZE[0]) for name in names]
    top = _LINE * len(lines) + _GAP // 2
    below = top + _LINE * max(map(len, heads))
    sheet = Image.new("RGB", (width, below + _SIZE[1]), _PAPER)
    pen = ImageDraw.Draw(sheet)
    _write(pen, 0, 0, lines, plain)
    for number, picture in enumerate(pictures):
        left = number * (_SIZE[0] + _GAP)
        _write(pen, left, top, heads[number], bold)
        sheet.paste(picture, (left, below))
    out = BytesIO()
    sheet.quantize(256, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def _picture(run: Run, at: int, look: dict[str, Any]) -> Image.Image:
    before, move = run.step(at)
    step = (before, move) if before is not None and move is not None else None
    frame = render_png(run.positions[at], step=step, size=_SIZE, **look)
    return Image.open(BytesIO(frame)).convert("RGB")


def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(_FONTS / f"{name}.ttf"), size)


def _wrapped(text: str, font: ImageFont.FreeTypeFont, width: int) -> list[str]:
    """Return a text as lines that are not wider than told."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if font.getlength(longer) > width and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _write(
    pen: ImageDraw.ImageDraw, x: int, y: int, lines: Sequence[str], font: ImageFont.FreeTypeFont
) -> None:
    for number, line in enumerate(lines):
        pen.text((x, y + number * _LINE), line, fill=_INK, font=font)
