"""The progress bar of a film: tqdm's where it is installed, else a line on the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import TypeVar

from sunviz.story import say

Item = TypeVar("Item")


def told(items: Iterable[Item], count: int, *, shown: bool, lang: str) -> Iterator[Item]:
    """Yield items, and tell how many of them are done.

    >>> list(told("abc", 3, shown=False, lang="en"))
    ['a', 'b', 'c']
    """
    if not shown:
        yield from items
        return
    try:
        tqdm = import_module("tqdm.auto").tqdm
    except ImportError:
        yield from _plainly(items, count, lang)
        return
    words = say(lang, "animation-progress", done="{n_fmt}", count="{total_fmt}")
    yield from tqdm(items, total=count, bar_format="{percentage:3.0f}% |{bar}| " + words)


def _plainly(items: Iterable[Item], count: int, lang: str) -> Iterator[Item]:
    terminal = sys.stderr.isatty()
    for done, item in enumerate(items, 1):
        if terminal:
            line = say(lang, "animation-progress", done=str(done), count=str(count))
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
        yield item
    if terminal:
        print(file=sys.stderr)
