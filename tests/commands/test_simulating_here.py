"""`sunviz simulate`: its table, its rows, Ctrl-C, and the progress bar."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from sunviz.engine import Game, play_out
from sunviz.engine.players import result
from sunviz.story import LANGUAGES, say
from sunviz.study import Study, StudyError, simulate, summarize, tell
from sunviz.study.telling import number

HERE = [sys.executable, "-m", "sunviz", "simulate"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_what_the_study_tells(run, lang):
    study = simulate(range(300), rules="ru-web", workers=1, progress=False)
    result = run(f"simulate --deals 300 --rules ru-web --workers 1 --lang {lang}")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == list(tell(study, summarize(study), lang))
    assert not result.stderr


@pytest.mark.parametrize("words", ["--deals 20 --start 100", "--deals 100:120"])
def test_which_deals_are_played(run, words):
    assert run(f"simulate {words} --workers 1 --out rows.parquet").exit_code == 0
    rows = Study.load("rows.parquet").rows
    assert rows.deal.tolist() == list(range(100, 120))
    for row in rows.itertuples():
        game = Game.deal(row.deal)
        play_out(game, "plain")
        assert tuple(row)[4:] == tuple(result(game))


def test_json(run):
    study = simulate(range(5, 105), player="random", workers=1, progress=False)
    result = run(
        "simulate --deals 100 --start 5 --player random --json --workers 1 --out x.parquet"
    )
    told = json.loads(result.stdout)
    assert told["summary"] == summarize(study).to_dict()
    assert (told["finished"], told["out"]) == (True, "x.parquet")
    assert told["header"]["deals"] == "range(5, 105, 1)"


def test_quiet_says_nothing_of_the_file(run):
    loud = run("simulate --deals 50 --workers 1 --out a.parquet").stdout
    quiet = run("simulate --deals 50 --workers 1 --out b.parquet --quiet").stdout
    assert loud == quiet + say("en", "cli-rows", name="a.parquet") + "\n"


def test_a_file_of_another_study_stays(run):
    run("simulate --deals 50 --workers 1 --out a.parquet")
    before = Path("a.parquet").read_bytes()
    result = run("simulate --deals 51 --workers 1 --out a.parquet --lang ru")
    assert result.exit_code == 1
    assert "В файле a.parquet другое исследование" in result.stderr
    assert Path("a.parquet").read_bytes() == before


def test_what_is_missing_is_told_with_how_to_install_it(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = run("simulate --deals 5 --lang sv")
    assert result.exit_code == 1
    assert "pip install 'sunviz[study]'" in result.stderr


def test_an_error_on_the_way_tells_what_is_kept(run, monkeypatch):
    from sunviz.study import keeping, simulating

    monkeypatch.setattr(simulating, "_FAST_CHUNK", 100)
    add = keeping.InFile.add

    def full(keeper, rows):
        if keeper.done == 200:
            raise StudyError("full", key="study_write", path="x.parquet", why="full", said="")
        add(keeper, rows)

    monkeypatch.setattr(keeping.InFile, "add", full)
    result = run("simulate --deals 1000 --workers 1 --out x.parquet --lang sv")
    assert (result.exit_code, result.stdout) == (1, "")
    error, kept = result.stderr.splitlines()
    assert "x.parquet" in error
    assert kept == say("sv", "cli-kept", done="200", count=number(1000, "sv"))


def broken_off(monkeypatch, after):
    """Have Ctrl-C come after so many chunks of deals."""
    from sunviz.study import running, simulating

    played = running.in_order

    def interrupted(*args):
        for count, rows in enumerate(played(*args)):
            if count == after:
                raise KeyboardInterrupt
            yield rows

    monkeypatch.setattr(running, "in_order", interrupted)
    monkeypatch.setattr(simulating, "_FAST_CHUNK", 100)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ctrl_c_keeps_the_rows_and_the_same_command_goes_on(run, monkeypatch, lang):
    command = f"simulate --deals 1000 --workers 1 --out x.parquet --lang {lang}"
    with monkeypatch.context() as here:
        broken_off(here, after=3)
        result = run(command)
    assert result.exit_code == 130
    done, count = number(300, lang), number(1000, lang)
    assert say(lang, "cli-kept", done=done, count=count) in result.stderr
    assert done in result.stdout.splitlines()[0]
    assert not Path("x.parquet").exists()
    assert run(command).exit_code == 0
    whole = simulate(range(1000), workers=1, progress=False)
    assert Study.load("x.parquet").rows.equals(whole.rows)


def test_ctrl_c_without_a_file_tells_what_was_played(run, monkeypatch):
    broken_off(monkeypatch, after=2)
    result = run("simulate --deals 1000 --workers 1 --json")
    assert result.exit_code == 130
    told = json.loads(result.stdout)
    assert (told["finished"], told["summary"]["count"]) == (False, 200)
    assert "--out" in result.stderr


def test_ctrl_c_before_the_first_row(run, monkeypatch):
    broken_off(monkeypatch, after=0)
    result = run("simulate --deals 1000 --workers 1 --out x.parquet --lang ru")
    assert (result.exit_code, result.stdout) == (130, "")


@pytest.mark.skipif(os.name == "nt", reason="Windows has another Ctrl-C")
def test_a_real_ctrl_c(tmp_path):
    out = tmp_path / "x.parquet"
    command = [*HERE, "--deals", "100000000", "--out", str(out)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    ) as playing:
        part = Path(f"{out}.part")
        while not part.exists() or part.stat().st_size < 50_000:
            assert playing.poll() is None
            time.sleep(0.05)
        playing.send_signal(signal.SIGINT)
        table, remarks = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert "100,000,000" in remarks
    assert "Traceback" not in remarks
    assert "|" not in remarks  # no bar: this is no terminal
    assert len(table.splitlines()) > 8
    assert part.stat().st_size >= 50_000


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
@pytest.mark.parametrize("more", [["--quiet"], ["--json"]])
def test_the_progress_bar_stands_on_a_terminal_unless_it_should_be_quiet(more):
    import pty
    import termios

    words = ["--deals", "3", "--player", "careful", "--workers", "1", "--lang", "ru", *more]
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 100))
    with open(ours, "rb", buffering=0) as terminal:  # noqa: PTH123  # a descriptor
        done = subprocess.run([*HERE, *words], stdout=subprocess.PIPE, stderr=theirs, check=True)
        os.close(theirs)
        seen = b""
        with suppress(OSError):  # the other end is closed
            while part := terminal.read(4096):
                seen += part
    assert ("3 из 3" in seen.decode("utf-8")) == ("--quiet" not in more)
    told = done.stdout.decode("utf-8")
    assert json.loads(told) if "--json" in more else told.startswith("Сыграно 3 расклада")


@pytest.mark.filterwarnings("default")
def test_a_slow_study_is_told_once_without_its_line_of_code(run, monkeypatch):
    from sunviz.study import chunks, simulating

    monkeypatch.setattr(chunks, "is_fast", lambda _player: False)
    monkeypatch.setattr(simulating, "is_fast", lambda _player: False)
    simulating._say_slow.cache_clear()
    result = run("simulate --deals 3 --workers 1 --lang sv")
    assert result.stderr == say("sv", "study-slow") + "\n"
    assert result.exit_code == 0
