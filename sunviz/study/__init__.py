"""Many deals played fast, their rows kept, and what they tell.

Needs the extra ``study``. Whatever is heavy is imported when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .chance import Chance, chance, chances
from .errors import SlowStudyWarning, StudyError
from .intervals import Share, share_of
from .pairs import Pairs, compare_pairs
from .rare import chance_in_sunrise
from .rare_chance import RareChance
from .rare_telling import tell_rare
from .simulating import simulate
from .study import Study
from .summary import CardsPlaced, Summary, summarize
from .tallies import Tallies
from .telling import tell
from .verdict_told import played_to_win, tell_each_move, tell_solved, tell_verdict
from .winnable import Winnable, WinnableChange, compare_winnable, winnable
from .winnable_told import tell_made, tell_winnable, tell_winnable_changes

if TYPE_CHECKING:
    from .plots import plot_narrowing, plot_outcomes, plot_placed, plot_players, plot_winnable
    from .solver import solve_deals

__all__ = [
    "CardsPlaced",
    "Chance",
    "Pairs",
    "RareChance",
    "Share",
    "SlowStudyWarning",
    "Study",
    "StudyError",
    "Summary",
    "Tallies",
    "Winnable",
    "WinnableChange",
    "chance",
    "chance_in_sunrise",
    "chances",
    "compare_pairs",
    "compare_winnable",
    "played_to_win",
    "plot_narrowing",
    "plot_outcomes",
    "plot_placed",
    "plot_players",
    "plot_winnable",
    "share_of",
    "simulate",
    "solve_deals",
    "summarize",
    "tell",
    "tell_each_move",
    "tell_made",
    "tell_rare",
    "tell_solved",
    "tell_verdict",
    "tell_winnable",
    "tell_winnable_changes",
    "winnable",
]


def __getattr__(name: str) -> Any:
    if name == "solve_deals":  # numba, when it is first used
        return import_module(f"{__name__}.solver").solve_deals
    if name.startswith("plot_") and name in __all__:  # matplotlib, when it is first used
        return getattr(import_module(f"{__name__}.plots"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
