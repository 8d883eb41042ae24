"""Handouts: A4 pages with a position, its rule, questions, answers, and a deal to lay by hand."""

from .making import handout

__all__ = ["handout"]
