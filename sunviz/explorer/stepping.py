"""What every widget that is stepped through shares: the step, the buttons, playing on by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sunviz.engine import MoveError

from .guarded import GuardedBox


class SteppingBox(GuardedBox):
    """A box of widgets with a mark that is moved along a game.

    Whoever inherits sets `_at`, says which step is the last, and shows one.
    """

    _at: int

    @property
    def at(self) -> int:
        """The step shown, 0 … `last`."""
        return self._at

    @property
    def last(self) -> int:
        """The last step."""
        raise NotImplementedError

    def _show_step(self, at: int) -> None:
        """Show another step than that of now."""
        raise NotImplementedError

    def go(self, at: int) -> None:
        """Show step `at`, or the nearest one that there is."""
        at = max(0, min(at, self.last))
        if at != self._at:
            self._show_step(at)
        elif at == self.last:
            self.pause()

    def first(self) -> None:
        """Show the table before the first arc."""
        self.go(0)

    def back(self) -> None:
        """Show the step before."""
        self.go(self._at - 1)

    def forward(self) -> None:
        """Show the next step."""
        self.go(self._at + 1)

    def to_end(self) -> None:
        """Show the last step."""
        self.go(self.last)

    def pause(self) -> None:
        """Stop playing on by itself."""
        self.lead.playing = False

    def _toggle_play(self) -> None:
        """Play on by itself, at the end from the start again; or stop that."""
        start = not self.lead.playing
        if start and self._at == self.last:
            self.first()
        self.lead.playing = start

    def _step_number(self, at: int) -> int:
        """Return a step that was asked for, from 0; `MoveError` if there is no such step."""
        whole = isinstance(at, int) and not isinstance(at, bool)
        at = at + self.last + 1 if whole and at < 0 else at
        if not whole or not 0 <= at <= self.last:
            raise MoveError(
                f"there is no step {at!r}: the steps are 0 to {self.last}",
                key="no_position",
                at=str(at),
                last=self.last,
            )
        return at

    def _listen_to_steps(self, buttons: Mapping[str, Any], slider: Any) -> None:
        self._wishes: dict[str, Callable[[], None]] = {
            "first": self.first,
            "back": self.back,
            "forward": self.forward,
            "last": self.to_end,
            "play": self._toggle_play,
        }
        for name, button in buttons.items():
            button.on_click(self._guarded(lambda _, wish=self._wishes[name]: wish()))
        self._observe(slider, self.go)

    def _hear(self, content: Any) -> None:
        """Do what a table asks for: a step here, anything else in `_heard`."""
        wish = content.get("do") if isinstance(content, dict) else None
        if wish == "play-step":
            # one frame, one step: a late wish, or one after a pause, is not followed
            if self.lead.playing and content.get("frame") == self.lead.frame_number:
                self.forward()
                if self._at == self.last:
                    self.pause()
        elif wish in self._wishes:
            self._wishes[wish]()
        elif isinstance(content, dict):
            self._heard(content)

    def _heard(self, content: Mapping[str, Any]) -> None:
        """Do what a table asks for, other than stepping."""
