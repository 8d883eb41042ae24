"""What the helpers of a widget need of it: hands, keeping and the analyst each add their own."""

from __future__ import annotations

from typing import Protocol

from .run import Run


class Shown(Protocol):
    """A widget that shows a step of a run."""

    @property
    def lang(self) -> str:
        """The language of every word."""

    @property
    def run(self) -> Run:
        """The run that is shown."""

    @property
    def at(self) -> int:
        """The step shown."""
