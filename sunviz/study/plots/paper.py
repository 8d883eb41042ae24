"""The sheet that every plot is drawn on: its size, colours, letters and marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from types import MappingProxyType
from typing import Any, Final, NamedTuple, ParamSpec, Protocol, TypeVar

import matplotlib.style
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle
from matplotlib.patheffects import withStroke

from sunviz.picture.render import Picture
from sunviz.picture.themes import SKIES, Colour, Theme, mix

from .lettering import DPI, LARGE, LINE, MIDDLE, SMALL, Head, font, width_of, wrapped

#: a sheet's width, px
WIDTH: Final = 900.0
#: an interval is long enough for a rim, px
_LONG: Final = 8.0
#: from a sheet's edge to what stands on it, px
MARGIN: Final = 32.0

_P = ParamSpec("_P")
_R = TypeVar("_R")

#: where games end, in the colours of the sky at that time
STAGE_COLOURS: Final[Mapping[str, Colour]] = MappingProxyType(
    {
        "sunrise": SKIES["morning"][1],
        "sun": SKIES["day"][-1],
        "sunset": SKIES["last light"][1],
        "wind": SKIES["wind"][5],
        "lost": SKIES["lost"][0],
    }
)


class Interval(Protocol):
    """Whatever has the two ends of an interval."""

    @property
    def low(self) -> float:
        """The lower end."""

    @property
    def high(self) -> float:
        """The upper end."""


class Span(NamedTuple):
    """A bare interval."""

    low: float
    high: float


def undisturbed(plot: Callable[_P, _R]) -> Callable[_P, _R]:
    """Draw with matplotlib's own settings, whatever the user has set."""

    @wraps(plot)
    def drawn(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        with matplotlib.style.context("default"):
            return plot(*args, **kwargs)

    return drawn


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet with its title; places on it are px from its upper left corner."""

    figure: Picture
    theme: Theme
    height: float
    #: how far everything below a long title stands lower, px
    shift: float = 0.0

    @classmethod
    def with_title(cls, theme: Theme, height: float, title: str, below: str) -> Paper:
        """Return a new sheet with a title and a line below it; a longer one makes it higher."""
        below = wrapped(below, WIDTH - 2 * MARGIN - 130)
        shift = LINE * below.count("\n")
        height += shift
        figure = Picture(
            figsize=(WIDTH / DPI, height / DPI), dpi=DPI, facecolor=theme.face, frameon=True
        )
        figure.set_layout_engine("none")
        FigureCanvasAgg(figure)
        paper = cls(figure, theme, height)
        paper.write(MARGIN, 38, title, size=LARGE, bold=True)
        paper.write(MARGIN, 63, below, faint=True, va="top")
        return cls(figure, theme, height, shift)

    def _up(self, y: float) -> float:
        """Return a place as a share of the height, from below."""
        return 1 - (y + self.shift) / self.height

    @property
    def ink(self) -> Colour:
        """The colour of letters."""
        return self.theme.two[0]

    @property
    def faint_ink(self) -> Colour:
        """The colour of letters that step back, and of the ends of intervals."""
        return mix(self.ink, self.theme.face, 0.2)

    @property
    def line(self) -> Colour:
        """The colour of lines that only guide the eye."""
        return mix(self.ink, self.theme.face, 0.82)

    @property
    def edge(self) -> Colour:
        """The colour of a bar's outline, which sets it off whatever its own colour."""
        return self.theme.edge

    @property
    def accent(self) -> Colour:
        """The colour of a mark that needs no other meaning: the blue of the day."""
        return STAGE_COLOURS["sun"]

    def write(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float = SMALL,
        bold: bool = False,
        faint: bool = False,
        ha: str = "left",
        va: str = "center",
    ) -> None:
        """Write a text."""
        self.figure.text(
            x / WIDTH, self._up(y), text, ha=ha, va=va, linespacing=1.15,
            fontproperties=font(size, bold=bold), color=self.faint_ink if faint else self.ink,
        )  # fmt: skip

    def heads(self, heads: Sequence[Head], tops: Sequence[float]) -> None:
        """Write the heads of rows that begin at these places, a thin line between two rows."""
        for top, (name, *more) in zip(tops, heads, strict=False):  # the last row ends, too
            if top > tops[0]:
                self.rule(top - 7)
            self.write(MARGIN, top - 3, name, size=MIDDLE, bold=True, va="top")
            if more:
                below = top + 5 + LINE * len(name.split("\n"))
                self.write(MARGIN, below, "\n".join(more), faint=True, va="top")

    def rule(self, y: float) -> None:
        """Draw a thin line from margin to margin."""
        ends = [MARGIN / WIDTH, 1 - MARGIN / WIDTH]
        line = Line2D(ends, [self._up(y)] * 2, color=self.line, linewidth=1)
        self.figure.add_artist(line)

    def bar(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: Colour,
        hatch: str | None = None,
    ) -> None:
        """Draw a filled box, its upper left corner at x, y."""
        corner = x / WIDTH, self._up(y + height)
        box = Rectangle(corner, width / WIDTH, height / self.height, facecolor=fill,
                        edgecolor=self.edge, linewidth=0.8, hatch=hatch)  # fmt: skip
        self.figure.add_artist(box)

    def axes(self, x: float, y: float, width: float, height: float) -> Axes:
        """Return bare axes, their upper left corner at x, y."""
        bounds = x / WIDTH, self._up(y + height), width / WIDTH, height / self.height
        axes = self.figure.add_axes(bounds, facecolor="none")
        axes.spines[:].set_visible(False)
        axes.tick_params(length=0, pad=6)
        axes.set_xticks([])
        axes.set_yticks([])
        axes.margins(0)
        return axes

    def ticks_below(self, axes: Axes, at: Sequence[float], labels: Sequence[str]) -> None:
        """Name values along the lower edge, each with a line up to the top."""
        self.name_ticks(axes.xaxis, at, labels)
        axes.grid(axis="x", color=self.line, linewidth=1, clip_on=False)
        axes.set_axisbelow(True)

    def ticks_beside(self, axes: Axes, at: Sequence[float], labels: Sequence[str]) -> None:
        """Name values along the left edge, each with a line to the right."""
        self.name_ticks(axes.yaxis, at, labels)
        axes.grid(axis="y", color=self.line, linewidth=1, clip_on=False)
        axes.set_axisbelow(True)

    def name_ticks(self, axis: Axis, at: Sequence[float], labels: Sequence[str]) -> None:
        """Name values along an edge."""
        axis.set_ticks(at, labels, fontproperties=font(), color=self.faint_ink)

    def bar_to(self, axes: Axes, value: float, y: float, fill: Colour) -> None:
        """Draw a bar from nothing to a value."""
        axes.barh(y, value, height=22, facecolor=fill, edgecolor=self.edge, linewidth=1, zorder=3)

    def label(self, axes: Axes, x: float, y: float, text: str) -> None:
        """Write a text around a place of some axes, moved inwards where it would stick out."""
        low, high = axes.get_xlim()
        half = width_of(text, MIDDLE) / 2 / (axes.get_position().width * WIDTH) * (high - low)
        x = min(max(x, low + half), high - half)
        axes.text(x, y, text, ha="center", va="center", color=self.ink,
                  fontproperties=font(MIDDLE), zorder=6, path_effects=self._rim())  # fmt: skip

    def label_above(self, axes: Axes, x: float, y: float, text: str) -> None:
        """Write a text above a place of some axes."""
        axes.annotate(text, (x, y), (0, 7), textcoords="offset points", ha="center", va="bottom",
                      color=self.ink, fontproperties=font(), zorder=6,
                      path_effects=self._rim())  # fmt: skip

    def _rim(self) -> list[Any]:
        """Return what sets letters off from lines behind them."""
        return [withStroke(linewidth=4, foreground=self.theme.face)]

    def interval(self, axes: Axes, share: Interval, at: float, *, upright: bool = False) -> None:
        """Draw an interval: a line with ends; a long one is set off from its bar by a rim."""
        middle, reach = (share.low + share.high) / 2, (share.high - share.low) / 2
        place: dict[str, Any] = (
            {"x": at, "y": middle, "yerr": reach}
            if upright
            else {"x": middle, "y": at, "xerr": reach}
        )
        lines = [(2.0, 5.0, self.ink, 5)]
        if self._length(axes, share, upright) > _LONG:
            lines.append((4.5, 6.0, self.theme.face, 4))
        for width, cap, shade, order in lines:
            drawn = axes.errorbar(**place, fmt="none", ecolor=shade, elinewidth=width,
                                  capsize=cap, capthick=width, zorder=order)  # fmt: skip
            for line in (*drawn.lines[1], *drawn.lines[2]):
                line.set_clip_on(False)

    def _length(self, axes: Axes, share: Interval, upright: bool) -> float:
        """Return how long an interval is drawn, px."""
        low, high = axes.get_ylim() if upright else axes.get_xlim()
        place = axes.get_position()
        whole = place.height * self.height if upright else place.width * WIDTH
        return float((share.high - share.low) / abs(high - low) * whole)

    def explain_interval(self, text: str, y: float) -> None:
        """Tell what an interval is: a small one, and words."""
        axes = self.axes(MARGIN, y - 10, 34, 20)
        axes.set(xlim=(0, 34), ylim=(-1, 1))
        self.interval(axes, Span(0, 34), 0)
        self.write(MARGIN + 46, y, text, faint=True)
