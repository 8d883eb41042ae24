"""The step-through without a browser: what each control does."""

from __future__ import annotations

import gc
import struct
from typing import Any

import pytest
from matplotlib.figure import Figure

import sunviz
from sunviz.engine import RULE_BOOKS, Game, SunError
from sunviz.engine.players import play_out
from sunviz.explorer import Explorer, explore, views
from sunviz.story import LANGUAGES, error_text, narrate, say


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    return struct.unpack(">II", png[16:24])


def click(table: Explorer, name: str) -> None:
    table.controls.buttons[name].click()


def choose(table: Explorer, name: str, value: Any) -> None:
    table.controls.choices[name].value = value


@pytest.fixture
def table() -> Explorer:
    return explore(1961)


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the pictures out where a test walks far."""
    monkeypatch.setattr(views, "render_png", lambda *_, **__: b"")


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("book", RULE_BOOKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_can_be_stepped_to_its_end_and_back(book: str, lang: str) -> None:
    table = explore(1961, rules=book, lang=lang)
    positions = [table.position]
    for at in range(1, table.last + 1):
        click(table, "forward")
        assert table.at == at == table.controls.slider.value
        told = narrate(positions[-1], table.game.moves[at - 1], table.position, lang)
        assert (table.table.sentence, table.table.citation) == (told.text, told.cite)
        positions.append(table.position)
    assert table.position.is_over
    for position in reversed(positions[:-1]):
        click(table, "back")
        assert table.position == position
    assert table.table.sentence == narrate(None, None, table.position, lang).text
    assert table.table.error == ""


def test_first_and_last(table: Explorer) -> None:
    click(table, "last")
    assert table.at == table.last == len(table.game.moves)
    click(table, "forward")
    assert table.at == table.last
    click(table, "first")
    assert table.at == 0
    click(table, "back")
    assert table.at == 0


def test_jumping_to_a_stage_shows_its_first_step(table: Explorer) -> None:
    for stage in ("sunset", "sun", "wind"):
        table.controls.jumps[stage].click()
        assert table.position.stage == stage
        assert table.game.positions[table.at - 1].stage != stage
    with pytest.raises(SunError):
        table.jump("lost" if table.game.position.is_won else "won")


def test_only_stages_that_are_reached_can_be_jumped_to() -> None:
    table = explore(1961, rules="ru-book-v1")
    assert table.controls.jumps["sun"].disabled
    assert not table.controls.jumps["sunset"].disabled


def test_the_slider_goes_anywhere(table: Explorer) -> None:
    assert table.controls.slider.max == table.last
    for at in (70, 3, table.last, 0):
        table.controls.slider.value = at
        assert table.at == at
        assert table.position == table.game.positions[at]


def test_every_step_is_one_numbered_frame(table: Explorer) -> None:
    first = table.table.frame_number
    for count in range(1, 20):
        before = table.table.frame
        click(table, "forward")
        assert table.table.frame_number == first + count
        assert table.table.frame != before
        assert size_of(table.table.frame) == (900, 600)
    click(table, "first")
    number = table.table.frame_number
    click(table, "first")  # nothing changes, so nothing is sent
    assert table.table.frame_number == number


def test_a_dense_screen_gets_twice_the_pixels(table: Explorer) -> None:
    table.table.dense = True
    assert size_of(table.table.frame) == (1800, 1200)


def test_playing_goes_on_only_from_the_newest_frame_and_never_after_a_pause(
    table: Explorer,
) -> None:
    def ask(frame: int) -> None:
        table.table._handle_custom_msg({"do": "play-step", "frame": frame}, [])

    ask(table.table.frame_number)
    assert table.at == 0  # it does not play yet
    click(table, "play")
    assert table.table.playing
    ask(table.table.frame_number)
    assert table.at == 1
    ask(table.table.frame_number - 1)
    assert table.at == 1
    click(table, "play")
    ask(table.table.frame_number)
    assert (table.at, table.table.playing) == (1, False)
    choose(table, "speed", 4)
    assert table.table.interval == 250


def test_playing_ends_with_the_game_and_begins_anew(table: Explorer) -> None:
    click(table, "last")
    click(table, "play")
    assert (table.at, table.table.playing) == (0, True)
    table.go(table.last - 3)
    while table.table.playing:
        number = table.table.frame_number
        table.table._handle_custom_msg({"do": "play-step", "frame": number}, [])
    assert table.at == table.last


def test_the_keyboard_asks_for_the_same_as_the_buttons(table: Explorer) -> None:
    for wish, at in (("forward", 1), ("last", table.last), ("back", table.last - 1), ("first", 0)):
        table.table._handle_custom_msg({"do": wish}, [])
        assert table.at == at
    table.table._handle_custom_msg({"do": "make tea"}, [])
    table.table._handle_custom_msg("nonsense", [])
    assert table.at == 0
    table.table._handle_custom_msg({"do": "play"}, [])
    assert table.table.playing


def words(table: Explorer) -> list[str]:
    controls = table.controls
    named: list[Any] = [
        *controls.buttons.values(), *controls.jumps.values(), *controls.choices.values(),
        *controls.marks.values(), controls.slider, controls.deal, controls.another,
    ]  # fmt: skip
    said = [text for control in named for text in (control.description, control.tooltip)]
    for name, box in controls.choices.items():
        if name not in ("language", "speed"):
            said += [label for label, _ in box.options]
    shown = table.table
    return [*said, shown.label, shown.alt, shown.heading, shown.sentence, shown.citation,
            shown.about, shown.key_help, shown.close_label]  # fmt: skip


def test_every_word_changes_with_the_language(table: Explorer) -> None:
    click(table, "forward")
    heard = {"en": words(table)}
    frames = {table.table.frame}
    for lang in ("ru", "sv"):
        choose(table, "language", lang)
        heard[lang] = words(table)
        frames.add(table.table.frame)
        assert (table.lang, table.at) == (lang, 1)
    assert len(frames) == 3  # the letters on the cards too
    for en, ru, sv in zip(*heard.values(), strict=True):
        assert en
        assert ru
        assert sv
        assert en != ru != sv
    choose(table, "language", "en")
    assert words(table) == heard["en"]


def test_another_deal_rules_and_player(table: Explorer) -> None:
    table.controls.deal.value = "7"
    assert table.game.number == 7
    choose(table, "rules", "ru-web")
    assert (table.game.number, table.game.rules.name, table.at) == (7, "ru-web", 0)
    choose(table, "player", "careful")
    expected = Game.deal(7, "ru-web")
    play_out(expected, "careful")
    assert table.game == expected
    table.controls.another.click()
    assert table.game.number != 7
    assert table.controls.deal.value == str(table.game.number)
    assert table.game.rules.name == "ru-web"


def test_marks_theme_and_suits_change_the_picture(table: Explorer) -> None:
    table.go(30)
    frames = [table.table.frame]
    for name in table.controls.marks:
        table.controls.marks[name].value = False
        frames.append(table.table.frame)
    choose(table, "theme", "dark")
    frames.append(table.table.frame)
    choose(table, "suits", "four")
    frames.append(table.table.frame)
    assert len(set(frames)) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["abc", "-1", "1.5", "", str(2**64), "9" * 400])
def test_a_nonsense_deal_number_is_told_and_all_stays(lang: str, text: str) -> None:
    table = explore(1961, lang=lang)
    click(table, "forward")
    table.controls.deal.value = text
    assert table.table.error
    assert (table.game.number, table.at, table.controls.deal.value) == (1961, 1, "1961")
    click(table, "forward")
    assert (table.at, table.table.error) == (2, "")


def test_an_exception_in_a_handler_is_shown_and_leaves_the_widget_usable(
    table: Explorer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any, **__: Any) -> bytes:
        raise RuntimeError("no paint left")

    with monkeypatch.context() as patch:
        patch.setattr(views, "render_png", broken)
        click(table, "forward")
        assert "no paint left" in table.table.error
    click(table, "forward")
    assert table.table.error == ""
    assert table.table.sentence


def test_a_game_is_shown_as_it_was_played() -> None:
    game = Game.deal(5, "ru-book")
    for move in ("next", "next"):
        game.push(move)
    table = explore(game, lang="sv", at=-1)
    assert (table.at, table.last) == (2, 2)
    assert table.position == game.position
    labels = dict(table.controls.choices["player"].options)
    assert say("sv", "ui-recorded") in labels
    choose(table, "player", "plain")
    assert table.position.arcs == 0
    assert table.game.position.is_over
    choose(table, "player", "recorded")
    assert table.game == game


def test_a_game_without_moves_is_played() -> None:
    table = explore(Game.deal(5, "ru-web"), player="careful")
    assert table.game.position.is_over
    assert table.game.rules.name == "ru-web"


def test_rules_with_switches_stay_among_the_choices() -> None:
    rules = sunviz.RULE_BOOKS["ru-book"].but(packet="tip_first")
    table = explore(3, rules=rules)
    assert table.controls.choices["rules"].value == "ru-book packet=tip_first"
    choose(table, "rules", "ru-web")
    assert table.game.rules == RULE_BOOKS["ru-web"]


def test_a_wind_that_does_not_fit_another_way_of_playing_is_told() -> None:
    game = Game.deal(1961)
    play_out(game, "plain")
    row = next(p for p in game.positions if p.stage == "wind").clouds[0]
    given = Game.from_deck(
        [sunviz.engine.cards.card_text(card) for card in game.deck],
        wind=[sunviz.engine.cards.card_text(card) for card in row],
    )
    for move in game.moves:
        given.push(move)
    table = explore(given)
    choose(table, "rules", "ru-book-v1")
    assert table.table.error
    assert table.game == given
    assert table.controls.choices["rules"].value == "ru-book"


@pytest.mark.parametrize(
    "wrong",
    [
        {"lang": "de"},
        {"rules": "uk-book"},
        {"player": "nobody"},
        {"theme": "pink"},
        {"suits": "three"},
        {"at": 1000},
        {"game": -1},
        {"game": "1961"},
    ],
)
def test_nonsense_from_python_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SunError) as told:
        explore(**{"game": 1961, **wrong})
    for lang in LANGUAGES:
        assert error_text(told.value, lang)


def test_two_widgets_do_not_disturb_each_other() -> None:
    one, other = explore(1, lang="ru"), explore(2, lang="sv")
    click(one, "forward")
    assert (one.at, other.at) == (1, 0)
    choose(other, "theme", "dark")
    frame = one.table.frame
    click(other, "last")
    assert one.table.frame == frame


def test_nothing_piles_up_over_a_thousand_steps(table: Explorer) -> None:
    def objects() -> int:
        gc.collect()
        return len(gc.get_objects())

    def walk(steps: int) -> None:
        for at in range(steps):
            table.go(at % (table.last + 1))

    walk(table.last + 1)
    before = objects()
    figures = sum(isinstance(thing, Figure) for thing in gc.get_objects())
    walk(1000)
    assert objects() - before < 500
    assert sum(isinstance(thing, Figure) for thing in gc.get_objects()) == figures


def test_repr_and_mime_bundle(table: Explorer) -> None:
    assert repr(table) == f"<Explorer of deal 1961 under ru-book, step 0 of {table.last}>"
    bundle, metadata = table._repr_mimebundle_()
    assert bundle["text/plain"] == repr(table)
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert len(bundle["image/png"]) > 1000
    assert metadata == {"image/png": {"alt": sunviz.describe(table.position)}}


def test_the_expert_wins_where_plain_play_loses():
    explorer = explore(5, player="expert")
    assert explorer.game.position.is_won
    names = [value for _, value in explorer.controls.choices["player"].options]
    assert names == ["plain", "careful", "expert", "you"]
    explorer.load(5, player="plain")
    assert not explorer.game.position.is_won
