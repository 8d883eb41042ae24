"""The controls around the table: made once, named anew in each language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import ipywidgets as widgets

from sunviz.story import say

#: the stages that can be jumped to, in order
JUMPS: Final = ("sunrise", "sun", "sunset", "wind")
# signs that every font has: neither emoji nor an icon font from the net
_SIGNS: Final = {"first": "«", "back": "‹", "play": "▶", "forward": "›", "last": "»"}
#: what a person at the table may ask for
HELP: Final = ("next", "hint", "fits")
_PAUSE: Final = "▮▮"
#: steps a second, by the name of their choice
SPEEDS: Final[Mapping[str, float]] = {"½": 0.5, "1": 1, "2": 2, "4": 4}
_CHOICES: Final = ("speed", "rules", "player", "language", "theme", "suits", "text")
#: the marks of the picture that can be switched off, with their catalogue names
MARKS: Final = {"moved": "moved", "playable": "playable-mark", "ray_numbers": "numbers"}
_FITTING_LABEL: Final = {"description_width": "auto"}
_Options: TypeAlias = Sequence[tuple[str, Any]]
Choices: TypeAlias = Mapping[str, _Options]


class Controls:
    """Every control of the explorer, laid out as rows.

    The buttons are never disabled by their own click, so that they keep the
    keyboard focus at both ends of the game.
    """

    def __init__(self) -> None:
        self.buttons = {name: widgets.Button(layout=_fitting()) for name in _SIGNS}
        self.slider = widgets.IntSlider(
            readout=False, layout=widgets.Layout(flex="1 1 200px", min_width="160px")
        )
        self.jumps = {stage: widgets.Button(layout=_fitting()) for stage in JUMPS}
        self.help = {name: widgets.Button(layout=_fitting()) for name in HELP}
        self.deal = widgets.Text(
            continuous_update=False, layout=_fitting("12em"), style=_FITTING_LABEL
        )
        self.another = widgets.Button(layout=_fitting())
        self.choices = {name: _dropdown() for name in _CHOICES}
        self.marks = {name: _checkbox(value=True) for name in MARKS}
        self.motion = _checkbox(value=True)
        self.side_by_side = _checkbox(value=False)

    def rows(self) -> list[widgets.Box]:
        """Return the rows of controls, top to bottom."""
        rows = (
            [*self.buttons.values(), self.slider],
            [*self.jumps.values(), *self.help.values()],
            [self.deal, self.another, self.choices["rules"], self.choices["player"]],
            [self.choices[name] for name in ("speed", "language", "theme", "suits")],
            [*self.marks.values(), self.motion],
            [self.choices["text"], self.side_by_side],
        )
        return [_row(row) for row in rows]

    def name(self, lang: str, choices: Choices, *, own: bool) -> None:
        """Give every control its label, tooltip and choices in a language.

        In a game of one's own a step back is called undo, and forth redo.
        """
        names = {"back": "undo", "forward": "redo"} if own else {}
        for name in ("first", "back", "forward", "last"):
            label(self.buttons[name], lang, names.get(name, name), sign=_SIGNS[name])
        for name, button in self.help.items():
            label(button, lang, name)
        label(self.motion, lang, "motion")
        for stage, button in self.jumps.items():
            button.description = say(lang, f"ui-stage-{stage}")
            button.tooltip = say(lang, "ui-stage-tip")
        label(self.slider, lang, "position")
        label(self.deal, lang, "deal")
        label(self.another, lang, "another-deal")
        for name, mark in self.marks.items():
            label(mark, lang, MARKS[name])
        label(self.side_by_side, lang, "side-by-side")
        for name, options in choices.items():
            label(self.choices[name], lang, name)
            offer(self.choices[name], options)

    def name_play(self, lang: str, *, playing: bool) -> None:
        """Let the play button say what its next click does."""
        button = self.buttons["play"]
        if playing:
            label(button, lang, "pause", sign=_PAUSE)
        else:
            label(button, lang, "play", sign=_SIGNS["play"])

    def show_stage(self, stages: Iterable[str], now: str, *, own: bool) -> None:
        """Let only reached stages be jumped to, and mark the stage of now.

        In a game of one's own no button is disabled again: it may have the focus.
        """
        reached = set(stages)
        for stage, button in self.jumps.items():
            button.disabled = stage not in reached and (button.disabled or not own)
            (button.add_class if stage == now else button.remove_class)("sunviz-now")


def label(control: Any, lang: str, name: str, *, sign: str = "") -> None:
    """Name a control and its tooltip by the catalogue."""
    words = say(lang, f"ui-{name}")
    control.description = f"{sign} {words}" if sign else words
    control.tooltip = say(lang, f"ui-{name}-tip")


def offer(box: widgets.Dropdown, options: _Options) -> None:
    """Give a dropdown its choices under new names, the chosen value kept."""
    value = box.value
    with box.hold_trait_notifications():
        box.options = tuple(options)
        if value in [choice for _, choice in options]:
            box.value = value


def _row(controls: Sequence[widgets.Widget]) -> widgets.HBox:
    row = widgets.HBox(list(controls))
    row.add_class("sunviz-row")
    return row


def _fitting(width: str = "auto") -> widgets.Layout:
    return widgets.Layout(width=width)


def _checkbox(*, value: bool) -> widgets.Checkbox:
    return widgets.Checkbox(value=value, indent=False, layout=_fitting())


def _dropdown() -> widgets.Dropdown:
    return widgets.Dropdown(layout=_fitting(), style=_FITTING_LABEL)
