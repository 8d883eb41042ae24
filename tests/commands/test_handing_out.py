"""`sunviz handout`, and games named by a short text."""

from importlib import import_module
from pathlib import Path

import pytest

from sunviz.commands.handout import moment
from sunviz.engine import Game, play_out
from sunviz.picture import render_png


def played(number=1961, rules="ru-book"):
    game = Game.deal(number, rules)
    play_out(game, "plain")
    return game


def test_every_option_reaches_the_pages(run, monkeypatch):
    asked = {}

    def noted(game, path, **options):
        asked.update(options, at=len(game), number=game.number, rules=game.rules.name)
        return (path, path.with_stem("x-answers"))

    monkeypatch.setattr(import_module("sunviz.commands.handout"), "make_handout", noted)
    result = run(
        "handout 7 --rules ru-web --at sunset --lang ru --questions 2 --seed 5 --answers separate"
        " --wind --out x.pdf"
    )
    assert result.output == "Записано: x.pdf\nЗаписано: x-answers.pdf\n"
    assert asked == {
        "lang": "ru", "questions": 2, "seed": 5, "answers": "separate", "wind": True, "number": 7,
        "rules": "ru-web", "at": moment(played(7, "ru-web"), "sunset"),
    }  # fmt: skip


def test_a_file_is_made(run):
    assert run("handout 1961 --at 1 --questions 1 --lang sv --out x.PDF").exit_code == 0
    assert Path("x.PDF").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("stage", ["sunrise", "sun", "sunset"])
def test_a_stage_means_the_last_moment_at_which_something_can_be_asked(stage):
    game = played()
    at = moment(game, stage)
    assert game.positions[at].stage == stage
    assert game.positions[at].plays
    assert not any(p.stage == stage and p.plays for p in game.positions[at + 1 :])
    assert (moment(game, "end"), moment(game, 5)) == (len(game), 5)


@pytest.mark.parametrize(
    ("words", "told", "status"),
    [
        ("1 --out x.png", "“x.png” is no PDF", 2),
        ("1 --out x.pdf --questions 99", "“99” questions", 2),
        ("1 --out x.pdf --questions six", "“six” questions", 2),
        ("1 --out x.pdf --answers here", "“here”; the choices are last, separate, none", 2),
        ("1 --out x.pdf --seed no", "“no”", 2),
        ("1 --out x.pdf --at 999", "999", 2),
        ("1 --out nowhere/x.pdf --questions 0", "the folder", 1),
        ("none.sun --out x.pdf", "does not exist", 1),
        ("sun1.1.ru-book.0_0.0000000 --out x.pdf", "changed on its way", 2),
    ],
)
def test_what_cannot_be_is_told(run, words, told, status):
    result = run(f"handout {words}")
    assert (result.exit_code, result.stdout) == (status, "")
    assert told in result.stderr
    assert not list(Path().iterdir())


def test_a_short_text_names_a_game_like_its_record(run):
    game = played()
    game.jump(50)
    assert run(["draw", game.to_short(), "--out", "x.png"]).exit_code == 0
    assert Path("x.png").read_bytes() == render_png(game)
    result = run(["draw", game.to_short(), "--rules", "ru-web", "--out", "y.png"])
    assert result.exit_code == 2
    assert "--rules" in result.stderr
    assert "“quit”" not in run(["play", game.to_short()], "next\nquit\n").stderr


def test_a_file_that_is_called_like_a_short_text_is_a_file(run):
    game = played(5)
    game.save("sun1.my.sun")
    assert run("draw sun1.my.sun --out x.png").exit_code == 0
    assert Path("x.png").read_bytes() == render_png(game)
