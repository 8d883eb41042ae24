"""Where games end: one row a study, one column a stage."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from matplotlib.figure import Figure

from sunviz.engine import Rules, read_rules
from sunviz.picture.themes import find_theme
from sunviz.story import check_language, say, stage_name

from ..errors import StudyError
from ..intervals import Share, share_of
from ..readable import OUTCOMES
from ..study import Study
from ..summary import summarize
from ..tallies import Tallies
from ..telling import left_out, tell_count, tell_share
from .lettering import MIDDLE, Head, head, row_tops, width_of, wrapped
from .paper import MARGIN, STAGE_COLOURS, WIDTH, Paper, undisturbed
from .wording import apart, book_and_changes, check_studies, in_common, share_text

_NAMES: Final = 160.0
#: between columns; less where labels are long
_GAP: Final = 20.0
#: for columns and the gaps before them
_ROOM: Final = WIDTH - 2 * MARGIN - _NAMES
_ROWS_FROM: Final = 166.0
_ROW: Final = 74.0
_BELOW: Final = 62.0
#: where a stage would stand that the rules leave out
_LEFT_OUT: Final = "–"


@undisturbed
def plot_outcomes(
    studies: Study | Iterable[Study] | Tallies,
    *,
    rules: str | Rules | Iterable[str | Rules] | None = None,
    player: str | None = None,
    lang: str = "en",
    theme: str = "light",
) -> Figure:
    """Return a plot of where games end: a row for each study, a column for each stage.

    `studies` is one `Study` or several, or the `Tallies` of some; `rules` and
    `player` choose among them, all by default: `rules` are an id or a `Rules`, or
    several, in the order in which they are to stand. The bars of
    all columns have one scale; each has its share written above it and its
    95 % interval at its end. What never happened is told by the end of its
    interval; a stage that the rules leave out has a dash. `lang` is ``"en"``,
    ``"ru"`` or ``"sv"``; `theme` is ``"light"``, ``"dark"`` or ``"contrast"``.
    The figure has its ``alt_text``, belongs to nobody but you, and is 900 css
    px wide.

    Raises `StudyError` for anything that is no study or has no rows,
    `SunError` for an unknown language or theme.

    >>> from sunviz.study import simulate
    >>> study = simulate(range(1000), workers=1, progress=False)
    >>> plot_outcomes(study).get_size_inches().tolist()[0]
    9.0
    """
    shown = _chosen(_counted(studies, lang), rules, player)
    heads = [_head(shown, one, lang) for one in shown]
    tops = row_tops(heads, _ROWS_FROM, _ROW)
    height = tops[-1] + _BELOW
    paper = Paper.with_title(
        find_theme(theme), height, say(lang, "plot-outcomes"),
        in_common(shown, lang, "deals", "player"),
    )  # fmt: skip
    paper.heads(heads, tops)
    columns = _columns(shown, lang)
    gap = (_ROOM - sum(column.width for column in columns)) / len(columns)
    left = MARGIN + _NAMES + gap
    for column in columns:
        _draw(paper, column, shown, (left, tops), lang)
        left += column.width + gap
    paper.explain_interval(say(lang, "plot-interval"), height - 32)
    paper.figure.alt_text = _in_words(shown, lang)
    return paper.figure


@dataclass(frozen=True, slots=True)
class _Counted:
    """What was played, and the share of each of `OUTCOMES`."""

    header: Mapping[str, Any]
    outcomes: Mapping[str, Share]

    def __len__(self) -> int:
        return self.outcomes["lost"].of

    def share(self, outcome: str) -> Share | None:
        """Return the share of an outcome; None for a stage that the rules leave out."""
        return None if outcome in left_out(self.header) else self.outcomes[outcome]


def _counted(studies: Study | Iterable[Study] | Tallies, lang: str) -> list[_Counted]:
    """Return what to show; errors as of `check_studies`."""
    if isinstance(studies, Tallies):
        check_language(lang)
        sums = studies.rows.groupby(["rules", "player"])[[*OUTCOMES, "count"]].sum()
        return [
            _Counted(
                header, {name: share_of(int(row[name]), int(row["count"])) for name in OUTCOMES}
            )
            for played, header in studies.headers.items()
            for row in [sums.loc[played]]
        ]
    shown = check_studies(studies, lang)
    return [_Counted(study.header, summarize(study).outcomes) for study in shown]


def _chosen(
    shown: Sequence[_Counted],
    rules: str | Rules | Iterable[str | Rules] | None,
    player: str | None,
) -> list[_Counted]:
    """Return those of some rules, in their order, and of a player."""
    if isinstance(rules, str | Rules):
        rules = (rules,)
    names = [one.header["rules"] for one in shown]
    wanted = dict.fromkeys(names if rules is None else [read_rules(one).name for one in rules])
    chosen = [
        one
        for name in wanted
        for one in shown
        if one.header["rules"] == name and player in (None, one.header["player"])
    ]
    if not chosen:
        raise StudyError("there is no study of these rules and this player", key="plot_none")
    return chosen


def _head(shown: Sequence[_Counted], one: _Counted, lang: str) -> Head:
    name, *changes = book_and_changes(one, lang)
    return head(name, [*changes, *apart(shown, one, lang, "deals", "player")], _NAMES)


@dataclass(frozen=True, slots=True)
class _Column:
    """An outcome, the width of its column, and how many px the whole of a share takes."""

    outcome: str
    width: float
    scale: float


def _columns(shown: Sequence[_Counted], lang: str) -> list[_Column]:
    """Return the columns, all to the largest scale for which they have room."""
    least = np.array([_least(outcome, shown, lang) for outcome in OUTCOMES])
    room = max(_ROOM - _GAP * len(OUTCOMES), least.sum() + 1)
    most = np.array([max((s.high for s in _shares(name, shown)), default=0) for name in OUTCOMES])
    low, high = 0.0, room / most.max()
    for _ in range(40):  # halving finds it
        scale = (low + high) / 2
        fits = np.maximum(least, scale * most).sum() <= room
        low, high = (scale, high) if fits else (low, scale)
    widths = np.maximum(least, low * most).tolist()
    return [_Column(name, width, low) for name, width in zip(OUTCOMES, widths, strict=True)]


def _shares(outcome: str, shown: Sequence[_Counted]) -> list[Share]:
    return [share for one in shown if (share := one.share(outcome)) is not None]


def _least(outcome: str, shown: Sequence[_Counted], lang: str) -> float:
    """Return how wide a column is at least: as its labels, and its heading in two lines."""
    labels = [width_of(share_text(share, lang), MIDDLE) for share in _shares(outcome, shown)]
    words = stage_name(outcome, lang).split()
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(len(words))]
    heading = min(max(width_of(line, bold=True) for line in lines) for lines in breaks)
    return max(*labels, width_of(_LEFT_OUT, MIDDLE), heading + 1)


def _draw(
    paper: Paper,
    column: _Column,
    shown: Sequence[_Counted],
    place: tuple[float, Sequence[float]],
    lang: str,
) -> None:
    """Draw a column, its left edge and where its rows begin and end given in px."""
    (left, tops), outcome = place, column.outcome
    heading = wrapped(stage_name(outcome, lang), column.width, bold=True)
    paper.write(left, tops[0] - 24, heading, bold=True, va="bottom")
    paper.bar(left, tops[0] - 16, column.width, 6, STAGE_COLOURS[outcome])
    axes = paper.axes(left, tops[0], column.width, tops[-1] - tops[0])
    axes.set(xlim=(0, column.width / column.scale), ylim=(tops[-1], tops[0]))
    for top, one in zip(tops, shown, strict=False):  # the last row ends, too
        share = one.share(outcome)
        if share is None:
            paper.write(left, top + 10, _LEFT_OUT, size=MIDDLE)
            continue
        paper.write(left, top + 10, share_text(share, lang), size=MIDDLE)
        paper.bar_to(axes, share.share, top + 40, STAGE_COLOURS[outcome])
        paper.interval(axes, share, top + 40)


def _in_words(shown: Sequence[_Counted], lang: str) -> str:
    """Return the alt text: what was played, and every share, as `tell` says it."""
    lines = [
        line
        for one in shown
        for line in (
            tell_count(one.header, len(one), lang),
            *(_told(one, name, lang) for name in one.outcomes),
        )
    ]
    return " ".join([f"{say(lang, 'plot-outcomes')}.", *lines, say(lang, "study-level")])


def _told(one: _Counted, outcome: str, lang: str) -> str:
    share = one.share(outcome)
    return say(lang, "plot-left-out") if share is None else tell_share(outcome, share, lang)
