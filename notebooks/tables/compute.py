"""Play and solve the deals whose figures chapters 9 and 10 show, and write them beside them.

``python notebooks/tables/compute.py`` does all anew (an hour and a half on a quiet
core), ``python notebooks/tables/compute.py careful`` only what is named, and keeps
the rest: what a player plays, into ``million.csv`` (`sunviz.study.Tallies`);
``sunrise``, the chance that sunrise alone brings the patience out, into
``almost-unbelievable.json`` (`sunviz.study.RareChance`); or ``solved``, which deals
can be won, one row a deal, into ``solved/*.parquet`` (`sunviz.study.Study`).
``python notebooks/tables/compute.py solved:ru-book`` solves under one set of rules.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sunviz import simulate
from sunviz.study import Study, Tallies, chance_in_sunrise, solve_deals

HERE = Path(__file__).parent
MILLION, SUNRISE = HERE / "million.csv", HERE / "almost-unbelievable.json"
SOLVED = HERE / "solved"
BOOK, WEB, TWO_ROWS = "ru-book", "ru-web", "ru-book-v2 relocate=false"
#: what plays how many deals, from deal 0 on
COUNTS = {"plain": 1_000_000, "random": 1_000_000, "careful": 20_000, "expert": 2_000}
#: how many of them a line of the table counts
BLOCKS = {"plain": 10_000, "random": 10_000, "careful": 2_000, "expert": 200}
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
    "expert": (
        (BOOK, ""),
        (WEB, BOOK),
        ("ru-book transfers=none", BOOK),
        ("ru-book transfers=aces_to_kings", BOOK),
        ("ru-book refill=empty_first", BOOK),
        ("ru-book cloud_ends=last_two", BOOK),
        ("ru-book packet=tip_first", BOOK),
    ),
}
#: how many deals are solved under which rules, from deal 1 on
DEALS = {
    BOOK: 10_000,
    "sv-wiki": 10_000,
    WEB: 10_000,
    "ru-book-v2": 1_000,
    "ru-book-v1": 500,
    "ru-book transfers=none": 2_000,
    "ru-book transfers=aces_to_kings": 2_000,
    "ru-book refill=empty_first": 2_000,
    "ru-book cloud_ends=last_two": 2_000,
    "ru-book packet=tip_first": 2_000,
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


def solved_path(rules: str) -> Path:
    """Return the file of the deals solved under some rules."""
    return SOLVED / f"{rules.replace(' ', '-').replace('=', '-')}.parquet"


def solve(rules: str) -> None:
    """Solve the deals under some rules and write their rows; what is there already stays."""
    print(f"solved: {rules}", flush=True)
    SOLVED.mkdir(exist_ok=True)
    solve_deals(range(1, DEALS[rules] + 1), rules=rules, out=solved_path(rules), workers=1)


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="players, sunrise, solved; all by default")
    names = parser.parse_args().names
    kept = Tallies.load(MILLION) if names and MILLION.exists() else Tallies.of([])
    for name in names or (*PLANS, "sunrise", "solved"):
        if name.startswith("solved"):
            for rules in [name[7:]] if ":" in name else DEALS:
                solve(rules)
        elif name == "sunrise":
            chance = chance_in_sunrise(repeats=40, seed=1)
            SUNRISE.write_text(chance.to_text(), encoding="utf-8")
        else:
            kept = kept.updated(play(name))
            kept.save(MILLION)


if __name__ == "__main__":
    main()
