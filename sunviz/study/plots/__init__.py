"""Plots of studies in three languages, in the colours of the picture.

Each plot is a matplotlib Figure that carries its alt text, says every figure
directly beside its mark, and so can be read in any colours or none.
"""

from .narrowing import plot_narrowing
from .outcomes import plot_outcomes
from .placed import plot_placed
from .players import plot_players
from .winnable import plot_winnable

__all__ = ["plot_narrowing", "plot_outcomes", "plot_placed", "plot_players", "plot_winnable"]
