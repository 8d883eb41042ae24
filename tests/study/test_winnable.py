"""How many deals can be won: the undecided count as lost below and as won above."""

import numpy as np
import pytest

from sunviz.engine import RULE_BOOKS, Game, Next, read_rules
from sunviz.story import error_text, say
from sunviz.study import (
    Study,
    StudyError,
    Tallies,
    compare_pairs,
    compare_winnable,
    played_to_win,
    plot_narrowing,
    plot_outcomes,
    plot_placed,
    plot_players,
    plot_winnable,
    share_of,
    simulate,
    solve_deals,
    summarize,
    tell_each_move,
    tell_made,
    tell_solved,
    tell_verdict,
    tell_winnable,
    tell_winnable_changes,
    winnable,
)
from sunviz.study.deals import Deals
from sunviz.study.header import new_header
from sunviz.study.readable import FIGURES, SOLVED
from sunviz.study.solver import Verdict, solve

LANGS = ("en", "ru", "sv")


def solved(outcomes, rules="ru-book", first=1, states=1000):
    """A study whose deals have these outcomes, in the order of their numbers."""
    rows = np.zeros((len(outcomes), FIGURES), np.uint8)
    rows[:, 0] = [SOLVED.index(outcome) for outcome in outcomes]
    deals = Deals(range(first, first + len(outcomes)))
    header = new_header(deals, read_rules(rules), "plain")
    return Study(header | {"player": f"solver wind=before states={states}"}, deals, rows)


def test_what_is_unknown_counts_as_lost_below_and_as_won_above():
    found = winnable(solved(["sunset"] * 80 + ["sun"] * 5 + ["impossible"] * 4 + ["unknown"] * 11))
    assert (found.won, found.impossible, found.unknown, found.count) == (85, 4, 11, 100)
    assert found.low == share_of(85, 100).low
    assert found.high == share_of(96, 100).high
    assert found.known == share_of(85, 100)


def test_the_intervals_end_where_nothing_or_all_is_won():
    assert winnable(solved(["sunset"] * 50)).high == 1
    assert winnable(solved(["impossible"] * 50)).low == 0
    nothing = winnable(solved(["unknown"] * 50))
    assert (nothing.low, nothing.high) == (0, 1)


def test_rules_are_compared_over_the_deals_that_both_have_solved():
    #          1         2             3             4         5          6
    here = ["sunset", "impossible", "sun", "unknown", "unknown", "impossible"]
    there = ["sunset", "sunset", "impossible", "sunset", "impossible", "impossible", "sunset"]
    change = compare_winnable(solved(here), solved(there))
    assert (change.count, change.gained, change.lost, change.undecided) == (6, 1, 1, 2)
    for_the_worse = solved([one.replace("unknown", "impossible") for one in here])
    for_the_better = solved([one.replace("unknown", "sunset") for one in here])
    assert change.low == compare_winnable(for_the_worse, solved(there)).low
    assert change.high == compare_winnable(for_the_better, solved(there)).high
    shifted = compare_winnable(solved(here, first=5), solved(there))
    assert shifted.count == 3
    with pytest.raises(StudyError) as caught:
        compare_winnable(solved(here, first=100), solved(there))
    assert caught.value.key == "study_no_common"


def test_an_undecided_deal_on_the_other_side_widens_as_well():
    sure = compare_winnable(solved(["sunset"] * 40), solved(["sunset"] * 40))
    wide = compare_winnable(solved(["sunset"] * 40), solved(["sunset"] * 30 + ["unknown"] * 10))
    assert wide.high > sure.high + 0.2
    assert wide.low == sure.low


def test_what_was_solved_is_what_is_counted():
    study = solve_deals(range(1, 13), rules="ru-book-v1", states=100_000, workers=1, progress=False)
    counts = study.rows["outcome"].value_counts()
    found = winnable(study)
    assert found.unknown == counts["unknown"] > 0
    assert found.won == 12 - counts["unknown"] > 0


@pytest.mark.parametrize("lang", LANGS)
def test_every_count_is_told(lang):
    studies = [
        solved(["sunset"] * 1207 + ["impossible"] * 31 + ["unknown"] * 62),
        solved(["sunset"] * 77, rules="ru-web"),
    ]
    text = " ".join(tell_winnable(studies, lang=lang).split())
    for number in ("31", "62", "77", {"en": "1,300"}.get(lang, "1 300"),
                   {"en": "1,207"}.get(lang, "1 207")):  # fmt: skip
        assert number in text
    assert text.count({"en": "1,000", "ru": "1 000", "sv": "1 000"}[lang]) == 1  # one head for both
    picture = plot_winnable(studies, lang=lang)
    assert " ".join(picture.alt_text.split()).endswith(text)


def test_other_limits_have_their_own_heads():
    text = tell_winnable([solved(["sunset"] * 9), solved(["sun"] * 9, states=77)])
    assert "1,000." in text
    assert "77." in text


@pytest.mark.parametrize("lang", LANGS)
def test_changes_are_told_with_their_signs(lang):
    here = solved(["impossible"] * 30 + ["sunset"] * 70, rules="ru-web")
    text = tell_winnable_changes(here, solved(["sunset"] * 100), lang=lang)
    change = compare_winnable(here, solved(["sunset"] * 100))
    assert f"−{abs(1000 * change.low):.0f}" in text
    assert f"−{abs(1000 * change.high):.0f}" in text


def test_the_plot_hatches_what_is_undecided_and_names_what_is_there():
    mixed = plot_winnable(solved(["sunset"] * 8 + ["unknown"] * 2))
    bars = [patch for patch in mixed.axes[0].patches if patch.get_width()]
    assert [round(bar.get_width(), 3) for bar in bars] == [0.8, 0.2]
    assert [bool(bar.get_hatch()) for bar in bars] == [False, True]
    said = [text.get_text() for text in mixed.texts]
    assert "undecided: 2" in said
    assert not [text for text in said if text.startswith("proven impossible")]


PLAYED = simulate(range(60), workers=1, progress=False)
VERDICTS = solved(["sunset"] * 60)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: summarize(VERDICTS),
        lambda: compare_pairs(VERDICTS, PLAYED),
        lambda: compare_pairs(PLAYED, VERDICTS),
        lambda: plot_outcomes(VERDICTS),
        lambda: plot_placed(VERDICTS),
        lambda: plot_players([PLAYED, VERDICTS]),
        lambda: plot_narrowing(VERDICTS),
        lambda: Tallies.of([VERDICTS]),
    ],
)
def test_verdicts_are_not_taken_for_games_played(wrong):
    with pytest.raises(StudyError) as caught:
        wrong()
    assert caught.value.key == "study_solved"
    assert "winnable" in error_text(caught.value, "ru")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: winnable(PLAYED),
        lambda: tell_winnable(PLAYED),
        lambda: plot_winnable(PLAYED),
        lambda: compare_winnable(VERDICTS, PLAYED),
    ],
)
def test_games_played_are_not_taken_for_verdicts(wrong):
    with pytest.raises(StudyError) as caught:
        wrong()
    assert caught.value.key == "study_not_solved"


def test_a_study_without_rows_is_refused():
    with pytest.raises(StudyError) as caught:
        winnable(Study(VERDICTS.header, Deals(range(60)), np.zeros((0, FIGURES), np.uint8)))
    assert caught.value.key == "study_empty"


@pytest.mark.parametrize("lang", LANGS)
def test_every_verdict_has_its_words(lang):
    verdicts = [
        *(Verdict("won", (Next(),) * 5, wind=wind) for wind in ("known", "before")),
        *(Verdict("impossible", states=n, wind=w) for n in (0, 55) for w in ("known", "before")),
        *(Verdict("unknown", reason=r, states=55) for r in ("states", "time", "memory", "aborted")),
    ]
    told = [tell_verdict(verdict, lang) for verdict in verdicts]
    assert len(set(told)) == len(told)
    assert all("5" in one for verdict, one in zip(verdicts, told, strict=True)
               if verdict.states or verdict.line)  # fmt: skip
    assert not any("0" in one for one in told)


@pytest.mark.parametrize("lang", LANGS)
def test_a_study_says_what_it_was_made_with(lang):
    told = tell_made(VERDICTS, lang)
    for name in ("python", "numpy", "sunviz"):
        assert VERDICTS.header[name] in told
    assert VERDICTS.header["date"][:10] in told


def test_what_the_solver_knows_is_told_and_played():
    table = Game.deal(5).position
    assert tell_solved(table) == tell_verdict(solve(table))
    assert tell_each_move(table) == f"next: {tell_solved(table.play(Next()))}"
    game = Game.deal(5)
    game.push("next")
    won = played_to_win(game, wind="before")
    assert (won.position.is_won, won.number, won.moves[:1]) == (True, 5, game.moves)
    assert "wind" not in {position.stage for position in won.positions}
    assert len(game) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_where_no_win_is_known_it_is_said(lang):
    game = Game.deal(78984, RULE_BOOKS["ru-book-v2"].but(sun_plays=False))
    with pytest.raises(StudyError) as caught:
        played_to_win(game)
    assert error_text(caught.value, lang) == say(lang, "error-no_win_known")


def test_studies_are_loaded_from_a_folder_by_their_rules(tmp_path):
    options = {"workers": 1, "progress": False}
    for name, rules in (("b", "ru-book"), ("a", "ru-web")):
        simulate(range(20), rules=rules, out=tmp_path / f"{name}.parquet", **options)
    found = Study.load_all(tmp_path)
    assert [one.header["rules"] for one in found] == ["ru-web", "ru-book"]
    (book,) = Study.load_all(tmp_path, "ru-book")
    assert book.header["rules"] == "ru-book"
    with pytest.raises(StudyError) as caught:
        Study.load_all(tmp_path, "ru-book", "sv-wiki")
    assert "шведская" in error_text(caught.value, "ru").lower()
