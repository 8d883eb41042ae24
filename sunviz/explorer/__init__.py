"""The widgets."""

from .comparison import Comparison, compare
from .explorer import Explorer, explore
from .lesson_player import LessonPlayer, lesson
from .lesson_writer import LessonWriter, write_lesson
from .quiz import Quiz, quiz

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
