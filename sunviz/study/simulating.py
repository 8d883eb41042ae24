"""Many deals played: the function that users call."""

from __future__ import annotations

import warnings
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sunviz.engine import Player, Rules, read_rules
from sunviz.story import check_language, say

from .chunks import is_fast, play_chunk
from .deals import Deals
from .errors import SlowStudyWarning
from .header import new_header
from .needs import need
from .players import FAST, check_player
from .running import keeper_of, run
from .study import Study
from .teams import Alone, Guests, Processes, Team, Threads, check_workers

#: deals that go to a worker at once: a moment's work each
_FAST_CHUNK: Final = 4096
_THINKING_CHUNK: Final = 64
_SLOW_CHUNK: Final = 16

_Task: TypeAlias = tuple[NDArray[np.uint64], Rules, str | Player]


def simulate(
    deals: Collection[int],
    *,
    rules: str | Rules = "ru-book",
    player: str | Player = "plain",
    workers: int | None = None,
    progress: bool = True,
    out: str | Path | None = None,
    executor: Any = None,
    lang: str = "en",
) -> Study:
    """Play many deals and return the `Study` of them, one row a deal.

    `deals` is a range or a list of deal numbers 0 … 2⁶⁴−1, each once. `player`
    is ``"plain"``, ``"careful"``, ``"random"``, ``"expert"`` or a function from
    a `View` to one of its legal moves. The first three are played by a compiled
    kernel where numba is installed, and by the readable engine, slower, where
    it is not; ``expert`` needs numba.
    `workers` are threads or processes of this machine (by default one a core);
    `executor` may be an executor of `concurrent.futures` or a Dask client
    instead. The rows are the same whoever plays and in whatever order.
    `progress` shows a bar, in the language `lang`.

    `out` is a Parquet file to write the rows to; memory then stays flat. If
    the call is broken off, by Ctrl-C or an error, what was finished is kept
    beside it, and the same call goes on from there. Without `out`, the error
    (KeyboardInterrupt too) has the rows finished so far as its ``study``.

    Raises `StudyError`, `DealError`, `RulesError` and `PlayerError` for what
    cannot be played, before anything is played where that can be known.

    >>> study = simulate(range(100), workers=1, progress=False)
    >>> int((study.rows.outcome != "lost").sum())
    28
    """
    chosen, rules = Deals(deals), read_rules(rules)
    check_player(player)
    check_language(lang)
    workers = check_workers(workers)
    for package in ("pandas", "pyarrow"):
        need(package)
    header = new_header(chosen, rules, player)
    keeper = keeper_of(chosen, header, out)
    fast = is_fast(player)
    if player in FAST and not fast:
        _say_slow(lang)
    size = _chunk_size(player, fast=fast)
    chunks = -(-(chosen.count - keeper.done) // size)
    team = _team(executor, max(1, min(workers, chunks)), fast=fast)
    tasks = _tasks(chosen, keeper.done, size, rules, player)
    return run(play_chunk, tasks, team, keeper, chosen, progress=progress, lang=lang)


def _chunk_size(player: str | Player, *, fast: bool) -> int:
    if not fast:
        return _SLOW_CHUNK
    return _THINKING_CHUNK if player == "careful" else _FAST_CHUNK


def _tasks(
    deals: Deals, done: int, size: int, rules: Rules, player: str | Player
) -> Iterator[_Task]:
    for first in range(done, deals.count, size):
        yield deals.numbers(first, first + size), rules, player


def _team(executor: Any, workers: int, *, fast: bool) -> Team:
    if executor is not None:
        return Guests(executor, workers)
    if workers == 1:
        return Alone()
    return Threads(workers) if fast else Processes(workers)


@cache  # once is enough
def _say_slow(lang: str) -> None:
    warnings.warn(say(lang, "study-slow"), SlowStudyWarning, stacklevel=3)
