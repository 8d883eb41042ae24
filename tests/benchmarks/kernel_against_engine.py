"""The kernel against the engine, row for row: `python tests/benchmarks/kernel_against_engine.py`.

Plays deals 0–1999 with both, for every rule book and single switch and for every
player of the kernel, and prints how many rows differ; `--deals`, `--start`,
`--rules` and `--players` choose others (the readable `careful` takes a tenth of
a second a game). The normal tests do the same with fewer deals.
"""

import argparse
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers.play import ALL_RULES

from sunviz.study.kernel import play_fast
from sunviz.study.players import FAST
from sunviz.study.readable import row_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--rules", nargs="+", choices=ALL_RULES, default=list(ALL_RULES))
    parser.add_argument("--players", nargs="+", choices=FAST, default=FAST)
    chosen = parser.parse_args()
    deals = range(chosen.start, chosen.start + chosen.deals)
    differing = 0
    for name in chosen.rules:
        rules = ALL_RULES[name]
        for player in chosen.players:
            fast = play_fast(np.array(deals, np.uint64), rules, player).tolist()
            rows = zip(deals, fast, strict=True)
            wrong = [deal for deal, row in rows if row != list(row_of(deal, rules, player))]
            differing += len(wrong)
            print(f"{name}, {player}: {len(wrong)} of {len(deals)} differ {wrong[:5]}", flush=True)
    sys.exit(bool(differing))


if __name__ == "__main__":
    main()
