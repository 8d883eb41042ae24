"""The widgets."""

from .comparison import Comparison, compare
from .explorer import Explorer, explore

__all__ = ["Comparison", "Explorer", "compare", "explore"]
