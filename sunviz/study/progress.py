"""The progress bar: how many deals, how fast, how long still; quiet when asked."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from sunviz.story import say

from .needs import need


class _Quiet:
    def update(self, _count: int) -> None:
        """Say nothing."""


def progress_bar(count: int, done: int, *, shown: bool, lang: str) -> AbstractContextManager[Any]:
    """Return a bar whose `update` takes how many deals more are played.

    It stands in the notebook or on the terminal's error stream, in the
    reader's language.

    >>> with progress_bar(10, 0, shown=False, lang="en") as bar:
    ...     bar.update(3)
    """
    if not shown:
        return nullcontext(_Quiet())
    words = say(
        lang, "study-progress", done="{n_fmt}", count="{total_fmt}", rate="{rate_words}",
        left="{remaining}",
    )  # fmt: skip
    looks = "{percentage:3.0f}% |{bar}| " + words
    bar: AbstractContextManager[Any] = _bar_class()(total=count, initial=done, bar_format=looks)
    return bar


def _bar_class() -> Any:
    """Return tqdm's bar for where we are, telling the rate as a bare number."""
    tqdm = need("tqdm.auto").tqdm

    class Bar(tqdm):  # type: ignore[misc, valid-type]
        if sys.platform == "emscripten":  # a browser has no thread to watch a bar from
            monitor_interval = 0

        @property
        def format_dict(self) -> dict[str, Any]:
            told = super().format_dict
            played = told["n"] - told["initial"]
            rate = told["rate"] or (played / told["elapsed"] if told["elapsed"] else 0)
            return dict(told, rate_words=f"{rate:.0f}" if rate >= 10 else f"{rate:.2g}")

    return Bar
