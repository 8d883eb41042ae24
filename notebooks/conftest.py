"""How the cells of the notebooks are tested: strictly, with warnings as errors."""

from __future__ import annotations

import os
from collections.abc import Generator
from unittest import mock

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    """Compare also the words of pictures; the page code of a picture is not stored."""
    skipped = getattr(item.parent, "skip_compare", None)
    if skipped is not None:
        item.parent.skip_compare = (*(set(skipped) - {"metadata"}), "text/html")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None]:
    """Let a warning in a cell, or behind it, fail the cell: the kernel starts in here."""
    with mock.patch.dict(os.environ, PYTHONWARNINGS="error"):
        return (yield)
