"""The controls around the table: made once, named anew in each language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import ipywidgets as widgets

from sunviz.story import say

#: the stages that can be jumped to, in order
JUMPS: Final = ("sunrise", "sun", "sunset", "wind")
#: signs that every font has: neither emoji nor an icon font from the net
SIGNS: Final = {"first": "«", "back": "‹", "play": "▶", "forward": "›", "last": "»"}
_PAUSE: Final = "▮▮"
#: what a person at the table may ask for
HELP: Final = ("next", "hint", "fits")
#: steps a second, by the name of their choice
SPEEDS: Final[Mapping[str, float]] = {"½": 0.5, "1": 1, "2": 2, "4": 4}
_CHOICES: Final = ("wish", "speed", "rules", "player", "language", "theme", "suits", "text")
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
        self.buttons = step_buttons()
        self.slider = step_slider()
        self.jumps = {stage: widgets.Button(layout=fitting()) for stage in JUMPS}
        self.help = {name: widgets.Button(layout=fitting()) for name in HELP}
        self.deal = widgets.Text(
            continuous_update=False, layout=fitting("12em"), style=_FITTING_LABEL
        )
        self.another = widgets.Button(layout=fitting())
        self.choices = {name: dropdown() for name in _CHOICES}
        self.marks = {name: _checkbox(value=True) for name in MARKS}
        self.motion = _checkbox(value=True)
        self.analysis = _checkbox(value=False)
        self.win = widgets.Button(layout=fitting())
        self.side_by_side = _checkbox(value=False)

    def rows(self) -> list[widgets.Box]:
        """Return the rows of controls, top to bottom."""
        rows = (
            [*self.buttons.values(), self.slider],
            [*self.jumps.values(), *self.help.values(), self.win, self.analysis],
            [self.deal, self.another, self.choices["wish"]],
            [
                self.choices[name]
                for name in ("rules", "player", "speed", "language", "theme", "suits")
            ],
            [*self.marks.values(), self.motion],
            [self.choices["text"], self.side_by_side],
        )
        return [row(controls) for controls in rows]

    def name(self, lang: str, choices: Choices, *, own: bool) -> None:
        """Give every control its label, tooltip and choices in a language.

        In a game of one's own a step back is called undo, and forth redo.
        """
        name_steps(self.buttons, self.slider, lang, own=own)
        for name, button in self.help.items():
            label(button, lang, name)
        for name in ("motion", "analysis", "win"):
            label(getattr(self, name), lang, name)
        for stage, button in self.jumps.items():
            button.description = say(lang, f"ui-stage-{stage}")
            button.tooltip = say(lang, "ui-stage-tip")
        label(self.deal, lang, "deal")
        label(self.another, lang, "another-deal")
        for name, mark in self.marks.items():
            label(mark, lang, MARKS[name])
        label(self.side_by_side, lang, "side-by-side")
        for name, options in choices.items():
            label(self.choices[name], lang, name)
            offer(self.choices[name], options)

    def show_stage(self, stages: Iterable[str], now: str, *, own: bool) -> None:
        """Let only reached stages be jumped to, and mark the stage of now.

        In a game of one's own no button is disabled again: it may have the focus.
        """
        reached = set(stages)
        for stage, button in self.jumps.items():
            button.disabled = stage not in reached and (button.disabled or not own)
            (button.add_class if stage == now else button.remove_class)("sunviz-now")


def step_buttons(names: Iterable[str] = SIGNS) -> dict[str, widgets.Button]:
    """Return the buttons that step through a game."""
    return {name: widgets.Button(layout=fitting()) for name in names}


def step_slider() -> widgets.IntSlider:
    """Return the slider over all steps of a game."""
    return widgets.IntSlider(
        readout=False, layout=widgets.Layout(flex="1 1 200px", min_width="160px")
    )


def name_steps(
    buttons: Mapping[str, widgets.Button],
    slider: widgets.IntSlider,
    lang: str,
    *,
    own: bool = False,
) -> None:
    """Name what steps through a game; of one's own a step back is called undo, and forth redo."""
    names = {"back": "undo", "forward": "redo"} if own else {}
    for name in ("first", "back", "forward", "last"):
        label(buttons[name], lang, names.get(name, name), sign=SIGNS[name])
    label(slider, lang, "position")


def name_play(button: widgets.Button, lang: str, *, playing: bool) -> None:
    """Let the play button say what its next click does."""
    if playing:
        label(button, lang, "pause", sign=_PAUSE)
    else:
        label(button, lang, "play", sign=SIGNS["play"])


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


def row(controls: Iterable[widgets.Widget]) -> widgets.HBox:
    """Return controls in a row that wraps."""
    box = widgets.HBox(list(controls))
    box.add_class("sunviz-row")
    return box


def fitting(width: str = "auto") -> widgets.Layout:
    """Return the layout of a control as wide as its words."""
    return widgets.Layout(width=width)


def _checkbox(*, value: bool) -> widgets.Checkbox:
    return widgets.Checkbox(value=value, indent=False, layout=fitting())


def dropdown() -> widgets.Dropdown:
    """Return a dropdown without choices yet."""
    return widgets.Dropdown(layout=fitting(), style=_FITTING_LABEL)
