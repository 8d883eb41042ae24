"""Results in the order of the work, whoever does it and however long it takes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import BrokenExecutor
from itertools import islice
from typing import Any

from .teams import Pending, Team

_Args = tuple[Any, ...]


def in_order(team: Team, work: Callable[..., Any], tasks: Iterable[_Args]) -> Generator[Any]:
    """Yield what `work` makes of each task, in the order of the tasks.

    No more than `team.ahead` tasks are on their way at once, so that memory
    stays flat. What a worker that died had in hand is handed out anew.

    >>> from sunviz.study.teams import Threads
    >>> list(in_order(Threads(2), pow, [(2, 3), (2, 4), (2, 5)]))
    [8, 16, 32]
    """
    todo = iter(tasks)
    waiting: deque[_Args] = deque()
    handed: deque[Pending] = deque()  # for the first of those waiting
    finished = False
    try:
        while True:
            waiting.extend(islice(todo, team.ahead - len(waiting)))
            if not waiting:
                break
            try:
                for task in islice(waiting, len(handed), None):
                    handed.append(team.submit(work, *task))
                result = team.collect(handed[0])
            except BrokenExecutor:
                handed.clear()
                team.renew()
                continue
            waiting.popleft()
            handed.popleft()
            yield result
        finished = True
    finally:
        team.leave(at_once=not finished)
