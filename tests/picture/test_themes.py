"""Contrasts, computed from the colours of the themes."""

from __future__ import annotations

from itertools import combinations

import pytest

from sunviz.picture import THEMES
from sunviz.picture.themes import Theme, contrast, sky_colours

LETTER, MARK = 7.0, 3.0


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("suits", ["two", "four"])
def test_letters_stand_out_from_their_cards(name: str, suits: str) -> None:
    theme = THEMES[name]
    for ink in theme.inks(suits):
        assert contrast(ink, theme.face) >= LETTER
        assert contrast(ink, theme.under) >= LETTER


def pairs_of_marks(theme: Theme) -> dict[str, float]:
    """Return each mark's contrast to what it is drawn on: its rim shows on any sky."""
    return {
        "playable": contrast(theme.play, theme.face),
        "moved": contrast(theme.moved, theme.halo),
        "open ray": contrast(theme.open_ray, theme.face),
        "ray number": contrast(theme.chip_ink, theme.chip),
        "empty place": contrast(theme.ghost_ink, theme.ghost),
        "empty ray": contrast(theme.chip, theme.chip_ink),
        "cloud number": contrast(theme.cloud_ink, theme.cloud),
        "height of a pile": contrast(theme.gauge_fill, theme.gauge),
        "count of the stock": contrast(theme.back_ink, theme.back),
        "edge of a card": contrast(theme.edge, theme.face),
    }


@pytest.mark.parametrize("name", THEMES)
def test_marks_stand_out(name: str) -> None:
    weak = {mark: c for mark, c in pairs_of_marks(THEMES[name]).items() if c < MARK}
    assert not weak


@pytest.mark.parametrize("name", THEMES)
def test_a_moved_card_stands_out_from_every_sky(name: str) -> None:
    """One of the two lines of the rim shows on whatever lies behind it."""
    theme = THEMES[name]
    phases = [("sunrise", arcs) for arcs in range(9)] + [("sunset", ray) for ray in range(1, 14)]
    phases += [(stage, 0) for stage in ("sun", "wind", "won", "lost")]
    for phase in phases:
        for sky in sky_colours(theme, phase):
            assert max(contrast(theme.moved, sky), contrast(theme.halo, sky)) >= MARK


@pytest.mark.parametrize("name", THEMES)
def test_four_colours_are_four(name: str) -> None:
    four = THEMES[name].four
    assert all(a != b for a, b in combinations(four, 2))


def test_the_sky_goes_with_the_stage() -> None:
    light = THEMES["light"]
    skies = [sky_colours(light, (stage, 0)) for stage in ("sunrise", "sun", "wind", "won", "lost")]
    assert len(set(skies)) == len(skies)
    assert sky_colours(light, ("sunset", 1)) != sky_colours(light, ("sunset", 13))


def test_the_disc_reddens_as_rays_set() -> None:
    reds = [
        c[0] - c[1] for c in (sky_colours(THEMES["light"], ("sunset", r))[1] for r in range(1, 14))
    ]
    assert reds == sorted(reds)
