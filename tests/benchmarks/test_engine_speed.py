"""How fast the engine is, beside python-chess's perft in the same run.

`pytest tests/benchmarks/test_engine_speed.py --benchmark-enable -n 0` measures and
prints; `extra_info` holds the figures a second. A normal test run (benchmarks
disabled) plays each once and checks the counts only.
"""

import json
from pathlib import Path

import chess
import pytest
from helpers.play import random_game

from sunviz.engine import RULE_BOOKS, Game, Position

VECTORS = json.loads(Path(__file__).parents[1].joinpath("vectors.json").read_text("utf-8"))
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
#: FEN, levels, nodes (chessprogramming.org, Perft Results)
CHESS = ((chess.STARTING_FEN, 3, 8902), (KIWIPETE, 3, 97862))
#: every ru-book start of the vectors, two levels deeper than their golden counts
SUN = [vector for vector in VECTORS["perft"] if vector["rules"] == "ru-book"]
DEEPER = 2


def tell(benchmark, unit, count):
    """Note how many a second, from the median round; nothing when benchmarks are disabled."""
    if benchmark.stats:
        benchmark.extra_info[f"{unit} per second"] = round(count / benchmark.stats.stats.median)


def fresh(position):
    """The same position without its remembered legal moves."""
    return position.changed(position.stage)


def sun_perft(position: Position, levels: int) -> int:
    moves = position.legal_moves
    if levels == 1:
        return len(moves)
    return sum(sun_perft(position.play(move), levels - 1) for move in moves)


def chess_perft(board: chess.Board, levels: int) -> int:
    if levels == 1:
        return board.legal_moves.count()
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += chess_perft(board, levels - 1)
        board.pop()
    return nodes


def start_of(vector) -> Position:
    """The position that a perft vector counts from."""
    game = Game.deal(vector["deal"], vector["rules"])
    for move in vector["moves"]:
        game.push(move)
    return game.position


@pytest.mark.parametrize("vector", SUN, ids=lambda vector: f"deal-{vector['deal']}")
def test_what_is_measured_counts_right(vector):
    start = start_of(vector)
    depths = range(1, len(vector["counts"]) + 1)
    assert [sun_perft(fresh(start), levels) for levels in depths] == vector["counts"]


@pytest.mark.benchmark(group="perft")
def test_sun_perft(benchmark):
    starts = [(start_of(vector), len(vector["counts"]) + DEEPER) for vector in SUN]
    nodes = benchmark.pedantic(
        lambda trees: sum(sun_perft(start, levels) for start, levels in trees),
        setup=lambda: (([(fresh(start), levels) for start, levels in starts],), {}),
        rounds=7,
    )
    assert nodes > 50_000
    tell(benchmark, "nodes", nodes)


@pytest.mark.benchmark(group="perft")
def test_chess_perft(benchmark):
    boards = [(chess.Board(fen), levels) for fen, levels, _ in CHESS]
    nodes = benchmark.pedantic(
        lambda: sum(chess_perft(board, levels) for board, levels in boards), rounds=7
    )
    assert nodes == sum(known for _, _, known in CHESS)
    tell(benchmark, "nodes", nodes)


def replay(game, moves):
    """Ask for the legal moves, then push, all along a game."""
    for move in moves:
        assert game.position.legal_moves
        game.push(move)


@pytest.mark.benchmark(group="random games")
@pytest.mark.parametrize("book", RULE_BOOKS)
def test_legal_moves_and_push_along_random_games(benchmark, book):
    games = [random_game(deal, book) for deal in range(10)]

    def start():
        return ([(Game(fresh(game.positions[0])), game.moves) for game in games],), {}

    def replay_all(starts):
        for game, moves in starts:
            replay(game, moves)
        return [game.position for game, _ in starts]

    ends = benchmark.pedantic(replay_all, setup=start, rounds=7)
    assert ends == [game.position for game in games]
    tell(benchmark, "positions", sum(len(game) for game in games))
