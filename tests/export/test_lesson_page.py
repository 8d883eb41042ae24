"""A lesson as a page: what stands in it, before any browser reads it."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from math import exp
from pathlib import Path
from typing import Any

import pytest

import sunviz
from sunviz.engine import RULE_BOOKS, Game, RecordError, SunError, play_out
from sunviz.engine.files import FileError
from sunviz.export.lesson_page import LessonPageError, export_lesson
from sunviz.export.lesson_page.daylight import colours, daylight
from sunviz.export.lesson_page.exporting import content
from sunviz.export.lesson_page.page import page
from sunviz.export.lesson_page.shapes import LOOKS
from sunviz.picture import layout
from sunviz.picture.painter import Look, paint
from sunviz.picture.sky import BEAM_WIDTH
from sunviz.picture.themes import THEMES
from sunviz.story import LANGUAGES, describe, describing, letters, narrate_game
from sunviz.story.citations import text_of
from sunviz.teaching.lessons import READY, Lesson, read_lesson

HEAD = '[Game "Sun"]\n[Scheme "1"]\n[Rules "ru-book"]\n[Deal "219"]\n[Result "*"]\n'
RECORD = HEAD + "\n{Hello.} next {Which king? [?]} r1>K {An ace. [?]} r2>A r3>A {There.}\n"
LARGEST = 3_000_000


def played(rules: str = "ru-book", deal: int = 1961) -> Game:
    game = Game.deal(deal, rules)
    play_out(game, "plain")
    return game


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    """The content of a whole game that the wind takes, in all languages."""
    return content(Lesson(played()), LANGUAGES)


def test_every_step_is_told_as_the_narrator_tells_it(whole: dict[str, Any]) -> None:
    game = played()
    for lang in LANGUAGES:
        told = whole["told"][lang]
        assert told["story"] == [[one.text, one.cite] for one in narrate_game(game, lang)]
        for at, position in enumerate(game.positions):
            alt = " ".join(told["sentences"][number] for number in told["alts"][at])
            assert alt == describe(position, lang)
        assert [one["key"] for one in told["stages"]][:2] == ["start", "sunrise"]
        assert told["stages"][-1]["last"] == len(game)


@pytest.mark.parametrize("at", [0, 1, 7, 45, 90])
def test_the_shapes_are_those_of_the_package_s_picture(whole: dict[str, Any], at: int) -> None:
    """In every look and language: the same colours at the same places, in the same order."""
    game, tables, step = played(), whole["tables"], whole["steps"][at]
    refs = [*step["back"], *(ref for card in step["cards"] for ref in tables["cards"][card])]
    refs += step["front"]
    led_by = (game.positions[at - 1], game.moves[at - 1]) if at else None
    for number, (theme, suits) in enumerate(LOOKS):
        for column, lang in enumerate(LANGUAGES):
            look = Look(THEMES[theme], suits, tuple(letters(lang)))
            scene = paint(game.positions[at], layout(game.positions[at], step=led_by), look)
            assert len(scene.paths) == len(refs)
            for ref, row in zip(refs, scene.rows, strict=True):
                _, fill, *rest = tables["shapes"][ref if isinstance(ref, int) else ref[column]]
                assert tables["colours"][fill][number] == hex_of(row[6:10])
                if len(rest) == 6:
                    a, c, e, b, d, f = row[:6]
                    assert rest == pytest.approx([a, b, c, d, e, f], abs=6e-4)
                else:
                    assert tables["colours"][rest[0]][number] == hex_of(row[10:14])


def hex_of(rgba: Any) -> str:
    parts = [round(float(part) * 255) for part in rgba]
    text = "#" + "".join(f"{part:02x}" for part in parts[:3])
    return "none" if not parts[3] else text + (f"{parts[3]:02x}" if parts[3] < 255 else "")


def test_what_glides_ends_where_its_card_lies(whole: dict[str, Any]) -> None:
    game = played()
    for at in range(1, len(game) + 1):
        lying = layout(game.positions[at], step=(game.positions[at - 1], game.moves[at - 1]))
        glide = whole["steps"][at].get("glide")
        assert bool(glide) == bool(lying.sources)
        for number, (x, y, angle, *_), _covered in glide["to"] if glide else []:
            box = lying.cards[number].box
            assert (x, y, angle) == pytest.approx((box.x, box.y, box.angle), abs=1e-3)


def test_the_wedges_of_a_beam_come_to_its_bell_curve() -> None:
    wedges = daylight()["wedges"]
    for angle in (0, 1, 2, 3, 4, 6):
        dark = 1.0
        for half, opacity in wedges:
            dark *= 1 - opacity if angle < half else 1
        assert 1 - dark == pytest.approx(exp(-((angle / 15 / BEAM_WIDTH) ** 2)), abs=0.08)
    assert {len(one) for one in colours(("sunrise", 3))} == {9}


@pytest.mark.parametrize("rules", sorted(RULE_BOOKS))
def test_a_whole_game_in_three_languages_stays_below_three_megabytes(rules: str) -> None:
    game = played(rules, 7)
    made = content(Lesson(game), LANGUAGES)
    assert len(page(made).encode()) < LARGEST
    own = text_of(game.rules)
    assert made["own"] == own != made["beside"]
    for found in made["clauses"]:
        assert found[found["cited"]], "the clause cited is shown"


def test_a_stop_tells_nothing_before_it_is_answered() -> None:
    lesson = read_lesson("first-steps", "sv")
    made = content(lesson, ("sv",))
    assert set(made["stops"]) == set(lesson.stops)
    for at, stop in made["stops"].items():
        position, told = lesson.position(at), stop["told"]["sv"]
        assert stop["table"]["front"] == []  # no darts
        assert told["alt"] == " ".join(describing.lying(position, "sv"))
        assert told["story"] == lesson.told_so_far(at, "sv")
        assert set(told["moves"]) == set(map(str, position.legal_moves))
        kinds = {move: one["kind"] for move, one in told["moves"].items()}
        assert [move for move, kind in kinds.items() if kind == "right"] == [stop["right"]]
        assert kinds.pop(stop["right"]) == "right"
        assert set(kinds.values()) <= {"other"}
        touches = [place.get("move") for place in told["places"]]
        assert stop["right"] in touches
        assert any(place.get("why") for place in told["places"])


@pytest.mark.parametrize("name", READY)
def test_a_ready_lesson_speaks_every_language_of_its_page(name: str) -> None:
    langs = ("ru", "sv")
    made = content(read_lesson(name), langs)
    for lang in langs:
        own, told = read_lesson(name, lang), made["told"][lang]
        assert (told["title"], told["notesLang"]) == (own.title, lang)
        assert told["notes"][own.start] == own.note(own.start).text
    assert made["start"] == read_lesson(name).start


def test_own_words_stay_in_their_language(tmp_path: Path) -> None:
    record = RECORD.replace("\n\n", '\n[Title "Kings"]\n[Lang "en"]\n\n', 1)
    made = content(read_lesson(record), ("ru",))
    assert (made["told"]["ru"]["title"], made["told"]["ru"]["notesLang"]) == ("Kings", "en")
    target = export_lesson(record, tmp_path / "x.html")  # in the language of the record
    assert '<html lang="en">' in target.read_text("utf-8")


def test_the_end_says_whether_the_game_has_ended() -> None:
    unfinished = content(read_lesson(RECORD), LANGUAGES)["told"]
    assert all(unfinished[lang]["end"] for lang in LANGUAGES)
    assert content(Lesson(played()), ("ru",))["told"]["ru"]["end"] == ""
    assert len(content(Lesson(Game.deal(1)), ("ru",))["steps"]) == 1


# the file


def parts_of(text: str) -> tuple[str, str, str, str]:
    """Return policy, style, content and script of a page."""
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
    inside = re.search(
        r'<style>(.*?)</style>.*<script type="application/json" id="content">(.*?)</script>'
        r"\n<script>(.*?)</script>",
        text,
        re.DOTALL,
    )
    assert policy
    assert inside
    return policy[1], inside[1], inside[2], inside[3]


def test_nothing_that_a_record_says_becomes_a_part_of_the_page(tmp_path: Path) -> None:
    evil = "</script><script>alert(1)</script><!--<img src=x onerror=alert(2)>"
    game = Game.from_record(RECORD)
    game.set_comment(evil, 1)
    game.tags = {"Title": evil + "</title>", "Lang": '"><b>'}
    text = export_lesson(game, tmp_path / "x.html", lang="ru").read_text("utf-8")
    assert "<img" not in text
    assert text.count("<script") == text.count("</script>") == 2
    assert "&lt;/title&gt;</title>" in text
    told = json.loads(parts_of(text)[2])["told"]["ru"]
    assert (told["notes"]["1"], told["title"]) == (evil, evil + "</title>")


def test_the_browser_may_run_only_this_script_and_load_nothing(tmp_path: Path) -> None:
    text = export_lesson(RECORD, tmp_path / "x.html", lang=LANGUAGES).read_text("utf-8")
    policy, style, _, script = parts_of(text)
    assert policy.startswith("default-src 'none'; img-src data:;")
    for kind, inside in (("script", script), ("style", style)):
        digest = base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in policy
    addresses = set(re.findall(r"https?://[^\s\"'<]+", text))
    assert addresses <= {"http://www.w3.org/2000/svg"}  # the name of SVG, no address
    assert " style=" not in text
    assert " on" not in re.sub(r"<script.*?</script>|<style.*?</style>", "", text, flags=re.DOTALL)


def test_each_language_once_in_the_order_given(tmp_path: Path) -> None:
    langs = iter(["sv", "ru", "sv"])
    target = sunviz.export_lesson(RECORD, str(tmp_path / "x.htm"), lang=langs)
    text = target.read_text("utf-8")
    assert json.loads(parts_of(text)[2])["langs"] == ["sv", "ru"]
    assert re.findall(r'data-lang="(\w+)"', text) == ["sv", "ru"]


@pytest.mark.parametrize("lang", [(), [], "de", ("ru", "de"), 3, ("ru", None), ""])
def test_languages_that_there_are_not(lang: Any, tmp_path: Path) -> None:
    with pytest.raises(SunError):
        export_lesson(RECORD, tmp_path / "x.html", lang=lang)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["x.pdf", "x", "game.sun", ""])
def test_a_name_that_is_no_page_s(name: str, tmp_path: Path) -> None:
    with pytest.raises(LessonPageError):
        export_lesson(RECORD, tmp_path / name if name else "", lang="ru")


def test_what_cannot_be_read_or_written_leaves_the_old_file(tmp_path: Path) -> None:
    target = tmp_path / "x.html"
    target.write_text("old")
    with pytest.raises(RecordError, match="r1>A"):
        export_lesson(RECORD.replace("r1>K", "r1>A"), target)
    with pytest.raises(FileError):
        export_lesson(RECORD, tmp_path / "nowhere" / "x.html")
    (tmp_path / "folder.html").mkdir()
    with pytest.raises(FileError):
        export_lesson(RECORD, tmp_path / "folder.html")
    assert target.read_text() == "old"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["folder.html", "x.html"]
