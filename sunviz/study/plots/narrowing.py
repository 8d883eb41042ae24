"""How the interval narrows as more deals are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from sunviz.picture.themes import find_theme, mix
from sunviz.story import say

from ..errors import StudyError
from ..header import check_played
from ..intervals import Share, share_of
from ..readable import OUTCOMES
from ..study import Study
from ..telling import number, percent
from .lettering import width_of
from .paper import MARGIN, WIDTH, Paper, undisturbed
from .wording import check_study, in_common, range_text, won_told

_HEIGHT: Final = 600.0
_FROM: Final = 150.0
_LEFT: Final = 104.0
_RIGHT: Final = 84.0
_CHART: Final = 320.0
#: how many points a tenfold of deals has
_POINTS: Final = 24
#: the first number of deals whose interval is worth looking at
_FIRST: Final = 10


@undisturbed
def plot_narrowing(study: Study, *, lang: str = "en", theme: str = "light") -> Figure:
    """Return a plot of the share won and its 95 % interval as the deals become more.

    The deals count in the order of the study; how many they are is on a
    logarithmic scale, from 10 on. After 10, 100, 1,000 … and after all deals
    the interval is written. Options, errors and `alt_text` as in
    `plot_outcomes`; the study needs 10 deals at least.

    >>> from sunviz.study import simulate
    >>> figure = plot_narrowing(simulate(range(1000), workers=1, progress=False))
    >>> figure.get_size_inches().tolist()
    [9.0, 6.0]
    """
    shown = check_study(study, lang)
    check_played(shown.header)
    shares = _shares_so_far(shown)
    told = _told(shares, lang)
    paper = Paper.with_title(
        find_theme(theme), _HEIGHT, say(lang, "plot-narrowing"),
        in_common([shown], lang, "rules", "player"),
    )  # fmt: skip
    axes = _scales(paper, shares, lang)
    _band(paper, axes, shares)
    for share in told:
        paper.interval(axes, share, share.of, upright=True)
        paper.label_above(axes, share.of, share.high, range_text(share, lang))
    paper.explain_interval(say(lang, "plot-interval"), _HEIGHT - 32)
    lines = [won_told(shown, share, lang) for share in told]
    paper.figure.alt_text = " ".join([f"{say(lang, 'plot-narrowing')}.", *lines])
    return paper.figure


def _shares_so_far(study: Study) -> list[Share]:
    """Return the share won after ever more deals, about evenly spaced by their logarithm."""
    count = len(study)
    if count < _FIRST:
        raise StudyError(
            f"to see an interval narrow takes {_FIRST} deals at least",
            key="plot_few",
            least=_FIRST,
        )
    won = np.cumsum(
        np.concatenate([rows[:, 0] < OUTCOMES.index("lost") for rows in study.figures()])
    )
    points = np.geomspace(_FIRST, count, 2 + int(_POINTS * np.log10(count / _FIRST)))
    at = {*points.round().astype(int).tolist(), *_tenfolds(count)}
    return [share_of(int(won[of - 1]), of) for of in sorted(at)]


def _tenfolds(count: int) -> list[int]:
    """Return 10, 100, 1000 … up to a count."""
    return [10**power for power in range(1, len(str(count)))]


def _told(shares: Sequence[Share], lang: str) -> list[Share]:
    """Return the shares to write: after all deals, and after tenfolds where there is room."""
    count = shares[-1].of
    pitch = _inner() / max(np.log10(count / _FIRST), 0.1)
    told = [shares[-1]]
    for share in reversed([one for one in shares if one.of in _tenfolds(count)]):
        room = pitch * np.log10(told[-1].of / share.of)
        words = [width_of(range_text(one, lang)) for one in (share, told[-1])]
        if room > sum(words) / 2 + 12:
            told.append(share)
    return told[::-1]


def _inner() -> float:
    """Return how wide the scale of deals is, px."""
    return WIDTH - _LEFT - _RIGHT - 2 * MARGIN


def _scales(paper: Paper, shares: Sequence[Share], lang: str) -> Axes:
    """Return axes with both scales named; their sides leave room for half a label."""
    count = shares[-1].of
    axes = paper.axes(_LEFT, _FROM, WIDTH - MARGIN - _LEFT, _CHART)
    tenfold = max(np.log10(count / _FIRST), 0.1) / _inner()
    low, high = _FIRST * 10 ** (-52 * tenfold), count * 10 ** (72 * tenfold)
    top = 1.14 * max(share.high for share in shares)  # and a label above it
    axes.set(xscale="log", xlim=(low, high), ylim=(0, top))
    axes.minorticks_off()
    at = [tick / 10 for tick in range(0, 11, 2 if top > 0.6 else 1) if tick / 10 <= min(top, 1)]
    paper.ticks_beside(axes, at, [percent(tick, lang, 0) for tick in at])
    named = _tenfolds(count)
    paper.name_ticks(axes.xaxis, named, [number(one, lang) for one in named])
    paper.write(MARGIN, _FROM - 28, say(lang, "plot-won"), bold=True)
    paper.write(
        WIDTH - MARGIN, _FROM + _CHART + 54, say(lang, "plot-deals-axis"), bold=True, ha="right"
    )
    return axes


def _band(paper: Paper, axes: Axes, shares: Sequence[Share]) -> None:
    at = [share.of for share in shares]
    low, high = [share.low for share in shares], [share.high for share in shares]
    shade = mix(paper.accent, paper.theme.face, 0.55)
    axes.fill_between(
        at, low, high, facecolor=shade, edgecolor=paper.accent, linewidth=1.5, zorder=2
    )
    axes.plot(at, [share.share for share in shares], color=paper.ink, linewidth=2.5, zorder=3)
