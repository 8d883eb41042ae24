"""The exhaustive search agrees with a plain one on small packs: no win lost, none invented."""

import numpy as np
import pytest
from helpers.play import ALL_RULES
from helpers.small_proofs import numbers, proof_of, some_table
from helpers.small_sun import Sizes, can_be_won

from sunviz.engine import RULE_BOOKS, read_rules
from sunviz.engine.landings import landings
from sunviz.study.lost import BOTH_VARIANTS
from sunviz.study.solver import exhaust
from sunviz.study.solver.board import MET, TO_FIRST, TO_SECOND
from sunviz.study.solver.planning import Planning
from sunviz.study.solver.setting import table_of, takes_of

RULES = {**ALL_RULES, BOTH_VARIANTS: read_rules(BOTH_VARIANTS)}
EACH_RULES = pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
SIZES = (Sizes(2, 4, 5), Sizes(2, 5, 5), Sizes(2, 6, 4))
DEALS = 150


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
