"""The quiz in a real JupyterLab, in a real browser: by mouse, by keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from helpers.browser import show_cells
from playwright.sync_api import Locator, Page, expect

from sunviz.explorer import quiz
from sunviz.story import say
from sunviz.teaching.asked import Asked, Choosing, Marking

COUNT = 6


@pytest.fixture
def page(browser: Page) -> Iterator[Page]:
    usual = browser.viewport_size
    yield browser
    if usual:
        browser.set_viewport_size(usual)


def show(page: Page, address: str, source: str) -> Locator:
    """Run one cell, and return the quiz that it shows."""
    show_cells(page, address, "import sunviz", source)
    whole = page.locator(".sunviz-quiz").first
    expect(whole.locator("canvas.sunviz-picture")).to_have_attribute("data-frame", "1")
    return whole


def cells(page: Page) -> int:
    return int(page.evaluate("() => jupyterapp.shell.currentWidget.content.widgets.length"))


def expect_question(whole: Locator, question: Asked, number: int, lang: str) -> None:
    expect(whole.locator(".sunviz-asked-text")).to_have_text(question.prompt(lang))
    expect(whole).to_contain_text(say(lang, "quiz-progress", number=number + 1, count=COUNT))


def place(whole: Locator, name: object) -> Locator:
    return whole.locator(f'.sunviz-place[data-place="{name}"]')


def expect_right(whole: Locator) -> None:
    expect(whole.locator(".sunviz-feedback")).to_have_attribute("data-verdict", "right")


@pytest.mark.parametrize(("lang", "width"), [("ru", 1280), ("sv", 700)])
def test_a_whole_quiz_by_mouse(page: Page, lab_address: str, lang: str, width: int) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.set_viewport_size({"width": width, "height": 1100})
    whole = show(page, lab_address, f'sunviz.quiz(lang="{lang}", seed=3, count=6)')
    main = whole.locator(".sunviz-main")
    for number, question in enumerate(quiz(seed=3, count=COUNT).questions):
        expect_question(whole, question, number, lang)
        if isinstance(question, Marking):
            for spot in question.right:
                place(whole, spot).click()
                expect(place(whole, spot)).to_have_attribute("aria-pressed", "true")
            main.click()
        else:
            assert isinstance(question, Choosing)
            wrong = (question.right + 1) % len(question.choices(lang))
            whole.locator(".sunviz-choice").nth(wrong).click()
            expect(whole.locator(".sunviz-feedback")).to_have_attribute("data-verdict", "wrong")
            whole.locator(".sunviz-choice").nth(question.right).click()
        expect_right(whole)
        main.click()
    marks = sum(isinstance(one, Marking) for one in quiz(seed=3, count=COUNT).questions)
    end = say(lang, "quiz-end", right=marks, count=COUNT)
    expect(whole.locator(".sunviz-asked-text")).to_have_text(end)
    expect(main).to_have_text(say(lang, "ui-quiz-again"))
    assert faults == []


def test_a_whole_quiz_by_keyboard(page: Page, lab_address: str) -> None:
    whole = show(page, lab_address, 'sunviz.quiz(lang="en", seed=3, count=6)')
    before, keys = cells(page), page.keyboard
    whole.locator("canvas.sunviz-picture").focus()
    for number, question in enumerate(quiz(seed=3, count=COUNT).questions):
        expect_question(whole, question, number, "en")
        if isinstance(question, Marking):
            if number:
                keys.press("Tab")  # from the question to the picture
            for spot in question.right:
                walk_to(page, place(whole, spot))
                keys.press("Enter")
                expect(place(whole, spot)).to_have_attribute("aria-pressed", "true")
            tab_to(page, whole.locator(".sunviz-main"))
        else:
            assert isinstance(question, Choosing)
            tab_to(page, whole.locator(".sunviz-choice").nth(question.right))
        for key in "dd":
            keys.press(key)  # the notebook's own keys stay quiet
        keys.press("Enter")
        expect_right(whole)
        tab_to(page, whole.locator(".sunviz-main"))
        keys.press("Enter")
        if number < COUNT - 1:
            expect(whole.locator(".sunviz-asked-text")).to_be_focused()
    end = say("en", "quiz-end", right=COUNT, count=COUNT)
    expect(whole.locator(".sunviz-asked-text")).to_have_text(end)
    assert cells(page) == before


def walk_to(page: Page, wanted: Locator) -> None:
    """Go from card to card with the arrow until the wanted one has the focus."""
    for _ in range(104):
        page.keyboard.press("ArrowDown")
        if wanted.evaluate("each => each === document.activeElement"):
            return
    raise AssertionError("the arrow keys do not lead there")


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until something has the focus; at most once round the widget."""
    expect(wanted).to_be_visible()
    for _ in range(12):
        if wanted.evaluate("each => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def test_the_answer_shown_and_two_quizzes_in_one_notebook(page: Page, lab_address: str) -> None:
    source = 'display(sunviz.quiz(seed=3), sunviz.quiz(seed=3, lang="ru"))'
    first = show(page, lab_address, source)
    second = page.locator(".sunviz-quiz").nth(1)
    expect(second.locator("canvas.sunviz-picture")).to_have_attribute("data-frame", "1")
    second.locator(".sunviz-show").focus()
    page.keyboard.press("Enter")
    expect(second.locator(".sunviz-feedback")).to_have_attribute("data-verdict", "shown")
    expect(second.locator(".sunviz-main")).to_be_focused()  # not lost with the button
    page.keyboard.press("Enter")
    progress = say("ru", "quiz-progress", number=2, count=10)
    expect(second).to_contain_text(progress)
    expect(first).to_contain_text(say("en", "quiz-progress", number=1, count=10))
    select = second.locator(".widget-dropdown select").last
    select.select_option(label="Svenska")
    expect(second).to_contain_text(say("sv", "quiz-progress", number=2, count=10))
    expect(first).to_contain_text(say("en", "quiz-progress", number=1, count=10))
    unnamed = second.evaluate(
        """whole => [...whole.querySelectorAll('button, select, input')]
            .filter(e => e.offsetParent !== null)
            .filter(e => !(e.textContent.trim() || e.getAttribute('aria-label')
                || (e.labels && e.labels.length)))
            .map(e => e.outerHTML.slice(0, 120))"""
    )
    assert unnamed == []
