"""Many deals played fast, their rows kept, and what they tell.

Needs the extra ``study``. Whatever is heavy is imported when it is first used.
"""

from .errors import SlowStudyWarning, StudyError
from .intervals import Share, share_of
from .pairs import Pairs, compare_pairs
from .simulating import simulate
from .study import Study
from .summary import CardsPlaced, Summary, summarize
from .telling import tell

__all__ = [
    "CardsPlaced",
    "Pairs",
    "Share",
    "SlowStudyWarning",
    "Study",
    "StudyError",
    "Summary",
    "compare_pairs",
    "share_of",
    "simulate",
    "summarize",
    "tell",
]
