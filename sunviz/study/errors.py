"""What can go wrong with a study."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sunviz.engine import SunError

if TYPE_CHECKING:
    from .study import Study


class StudyError(SunError):
    """A study that cannot begin or go on; nothing that was finished is lost.

    ``study`` holds the rows finished before it broke off, or None.
    """

    study: Study | None = None


class SlowStudyWarning(UserWarning):
    """Deals are played by the readable engine because numba is missing."""
