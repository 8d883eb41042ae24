"""Studies: their rows, whoever plays them and in whatever order."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pyarrow.parquet as parquet
import pytest
from helpers.play import BOOK

import sunviz
from sunviz.engine import RULE_BOOKS
from sunviz.story import LANGUAGES
from sunviz.study import SlowStudyWarning, Study, chunks, simulating
from sunviz.study.readable import OUTCOMES, row_of

VECTORS = json.loads(Path(__file__).parents[1].joinpath("vectors.json").read_text("utf-8"))


def quiet(deals, **options):
    return sunviz.simulate(deals, **{"progress": False, "workers": 1, **options})


def as_lists(study):
    return study.rows.astype(object).to_numpy().tolist()


@pytest.fixture
def without_numba(monkeypatch):
    monkeypatch.setattr(chunks, "kernel", lambda: None)
    simulating._say_slow.cache_clear()
    yield
    simulating._say_slow.cache_clear()


# rows


@pytest.mark.parametrize("book", RULE_BOOKS)
def test_the_golden_rows_with_their_columns(book):
    golden = [row for row in VECTORS["plain"]["rows"] if row[1] == book]
    study = quiet([row[0] for row in golden], rules=book)
    first, second, *rest = VECTORS["plain"]["columns"]
    assert list(study.rows.columns) == [first, second, "player", *rest]
    assert as_lists(study) == [[row[0], row[1], "plain", *row[2:]] for row in golden]


def test_the_types_of_the_columns():
    types = {name: str(kind) for name, kind in quiet(range(5)).rows.dtypes.items()}
    words = dict.fromkeys(["rules", "player", "outcome"], "category")
    counts = ["placed", "placed_sunrise", "placed_sun", "placed_sunset"]
    assert types == {"deal": "uint64", **words, **dict.fromkeys(counts, "uint8")}
    assert list(quiet(range(5)).rows.outcome.cat.categories) == list(OUTCOMES)


@pytest.mark.parametrize(
    "deals",
    [
        range(100),
        range(50, 10, -7),
        range(2**64 - 3, 2**64),
        range(2**63 + 5, 2**63, -1),
        [5, 3, 2**64 - 1, 4],
        np.arange(7, dtype=np.int16),
        {9},
    ],
    ids=str,
)
def test_deals_are_played_in_their_order(deals):
    assert quiet(deals).rows.deal.tolist() == [int(deal) for deal in deals]


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_the_same_rows_whatever_the_number_of_workers(workers, monkeypatch):
    monkeypatch.setattr(simulating, "_FAST_CHUNK", 50)
    study = quiet(range(1000), workers=workers)
    rows = [list(row_of(deal, BOOK, "plain")) for deal in range(0, 1000, 37)]
    assert np.concatenate(list(study.figures()))[::37].tolist() == rows
    assert len(study) == 1000


def test_an_executor_of_the_caller_plays_too(monkeypatch):
    monkeypatch.setattr(simulating, "_FAST_CHUNK", 10)
    with ThreadPoolExecutor(2) as executor:
        study = quiet(range(100), executor=executor)
        assert executor.submit(int).result() == 0  # it is the caller's, and still open
    assert as_lists(study) == as_lists(quiet(range(100)))


def test_the_rules_may_be_changed_in_a_switch():
    rules = BOOK.but(packet="tip_first")
    study = quiet(range(20), rules=rules)
    assert as_lists(study) == as_lists(quiet(range(20), rules="ru-book packet=tip_first"))
    assert set(study.rows.rules) == {"ru-book packet=tip_first"}


# players


def test_functions_play_in_processes_and_careful_in_the_kernel_and_give_the_same():
    def first_play(view):
        return view.plays[0] if view.plays else view.legal_moves[-1]

    study = quiet(range(40), player=first_play, workers=2)
    assert set(study.rows.player) == {"first_play"}
    assert study.rows.placed.tolist() == quiet(range(40)).rows.placed.tolist()
    careful = quiet(range(3), player="careful")
    assert careful.rows.placed.tolist() == [row_of(d, BOOK, "careful")[1] for d in range(3)]


def test_a_function_may_be_anything_that_can_be_called():
    class Lazy:
        def __call__(self, view):
            return view.legal_moves[-1]

    assert set(quiet(range(3), player=Lazy()).rows.player) == {"Lazy"}
    assert quiet(range(3), player=Lazy()).rows.placed.tolist() == [0, 0, 0]


def test_without_numba_the_same_rows_said_to_be_slow_once(without_numba, recwarn):
    with pytest.warns(SlowStudyWarning, match="hundred times slower"):
        slow = quiet(range(30), player="random")
    assert slow.header["numba"] is None
    quiet(range(3))
    assert len(recwarn) == 0


def test_without_numba_nothing_differs_but_the_time(monkeypatch):
    fast = quiet(range(30), player="random")
    assert fast.header["numba"]
    monkeypatch.setattr(chunks, "kernel", lambda: None)
    monkeypatch.setattr(simulating, "_say_slow", lambda lang: None)
    assert as_lists(quiet(range(30), player="random")) == as_lists(fast)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_being_slow_is_said_in_the_readers_language(lang, without_numba):
    words = {"en": "readable engine", "ru": "движок", "sv": "motorn"}
    with pytest.warns(SlowStudyWarning, match=words[lang]):
        quiet(range(2), lang=lang)


# progress


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "300 of 300 deals"), ("ru", "300 из 300"), ("sv", "300 av 300")]
)
def test_progress_is_told_in_the_readers_language(lang, words, capsys):
    sunviz.simulate(range(300), workers=1, lang=lang)
    told = capsys.readouterr()
    assert words in told.err
    assert "100%" in told.err
    assert told.out == ""


def test_quiet_when_asked(capsys):
    quiet(range(300))
    assert capsys.readouterr() == ("", "")


# what a study says of itself


def test_the_header_tells_what_was_played():
    header = quiet(range(10, 20), rules="sv-wiki").header
    assert header["scheme"] == 1
    assert (header["rules"], header["player"], header["count"]) == ("sv-wiki", "plain", 10)
    assert header["deals"] == "range(10, 20, 1)"
    assert header["sunviz"] == sunviz.__version__
    assert header["date"].endswith("+00:00")
    with pytest.raises(TypeError):
        header["rules"] = "ru-web"


def test_a_study_in_a_file_is_the_same_study(tmp_path):
    here = quiet(range(500), rules="ru-web")
    path = tmp_path / "web.parquet"
    there = quiet(range(500), rules="ru-web", out=path)
    assert there.path == path
    assert as_lists(there) == as_lists(here)
    assert list(there.rows.dtypes) == list(here.rows.dtypes)
    loaded = Study.load(path)
    assert as_lists(loaded) == as_lists(here)
    assert dict(loaded.header) == dict(there.header)
    assert [part.tolist() for part in loaded.figures()] == [
        part.tolist() for part in here.figures()
    ]
    assert repr(loaded) == "<Study of 500 deals under ru-web by plain>"
    assert [file.name for file in tmp_path.iterdir()] == ["web.parquet"]


def test_the_file_can_be_read_without_sunviz(tmp_path):
    path = tmp_path / "study.parquet"
    quiet(range(20), out=str(path))
    table = parquet.read_table(path)
    assert table.column("deal").to_pylist() == list(range(20))
    assert table.column("outcome").to_pylist()[1] == "wind"
    assert json.loads(table.schema.metadata[b"sunviz"])["player"] == "plain"


def test_the_front_door():
    assert sunviz.simulate is simulating.simulate
    assert "simulate" in dir(sunviz)


# what need not be there

WITHOUT = """
import sys, warnings
for name in {missing}:
    sys.modules[name] = None
import sunviz
assert not {{"numba", "pandas", "pyarrow", "tqdm", "scipy", "loky"}} & {{
    name for name in sys.modules if sys.modules[name]
}}
with warnings.catch_warnings(record=True) as told:
    try:
        study = sunviz.simulate(range(7), progress=False)
        print([str(warning.category.__name__) for warning in told], study.rows.placed.tolist())
    except sunviz.SunError as error:
        print(error.key, error.fields["package"])
"""


@pytest.mark.parametrize(
    ("missing", "told"),
    [
        ([], "[] [82, 104, 80, 73, 85, 100, 104]"),
        (["numba"], "['SlowStudyWarning'] [82, 104, 80, 73, 85, 100, 104]"),
        (["pandas"], "study_extra pandas"),
        (["pyarrow"], "study_extra pyarrow"),
    ],
    ids=str,
)
def test_the_extra_is_imported_late_and_told_when_missing(missing, told):
    code = WITHOUT.format(missing=missing)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == told, done.stderr
