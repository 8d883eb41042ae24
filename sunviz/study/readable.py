"""Whole deals played by the readable engine: any player, one deal after another."""

from __future__ import annotations

from collections.abc import Callable

from sunviz.engine import Game, Move, Player, Rules, View
from sunviz.engine.deals import SplitMix64
from sunviz.engine.players import play_out, read_player, result

from .needs import need

#: how a game can end, in the order of their numbers in rows of figures
OUTCOMES = ("sunrise", "sun", "sunset", "wind", "lost")
#: what a solver can say of a deal: the stage its line wins in, or one of two words more
SOLVED = (*OUTCOMES, "impossible", "unknown")
#: a row of figures: the number of the outcome, then cards placed: at the end, by stage
FIGURES = 5

_EAGER = 8


def row_of(deal: int, rules: Rules, player: str | Player) -> tuple[int, ...]:
    """Play a deal and return its row of figures.

    `player` is a name in `players.NAMES`, or a function. Raises
    `PlayerError` for a player that makes an illegal move or never ends, and
    whatever a player function itself raises.

    >>> row_of(6, Rules(), "plain")
    (2, 104, 34, 85, 104)
    """
    game = Game.deal(deal, rules)
    play_to_end(game, player, deal)
    outcome, *placed = result(game)
    return OUTCOMES.index(outcome), *placed


def play_to_end(game: Game, player: str | Player, number: int) -> None:
    """Play a game on to its end; `number` is the deal whose stream random draws from."""
    if player == "random":
        _play_randomly(game, number)
    else:
        play_out(game, function_of(player))


def function_of(player: str | Player) -> Player:
    """Return the function of a player that always does the same on the same table.

    Raises `PlayerError` for an unknown name, `StudyError` where numba is missing.
    """
    if player != "expert":
        return read_player(player)
    need("numba")
    from .expert import expert

    return expert


def random_player(deal: int) -> Callable[[View], Move]:
    """Return the player ``random`` for one deal: it draws its moves from a stream of its own.

    The stream is SplitMix64 whose state is the bitwise complement (64 bits) of
    the *second output* of SplitMix64(deal). Where `next` is the only legal
    move nothing is drawn. Else it draws ``below(8)``, and then, if that was
    not 0 and there are plays to a foundation, one of these, else one of all
    legal moves, by ``below`` of their count and in the order of `legal_moves`.

    >>> str(random_player(1961)(View(Game.deal(1961).position)))
    'next'
    """
    deal_stream = SplitMix64(deal)
    deal_stream.output()
    below = SplitMix64(~deal_stream.output()).below

    def choose(view: View) -> Move:
        moves = view.legal_moves
        if len(moves) == 1:
            return moves[0]
        eager = below(_EAGER) > 0
        choices = view.plays if eager and view.plays else moves
        return choices[below(len(choices))]

    return choose


def _play_randomly(game: Game, deal: int) -> None:
    choose = random_player(deal)
    while not game.position.is_over:
        game.push(choose(View(game.position)))
