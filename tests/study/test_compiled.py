"""What is kept on disk is compiled anew after a change, wherever in its folder that is."""

import os
import subprocess
import sys

PARTS = """
from sunviz.study.compiled import inlined, part

@part
def tenfold(n):
    return n * {factor}

@inlined
def one_more(n):
    return n + 1
"""
WHOLE = """
from parts import one_more, tenfold
from sunviz.study.compiled import kept

@kept
def count(sources):
    def count(n):
        _ = sources
        return one_more(tenfold(n))

    return count

answer, stats = count(4), count.stats
print(answer, sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""


def run(folder):
    told = subprocess.run(
        [sys.executable, folder / "whole.py"],
        env={**os.environ, "NUMBA_CACHE_DIR": str(folder / "kept")},
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    return tuple(map(int, told.split()))


def test_a_change_in_another_file_of_the_folder_is_noticed(tmp_path):
    tmp_path.joinpath("whole.py").write_text(WHOLE)
    tmp_path.joinpath("parts.py").write_text(PARTS.format(factor=10))
    answer, taken_up, compiled = run(tmp_path)
    assert (answer, taken_up, compiled) == (41, 0, 1)
    assert run(tmp_path) == (41, 1, 0)
    tmp_path.joinpath("parts.py").write_text(PARTS.format(factor=20))
    assert run(tmp_path) == (81, 0, 1)
