"""The widgets."""

from .explorer import Explorer, explore

__all__ = ["Explorer", "explore"]
