"""The header of a study: what was played, by whom, under which rules, when, with what."""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

import numpy as np

from sunviz import __version__
from sunviz.engine import Player, Rules
from sunviz.engine.deals import SCHEME

from .chunks import is_fast
from .deals import Deals
from .errors import StudyError
from .players import player_code, player_name

#: what makes two studies the same study
IDENTITY: Final = ("scheme", "rules", "player", "code", "deals", "sunviz")


def new_header(deals: Deals, rules: Rules, player: str | Player) -> dict[str, Any]:
    """Return the header of a study that begins now.

    ``scheme`` of the deal numbers; ``rules`` and ``player`` by name; ``code``,
    a mark of a player function's code; ``deals`` and how many, ``count``;
    ``date``, when it began, UTC; the versions of ``sunviz``, ``python``,
    ``numpy`` and ``numba`` (None where the readable engine plays).

    >>> new_header(Deals(range(10)), Rules(), "plain")["deals"]
    'range(0, 10, 1)'
    """
    return {
        "scheme": SCHEME,
        "rules": rules.name,
        "player": player_name(player),
        "code": player_code(player),
        "deals": deals.text,
        "count": deals.count,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        **versions(fast=is_fast(player) or player == "expert"),
    }


def versions(*, fast: bool) -> dict[str, str | None]:
    """Return the versions of ``sunviz``, ``python``, ``numpy`` and, if `fast`, ``numba``.

    >>> versions(fast=False)["numba"]
    """
    return {
        "sunviz": __version__,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": _numba_version() if fast else None,
    }


def _numba_version() -> str:
    import numba

    return str(numba.__version__)


def differences(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """Return what makes two headers those of different studies, by `IDENTITY`.

    >>> differences({"rules": "ru-web"}, {"rules": "ru-book"})
    ['rules']
    """
    return [name for name in IDENTITY if one.get(name) != other.get(name)]


def to_text(header: Mapping[str, Any]) -> str:
    """Return a header as one line of JSON."""
    return json.dumps(dict(header), ensure_ascii=False)


def from_text(text: str | bytes) -> dict[str, Any] | None:
    """Return the header that a text holds, None if it holds none.

    >>> from_text("nonsense")
    """
    try:
        header = json.loads(text)
    except ValueError:
        return None
    return header if isinstance(header, dict) and header.keys() >= set(IDENTITY) else None


def is_solved(header: Mapping[str, Any]) -> bool:
    """Say whether a study's rows are verdicts of the solver.

    >>> is_solved({"player": "plain"}), is_solved({"player": "solver wind=before states=1000"})
    (False, True)
    """
    return str(header.get("player", "")).startswith("solver ")


def check_solved(header: Mapping[str, Any]) -> None:
    """Raise `StudyError` unless a study's rows are verdicts of the solver."""
    if not is_solved(header):
        raise StudyError(
            "these deals were played, not solved: use summarize", key="study_not_solved"
        )


def check_played(header: Mapping[str, Any]) -> None:
    """Raise `StudyError` if a study's rows are verdicts of the solver."""
    if is_solved(header):
        raise StudyError("these deals were solved, not played: use winnable", key="study_solved")
