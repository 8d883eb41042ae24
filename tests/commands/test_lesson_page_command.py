"""`sunviz lesson`: which game, which languages, and what is refused."""

import json
import re
from pathlib import Path

import pytest

from sunviz.engine import Game, play_out
from sunviz.story import narrate_game
from sunviz.teaching.lessons import ready_lesson


def content(name):
    text = Path(name).read_text("utf-8")
    return json.loads(re.search('id="content">(.*?)</script>', text)[1])


def test_a_ready_lesson_in_the_languages_listed(run):
    result = run("lesson first-steps --langs sv,ru --out x.html --lang ru")
    assert (result.exit_code, result.output) == (0, "Записано: x.html\n")
    made = content("x.html")
    assert made["langs"] == ["sv", "ru"]
    assert made["told"]["sv"]["title"] == ready_lesson("first-steps", "sv").title


def test_a_record_in_the_language_of_the_command(run):
    game = Game.deal(7, "ru-web")
    play_out(game, "plain")
    game.jump(12)
    game.save("mine.sun")
    assert run("lesson mine --out x.html --lang sv").exit_code == 0
    made = content("x.html")
    assert made["langs"] == ["sv"]
    assert made["told"]["sv"]["story"] == [
        [told.text, told.cite] for told in narrate_game(game, "sv")
    ]


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("first-steps --out x.pdf", 2),
        ("first-steps --langs ru,de --out x.html", 2),
        ("first-steps --langs , --out x.html", 2),
        ("first-steps --rules ru-web --out x.html", 2),
        ("first-steps", 2),
        ("last-steps --out x.html", 1),
        ("first-steps --out nowhere/x.html", 1),
    ],
)
def test_what_is_refused_writes_nothing(run, words, status):
    result = run(f"lesson {words}")
    assert (result.exit_code, result.stdout) == (status, "")
    assert result.stderr
    assert not list(Path().iterdir())


def test_a_file_of_the_name_of_a_ready_lesson_is_that_file(run):
    Path("first-steps").write_text(Game.deal(5).to_record())
    run("lesson first-steps --out x.html")
    assert len(content("x.html")["steps"]) == 1
