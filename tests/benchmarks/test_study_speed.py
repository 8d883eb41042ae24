"""How many deals a second: the kernel beside the readable engine, one core and two, in one run.

    python -m pytest --benchmark-enable -n 0 tests/benchmarks/test_study_speed.py

`extra_info` holds the deals a second, by the clock and by processor time, each
from the best round: other work on the machine only ever makes a round slower.
A normal test run plays each once and checks the rows.
"""

import os
import subprocess
import sys
from time import process_time

import numpy as np
import pytest

from sunviz.engine import RULE_BOOKS
from sunviz.engine.playout import placed_by_sunset
from sunviz.study import simulate
from sunviz.study.chunks import play_chunk
from sunviz.study.players import FAST
from sunviz.study.readable import OUTCOMES, row_of

BOOK = RULE_BOOKS["ru-book"]
KERNEL_DEALS, ENGINE_DEALS, STUDY_DEALS = 20_000, 30, 200_000
CAREFUL_KERNEL_DEALS, CAREFUL_ENGINE_DEALS = 500, 10


def measure(benchmark, play, deals, *, rounds):
    """Measure a way to play so many deals; return what it plays."""
    spent = []

    def timed():
        began = process_time()
        played = play()
        spent.append(process_time() - began)
        return played

    played = benchmark.pedantic(timed, rounds=rounds, warmup_rounds=1)
    if benchmark.stats:
        benchmark.extra_info["deals a second"] = round(deals / benchmark.stats.stats.min)
        benchmark.extra_info["deals a second of a processor"] = round(deals / min(spent))
    return played


@pytest.mark.benchmark(group="plain, one core")
@pytest.mark.parametrize("book", RULE_BOOKS)
def test_the_kernel(benchmark, book):
    deals = np.arange(KERNEL_DEALS, dtype=np.uint64)
    rows = measure(
        benchmark, lambda: play_chunk(deals, RULE_BOOKS[book], "plain").rows, len(deals), rounds=7
    )
    assert rows[6].tolist() == list(row_of(6, RULE_BOOKS[book], "plain"))


@pytest.mark.benchmark(group="plain, one core")
def test_the_readable_engine(benchmark):
    rows = measure(
        benchmark,
        lambda: [row_of(deal, BOOK, "plain") for deal in range(ENGINE_DEALS)],
        ENGINE_DEALS,
        rounds=5,
    )
    assert rows[6] == (2, 104, 34, 85, 104)


@pytest.mark.benchmark(group="careful, one core")
def test_the_kernel_with_careful(benchmark):
    deals = np.arange(CAREFUL_KERNEL_DEALS, dtype=np.uint64)
    rows = measure(benchmark, lambda: play_chunk(deals, BOOK, "careful").rows, len(deals), rounds=5)
    assert (rows[:80, 0] < OUTCOMES.index("lost")).sum() == 74


@pytest.mark.benchmark(group="careful, one core")
def test_the_readable_engine_with_careful(benchmark):
    deals = range(CAREFUL_ENGINE_DEALS if benchmark.enabled else 2)

    def play():
        placed_by_sunset.cache_clear()
        return [row_of(deal, BOOK, "careful") for deal in deals]

    rows = measure(benchmark, play, len(deals), rounds=3)
    fast = play_chunk(np.array(deals, np.uint64), BOOK, "careful").rows
    assert rows == [tuple(row) for row in fast.tolist()]


@pytest.mark.benchmark(group="a whole study")
@pytest.mark.parametrize("workers", [1, 2])
def test_workers(benchmark, workers):
    deals = range(STUDY_DEALS if benchmark.enabled else 10_000)
    study = measure(
        benchmark, lambda: simulate(deals, workers=workers, progress=False), len(deals), rounds=5
    )
    assert len(study) == len(deals)


FIRST = """
import sys
from time import perf_counter, process_time
import sunviz
began = perf_counter(), process_time()
sunviz.simulate(range(10), player=sys.argv[1], progress=False)
print(perf_counter() - began[0], process_time() - began[1])
"""


@pytest.mark.benchmark(group="the very first study, compilation included, and the next one")
def test_the_first_call(benchmark, tmp_path):
    """Of each player, where nothing is compiled; a normal test run sees that of plain."""

    def call(player, folder):
        told = subprocess.run(
            [sys.executable, "-c", FIRST, player],
            env={**os.environ, "NUMBA_CACHE_DIR": str(folder)},
            capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip
        return dict(
            zip(("seconds", "seconds of a processor"), map(float, told.split()), strict=True)
        )

    def call_each():
        for player in FAST if benchmark.enabled else FAST[:1]:
            for which in ("first", "next"):
                for unit, spent in call(player, tmp_path / player).items():
                    benchmark.extra_info[f"{player}, {which}, {unit}"] = round(spent, 1)
            assert len(list((tmp_path / player).rglob("*.nbc"))) == 1  # kept, and taken up again

    benchmark.pedantic(call_each, rounds=1)
