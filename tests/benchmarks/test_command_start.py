"""How soon a command answers, beside what it does without.

    python -m pytest --benchmark-enable -n 0 tests/benchmarks/test_command_start.py

Each round is a Python process of its own; the table shows the medians, the
start of Python itself included.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

RECORD = Path(__file__).parents[2] / "notebooks" / "games" / "02-hurry.sun"
SIDES = {
    "sunviz --help": ["-m", "sunviz", "--help"],
    "sunviz check, one game": ["-m", "sunviz", "check", str(RECORD)],
    "Python alone": ["-c", ""],
    "matplotlib.figure imported": ["-c", "import matplotlib.figure"],
}


@pytest.mark.parametrize("side", SIDES)
def test_start(benchmark, side: str) -> None:
    benchmark.group = "a command's start"
    settings = {"check": True, "stdout": subprocess.DEVNULL}
    command = [sys.executable, *SIDES[side]]
    benchmark.pedantic(
        subprocess.run, (command,), settings, rounds=7, warmup_rounds=1, iterations=1
    )
