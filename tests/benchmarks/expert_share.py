"""How often the player expert wins, and how long it thinks, beside careful and plain.

    python tests/benchmarks/expert_share.py [deals] [rules]

Deals 0, 1, 2, … Times are of one processor, the first game (compiling) left out.
"""

from __future__ import annotations

import sys
from time import process_time

from sunviz.engine import RULE_BOOKS
from sunviz.study import share_of
from sunviz.study.expert import expert
from sunviz.study.readable import OUTCOMES, row_of
from sunviz.study.simulating import simulate


def main() -> None:
    """Play, and print a line a player."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    book = sys.argv[2] if len(sys.argv) > 2 else "ru-book"
    rules = RULE_BOOKS[book]
    row_of(0, rules, expert)
    won, times = 0, []
    for deal in range(deals):
        began = process_time()
        won += OUTCOMES[row_of(deal, rules, expert)[0]] != "lost"
        times.append(process_time() - began)
    mean, longest = sum(times) / deals, max(times)
    print(f"expert   {_told(won, deals)}   {mean:.3f} s a game, the longest {longest:.2f} s")
    for player in ("careful", "plain"):
        rows = simulate(range(deals), rules=book, player=player, progress=False).rows
        print(f"{player:8} {_told(int((rows.outcome != 'lost').sum()), deals)}")


def _told(won: int, deals: int) -> str:
    share = share_of(won, deals)
    return f"won {won} of {deals}: {share.share:.2%} ({share.low:.2%} to {share.high:.2%})"


if __name__ == "__main__":
    main()
