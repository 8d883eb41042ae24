"""The widgets. Each is imported when it is first asked for: most notebooks use one of them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .comparison import Comparison, compare
    from .explorer import Explorer, explore
    from .lesson_player import LessonPlayer, lesson
    from .lesson_writer import LessonWriter, write_lesson
    from .quiz_player import Quiz, quiz

_HOMES: Final = {
    "Comparison": "comparison",
    "Explorer": "explorer",
    "LessonPlayer": "lesson_player",
    "LessonWriter": "lesson_writer",
    "Quiz": "quiz_player",
    "compare": "comparison",
    "explore": "explorer",
    "lesson": "lesson_player",
    "quiz": "quiz_player",
    "write_lesson": "lesson_writer",
}

__all__ = [
    "Comparison",
    "Explorer",
    "LessonPlayer",
    "LessonWriter",
    "Quiz",
    "compare",
    "explore",
    "lesson",
    "quiz",
    "write_lesson",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_HOMES[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
