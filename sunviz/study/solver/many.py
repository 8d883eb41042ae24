"""Many deals solved, one row a deal, by the machinery of studies: resumable and in parallel."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sunviz.engine import Game, Rules, read_rules
from sunviz.story import check_language
from sunviz.study.chunks import Chunk
from sunviz.study.deals import Deals
from sunviz.study.header import new_header
from sunviz.study.needs import need
from sunviz.study.readable import FIGURES, OUTCOMES, SOLVED
from sunviz.study.running import keeper_of, run
from sunviz.study.study import Study
from sunviz.study.teams import Alone, Guests, Processes, Team, check_workers

from .solving import check_limits, solve
from .verdict import Verdict, WindUse

_CHUNK: Final = 16
_STAGES: Final = OUTCOMES[:4]


def solve_deals(
    deals: Collection[int],
    *,
    rules: str | Rules = "ru-book",
    wind: WindUse = "before",
    states: int = 20_000_000,
    workers: int | None = None,
    progress: bool = True,
    out: str | Path | None = None,
    executor: Any = None,
    lang: str = "en",
) -> Study:
    """Solve many deals and return a `Study` of them, one row a deal.

    Arguments as for `simulate`, `wind` and `states` as for `solve`; there is no
    limit by the clock, so the rows are the same on every machine. They have
    the columns of every study: ``outcome`` is the stage in which the line
    found wins, or ``"impossible"``, or ``"unknown"`` where the limit came
    first; the cards placed are those of that line, and 0 where there is none;
    ``player`` tells the limits. `sunviz.study.winnable` counts them. With `out`
    the rows go to a Parquet file, and a call that was broken off goes on from
    where it was, as with `simulate`.

    Raises `SolverError` and `StudyError` before anything is solved.

    >>> study = solve_deals(range(3), workers=1, progress=False)
    >>> study.rows.outcome.tolist(), study.rows.placed.tolist()
    (['sunset', 'sunset', 'sunset'], [104, 104, 104])
    """
    chosen, rules = Deals(deals), read_rules(rules)
    check_limits(states=states, wind=wind)
    check_language(lang)
    workers = check_workers(workers)
    for package in ("numba", "pandas", "pyarrow"):
        need(package)
    header = {
        **new_header(chosen, rules, "plain"),
        "player": f"solver wind={wind} states={states}",
    }
    keeper = keeper_of(chosen, header, out)
    tasks = (
        (chosen.numbers(first, first + _CHUNK), rules, wind, states)
        for first in range(keeper.done, chosen.count, _CHUNK)
    )
    return run(
        solve_chunk, tasks, _team(executor, workers), keeper, chosen, progress=progress, lang=lang
    )


def solve_chunk(numbers: NDArray[np.uint64], rules: Rules, wind: WindUse, states: int) -> Chunk:
    """Solve the deals of these numbers, in whatever process or machine.

    >>> solve_chunk(np.array([6], np.uint64), Rules(), "before", 10**6).rows[:, 1].tolist()
    [104]
    """
    rows = np.zeros((len(numbers), FIGURES), np.uint8)
    for place, deal in enumerate(numbers.tolist()):
        game = Game.deal(deal, rules)
        rows[place] = _row(game, solve(game, wind=wind, states=states))
    return Chunk(rows)


def _row(game: Game, verdict: Verdict) -> tuple[int, ...]:
    """Return the figures of a row: the outcome's number in `SOLVED`, and four counts of cards."""
    if verdict.kind != "won":
        return SOLVED.index(verdict.kind), 0, 0, 0, 0
    position, stage = game.position, 0
    placed = [0, 0, 0]
    for move in verdict.line:
        position = position.play(move)
        if not position.is_won:
            stage = _STAGES.index(position.stage)
        for later in range(stage, 3):
            placed[later] = position.placed
    return stage, position.placed, *placed


def _team(executor: Any, workers: int) -> Team:
    if executor is not None:
        return Guests(executor, workers)
    return Alone() if workers == 1 else Processes(workers)
