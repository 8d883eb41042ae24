"""How many cards lie in the centre, stage by stage."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from sunviz.picture.themes import find_theme
from sunviz.story import say

from ..intervals import Share
from ..study import Study
from ..summary import ALL, CARDS, CardsPlaced, count_figures, summarize
from ..telling import left_out, number, tell_cards, tell_count
from .lettering import MIDDLE, wrapped
from .paper import MARGIN, STAGE_COLOURS, WIDTH, Paper, undisturbed
from .wording import check_study, home_told, in_common, share_text

#: the column of the rows, and the stage in whose colour it is drawn, in the order of play
_STAGES: Final = (
    ("placed_sunrise", "sunrise"),
    ("placed_sun", "sun"),
    ("placed_sunset", "sunset"),
    ("placed", "wind"),
)
_NAMES: Final = 240.0
_HOME: Final = 120.0
_ROWS_FROM: Final = 136.0
_ROW: Final = 92.0
_HILL: Final = 60.0
_BELOW: Final = 116.0
_TICKS: Final = (0, 26, 52, 78, ALL)


@dataclass(frozen=True, slots=True)
class _Row:
    """What one row shows: the deals by their count of cards, and what is told of them."""

    column: str
    stage: str
    counts: NDArray[np.int64]
    cards: CardsPlaced
    home: Share


@undisturbed
def plot_placed(study: Study, *, lang: str = "en", theme: str = "light") -> Figure:
    """Return a plot of the cards in the centre when each stage ends.

    A row for each stage shows how many deals have so many cards, 0…103, all
    rows to one scale; below it half of the deals (thick) and nine of ten
    (thin), with a dot at the mean. The deals that have all 104 stand in a
    column of their own. A stage that the rules leave out has no row. Options,
    errors and `alt_text` as in `plot_outcomes`.

    >>> from sunviz.study import simulate
    >>> figure = plot_placed(simulate(range(1000), workers=1, progress=False))
    >>> figure.get_size_inches().tolist()
    [9.0, 6.2]
    """
    shown = check_study(study, lang)
    rows = _rows(shown)
    height = _ROWS_FROM + _ROW * len(rows) + _BELOW
    paper = Paper.with_title(
        find_theme(theme), height, say(lang, "plot-placed"),
        in_common([shown], lang, "deals", "rules", "player"),
    )  # fmt: skip
    _guides(paper, len(rows), lang)
    highest = max(float(row.counts[:ALL].max()) for row in rows)
    for at, row in enumerate(rows):
        _hill(paper, row, at, highest or 1.0, lang)
    _explain(paper, height - 32, lang)
    paper.figure.alt_text = _in_words(shown, rows, lang)
    return paper.figure


def _rows(study: Study) -> list[_Row]:
    counts, summary = count_figures(study)[1:], summarize(study)
    return [
        _Row(
            column, stage, counts[CARDS.index(column)], summary.cards[column], summary.won_by[stage]
        )
        for column, stage in _STAGES
        if column not in left_out(study.header)
    ]


def _guides(paper: Paper, count: int, lang: str) -> None:
    """Draw what belongs to all rows: the numbers of cards, and the heading of the last column."""
    left, width = _chart()
    axes = paper.axes(left, _ROWS_FROM - 16, width, _ROW * count + 16)
    axes.set_xlim(-0.5, ALL + 0.5)
    paper.ticks_below(axes, _TICKS, [str(tick) for tick in _TICKS])
    y = _ROWS_FROM + _ROW * count + 40
    paper.write(left + width / 2, y, say(lang, "plot-placed-axis"), faint=True, ha="center")
    heading = wrapped(say(lang, "plot-home"), _HOME, bold=True)
    paper.write(WIDTH - MARGIN, _ROWS_FROM - 26, heading, bold=True, ha="right", va="bottom")


def _chart() -> tuple[float, float]:
    """Return where the hills stand: left edge and width, px."""
    return MARGIN + _NAMES, WIDTH - 2 * MARGIN - _NAMES - _HOME


def _hill(paper: Paper, row: _Row, at: int, highest: float, lang: str) -> None:
    """Draw one row: name, mean, hill, quantiles, and how many deals have all cards."""
    left, width = _chart()
    top = _ROWS_FROM + _ROW * at
    name = say(lang, "plot-when", when=row.column)
    paper.write(MARGIN, top + 30, name, size=MIDDLE, bold=True)
    mean = say(lang, "plot-mean", mean=number(row.cards.mean, lang, 1))
    paper.write(MARGIN, top + 54, mean, faint=True)
    paper.write(WIDTH - MARGIN, top + 42, share_text(row.home, lang), size=MIDDLE, ha="right")
    axes = paper.axes(left, top, width, _ROW)
    axes.set(xlim=(-0.5, ALL + 0.5), ylim=(_HILL - _ROW, _HILL))
    steps = np.arange(ALL + 1) - 0.5
    heights = row.counts[:ALL] / highest * _HILL * 0.96
    axes.stairs(heights, steps, fill=True, facecolor=STAGE_COLOURS[row.stage], zorder=3)
    axes.stairs(heights, steps, color=paper.edge, linewidth=1, zorder=3)
    _quantiles(paper, axes, row.cards)


def _quantiles(paper: Paper, axes: Axes, cards: CardsPlaced) -> None:
    """Draw nine deals of ten (thin), half of the deals (thick), and the mean (a dot)."""
    low, quarter, _, three_quarters, high = cards.quantiles.values()
    for ends, width in (((low, high), 2.0), ((quarter, three_quarters), 6.0)):
        axes.plot(ends, [-12, -12], color=paper.ink, linewidth=width, solid_capstyle="butt",
                  clip_on=False, zorder=4)  # fmt: skip
    axes.plot([cards.mean], [-12], "o", markersize=9, markerfacecolor=paper.theme.face,
              markeredgecolor=paper.ink, markeredgewidth=2, clip_on=False, zorder=5)  # fmt: skip


def _explain(paper: Paper, y: float, lang: str) -> None:
    axes = paper.axes(MARGIN, y - 18, 60, 36)
    axes.set(xlim=(0, 60), ylim=(-30, 6))
    _quantiles(paper, axes, CardsPlaced(30, {0.05: 0, 0.25: 16, 0.5: 30, 0.75: 44, 0.95: 60}))
    paper.write(MARGIN + 74, y, say(lang, "plot-quantiles"), faint=True)


def _in_words(study: Study, rows: list[_Row], lang: str) -> str:
    """Return the alt text: what is said of the cards, and how often all are home."""
    lines = [(tell_cards(row.column, row.cards, lang), home_told(row.home, lang)) for row in rows]
    title, count = say(lang, "plot-placed"), tell_count(study.header, len(study), lang)
    return " ".join([f"{title}.", count, *chain(*lines)])
