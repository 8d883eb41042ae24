"""Broken off, by whatever: what is finished is kept, and the same call goes on."""

import errno
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress

import pytest

import sunviz
from sunviz.study import Study, StudyError, header, keeping, simulating


def quiet(deals, **options):
    return sunviz.simulate(deals, **{"progress": False, "workers": 1, **options})


def as_lists(study):
    return study.rows.astype(object).to_numpy().tolist()


@pytest.fixture
def path(tmp_path, monkeypatch):
    """A file to write to, in small pieces."""
    monkeypatch.setattr(simulating, "_FAST_CHUNK", 10)
    return tmp_path / "study.parquet"


def part(path):
    return path.with_name(path.name + ".part")


def break_off(path, monkeypatch, after=4, deals=range(100), **options):
    """Interrupt a study after some pieces; return what it then said."""
    played = []

    def until(*task):
        played.append(task)
        if len(played) > after:
            raise KeyboardInterrupt
        return play(*task)

    play = simulating.play_chunk
    with monkeypatch.context() as patch:
        patch.setattr(simulating, "play_chunk", until)
        with pytest.raises(KeyboardInterrupt) as caught:
            quiet(deals, out=path, **options)
    return caught.value


def count_played(monkeypatch):
    """Return a list that fills with the deals played from now on."""
    played = []

    def noting(numbers, *rest):
        played.extend(numbers.tolist())
        return play(numbers, *rest)

    play = simulating.play_chunk
    monkeypatch.setattr(simulating, "play_chunk", noting)
    return played


def test_the_same_call_goes_on(path, monkeypatch):
    error = break_off(path, monkeypatch)
    assert not path.exists()
    assert len(error.study) == 40
    assert error.__notes__ == [
        "Played and kept: 40 of 100 deals. The same call goes on from there."
    ]
    assert not error.study.is_finished
    assert repr(error.study) == "<Study of 40 of 100 deals under ru-book by plain>"
    played = count_played(monkeypatch)
    study = quiet(range(100), out=path)
    assert played == list(range(40, 100))
    assert as_lists(study) == as_lists(quiet(range(100)))
    assert not part(path).exists()


def test_it_may_be_broken_off_again_and_again(path, monkeypatch):
    for times in (1, 2, 3):
        assert len(break_off(path, monkeypatch, after=1).study) == 10 * times
    assert as_lists(quiet(range(100), out=path)) == as_lists(quiet(range(100)))


def test_it_goes_on_with_another_number_of_workers(path, monkeypatch):
    break_off(path, monkeypatch)
    assert as_lists(quiet(range(100), out=path, workers=3)) == as_lists(quiet(range(100)))


def test_the_header_tells_when_it_began(path, monkeypatch):
    began = break_off(path, monkeypatch).study.header["date"]
    monkeypatch.setattr(header, "datetime", None)  # no other time can be told

    def old(*_args):
        return {**json.loads(part(path).read_bytes().split(b"\n")[0]), "date": "now"}

    monkeypatch.setattr(simulating, "new_header", old)
    assert quiet(range(100), out=path).header["date"] == began


def test_what_is_finished_is_not_played_again(path, monkeypatch):
    first = quiet(range(100), out=path)
    written = path.read_bytes()
    played = count_played(monkeypatch)
    again = quiet(range(100), out=path)
    assert played == []
    assert as_lists(again) == as_lists(first)
    assert path.read_bytes() == written


def test_a_row_cut_off_in_the_middle_is_played_again(path, monkeypatch):
    """As when the machine goes down while a piece is written."""
    break_off(path, monkeypatch)
    os.truncate(part(path), part(path).stat().st_size - 7)
    played = count_played(monkeypatch)
    study = quiet(range(100), out=path)
    assert played[0] == 38
    assert as_lists(study) == as_lists(quiet(range(100)))


def test_without_a_file_the_error_has_the_rows(monkeypatch):
    monkeypatch.setattr(simulating, "_FAST_CHUNK", 10)
    error = break_off(None, monkeypatch)
    assert as_lists(error.study) == as_lists(quiet(range(40)))


@pytest.mark.parametrize(
    "other",
    [
        {"deals": range(99)},
        {"deals": list(range(100))},
        {"rules": "ru-web"},
        {"rules": "sv-wiki"},
        {"player": "random"},
        {"player": lambda view: view.legal_moves[0]},
    ],
    ids=["fewer", "listed", "rules", "text", "player", "function"],
)
@pytest.mark.parametrize("finished", [True, False])
def test_another_studys_file_is_refused_and_stays(path, monkeypatch, other, finished):
    if finished:
        quiet(range(100), out=path)
    else:
        break_off(path, monkeypatch)
    file = path if finished else part(path)
    before = file.read_bytes()
    options = {"deals": range(100), "out": path, **other}
    with pytest.raises(StudyError) as caught:
        quiet(**options)
    assert caught.value.key == "study_other"
    assert str(file) in str(caught.value)
    assert file.read_bytes() == before


def test_a_function_written_anew_is_another_player(path):
    def player(view):
        return view.plays[0] if view.plays else view.legal_moves[-1]

    quiet(range(3), player=player, out=path)

    def player(view):
        return view.legal_moves[-1]

    with pytest.raises(StudyError) as caught:
        quiet(range(3), player=player, out=path)
    assert caught.value.key == "study_other"


@pytest.mark.parametrize("content", [b"", b"my letters", b"PAR1 no PAR1", b"{}\n"])
@pytest.mark.parametrize("suffix", ["", ".part"])
def test_a_file_that_is_no_study_is_refused_and_stays(path, content, suffix):
    file = path.with_name(path.name + suffix)
    file.write_bytes(content)
    with pytest.raises(StudyError) as caught:
        quiet(range(3), out=path)
    assert caught.value.key == "study_no_study"
    assert file.read_bytes() == content


def test_a_folder_is_refused(tmp_path):
    with pytest.raises(StudyError) as caught:
        quiet(range(3), out=tmp_path)
    assert (caught.value.key, caught.value.fields["why"]) == ("study_begin", "folder")


def test_a_machine_that_stops_between_the_two_files(path, monkeypatch):
    break_off(path, monkeypatch, after=9)
    left = part(path).read_bytes()
    study = quiet(range(100), out=path)
    part(path).write_bytes(left)
    assert as_lists(quiet(range(100), out=path)) == as_lists(study)
    assert not part(path).exists()


def test_a_parquet_file_of_others_is_refused(path):
    import pandas as pd

    pd.DataFrame({"a": [1]}).to_parquet(path)
    with pytest.raises(StudyError, match="no study's file"):
        quiet(range(3), out=path)
    with pytest.raises(StudyError, match="cannot be read"):
        Study.load(path)


def test_two_studies_cannot_write_to_one_file(path, monkeypatch):
    break_off(path, monkeypatch)

    def meddling(*task):
        with part(path).open("ab") as file:
            file.write(bytes(5))
        return play(*task)

    play = simulating.play_chunk
    monkeypatch.setattr(simulating, "play_chunk", meddling)
    with pytest.raises(StudyError) as caught:
        quiet(range(100), out=path)
    assert caught.value.key == "study_busy"


@pytest.mark.parametrize("out", ["missing/study.parquet", "file/study.parquet"])
def test_a_place_that_cannot_be_written_to(tmp_path, monkeypatch, out):
    (tmp_path / "file").write_text("")
    played = count_played(monkeypatch)
    with pytest.raises(StudyError) as caught:
        quiet(range(3), out=tmp_path / out)
    assert (caught.value.key, caught.value.fields["why"]) == ("study_begin", "missing")
    assert played == []  # it is known before anything is played


def test_a_read_only_folder(path, monkeypatch):
    break_off(path, monkeypatch, after=9)
    monkeypatch.setattr(keeping.os, "access", lambda *_: False)  # root may write anywhere
    played = count_played(monkeypatch)
    with pytest.raises(StudyError, match="Permission denied") as caught:
        quiet(range(100), out=path)  # its unfinished file alone could be written
    assert (caught.value.key, caught.value.fields["why"]) == ("study_begin", "denied")
    assert played == []


def test_a_finished_study_in_a_read_only_folder_is_read(path, monkeypatch):
    study = quiet(range(100), out=path)
    monkeypatch.setattr(keeping.os, "access", lambda *_: False)
    assert as_lists(quiet(range(100), out=path)) == as_lists(study)


def test_a_disk_that_is_full_at_the_start_leaves_nothing_in_the_way(path, monkeypatch):
    def full(self, _data):
        self.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(type(path), "write_bytes", full)
        with pytest.raises(StudyError) as caught:
            quiet(range(10), out=path)
    assert (caught.value.key, caught.value.fields["why"]) == ("study_begin", "full")
    assert len(quiet(range(10), out=path)) == 10


def test_a_full_disk_keeps_what_was_written(path):
    """The system's own limit on the size of a file stands for the end of the disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
        with pytest.raises(StudyError) as caught:
            quiet(range(1000), out=path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, ignored)
    assert (caught.value.key, caught.value.fields["why"]) == ("study_write", "other")  # EFBIG
    kept = len(caught.value.study)
    assert 0 < kept < 1000
    assert kept % 10 == 0
    assert as_lists(quiet(range(1000), out=path)) == as_lists(quiet(range(1000)))


def test_a_folder_that_is_gone_half_way(path, monkeypatch):
    def vanishing(*task):
        shutil.rmtree(path.parent, ignore_errors=True)
        return play(*task)

    play = simulating.play_chunk
    monkeypatch.setattr(simulating, "play_chunk", vanishing)
    with pytest.raises(StudyError) as caught:
        quiet(range(100), out=path)
    assert (caught.value.key, caught.value.fields["why"]) == ("study_write", "missing")
    assert not hasattr(caught.value, "__notes__")  # nothing is said to be kept


def test_a_disk_that_is_full_at_the_very_end_loses_nothing(path, monkeypatch):
    def full(*_args):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("sunviz.study.tables.write", full)
        with pytest.raises(StudyError, match="No space left") as caught:
            quiet(range(100), out=path)
    assert (caught.value.key, caught.value.fields["why"]) == ("study_write", "full")
    assert len(caught.value.study) == 100
    played = count_played(monkeypatch)
    assert as_lists(quiet(range(100), out=path)) == as_lists(caught.value.study)
    assert played == []


SCRIPT = """
import signal, sys, sunviz
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background ignores it
sunviz.simulate(range(10**9), out=sys.argv[1], workers=2, progress=False)
"""


def test_a_real_interrupt(tmp_path):
    path = tmp_path / "study.parquet"
    run = subprocess.Popen([sys.executable, "-c", SCRIPT, str(path)], stderr=subprocess.PIPE)
    try:
        for _ in range(600):
            with suppress(FileNotFoundError):
                if part(path).stat().st_size > 100_000:
                    break
            time.sleep(0.1)
        run.send_signal(signal.SIGINT)
        _, told = run.communicate(timeout=60)
    finally:
        run.kill()
    assert b"KeyboardInterrupt" in told
    line, _, rows = part(path).read_bytes().partition(b"\n")
    assert json.loads(line)["deals"] == "range(0, 1000000000, 1)"
    assert len(rows) > 90_000
    assert len(rows) % 5 == 0
    first = list(next(quiet(range(4096)).figures()).tobytes())
    assert list(rows[: len(first)]) == first
