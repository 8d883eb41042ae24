"""How often each player wins under each rule book: `python tests/benchmarks/shares_won.py`.

Plays deals 0–9999 and prints, for each, the share won with its 95 % interval,
and deals a second on all cores; `--deals`, `--rules` and `--players` choose others.
"""

import argparse
from time import perf_counter

import sunviz
from sunviz.study import share_of
from sunviz.study.players import NAMES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--rules", nargs="+", choices=sunviz.RULE_BOOKS, default=sunviz.RULE_BOOKS)
    parser.add_argument("--players", nargs="+", choices=NAMES, default=NAMES)
    chosen = parser.parse_args()
    deals = range(chosen.deals)
    for player in chosen.players:
        sunviz.simulate(deals[:1], player=player, progress=False)  # compiled now, not timed below
        for rules in chosen.rules:
            began = perf_counter()
            study = sunviz.simulate(deals, rules=rules, player=player, progress=False)
            speed = len(deals) / (perf_counter() - began)
            won = share_of(int((study.rows.outcome != "lost").sum()), len(deals))
            told = f"{won.share:6.2%} ({won.low:.2%} … {won.high:.2%})"
            print(f"{player:8} {rules:10} {told}   {speed:9,.0f} deals a second", flush=True)


if __name__ == "__main__":
    main()
