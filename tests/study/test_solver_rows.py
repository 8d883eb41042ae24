"""Many deals solved: one row a deal, kept, gone on with, the same whoever solves."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from sunviz.engine import Game
from sunviz.study import Study, StudyError
from sunviz.study.solver import SolverError, many, solve, solve_deals

FEW = {"states": 300_000, "progress": False, "workers": 1}


def test_rows_tell_what_verdicts_tell():
    rows = solve_deals(range(12), rules="ru-book-v1", **FEW).rows
    for row in rows.itertuples():
        verdict = solve(Game.deal(row.deal, "ru-book-v1"), wind="before", states=300_000)
        if verdict.kind == "won":
            assert row.outcome == "sunset"
            assert row.placed == row.placed_sunset == 104
            assert row.placed_sunrise == row.placed_sun < 104
        else:
            assert (row.outcome, row.placed) == (verdict.kind, 0)
    assert set(rows.outcome) == {"sunset", "unknown"}


def test_the_same_rows_whoever_solves():
    alone = solve_deals(range(20), **FEW).rows
    with ThreadPoolExecutor(2) as executor:
        others = solve_deals(range(20), **(FEW | {"executor": executor})).rows
    assert alone.equals(others)


def test_a_call_that_was_broken_off_goes_on(tmp_path, monkeypatch):
    out = tmp_path / "solved.parquet"
    whole = solve_deals(range(40), **FEW).rows
    solved = []

    def interrupted(numbers, *args):
        if len(solved) == 1:
            raise KeyboardInterrupt
        solved.append(numbers)
        return kept(numbers, *args)

    kept = many.solve_chunk
    monkeypatch.setattr(many, "solve_chunk", interrupted)
    with pytest.raises(KeyboardInterrupt) as caught:
        solve_deals(range(40), out=out, **FEW)
    assert len(caught.value.study.rows) == 16
    monkeypatch.setattr(many, "solve_chunk", kept)
    assert solve_deals(range(40), out=out, **FEW).rows.equals(whole)
    assert Study.load(out).rows.equals(whole)
    with pytest.raises(StudyError):  # another limit is another study
        solve_deals(range(40), out=out, **(FEW | {"states": 1000}))


def test_wrong_limits_are_told_before_anything_is_solved():
    for wrong in ({"states": 0}, {"wind": "calm"}):
        with pytest.raises(SolverError):
            solve_deals(range(10**6), **(FEW | wrong))
