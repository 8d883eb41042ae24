"""Lessons in a real JupyterLab, in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from helpers.browser import show_cells
from playwright.sync_api import Locator, Page, expect

from sunviz.engine import Game
from sunviz.story import LANGUAGE_NAMES, LANGUAGES, explain, say
from sunviz.teaching.lessons import Lesson, ready_lesson


def show(page: Page, address: str, source: str) -> Locator:
    """Run one cell, and return the lesson that it shows."""
    show_cells(page, address, "import sunviz", source)
    whole = page.locator(".sunviz-lesson").first
    expect(picture_of(whole)).to_have_attribute("data-frame", "1", timeout=60_000)
    return whole


def picture_of(whole: Locator) -> Locator:
    return whole.locator("canvas.sunviz-picture").first


def words_of(whole: Locator) -> Locator:
    return whole.locator(".sunviz-board-words p").last


def action(whole: Locator, lang: str, name: str) -> Locator:
    return whole.locator(".sunviz-board-actions").get_by_role(
        "button", name=say(lang, f"ui-lesson-{name}"), exact=True
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_played_by_mouse_keyboard_and_list(
    browser: Page, lab_address: str, lang: str
) -> None:
    faults: list[str] = []
    browser.on("pageerror", lambda error: faults.append(str(error)))
    whole = show(browser, lab_address, f'sunviz.lesson("open-ray", lang="{lang}")')
    found = ready_lesson("open-ray", lang)
    expect(words_of(whole)).to_have_text(found.note(42).text)
    ask = whole.locator(".sunviz-board-ask")
    verdict = whole.locator(".sunviz-board-verdict")
    expect(ask).to_be_hidden()
    picture_of(whole).focus()
    browser.keyboard.press("End")
    expect(words_of(whole)).to_have_text(found.note(43).text)
    expect(ask).to_have_text(say(lang, "lesson-ask"))

    whole.locator("button[data-place=r5]").click()  # a card that fits nowhere
    expect(verdict).to_contain_text(say(lang, "lesson-wrong"))
    browser.keyboard.press("n")  # going on is legal too
    expect(verdict).to_have_text(say(lang, "lesson-other"))
    browser.keyboard.press("ArrowRight")  # and no way leads past
    expect(whole.locator(".sunviz-notice")).to_have_text(say(lang, "lesson-first"))
    place = whole.locator("button[data-place='r2.3']")
    place.focus()
    browser.keyboard.press("Enter")
    told = explain(found.game.positions[43], "r2.3>K", lang=lang)
    expect(verdict).to_have_text(f"{say(lang, 'lesson-right')} {told.line}")
    expect(verdict).to_have_attribute("data-kind", "right")

    browser.keyboard.press("End")
    expect(words_of(whole)).to_have_text(found.note(45).text)
    action(whole, lang, "list").click()
    listed = whole.locator(".sunviz-board-choices button")
    expect(listed).to_have_count(len(found.game.positions[45].legal_moves))
    listed.first.click()
    expect(verdict).to_have_attribute("data-kind", "right")
    expect(words_of(whole)).to_have_text(found.note(46).text)
    action(whole, lang, "show").click()
    expect(verdict).to_have_attribute("data-kind", "shown")
    expect(whole.locator(".sunviz-board-score")).to_have_text(
        say(lang, "lesson-score", once=1, answered=3, stops=6)
    )
    assert faults == []


def test_the_board_stands_beside_the_picture_and_below_it_where_it_is_narrow(
    browser: Page, lab_address: str
) -> None:
    usual = browser.viewport_size
    whole = show(browser, lab_address, "sunviz.lesson()")
    board = whole.locator(".sunviz-board")
    one, other = picture_of(whole).bounding_box(), board.bounding_box()
    assert one is not None
    assert other is not None
    assert other["x"] >= one["x"] + one["width"]
    assert abs(other["y"] - one["y"]) < 4
    browser.set_viewport_size({"width": 760, "height": 1100})
    browser.wait_for_function(
        """whole => {
            const box = (name) => whole.querySelector(name).getBoundingClientRect();
            return box('.sunviz-board').top >= box('canvas').bottom;
        }""",
        arg=whole.element_handle(),
    )
    if usual:
        browser.set_viewport_size(usual)


def test_a_slider_dragged_past_a_question_comes_back(browser: Page, lab_address: str) -> None:
    whole = show(browser, lab_address, 'sunviz.lesson("open-ray", lang="en")')
    handle = whole.get_by_role("slider")
    for _ in range(2):
        handle.focus()
        browser.keyboard.press("End")
        expect(handle).to_have_attribute("aria-valuenow", "43.0")
        expect(words_of(whole)).to_have_text(ready_lesson("open-ray", "en").note(43).text)
    expect(whole.locator(".sunviz-notice")).to_have_text(say("en", "lesson-first"))


def test_at_the_wall_the_board_stands_beside_the_picture_too(
    browser: Page, lab_address: str
) -> None:
    whole = show(browser, lab_address, 'sunviz.lesson("open-ray", lang="ru")')
    whole.locator(".sunviz-present").click()
    browser.wait_for_function(
        """whole => {
            const box = (name) => whole.querySelector(name).getBoundingClientRect();
            return whole.matches('.sunviz-presenting')
                && box('.sunviz-board').left >= box('canvas').right
                && box('.sunviz-board').right <= window.innerWidth;
        }""",
        arg=whole.element_handle(),
    )
    whole.locator(".sunviz-present").click()
    expect(whole.locator("select").first).to_be_visible()


def test_the_language_switch_takes_the_ready_lesson_along(browser: Page, lab_address: str) -> None:
    whole = show(browser, lab_address, 'sunviz.lesson("first-steps", lang="en")')
    chosen = whole.locator("select").nth(1)
    chosen.select_option(label=LANGUAGE_NAMES["ru"])
    russian = ready_lesson("first-steps", "ru")
    expect(words_of(whole)).to_have_text(russian.note(0).text)
    expect(whole.locator(".sunviz-board-title")).to_have_text(russian.title)
    unnamed = whole.evaluate(
        """whole => [...whole.querySelectorAll('button, select, input, [role=slider]')]
            .filter(e => e.offsetParent !== null)
            .filter(e => !(e.textContent.trim() || e.getAttribute('aria-label') || e.title
                || (e.labels && e.labels.length) || e.getAttribute('aria-labelledby')))
            .map(e => e.outerHTML.slice(0, 120))"""
    )
    assert unnamed == []


def test_a_lesson_is_written_tried_and_downloaded(
    browser: Page, lab_address: str, tmp_path: Path
) -> None:
    whole = show(browser, lab_address, 'sunviz.write_lesson(219, lang="sv")')
    cells = browser.evaluate("() => jupyterapp.shell.currentWidget.content.widgets.length")
    note = whole.locator(".sunviz-desk textarea").first
    record = whole.locator(".sunviz-desk-record")
    note.fill("Vi börjar.")
    note.press_sequentially(" dd")  # the notebook's own shortcuts keep still
    whole.locator("button[data-place=stock]").click()
    expect(whole.locator(".sunviz-desk")).to_contain_text(say("sv", "write-note", step=1))
    note.fill("Vilken {kung?")
    fault = whole.locator(".sunviz-desk-fault")
    expect(fault).to_be_visible()
    note.fill("Vilken kung?")
    expect(fault).to_be_hidden()
    whole.locator(".sunviz-desk-stop input").check()
    whole.locator("button[data-place=r1]").click()
    expect(record).to_have_value("".join((
        '[Game "Sun"]\n[Scheme "1"]\n[Rules "ru-book"]\n[Deal "219"]\n[Result "*"]\n[Lang "sv"]\n',
        "\n{Vi börjar. dd}\nnext\n{Vilken kung? [?]}\nr1>K\n",
    )))  # fmt: skip
    whole.locator(".sunviz-desk-try").click()
    trial = whole.locator(".sunviz-lesson")
    expect(picture_of(trial)).to_have_attribute("data-frame", "1")
    picture_of(trial).focus()
    browser.keyboard.press("ArrowRight")
    expect(words_of(trial)).to_have_text("Vilken kung?")
    expect(whole.locator(".sunviz-heading").first).to_contain_text("2")  # the desk stays
    with browser.expect_download() as downloaded:
        whole.get_by_role("button", name=say("sv", "keep-download")).first.click()
    path = tmp_path / "lesson.sun"
    downloaded.value.save_as(path)
    assert downloaded.value.suggested_filename.endswith(".sun")
    assert Lesson(Game.load(path)).stops == (1,)
    assert cells == browser.evaluate("() => jupyterapp.shell.currentWidget.content.widgets.length")
