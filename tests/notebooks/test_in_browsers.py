"""The chapters as readers open them: in JupyterLab, in Notebook 7 and in Voila."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from helpers.books import NOTEBOOKS, NUMBERS, book_of, words_only
from helpers.browser import notebook, open_in_notebook, open_notebook, run_all, turn_to, voila
from helpers.explorer_page import Stepper
from playwright.sync_api import Page

COMPLAINTS = """
() => jupyterapp.shell.currentWidget.content.widgets
    .flatMap((cell) => cell.model.type === 'code' ? cell.model.outputs.toJSON() : [])
    .filter((output) => output.output_type === 'error' || output.name === 'stderr')
"""

# what each cell shows, scrolled into view, without its code
WORDS = """
async () => {
    const book = jupyterapp.shell.currentWidget.content;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const said = [];
    for (const [at, cell] of book.widgets.entries()) {
        await book.scrollToItem(at, 'center');
        await frame(); await frame();
        const source = cell.model.sharedModel.getSource();
        const spoken = cell.model.type !== 'code' || /lang=|sunviz.exercise/.test(source);
        for (const shown of cell.node.querySelectorAll(
            '.jp-RenderedMarkdown, .jp-OutputArea-output')) {
            shown.querySelectorAll('details').forEach((answer) => { answer.open = true });
            shown.querySelectorAll('code').forEach((code) => { code.hidden = true });
            if (spoken) said.push(shown.innerText);
            shown.querySelectorAll('code').forEach((code) => { code.hidden = false });
        }
    }
    return said.join('\\n');
}
"""


def path_of(number: str, lang: str) -> str:
    return book_of(number, lang).relative_to(NOTEBOOKS).as_posix()


def step_once(page: Page, lang: str) -> None:
    """Click "forward" on the first stepper; a picture is there, and the click changes it."""
    stepper = Stepper(page, lang)
    before, (step, _) = stepper.pixels(), stepper.step()
    stepper.button("forward").click()
    stepper.wait_for_step(step + 1)
    page.wait_for_function(
        "([canvas, before]) => canvas.toDataURL() !== before",
        arg=[stepper.picture.element_handle(), before],
    )


@contextmanager
def alone(page: Page) -> Iterator[None]:
    """Keep the page from the network: it asks this machine only."""

    def away(url: str) -> bool:
        return not re.match(r"(http|ws)://127\.0\.0\.1[:/]|data:|blob:", url)

    page.route(away, lambda route: route.abort())
    yield
    page.unroute(away)


def test_the_first_chapter_in_jupyterlab(browser: Page, lab_address: str) -> None:
    open_notebook(browser, lab_address, path_of("01", "en"))
    run_all(browser)
    assert browser.evaluate(COMPLAINTS) == []
    step_once(browser, "en")


def test_the_first_chapter_in_notebook_7(browser: Page, notebooks: Path, tmp_path: Path) -> None:
    with notebook(notebooks, tmp_path) as address, alone(browser):
        open_in_notebook(browser, address, path_of("01", "ru"))
        run_all(browser)
        assert browser.evaluate(COMPLAINTS) == []
        step_once(browser, "ru")


def test_the_first_chapter_in_voila(browser: Page, notebooks: Path, tmp_path: Path) -> None:
    with voila(notebooks, tmp_path) as address, alone(browser):
        browser.goto(f"{address}/voila/render/{path_of('01', 'sv')}")
        step_once(browser, "sv")


@pytest.mark.parametrize("lang", ["ru", "sv"])
def test_a_reader_walks_through_all_chapters(browser: Page, lab_address: str, lang: str) -> None:
    foreign = {"ru": "[A-Za-z]{2,}", "sv": "[А-Яа-яЁё]+|\\b(?:the|and|of|is|card|ray|deal)\\b"}
    first, *later = NUMBERS
    open_notebook(browser, lab_address, path_of(first, lang))
    run_all(browser)
    step_once(browser, lang)
    for number in NUMBERS:
        if number in later:
            turn_to(browser, path_of(number, lang))
            run_all(browser)
        assert browser.evaluate(COMPLAINTS) == [], number
        words = words_only(browser.evaluate(WORDS))
        assert len(words) > 1000
        assert re.findall(foreign[lang], words) == [], number
