"""Makes `tests/helpers` importable from every room, and what the browser tests share."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"


@pytest.fixture(scope="session")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all notebooks, for the browser tests to open."""
    return Path(shutil.copytree(NOTEBOOKS, tmp_path_factory.mktemp("lab") / "notebooks"))


@pytest.fixture(scope="session")
def lab_address(notebooks: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    from helpers.browser import lab

    with lab(notebooks, tmp_path_factory.mktemp("home")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    from helpers.browser import browser_page

    with browser_page() as page:
        yield page
