"""From a fresh Python to the first picture, beside what any widget with a plot has to import.

    python -m pytest --benchmark-enable -n 0 tests/benchmarks/test_start_time.py

One side imports sunviz, makes the step-through of a deal and has its first
PNG; the other only imports `matplotlib.pyplot` and `ipywidgets`. Each round is
a Python process of its own, the sides taken in one run; the table shows the
medians, the start of Python itself included.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

SIDES = {
    "sunviz to the first picture": (
        "import sunviz; table = sunviz.explore(1961);"
        r" assert table.table.frame.startswith(b'\x89PNG')"
    ),
    "pyplot and ipywidgets imported": "import matplotlib.pyplot, ipywidgets",
}


@pytest.mark.parametrize("side", SIDES)
def test_start(benchmark, side: str) -> None:
    benchmark.group = "start"
    command = [sys.executable, "-c", SIDES[side]]
    benchmark.pedantic(
        subprocess.run, (command,), {"check": True}, rounds=7, warmup_rounds=1, iterations=1
    )
