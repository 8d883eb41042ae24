"""A study's work done: chunk after chunk, the rows kept as they come."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from sunviz.story import say

from .chunks import Chunk
from .deals import Deals
from .errors import StudyError
from .in_order import in_order
from .keeping import InFile, InMemory, Keeper, read_path
from .progress import progress_bar
from .study import Study
from .teams import Team
from .telling import number


def keeper_of(deals: Deals, header: dict[str, Any], out: str | Path | None) -> Keeper:
    """Return what keeps the rows, in memory or in the file `out`; `StudyError` if it cannot."""
    return InMemory(deals, header) if out is None else InFile(read_path(out), deals, header)


def run(
    work: Callable[..., Chunk],
    tasks: Iterable[tuple[Any, ...]],
    team: Team,
    keeper: Keeper,
    deals: Deals,
    *,
    progress: bool,
    lang: str,
) -> Study:
    """Have a team do the tasks that are left, and return the study.

    If it is broken off, the error has the rows finished so far as its
    ``study``, and a note that tells how to go on where they are in a file.
    """
    try:
        if keeper.done < deals.count:
            with (
                progress_bar(deals.count, keeper.done, shown=progress, lang=lang) as bar,
                closing(in_order(team, work, tasks)) as results,
            ):
                for rows, error in results:
                    keeper.add(rows)
                    bar.update(len(rows))
                    if error:
                        raise error
        return keeper.finish()
    except (KeyboardInterrupt, StudyError) as error:
        error.study = keeper.study()  # type: ignore[union-attr]
        if isinstance(keeper, InFile):
            error.add_note(_kept(keeper, deals, lang))
        raise


def _kept(keeper: Keeper, deals: Deals, lang: str) -> str:
    done, count = number(keeper.done, lang), number(deals.count, lang)
    return say(lang, "study-kept", done=done, count=count)
