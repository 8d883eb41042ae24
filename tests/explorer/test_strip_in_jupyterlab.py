"""The strip under the slider, and a way to win, in a real JupyterLab."""

from __future__ import annotations

import pytest
from helpers.blunders import with_a_blunder
from helpers.browser import show_cells
from helpers.explorer_page import Stepper
from playwright.sync_api import Page, expect

from sunviz.story import say

CELL = "import sunviz\nsunviz.explore(sunviz.Game.from_record({record!r}), lang={lang!r})"
WORKED_OUT = 180_000  # ms: the kernel may have to compile first


@pytest.mark.parametrize("lang", ["en", "ru", "sv"])
def test_a_planted_blunder_is_marked_while_the_table_goes_on(
    browser: Page, lab_address: str, lang: str
) -> None:
    game, at = with_a_blunder(1961)
    show_cells(browser, lab_address, CELL.format(record=game.to_record(), lang=lang))
    stepper = Stepper(browser, lang)
    strip = stepper.whole.locator(".sunviz-strip")
    expect(strip).to_have_count(0)
    stepper.whole.get_by_label(say(lang, "ui-analysis")).check()
    expect(strip).to_have_attribute("aria-label", say(lang, "strip-name"))

    for step in range(1, 6):  # the table goes on while the strip is filled
        stepper.button("forward").click()
        stepper.wait_for_step(step)

    lost = say(lang, "strip-lost", before=at, at=at + 1)
    told = strip.locator(".sunviz-strip-told")
    expect(told).to_contain_text(lost, timeout=WORKED_OUT)
    expect(strip.locator(".sunviz-strip-mark")).to_be_visible()
    expect(strip.locator(".sunviz-strip-working")).to_be_empty(timeout=WORKED_OUT)
    expect(strip.locator(".sunviz-strip-now")).not_to_be_empty()
    points = strip.locator("polyline").get_attribute("points") or ""
    assert len(points.split()) == len(game) + 1

    box = strip.locator("svg").bounding_box()
    assert box is not None
    strip.locator("svg").click(position={"x": box["width"] * 60 / len(game), "y": 20})
    stepper.wait_for_step(60)
    strip.get_by_role("button").first.click()
    stepper.wait_for_step(at)
    strip.get_by_role("button").last.press("Enter")
    expect(told).to_have_text(say(lang, "strip-could"), timeout=WORKED_OUT)
    expect(strip.locator(".sunviz-strip-mark")).to_be_hidden()
    assert browser.evaluate("() => document.activeElement.className") == "sunviz-strip"
    expect(stepper.error).to_be_hidden()


def test_a_win_is_shown_from_the_middle_of_a_game(browser: Page, lab_address: str) -> None:
    show_cells(browser, lab_address, "import sunviz\nsunviz.explore(1961, at=40)")
    stepper = Stepper(browser, "en")
    stepper.button("win").click()
    notice = stepper.whole.locator(".sunviz-notice")
    expect(notice).to_contain_text(say("en", "win-shown", moves=99).split(":")[0], timeout=60_000)
    assert stepper.step()[0] == 40
    stepper.button("last").click()
    stepper.wait_for_step(stepper.step()[1])
    expect(stepper.sentence).to_contain_text("104")
