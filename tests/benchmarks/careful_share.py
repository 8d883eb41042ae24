"""How often the named players win: `python tests/benchmarks/careful_share.py`.

Plays deals 0–999 under ru-book with every player, the same deals for all, and
prints the shares won; `--rules`, `--deals` and `--start` choose others.
"""

import argparse
import time

from sunviz.engine import RULE_BOOKS, Game
from sunviz.engine.players import PLAYERS, play_out


def share(player: str, rules: str, deals: range) -> tuple[int, float, float]:
    """Return the deals won, and the mean and longest seconds of processor time a game."""
    won, times = 0, []
    for number in deals:
        began = time.process_time()
        game = Game.deal(number, rules)
        play_out(game, player)
        times.append(time.process_time() - began)
        won += game.position.is_won
    return won, sum(times) / len(times), max(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", choices=RULE_BOOKS, default="ru-book")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--start", type=int, default=0)
    chosen = parser.parse_args()
    deals = range(chosen.start, chosen.start + chosen.deals)
    print(f"{chosen.rules}, deals {deals.start}–{deals.stop - 1}")
    wins = {}
    for player in PLAYERS:
        wins[player], mean, longest = share(player, chosen.rules, deals)
        print(
            f"{player:8} won {wins[player]:5} = {wins[player] / len(deals):6.1%}"
            f"   {mean:.4f} s a game, the longest {longest:.2f} s",
            flush=True,
        )
    if wins["plain"]:
        print(f"careful / plain = {wins['careful'] / wins['plain']:.2f} (to reach: 1.50)")


if __name__ == "__main__":
    main()
