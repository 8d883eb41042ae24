"""`sunviz check`: records in order or not, for people and for machines."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sunviz.engine import Game, play_out
from sunviz.story import LANGUAGES, check


@pytest.fixture
def records(run):
    """Three records in the folder of `run`: one in order, one not, one that is no record."""
    game = Game.deal(1961)
    play_out(game, "plain")
    game.save("good.sun")
    Path("bad.sun").write_text(game.to_record().replace("next", "r13>A", 1))
    Path("none.sun").write_bytes(b"\x89PNG")
    return ["good.sun", "bad.sun", "none.sun"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_record_is_told_as_check_tells_it(run, records, lang):
    result = run(f"check {' '.join(records)} gone.sun --lang {lang}")
    *told, gone = result.stdout.splitlines()
    for line, name in zip(told[:2], records, strict=False):
        assert line == f"{name}: {check(Path(name).read_text(), lang)}"
    assert gone.startswith("gone.sun: ")
    assert "“gone.sun”" in gone or lang != "en"
    assert result.exit_code == 1


def test_the_exit_status_tells_whether_all_are_in_order(run, records):
    assert run("check good.sun good.sun").exit_code == 0
    assert run("check good.sun bad.sun").exit_code == 1
    assert run("check").exit_code == 2


def test_quiet_names_only_what_is_wrong(run, records):
    result = run("check --quiet good.sun bad.sun good.sun")
    assert [line.partition(":")[0] for line in result.stdout.splitlines()] == ["bad.sun"]


def test_json_has_a_line_for_each_record(run, records):
    result = run(f"check --json {' '.join(records)} gone.sun")
    good, bad, none, gone = map(json.loads, result.stdout.splitlines())
    assert good == {
        "file": "good.sun", "valid": True, "deal": 1961, "rules": "ru-book",
        "moves": good["moves"], "result": "lost", "placed": good["placed"], "text": good["text"],
    }  # fmt: skip
    game = Game.load("good.sun")
    assert (good["moves"], good["placed"]) == (len(game), game.position.placed)
    assert (bad["valid"], bad["error"], bad["move"]) == (False, "record_move", 1)
    assert (none["valid"], none["error"], none["move"]) == (False, "record_utf8", None)
    assert (gone["valid"], gone["error"]) == (False, "keep_load")
    assert result.exit_code == 1


def test_neither_matplotlib_nor_numpy_is_loaded(records):
    code = (
        "import sys; from sunviz.commands import sunviz\n"
        "try: sunviz(['check', 'good.sun'])\n"
        "except SystemExit as end: print(end.code, sys.modules.keys() & {'matplotlib', 'numpy'})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1] == "0 set()", done.stderr


def test_python_m_sunviz_is_the_same_command(records):
    command = [sys.executable, "-m", "sunviz", "check", "bad.sun", "--lang", "ru"]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 1
    assert done.stdout.decode("utf-8").startswith("bad.sun: Ход 1, «r13>A»: ")


def test_a_stream_without_the_signs_shows_question_marks(records):
    command = [sys.executable, "-m", "sunviz", "check", "bad.sun", "--lang", "ru"]
    done = subprocess.run(
        command, capture_output=True, check=False, env={"PYTHONIOENCODING": "latin-1"}
    )
    assert done.returncode == 1
    assert done.stdout.startswith(b"bad.sun: ??? 1")
