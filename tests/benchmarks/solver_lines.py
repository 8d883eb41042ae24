"""Are winning lines what they are said to be? `python tests/benchmarks/solver_lines.py`.

Solves deals from 1 on under each rule book until `--lines` verdicts in all are
``won`` (most under ru-book), writes each line down as a record, and has the
readable engine replay it from the record's text alone: 1,000 verdicts without
`--lines`. Ends with an error at the first line that does not win.
"""

import argparse
import sys
import time
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers.line_records import replay

from sunviz.engine import Game
from sunviz.study.solver import solve

#: how many of ten lines are played under which rules
SHARES = {"ru-book": 3, "ru-web": 3, "sv-wiki": 2, "ru-book-v2": 1, "ru-book-v1": 1}


def replay_many(rules: str, lines: int, states: int) -> str:
    """Solve deals and replay what is won, until so many lines; return what to print."""
    won = tried = moves = 0
    began = time.process_time()
    for deal in count(1):
        if won == lines:
            break
        verdict = solve(Game.deal(deal, rules), states=states, wind=("known", "before")[deal % 2])
        tried += 1
        if verdict.kind == "won":
            replay(deal, rules, verdict)
            won += 1
            moves += len(verdict.line)
    seconds = time.process_time() - began
    return f"{rules:10} {won} lines of {tried} deals, {moves:,} moves: all win; {seconds:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=1000)
    parser.add_argument("--states", type=int, default=2_000_000)
    chosen = parser.parse_args()
    for rules, tenths in SHARES.items():
        print(replay_many(rules, chosen.lines * tenths // 10, chosen.states), flush=True)


if __name__ == "__main__":
    main()
