"""Games that were won, with a mistake planted in them."""

from functools import cache

from sunviz.engine import Game, Move, play_out
from sunviz.study.analysis import STATES
from sunviz.study.solver import solve


@cache
def with_a_blunder(number: int) -> tuple[Game, int]:
    """Return a game that a late mistake lost, and the step before that mistake.

    The player careful wins the deal; the mistake is the last move of that game
    for which another one, proven to lose, can be put; plain plays on from it.
    """
    game = Game.deal(number)
    play_out(game, "careful")
    assert game.position.is_won
    at, wrong = _last_chance_to_lose(game)
    game.jump(at)
    game.push(wrong)
    play_out(game, "plain")
    return game, at


def _last_chance_to_lose(game: Game) -> tuple[int, Move]:
    for at in range(len(game) - 1, -1, -1):
        position = game.positions[at]
        for move in position.legal_moves:
            if solve(position.play(move), states=STATES).kind == "impossible":
                return at, move
    raise AssertionError("no move of this game would lose it")
