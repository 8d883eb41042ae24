"""How many deals can be won: one row for each of the rules, what is unknown left open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final

from matplotlib.figure import Figure

from sunviz.picture.themes import Colour, find_theme
from sunviz.story import say

from ..study import Study
from ..telling import number, percent
from ..winnable import Winnable, winnable
from ..winnable_told import range_told, tell_winnable, wind_of
from .lettering import head, row_tops, width_of
from .paper import MARGIN, STAGE_COLOURS, WIDTH, Paper, undisturbed
from .wording import apart, book_and_changes, check_studies, in_common

_NAMES: Final = 190.0
_LEFT: Final = MARGIN + _NAMES + 20
_SCALE: Final = WIDTH - MARGIN - _LEFT - 30
_ROWS_FROM: Final = 132.0
_ROW: Final = 74.0
_BELOW: Final = 108.0
_SHARES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_BAR: Final = 22.0
_KINDS: Final = ("won", "unknown", "impossible")
#: what sets the undecided apart without a colour
_HATCH: Final = "////"


@undisturbed
def plot_winnable(
    studies: Study | Iterable[Study], *, lang: str = "en", theme: str = "light"
) -> Figure:
    """Return a plot of how many deals can be won, a row for each study by `solve_deals`.

    The bar is split into deals with a known win, undecided ones (hatched) and
    those proven impossible; the interval (95 %) counts every undecided deal as
    lost at its lower end and as won at its upper end. Options, errors and
    `alt_text` as in `plot_outcomes`; a study in which deals were played is
    refused with `StudyError`.

    >>> from sunviz.study.solver import solve_deals
    >>> len(plot_winnable(solve_deals(range(20), workers=1, progress=False)).axes)
    2
    """
    shown = check_studies(studies, lang)
    found = [winnable(study) for study in shown]
    heads = [
        head(name, [*more, *apart(shown, study, lang, "deals")], _NAMES)
        for study in shown
        for name, *more in [book_and_changes(study, lang)]
    ]
    tops = row_tops(heads, _ROWS_FROM, _ROW)
    height = tops[-1] + _BELOW
    paper = Paper.with_title(
        find_theme(theme), height, say(lang, "plot-winnable"),
        " · ".join(filter(None, [in_common(shown, lang, "deals"), _task(shown, lang)])),
    )  # fmt: skip
    paper.heads(heads, tops)
    _bars(paper, found, tops, lang)
    _legend(paper, found, height - 66, lang)
    paper.explain_interval(say(lang, "plot-winnable-interval"), height - 32)
    paper.figure.alt_text = f"{say(lang, 'plot-winnable')}. {tell_winnable(shown, lang)}"
    return paper.figure


def _task(studies: Sequence[Study], lang: str) -> str:
    """Return what had to be found, where it is the same for all."""
    told = {say(lang, "plot-winnable-task", wind=wind_of(study)) for study in studies}
    return told.pop() if len(told) == 1 else ""


def _bars(paper: Paper, found: Sequence[Winnable], tops: Sequence[float], lang: str) -> None:
    axes = paper.axes(_LEFT, tops[0], _SCALE, tops[-1] - tops[0])
    axes.set(xlim=(0, 1), ylim=(tops[-1], tops[0]))
    paper.ticks_below(axes, _SHARES, [percent(at, lang, 0) for at in _SHARES])
    for top, one in zip(tops, found, strict=False):  # the last row ends, too
        shares = [getattr(one, kind) / one.count for kind in _KINDS]
        starts = accumulate(shares, initial=0.0)
        for kind, share, start in zip(_KINDS, shares, starts, strict=False):
            if share:
                axes.barh(
                    top + 42, share, left=start, height=_BAR, facecolor=_fill(paper, kind),
                    edgecolor=paper.edge, linewidth=1, zorder=3,
                    hatch=_HATCH if kind == "unknown" else None,
                )  # fmt: skip
        paper.interval(axes, one, top + 42)
        paper.label(axes, 0.5, top + 12, range_told(one.low, one.high, lang))


def _legend(paper: Paper, found: Sequence[Winnable], y: float, lang: str) -> None:
    """Name the parts of the bars that are there."""
    x = MARGIN
    for kind in _KINDS:
        if not any(getattr(one, kind) for one in found):
            continue
        text = say(lang, f"plot-winnable-{kind}", number=number(_sum(found, kind), lang))
        paper.bar(x, y - 8, 24, 16, _fill(paper, kind), hatch=_HATCH if kind == "unknown" else None)
        paper.write(x + 32, y, text, faint=True)
        x += 32 + width_of(text) + 30


def _sum(found: Sequence[Winnable], kind: str) -> int:
    return sum(getattr(one, kind) for one in found)


def _fill(paper: Paper, kind: str) -> Colour:
    return {
        "won": STAGE_COLOURS["sunset"],
        "unknown": paper.theme.face,
        "impossible": STAGE_COLOURS["lost"],
    }[kind]
