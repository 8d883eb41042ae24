"""What the solver says of a position, in words, and the way to a win that it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sunviz.engine import Game, Position
from sunviz.story import check_language, say

from .errors import StudyError
from .telling import number

if TYPE_CHECKING:
    from .solver import Verdict
    from .solver.verdict import WindUse


def tell_verdict(verdict: Verdict, lang: str = "en") -> str:
    """Return a verdict as a sentence. Raises `LanguageError` for an unknown language.

    >>> from sunviz import Game, solve
    >>> print(tell_verdict(solve(Game.deal(1961), wind="before")))
    Can be won before the wind: 145 moves.
    """
    check_language(lang)
    return say(
        lang, f"verdict-{verdict.kind}", wind=verdict.wind, reason=verdict.reason or "states",
        moves=len(verdict.line), tried="some" if verdict.states else "none",
        states=number(verdict.states, lang),
    )  # fmt: skip


def tell_solved(
    game_or_position: Game | Position, lang: str = "en", *, wind: WindUse = "known"
) -> str:
    """Solve a game from where it stands, or a position, and return the verdict as a sentence.

    `wind` as for `solve`. Raises `SolverError` for anything else.

    >>> print(tell_solved(Game.deal(1961)))
    Can be won: 145 moves.
    """
    from .solver import solve  # numba, when it is first used

    return tell_verdict(solve(game_or_position, wind=wind), lang)


def tell_each_move(position: Position, lang: str = "en") -> str:
    """Return a line for each legal move: the move, and what is known of the position after it.

    >>> print(tell_each_move(Game.deal(1961).position))
    next: Can be won: 145 moves.
    """
    moves = position.legal_moves
    return "\n".join(f"{move}: {tell_solved(position.play(move), lang)}" for move in moves)


def played_to_win(game: Game, *, wind: WindUse = "known") -> Game:
    """Return a game that goes on from where this one stands to a win, all cards known.

    The game given stays as it is. `wind` as for `solve`. Raises `StudyError`
    if no way to a win is known.

    >>> played_to_win(Game.deal(1961)).position.stage
    'won'
    """
    from .solver import solve

    verdict = solve(game, wind=wind)
    if verdict.kind != "won":
        raise StudyError("no way to a win is known from here", key="no_win_known")
    won = Game(game.positions[0], number=game.number)
    for move in (*game.moves, *verdict.line):
        won.push(move)
    return won
