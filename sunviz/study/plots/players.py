"""Players side by side: how often each wins, and by how much more than the first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from matplotlib.figure import Figure

from sunviz.picture.themes import find_theme
from sunviz.story import say

from ..errors import StudyError
from ..intervals import Share
from ..pairs import Pairs, compare_pairs
from ..study import Study
from ..summary import summarize
from ..telling import percent
from .lettering import head, row_tops
from .paper import MARGIN, WIDTH, Paper, undisturbed
from .wording import (
    apart,
    check_studies,
    difference_told,
    in_common,
    player_of,
    points_text,
    share_text,
    won_told,
)

_NAMES: Final = 166.0
_GAP: Final = 64.0
_LEFT: Final = MARGIN + _NAMES + 20
#: how wide the scale of shares is, beside differences and without them
_WITH_OTHERS: Final = 350.0
_ALONE: Final = WIDTH - MARGIN - _LEFT - 30
_ROWS_FROM: Final = 166.0
_ROW: Final = 74.0
_BELOW: Final = 94.0
_SHARES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


@undisturbed
def plot_players(
    studies: Study | Iterable[Study], *, lang: str = "en", theme: str = "light"
) -> Figure:
    """Return a plot of players side by side, a row for each study.

    The bar is the share won, its 95 % interval at its end. Where all have
    played the same deals to the end, a second column shows how many more of
    them each wins than the first, compared deal by deal (`compare_pairs`), in
    percentage points. Options, errors and `alt_text` as in `plot_outcomes`.

    >>> from sunviz.study import simulate
    >>> deals, options = range(300), {"workers": 1, "progress": False}
    >>> studies = [simulate(deals, player=name, **options) for name in ("plain", "random")]
    >>> len(plot_players(studies).axes)
    3
    """
    shown = check_studies(studies, lang)
    shares = [summarize(study).won for study in shown]
    pairs = _pairs(shown)
    heads = [
        head(player_of(study, lang), apart(shown, study, lang, "deals", "rules"), _NAMES)
        for study in shown
    ]
    tops = row_tops(heads, _ROWS_FROM, _ROW)
    height = tops[-1] + _BELOW
    paper = Paper.with_title(
        find_theme(theme), height, say(lang, "plot-players"),
        in_common(shown, lang, "deals", "rules"),
    )  # fmt: skip
    paper.heads(heads, tops)
    _shares(paper, shares, tops, _WITH_OTHERS if pairs else _ALONE, lang)
    if pairs:
        _differences(paper, pairs, tops, lang)
    paper.explain_interval(say(lang, "plot-interval"), height - 32)
    paper.figure.alt_text = _in_words(shown, shares, pairs, lang)
    return paper.figure


def _pairs(studies: Sequence[Study]) -> list[Pairs]:
    """Return each study but the first compared with the first; none where they cannot be."""
    first, *others = studies
    try:
        return [compare_pairs(other, first) for other in others]
    except StudyError:
        return []


def _shares(
    paper: Paper, shares: Sequence[Share], tops: Sequence[float], width: float, lang: str
) -> None:
    """Draw how often each wins, from never to always, on a scale of this width."""
    paper.write(_LEFT, tops[0] - 46, say(lang, "plot-won"), bold=True)
    axes = paper.axes(_LEFT, tops[0], width, tops[-1] - tops[0])
    axes.set(xlim=(0, 1), ylim=(tops[-1], tops[0]))
    paper.ticks_below(axes, _SHARES, [percent(at, lang, 0) for at in _SHARES])
    for top, share in zip(tops, shares, strict=False):  # the last row ends, too
        paper.bar_to(axes, share.share, top + 42, paper.accent)
        paper.interval(axes, share, top + 42)
        paper.label(axes, share.share, top + 12, share_text(share, lang))


def _differences(paper: Paper, pairs: Sequence[Pairs], tops: Sequence[float], lang: str) -> None:
    """Draw how many more deals each wins than the first, on one scale with a line at none."""
    right = WIDTH - MARGIN
    paper.write(right, tops[0] - 46, say(lang, "plot-more"), bold=True, ha="right")
    paper.write(right, tops[0] - 20, say(lang, "plot-points"), faint=True, ha="right")
    left = _LEFT + _WITH_OTHERS + _GAP
    axes = paper.axes(left, tops[0], right - left, tops[-1] - tops[0])
    low, high = min(pair.low for pair in pairs), max(pair.high for pair in pairs)
    room = 0.15 * max(high, -low)
    axes.set(xlim=(min(low, -room), max(high, room)), ylim=(tops[-1], tops[0]))
    axes.plot([0, 0], [tops[0], tops[-1]], color=paper.ink, linewidth=1.5, zorder=2)
    paper.ticks_below(axes, [0], [say(lang, "plot-none-more")])
    for top, pair in zip(tops[1:], pairs, strict=False):
        paper.bar_to(axes, pair.difference, top + 42, paper.accent)
        paper.interval(axes, pair, top + 42)
        paper.label(axes, pair.difference, top + 12, points_text(pair, lang))


def _in_words(
    studies: Sequence[Study], shares: Sequence[Share], pairs: Sequence[Pairs], lang: str
) -> str:
    """Return the alt text: each player's share, and the differences."""
    lines = [won_told(study, share, lang) for study, share in zip(studies, shares, strict=True)]
    first = player_of(studies[0], lang)
    for study, pair in zip(studies[1:], pairs, strict=False):  # none where they cannot be compared
        lines.append(difference_told(study, first, pair, lang))
    return " ".join([f"{say(lang, 'plot-players')}.", *lines])
