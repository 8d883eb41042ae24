"""The step-through in a real JupyterLab, in a real browser."""

from __future__ import annotations

import re

import pytest
from helpers.browser import show_cells
from helpers.explorer_page import Stepper
from playwright.sync_api import Locator, Page, expect

from sunviz.engine import RULE_BOOKS
from sunviz.explorer.run import Run
from sunviz.story import (
    LANGUAGE_NAMES,
    LANGUAGES,
    clauses,
    clauses_in_force,
    describing,
    narrate,
    say,
)


@pytest.fixture
def page(browser: Page) -> Page:
    browser.faults = []  # type: ignore[attr-defined]
    browser.on("pageerror", lambda error: browser.faults.append(str(error)))  # type: ignore[attr-defined]
    return browser


@pytest.fixture
def stepper(page: Page, lab_address: str, request: pytest.FixtureRequest) -> Stepper:
    lang = getattr(request, "param", "en")
    show_cells(page, lab_address, "import sunviz", f"sunviz.explore(1961, lang={lang!r})")
    return Stepper(page, lang)


every_language = pytest.mark.parametrize("stepper", LANGUAGES, indirect=True)


@every_language
def test_every_rule_book_is_stepped_to_its_end_by_mouse(stepper: Stepper) -> None:
    for book in RULE_BOOKS:
        run = Run.played(1961, book, "plain")
        if book != "ru-book":
            stepper.select("rules").select_option(label=say(stepper.lang, f"ui-book-{book}"))
        stepper.wait_for_step(0)
        for at in range(1, 6):
            stepper.button("forward").click()
            stepper.wait_for_step(at)
            told = narrate(*run.step(at), run.positions[at], stepper.lang)
            expect(stepper.sentence).to_have_text(told.text)
        stepper.button("last").click()
        stepper.wait_for_step(run.last)
        told = narrate(*run.step(run.last), run.positions[-1], stepper.lang)
        expect(stepper.sentence).to_have_text(told.text)
    assert stepper.page.faults == []  # type: ignore[attr-defined]


@every_language
def test_a_deal_is_stepped_to_its_end_by_keyboard(stepper: Stepper) -> None:
    run = Run.played(1961, "ru-book", "plain")
    stepper.picture.focus()
    for _ in range(run.last):
        stepper.page.keyboard.press("ArrowRight")
    stepper.wait_for_step(run.last)
    stepper.page.keyboard.press("ArrowLeft")
    stepper.wait_for_step(run.last - 1)
    stepper.page.keyboard.press("Home")
    stepper.wait_for_step(0)
    stepper.page.keyboard.press("End")
    stepper.wait_for_step(run.last)


def test_the_language_switch_changes_every_word_at_once(stepper: Stepper) -> None:
    stepper.button("forward").click()
    stepper.wait_for_step(1)
    before = stepper.pixels()
    stepper.select("language").select_option(label=LANGUAGE_NAMES["ru"])
    stepper.lang = "ru"
    run = Run.played(1961, "ru-book", "plain")
    told = narrate(*run.step(1), run.positions[1], "ru")
    expect(stepper.sentence).to_have_text(told.text)
    expect(stepper.button("forward")).to_be_visible()
    stepper.page.wait_for_timeout(300)
    assert stepper.pixels() != before  # the letters on the cards too
    words = stepper.whole.inner_text().replace(LANGUAGE_NAMES["en"], "")
    words = words.replace(LANGUAGE_NAMES["sv"], "")
    notations = re.sub(r"\b(Home|End)\b", "", words)
    assert re.findall(r"[A-Za-z]{2,}", notations) == []


def test_shortcuts_of_the_notebook_never_fire_from_the_widget(stepper: Stepper) -> None:
    cells = stepper.cells()
    stepper.picture.click()
    for key in "ddxxabmy":
        stepper.page.keyboard.press(key)
    stepper.button("forward").click()
    for key in "ddxxabmy":
        stepper.page.keyboard.press(key)
    stepper.button("last").click()
    for key in "ddxx":
        stepper.page.keyboard.press(key)
    stepper.page.wait_for_timeout(500)
    assert stepper.cells() == cells


def test_a_button_at_the_end_of_the_game_keeps_the_focus(stepper: Stepper) -> None:
    last = stepper.step()[1]
    stepper.button("last").click()
    stepper.wait_for_step(last)
    stepper.button("forward").focus()
    for _ in range(3):
        stepper.page.keyboard.press("Enter")
    stepper.page.wait_for_timeout(300)
    expect(stepper.button("forward")).to_be_focused()
    assert stepper.step() == (last, last)
    stepper.page.keyboard.press("ArrowLeft")
    stepper.wait_for_step(last - 1)


def test_play_pauses_at_once_and_frames_never_go_back(stepper: Stepper) -> None:
    stepper.select("speed").select_option("4 ×")
    stepper.picture.focus()
    stepper.page.keyboard.press("Space")
    seen = []
    for _ in range(40):
        seen.append(stepper.frame())
        stepper.page.wait_for_timeout(50)
    stepper.page.keyboard.press("Space")
    stepper.page.wait_for_timeout(150)
    stopped = stepper.step()[0]
    stepper.page.wait_for_timeout(1200)
    assert stepper.step()[0] == stopped >= 3
    assert seen == sorted(seen)


def test_nonsense_is_told_in_the_widget_and_leaves_it_usable(stepper: Stepper) -> None:
    box = stepper.deal_box()
    for nonsense in ("abc", "-1", "1.5", str(2**64)):
        box.fill(nonsense)
        box.press("Enter")
        expect(stepper.error).to_be_visible()
        expect(stepper.error).to_contain_text(nonsense)
        expect(box).to_have_value("1961")
    box.fill("7")
    box.press("Enter")
    expect(stepper.error).to_be_hidden()
    run = Run.played(7, "ru-book", "plain")
    stepper.page.wait_for_function(
        "([heading, last]) => heading.textContent.includes(last)",
        arg=[stepper.heading.element_handle(), str(run.last)],
    )
    stepper.button("forward").click()
    stepper.wait_for_step(1)


def test_every_control_is_named_and_the_picture_has_its_words(stepper: Stepper) -> None:
    stepper.button("forward").click()
    stepper.wait_for_step(1)
    expect(stepper.picture).to_have_attribute("role", "img")
    run = Run.played(1961, "ru-book", "plain")
    stage, *places = describing.sentences(run.positions[1], "en")
    expect(stepper.picture).to_have_attribute("aria-label", stage)
    expect(stepper.whole.locator(".sunviz-told li")).to_have_text(places)
    expect(stepper.whole.locator(".sunviz-sentence[aria-live=polite]")).to_contain_text(
        stepper.sentence.inner_text()
    )
    unnamed = stepper.whole.evaluate(
        """whole => [...whole.querySelectorAll('button, select, input, [role=slider]')]
            .filter(e => e.offsetParent !== null)
            .filter(e => !(e.textContent.trim() || e.getAttribute('aria-label') || e.title
                || (e.labels && e.labels.length) || e.getAttribute('aria-labelledby')
                || e.closest('label')))
            .map(e => e.outerHTML.slice(0, 120))"""
    )
    assert unnamed == []


@every_language
def test_no_choice_of_a_dropdown_is_cut_off(stepper: Stepper) -> None:
    cut = stepper.whole.evaluate(
        """whole => {
            const pen = document.createElement('canvas').getContext('2d');
            return [...whole.querySelectorAll('select')].flatMap((select) => {
                const style = getComputedStyle(select);
                pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
                const room = select.clientWidth - parseFloat(style.paddingLeft) - 16;
                return [...select.options].map((option) => option.text)
                    .filter((text) => pen.measureText(text).width > room);
            });
        }"""
    )
    assert cut == []


def test_two_widgets_and_a_cell_run_again_do_not_disturb_each_other(
    page: Page, lab_address: str
) -> None:
    cells = ("import sunviz", "sunviz.explore(1961)", 'sunviz.explore(7, lang="sv")')
    show_cells(page, lab_address, *cells)
    stepper = Stepper(page, "en")
    second = Stepper(page, "sv", number=1)
    second.button("forward").click()
    second.wait_for_step(1)
    assert stepper.step()[0] == 0
    stepper.button("forward").click()
    stepper.wait_for_step(1)
    stepper.button("forward").click()
    stepper.wait_for_step(2)
    assert second.step()[0] == 1
    page.evaluate(
        """async () => {
            jupyterapp.shell.currentWidget.content.activeCellIndex = 1;
            await jupyterapp.commands.execute('notebook:run-cell');
        }"""
    )
    again = Stepper(page, "en")
    again.button("forward").click()
    again.wait_for_step(1)
    assert second.step()[0] == 1


@every_language
def test_the_rule_now_follows_the_steps_beside_a_picture_that_stays(stepper: Stepper) -> None:
    run, lang, page = Run.played(1961, "ru-book", "plain"), stepper.lang, stepper.page
    panel = stepper.whole.get_by_role("region", name=say(lang, "rule-title", text="B"))
    expect(panel).to_have_count(0)
    stepper.select("text").select_option(label=say(lang, "ui-text-rules"))
    expect(panel).to_be_visible()
    stepper.picture.focus()
    place = stepper.picture.bounding_box()
    for at in range(1, 5):
        page.keyboard.press("ArrowRight")
        expect_the_rule(stepper, panel, run, at)
    page.keyboard.press("End")
    expect_the_rule(stepper, panel, run, run.last)
    page.keyboard.press("Home")
    expect_the_rule(stepper, panel, run, 0)
    assert stepper.picture.bounding_box() == place  # neither panel nor page moved it
    stepper.whole.get_by_label(say(lang, "ui-side-by-side")).check()
    for each in ("ru", "sv"):
        texts = panel.locator(f".sunviz-clause-cell[lang={each}] .sunviz-clause-text")
        expect(texts).to_have_text([one.text for one in clauses("B", each)])
    tops = panel.locator(".sunviz-clause-cell").evaluate_all(
        "cells => cells.map(cell => cell.getBoundingClientRect().top)"
    )
    assert tops[0::2] == tops[1::2]  # clause by clause, abreast
    clauses_list, cells = panel.get_by_role("list"), stepper.cells()
    clauses_list.focus()
    for key in ("PageDown", "d", "d"):
        page.keyboard.press(key)
    page.wait_for_function("list => list.scrollTop > 50", arg=clauses_list.element_handle())
    assert stepper.cells() == cells
    assert page.faults == []  # type: ignore[attr-defined]


def expect_the_rule(stepper: Stepper, panel: Locator, run: Run, at: int) -> None:
    """Expect the clauses of a step to be marked, and the first one followed to be in view."""
    stepper.wait_for_step(at)
    told = narrate(*run.step(at), run.positions[at], stepper.lang)
    retold = {one.clause: one.text for one in clauses("B", stepper.lang)}
    for marks, found in (
        ("[aria-current=true]", clauses_in_force(run.positions[at])),
        (".sunviz-clause-step", clauses_in_force(told)),
    ):
        expect(panel.locator(f"{marks} .sunviz-clause-text")).to_have_text(
            [retold[one] for one in found]
        )
    seen, frame = (
        box.bounding_box() for box in (panel.locator(".sunviz-clause-step").first, panel)
    )
    assert seen is not None
    assert frame is not None
    assert frame["y"] < seen["y"] < frame["y"] + frame["height"] - 40
