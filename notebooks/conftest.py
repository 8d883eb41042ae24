"""How the cells of the notebooks are tested: strictly, with warnings as errors."""

from __future__ import annotations

from collections.abc import Generator

import pytest

WARNINGS_ARE_ERRORS = "import warnings; warnings.simplefilter('error')"


def pytest_itemcollected(item: pytest.Item) -> None:
    """Compare also the words of pictures; the page code of a picture is not stored."""
    skipped = getattr(item.parent, "skip_compare", None)
    if skipped is not None:
        item.parent.skip_compare = (*(set(skipped) - {"metadata"}), "text/html")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    """Let a warning in a cell, or behind it, fail the cell: the first setup starts the kernel."""
    kernel = getattr(item.parent, "kernel", None)
    yield
    started = getattr(item.parent, "kernel", None)
    if started is not None and started is not kernel:
        asked = started.execute_cell_input(WARNINGS_ARE_ERRORS, allow_stdin=False)
        started.await_reply(asked)
        started.await_idle(asked, timeout=60)
