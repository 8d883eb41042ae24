"""What a study tells: shares with intervals, cards placed, and pairs of studies."""

import json
from itertools import accumulate

import numpy as np
import pytest

import sunviz
from sunviz.study import Study, StudyError, compare_pairs, share_of, summarize
from sunviz.study.deals import Deals
from sunviz.study.pairs import _interval
from sunviz.study.readable import OUTCOMES
from sunviz.study.summary import CARDS, QUANTILES


def quiet(deals, **options):
    return sunviz.simulate(deals, **{"progress": False, "workers": 1, **options})


@pytest.fixture(scope="module")
def study():
    return quiet(range(5000))


# shares


@pytest.mark.parametrize(
    ("count", "of", "method", "low", "high"),
    [  # 81 of 263: Newcombe (1998), table I; 15 of 148 likewise; the exact ones: 1 − 0.025^(1/n)
        (81, 263, "wilson", 0.2553, 0.3662),
        (15, 148, "wilson", 0.0624, 0.1605),
        (0, 20, "exact", 0.0, 0.1684),
        (1, 29, "exact", 0.0009, 0.1776),
        (20, 20, "exact", 0.8316, 1.0),
    ],
)
def test_intervals_that_papers_print(count, of, method, low, high):
    share = share_of(count, of)
    assert share.method == method
    assert (share.low, share.high) == pytest.approx((low, high), abs=5e-5)
    assert share.share == count / of


def test_no_share_is_a_bare_zero():
    for of in (1, 100, 10**7):
        assert share_of(0, of).high > 0
        assert share_of(of, of).low < 1


def test_the_interval_holds_the_truth_about_95_times_in_100():
    counts = np.random.default_rng(1).binomial(1000, 0.3, 2000)
    shares = {int(count): share_of(int(count), 1000) for count in set(counts.tolist())}
    held = np.mean([shares[count].low <= 0.3 <= shares[count].high for count in counts.tolist()])
    assert 0.935 < held < 0.965


# summaries


def test_the_outcomes_are_counted(study):
    summary = summarize(study)
    by_hand = study.rows.outcome.value_counts()
    assert {name: share.count for name, share in summary.outcomes.items()} == by_hand.to_dict()
    assert sum(share.count for share in summary.outcomes.values()) == summary.count == 5000
    won = [share.count for share in summary.won_by.values()]
    assert list(summary.won_by) == list(OUTCOMES[:-1])
    assert won == list(accumulate(by_hand[name] for name in OUTCOMES[:-1]))
    assert summary.won.count == 5000 - by_hand["lost"]


def test_the_cards_are_counted(study):
    summary = summarize(study)
    for name in CARDS:
        column = study.rows[name]
        assert summary.cards[name].mean == pytest.approx(column.mean())
        lower = np.quantile(column, QUANTILES, method="inverted_cdf")
        assert list(summary.cards[name].quantiles.values()) == lower.tolist()


def test_the_same_summary_from_a_file(study, tmp_path):
    written = quiet(range(5000), out=tmp_path / "study.parquet")
    assert summarize(written) == summarize(study)


def test_a_summary_is_ready_for_json(study):
    told = json.loads(json.dumps(summarize(study).to_dict()))
    assert told["won_by"]["wind"]["low"] < told["won_by"]["wind"]["share"]
    assert told["cards"]["placed"]["quantiles"]["0.95"] == 104


def test_a_study_without_rows_has_no_summary():
    header = {"count": 3, "rules": "ru-book", "player": "plain"}
    with pytest.raises(StudyError) as caught:
        summarize(Study(header, Deals(range(3)), np.empty((0, 5), np.uint8)))
    assert caught.value.key == "study_empty"


# pairs


def made(outcomes):
    """A study of so many deals that ended like this."""
    rows = np.array([[OUTCOMES.index(outcome), 0, 0, 0, 0] for outcome in outcomes], np.uint8)
    deals = Deals(range(len(rows)))
    return Study({"count": len(rows), "deals": deals.text}, deals, rows)


def test_each_deal_is_counted_once():
    first = made(["sunset", "wind", "sun", "lost", "lost"])
    second = made(["wind", "lost", "lost", "sunset", "lost"])
    pairs = compare_pairs(first, second)
    counts = (pairs.both, pairs.first_only, pairs.second_only, pairs.neither)
    assert counts == (1, 2, 1, 1)
    assert pairs.count == 5
    assert pairs.difference == pytest.approx(0.2)
    before_wind = compare_pairs(first, second, by="sunset")
    assert (before_wind.both, before_wind.first_only, before_wind.second_only) == (0, 2, 1)


def test_mcnemars_test_as_printed_in_a_textbook():
    """Agresti, Categorical Data Analysis, table 10.1: 150 and 86 tell the surveys apart."""
    first = made(["sun"] * 150 + ["lost"] * 86 + ["sun"] * 794 + ["lost"] * 570)
    second = made(["lost"] * 150 + ["sun"] * 86 + ["sun"] * 794 + ["lost"] * 570)
    pairs = compare_pairs(first, second)
    assert pairs.difference == pytest.approx(0.04)
    assert pairs.p_value == pytest.approx(3.7e-5, rel=0.02)  # z² = 17.36
    assert (pairs.low, pairs.high) == pytest.approx((0.021, 0.058), abs=0.001)


def test_studies_that_never_differ():
    pairs = compare_pairs(made(["sun", "lost"] * 50), made(["sun", "lost"] * 50))
    assert (pairs.difference, pairs.p_value) == (0, 1)
    assert pairs.high == -pairs.low == pytest.approx(1 - 0.025 ** (1 / 100))  # never a bare 0


@pytest.mark.parametrize(
    "shares", [(0.05, 0.28, 0.0, 0.67), (0.1, 0.3, 0.04, 0.56), (0.2, 0.1, 0.1, 0.6)]
)
def test_the_interval_of_a_difference_holds_it_as_often_as_it_says(shares):
    """How many deals tell two players apart varies, too."""
    difference, rounds = shares[1] - shares[2], 2000
    held = 0
    for _, first, second, _ in np.random.default_rng(7).multinomial(400, shares, rounds).tolist():
        low, high = _interval(first, second, 400)
        held += low <= difference <= high
    assert 0.935 < held / rounds < 0.97


def test_pairs_from_a_file_and_from_memory(study, tmp_path):
    other = quiet(range(5000), rules="ru-book-v1", out=tmp_path / "study.parquet")
    pairs = compare_pairs(study, other)
    won = [frame.outcome.to_numpy() != "lost" for frame in (study.rows, other.rows)]
    assert pairs.both == (won[0] & won[1]).sum()
    assert pairs.first_only == (won[0] & ~won[1]).sum()
    assert pairs.p_value < 1e-9
    assert pairs.low < pairs.difference < pairs.high


def test_only_the_same_deals_make_pairs(study):
    with pytest.raises(StudyError) as caught:
        compare_pairs(study, quiet(range(1, 5001)))
    assert caught.value.key == "study_pairs"
    with pytest.raises(StudyError) as caught:
        compare_pairs(study, study, by="lost")
    assert caught.value.key == "study_stage"
