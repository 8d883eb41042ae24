"""Tables of small packs, given to the solver's exhaustive search."""

from random import Random

import numpy as np

from helpers.small_sun import Sizes, Table, start, tables_after
from sunviz.engine import Rules
from sunviz.engine.deals import SplitMix64
from sunviz.study.solver.board import ARCS
from sunviz.study.solver.proving import Proof
from sunviz.study.solver.setting import game_of, table_of, takes_of


def pack(sizes: Sizes) -> tuple[int, ...]:
    return tuple(range(sizes.suits * sizes.ranks)) * 2


def some_table(sizes: Sizes, rules: Rules, seed: int) -> Table:
    """A table in the midst of a game played at random and lazily, so that many are lost."""
    random = Random(seed)
    table = start(SplitMix64(seed).shuffled(pack(sizes)), sizes)
    last_ray = -(-len(pack(sizes)) // sizes.rays) + (2 if rules.sun_plays else 1) * sizes.rays
    laziness = random.choice((0.8, 0.97))
    for _ in range(random.randrange(last_ray // 3, last_ray + 2)):
        ways = list(tables_after(table, sizes, rules, seed))
        if not ways:
            break
        table = ways[0] if random.random() < laziness else random.choice(ways)
    return table


def numbers(sizes: Sizes, rules: Rules, table: Table):
    game = game_of(rules, len(table.stock), suits=sizes.suits, ranks=sizes.ranks, rays=sizes.rays)
    turn = {
        "sunrise": table.arcs,
        "sun": game[ARCS] + 1 + table.ray,
        "sunset": game[ARCS] + sizes.rays + 1 + table.ray,
        "wind": game[ARCS] + 2 * sizes.rays + 1,
    }[table.stage]
    heights = [0] * 8
    for suit, (first, second) in enumerate(table.heights):
        heights[suit], heights[suit + 4] = first, second
    return game, takes_of(rules, sizes.ranks), heights, int(turn)


def proof_of(sizes: Sizes, rules: Rules, table: Table, wind: int | None) -> int:
    game, takes, heights, turn = numbers(sizes, rules, table)
    board = table_of(table.rays, heights, table.clouds)
    number = np.array([] if wind is None else [wind], np.uint64)
    stock, goal = np.array(table.stock, np.uint8), len(pack(sizes))
    proof = Proof(game, takes, board, stock, turn, goal, number, 2**20)
    return proof.run(10**7)
