"""Moving pictures of a game: GIF, MP4, and a page that plays by itself."""

from .animating import KINDS, animate
from .errors import AnimationError

__all__ = ["KINDS", "AnimationError", "animate"]
