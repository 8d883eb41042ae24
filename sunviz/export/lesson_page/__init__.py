"""A lesson as one HTML page that works without a network and without a kernel."""

from .exporting import LessonPageError, export_lesson

__all__ = ["LessonPageError", "export_lesson"]
