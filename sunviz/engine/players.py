"""Players: functions from what may be seen to a move.

`PLAYERS` names them. Whoever writes another one only needs a function from a
`View` to one of its legal moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from .careful import careful
from .errors import SunError
from .game import Game
from .moves import NEXT, Move, Play
from .view import View

Player: TypeAlias = Callable[[View], Move]

#: no sensible game comes near: 104 plays, 40 times `next`, and some transfers
MOST_MOVES: Final = 2000


class PlayerError(SunError):
    """An unknown player, or one that breaks the rules or never ends."""


def plain(view: View) -> Move:
    """Return the move of the player ``plain``, exactly as CONTRACT defines it.

    The first legal play: rays 1 to 13, in the open ray from the tip inwards;
    then clouds 1, 2, …, the last card before the other end; the ace row before
    the second row. If there is none: `next`. It never transfers or relocates.

    >>> str(plain(View(Game.deal(1961).position)))
    'next'
    """
    first = view.legal_moves[0]  # plays come first, in just this order
    return first if isinstance(first, Play) else NEXT


#: the named players
PLAYERS: Final[Mapping[str, Player]] = MappingProxyType({"plain": plain, "careful": careful})


def read_player(player: str | Player) -> Player:
    """Return the player of a name; a function is a player already.

    Raises `PlayerError` for an unknown name.

    >>> read_player("plain") is plain
    True
    """
    if callable(player):
        return player
    if not isinstance(player, str) or player not in PLAYERS:
        names = ", ".join(PLAYERS)
        raise PlayerError(
            f"there is no player {player!r}; the players are {names}",
            key="player",
            name=str(player),
            players=names,
        )
    return PLAYERS[player]


def play_out(game: Game, player: str | Player = "plain", *, most: int = MOST_MOVES) -> None:
    """Play a game on from its position now to its end, pushing every move.

    `player` is a name in `PLAYERS` or a function; it is asked with a fresh
    `View` each time and may make at most `most` moves. Raises `PlayerError`
    for an unknown name (before any move), for a move that is not legal, and
    for a player that never ends; the legal moves made before stay made.

    >>> game = Game.deal(1961)
    >>> play_out(game, "plain")
    >>> game.position.is_over
    True
    """
    choose = read_player(player)
    name = player if isinstance(player, str) else getattr(player, "__name__", repr(player))
    for _ in range(most):
        if game.position.is_over:
            return
        _push(game, choose(View(game.position)), name)
    if not game.position.is_over:
        raise PlayerError(
            f"the player {name} did not end the game in {most} moves",
            key="player_endless",
            name=name,
            most=most,
        )


def _push(game: Game, move: Move, name: str) -> None:
    try:
        game.push(move)
    except SunError as error:
        raise PlayerError(
            f"the player {name} made an illegal move, its move {len(game) + 1}: {error}",
            key="player_move",
            name=name,
            number=len(game) + 1,
            move=str(move),
            reason=str(error),
        ) from error


def result(game: Game) -> tuple[str, int, int, int, int]:
    """Return how a game that is over went: a row of a Study without its first columns.

    That is ``outcome`` (the stage in which it was won, or ``"lost"``),
    ``placed``, ``placed_sunrise``, ``placed_sun``, ``placed_sunset``: cards on
    the foundations at the end and when each stage ended; a stage that was not
    played or not reached repeats the figure before it, and one that was won in
    repeats the end. Raises `PlayerError` for a game that is not over.

    >>> game = Game.deal(6)
    >>> play_out(game, "plain")
    >>> result(game)
    ('sunset', 104, 34, 85, 104)
    """
    if not game.position.is_over:
        raise PlayerError("the game is not over yet", key="not_over")
    placed = {"sunrise": 0, "sun": 0, "sunset": 0}
    stage = "sunrise"
    for position in game.positions:
        if not position.is_over:
            stage = position.stage
        for name in _from(stage, tuple(placed)):
            placed[name] = position.placed
    outcome = stage if game.position.is_won else "lost"
    return outcome, game.position.placed, placed["sunrise"], placed["sun"], placed["sunset"]


def _from(stage: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the stages from this one on: those whose figure is still open."""
    return names[names.index(stage) :] if stage in names else ()
