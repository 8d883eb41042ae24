"""`sunviz draw`: which step, which kind of file, and never half a file."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from sunviz.commands.draw import step_of
from sunviz.engine import Game, files, play_out
from sunviz.picture import render_png
from sunviz.story import LANGUAGES, describe


def played(number=1961, rules="ru-book", player="plain"):
    game = Game.deal(number, rules)
    play_out(game, player)
    return game


def last_of(game, stage):
    return max(at for at, position in enumerate(game.positions) if position.stage == stage)


@pytest.mark.parametrize("stage", ["sunrise", "sun", "sunset", "wind", "end"])
def test_a_stage_is_drawn_at_its_end(run, stage):
    game = played()
    game.jump(len(game) if stage == "end" else last_of(game, stage))
    assert run(f"draw 1961 --at {stage} --out x.png").exit_code == 0
    assert Path("x.png").read_bytes() == render_png(game)


def test_a_deal_is_drawn_at_the_end_of_its_sunrise_a_record_at_its_own(run):
    game = played()
    game.jump(last_of(game, "sunrise"))
    run("draw 1961 --out deal.png")
    assert Path("deal.png").read_bytes() == render_png(game)
    game.jump(40)
    game.save("mine.sun")
    run("draw mine --out record.png")
    assert Path("record.png").read_bytes() == render_png(game)


def test_every_option_reaches_the_picture(run):
    game = played(7, "ru-web", "careful")
    game.jump(30)
    look = {"lang": "ru", "theme": "dark", "suits": "four", "size": (600, 400), "dpi": 200}
    result = run(
        "draw 7 --rules ru-web --player careful --at 30 --lang ru --theme dark --suits four"
        " --size 600×400 --dpi 200 --out x.PNG"
    )
    assert result.output == "Нарисовано: x.PNG\n"
    data = Path("x.PNG").read_bytes()
    assert data == render_png(game, **look)
    assert Image.open(BytesIO(data)).size == (1200, 800)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_svg_is_the_same_each_time_and_carries_its_words(run, lang):
    for name in ("a.svg", "b.svg"):
        assert run(f"draw 1961 --at 1 --out {name} --lang {lang}").exit_code == 0
    text = Path("a.svg").read_text("utf-8")
    assert text == Path("b.svg").read_text("utf-8")
    game = Game.deal(1961)
    game.push("next")
    assert text.startswith("<?xml")
    assert describe(game, lang) in text


def test_a_stage_that_is_not_reached_is_a_wrong_use(run):
    Game.deal(1).save("start.sun")
    result = run("draw start.sun --at wind --out x.png")
    assert (result.exit_code, Path("x.png").exists()) == (2, False)
    assert step_of(Game.deal(1), "end") == 0


def test_a_file_that_cannot_be_written_stays_as_it_was(run, monkeypatch):
    Path("there").mkdir()
    assert run("draw 1 --out nowhere/x.png").exit_code == 1
    assert "folder" in run("draw 1 --out nowhere/x.png").stderr
    Path("there/folder.png").mkdir()
    assert run("draw 1 --out there/folder.png").exit_code == 1
    Path("x.png").write_text("old")

    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fdopen", full)
    result = run("draw 1 --out x.png --lang sv")
    assert result.exit_code == 1
    assert "ingen plats kvar" in result.stderr
    assert Path("x.png").read_text() == "old"
    assert sorted(path.name for path in Path().iterdir()) == ["there", "x.png"]


def test_a_broken_record_is_refused_with_its_move(run):
    game = Game.deal(1)
    game.push("next")
    Path("bad.sun").write_text(game.to_record().replace("next", "next r1>A r1>A"))
    result = run("draw bad.sun --out x.png")
    assert result.exit_code == 1
    assert result.stderr.startswith("Move 2, “r1>A”:")


def test_a_size_is_told_as_width_and_height(run):
    for lang in ("en", "ru", "sv"):
        told = run(f"draw 5 --size 5x7 --out x.png --lang {lang}").stderr
        assert "5 × 7" in told
        assert "(5, 7)" not in told


def test_every_named_player_may_play_the_deal(run, tmp_path):
    """The expert, of the room of studies, too."""
    drawn = set()
    for player in ("plain", "expert", "random"):
        run(f"draw 5 --at end --player {player} --out {tmp_path / player}.png")
        drawn.add((tmp_path / f"{player}.png").read_bytes())
    assert len(drawn) == 3
