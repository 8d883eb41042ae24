"""The ordinary way to draw and to step, as a measure to compare with.

What a notebook author would write first: a fresh figure with one patch and
two texts a card, printed into an `Output` that is cleared at each step.
"""

from __future__ import annotations

from io import BytesIO

import ipywidgets as widgets
from IPython.display import Image, display
from matplotlib.figure import Figure
from matplotlib.patches import Polygon

from sunviz.engine.cards import SUIT_SYMBOLS
from sunviz.engine.position import Position
from sunviz.explorer.run import Run
from sunviz.picture import layout
from sunviz.story import letters


def ordinary_png(position: Position, lang: str = "en", title: str = "") -> bytes:
    """Return the position drawn by a fresh figure, a patch and two texts a card."""
    figure = Figure(figsize=(9, 6), dpi=100)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set(xlim=(0, 12), ylim=(0, 8), facecolor="skyblue")
    for laid in layout(position).cards:
        box = laid.box
        axes.add_patch(Polygon(box.corners, facecolor="ivory", edgecolor="black"))
        if laid.card is not None:
            suit, rank = divmod(laid.card, 13)
            colour = "crimson" if suit in (1, 2) else "black"
            axes.text(box.x - 0.1, box.y, letters(lang)[rank], color=colour, ha="center", size=9)
            axes.text(box.x + 0.1, box.y, SUIT_SYMBOLS[suit], color=colour, ha="center", size=9)
    axes.text(6, 0.2, title, ha="center", size=9)
    png = BytesIO()
    figure.savefig(png, format="png")
    return png.getvalue()


class OrdinaryStepper(widgets.VBox):
    """A button and an `Output` that is cleared and filled anew."""

    def __init__(self, deal: int) -> None:
        self.run = Run.played(deal, "ru-book", "plain")
        self.at = 0
        self.button = widgets.Button(description="forward")
        self.output = widgets.Output()
        super().__init__([self.button, self.output])
        self.add_class("sunviz-ordinary")
        self.button.on_click(self.forward)
        self.show()

    def forward(self, _: object) -> None:
        """Go one step on."""
        self.at = min(self.at + 1, self.run.last)
        self.show()

    def show(self) -> None:
        """Draw the step of now."""
        with self.output:
            self.output.clear_output(wait=True)
            display(Image(ordinary_png(self.run.positions[self.at], title=f"step {self.at}")))
