"""Play the deals whose counts chapter 9 shows, and write them beside it.

``python notebooks/tables/compute.py`` does all anew (half an hour on a quiet core),
``python notebooks/tables/compute.py careful`` only what is named, and keeps the rest:
what a player plays, into ``million.csv`` (`sunviz.study.Tallies`), or ``sunrise``,
the chance that sunrise alone brings the patience out, into
``almost-unbelievable.json`` (`sunviz.study.RareChance`).
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sunviz import simulate
from sunviz.study import Study, Tallies, chance_in_sunrise

HERE = Path(__file__).parent
MILLION, SUNRISE = HERE / "million.csv", HERE / "almost-unbelievable.json"
BOOK, WEB, TWO_ROWS = "ru-book", "ru-web", "ru-book-v2 relocate=false"
#: what plays how many deals, from deal 0 on
COUNTS = {"plain": 1_000_000, "random": 1_000_000, "careful": 20_000}
#: how many of them a line of the table counts
BLOCKS = {"plain": 10_000, "random": 10_000, "careful": 2_000}
#: the rules that each player plays, and those that they are compared with
PLANS = {
    "plain": (
        (BOOK, ""),
        ("sv-wiki", BOOK),
        ("ru-book-v1", BOOK),
        ("ru-book-v2", BOOK),
        (WEB, BOOK),
        ("ru-book refill=empty_first", BOOK),
        ("ru-book cloud_ends=last_two", BOOK),
        ("ru-book packet=tip_first", BOOK),
        ("ru-web packet=tip_first", WEB),
    ),
    "random": (
        (BOOK, ""),
        ("ru-book transfers=none", BOOK),
        ("ru-book transfers=aces_to_kings", BOOK),
    ),
    "careful": (
        (BOOK, ""),
        ("ru-book-v1", BOOK),
        (WEB, BOOK),
        ("ru-book transfers=none", BOOK),
        ("ru-book transfers=aces_to_kings", BOOK),
        ("ru-book refill=empty_first", BOOK),
        ("ru-book cloud_ends=last_two", BOOK),
        ("ru-book packet=tip_first", BOOK),
        (TWO_ROWS, BOOK),
        ("ru-book-v2", TWO_ROWS),
        ("ru-web packet=tip_first", WEB),
    ),
}


def play(player: str) -> Tallies:
    """Return the tallies of all that a player plays."""
    studies: dict[str, Study] = {}
    counted: list[Study | tuple[Study, Study]] = []
    for rules, against in PLANS[player]:
        print(f"{player}: {rules}", flush=True)
        study = studies[rules] = simulate(range(COUNTS[player]), rules=rules, player=player)
        counted.append((study, studies[against]) if against else study)
    return Tallies.of(counted, block=BLOCKS[player])


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help=f"{', '.join(PLANS)}, sunrise; all by default")
    names = parser.parse_args().names
    kept = Tallies.load(MILLION) if names and MILLION.exists() else Tallies.of([])
    for name in names or (*PLANS, "sunrise"):
        if name == "sunrise":
            chance = chance_in_sunrise(repeats=40, seed=1)
            SUNRISE.write_text(chance.to_text(), encoding="utf-8")
        else:
            kept = kept.updated(play(name))
            kept.save(MILLION)


if __name__ == "__main__":
    main()
