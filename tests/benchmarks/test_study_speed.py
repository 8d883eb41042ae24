"""How many deals a second: the kernel beside the readable engine, one core and two, in one run.

    python -m pytest --benchmark-enable -n 0 tests/benchmarks/test_study_speed.py

`extra_info` holds the deals a second, from the fastest round: other work on the
machine only ever makes a round slower. A normal test run plays each once and
checks the rows.
"""

import numpy as np
import pytest

from sunviz.engine import RULE_BOOKS
from sunviz.study import simulate
from sunviz.study.chunks import play_chunk
from sunviz.study.readable import row_of

BOOK = RULE_BOOKS["ru-book"]
KERNEL_DEALS, ENGINE_DEALS, STUDY_DEALS = 20_000, 30, 200_000


def tell(benchmark, deals):
    if benchmark.stats:
        benchmark.extra_info["deals per second"] = round(deals / benchmark.stats.stats.min)


@pytest.mark.benchmark(group="plain under each rule book, one core")
@pytest.mark.parametrize("book", RULE_BOOKS)
def test_the_kernel(benchmark, book):
    deals = np.arange(KERNEL_DEALS, dtype=np.uint64)
    play_chunk(deals[:1], RULE_BOOKS[book], "plain")  # compiled before it is measured
    rows = benchmark.pedantic(play_chunk, (deals, RULE_BOOKS[book], "plain"), rounds=7).rows
    assert rows[6].tolist() == list(row_of(6, RULE_BOOKS[book], "plain"))
    tell(benchmark, KERNEL_DEALS)


@pytest.mark.benchmark(group="plain under each rule book, one core")
def test_the_readable_engine(benchmark):
    rows = benchmark.pedantic(
        lambda: [row_of(deal, BOOK, "plain") for deal in range(ENGINE_DEALS)], rounds=5
    )
    assert rows[6] == (2, 104, 34, 85, 104)
    tell(benchmark, ENGINE_DEALS)


@pytest.mark.benchmark(group="a whole study")
@pytest.mark.parametrize("workers", [1, 2])
def test_workers(benchmark, workers):
    deals = range(STUDY_DEALS if benchmark.enabled else 10_000)
    study = benchmark.pedantic(
        lambda: simulate(deals, workers=workers, progress=False), rounds=5, warmup_rounds=1
    )
    assert len(study) == len(deals)
    tell(benchmark, len(deals))
