"""Does the solver agree with plain search? `python tests/benchmarks/solver_small_packs.py`.

Tries every table of small packs that `--deals` deals lead to, at their start and in
the midst of a lazy game, with the wind known and before it blows, under the five
rule books, with every switch changed and with both variants at once. Prints how many
were tried and how many of them are lost, and ends with an error at the first verdict
that differs.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers.play import ALL_RULES
from helpers.small_proofs import pack, proof_of, some_table
from helpers.small_sun import Sizes, can_be_won, start

from sunviz.engine import Rules, read_rules
from sunviz.engine.deals import SplitMix64
from sunviz.study.lost import BOTH_VARIANTS
from sunviz.study.solver import exhaust

RULES = {**ALL_RULES, BOTH_VARIANTS: read_rules(BOTH_VARIANTS)}


def compare(sizes: Sizes, rules: Rules, seed: int) -> Counter[bool]:
    """Search the tables of one deal in both ways; return how often they can be won and cannot."""
    found: Counter[bool] = Counter()
    tables = {
        start(SplitMix64(seed).shuffled(pack(sizes)), sizes),
        some_table(sizes, rules, seed),
    }
    for table in tables:
        for wind in (None, seed):
            if table.stage == "wind" and wind is None:
                continue
            winnable = can_be_won(table, sizes, rules, wind)
            stands = proof_of(sizes, rules, table, wind)
            if stands != (exhaust.WON if winnable else exhaust.EXHAUSTED):
                raise AssertionError(f"{sizes}, {rules.name}, deal {seed}, wind {wind}: {table}")
            found[winnable] += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--ranks", type=int, nargs="+", default=[4, 5])
    parser.add_argument("--rays", type=int, default=5)
    chosen = parser.parse_args()
    every: Counter[bool] = Counter()
    for ranks in chosen.ranks:
        sizes = Sizes(2, ranks, chosen.rays)
        for name, rules in RULES.items():
            found: Counter[bool] = Counter()
            began = time.process_time()
            for seed in range(chosen.start, chosen.start + chosen.deals):
                found += compare(sizes, rules, seed)
            every += found
            told = f"{found.total():,} tables, {found[False]:,} lost: no verdict differs"
            seconds = time.process_time() - began
            print(f"2 suits × {ranks} ranks, {name}: {told}; {seconds:.0f} s", flush=True)
    print(f"in all {every.total():,} tables, {every[False]:,} of them lost")


if __name__ == "__main__":
    main()
