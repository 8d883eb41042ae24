"""The step-through on a page, as a user sees it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from sunviz.story import say


class Stepper:
    """One explorer on the page, found by the words of its language."""

    def __init__(self, page: Page, lang: str, number: int = 0) -> None:
        self.page, self.lang = page, lang
        self.whole = page.locator(".sunviz-explorer").nth(number)
        self.picture = self.whole.locator("canvas.sunviz-picture")
        self.sentence = self.whole.locator(".sunviz-said")
        self.heading = self.whole.locator(".sunviz-heading")
        self.error = self.whole.locator(".sunviz-error")
        expect(self.picture).to_have_attribute("data-frame", "1", timeout=60_000)
        self.picture.scroll_into_view_if_needed()  # it may be far above the last cell that was run
        expect(self.heading).not_to_be_empty()

    def button(self, name: str) -> Locator:
        """The button with this name in the catalogue."""
        return self.whole.get_by_role("button").filter(has_text=say(self.lang, f"ui-{name}"))

    def select(self, name: str) -> Locator:
        """The dropdown with this label in the catalogue."""
        return (
            self.whole.locator(".widget-dropdown")
            .filter(has=self.page.locator("label", has_text=say(self.lang, f"ui-{name}")))
            .locator("select")
        )

    def deal_box(self) -> Locator:
        """The box that takes a deal number."""
        return self.whole.locator(".widget-text input")

    def frame(self) -> int:
        """The number of the frame on the canvas."""
        return int(self.picture.get_attribute("data-frame") or 0)

    def step(self) -> tuple[int, int]:
        """The step shown and the last one, read from the heading."""
        words = (self.heading.text_content() or "").split()
        step, last = (int(word) for word in words if word.isdigit())
        return step, last

    def wait_for_step(self, step: int) -> None:
        """Wait until this step is shown, sentence and picture."""
        self.page.wait_for_function(
            """([heading, step]) => (heading.textContent.match(/\\d+/g) || [])[0] === step""",
            arg=[self.heading.element_handle(), str(step)],
        )

    def pixels(self) -> str:
        """The picture as it stands on the canvas, once no card glides any more."""
        return str(
            self.picture.evaluate(
                """async (canvas) => {
                    while ('gliding' in canvas.dataset) await new Promise(requestAnimationFrame);
                    return canvas.toDataURL();
                }"""
            )
        )

    def cells(self) -> int:
        """How many cells the notebook has."""
        return int(
            self.page.evaluate("() => jupyterapp.shell.currentWidget.content.widgets.length")
        )
