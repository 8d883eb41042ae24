"""Many deals played fast, their rows kept, and what they tell.

Needs the extra ``study``. Whatever is heavy is imported when it is first used.
"""

from .errors import SlowStudyWarning, StudyError
from .simulating import simulate
from .study import Study

__all__ = ["SlowStudyWarning", "Study", "StudyError", "simulate"]
