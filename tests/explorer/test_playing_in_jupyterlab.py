"""A person plays, in a real JupyterLab, Notebook 7 and Voila, in a real browser."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from helpers.browser import notebook, open_in_notebook, open_notebook, run_all, show_cells, voila
from helpers.explorer_page import Stepper
from helpers.play_page import Player, write_notebook
from playwright.sync_api import Page, expect

from sunviz.engine import RULE_BOOKS, Game, Move, Next, hint
from sunviz.engine.players import plain
from sunviz.engine.view import View
from sunviz.story import LANGUAGE_NAMES, describing, narrate, say

CELL = (
    "import sunviz\ntable = sunviz.explore({number}, rules={book!r}, lang={lang!r}, player='you')\n"
)
CELL += "table"
RESULT = "print(table.game.to_record()); print(table.at, table.table.error)"
OUTPUT = """
() => jupyterapp.shell.currentWidget.content.widgets.at(-1).model.outputs.toJSON()
    .map((output) => output.text ?? '').join('')
"""
RUN_LAST = """
async () => {
    const { content, sessionContext } = jupyterapp.shell.currentWidget;
    content.activeCellIndex = content.widgets.length - 1;
    await jupyterapp.commands.execute('notebook:run-cell');
}
"""


def plainly(game: Game) -> Move:
    return plain(View(game.position))


@pytest.fixture
def table(browser: Page, lab_address: str, request: pytest.FixtureRequest) -> Player:
    number, book, lang = getattr(request, "param", (1961, "ru-book", "en"))
    cell = CELL.format(number=number, book=book, lang=lang)
    browser.faults = []  # type: ignore[attr-defined]
    browser.on("pageerror", lambda error: browser.faults.append(str(error)))  # type: ignore[attr-defined]
    show_cells(browser, lab_address, cell, RESULT)
    return Player(Stepper(browser, lang), Game.deal(number, book))


def play(table: Player, by: Callable[[Move], None], player: Callable[[Game], Move]) -> None:
    """Play a whole game on the page and in the engine, and compare their ends."""
    game = table.game
    while not game.position.is_over:
        move = player(game)
        by(move)
        table.done(move)
    told = narrate(game.positions[-2], game.moves[-1], game.position, table.stepper.lang)
    expect(table.stepper.sentence).to_have_text(told.text)
    expect(table.stepper.error).to_be_hidden()
    expect(table.stepper.whole.locator(".sunviz-score")).to_have_text(table.score())


def record_of(page: Page) -> tuple[Game, int, str]:
    """Run the last cell: the game in the kernel, the step shown there, the error if any."""
    page.evaluate(RUN_LAST)
    page.wait_for_function(f"() => ({OUTPUT})().includes('Result')", timeout=30_000)
    *record, last = page.evaluate(OUTPUT).strip("\n").split("\n")
    at, _, error = last.partition(" ")
    return Game.from_record("\n".join(record)), int(at), error


@pytest.mark.parametrize(
    "table",
    [(number, book, lang) for number, (book, lang) in enumerate(zip(
        RULE_BOOKS, ["ru", "ru", "ru", "en", "sv"], strict=True), start=11)],
    indirect=True,
)  # fmt: skip
def test_a_whole_game_of_each_rule_book_by_mouse(table: Player) -> None:
    wander = hint if table.game.rules.relocate else plainly
    play(table, table.by_mouse, wander)
    game, _, error = record_of(table.page)
    assert (game, error) == (table.game, "")
    assert table.page.faults == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("table", [(5, "ru-book", "sv")], indirect=True)
def test_a_whole_game_by_keyboard_alone(table: Player) -> None:
    table.stepper.picture.focus()
    play(table, table.by_keyboard, hint)
    table.page.keyboard.press("u")
    table.stepper.wait_for_step(len(table.game) - 1)
    table.page.keyboard.press("r")
    table.stepper.wait_for_step(len(table.game))
    table.page.keyboard.press("?")
    expect(table.stepper.whole.locator(".sunviz-notice")).to_have_text(say("sv", "ui-key-list"))


@pytest.mark.parametrize("table", [(8, "ru-book", "ru")], indirect=True)
def test_keys_are_found_on_a_keyboard_of_russian_letters(table: Player) -> None:
    table.stepper.picture.focus()
    table.page.evaluate(
        """() => document.activeElement.dispatchEvent(new KeyboardEvent(
            'keydown', {key: 'т', code: 'KeyN', bubbles: true, cancelable: true}))"""
    )
    table.stepper.wait_for_step(1)


def test_a_choice_opens_at_the_card_takes_the_focus_and_gives_it_back(table: Player) -> None:
    game, page = table.game, table.page
    while not any(_two_ways(game)):
        move = plainly(game)
        table.by_mouse(move)
        table.done(move)
    table.place(_two_ways(game)[0]).click()
    expect(table.menu).to_be_visible()
    expect(table.menu.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(table.menu).to_be_hidden()
    expect(table.place(_two_ways(game)[0])).to_be_focused()
    assert table.stepper.step()[0] == len(game)


def _two_ways(game: Game) -> list[str]:
    spots = [str(play.spot) for play in game.position.plays]
    return [spot for spot in spots if spots.count(spot) == 2]


def test_a_touch_of_what_does_not_fit_is_explained_and_the_table_named(table: Player) -> None:
    for _ in range(2):
        table.page.keyboard.press("Escape")
        table.by_mouse(plainly(table.game))
        table.done(plainly(table.game))
    box = table.stepper.picture.bounding_box()
    assert box is not None
    table.page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.98)
    sky = table.stepper.whole.locator(".sunviz-notice")
    expect(sky).to_have_text("")
    sentences = describing.sentences(table.game.position, "en")
    expect(table.stepper.picture).to_have_attribute("aria-label", sentences[0])
    told = table.stepper.whole.locator(".sunviz-told li")
    expect(told).to_have_text(list(sentences[1:]))
    tree = table.stepper.whole.locator(".sunviz-frame").aria_snapshot()
    assert say("en", "places-name") in tree
    for place in table.places.all():
        assert f'button "{place.get_attribute("aria-label")}"' in tree


def test_every_target_is_at_least_24_pixels_wide_and_high(table: Player) -> None:
    for _ in range(30):
        move = plainly(table.game)
        table.by_mouse(move)
        table.done(move)
        sizes = table.places.evaluate_all("all => all.map(b => [b.offsetWidth, b.offsetHeight])")
        assert all(width >= 24 <= height for width, height in sizes)


def test_cards_glide_when_motion_is_wanted_and_not_otherwise(table: Player) -> None:
    page = table.page
    gliding = """async (canvas) => {
        const seen = [];
        for (let i = 0; i < 40; i++) {
            seen.push('gliding' in canvas.dataset);
            await new Promise((done) => setTimeout(done, 15));
        }
        return seen;
    }"""

    def seen_during(key: str) -> list[bool]:
        table.stepper.picture.focus()
        page.evaluate("key => setTimeout(() => document.activeElement.dispatchEvent("
                      "new KeyboardEvent('keydown', {key, bubbles: true})), 30)", key)  # fmt: skip
        return list(table.stepper.picture.evaluate(gliding))

    try:
        page.emulate_media(reduced_motion="no-preference")
        seen = seen_during("n")
        assert any(seen)
        assert not seen[-1]
        page.emulate_media(reduced_motion="reduce")
        assert not any(seen_during("n"))
        page.emulate_media(reduced_motion="no-preference")
        assert any(seen_during("n"))
        table.stepper.whole.get_by_label(say("en", "ui-motion")).uncheck()
        page.wait_for_timeout(200)
        assert not any(seen_during("n"))
    finally:
        page.emulate_media(reduced_motion="reduce")


def test_neither_the_page_nor_the_picture_moves_while_one_plays(table: Player) -> None:
    where = """canvas => { const box = canvas.getBoundingClientRect();
        return [box.x, box.y, box.width, box.height, canvas.width, canvas.height]; }"""
    table.stepper.picture.scroll_into_view_if_needed()
    before = table.stepper.picture.evaluate(where)
    table.page.evaluate(
        """([canvas, where]) => { window.wandered = [];
            const look = () => { window.wandered.push(JSON.stringify(eval(where)(canvas)));
                window.watching = requestAnimationFrame(look); };
            look(); }""",
        [table.stepper.picture.element_handle(), where],
    )
    for _ in range(12):
        move = plainly(table.game)
        table.by_mouse(move)
        table.done(move)
    seen = table.page.evaluate("() => { cancelAnimationFrame(watching); return wandered; }")
    assert len(seen) > 12
    assert {tuple(json.loads(place)) for place in seen} == {tuple(before)}


def test_a_notebook_opened_again_without_its_kernel_shows_the_picture(
    browser: Page, lab_address: str, notebooks: Path
) -> None:
    page, cell = browser, CELL.format(number=1961, book="ru-book", lang="en")
    open_notebook(page, lab_address, write_notebook(notebooks, "again.ipynb", cell))
    run_all(page)
    Stepper(page, "en")
    pictures = page.locator(".jp-OutputArea-output img")
    expect(pictures).to_have_count(1)
    expect(pictures).to_be_hidden()  # the widget itself is there
    page.evaluate("() => jupyterapp.commands.execute('docmanager:save')")
    page.wait_for_timeout(500)
    page.evaluate("() => jupyterapp.commands.execute('notebook:shutdown-kernel')")
    page.wait_for_timeout(500)
    open_notebook(page, lab_address, "again.ipynb")
    expect(pictures).to_be_visible()
    assert pictures.evaluate("image => image.naturalWidth") == 900


def test_three_tables_in_a_notebook_each_keep_their_own_game(
    browser: Page, lab_address: str
) -> None:
    cells = [CELL.format(number=number, book="ru-book", lang="en") for number in (1, 2, 3)]
    show_cells(browser, lab_address, *cells)
    tables = [Player(Stepper(browser, "en", at), Game.deal(at + 1)) for at in range(3)]
    for step in range(6):
        for table in tables[step % 3 :]:
            table.stepper.picture.scroll_into_view_if_needed()
            move = plainly(table.game)
            table.by_mouse(move)
            table.done(move)
    for table in tables:
        before, after = table.game.positions[-2:]
        told = narrate(before, table.game.moves[-1], after, "en")
        expect(table.stepper.sentence).to_have_text(told.text)


def test_fingers_play_too(browser: Page, lab_address: str, notebooks: Path) -> None:
    cell = CELL.format(number=1961, book="ru-book", lang="ru")
    name = write_notebook(notebooks, "touch.ipynb", cell)
    assert browser.context.browser is not None
    context = browser.context.browser.new_context(has_touch=True)
    page = context.new_page()
    try:
        open_notebook(page, lab_address, name)
        run_all(page)
        table = Player(Stepper(page, "ru"), Game.deal(1961))
        for _ in range(3):
            move = plainly(table.game)
            place = "stock" if isinstance(move, Next) else str(move).partition(">")[0]
            table.place(place).tap()
            table.done(move)
    finally:
        context.close()


@pytest.mark.parametrize("table", [(2, "ru-book", "sv")], indirect=True)
def test_the_presenter_view_fits_a_small_projector_and_hides_the_settings(table: Player) -> None:
    page, whole = table.page, table.stepper.whole
    size = page.viewport_size
    drawn = table.stepper.picture.element_handle()
    width = drawn.evaluate("picture => picture.width")
    page.set_viewport_size({"width": 1280, "height": 720})
    try:
        whole.get_by_role("button", name=say("sv", "ui-presenter")).click()
        page.wait_for_function("() => document.fullscreenElement")
        page.wait_for_function("([picture, width]) => picture.width > width", arg=[drawn, width])
        page.keyboard.press("PageDown")  # a clicker; there is nothing to redo yet
        page.keyboard.press("n")
        table.done(plainly(table.game))
        expect(table.stepper.select("rules")).to_be_hidden()
        for shown in (table.stepper.picture, table.stepper.heading, table.stepper.sentence):
            box = shown.bounding_box()
            assert box is not None
            assert box["x"] >= 0 <= box["y"]
            assert box["x"] + box["width"] <= 1280
            assert box["y"] + box["height"] <= 720
        picture = table.stepper.picture.bounding_box()
        assert picture is not None
        assert picture["width"] > 800
        letters = "node => parseFloat(getComputedStyle(node).fontSize)"
        assert table.stepper.sentence.evaluate(letters) >= 28
        assert table.stepper.picture.evaluate("canvas => canvas.width") == 1800
        page.keyboard.press("p")
        expect(table.stepper.select("rules")).to_be_visible()
        assert not page.evaluate("() => document.fullscreenElement")
    finally:
        if size:
            page.set_viewport_size(size)


@pytest.mark.parametrize("table", [(21, "ru-book", "en")], indirect=True)
def test_300_clicks_and_keys_at_20_a_second_end_where_the_engine_is(table: Player) -> None:
    chance = random.Random(300)
    page, stepper = table.page, table.stepper
    box = stepper.picture.bounding_box()
    assert box is not None
    stepper.picture.focus()
    for number in range(300):
        what = chance.random()
        if what < 0.45:
            x, y = chance.uniform(0.05, 0.95), chance.uniform(0.1, 0.95)
            page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])
        elif what < 0.95:
            page.keyboard.press(chance.choice(["n", "f", "u", "r", "h", "f", "n", "ArrowDown",
                                               "Enter", "ArrowLeft", "ArrowRight"]))  # fmt: skip
        elif number % 2:
            lang = chance.choice(sorted(LANGUAGE_NAMES))
            stepper.whole.locator(".widget-dropdown select").evaluate_all(
                """(boxes, name) => { for (const box of boxes) for (const [at, choice] of
                    [...box.options].entries()) if (choice.text === name) {
                        box.selectedIndex = at;
                        box.dispatchEvent(new Event('change', {bubbles: true})); } }""",
                LANGUAGE_NAMES[lang],
            )
        page.wait_for_timeout(50)
    page.wait_for_timeout(1500)
    expect(stepper.error).to_be_hidden()
    game, at, error = record_of(page)
    assert error == ""
    assert len(game) == at
    before = game.positions[-2] if at else None
    move = game.moves[-1] if at else None
    said = {narrate(before, move, game.position, lang).text for lang in LANGUAGE_NAMES}
    assert stepper.sentence.inner_text() in said
    assert stepper.step()[0] == at
    assert table.page.faults == []  # type: ignore[attr-defined]


def test_a_whole_game_in_notebook_7(browser: Page, notebooks: Path, tmp_path: Path) -> None:
    cell = CELL.format(number=6, book="ru-book", lang="ru")
    name = write_notebook(notebooks, "play7.ipynb", cell)
    with notebook(notebooks, tmp_path) as address:
        open_in_notebook(browser, address, name)
        run_all(browser)
        table = Player(Stepper(browser, "ru"), Game.deal(6))
        play(table, table.by_mouse, plainly)


def test_a_whole_game_in_voila(browser: Page, notebooks: Path, tmp_path: Path) -> None:
    cell = CELL.format(number=6, book="sv-wiki", lang="sv")
    name = write_notebook(notebooks, "voila.ipynb", cell)
    with voila(notebooks, tmp_path) as address:
        browser.goto(f"{address}/voila/render/{name}")
        table = Player(Stepper(browser, "sv"), Game.deal(6, "sv-wiki"))
        play(table, table.by_mouse, plainly)
