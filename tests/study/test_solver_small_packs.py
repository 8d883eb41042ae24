"""The exhaustive search agrees with a plain one on small packs: no win lost, none invented."""

from random import Random

import numpy as np
import pytest
from helpers.play import ALL_RULES
from helpers.small_sun import Sizes, Table, can_be_won, start, tables_after

from sunviz.engine import RULE_BOOKS
from sunviz.engine.deals import SplitMix64
from sunviz.engine.landings import landings
from sunviz.study.solver import exhaust
from sunviz.study.solver.board import ARCS, MET, TO_FIRST, TO_SECOND
from sunviz.study.solver.planning import Planning
from sunviz.study.solver.proving import Proof
from sunviz.study.solver.setting import game_of, table_of, takes_of

EACH_RULES = pytest.mark.parametrize("rules", ALL_RULES.values(), ids=ALL_RULES)
SIZES = (Sizes(2, 4, 5), Sizes(2, 5, 5), Sizes(2, 6, 4))
DEALS = 150


def pack(sizes):
    return tuple(range(sizes.suits * sizes.ranks)) * 2


def some_table(sizes, rules, seed):
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


def numbers(sizes, rules, table: Table):
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


def proof_of(sizes, rules, table, wind):
    game, takes, heights, turn = numbers(sizes, rules, table)
    board = table_of(table.rays, heights, table.clouds)
    number = np.array([] if wind is None else [wind], np.uint64)
    stock, goal = np.array(table.stock, np.uint8), len(pack(sizes))
    proof = Proof(game, takes, board, stock, turn, goal, number, 2**20)
    return proof.run(10**7)


@EACH_RULES
def test_agrees_with_plain_search(rules):
    seen = set()
    for sizes in SIZES:
        for seed in range(DEALS):
            table = some_table(sizes, rules, seed)
            for wind in (None, seed):
                if table.stage == "wind" and wind is None:
                    continue
                winnable = can_be_won(table, sizes, rules, wind)
                stands = proof_of(sizes, rules, table, wind)
                wanted = exhaust.WON if winnable else exhaust.EXHAUSTED
                assert stands == wanted, (sizes, seed, wind)
                seen.add((winnable, table.stage))
    assert seen >= {(True, "sunset"), (False, "sunset"), (False, "wind")}


@EACH_RULES
def test_plans_win_nothing_that_cannot_be_won(rules):
    sizes = Sizes(2, 5, 5)
    won = 0
    for seed in range(DEALS):
        table = some_table(sizes, rules, seed)
        if table.stage == "wind":
            continue
        game, takes, heights, turn = numbers(sizes, rules, table)
        faces, rows = [], []
        for row in (table.stock, *table.rays, *table.clouds):
            rows.append(range(len(faces), len(faces) + len(row)))
            faces += row
        if not faces:
            continue
        board = table_of(rows[1 : 1 + sizes.rays], heights, rows[1 + sizes.rays :])
        for wind in ([], [seed]):
            planning = Planning(
                game,
                takes,
                board,
                np.array(rows[0], np.uint8),
                np.array(faces, np.uint8),
                turn,
                np.array(wind, np.uint64),
                seed,
            )
            if planning.run(20_000):
                won += 1
                assert can_be_won(table, sizes, rules, seed if wind else None)
    assert won > DEALS // 2


@pytest.mark.parametrize("book", RULE_BOOKS)
def test_landings_are_the_engines(book):
    rules, takes = RULE_BOOKS[book], takes_of(RULE_BOOKS[book])
    for first in range(14):
        for second in range(14):
            found = landings(rules, (first, second))
            for rank in range(13):
                ways = found.by_rank.get(rank, ())
                how = {
                    TO_FIRST: (first + 1, second),
                    TO_SECOND: (first, second + 1),
                    MET: (rank + 1, 13 - rank),
                }
                take = takes[first, second, rank]
                mine = {how[bit] for bit in how if take & bit}
                assert mine == set(ways), (first, second, rank)
