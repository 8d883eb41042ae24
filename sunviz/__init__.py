"""Sun, a decorative patience for two packs: see it, step through it, understand it."""

from .engine import RULE_BOOKS, Game, Position, Rules, SunError

__version__ = "0.1.0"

__all__ = ["RULE_BOOKS", "Game", "Position", "Rules", "SunError", "__version__"]
