"""The "almost unbelievable" as a number: `python tests/benchmarks/almost_unbelievable.py`.

Prints for the five rule books how rarely sunrise alone brings the patience out
when plain plays, with its interval; books with the same stage one share an estimate.
Then the method is held against plain simulation where that still sees
something, by the chance of so many cards placed at sunrise.

`--decks`, `--steps`, `--repeats`, `--seed` and `--workers` are those of
`chance_in_sunrise`; `--deals` are simulated for the comparison, 0: none; `--out`
is a folder that gets each chance as a JSON file.
"""

import argparse
import time
from pathlib import Path

import numpy as np

from sunviz.engine import RULE_BOOKS
from sunviz.study import chance_in_sunrise, share_of, simulate, tell_rare

#: of so many deals at least, simulation should see a goal to be of use
SEEN = 20


def stage_one(book: str) -> tuple[str, str]:
    """Return what a rule book's stage one depends on when plain plays."""
    return RULE_BOOKS[book].foundations, RULE_BOOKS[book].refill


def estimate_all(options: dict[str, int], out: Path | None) -> None:
    found = {}
    for book in RULE_BOOKS:
        began = time.perf_counter(), time.process_time()
        if stage_one(book) not in found:
            found[stage_one(book)] = book, chance_in_sunrise(book, **options)
        first, chance = found[stage_one(book)]
        if first != book:
            print(f"{book}: as {first}", flush=True)
            continue
        wall, cpu = time.perf_counter() - began[0], time.process_time() - began[1]
        spread = np.std(chance.estimates, ddof=1) / chance.estimate
        print(
            f"{book}: {chance.estimate:.3g}, 95 % {chance.low:.3g} to {chance.high:.3g}"
            f"; the repeats spread by {spread:.0%}; {wall:.0f} s, of processor time {cpu:.0f} s"
        )
        print(f"  levels {chance.levels}")
        print(f"  a deck: {chance.example}")
        print(f"  {tell_rare(chance)[0]}", flush=True)
        if out:
            (out / f"sunrise-{book}.json").write_text(chance.to_text(), "utf-8")


def compare_all(options: dict[str, int], deals: int) -> None:
    options = options | {"decks": max(options["decks"] // 4, 10)}
    for book in {stage_one(book): book for book in reversed(RULE_BOOKS)}.values():
        rows = simulate(range(deals), rules=book, workers=options["workers"], progress=False).rows
        placed = rows.placed_sunrise.to_numpy()
        counts = {goal: int((placed >= goal).sum()) for goal in range(30, 105, 5)}
        for goal in [goal for goal, count in counts.items() if SEEN <= count < deals / 20]:
            seen = share_of(counts[goal], deals)
            chance = chance_in_sunrise(book, at_least=goal, **options)
            agree = chance.low < seen.high and seen.low < chance.high
            print(
                f"{book}, {goal} cards: {chance.estimate:.3g} ({chance.low:.3g}–{chance.high:.3g})"
                f"; simulated {counts[goal]} of {deals}: {seen.share:.3g}"
                f" ({seen.low:.3g}–{seen.high:.3g}) {'agree' if agree else 'DIFFER'}",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, number in {"decks": 2000, "steps": 25, "repeats": 40, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=number)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--deals", type=int, default=2_000_000)
    parser.add_argument("--out", type=Path)
    chosen = vars(parser.parse_args())
    deals, out = chosen.pop("deals"), chosen.pop("out")
    estimate_all(chosen | {"progress": False}, out)
    if deals:
        compare_all(chosen | {"progress": False}, deals)


if __name__ == "__main__":
    main()
