"""The start notebooks in a real JupyterLab in a real browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from sunviz.engine import RULE_BOOKS
from sunviz.explorer.run import Run
from sunviz.story import narrate, say
from helpers.browser import open_notebook, run_all

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
START = {"en": "en/01-start.ipynb", "ru": "ru/01-начало.ipynb", "sv": "sv/01-början.ipynb"}
LETTERS = {"ru": "abcdefghijklmnopqrstuvwxyz", "sv": ""}


@pytest.fixture
def errors(browser: Page) -> list[str]:
    seen: list[str] = []
    browser.on("pageerror", lambda error: seen.append(str(error)))
    return seen


@pytest.fixture
def start(browser: Page, lab_address: str, request: pytest.FixtureRequest) -> Table:
    lang = getattr(request, "param", "en")
    open_notebook(browser, lab_address, START[lang])
    run_all(browser)
    return Table(browser, lang)


class Table:
    """The step-through on the page, as a user sees it."""

    def __init__(self, page: Page, lang: str, number: int = 0) -> None:
        self.page, self.lang = page, lang
        self.whole = page.locator(".sunviz-explorer").nth(number)
        self.picture = self.whole.locator("canvas.sunviz-picture")
        self.sentence = self.whole.locator(".sunviz-said")
        self.heading = self.whole.locator(".sunviz-heading")
        self.error = self.whole.locator(".sunviz-error")
        self.picture.wait_for()
        expect(self.picture).to_have_attribute("data-frame", "1")

    def button(self, name: str) -> Locator:
        return self.whole.get_by_role("button", name=say(self.lang, f"ui-{name}"), exact=False)

    def choose(self, name: str, option: str) -> None:
        select = self.whole.get_by_label(say(self.lang, f"ui-{name}"), exact=False)
        select.select_option(label=say(self.lang, option))

    @property
    def frame(self) -> int:
        return int(self.picture.get_attribute("data-frame") or 0)

    def wait_for_step(self, step: int, last: int) -> None:
        words = say(self.lang, "ui-step", step=step, last=last)
        expect(self.heading).to_contain_text(words)
