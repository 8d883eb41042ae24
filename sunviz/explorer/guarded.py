"""What every widget of ours shares: what goes wrong in it is shown in it, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sunviz import story
from sunviz.engine import SunError
from sunviz.story import say

from .stored import StoredBox
from .table import Table


class GuardedBox(StoredBox):
    """A box of widgets whose handlers show what they raise, in the reader's language.

    Whoever inherits sets `_lang`, and names the table that shows errors.
    """

    _lang: str
    _quiet = False  # while controls are set from here, they set nothing

    @property
    def lang(self) -> str:
        """The language of every word in the widget."""
        return self._lang

    @property
    def lead(self) -> Table:
        """The table that shows errors."""
        raise NotImplementedError

    def _refill(self) -> None:
        """Put back what was typed or chosen in vain."""

    def _guarded(self, handler: Callable[..., None]) -> Callable[..., None]:
        """Return a handler that shows an exception in the widget instead of losing it."""

        def guarded(*args: Any) -> None:
            if self._quiet:
                return
            try:
                self.lead.error = ""
                handler(*args)
            except Exception as error:
                self.show_error(error)

        return guarded

    def show_error(self, error: Exception) -> None:
        """Tell what went wrong, in the reader's language, and put back what asked for it."""
        if isinstance(error, SunError):
            self.lead.error = story.error_text(error, self._lang)
        else:
            message = f"{type(error).__name__}: {error}"
            self.lead.error = say(self._lang, "error-unknown", message=message)
        self._refill()

    def _observe(self, control: Any, handler: Callable[[Any], None]) -> None:
        """Have a handler called with each new value of a control."""
        control.observe(self._guarded(lambda change: handler(change["new"])), "value")

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        """Set controls without their handlers being called."""
        was, self._quiet = self._quiet, True
        try:
            yield
        finally:
            self._quiet = was
