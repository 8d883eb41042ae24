"""Where games end: one row a study, one column a stage."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from matplotlib.figure import Figure

from sunviz.picture.themes import find_theme
from sunviz.story import say, stage_name

from ..readable import OUTCOMES
from ..study import Study
from ..summary import Summary, summarize
from ..telling import tell
from .lettering import MIDDLE, head, row_height, width_of, wrapped
from .paper import MARGIN, STAGE_COLOURS, WIDTH, Paper, undisturbed
from .wording import apart, book_of, check_studies, in_common, share_text

_NAMES: Final = 160.0
_GAP: Final = 20.0
_ROWS_FROM: Final = 166.0
_ROW: Final = 74.0
_BELOW: Final = 62.0


@undisturbed
def plot_outcomes(
    studies: Study | Iterable[Study], *, lang: str = "en", theme: str = "light"
) -> Figure:
    """Return a plot of where games end: a row for each study, a column for each stage.

    The bars of all columns have one scale; each has its share written above it
    and its 95 % interval at its end. What never happened is told by the end of
    its interval. `lang` is ``"en"``, ``"ru"`` or ``"sv"``; `theme` is
    ``"light"``, ``"dark"`` or ``"contrast"``. The figure has its ``alt_text``,
    belongs to nobody but you, and is 900 css px wide.

    Raises `StudyError` for anything that is no study or has no rows,
    `SunError` for an unknown language or theme.

    >>> from sunviz.study import simulate
    >>> study = simulate(range(1000), workers=1, progress=False)
    >>> plot_outcomes(study).get_size_inches().tolist()[0]
    9.0
    """
    shown = check_studies(studies, lang)
    summaries = [summarize(study) for study in shown]
    heads = [
        head(book_of(study, lang), apart(shown, study, lang, "deals", "player"), _NAMES)
        for study in shown
    ]
    row = row_height(heads, _ROW)
    height = _ROWS_FROM + row * len(shown) + _BELOW
    paper = Paper.with_title(
        find_theme(theme), height, say(lang, "plot-outcomes"),
        in_common(shown, lang, "deals", "player"),
    )  # fmt: skip
    paper.heads(heads, _ROWS_FROM, row)
    left = MARGIN + _NAMES + _GAP
    for column in _columns(summaries, lang):
        _draw(paper, column, summaries, (left, row), lang)
        left += column.width + _GAP
    paper.explain_interval(say(lang, "plot-interval"), height - 32)
    paper.figure.alt_text = _in_words(shown, summaries, lang)
    return paper.figure


@dataclass(frozen=True, slots=True)
class _Column:
    """An outcome, the width of its column, and how many px the whole of a share takes."""

    outcome: str
    width: float
    scale: float


def _columns(summaries: Sequence[Summary], lang: str) -> list[_Column]:
    """Return the columns, all to the largest scale for which they have room."""
    room = WIDTH - 2 * MARGIN - _NAMES - _GAP * len(OUTCOMES)
    least = np.array([_least(outcome, summaries, lang) for outcome in OUTCOMES])
    most = np.array([max(one.outcomes[name].high for one in summaries) for name in OUTCOMES])
    low, high = 0.0, room / most.max()
    for _ in range(40):  # halving finds it
        scale = (low + high) / 2
        fits = np.maximum(least, scale * most).sum() <= room
        low, high = (scale, high) if fits else (low, scale)
    widths = np.maximum(least, low * most).tolist()
    return [_Column(name, width, low) for name, width in zip(OUTCOMES, widths, strict=True)]


def _least(outcome: str, summaries: Sequence[Summary], lang: str) -> float:
    """Return how wide a column is at least: as its labels, and its heading in two lines."""
    labels = [width_of(share_text(one.outcomes[outcome], lang), MIDDLE) for one in summaries]
    words = stage_name(outcome, lang).split()
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(len(words))]
    heading = min(max(width_of(line, bold=True) for line in lines) for lines in breaks)
    return max(*labels, heading + 1)


def _draw(
    paper: Paper,
    column: _Column,
    summaries: Sequence[Summary],
    place: tuple[float, float],
    lang: str,
) -> None:
    """Draw a column, its left edge and the height of a row given in px."""
    (left, row), outcome = place, column.outcome
    heading = wrapped(stage_name(outcome, lang), column.width, bold=True)
    paper.write(left, _ROWS_FROM - 24, heading, bold=True, va="bottom")
    paper.bar(left, _ROWS_FROM - 16, column.width, 6, STAGE_COLOURS[outcome])
    axes = paper.axes(left, _ROWS_FROM, column.width, row * len(summaries))
    axes.set(xlim=(0, column.width / column.scale), ylim=(row * len(summaries), 0))
    for at, summary in enumerate(summaries):
        share, y = summary.outcomes[outcome], row * at
        paper.write(left, _ROWS_FROM + y + 10, share_text(share, lang), size=MIDDLE)
        paper.bar_to(axes, share.share, y + 40, STAGE_COLOURS[outcome])
        paper.interval(axes, share, y + 40)


def _in_words(studies: Sequence[Study], summaries: Sequence[Summary], lang: str) -> str:
    """Return the alt text: what `tell` says of the shares of every study."""
    told = [tell(study, one, lang) for study, one in zip(studies, summaries, strict=True)]
    lines = [line for lines in told for line in lines[: 1 + len(OUTCOMES)]]
    return " ".join([f"{say(lang, 'plot-outcomes')}.", *lines, told[0][-1]])
