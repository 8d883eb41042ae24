"""Sun, a decorative patience for two packs: see it, step through it, understand it.

The rules (`Game`, `Position`, `Rules`) come at once; pictures, story and
widgets are imported when first asked for, so that a script that only plays
needs no more than the standard library.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .engine import PLAYERS, RULE_BOOKS, Game, Position, Rules, SunError

if TYPE_CHECKING:
    from .explorer import compare, explore, lesson, quiz, write_lesson
    from .export.animation import animate
    from .export.handout import handout
    from .export.lesson_page import export_lesson
    from .picture import draw
    from .story import check, clauses, describe, explain
    from .study import simulate
    from .study.solver import Verdict, solve
    from .teaching import exercise

__version__ = "0.1.0"

__all__ = [
    "PLAYERS",
    "RULE_BOOKS",
    "Game",
    "Position",
    "Rules",
    "SunError",
    "Verdict",
    "__version__",
    "animate",
    "check",
    "clauses",
    "compare",
    "describe",
    "draw",
    "exercise",
    "explain",
    "explore",
    "export_lesson",
    "handout",
    "lesson",
    "quiz",
    "simulate",
    "solve",
    "write_lesson",
]

_LATE = {
    "Verdict": "study.solver",
    "animate": "export.animation",
    "check": "story",
    "clauses": "story",
    "compare": "explorer",
    "describe": "story",
    "draw": "picture",
    "exercise": "teaching",
    "explain": "story",
    "explore": "explorer",
    "export_lesson": "export.lesson_page",
    "handout": "export.handout",
    "lesson": "explorer",
    "quiz": "explorer",
    "simulate": "study",
    "solve": "study.solver",
    "write_lesson": "explorer",
}


def __getattr__(name: str) -> Any:
    if name in _LATE:
        return getattr(import_module(f".{_LATE[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
