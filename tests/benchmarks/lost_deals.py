"""Which deals nobody can win with both variants at once: `python tests/benchmarks/lost_deals.py`.

Tries the deals of the numbers below 1,000,000 in which plain play places at most
`--placed` cards, the most meagre first, and writes those proven lost, the wind
included, to the file that `sunviz.study.lost` draws from, or to `--out`. The proofs
of the rest are longer than `sunviz.study.lost.STATES` tables. Takes some minutes.
"""

import argparse
import json
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from sunviz.engine import read_rules
from sunviz.engine.deals import SCHEME
from sunviz.study import lost
from sunviz.study.chunks import play_chunk
from sunviz.study.header import versions
from sunviz.study.wishes import NUMBERS

OUT = Path(lost.__file__).with_name("lost_deals.csv")


def placed_by_plain() -> np.ndarray:
    """Return how many cards plain play places in each deal of the numbers drawn from."""
    rules = read_rules(lost.BOTH_VARIANTS)
    parts = np.array_split(np.arange(NUMBERS, dtype=np.uint64), 50)
    return np.concatenate([play_chunk(part, rules, "plain").rows[:, 1] for part in parts])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--placed", type=int, default=18)
    parser.add_argument("--out", type=Path, default=OUT)
    chosen = parser.parse_args()
    placed = placed_by_plain()
    candidates = np.flatnonzero(placed <= chosen.placed)
    found = []
    for deal in candidates[np.argsort(placed[candidates], kind="stable")].tolist():
        tables = lost.tables_to_proof(deal, lost.BOTH_VARIANTS)
        if tables is not None:
            found.append((deal, int(placed[deal]), tables))
    header = {
        "scheme": SCHEME,
        "rules": lost.BOTH_VARIANTS,
        "player": "plain",
        "deals": f"range(0, {NUMBERS})",
        "placed": f"at most {chosen.placed}",
        "tried": len(candidates),
        "states": lost.STATES,
        "command": f"python tests/benchmarks/lost_deals.py --placed {chosen.placed}",
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        **versions(fast=True),
    }
    rows = "".join(f"{deal},{cards},{tables}\n" for deal, cards, tables in sorted(found))
    chosen.out.write_text(f"# {json.dumps(header)}\ndeal,placed,tables\n{rows}", encoding="utf-8")
    print(f"{len(found)} of {len(candidates)} deals proven lost; written to {chosen.out.name}")


if __name__ == "__main__":
    main()
