"""What a user can get wrong: told before it is too late, in three languages."""

import os
import re
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import sunviz
from sunviz.engine import SunError, Transfer, read_move
from sunviz.story import LANGUAGES, error_text, say
from sunviz.study import Study, StudyError, needs, teams

ENGLISH = re.compile(r"\b(the|is|are|not|card|there|deal|deals|worker)\b")


def quiet(deals=range(100), **options):
    return sunviz.simulate(deals, **{"progress": False, "workers": 1, **options})


def well(view):
    return view.plays[0] if view.plays else view.legal_moves[-1]


def after_some(deal_of_trouble, trouble):
    """A player that plays well until it comes to the trouble, on its third deal or so."""
    games = []

    def player(view):
        if view.arcs == 0:
            games.append(view)
        if len(games) > deal_of_trouble:
            return trouble(view)
        return well(view)

    return player


def illegal(_view):
    return read_move("r1>A")


def no_move(_view):
    return 7


def broken(_view):
    raise ZeroDivisionError("too clever by half")


def endless(view):
    transfers = [move for move in view.legal_moves if isinstance(move, Transfer)]
    return transfers[0] if transfers else well(view)


def dies(_view):
    os.kill(os.getpid(), signal.SIGKILL)


def with_a_broken_pool():
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        quiet(range(40), player=dies, executor=pool)


class Deserted:
    """Stands for a Dask client whose cluster is empty."""

    def nthreads(self):
        return {}

    def submit(self, *_args):
        raise AssertionError("nobody is there")


class Clumsy:
    def submit(self, *_args):
        raise RuntimeError("no thanks")


MADE = {
    "study_deals": lambda: quiet(100),
    "study_no_deals": lambda: quiet(range(0)),
    "study_deal_twice": lambda: quiet([3, 4, 3]),
    "study_player": lambda: quiet(player=after_some(3, illegal)),
    "study_player_broke": lambda: quiet(player=after_some(3, broken)),
    "study_extra": lambda: needs.need("no_such_module.at_all"),
    "study_workers": lambda: quiet(workers=0),
    "study_workers_died": lambda: quiet(player=dies, workers=2),
    "study_executor": lambda: quiet(executor="my cluster"),
    "study_executor_died": with_a_broken_pool,
    "study_executor_broke": lambda: quiet(executor=Clumsy()),
    "study_no_worker": lambda: quiet(executor=Deserted()),
    "study_out": lambda: quiet(out=""),
    "study_read": lambda: Study.load("no-such-file"),
}
#: raised in test_going_on.py, with real files, and in test_summary.py
WITH_FILES = {"study_busy", "study_no_study", "study_other", "study_begin", "study_write"}
OF_SUMMARIES = {
    "study_empty", "study_pairs", "study_stage",
    "study_solved", "study_not_solved", "study_no_common", "study_none_of",  # test_winnable.py
    "study_browser",  # tests/lite
}  # fmt: skip


def repr_of(thing):
    return type(thing).__name__


def caught(make):
    with pytest.raises(SunError) as raised:
        make()
    return raised.value


def test_every_error_is_tried():
    from pathlib import Path

    found = set()
    for path in Path(teams.__file__).parent.glob("*.py"):
        found |= set(re.findall(r'\bkey="(study_\w+)"', path.read_text(encoding="utf-8")))
    assert found == set(MADE) | WITH_FILES | OF_SUMMARIES


@pytest.mark.parametrize("key", MADE)
def test_each_error_in_each_language(key):
    error = caught(MADE[key])
    assert error.key == key
    told = {lang: error_text(error, lang) for lang in LANGUAGES}
    assert len(set(told.values())) == 3
    for lang, text in told.items():
        assert text.endswith("."), text
        assert text != say(lang, "error-unknown", message=str(error))
    if key != "study_player_broke":
        assert not ENGLISH.search(told["ru"]), told["ru"]
        assert not ENGLISH.search(told["sv"]), told["sv"]


FIELDS = {
    "path": "C:/sun.parquet", "there": "rules = ru-web", "here": "rules = ru-book",
    "why": "full", "said": "No space left on device",
}  # fmt: skip


@pytest.mark.parametrize("key", sorted(WITH_FILES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_of_files_name_the_file(key, lang):
    text = error_text(StudyError("…", key=key, **FIELDS), lang)
    assert "C:/sun.parquet" in text
    assert text.endswith(".")


@pytest.mark.parametrize("key", ["study_begin", "study_write"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_system_speaks_only_where_the_catalogue_cannot(key, lang):
    told = {}
    for why in ("missing", "denied", "folder", "full", "long", "other"):
        error = StudyError("…", key=key, path="x", why=why, said="Oh no.")
        told[why] = error_text(error, lang)
    assert len(set(told.values())) == 6
    assert [why for why, text in told.items() if "Oh no." in text] == ["other"]


@pytest.mark.parametrize(
    "deals",
    [
        *([number] for number in (-1, 2**64, 1.5, True, "7", None)),
        range(-1, 5),
        range(2**64 - 1, 2**64 + 1),
        range(3, -2, -1),
    ],
    ids=str,
)
def test_numbers_that_are_no_deals(deals):
    error = caught(lambda: quiet(deals))
    assert error.key == "deal"
    assert "18446744073709551615" in str(error)


@pytest.mark.parametrize("deals", [7, 7.5, None, "7", {7: 8}, iter([7])], ids=repr_of)
def test_things_that_are_no_deals(deals):
    assert caught(lambda: quiet(deals)).key == "study_deals"


@pytest.mark.parametrize("workers", [0, -1, 1.5, True, "two"], ids=str)
def test_numbers_of_workers(workers):
    assert caught(lambda: quiet(workers=workers)).key == "study_workers"


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"player": "nobody"}, "player"),
        ({"player": None}, "player"),
        ({"rules": "de-buch"}, "rules_book"),
        ({"rules": None}, "rules_book"),
        ({"lang": "de"}, "language"),
    ],
    ids=str,
)
def test_unknown_names(options, key):
    error = caught(lambda: quiet(**options))
    assert error.key == key
    if key == "player":
        assert "plain, careful, expert, random" in str(error)


@pytest.mark.parametrize(
    ("trouble", "reason"),
    [(illegal, "player_move"), (no_move, "player_move"), (endless, "player_endless")],
    ids=["illegal", "no move", "endless"],
)
def test_a_bad_player_is_named_with_its_deal_and_loses_no_row(trouble, reason, tmp_path):
    options = {"player": after_some(20, trouble), "out": tmp_path / "study.parquet"}
    error = caught(lambda: quiet(**options))
    deal = int(error.fields["deal"])
    assert deal >= 20
    assert error.fields["name"] == "player"
    assert f"deal {deal}" in str(error)
    assert getattr(error.fields["reason"], "key", None) == reason
    assert error.study.rows.deal.tolist() == list(range(deal))


@pytest.mark.parametrize("workers", [1, 2])
def test_the_first_trouble_is_told_whoever_comes_to_it_first(workers):
    def player(view):
        tips = {ray[0] for ray in view.rays if ray}
        return read_move("r1>A") if {0, 13} <= tips and view.arcs == 1 else view.legal_moves[-1]

    error = caught(lambda: quiet(range(300), player=player, workers=workers))
    assert error.key == "study_player"
    alone = caught(lambda: quiet(range(300), player=player))
    assert error.fields["deal"] == alone.fields["deal"]
    assert len(error.study) == int(alone.fields["deal"])


def test_a_worker_that_dies_once_is_replaced(tmp_path):
    """No row is lost, and none stands twice."""
    marker = str(tmp_path / "died")

    def player(view):
        import os
        import signal

        if view.arcs == 0:
            with open(marker + ".log", "a") as log:  # noqa: PTH123
                log.write("x")
            if os.path.getsize(marker + ".log") > 60:  # noqa: PTH202
                try:
                    os.mkdir(marker)  # noqa: PTH102
                    os.kill(os.getpid(), signal.SIGKILL)
                except FileExistsError:
                    pass
        return view.plays[0] if view.plays else view.legal_moves[-1]

    study = quiet(range(200), player=player, workers=2, out=tmp_path / "study.parquet")
    assert (tmp_path / "died").exists()
    assert study.rows.deal.tolist() == list(range(200))
    assert study.rows.placed.tolist() == quiet(range(200)).rows.placed.tolist()


def test_what_is_missing_says_how_to_install_it(monkeypatch):
    def nothing(module):
        raise ModuleNotFoundError(module)

    monkeypatch.setattr(needs, "import_module", nothing)
    error = caught(quiet)
    assert error.fields["package"] == "pandas"
    assert "sunviz[study]" in str(error)
