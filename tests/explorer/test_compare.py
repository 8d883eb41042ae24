"""Rule books side by side, without a browser."""

from __future__ import annotations

import struct
from base64 import b64decode
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

import sunviz
from sunviz.engine import RULE_BOOKS, Game, SunError, play_out
from sunviz.engine.cards import card_text
from sunviz.engine.parting import table_of
from sunviz.explorer import Comparison, compare, views
from sunviz.story import LANGUAGES, narrate, say
from sunviz.story.parting import book_name, tell_parting, tell_way


def click(shown: Comparison, name: str) -> None:
    shown.buttons[name].click()


def size_of(png: bytes) -> tuple[int, int]:
    return struct.unpack(">II", png[16:24])


@pytest.fixture
def shown() -> Comparison:
    return compare(1961)


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the pictures out where a test walks far."""
    monkeypatch.setattr(views, "render_png", lambda *_, **__: b"")


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("pair", list(combinations(RULE_BOOKS, 2)), ids="/".join)
def test_two_books_are_stepped_together_and_each_to_its_own_end(pair: tuple[str, str]) -> None:
    shown = compare(3, rules=pair, lang="sv")
    games = []
    for rules in pair:
        games.append(Game.deal(3, rules))
        play_out(games[-1], "plain")
    assert shown.games == tuple(games)
    assert shown.last == max(map(len, games))
    for at in range(shown.last + 1):
        assert shown.at == at == shown.slider.value
        for game, side, position in zip(games, shown.sides, shown.positions, strict=True):
            own = min(at, len(game))
            assert position == game.positions[own]
            before, move = (game.positions[own - 1], game.moves[own - 1]) if own else (None, None)
            told = narrate(before, move, position, "sv")
            assert (side.table.sentence, side.table.citation) == (told.text, told.cite)
        if shown.parts_at is None or at < shown.parts_at:
            assert len(set(map(table_of, shown.positions))) == 1
        assert shown.banner.text == tell_way(shown.games, shown.partings, at, "sv")
        assert shown.banner.parting == (at == shown.parts_at)
        click(shown, "forward")
    assert shown.at == shown.last
    assert all(position.is_over for position in shown.positions)
    click(shown, "back")
    assert shown.at == shown.last - 1


def test_the_parting_is_marked_by_words_a_frame_and_the_clauses(shown: Comparison) -> None:
    assert shown.parts_at == 4
    shown.go(3)
    assert [side.clauses.value for side in shown.sides] == ["", ""]
    shown.parting_buttons[0].click()
    assert shown.at == 4
    told = tell_parting(shown.games, shown.partings[0], "en")
    assert shown.banner.parting
    assert shown.banner.text == told.text
    for side, words in zip(shown.sides, told.sides, strict=True):
        assert words.clauses[0] in side.clauses.value
        assert words.line in shown.parting
    click(shown, "forward")
    assert not shown.banner.parting
    assert [side.clauses.value for side in shown.sides] == ["", ""]


def test_the_parting_is_marked_on_the_slider(shown: Comparison) -> None:
    assert shown.banner.marks == [4 / shown.last]
    assert len(compare(1961, rules=("ru-book", "sv-wiki")).banner.marks) == 0


def test_three_books_have_two_partings() -> None:
    shown = compare(1961, rules=("ru-book", "ru-book-v1", "ru-web"), lang="ru")
    assert len(shown.positions) == 3
    shown.to_parting(2)
    assert shown.at == shown.partings[1].at > (shown.parts_at or 0)
    assert [bool(side.clauses.value) for side in shown.sides] == [True, True, False]
    shown.parting_buttons[0].click()
    assert shown.at == shown.parts_at
    assert all(side.clauses.value for side in shown.sides)
    assert shown.parting.count("\n\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_books_that_never_part_say_so(lang: Any) -> None:
    shown = compare(1961, rules=("ru-book", "sv-wiki"), lang=lang)
    assert shown.parts_at is None
    assert shown.parting_buttons == ()
    assert shown.parting == shown.banner.text == tell_way(shown.games, (), 0, lang)
    shown.go(20)
    first, second = (side.table for side in shown.sides)
    assert first.sentence == second.sentence
    assert first.citation != second.citation  # only the story differs
    with pytest.raises(SunError):
        shown.to_parting()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_in_the_language(lang: Any) -> None:
    shown = compare(1961, lang=lang, at=4)
    assert shown.lang == lang
    for name, button in shown.buttons.items():
        assert say(lang, f"ui-{name}") in button.description
        assert button.tooltip == say(lang, f"ui-{name}-tip")
    assert say(lang, "ui-parting") in shown.parting_buttons[0].description
    assert say(lang, "ui-keys") in shown.key_help.value
    for side in shown.sides:
        name = book_name(side.rules, lang)
        assert name in side.name.value
        assert name in side.table.label
        assert side.table.lang == lang


def test_first_and_last(shown: Comparison) -> None:
    click(shown, "last")
    assert shown.at == shown.last
    assert shown.sides[1].run.last < shown.last  # the web article's game is shorter
    assert shown.positions[1] == shown.games[1].position
    click(shown, "forward")
    assert shown.at == shown.last
    click(shown, "first")
    click(shown, "back")
    assert shown.at == 0
    shown.slider.value = 50
    assert shown.at == 50


def test_the_keys_of_either_table_step_both(shown: Comparison) -> None:
    for side in shown.sides:
        for wish, at in (("last", shown.last), ("back", shown.last - 1), ("first", 0)):
            side.table._handle_custom_msg({"do": wish}, [])
            assert shown.at == at
        side.table._handle_custom_msg({"do": "make tea"}, [])
        side.table._handle_custom_msg("nonsense", [])
    assert shown.sides[0].table.error == ""


def test_only_the_first_table_answers_for_the_whole(shown: Comparison) -> None:
    first, second = shown.sides
    assert "sunviz-explorer" in shown._dom_classes
    assert "sunviz-explorer" not in first.box._dom_classes
    assert "sunviz-explorer" in second.box._dom_classes


def test_playing_goes_on_with_the_frames_to_the_end_of_all(shown: Comparison) -> None:
    lead = shown.sides[0].table

    def ask(frame: int) -> None:
        lead._handle_custom_msg({"do": "play-step", "frame": frame}, [])

    ask(lead.frame_number)
    assert shown.at == 0  # it does not play yet
    click(shown, "play")
    assert say("en", "ui-pause") in shown.buttons["play"].description
    ask(lead.frame_number)
    ask(lead.frame_number - 1)
    assert shown.at == 1
    shown.go(shown.last - 3)
    for _ in range(3):
        ask(lead.frame_number)
    assert (shown.at, lead.playing) == (shown.last, False)
    click(shown, "play")
    assert (shown.at, lead.playing) == (0, True)


# the size of the pictures


@pytest.mark.parametrize(
    ("room", "count", "columns"),
    [(848, 2, 2), (1060, 2, 2), (1060, 3, 2), (1268, 3, 3), (500, 2, 1)],
)
def test_as_many_pictures_beside_each_other_as_the_page_has_room_for(
    room: int, count: int, columns: int
) -> None:
    shown = compare(1961, rules=("ru-book", "ru-web", "ru-book-v1")[:count])
    shown.banner.room = room
    width = shown.sides[0].table.width
    assert columns * width + 16 * (columns - 1) <= room
    assert (columns + 1) * 400 + 16 * columns > room or columns == count
    for side in shown.sides:
        assert side.box.layout.width == f"{width}px"
        assert size_of(side.table.frame) == (width, width * 2 // 3)  # drawn as large as shown


def test_a_dense_screen_gets_twice_the_pixels(shown: Comparison) -> None:
    for side in shown.sides:
        side.table.dense = True
        assert size_of(side.table.frame) == (2 * side.table.width, 2 * side.table.height)


# what can be compared


def test_the_moves_of_a_game_are_followed_as_long_as_they_are_legal() -> None:
    game = Game.deal(12, "ru-book-v2")
    play_out(game, "careful")
    stays = RULE_BOOKS["ru-book-v2"].but(relocate=False)
    shown = compare(game, rules=("ru-book-v2", stays))
    assert shown.games[0] == game
    at = shown.parts_at or 0
    assert ">r" in str(game.moves[at - 1])
    assert shown.games[1].moves[: at - 1] == game.moves[: at - 1]
    assert shown.games[1].position.is_over


def test_a_deck_without_a_number_is_compared_too() -> None:
    deck = [card_text(card) for card in Game.deal(1961).deck]
    shown = compare(Game.from_deck(deck, wind=1961))
    assert repr(shown).startswith("<Comparison of a given deck under ru-book, ru-web,")
    assert [game.moves for game in shown.games] == [game.moves for game in compare(1961).games]


@pytest.mark.parametrize("moves", [0, 200])
def test_a_wind_row_that_does_not_fit_the_other_rules_is_told(moves: int) -> None:
    played = Game.deal(1961)
    play_out(played, "plain")
    row = next(position for position in played.positions if position.stage == "wind").clouds[0]
    given = Game.from_deck([card_text(card) for card in played.deck], wind=[*map(card_text, row)])
    for move in played.moves[:moves]:
        given.push(move)
    with pytest.raises(SunError) as told:
        compare(given, rules=("ru-book", "ru-web"))
    assert told.value.key == "wind_row"
    same = compare(given, rules=("ru-book", "sv-wiki"))
    assert [game.moves for game in same.games] == [played.moves] * 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"rules": ("ru-book",)}, "compare_count"),
        ({"rules": "ru-book"}, "compare_count"),
        ({"rules": RULE_BOOKS["ru-web"]}, "compare_count"),
        ({"rules": 7}, "compare_count"),
        ({"rules": ()}, "compare_count"),
        ({"rules": ("ru-book", "ru-web", "sv-wiki", "ru-book-v1")}, "compare_count"),
        ({"rules": ("ru-book", "ru-web", "ru-book")}, "compare_twice"),
        ({"rules": ("ru-book-v1", RULE_BOOKS["ru-book"].but(sun_plays=False))}, "compare_twice"),
        ({"rules": ("ru-book", "uk-book")}, "rules_book"),
        ({"rules": ("ru-book", None)}, "rules_book"),
        ({"player": "nobody"}, "player"),
        ({"theme": "pink"}, "theme"),
        ({"suits": "three"}, "suits"),
        ({"at": 1000}, "no_position"),
        ({"at": True}, "no_position"),
        ({"game": -1}, "deal"),
        ({"game": "1961"}, "deal"),
    ],
)
def test_nonsense_is_refused_in_the_users_language(
    wrong: dict[str, Any], key: str, lang: Any
) -> None:
    with pytest.raises(SunError) as told:
        compare(**{"game": 1961, "lang": lang, **wrong})
    assert told.value.key == key
    assert str(told.value) == sunviz.story.error_text(told.value, lang)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SunError, match="Svenska"):
        compare(1961, lang="de")


def test_an_exception_in_a_handler_is_shown_and_leaves_the_widget_usable(
    shown: Comparison, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any, **__: Any) -> bytes:
        raise RuntimeError("no paint left")

    with monkeypatch.context() as patch:
        patch.setattr(views, "render_png", broken)
        click(shown, "last")
        assert "no paint left" in shown.sides[0].table.error
    click(shown, "first")
    assert shown.sides[0].table.error == ""
    assert shown.at == 0


def test_two_comparisons_do_not_disturb_each_other() -> None:
    one, other = compare(1, lang="ru"), compare(1, lang="sv")
    click(one, "last")
    one.banner.room = 500
    assert (one.at, other.at) == (one.last, 0)
    assert other.sides[0].table.width != one.sides[0].table.width


# in a notebook and in a terminal


def test_repr_is_short_and_always_the_same(shown: Comparison) -> None:
    assert repr(shown) == "<Comparison of deal 1961 under ru-book, ru-web, step 0 of 124>"
    assert repr(compare(1961)) == repr(shown)


def test_a_saved_notebook_shows_the_pictures_and_their_words(shown: Comparison) -> None:
    bundle, metadata = shown._repr_mimebundle_()
    assert bundle["text/plain"] == repr(shown)
    assert "application/vnd.jupyter.widget-view+json" in bundle
    data = b64decode(bundle["image/png"])
    assert len(data) < 100_000
    picture = Image.open(BytesIO(data))
    assert picture.width == 912
    assert picture.height > 300
    alt = metadata["image/png"]["alt"]
    assert tell_way(shown.games, shown.partings, 4, "en") in alt  # it shows the parting
    for game in shown.games:
        assert sunviz.describe(game.positions[4]) in alt


def test_the_still_picture_of_a_later_step_shows_that_step(shown: Comparison) -> None:
    at_parting = shown._repr_mimebundle_()[0]["image/png"]
    shown.to_end()
    bundle, metadata = shown._repr_mimebundle_()
    assert bundle["image/png"] != at_parting
    for position in shown.positions:
        assert sunviz.describe(position) in metadata["image/png"]["alt"]


def test_a_long_caption_is_wrapped_and_not_cut_off() -> None:
    shown = compare(
        1961, rules=(RULE_BOOKS["ru-book"].but(sun_plays=False, packet="tip_first"), "ru-web"),
        lang="ru",
    )  # fmt: skip
    picture = Image.open(BytesIO(b64decode(shown._repr_mimebundle_()[0]["image/png"])))
    assert picture.width == 912
    short = Image.open(BytesIO(b64decode(compare(1961)._repr_mimebundle_()[0]["image/png"])))
    assert picture.height > short.height
