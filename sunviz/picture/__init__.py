"""The picture of a position: layout, drawing, PNG bytes. Engine and story → matplotlib.

The names load matplotlib only when they are first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .geometry import Box
    from .placing import ONWARD, STOCK, Laid, Layout, Onward, Pile, Place, Stock, layout, to_units
    from .render import draw, mimebundle, render_png
    from .themes import THEMES

_HOMES: Final = {
    "ONWARD": "placing",
    "STOCK": "placing",
    "THEMES": "themes",
    "Box": "geometry",
    "Laid": "placing",
    "Layout": "placing",
    "Onward": "placing",
    "Pile": "placing",
    "Place": "placing",
    "Stock": "placing",
    "draw": "render",
    "layout": "placing",
    "mimebundle": "render",
    "render_png": "render",
    "to_units": "placing",
}

__all__ = [
    "ONWARD",
    "STOCK",
    "THEMES",
    "Box",
    "Laid",
    "Layout",
    "Onward",
    "Pile",
    "Place",
    "Stock",
    "draw",
    "layout",
    "mimebundle",
    "render_png",
    "to_units",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_HOMES[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
