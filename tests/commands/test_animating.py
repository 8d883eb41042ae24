"""`sunviz animate`: stages, steps, kinds of files, and what is a wrong use."""

from pathlib import Path

import pytest
from PIL import Image

from sunviz.engine import Game, play_out


def test_a_few_steps_become_a_gif(run):
    result = run("animate 1961 --stop 2 --size 300x200 --out x.gif --lang sv --speed 2,5")
    assert (result.exit_code, result.output) == (0, "Skrivet: x.gif\n")
    with Image.open("x.gif") as image:
        assert image.size == (300, 237)
        assert image.n_frames > 10


def test_a_stage_of_a_record_becomes_a_page_and_quiet_says_nothing(run):
    game = Game.deal(7, "ru-web")
    play_out(game, "careful")
    game.save("mine.sun")
    result = run("animate mine --stage sunset --out x.html --quiet --lang ru")
    assert (result.exit_code, result.output) == (0, "")
    assert "расклад 7" in Path("x.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("--out x.avi", 2),
        ("--out x.gif --stage moon", 2),
        ("--out x.gif --size 9000x9000", 2),
        ("--out x.gif --start 9 --stop 3", 2),
        ("--out x.gif --start early", 2),
        ("--out x.gif --speed fast", 2),
        ("--out nowhere/x.gif", 1),
    ],
)
def test_what_cannot_be_is_refused_without_a_file(run, words, status):
    result = run(f"animate 1961 {words}")
    assert result.exit_code == status
    assert result.stderr
    assert not list(Path().iterdir())
