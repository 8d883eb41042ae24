"""Keep and share in a real JupyterLab, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from helpers.browser import run_all, show_cells
from helpers.explorer_page import Stepper
from playwright.sync_api import Locator, Page, expect

from sunviz.engine import Game
from sunviz.engine.cards import cards_text
from sunviz.explorer.run import Run
from sunviz.story import LANGUAGE_NAMES, LANGUAGES, card_sign, say
from sunviz.story.names import card_signs

RUN = Run.played(1961, "ru-book", "plain")
NOTE = "Подумайте: här är “it”! – so"


def record_at(step: int, note: str = "") -> str:
    game = RUN.game_at(step)
    game.set_comment(note)
    return game.to_record()


class Panel:
    """The fold-out on the page, found by the words of its language."""

    def __init__(self, stepper: Stepper) -> None:
        self.stepper, self.page = stepper, stepper.page
        self.whole = stepper.whole.locator(".sunviz-keeping")
        self.file = self.whole.locator("input[type=file]")
        self.pack = self.whole.get_by_role("toolbar").get_by_role("button")

    def say(self, name: str, /, **fields: str | int) -> str:
        return say(self.stepper.lang, name, **fields)

    def unfold(self, name: str = "keep-title") -> None:
        self.whole.locator("summary").filter(has_text=self.say(name)).click()

    def field(self, name: str, **fields: int) -> Locator:
        return self.whole.get_by_label(self.say(name, **fields), exact=True)

    def press(self, name: str) -> None:
        self.whole.get_by_role("button", name=self.say(name), exact=True).click()

    def expect_told(self, text: str, *, wrong: bool = False) -> None:
        told = self.whole.locator(".sunviz-keep-status").filter(has_text=text)
        expect(told).to_have_text(text)
        assert ("sunviz-keep-wrong" in (told.get_attribute("class") or "")) == wrong


@pytest.fixture
def panel(browser: Page, lab_address: str, request: pytest.FixtureRequest) -> Panel:
    lang = getattr(request, "param", "en")
    browser.context.grant_permissions(["clipboard-read", "clipboard-write"])
    browser.faults = []  # type: ignore[attr-defined]
    browser.on("pageerror", lambda error: browser.faults.append(str(error)))  # type: ignore[attr-defined]
    show_cells(browser, lab_address, "import sunviz", f"sunviz.explore(1961, lang={lang!r})")
    return Panel(Stepper(browser, lang))


every_language = pytest.mark.parametrize("panel", LANGUAGES, indirect=True)


@every_language
def test_a_download_is_the_very_record_and_brings_the_game_back(
    panel: Panel, tmp_path: Path
) -> None:
    stepper = panel.stepper
    for step in range(1, 6):
        stepper.button("forward").click()
        stepper.wait_for_step(step)
    panel.unfold()
    expect(panel.field("keep-record")).to_have_value(record_at(5))
    panel.field("keep-comment", step=5).fill(NOTE)
    panel.press("keep-comment-save")
    panel.expect_told(panel.say("keep-comment-kept"))
    expect(stepper.whole.locator(".sunviz-remark")).to_contain_text(NOTE)
    with panel.page.expect_download() as waiting:
        panel.press("keep-download")
    assert waiting.value.suggested_filename == "sun-1961-ru-book.sun"
    kept = tmp_path / "kept.sun"
    waiting.value.save_as(kept)
    assert kept.read_bytes() == record_at(5, NOTE).encode()

    stepper.deal_box().fill("7")
    stepper.deal_box().press("Enter")
    stepper.wait_for_step(0)
    stepper.button("forward").click()
    stepper.wait_for_step(1)
    frame, broken = stepper.pixels(), tmp_path / "broken.sun"
    broken.write_bytes(kept.read_bytes().replace(b"next", b"next r1.1>A", 1))
    panel.file.set_input_files(broken)
    why = say(stepper.lang, "error-is_tip", ray=1, card=1)
    told = panel.say("error-record_move", number=2, move="r1.1>A", reason=why)
    panel.expect_told(told, wrong=True)
    broken.write_bytes(b"\xff" * 1_000_001)
    panel.file.set_input_files(broken)
    panel.expect_told(panel.say("error-record_huge", size=1_000_000), wrong=True)
    assert stepper.step()[0] == 1
    assert stepper.pixels() == frame

    panel.file.set_input_files(kept)
    panel.expect_told(panel.say("keep-yours", step=5))
    stepper.wait_for_step(5)
    assert stepper.step() == (5, 5)
    expect(panel.field("keep-record")).to_have_value(record_at(5, NOTE))
    expect(stepper.whole.locator(".sunviz-remark")).to_contain_text(NOTE)
    assert panel.page.faults == []  # type: ignore[attr-defined]


def test_a_pasted_record_is_opened_and_the_language_changes_every_word(panel: Panel) -> None:
    panel.unfold()
    panel.field("keep-paste").fill(record_at(9))
    panel.press("keep-paste-load")
    panel.stepper.wait_for_step(9)
    panel.unfold("entry-title")
    panel.field("entry-text").fill("7♥ Q♦ nonsense ")
    panel.expect_told(panel.say("error-entry_card", number=3, text="nonsense"), wrong=True)
    panel.stepper.select("language").select_option(label=LANGUAGE_NAMES["sv"])
    panel.stepper.lang = "sv"
    expect(panel.whole.locator("summary").first).to_have_text(panel.say("keep-title"))
    panel.expect_told(panel.say("error-entry_card", number=3, text="nonsense"), wrong=True)
    expect(panel.field("keep-record")).to_have_value(record_at(9))
    expect(panel.pack.nth(24)).to_contain_text("D♦")
    assert panel.whole.get_attribute("lang") == "sv"


def test_the_copied_cell_brings_the_position_back_in_a_new_cell(panel: Panel) -> None:
    stepper, page = panel.stepper, panel.page
    panel.unfold()
    panel.field("keep-paste").fill(record_at(30, "so"))
    panel.press("keep-paste-load")
    stepper.wait_for_step(30)
    expect(panel.field("keep-record")).to_have_value(record_at(30, "so"))
    panel.press("keep-copy")
    panel.expect_told(panel.say("keep-copied"))
    assert page.evaluate("() => navigator.clipboard.readText()") == record_at(30, "so")
    panel.press("keep-python")
    page.wait_for_function(
        "async () => (await navigator.clipboard.readText()).startsWith('import sunviz')"
    )
    page.evaluate(
        """async () => {
            const { content: book } = jupyterapp.shell.currentWidget;
            book.activeCellIndex = 1;
            await jupyterapp.commands.execute('notebook:insert-cell-below');
            book.activeCell.model.sharedModel.setSource(await navigator.clipboard.readText());
            await jupyterapp.commands.execute('notebook:run-cell');
        }"""
    )
    again = Stepper(page, "en", number=1)
    again.wait_for_step(30)
    assert again.step() == (30, 30)
    expect(again.sentence).to_have_text(stepper.sentence.inner_text())
    assert again.pixels() == stepper.pixels()


def test_a_file_is_saved_and_replaced_only_after_a_question(panel: Panel, notebooks: Path) -> None:
    stepper = panel.stepper
    panel.unfold()
    expect(panel.field("keep-path")).to_have_value("sun-1961-ru-book.sun")
    path = notebooks / "mine.sun"
    panel.field("keep-path").fill("mine")
    panel.press("keep-save")
    panel.expect_told(panel.say("keep-saved", name=str(path)))
    assert path.read_text() == record_at(0)
    stepper.button("forward").click()
    stepper.wait_for_step(1)
    panel.press("keep-save")
    question = panel.whole.get_by_role("alert")
    expect(question).to_contain_text(panel.say("keep-exists", name="mine.sun"))
    panel.press("keep-no")
    panel.expect_told(panel.say("keep-not-saved"))
    assert path.read_text() == record_at(0)
    panel.press("keep-save")
    panel.press("keep-yes")
    panel.expect_told(panel.say("keep-saved", name=str(path)))
    expect(question).to_be_hidden()
    assert path.read_text() == record_at(1)
    stepper.button("last").click()
    panel.press("keep-load")
    panel.expect_told(panel.say("keep-yours", step=1))
    assert stepper.step() == (1, 1)


@every_language
def test_a_deal_is_entered_by_keyboard_and_its_wrong_card_is_selected(panel: Panel) -> None:
    stepper, page, lang = panel.stepper, panel.page, panel.stepper.lang
    deck = Game.deal(7).deck
    cells = stepper.cells()
    panel.whole.locator("summary").first.focus()
    page.keyboard.press("Space")  # opens, and plays nothing
    expect(panel.field("keep-record")).to_be_visible()
    panel.whole.locator("summary").nth(1).focus()
    page.keyboard.press("Enter")
    text = panel.field("entry-text")
    text.fill(card_signs(deck[:102], lang))
    panel.expect_told(panel.say("entry-so-far", count=102))
    left = panel.pack.locator("small")
    counts = [2 - deck[:102].count(card) for card in range(52)]
    expect(left).to_have_text([str(count) for count in counts])
    panel.pack.first.focus()
    at = 0
    for card in deck[102:]:
        while at // 13 != card // 13:
            page.keyboard.press("ArrowDown" if card > at else "ArrowUp")
            at += 13 if card > at else -13
        while at != card:
            page.keyboard.press("ArrowRight" if card > at else "ArrowLeft")
            at += 1 if card > at else -1
        expect(panel.pack.nth(card)).to_be_focused()
        page.keyboard.press("Enter")
    panel.expect_told(panel.say("entry-all"))
    expect(text).to_have_value(card_signs(deck, lang))
    page.keyboard.press("Enter")  # none of it is left
    panel.press("entry-undo")
    expect(text).to_have_value(card_signs(deck[:103], lang))
    panel.press("entry-deal")
    missing = card_sign(deck[103], lang)
    panel.expect_told(panel.say("error-entry_missing", count=103, missing=missing), wrong=True)
    signs = card_signs(deck, lang).split()
    text.fill(" ".join([*signs[:17], "☺", *signs[18:]]))
    panel.press("entry-deal")
    panel.expect_told(panel.say("error-entry_card", number=18, text="☺"), wrong=True)
    panel.press("entry-deal")  # once more: it is selected again
    expect(text).to_be_focused()
    assert page.evaluate("() => window.getSelection().toString()") == "☺"
    expect(panel.whole.locator("li.sunviz-keep-wrong")).to_have_count(1)
    assert stepper.step()[0] == 0
    text.fill(card_signs(deck, lang))
    panel.field("entry-wind").fill("12")
    panel.press("entry-deal")
    panel.expect_told(panel.say("entry-laid"))
    given = Game.from_deck(cards_text(deck), wind=12)
    expect(panel.field("keep-record")).to_have_value(given.to_record())
    assert stepper.cells() == cells
    assert page.faults == []  # type: ignore[attr-defined]


def test_neither_the_table_nor_the_notebook_takes_keys_from_the_panel(panel: Panel) -> None:
    stepper, page = panel.stepper, panel.page
    cells = stepper.cells()
    panel.unfold()
    panel.field("keep-record").focus()
    for key in ("d", "d", "x", "n", "ArrowRight", "End", "Space", "a"):
        page.keyboard.press(key)
    panel.field("keep-comment", step=0).focus()
    page.keyboard.type("d d n h f x")
    page.keyboard.press("Control+Enter")
    panel.expect_told(panel.say("keep-comment-kept"))
    panel.whole.get_by_role("button").first.focus()
    for key in ("d", "d", "n", "ArrowRight", "End"):
        page.keyboard.press(key)
    page.wait_for_timeout(400)
    assert stepper.cells() == cells
    assert stepper.step()[0] == 0


def test_with_the_kernel_lost_the_record_is_still_at_hand(panel: Panel, tmp_path: Path) -> None:
    stepper, page = panel.stepper, panel.page
    stepper.button("forward").click()
    stepper.wait_for_step(1)
    page.wait_for_timeout(1500)  # the reader pauses; the fold-out was never opened
    page.evaluate("() => jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    panel.unfold()
    expect(panel.field("keep-record")).to_have_value(record_at(1))
    panel.press("keep-copy")
    panel.expect_told(panel.say("keep-copied"))
    assert page.evaluate("() => navigator.clipboard.readText()") == record_at(1)
    with page.expect_download() as waiting:
        panel.press("keep-download")
    waiting.value.save_as(tmp_path / "kept.sun")
    assert (tmp_path / "kept.sun").read_text() == record_at(1)
    panel.press("keep-save")
    panel.expect_told(panel.say("keep-silent"), wrong=True)


def test_after_a_restart_the_cell_run_again_goes_on_from_the_record(panel: Panel) -> None:
    stepper, page = panel.stepper, panel.page
    stepper.button("forward").click()
    stepper.wait_for_step(1)
    panel.unfold()
    record = panel.field("keep-record")
    expect(record).to_have_value(record_at(1))
    page.evaluate("() => jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    expect(record).to_have_value(record_at(1))
    kept = record.input_value()
    run_all(page)
    again = Panel(Stepper(page, "en"))
    again.unfold()
    again.field("keep-paste").fill(kept)
    again.press("keep-paste-load")
    again.expect_told(again.say("keep-yours", step=1))


@every_language
def test_everything_is_named_in_the_readers_language(panel: Panel) -> None:
    panel.unfold()
    panel.unfold("entry-title")
    panel.field("entry-text").fill("7♥ 8♠")
    panel.expect_told(panel.say("entry-so-far", count=2))
    unnamed = panel.whole.evaluate(
        """whole => [...whole.querySelectorAll('button, textarea, input, summary')]
            .filter(each => each.offsetParent !== null)
            .filter(each => !(each.textContent.trim() || each.labels?.[0]?.textContent.trim()))
            .map(each => each.outerHTML)"""
    )
    assert unnamed == []
    if panel.stepper.lang == "ru":
        words = set(re.findall(r"[A-Za-z]{2,}", panel.whole.inner_text()))
        assert words <= {"Python"}
