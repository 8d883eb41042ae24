"""Colours: three themes, two ways to colour suits, and the sky of every stage.

Letters have a contrast of at least 7:1 to their card, marks 3:1 to what they
stand on; tests compute both from the numbers here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from sunviz.engine.errors import SunError
from sunviz.engine.position import Position

Colour: TypeAlias = tuple[float, float, float]


def colour(text: str) -> Colour:
    """Return the colour ``#rrggbb`` as three numbers 0…1.

    >>> colour("#ff0000")
    (1.0, 0.0, 0.0)
    """
    red, green, blue = (int(text[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Return a colour on the way from `a` (share 0) to `b` (share 1)."""
    red, green, blue = (x + (y - x) * share for x, y in zip(a, b, strict=True))
    return red, green, blue


def luminance(c: Colour) -> float:
    """Return the relative luminance 0…1 of a colour, as WCAG defines it."""
    r, g, b = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Colour, b: Colour) -> float:
    """Return the contrast 1…21 of two colours, as WCAG defines it.

    >>> round(contrast((0, 0, 0), (1, 1, 1)))
    21
    """
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """Every colour of a picture but the sky's.

    ``face`` is a card that lies free, ``under`` one that does not; ``edge``
    outlines both. ``two`` and ``four`` are the suits' colours, C D H S. A mark
    is drawn in ``mark`` over a wider line of ``halo``, so that it shows on any
    sky. ``ghost`` and ``ghost_ink`` are empty places, ``chip`` and
    ``chip_ink`` the numbers of the rays.
    """

    name: str
    face: Colour
    under: Colour
    edge: Colour
    two: tuple[Colour, Colour, Colour, Colour]
    four: tuple[Colour, Colour, Colour, Colour]
    back: Colour
    back_line: Colour
    back_ink: Colour
    play: Colour
    moved: Colour
    halo: Colour
    open_ray: Colour
    ghost: Colour
    ghost_ink: Colour
    chip: Colour
    chip_ink: Colour
    cloud: Colour
    cloud_edge: Colour
    cloud_ink: Colour
    gauge: Colour
    gauge_fill: Colour
    ground: tuple[Colour, Colour]
    dim: Colour
    dimming: float

    def inks(self, suits: str) -> tuple[Colour, Colour, Colour, Colour]:
        """Return the suits' colours, C D H S, for ``"two"`` or ``"four"``."""
        return self.four if suits == "four" else self.two


def _theme(name: str, dimming: float, **colours: str) -> Theme:
    def lot(key: str) -> tuple[Colour, ...]:
        return tuple(colour(text) for text in colours.pop(key).split())

    two, four, ground = lot("two"), lot("four"), lot("ground")
    parts = {key: colour(text) for key, text in colours.items()}
    return Theme(
        name=name,
        dimming=dimming,
        two=(two[0], two[1], two[1], two[0]),
        four=(four[0], four[1], four[2], four[3]),
        ground=(ground[0], ground[1]),
        **parts,
    )


THEMES: Final = {
    "light": _theme(
        "light",
        0.0,
        face="#fffdf6",
        under="#f6f0e1",
        edge="#5d5340",
        two="#15171c #a0060f",
        four="#0b4a26 #0b3d9e #a0060f #15171c",
        back="#2f3f6b",
        back_line="#c9a94f",
        back_ink="#ffffff",
        play="#0b7a4b",
        moved="#fff2a8",
        halo="#4a1040",
        open_ray="#0a58b8",
        ghost="#ffe9b0",
        ghost_ink="#6d3f0c",
        chip="#5b2c14",
        chip_ink="#fff6dc",
        cloud="#eef2f8",
        cloud_edge="#8d9bb2",
        cloud_ink="#33415c",
        gauge="#d8a23c",
        gauge_fill="#6d3f0c",
        ground="#6f9a55 #3c6a40",
        dim="#000000",
    ),
    "dark": _theme(
        "dark",
        0.60,
        face="#2c323f",
        under="#1f242e",
        edge="#8f98a8",
        two="#f4f2ec #ffab9f",
        four="#8fe3a8 #9cc8ff #ffab9f #f4f2ec",
        back="#3a4a78",
        back_line="#b79a4a",
        back_ink="#ffffff",
        play="#5fe0a0",
        moved="#ffe98a",
        halo="#1a0716",
        open_ray="#6db4ff",
        ghost="#4a3a22",
        ghost_ink="#f3d9a4",
        chip="#1c1410",
        chip_ink="#ffe6b0",
        cloud="#465066",
        cloud_edge="#8f9bb3",
        cloud_ink="#f0f3f8",
        gauge="#3a2c16",
        gauge_fill="#ffd98a",
        ground="#26382c #131f1a",
        dim="#0a0d16",
    ),
    "contrast": _theme(
        "contrast",
        1.0,
        face="#ffffff",
        under="#e9e9e9",
        edge="#000000",
        two="#000000 #8c0000",
        four="#00401c #00308c #8c0000 #000000",
        back="#000000",
        back_line="#ffffff",
        back_ink="#ffffff",
        play="#006b2d",
        moved="#ffe600",
        halo="#000000",
        open_ray="#0044cc",
        ghost="#000000",
        ghost_ink="#ffffff",
        chip="#000000",
        chip_ink="#ffffff",
        cloud="#10182c",
        cloud_edge="#ffffff",
        cloud_ink="#ffffff",
        gauge="#000000",
        gauge_fill="#ffe600",
        ground="#1c1c1c #0c0c0c",
        dim="#000000",
    ),
}


def find_theme(name: str) -> Theme:
    """Return a theme by its name; `SunError` for any other."""
    theme = THEMES.get(name) if isinstance(name, str) else None
    if theme is None:
        known = ", ".join(THEMES)
        raise SunError(
            f"there is no theme {name!r}: choose one of {known}",
            key="theme",
            name=str(name),
            known=known,
        )
    return theme


# the sky: colours at growing distances from the sun's centre

#: the first two lie within the disc
SKY_AT: Final = (0.0, 2.15, 2.21, 2.9, 4.2, 6.0, 8.6)
Sky: TypeAlias = tuple[Colour, ...]


def _sky(text: str) -> Sky:
    return tuple(colour(part) for part in text.split())


SKIES: Final = {
    "first light": _sky("#ffd894 #ffb668 #ee8f6c #d77c88 #9d6a98 #5f5690 #34396e"),
    "morning": _sky("#ffe08a #ffcf57 #ffe6a6 #fbe3b4 #d5dfd6 #9cc9e4 #6aaede"),
    "day": _sky("#ffe68a #ffd34f #fff2bd #e6f1dd #b4dcf0 #77bbea #3f93d4"),
    "golden": _sky("#ffdb7a #ffbf45 #ffd78e #fdbb78 #ec8f70 #b96a88 #5f5496"),
    "last light": _sky("#f08a50 #d8553a #b04050 #8e3a60 #5b3064 #35275a #1a1a40"),
    "wind": _sky("#e3d9a8 #cfc28c #a9b2ae #8fa3ab #6f8894 #506c7b #384e5f"),
    "won": _sky("#fff2a6 #ffdc55 #fff3bf #ffe291 #ffc46b #f08f74 #9d62a8"),
    "lost": _sky("#a4a0b4 #86839c #636a8e #4a5380 #353f6a #252e55 #151b3a"),
}
#: the high-contrast sky: flat, with the disc just lighter than the night
FLAT_SKY: Final = _sky("#3a2c00 #3a2c00 #ffe600 #05060d #05060d #05060d #05060d")
FLAT_AT: Final = (0.0, 2.15, 2.17, 2.21, 4.0, 6.0, 8.6)

#: which sky, and how far on the way to the next one (0…8 arcs, 0…13 rays)
Phase: TypeAlias = tuple[str, int]


class Dusk(NamedTuple):
    """A moment between two phases: `share` 0…1 of the way from the first to the second."""

    first: Phase
    second: Phase
    share: float


def phase_of(position: Position) -> Phase:
    """Return the phase of the sky: it brightens with the arcs and sinks with the rays."""
    if position.stage == "sunrise":
        return "sunrise", min(position.arcs, 8)
    if position.stage == "sunset":
        return "sunset", position.ray or 1
    return position.stage, 0


@lru_cache(maxsize=128)
def sky_colours(theme: Theme, phase: Phase | Dusk) -> Sky:
    """Return the colours of a phase at the distances of `sky_distances`."""
    if theme.name == "contrast":
        return FLAT_SKY
    if isinstance(phase, Dusk):
        return _mixed(*(sky_colours(theme, part) for part in phase[:2]), share=phase.share)
    stage, at = phase
    if stage == "sunrise":
        sky = _between("first light", "morning", at / 8)
    elif stage == "sunset":
        sky = _between("golden", "last light", (at - 1) / 12)
    else:
        sky = SKIES[{"sun": "day"}.get(stage, stage)]
    return tuple(mix(c, theme.dim, theme.dimming) for c in sky)


def _between(a: str, b: str, share: float) -> Sky:
    return _mixed(SKIES[a], SKIES[b], share=share)


def _mixed(a: Sky, b: Sky, *, share: float) -> Sky:
    return tuple(mix(x, y, share) for x, y in zip(a, b, strict=True))


def sky_distances(theme: Theme) -> tuple[float, ...]:
    """Return the distances from the sun's centre, in units, that `sky_colours` tells."""
    return FLAT_AT if theme.name == "contrast" else SKY_AT


_GROUND_LIGHT: Final = {"sun": 0.0, "won": 0.0, "wind": 0.45, "lost": 0.62}


def ground_colours(theme: Theme, phase: Phase | Dusk) -> tuple[Colour, Colour]:
    """Return the ground's colours at the horizon and at the lower edge."""
    if isinstance(phase, Dusk):
        first, second = (ground_colours(theme, part) for part in phase[:2])
        return mix(first[0], second[0], phase.share), mix(first[1], second[1], phase.share)
    stage, at = phase
    dusk = {"sunrise": 0.5 - at / 16, "sunset": 0.15 + at / 26}.get(stage)
    share = _GROUND_LIGHT[stage] if dusk is None else dusk
    night = colour("#16203c") if theme.name != "contrast" else theme.dim
    high, low = theme.ground
    return mix(high, night, share), mix(low, night, share)
