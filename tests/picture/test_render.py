"""The pictures themselves: marks, sizes, settings of others, threads, memory."""

from __future__ import annotations

import base64
import gc
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import matplotlib as mpl
import numpy as np
import pytest
from helpers.play import random_game
from matplotlib.figure import Figure
from PIL import Image

from sunviz.engine import Game, Play, Position, SunError
from sunviz.picture import draw, layout, mimebundle, render, render_png
from sunviz.story import LANGUAGES, describe


def pixels(png: bytes) -> np.ndarray:
    return np.asarray(Image.open(BytesIO(png)).convert("RGB")).astype(int)


def figure_pixels(figure: Figure, dpi: float | str = "figure") -> np.ndarray:
    out = BytesIO()
    figure.savefig(out, format="png", dpi=dpi)
    return pixels(out.getvalue())


def plain_game(number: int = 1961) -> Game:
    game = Game.deal(number)
    while not game.position.is_over:
        first = game.position.legal_moves[0]
        game.push(first if isinstance(first, Play) else "next")
    return game


def back_to(game: Game, stage: str, *, play: bool = True) -> Game:
    """Return a game at a position of a stage that has plays and was reached by a play."""
    for at in range(1, len(game.positions)):
        game.jump(at)
        after_play = isinstance(game.moves[-1], Play)
        if game.position.stage == stage and (not play or (game.position.plays and after_play)):
            return game
    raise LookupError(stage)


def deepest() -> list[Position]:
    game = Game.deal(3)
    while not game.position.is_over:
        game.push("next")
    return [p for p in game.positions if p.stage in ("sunset", "wind", "lost")][10:]


MIDWAY = back_to(plain_game(), "sun")


@pytest.mark.parametrize("mark", ["moved", "playable", "open_ray", "ray_numbers"])
def test_each_mark_can_be_switched_off(mark: str) -> None:
    full = pixels(render_png(MIDWAY))
    without = pixels(render_png(MIDWAY, **{mark: False}))
    assert (full != without).any()
    assert np.array_equal(without, pixels(render_png(MIDWAY, **{mark: False})))


def test_a_position_shows_a_move_only_if_the_step_is_told() -> None:
    position, before, move = MIDWAY.position, MIDWAY.positions[-2], MIDWAY.moves[-1]
    assert render_png(position) == render_png(MIDWAY, moved=False)
    assert render_png(position, step=(before, move)) == render_png(MIDWAY)


def test_the_moved_mark_shows_where_the_card_lies() -> None:
    lying = layout(MIDWAY.position, step=(MIDWAY.positions[-2], MIDWAY.moves[-1]))
    moved = lying.find(lying.moved[0])
    assert moved is not None
    differs = (pixels(render_png(MIDWAY)) != pixels(render_png(MIDWAY, moved=False))).any(axis=2)
    x, y = round(moved.box.x * 75), round((8 - moved.box.y) * 75)
    assert differs[y - 33 : y + 33, x - 24 : x + 24].any()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("suits", ["two", "four"])
def test_themes_and_suits_differ(theme: str, suits: str) -> None:
    others = [
        render_png(MIDWAY, theme=t, suits=s)
        for t in ("light", "dark", "contrast")
        for s in ("two", "four")
        if (t, s) != (theme, suits)
    ]
    assert render_png(MIDWAY, theme=theme, suits=suits) not in others


def test_languages_show_their_own_letters() -> None:
    assert len({render_png(MIDWAY, lang=lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_dpi_scales_the_pixels() -> None:
    assert pixels(render_png(MIDWAY)).shape == (600, 900, 3)
    assert pixels(render_png(MIDWAY, dpi=200)).shape == (1200, 1800, 3)
    assert pixels(render_png(MIDWAY, size=(600, 400), dpi=50)).shape == (200, 300, 3)
    assert figure_pixels(draw(MIDWAY, dpi=200)).shape == (1200, 1800, 3)
    assert figure_pixels(draw(MIDWAY), dpi=200).shape == (1200, 1800, 3)


def test_a_larger_picture_shows_the_same() -> None:
    small = pixels(render_png(MIDWAY))
    large = Image.open(BytesIO(render_png(MIDWAY, dpi=200))).convert("RGB")
    halved = np.asarray(large.resize((900, 600), Image.Resampling.BOX)).astype(int)
    assert np.abs(small - halved).mean() < 4


def test_the_frame_fits_into_other_proportions() -> None:
    tall = pixels(render_png(MIDWAY, size=(600, 800)))
    assert tall.shape == (800, 600, 3)
    inner = pixels(render_png(MIDWAY, size=(600, 400)))
    assert np.abs(tall[200:600] - inner).mean() < 6


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_figure_and_png_are_the_same_picture(theme: str) -> None:
    difference = np.abs(
        figure_pixels(draw(MIDWAY, theme=theme)) - pixels(render_png(MIDWAY, theme=theme))
    )
    assert difference.mean() < 1.5
    assert (difference.max(axis=2) > 60).mean() < 0.005


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("look", [("light", "four"), ("dark", "two"), ("contrast", "four")])
def test_a_frame_is_at_most_60_kilobytes(lang: str, look: tuple[str, str]) -> None:
    theme, suits = look
    for shown in (*deepest()[::3], back_to(plain_game(), "sunrise"), MIDWAY):
        assert len(render_png(shown, lang=lang, theme=theme, suits=suits)) <= 60_000


HOSTILE = {
    "path.sketch": (6.0, 40.0, 8.0),
    "font.family": ["monospace"],
    "font.weight": "light",
    "font.size": 40.0,
    "patch.antialiased": False,
    "patch.edgecolor": "lime",
    "patch.linewidth": 9.0,
    "patch.force_edgecolor": True,
    "lines.dash_capstyle": "projecting",
    "figure.facecolor": "lime",
    "figure.edgecolor": "lime",
    "figure.autolayout": True,
    "figure.dpi": 37.0,
    "savefig.facecolor": "lime",
    "savefig.transparent": True,
    "image.interpolation": "lanczos",
    "image.origin": "lower",
    "image.cmap": "hsv",
    "axes.grid": True,
    "text.antialiased": False,
    "text.hinting": "force_autohint",
    "path.snap": False,
    "path.simplify_threshold": 1.0,
    "mathtext.fontset": "cm",
}


def test_settings_of_others_do_not_touch_a_picture() -> None:
    from sunviz.picture.glyphs import glyph

    wanted, wanted_figure = render_png(MIDWAY), figure_pixels(draw(MIDWAY))
    with mpl.rc_context(HOSTILE):
        glyph.cache_clear()
        render._EASELS.clear()
        assert render_png(MIDWAY) == wanted
        assert np.array_equal(figure_pixels(draw(MIDWAY)), wanted_figure)
    glyph.cache_clear()


def test_pyplot_stays_out() -> None:
    code = (
        "import sys, sunviz.engine, sunviz.picture\n"
        "assert 'matplotlib' not in sys.modules, 'too early'\n"
        "game = sunviz.engine.Game.deal(1)\n"
        "sunviz.picture.render_png(game); sunviz.picture.draw(game)\n"
        "assert 'matplotlib' in sys.modules\n"
        "assert 'matplotlib.pyplot' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_many_frames_leave_no_figures_behind() -> None:
    game = plain_game()
    for position in game.positions[:40]:
        render_png(position, size=(300, 200))
    gc.collect()
    before = sum(isinstance(o, Figure) for o in gc.get_objects())
    for position in game.positions[:120]:
        render_png(position, size=(300, 200))
        draw(position, size=(120, 80))
    gc.collect()
    assert sum(isinstance(o, Figure) for o in gc.get_objects()) <= before + 1


def test_many_sizes_keep_few_canvases() -> None:
    for width in range(90, 120, 2):
        render_png(MIDWAY, size=(width, 60))
    assert len(render._EASELS) <= 4


def test_threads_get_their_own_pictures() -> None:
    games = [random_game(n, "ru-book", most=40) for n in range(8)]
    options = [{"theme": t, "dpi": d} for t in ("light", "dark") for d in (50, 80)]
    jobs = [(game, option) for game in games for option in options]
    alone = [render_png(game, **option) for game, option in jobs]
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda job: render_png(job[0], **job[1]), jobs))
    assert together == alone


def test_a_picture_does_not_depend_on_those_before() -> None:
    first = render_png(MIDWAY)
    for game in (Game.deal(1), Game.deal(2)):
        render_png(game)
    assert render_png(MIDWAY) == first


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"theme": "pink"}, "theme"),
        ({"theme": None}, "theme"),
        ({"suits": "three"}, "suits"),
        ({"size": (0, 600)}, "size"),
        ({"size": "large"}, "size"),
        ({"size": (900, float("nan"))}, "size"),
        ({"size": (900, 600, 1)}, "size"),
        ({"dpi": 0}, "dpi"),
        ({"dpi": True}, "dpi"),
        ({"dpi": "100"}, "dpi"),
        ({"size": (10_000, 10_000), "dpi": 1200}, "pixels"),
        ({"step": "next"}, "picture_step"),
    ],
)
@pytest.mark.parametrize("make", [draw, render_png])
def test_options_out_of_range_are_refused(make, options: dict[str, object], key: str) -> None:
    with pytest.raises(SunError) as refused:
        make(MIDWAY, **options)
    assert refused.value.key == key
    assert str(refused.value)


@pytest.mark.parametrize("make", [draw, render_png, mimebundle])
def test_an_unknown_language_is_refused(make) -> None:
    with pytest.raises(SunError):
        make(MIDWAY, lang="de")


@pytest.mark.parametrize("make", [draw, render_png, mimebundle])
def test_only_games_and_positions_are_shown(make) -> None:
    with pytest.raises(SunError):
        make("1961")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_bundle_carries_picture_and_words(lang: str) -> None:
    bundle, metadata = mimebundle(MIDWAY, lang=lang)
    assert bundle["text/plain"] == repr(MIDWAY)
    assert base64.b64decode(bundle["image/png"]) == render_png(MIDWAY, lang=lang)
    assert bundle["text/html"].startswith('<img src="data:image/png;base64,')
    words = describe(MIDWAY.position, lang)
    assert metadata == {"image/png": {"alt": words}}
    assert words.split("\n")[0].split('"')[0] in bundle["text/html"].replace("&#x27;", "'")


def test_games_and_positions_show_themselves() -> None:
    assert MIDWAY._repr_mimebundle_() == mimebundle(MIDWAY)
    assert "image/png" in MIDWAY.position._repr_mimebundle_()[0]


def test_a_figure_shows_itself_without_pyplot() -> None:
    bundle, metadata = draw(MIDWAY, lang="sv")._repr_mimebundle_()
    assert pixels(base64.b64decode(bundle["image/png"])).shape == (600, 900, 3)
    assert "alt=" in bundle["text/html"]
    assert metadata == {"image/png": {"alt": describe(MIDWAY.position, "sv")}}


@pytest.mark.parametrize("stage", ["sunrise", "sun", "sunset", "wind", "won", "lost"])
def test_every_stage_has_its_own_sky(stage: str) -> None:
    skies = {}
    for number in range(60):
        for position in plain_game(number).positions[::7]:
            skies.setdefault(position.stage, position)
        last = plain_game(number).position
        skies.setdefault(last.stage, last)
        if len(skies) == 6:
            break
    corner = {s: tuple(pixels(render_png(p))[2, 450]) for s, p in skies.items()}
    assert len(set(corner.values())) == 6
    assert stage in corner
