"""Makes `tests/helpers` importable from every room, orders the tests, opens browsers for them."""

import asyncio
import shutil
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"

#: what takes long goes first, so that no process is left alone with it at the end
LONGEST = ("tests/binder/*", "*_in_browsers.py*", "*_in_jupyterlab.py*", "notebooks/*.ipynb*")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        found = (at for at, names in enumerate(LONGEST) if fnmatch(item.nodeid, names))
        return next(found, len(LONGEST))

    items.sort(key=place)


@pytest.fixture(scope="session")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all notebooks, and a blank one, for the browser tests to open."""
    from helpers.browser import BLANK
    from helpers.play_page import write_notebook

    folder = Path(shutil.copytree(NOTEBOOKS, tmp_path_factory.mktemp("lab") / "notebooks"))
    write_notebook(folder, BLANK, "")
    return folder


@pytest.fixture(scope="session")
def lab_address(notebooks: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    from helpers.browser import lab

    with lab(notebooks, tmp_path_factory.mktemp("home")) as address:
        yield address


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hide the event loop that a browser keeps running from tests that have none.

    To playwright's blocking calls belongs a loop that counts as running, in
    this thread, as long as the browser is there.
    """
    if "browser" in request.fixturenames:
        yield
        return
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    from helpers.browser import browser_page

    with browser_page() as page:
        yield page
