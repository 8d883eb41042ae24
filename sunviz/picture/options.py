"""The options of a picture, checked once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from sunviz.engine.errors import SunError
from sunviz.engine.game import Game
from sunviz.engine.moves import Next, Play, Relocate, Transfer
from sunviz.engine.position import Position
from sunviz.story import check_language, letters

from .painter import Look
from .placing import Step
from .themes import Theme, find_theme

SUITS: Final = ("two", "four")
#: the smallest and largest picture in css px, and pixels in all
_SMALLEST: Final = 60
_LARGEST: Final = 10_000
_MOST_PIXELS: Final = 100_000_000
_DPI: Final = (10, 1200)


def look(
    *,
    lang: str,
    theme: str,
    suits: str,
    moved: bool,
    playable: bool,
    open_ray: bool,
    ray_numbers: bool,
) -> Look:
    """Return how a picture looks; `SunError` for an unknown language, theme or suits."""
    check_language(lang)
    if suits not in SUITS:
        raise SunError(
            f"suits cannot be coloured {suits!r}: choose 'two' or 'four'",
            key="suits",
            value=str(suits),
        )
    return _look(
        lang, find_theme(theme), suits, bool(moved), bool(playable), bool(open_ray),
        bool(ray_numbers),
    )  # fmt: skip


@lru_cache(maxsize=256)
def _look(lang: str, theme: Theme, suits: str, *marks: bool) -> Look:
    """Return one and the same look for the same options: cards are kept by it."""
    return Look(theme, suits, tuple(letters(lang)), *marks)


def pixels(size: object, dpi: object) -> tuple[int, int]:
    """Return the size of a picture in pixels; `SunError` for a size or dpi out of range."""
    width, height = _check_size(size)
    if not _is_number(dpi) or not _DPI[0] <= dpi <= _DPI[1]:  # type: ignore[operator]
        raise SunError(
            f"dpi cannot be {dpi!r}: it is a number from {_DPI[0]} to {_DPI[1]}",
            key="dpi",
            value=str(dpi),
            low=_DPI[0],
            high=_DPI[1],
        )
    wide, high = (round(part * dpi / 100) for part in (width, height))  # type: ignore[operator]
    if wide * high > _MOST_PIXELS or not wide or not high:
        raise SunError(
            f"a picture of {wide} × {high} pixels is out of range: make size or dpi"
            f" {'smaller' if wide and high else 'larger'}",
            key="pixels",
            width=wide,
            height=high,
        )
    return wide, high


def _check_size(size: object) -> tuple[float, float]:
    if isinstance(size, tuple | list) and len(size) == 2 and all(map(_is_number, size)):
        width, height = size
        if all(_SMALLEST <= part <= _LARGEST for part in (width, height)):
            return width, height
    raise SunError(
        f"size cannot be {size!r}: it is (width, height) in css px, each from {_SMALLEST}"
        f" to {_LARGEST}",
        key="size",
        value=_side_by_side(size),
        low=_SMALLEST,
        high=_LARGEST,
    )


def _side_by_side(size: object) -> str:
    """Return a size as people write it; anything that is none as it is."""
    if isinstance(size, tuple | list) and len(size) == 2 and all(map(_is_number, size)):
        return " × ".join(map(str, size))
    return str(size)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value == value


def subject(shown: object, step: Step | None) -> tuple[Position, Step | None]:
    """Return the position to show and the step that led to it, if it is known."""
    if isinstance(shown, Game):
        last = (shown.positions[-2], shown.moves[-1]) if step is None and len(shown) else None
        return shown.position, _check_step(step) or last
    if isinstance(shown, Position):
        return shown, _check_step(step)
    raise SunError(
        f"a picture shows a Game or a Position, not {type(shown).__name__}",
        key="picture_subject",
        type=type(shown).__name__,
    )


def _check_step(step: object) -> Step | None:
    if step is None:
        return None
    if isinstance(step, tuple) and len(step) == 2:
        before, move = step
        if isinstance(before, Position) and isinstance(move, Next | Play | Transfer | Relocate):
            return before, move
    raise SunError("step is (the Position before, the Move that led here)", key="picture_step")
