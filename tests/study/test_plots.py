"""Plots of studies: what is told, where it stands, and that it can be read by everyone."""

import re
from functools import cache
from itertools import combinations

import matplotlib as mpl
import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.text import Text

import sunviz
from sunviz.engine import SunError
from sunviz.picture.themes import THEMES, contrast
from sunviz.story import LANGUAGES, error_text, say
from sunviz.study import (
    Study,
    StudyError,
    Tallies,
    plot_narrowing,
    plot_outcomes,
    plot_placed,
    plot_players,
    summarize,
)
from sunviz.study.deals import Deals
from sunviz.study.plots.paper import STAGE_COLOURS
from sunviz.study.readable import OUTCOMES


def quiet(count, **options):
    return sunviz.simulate(range(count), **{"progress": False, "workers": 1, **options})


def made(rows, **header):
    """A study whose rows are given."""
    rows = np.array(rows, np.uint8)
    deals = Deals(range(len(rows)))
    told = {"rules": "ru-book", "player": "plain", "count": len(rows), "deals": deals.text}
    return Study(told | header, deals, rows)


BOOKS = [quiet(20_000, rules=rules) for rules in sunviz.RULE_BOOKS]
FEW = quiet(100)
PLAYERS = [quiet(2000, player=player) for player in ("plain", "random")]
NEVER = made([[4, 60, 20, 30, 50]] * 40)
ALWAYS = made([[1, 104, 30, 104, 104]] * 40, player="careful")
ODD = quiet(30, rules="ru-web refill=with_arc cloud_ends=both", player="random")

PLOTS = {
    "books": lambda **options: plot_outcomes(BOOKS, **options),
    "one": lambda **options: plot_outcomes(FEW, **options),
    "different": lambda **options: plot_outcomes([FEW, NEVER, ALWAYS, ODD], **options),
    "placed": lambda **options: plot_placed(BOOKS[0], **options),
    "placed by few": lambda **options: plot_placed(FEW, **options),
    "placed, variant 1": lambda **options: plot_placed(BOOKS[1], **options),
    "placed, odd rules": lambda **options: plot_placed(ODD, **options),
    "narrowing, odd rules": lambda **options: plot_narrowing(ODD, **options),
    "all placed": lambda **options: plot_placed(ALWAYS, **options),
    "players": lambda **options: plot_players(PLAYERS, **options),
    "same deals": lambda **options: plot_players([NEVER, ALWAYS, NEVER], **options),
    "different deals": lambda **options: plot_players([FEW, BOOKS[3], ODD], **options),
    "narrowing": lambda **options: plot_narrowing(BOOKS[0], **options),
    "narrowing never": lambda **options: plot_narrowing(NEVER, **options),
    "narrowing always": lambda **options: plot_narrowing(ALWAYS, **options),
}


@cache
def shown(name, lang="en", theme="light"):
    """Return a plot; it is only looked at."""
    return PLOTS[name](lang=lang, theme=theme)


ALL = pytest.mark.parametrize("name", PLOTS)
EACH_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def texts(figure):
    return [text for text in figure.findobj(Text) if text.get_text() and text.get_visible()]


def words(figure):
    return [text.get_text() for text in texts(figure)]


def boxes(figure):
    """Return what is written, and where, px."""
    renderer = FigureCanvasAgg(figure).get_renderer()
    return [(text.get_text(), text.get_window_extent(renderer)) for text in texts(figure)]


# what can be read


@ALL
@EACH_LANGUAGE
def test_every_word_has_room(name, lang):
    """No text leaves the sheet or lies on another one, and none is small."""
    figure = shown(name, lang)
    width, height = figure.get_size_inches() * figure.dpi
    assert width == 900
    found = boxes(figure)
    assert len(found) > 5
    for text, box in found:
        assert 0 < box.x0 < box.x1 < width, text
        assert 0 < box.y0 < box.y1 < height, text
    for (one, first), (other, second) in combinations(found, 2):
        overlap = min(first.x1, second.x1) - max(first.x0, second.x0)
        beside = min(first.y1, second.y1) - max(first.y0, second.y0)
        assert overlap <= 0 or beside <= 3, (one, other)  # the box of a line has air in it
    assert min(text.get_fontsize() for text in texts(figure)) >= 14


@EACH_LANGUAGE
@pytest.mark.parametrize("name", ["placed", "same deals", "different deals"])
def test_the_names_of_rows_stand_beside_the_scale(name, lang):
    figure = shown(name, lang)
    scale = min(axes.get_window_extent().x0 for axes in figure.axes if axes.get_xticklabels())
    rows = [box for _, box in boxes(figure) if box.x0 < 40 and box.y1 < figure.bbox.height - 110]
    assert len(rows) >= 3
    assert all(box.x1 < scale for box in rows if box.y0 > 60)


@pytest.mark.parametrize("theme", THEMES)
def test_letters_stand_out_from_the_sheet(theme):
    for name in ("one", "placed by few", "same deals", "narrowing"):
        figure = shown(name, theme=theme)
        paper = figure.get_facecolor()[:3]
        assert paper == THEMES[theme].face
        for text in texts(figure):
            assert contrast(mpl.colors.to_rgb(text.get_color()), paper) >= 7, text.get_text()


@pytest.mark.parametrize("theme", THEMES)
def test_bars_stand_out_by_their_outline(theme):
    figure = shown("books", theme=theme)
    bars = [bar for axes in figure.axes for bar in axes.patches]
    assert len(bars) == len(BOOKS) * len(OUTCOMES) - 1  # in variant 1 the sun does not play
    for bar in bars:
        assert contrast(bar.get_edgecolor()[:3], THEMES[theme].face) >= 3


#: how red-blind and green-blind eyes see linear red, green, blue (Machado et al. 2009)
EYES = {
    "red-blind": [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
    "green-blind": [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
    "ordinary": np.eye(3),
}


@pytest.mark.parametrize("eyes", EYES)
def test_the_colours_of_the_stages_differ_for_all_eyes(eyes):
    def seen(colour):
        c = np.array(colour)
        linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
        return np.clip(EYES[eyes] @ linear, 0, 1) ** (1 / 2.4)

    for one, other in combinations(STAGE_COLOURS.values(), 2):
        assert np.abs(seen(one) - seen(other)).max() > 0.12


# what is told


@EACH_LANGUAGE
def test_numbers_are_written_as_the_language_does(lang):
    for name in PLOTS:
        for text in words(shown(name, lang)):
            wrong = r"\d\.\d|\d%|[1-9],\d{3}\b" if lang != "en" else r"\d,\d{1,2}\b|\d\s%"
            assert not re.search(wrong, text), text


@ALL
@EACH_LANGUAGE
def test_nothing_is_a_bare_nothing(name, lang):
    """What never happened is told by its bound; 0 % and 100 % stand only on a scale."""
    figure = shown(name, lang)
    scales = {tick.get_text() for axes in figure.axes for tick in (
        *axes.get_xticklabels(), *axes.get_yticklabels())}  # fmt: skip
    for text in set(words(figure)) - scales:
        assert not re.fullmatch(r"(0|100)([.,]0+)?\s?%", text), text


def test_every_share_stands_beside_its_bar():
    said = words(plot_outcomes(BOOKS[0]))
    shares = summarize(BOOKS[0]).outcomes
    for name in ("sunset", "lost"):
        assert f"{100 * shares[name].share:.1f}%" in said
    assert f"≤ {100 * shares['sunrise'].high:.3f}%" in said


def test_bars_are_as_long_as_the_shares_to_one_scale():
    figure = shown("books")
    scales = set()
    for axes, outcome in zip(figure.axes, OUTCOMES, strict=False):
        played = [one for one in BOOKS if (outcome, one.header["rules"]) != ("sun", "ru-book-v1")]
        for bar, study in zip(axes.patches, played, strict=True):
            assert bar.get_width() == summarize(study).outcomes[outcome].share
        low, high = axes.get_xlim()
        scales.add(round((high - low) / axes.get_position().width, 6))
    assert len(scales) == 1
    longest = max(summarize(study).outcomes["lost"].high for study in BOOKS)
    assert figure.axes[len(OUTCOMES) - 1].get_xlim() == pytest.approx((0, longest))


@EACH_LANGUAGE
def test_tallies_are_plotted_as_their_studies_are(lang):
    figure = plot_outcomes(Tallies.of(BOOKS), lang=lang)
    assert words(figure) == words(shown("books", lang))
    assert figure.alt_text == shown("books", lang).alt_text


def test_hills_are_as_high_as_the_deals_are_many():
    figure = shown("placed")
    hills = [patch for axes in figure.axes for patch in axes.patches if patch.get_fill()]
    columns = ("placed_sunrise", "placed_sun", "placed_sunset", "placed")
    assert len(hills) == len(columns)
    counts = [np.bincount(BOOKS[0].rows[column], minlength=105)[:104] for column in columns]
    scale = hills[0].get_data().values.max() / counts[0].max()
    for hill, count in zip(hills, counts, strict=True):
        assert hill.get_data().values == pytest.approx(count * scale)


def test_a_stage_that_is_not_played_has_no_row():
    assert "After the sun plays" in words(shown("placed"))
    assert "After the sun plays" not in words(shown("placed, variant 1"))


def test_players_of_the_same_deals_are_compared_and_others_are_not():
    said = words(shown("players"))
    won = [summarize(study).won.count for study in PLAYERS]
    difference = f"−{100 * (won[0] - won[1]) / 2000:.0f}"
    assert difference in said
    assert "More than the first" in said
    assert "More than the first" not in words(plot_players([FEW, BOOKS[3]]))
    assert "More than the first" not in words(plot_players(FEW))


def test_the_interval_narrows_to_that_of_all_deals():
    figure = plot_narrowing(BOOKS[0])
    share = summarize(BOOKS[0]).won
    said = words(figure)
    assert f"{100 * share.low:.1f}–{100 * share.high:.1f}%" in said
    assert {"10", "100", "1,000", "10,000"} <= set(said)
    (line,) = [line for line in figure.axes[0].lines if len(line.get_xdata()) > 10]
    at, shares = line.get_xdata(), line.get_ydata()
    won = (BOOKS[0].rows.outcome != "lost").to_numpy()
    assert at[0] == 10
    assert at[-1] == 20_000
    assert shares == pytest.approx([won[:of].mean() for of in at])


@EACH_LANGUAGE
def test_the_alt_text_tells_what_the_plot_shows(lang):
    for name in PLOTS:
        figure = shown(name, lang)
        alt = figure.alt_text
        title = figure.texts[0].get_text()
        assert alt.startswith(f"{title}. ")
        assert not re.search(r"[{}]|\n|\.\.", alt)
        labels = [text for text in words(figure) if re.fullmatch(r"[\d.,]+\s?%", text)]
        scales = {tick.get_text() for axes in figure.axes for tick in (
            *axes.get_xticklabels(), *axes.get_yticklabels())}  # fmt: skip
        for label in set(labels) - scales:
            assert label in alt, (name, label)


def test_a_notebook_shows_the_plot_with_its_alt_text():
    figure = plot_outcomes(FEW, lang="sv")
    data, metadata = figure._repr_mimebundle_()
    assert metadata["image/png"]["alt"] == figure.alt_text
    assert 'width="900"' in data["text/html"]


# other settings, wrong uses


def pixels(figure):
    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    return np.asarray(canvas.buffer_rgba()).copy()


def test_a_users_settings_change_nothing():
    plain = pixels(plot_narrowing(FEW))
    wild = {"font.family": "serif", "font.size": 40, "axes.grid": True, "axes.facecolor": "red",
            "xtick.color": "red", "lines.linewidth": 9, "figure.autolayout": True,
            "axes.spines.top": True, "errorbar.capsize": 20}  # fmt: skip
    with mpl.rc_context(wild):
        figure = plot_narrowing(FEW)
        assert mpl.rcParams["font.size"] == 40
        assert (pixels(figure) == plain).all()


@pytest.mark.parametrize("plot", [plot_outcomes, plot_players])
@pytest.mark.parametrize("wrong", [[], None, 7, "ru-book", [FEW, "ru-web"]])
def test_what_is_no_study_is_refused(plot, wrong):
    with pytest.raises(StudyError) as caught:
        plot(wrong)
    assert caught.value.key == "plot_studies"


@pytest.mark.parametrize("plot", [plot_placed, plot_narrowing])
@pytest.mark.parametrize("wrong", [None, [FEW], [FEW, FEW]])
def test_one_study_is_one_study(plot, wrong):
    with pytest.raises(StudyError) as caught:
        plot(wrong)
    assert caught.value.key == "plot_one_study"
    told = {error_text(caught.value, lang) for lang in LANGUAGES}
    assert len(told) == 3


@pytest.mark.parametrize("plot", [plot_outcomes, plot_placed, plot_players, plot_narrowing])
def test_unknown_options_and_empty_studies(plot):
    with pytest.raises(SunError) as caught:
        plot(FEW, lang="de")
    assert caught.value.key == "language"
    with pytest.raises(SunError) as caught:
        plot(FEW, theme="pink")
    assert caught.value.key == "theme"
    with pytest.raises(StudyError):
        plot(made(np.zeros((0, 5))))


@EACH_LANGUAGE
def test_a_stage_that_the_rules_leave_out_is_marked(lang):
    both = plot_outcomes(BOOKS, rules=["ru-book", "ru-book-v1"], lang=lang)
    assert words(both).count("–") == 1
    assert "–" not in words(plot_outcomes(BOOKS[0], lang=lang))
    alone = plot_outcomes(BOOKS[1], lang=lang)
    assert words(alone).count("–") == 1
    assert say(lang, "plot-left-out") in alone.alt_text
    assert both.alt_text.count(say(lang, "plot-left-out")) == 1


@pytest.mark.parametrize("rules", ["ru-web", sunviz.RULE_BOOKS["ru-web"]], ids=["id", "Rules"])
def test_the_rules_of_one_row_alone(rules):
    one = plot_outcomes(BOOKS, rules=rules)
    assert words(one) == words(plot_outcomes(BOOKS, rules=["ru-web"]))


def test_some_of_many_are_chosen_and_none_is_refused():
    chosen = plot_outcomes(BOOKS, rules=["ru-web", "ru-book"])
    assert words(chosen) == words(plot_outcomes([BOOKS[3], BOOKS[0]]))
    assert words(plot_outcomes(PLAYERS, player="random")) == words(plot_outcomes(PLAYERS[1]))
    with pytest.raises(StudyError) as caught:
        plot_outcomes(BOOKS, player="careful")
    assert caught.value.key == "plot_none"


def test_too_few_deals_to_narrow():
    with pytest.raises(StudyError) as caught:
        plot_narrowing(quiet(9))
    assert "10 deals" in error_text(caught.value, "en")
    assert "10 раскладов" in error_text(caught.value, "ru")
