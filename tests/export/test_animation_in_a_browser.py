"""The page that plays a game: by itself, by buttons and keys, without a network."""

from __future__ import annotations

from helpers.browser import page_of_its_own
from playwright.sync_api import expect

from sunviz import animate
from sunviz.engine import Game, play_out
from sunviz.story import describe, narrate_game


def test_the_page_plays_by_itself_and_can_be_stepped(browser, tmp_path):
    game = Game.deal(1961)
    play_out(game, "careful")
    path = animate(game, tmp_path / "x.html", lang="ru", stop=30, speed=8)
    wrong: list[str] = []
    with page_of_its_own(
        browser, reduced_motion="no-preference", viewport={"width": 900, "height": 700}
    ) as page:
        page.context.set_offline(True)
        page.on("console", lambda message: wrong.append(message.text))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda request: wrong.append(request.url))
        page.goto(path.as_uri())
        assert wrong == [path.as_uri()]
        page.wait_for_function("() => slider.valueAsNumber >= 2", timeout=30_000)  # it plays
        page.locator("#play").click()
        page.keyboard.press("End")
        for at, key in ((30, "ArrowRight"), (30, "ArrowLeft"), (29, "Home"), (0, "ArrowRight")):
            expect(page.locator("#sentence")).to_have_text(narrate_game(game, "ru")[at].text)
            expect(page.locator("#drawing")).to_have_attribute(
                "aria-label", describe(game.positions[at], "ru")
            )
            page.keyboard.press(key)
        expect(page.locator("#slider")).to_have_value("1")
        expect(page.locator("#slider")).to_have_attribute(
            "aria-valuetext", "Восход солнца: шаг 1 из 139"
        )
        assert page.locator("#sentence").get_attribute("aria-live") == "polite"
        # picture, words and buttons are all to be seen
        bottom = page.locator(".controls").evaluate("node => node.getBoundingClientRect().bottom")
        assert bottom <= 700
        assert wrong == [path.as_uri()]
