"""The players that a study knows: those of the engine, `expert`, `random`, and functions."""

from __future__ import annotations

import hashlib
from types import CodeType
from typing import Final

from sunviz.engine import PLAYERS, Player, PlayerError

#: the players that the kernel knows
FAST: Final = ("plain", "careful", "random")
#: every name that `simulate` takes
NAMES: Final = (*PLAYERS, "expert", "random")


def check_player(player: str | Player) -> None:
    """Raise `PlayerError` unless a player is a known name or a function.

    >>> check_player("careful")
    """
    if callable(player) or (isinstance(player, str) and player in NAMES):
        return
    names = ", ".join(NAMES)
    raise PlayerError(
        f"there is no player {player!r}; the players are {names}",
        key="player",
        name=str(player),
        players=names,
    )


def player_name(player: str | Player) -> str:
    """Return the name of a player, or of the function that plays.

    >>> player_name("plain"), player_name(PLAYERS["careful"])
    ('plain', 'careful')
    """
    if isinstance(player, str):
        return player
    return str(getattr(player, "__name__", type(player).__name__))


def player_code(player: str | Player) -> str:
    """Return a mark of what a function does, "" for a name: another function, another mark.

    It tells a function from one of the same name that was written anew, so
    that the rows of the two never come into one file.

    >>> player_code("plain"), len(player_code(lambda view: view.legal_moves[0]))
    ('', 16)
    """
    code = getattr(player, "__code__", None)
    if isinstance(player, str) or code is None:
        return ""
    return hashlib.sha256(repr(_told(code)).encode()).hexdigest()[:16]


def _told(code: CodeType) -> tuple[object, ...]:
    """Return what a function does, without where it was written."""
    inner = tuple(_told(c) if isinstance(c, CodeType) else repr(c) for c in code.co_consts)
    return code.co_code.hex(), inner, code.co_names, code.co_varnames
