"""Rule books side by side in a real JupyterLab, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from helpers.browser import show_cells
from playwright.sync_api import Locator, Page, expect

from sunviz.explorer import compare
from sunviz.story import say
from sunviz.story.parting import tell_parting, tell_way


@pytest.fixture
def page(browser: Page) -> Iterator[Page]:
    usual = browser.viewport_size
    yield browser
    if usual:
        browser.set_viewport_size(usual)


def show(page: Page, address: str, source: str) -> Locator:
    """Run one cell, and return the comparison that it shows."""
    show_cells(page, address, "import sunviz", source)
    whole = page.locator(".sunviz-compare")
    for picture in range(2):
        expect(whole.locator("canvas.sunviz-picture").nth(picture)).to_have_attribute(
            "data-frame", re.compile("[0-9]+"), timeout=60_000
        )
    return whole


def wait_for_step(whole: Locator, step: int) -> None:
    for heading in whole.locator(".sunviz-heading").all():
        expect(heading).to_contain_text(re.compile(rf"\D{step}\D"))


@pytest.mark.parametrize("width", [1280, 700])
def test_a_deal_is_stepped_to_its_parting_and_on_by_mouse_and_keys(
    page: Page, lab_address: str, width: int
) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.set_viewport_size({"width": width, "height": 1100})
    whole = show(page, lab_address, 'sunviz.compare(1961, lang="sv")')
    same = compare(1961, lang="sv")
    way = whole.locator(".sunviz-way")
    expect(way).to_have_text(tell_way(same.games, same.partings, 0, "sv"))

    whole.get_by_role("button").filter(has_text=say("sv", "ui-parting")).click()
    wait_for_step(whole, 4)
    told = tell_parting(same.games, same.partings[0], "sv")
    expect(way).to_have_text(told.text)
    expect(way).to_have_class(re.compile("sunviz-parting"))
    for number, side in enumerate(told.sides):
        expect(whole.locator(".sunviz-clauses").nth(number)).to_have_text(side.clauses[0])

    page.keyboard.press("ArrowRight")  # with the focus on the button: one step, not two
    wait_for_step(whole, 5)
    whole.locator("canvas.sunviz-picture").nth(1).focus()
    page.keyboard.press("ArrowRight")
    wait_for_step(whole, 6)
    page.keyboard.press("Home")
    wait_for_step(whole, 0)
    assert whole.locator(".sunviz-tick").count() == 1

    boxes = [canvas.bounding_box() for canvas in whole.locator("canvas.sunviz-picture").all()]
    assert all(boxes)
    one, other = (box or {} for box in boxes)
    if width == 1280:  # beside each other, on one line
        assert abs(one["y"] - other["y"]) < 1
        assert other["x"] >= one["x"] + one["width"]
    else:  # below each other
        assert other["y"] > one["y"] + one["height"]
    for canvas, box in zip(whole.locator("canvas.sunviz-picture").all(), boxes, strict=True):
        drawn = canvas.evaluate("canvas => canvas.width")
        assert abs(drawn - (box or {})["width"]) < 2  # as large as it is shown: crisp
    assert faults == []
