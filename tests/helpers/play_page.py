"""A person at the table on a page: a game played by mouse or by keyboard, beside the engine's."""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Locator, expect

from sunviz.engine import Game, Move, Next, Play, Relocate, Transfer
from sunviz.explorer.places import places
from sunviz.picture import Pile
from sunviz.picture.spoken import name_of
from sunviz.picture.touching import moves_of
from sunviz.story import say

from .explorer_page import Stepper


def write_notebook(folder: Path, name: str, *cells: str) -> str:
    """Write a notebook of code cells into a folder and return its path there."""
    kernel = {"name": "python3", "display_name": "Python 3"}
    book = new_notebook(cells=list(map(new_code_cell, cells)), metadata={"kernelspec": kernel})
    nbformat.write(book, folder / name)
    return name


class Player:
    """Plays on a stepper of the page what is also pushed to a game of the engine."""

    def __init__(self, stepper: Stepper, game: Game) -> None:
        self.stepper, self.game = stepper, game
        self.page = stepper.page
        self.places = stepper.whole.locator(".sunviz-place")
        self.menu = stepper.whole.get_by_role("menu")
        self._seen = stepper.frame()  # number of the frame that the page showed last

    def place(self, name: str) -> Locator:
        """The button over a place."""
        return self.stepper.whole.locator(f'.sunviz-place[data-place="{name}"]')

    def by_mouse(self, move: Move) -> None:
        """Make a move with the mouse: a place, then, if asked, a choice."""
        if isinstance(move, Next):
            name = "stock" if self.game.position.stage == "sunrise" else "onward"
            place = self.place(name)
            if place.count():
                place.click()
            else:  # in the wind row, or when only clouds are left
                self.stepper.button("next").click()
            return
        self.place(self._name(move)).click()
        self._choose(move)

    def by_keyboard(self, move: Move) -> None:
        """Make a move with keys alone."""
        if isinstance(move, Next):
            self.page.keyboard.press("n")
            return
        names = [place["name"] for place in places(self.game.position, self.stepper.lang)]
        for _ in range(len(names) + 1):
            focused = self.page.evaluate("() => document.activeElement.dataset?.place")
            if focused == self._name(move):
                break
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        self._choose(move, keys=True)

    def done(self, move: Move) -> None:
        """Push the move to the engine's game and wait until the page shows it, places and all."""
        self.game.push(move)
        self.stepper.wait_for_step(len(self.game))
        shown = self.stepper.whole.locator(".sunviz-frame").element_handle()
        self.page.wait_for_function(
            "([frame, seen]) => Number(frame.dataset.places) > seen", arg=[shown, self._seen]
        )
        self._seen = int(shown.get_attribute("data-places") or 0)

    def _name(self, move: Move) -> str:
        if isinstance(move, Transfer):
            return name_of(Pile(move.source, move.suit))
        assert not isinstance(move, Next)
        return name_of(move.spot)

    def _choose(self, move: Play | Relocate | Transfer, *, keys: bool = False) -> None:
        if isinstance(move, Transfer):
            return
        same = moves_of(self.game.position, move.spot)
        if len(same) < 2 and not isinstance(move, Relocate):
            return
        expect(self.menu).to_be_visible()
        if keys:
            for _ in range(same.index(move)):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        else:
            self.menu.get_by_role("menuitem").nth(same.index(move)).click()

    def score(self, *, hints: int = 0, undos: int = 0) -> str:
        """The score that the page should show once the game has ended."""
        won = int(self.game.position.is_won)
        return say(self.stepper.lang, "score", hints=hints, undos=undos, won=won, ended=1)
