"""The lesson page in a browser without a network: stepped, asked, answered, read, printed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.browser import page_of_its_own
from playwright.sync_api import Page, expect

from sunviz.engine import Game
from sunviz.export.lesson_page import export_lesson
from sunviz.story import describe, describing, explain, narrate_game, say
from sunviz.teaching.lessons import Lesson

HEAD = '[Game "Sun"]\n[Scheme "1"]\n[Rules "ru-book"]\n[Deal "219"]\n[Result "*"]\n[Lang "sv"]\n'
EVIL = "</script><script>document.title = 'taken'</script>"
RECORD = HEAD + f"\n{{{EVIL}}} next {{Kung? [?]}} r1>K {{Ess? [?]}} r2>A r3>A next {{Slut.}}\n"
LESSON = Lesson(Game.from_record(RECORD))
GAME = LESSON.game


@pytest.fixture(scope="module")
def opened(
    browser: Page, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Page, list[str]]]:
    """The page, opened from a file with the network off, and whatever it should not do."""
    target = export_lesson(GAME, tmp_path_factory.mktemp("page") / "x.html", lang=("ru", "sv"))
    wrong: list[str] = []
    with page_of_its_own(browser, viewport={"width": 1280, "height": 720}) as page:
        page.context.set_offline(True)
        page.on("console", lambda message: wrong.append(message.text))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda request: wrong.append(request.url))
        page.goto(target.as_uri())
        assert wrong == [target.as_uri()]
        wrong.clear()
        yield page, wrong


def shown(page: Page, at: int, lang: str) -> None:
    """Expect that the page shows a step in a language, in words and to a screen reader."""
    told = narrate_game(GAME, lang)[at]
    expect(page.locator("#story")).to_have_text(told.text)
    expect(page.locator("#cite")).to_have_text(told.cite)
    expect(page.locator("#drawing")).to_have_attribute(
        "aria-label", describe(GAME.positions[at], lang)
    )
    expect(page.locator("#slider")).to_have_value(str(at))
    expect(page.locator("html")).to_have_attribute("lang", lang)


def asked(page: Page, at: int, lang: str) -> None:
    """Expect that the page waits at a stop and tells nothing."""
    expect(page.locator("#said .ask")).to_have_text(say(lang, "lesson-ask"))
    expect(page.locator("#drawing")).to_have_attribute(
        "aria-label", " ".join(describing.lying(GAME.positions[at], lang))
    )
    expect(page.locator("#story")).to_have_text(LESSON.told_so_far(at, lang))
    expect(page.locator("#drawing .front path")).to_have_count(0)


def verdict(page: Page, text: str) -> None:
    expect(page.locator("#said .verdict")).to_have_text(text)


def test_a_lesson_is_clicked_through(opened: tuple[Page, list[str]]) -> None:
    page, wrong = opened
    shown(page, 0, "ru")
    expect(page.locator("#said .words")).to_have_text(EVIL)
    assert page.title() != "taken"
    assert page.locator("#drawing .cards > g").count() == 1  # the stock

    # to the first stop, and not farther, whatever is tried
    page.keyboard.press("End")
    asked(page, 1, "ru")
    page.locator("#slider").evaluate(
        "it => { it.value = 4; it.dispatchEvent(new Event('input')); }"
    )
    expect(page.locator("#notice")).to_have_text(say("ru", "lesson-first"))
    expect(page.locator("#slider")).to_have_value("1")

    # a card that does not fit, by a touch; then the right one, by the keyboard
    page.locator("#places button").nth(3).click()
    expect(page.locator("#said .verdict")).to_have_attribute("data-kind", "wrong")
    expect(page.locator("#places button").nth(3)).to_be_focused()  # it was not lost
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    expect(page.locator("#places button").first).to_be_focused()
    page.keyboard.press("Enter")
    right = explain(GAME.positions[1], GAME.moves[1], lang="ru").line
    verdict(page, f"{say('ru', 'lesson-right')} {right}")

    # the second stop: another language keeps the place; a hint; the other ace; the move is shown
    page.get_by_role("button", name="Svenska").click()
    asked(page, 2, "sv")
    page.keyboard.press("h")
    expect(page.locator("#notice")).to_have_text(say("sv", "lesson-hint", kind="play"))
    page.get_by_role("button", name=say("sv", "ui-lesson-list")).click()
    page.locator("#choices button").filter(has_text="5").first.click()
    verdict(page, say("sv", "lesson-other"))
    page.get_by_role("button", name=say("sv", "ui-lesson-show")).click()
    shown(page, 3, "sv")
    expect(page.locator("#score")).to_have_text(
        say("sv", "lesson-score", once=0, answered=2, stops=2)
    )

    # to the end, which is no end of the game; back; the slider; the end of a stage
    page.keyboard.press("End")
    shown(page, 5, "sv")
    expect(page.locator("#said .end")).to_have_text(say("sv", "lesson-page-unfinished"))
    page.keyboard.press("ArrowLeft")
    shown(page, 4, "sv")
    page.locator("#slider").fill("2")
    shown(page, 2, "sv")
    page.get_by_role("button", name="Русский").click()
    shown(page, 2, "ru")
    page.locator("#first").click()
    page.keyboard.press("Space")  # on a button it is the button's
    shown(page, 0, "ru")
    assert not wrong


def test_the_rule_in_two_texts_each_in_its_own_language(opened: tuple[Page, list[str]]) -> None:
    page, wrong = opened
    page.keyboard.press("Home")
    headings = page.locator("#texts h3")
    expect(headings).to_have_text([say("ru", "ui-book-ru-book"), say("ru", "ui-book-sv-wiki")])
    page.locator("#own").check()
    expect(headings).to_have_text([say("ru", "ui-book-ru-book"), say("sv", "ui-book-sv-wiki")])
    expect(page.locator("#texts .text").nth(1)).to_have_attribute("lang", "sv")
    page.locator("#own").uncheck()
    page.locator("#beside").select_option("W")
    expect(headings.nth(1)).to_have_text(say("ru", "ui-book-ru-web"))
    assert not wrong


def test_looks_large_and_paper(opened: tuple[Page, list[str]], tmp_path: Path) -> None:
    page, wrong = opened
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator("#settings summary").click()
    page.locator("#theme").select_option("contrast")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    page.locator("#settings summary").click()
    page.keyboard.press("p")
    expect(page.locator("#large")).to_have_attribute("aria-pressed", "true")
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
    page.keyboard.press("p")
    page.locator("#print").click()
    page.locator("#print-stages input").first.uncheck()
    page.keyboard.press("Escape")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("#paper svg")).to_have_count(1)
    expect(page.locator("#paper li")).to_have_count(len(GAME))
    assert page.pdf().startswith(b"%PDF")
    assert not wrong
