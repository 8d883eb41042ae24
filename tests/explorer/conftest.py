from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.browser import browser_page, lab
from playwright.sync_api import Page

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


@pytest.fixture(scope="session")
def lab_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("lab")
    for lang in ("en", "ru", "sv"):
        shutil.copytree(NOTEBOOKS / lang, folder / lang)
    with lab(folder, tmp_path_factory.mktemp("home")) as address:
        yield address


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with browser_page() as page:
        yield page
