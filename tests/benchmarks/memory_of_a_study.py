"""How much memory a study takes, from ten thousand to ten million deals.

Each size is played in a process of its own, its rows written to a file and its
summary made; printed is the most memory that the process ever held.

    python tests/benchmarks/memory_of_a_study.py [largest power of ten]
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

PLAYED = """
import resource, sys
import sunviz
from sunviz.study import summarize

def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024

study = sunviz.simulate(range(int(sys.argv[1])), progress=False, out=sys.argv[2])
played = peak()
summarize(study)
print(f"{played:.0f} MB played and written, {peak():.0f} MB with the summary")
"""


def main() -> None:
    """Play each size in a process of its own, and print a line for each."""
    largest = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory() as folder:
        for power in range(4, largest + 1):
            out = Path(folder) / f"{power}.parquet"
            told = subprocess.run(
                [sys.executable, "-c", PLAYED, str(10**power), str(out)],
                capture_output=True,
                text=True,
                check=True,
            )
            print(f"{10**power:10,} deals: {told.stdout.strip()}", flush=True)


if __name__ == "__main__":
    main()
