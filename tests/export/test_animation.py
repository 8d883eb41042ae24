"""Moving pictures: how cards travel, what a GIF and a page hold, and what is refused."""

from __future__ import annotations

import json
import re
from collections import Counter
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from sunviz import animate
from sunviz.engine import RULE_BOOKS, Game, Next, SunError, files, play_out
from sunviz.engine.files import FileError
from sunviz.engine.moves import Spot
from sunviz.export.animation import frames as filming
from sunviz.export.animation import mp4, progress, scenes
from sunviz.export.animation.caption import Captions
from sunviz.export.animation.colours import Colours
from sunviz.export.animation.glides import FLIGHT, glide
from sunviz.picture import STOCK, THEMES, Pile, layout, render_png
from sunviz.story import LANGUAGES, describe, error_text, narrate_game

SMALL = (300, 200)


def played(number: int = 1961, rules: str = "ru-book", player: str = "careful") -> Game:
    game = Game.deal(number, rules)
    play_out(game, player)
    return game


GAMES = {rules: played(rules=rules) for rules in RULE_BOOKS}
GAME = GAMES["ru-book"]


def unplayed(rules: str) -> Game:
    """A game in which nothing is placed: the longest rays and clouds, all cards in the wind."""
    game = Game.deal(5, rules)
    while not game.position.is_over:
        game.push("next")
    return game


# how cards travel


def cards_seen(lying, flying):
    """All cards: those of rays and clouds by their faces, how many the piles and stock hold."""
    faces = Counter(laid.card for laid in lying.cards if isinstance(laid.place, Spot))
    faces.update(flying)
    return faces, sum(laid.count for laid in lying.cards if not isinstance(laid.place, Spot))


@pytest.mark.parametrize("rules", RULE_BOOKS)
def test_at_every_moment_of_every_step_104_cards_are_there(rules):
    for game in (GAMES[rules], unplayed(rules)):
        for before, after in zip(game.positions, game.positions[1:], strict=False):
            on_the_way = glide(before, after)
            for part in (0, 0.2, 0.5, 0.8, 0.99):
                seconds = part * on_the_way.seconds
                hidden = [
                    f for f in on_the_way.flights
                    if f.start.place == STOCK and seconds < f.begins
                ]  # fmt: skip
                faces, others = cards_seen(
                    on_the_way.resting(seconds), [c.card for c in on_the_way.flying(seconds)]
                )
                assert faces.total() + others + len(hidden) == 104


@pytest.mark.parametrize("rules", RULE_BOOKS)
def test_a_glide_begins_with_the_table_before_and_ends_with_the_table_after(rules):
    game = GAMES[rules]
    for before, after in zip(game.positions, game.positions[1:], strict=False):
        on_the_way = glide(before, after)
        assert set(on_the_way.resting(on_the_way.seconds).cards) == set(layout(after).cards)
        assert not list(on_the_way.flying(on_the_way.seconds))
        starts = {flight.start.box for flight in on_the_way.flights}
        assert starts <= {laid.box for laid in layout(before).cards}
        ends = [flight.end for flight in on_the_way.flights]
        assert set(ends) <= set(layout(after).cards)
        assert len({(end.place) for end in ends}) == len(ends)


def test_a_card_goes_home_alone_and_the_pile_below_is_seen_until_it_lands():
    at = next(
        at for at, move in enumerate(GAME.moves)
        if str(move)[-1] == "A" and GAME.positions[at].pile("A", 0) and move.spot.number == 3
    )  # fmt: skip
    before, after = GAME.positions[at : at + 2]
    (flight,) = glide(before, after).flights
    assert isinstance(flight.end.place, Pile)
    pile = glide(before, after).resting(FLIGHT / 2).find(flight.end.place)
    assert (pile.count, pile.card) == (flight.end.count - 1, flight.end.card - 1)


def test_an_arc_is_dealt_one_card_after_the_other_in_the_order_of_the_stock():
    game = Game.deal(7, "ru-web")
    while game.position.arcs < 2 or not any(not ray for ray in game.position.rays):
        game.push(game.position.plays[0] if game.position.plays else "next")
    before = game.position
    game.push("next")
    flights = glide(before, game.position).flights
    assert [flight.end.card for flight in flights] == list(before.stock[: len(flights)])
    assert len(flights) > 13  # the emptied rays first
    begins = [flight.begins for flight in flights]
    assert begins == sorted(begins)
    assert begins[0] == 0


# which steps


def test_a_stage_is_shown_from_the_step_before_it_to_its_end():
    for stage in ("sunrise", "sun", "sunset"):
        steps = scenes.steps_shown(GAME, stage, None, None)
        inside = {GAME.positions[at].stage for at in steps[1:]} - {"won"}
        assert inside == {stage}
        assert steps[0] == 0 or GAME.positions[steps[0]].stage != stage
    assert scenes.steps_shown(GAME, None, 5, 9) == range(5, 10)
    assert scenes.steps_shown(GAME, None, None, None)[-1] == len(GAME)


def test_what_was_taken_back_is_not_shown():
    game = played()
    game.jump(3)
    assert scenes.steps_shown(game, None, None, None) == range(4)


# the GIF


@pytest.fixture(scope="module")
def gif(tmp_path_factory):
    """Steps 33 to 38 in Russian: the last play of sunrise, and the first ray."""
    path = tmp_path_factory.mktemp("gif") / "x.gif"
    assert animate(GAME, path, lang="ru", start=33, stop=38, size=SMALL, progress=False) == path
    return path.read_bytes()


def shown(gif):
    """The pictures of a GIF as a player shows them, and for how long, in ms."""
    image = Image.open(BytesIO(gif))
    for number in range(image.n_frames):
        image.seek(number)
        yield image.convert("RGB"), image.info["duration"]


def test_a_gif_holds_every_step_just_as_the_picture_room_draws_it(gif):
    stills = [image for image, ms in shown(gif) if ms > 500]
    assert len(stills) == 6
    for at, still in enumerate(stills, 33):
        drawn = render_png(
            GAME.positions[at], lang="ru", size=SMALL, dpi=100, moved=False, step=None
        )
        wanted = np.asarray(Image.open(BytesIO(drawn)).convert("RGB"))
        assert np.array_equal(np.asarray(still)[: SMALL[1]], wanted)


def test_between_the_steps_something_moves_and_the_sky_changes_softly(gif):
    found = list(shown(gif))
    assert sum(ms == 50 for _, ms in found) > 20
    corners = [image.getpixel((1, 1)) for image, _ in found]
    assert len(set(corners)) == 3  # morning, half way, day
    assert corners == sorted(corners, key=corners.index)


def test_only_what_changes_costs(gif):
    """A step in which one card goes home takes a small part of a whole picture."""
    still = len(Image.open(BytesIO(gif)).tobytes())
    assert still == SMALL[0] * (SMALL[1] + 37)
    play = next(at for at, move in enumerate(GAME.moves) if at > 50 and not isinstance(move, Next))
    camera = filming.Camera(SMALL, look(), 1)
    film = list(camera.film(scenes.shots(GAME, range(play, play + 2), "en")))
    (first,), second = film
    changed = [np.count_nonzero(frame.picture[:200] != first.picture[:200]) for frame in second]
    assert max(changed) < 0.06 * still


def look():
    from sunviz.picture import options

    return options.look(
        lang="en", theme="light", suits="two", moved=False, playable=True, open_ray=True,
        ray_numbers=True,
    )  # fmt: skip


def test_speed_makes_it_shorter(tmp_path, gif):
    path = tmp_path / "fast.gif"
    animate(GAME, path, lang="ru", start=33, stop=38, size=SMALL, speed=4, progress=False)
    slow, fast = (sum(ms for _, ms in shown(data)) for data in (gif, path.read_bytes()))
    assert 3.5 < slow / fast < 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_and_the_end_of_a_game_fit_the_colours_of_a_gif(tmp_path, theme):
    path = tmp_path / "x.GIF"
    last = len(GAME)
    animate(GAME, path, theme=theme, suits="four", start=last - 1, size=SMALL, progress=False)
    *_, (end, ms) = shown(path.read_bytes())
    assert ms == 4000
    drawn = render_png(GAME, theme=theme, suits="four", size=SMALL, moved=False)
    wanted = np.asarray(Image.open(BytesIO(drawn)).convert("RGB"))
    assert np.array_equal(np.asarray(end)[: SMALL[1]], wanted)


# the narrator's line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_fits_below_the_picture_in_letters_to_be_read(lang):
    captions = Captions(900, 1, THEMES["light"], Colours())
    for rules in RULE_BOOKS:
        for told in narrate_game(GAMES[rules], lang):
            font, lines = captions._fitting(told.text, 868)
            assert font.size >= 17, told.text
            assert max(map(font.getlength, lines)) <= 868
            assert " ".join(lines) == told.text


def test_the_line_below_shows_how_far_the_film_is():
    colours = Colours()
    strip = Captions(300, 1 / 3, THEMES["light"], colours).draw("Sunrise", "The book", "A.", 0.25)
    row = strip[0].tolist()
    assert row.count(row[0]) == 75
    assert len(set(row)) == 2


# MP4


def fake_ffmpeg(folder: Path, *, refuses: str = "") -> str:
    """An ffmpeg that copies its input, or refuses an option."""
    script = folder / "ffmpeg"
    script.write_text(
        "#!/bin/sh\n"
        f'for word in "$@"; do if [ "$word" = "{refuses or "nothing"}" ]; then'
        " echo \"Unrecognized option '${word#-}'.\" >&2; exit 1; fi; target=$word; done\n"
        'while [ "$1" != "-i" ]; do shift; done\ncp "$2" "$target"\n'
    )
    script.chmod(0o755)
    return str(script)


def test_an_mp4_is_made_of_the_gif_by_ffmpeg(tmp_path, monkeypatch, gif):
    for refuses in ("", "-fps_mode"):  # an old ffmpeg calls it differently
        program = fake_ffmpeg(tmp_path, refuses=refuses)
        monkeypatch.setattr(mp4.shutil, "which", lambda _name, found=program: found)
        assert mp4.as_mp4(gif) == gif
    animate(GAME, tmp_path / "x.mp4", start=1, stop=2, size=SMALL, progress=False)
    assert (tmp_path / "x.mp4").read_bytes()[:3] == b"GIF"


def test_what_ffmpeg_says_is_told_and_nothing_is_left(tmp_path, monkeypatch):
    program = fake_ffmpeg(tmp_path, refuses="-vf")
    monkeypatch.setattr(mp4.shutil, "which", lambda _name: program)
    with pytest.raises(SunError) as caught:
        animate(GAME, tmp_path / "x.mp4", start=1, stop=2, size=SMALL, progress=False)
    assert "Unrecognized option 'vf'" in error_text(caught.value, "sv")
    assert [path.name for path in tmp_path.iterdir()] == ["ffmpeg"]


# the page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_holds_every_step_with_its_words_and_loads_nothing(tmp_path, lang):
    path = animate(GAME, tmp_path / "x.html", lang=lang, stage="sun", theme="dark")
    text = path.read_text("utf-8")
    assert not re.search(
        r"(src|href)=(?!\"data:,)|url\((?!#)|@import|fetch\(|https?://(?!www.w3)", text
    )
    found = re.search(r'id="content">(.*?)</script>', text, re.DOTALL)
    content = json.loads(found[1])
    steps = scenes.steps_shown(GAME, "sun", None, None)
    assert [told[2] for told in content["told"]] == [
        narrate_game(GAME, lang)[at].text for at in steps
    ]
    assert content["alts"] == [describe(GAME.positions[at], lang) for at in steps]
    assert f'<html lang="{lang}" data-theme="dark">' in text
    assert len(text) < 1_000_000


# what is refused


WRONG = [
    ({"path": "x.avi"}, "animation_kind"),
    ({"path": 3}, "animation_kind"),
    ({"game": Game.deal(1)}, "animation_no_moves"),
    ({"game": GAME.position}, "animation_game"),
    ({"stage": "moon"}, "animation_stage"),
    ({"game": GAMES["ru-book-v1"], "stage": "sun"}, "no_stage"),
    ({"start": 5, "stop": 5}, "animation_steps"),
    ({"start": -1}, "no_position"),
    ({"stop": 10**6}, "no_position"),
    ({"size": (3000, 3000)}, "animation_size"),
    ({"size": (100, 100)}, "animation_size"),
    ({"size": "large"}, "size"),
    ({"speed": 0}, "animation_speed"),
    ({"speed": float("nan")}, "animation_speed"),
    ({"speed": "fast"}, "animation_speed"),
    ({"theme": "pink"}, "theme"),
    ({"suits": "three"}, "suits"),
    ({"lang": "fi"}, "language"),
    ({"path": "nowhere/x.gif"}, "keep_save"),
    ({"path": "folder.gif"}, "keep_save"),
]


@pytest.mark.parametrize(("wish", "key"), WRONG, ids=lambda part: str(part)[:40])
def test_what_cannot_be_is_told_in_every_language_and_leaves_no_file(
    tmp_path, monkeypatch, wish, key
):
    monkeypatch.chdir(tmp_path)
    Path("folder.gif").mkdir()
    monkeypatch.setattr(filming.Camera, "film", lambda *_: pytest.fail("filmed all the same"))
    with pytest.raises(SunError) as caught:
        animate(**{"game": GAME, "path": "x.gif", **wish})
    assert caught.value.key == key
    told = {error_text(caught.value, lang) for lang in LANGUAGES}
    assert len(told) == 3
    assert str(caught.value) not in told or key == "keep_save"
    assert [path.name for path in Path().iterdir()] == ["folder.gif"]


def test_without_ffmpeg_an_mp4_is_refused_before_anything_is_filmed(tmp_path, monkeypatch):
    monkeypatch.setattr(mp4.shutil, "which", lambda _name: None)
    monkeypatch.setattr(filming.Camera, "film", lambda *_: pytest.fail("filmed all the same"))
    with pytest.raises(SunError) as caught:
        animate(GAME, tmp_path / "x.mp4")
    assert all("ffmpeg" in error_text(caught.value, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("broken", [KeyboardInterrupt, MemoryError])
def test_a_film_broken_off_leaves_the_file_as_it_was(tmp_path, monkeypatch, broken):
    path = tmp_path / "x.gif"
    path.write_text("old")

    def film(_self, _shots):
        yield []
        raise broken

    monkeypatch.setattr(filming.Camera, "film", film)
    with pytest.raises(broken):
        animate(GAME, path, progress=False)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_disk_that_is_full_is_told(tmp_path, monkeypatch):
    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fdopen", full)
    with pytest.raises(FileError) as caught:
        animate(GAME, tmp_path / "x.gif", start=1, stop=2, size=SMALL, progress=False)
    assert caught.value.fields["why"] == "full"
    assert not list(tmp_path.iterdir())


# how far it is


@pytest.mark.parametrize("bar", [True, False])
def test_progress_is_told_in_the_readers_language(monkeypatch, capsys, bar):
    if not bar:
        monkeypatch.setitem(progress.sys.modules, "tqdm.auto", None)
        monkeypatch.setattr(progress.sys.stderr, "isatty", lambda: True)
    assert list(progress.told("abc", 3, shown=True, lang="ru")) == ["a", "b", "c"]
    assert "шагов: 3 из 3" in capsys.readouterr().err
