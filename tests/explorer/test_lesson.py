"""Lessons played and written, without a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sunviz
from sunviz.engine import Game, MoveError, Play, SunError, Transfer
from sunviz.explorer import LessonPlayer, LessonWriter, lesson, views, write_lesson
from sunviz.explorer.lesson_player import candidates
from sunviz.picture import layout
from sunviz.story import LANGUAGES, describing, explain, narrate, say
from sunviz.teaching.lessons import READY, Lesson, ready_lesson, titles

HEAD = '[Game "Sun"]\n[Scheme "1"]\n[Rules "ru-book"]\n[Deal "219"]\n[Result "*"]\n'
#: the king of hearts goes; either ace might; then the two of hearts
RECORD = HEAD + "\n{Hello.} next {Which king? [?]} r1>K {An ace. [?]} r2>A r3>A {There.}\n"


@pytest.fixture(autouse=True)
def unpainted(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Leave the pictures out: another frame each time; return how each was to look."""
    looks: list[dict[str, Any]] = []

    def paint(*_: Any, **look: Any) -> bytes:
        looks.append(look)
        return str(len(looks)).encode()

    monkeypatch.setattr(views, "render_png", paint)
    return looks


def send(player: LessonPlayer | LessonWriter, do: str, **content: Any) -> None:
    """Let the page send a wish, as of the frame that it shows."""
    player.table._handle_custom_msg({"do": do, "frame": player.table.frame_number, **content}, [])


def press(player: LessonPlayer, do: str, **content: Any) -> None:
    """Let a button of the board be pressed."""
    player.board._handle_custom_msg({"do": do, "at": player.at, **content}, [])


def at_stop(number: int = 0, lang: str = "en") -> LessonPlayer:
    """Return a player at one of the two stops of the record."""
    player = lesson(RECORD, lang=lang)
    for _ in range(number):
        player.to_end()
        player.show_it()
    player.to_end()
    return player


# playing


def test_the_comments_appear_at_their_moves() -> None:
    player = lesson(RECORD)
    assert player.board.words == ["Hello."]
    player.forward()
    assert player.board.words == ["Which king?"]  # the mark is not shown
    player.show_it()
    player.show_it()
    assert (player.at, player.board.words) == (3, [])
    player.forward()
    assert player.board.words == ["There."]
    assert player.table.error == ""


def test_a_lesson_that_opens_later_shows_its_introduction_first() -> None:
    player = lesson("open-ray", lang="en")
    found = ready_lesson("open-ray", "en")
    assert player.at == found.start == 42
    assert player.board.words == [found.note(0).text, found.note(42).text]
    player.forward()
    assert player.board.words == [found.note(43).text]


@pytest.mark.parametrize("way", ["forward", "to_end", "go", "slider", "key", "play"])
def test_no_way_leads_past_an_open_stop(way: str) -> None:
    player = at_stop()
    ways = {
        "forward": player.forward,
        "to_end": player.to_end,
        "go": lambda: player.go(3),
        "slider": lambda: setattr(player.slider, "value", 4),
        "key": lambda: send(player, "forward"),
        "play": lambda: send(player, "play"),
    }
    ways[way]()
    assert (player.at, player.slider.value) == (1, 1)
    assert player.asking
    assert player.table.notice == say("en", "lesson-first")


def test_going_to_the_end_from_afar_ends_at_the_stop_without_a_reproach() -> None:
    player = lesson(RECORD)
    player.to_end()
    assert player.at == 1
    assert player.table.notice == ""
    assert player.board.ask == say("en", "lesson-ask")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_right_prediction_is_praised_with_the_clause_and_the_comment(lang: str) -> None:
    player = at_stop(lang=lang)
    before = player.position
    send(player, "touch", place="r1")
    assert player.at == 2
    verdict = player.board.verdict
    assert verdict["kind"] == "right"
    assert verdict["text"] == (
        f"{say(lang, 'lesson-right')} {explain(before, 'r1>K', lang=lang).line}"
    )
    assert player.board.words == ["An ace."]
    assert player.answers == {1: "once"}
    told = narrate(before, player.run.moves[1], player.position, lang)
    assert player.table.sentence == told.text


def test_a_legal_move_of_another_way_is_called_legal_and_the_step_stays() -> None:
    player = at_stop()
    for wish in ({"place": "r2"}, {"place": "r9"}, {"place": "stock"}):
        send(player, "touch", **wish)
        assert player.at == 1
        assert player.board.verdict == {"kind": "other", "text": say("en", "lesson-other")}
    send(player, "next")
    assert player.board.verdict["kind"] == "other"
    send(player, "touch", place="r1")
    assert player.answers == {1: "later"}


def test_what_is_not_legal_is_explained_and_the_step_stays() -> None:
    player = at_stop()
    send(player, "touch", place="r6")
    assert player.at == 1
    assert player.board.verdict["kind"] == "wrong"
    assert explain(player.position, "r6>K").text in player.board.verdict["text"]
    assert [action["do"] for action in player.board.actions] == ["next", "show", "list"]


def test_a_point_of_the_picture_means_the_card_that_lies_there() -> None:
    player = at_stop()
    laid = layout(player.position).find(Play(player.run.moves[1].spot, "K").spot)  # type: ignore[union-attr]
    assert laid is not None
    send(player, "touch", x=laid.box.x / 12, y=1 - laid.box.y / 8)
    assert player.answers == {1: "once"}
    send(player, "touch", x=0.99, y=0.01)  # the sky
    assert (player.at, player.board.verdict["kind"]) == (2, "right")


def test_the_move_can_be_shown_without_a_prediction() -> None:
    player = at_stop()
    press(player, "show")
    assert player.at == 2
    assert player.answers == {1: "shown"}
    assert player.board.verdict["kind"] == "shown"
    assert explain(player.run.positions[1], "r1>K").line in player.board.verdict["text"]


def test_the_moves_to_choose_from_are_all_that_is_legal() -> None:
    player = at_stop()
    press(player, "list")
    listed = player.board.choices
    assert [one["move"] for one in listed] == [str(m) for m in player.position.legal_moves]
    assert len({one["label"] for one in listed}) == len(listed)
    press(player, "choose", move="r2>A")
    assert player.board.verdict["kind"] == "other"
    assert player.board.choices == listed  # the list stays
    press(player, "choose", move="r1>K")
    assert player.answers == {1: "later"}
    assert player.board.choices == []
    press(player, "list")
    press(player, "list")
    assert player.board.choices == []


def test_a_card_that_fits_both_rows_and_a_transfer_are_chosen_at_the_card() -> None:
    player = lesson("open-ray", lang="sv", at=49)
    send(player, "touch", place="r3.3")
    assert [one["move"] for one in player.table.offer["options"]] == ["r3.3>A", "r3.3>K"]
    send(player, "choose", move="r3.3>A")
    assert (player.at, player.table.offer) == (50, {})
    send(player, "touch", place="r12")
    (option,) = player.table.offer["options"]
    send(player, "choose", move=option["move"])
    assert isinstance(player.run.moves[50], Transfer)
    assert player.answers == {50: "once"}
    assert player.table.error == ""


def test_answered_stops_are_not_asked_again_until_it_is_wished() -> None:
    player = at_stop(1)
    send(player, "touch", place="r2")
    player.first()
    player.to_end()
    assert player.at == player.last
    assert player.board.score == say("en", "lesson-score", once=1, answered=2, stops=2)
    assert [action["do"] for action in player.board.actions] == ["again"]
    press(player, "again")
    assert (player.at, player.answers) == (0, {})
    player.to_end()
    assert player.at == 1
    assert player.asking


def test_going_back_from_an_open_stop_and_forth_again_is_free() -> None:
    player = at_stop()
    player.back()
    assert not player.asking
    player.forward()
    assert player.asking


def test_stops_before_the_step_where_it_opens_bar_nothing() -> None:
    player = lesson(RECORD, at=3)
    player.forward()
    assert player.at == 4
    player.first()
    player.to_end()
    assert player.at == 1  # from the start on they ask


def test_nothing_on_the_table_tells_the_answer_while_it_is_awaited(
    unpainted: list[dict[str, Any]],
) -> None:
    player = lesson("open-ray", lang="en", at=50)
    while not player.asking:
        player.forward()
    assert unpainted[-1]["playable"] is False
    assert player.table.told == list(describing.lying(player.position, "en"))
    assert player.table.places == candidates(player.position, "en")
    assert "fits now" not in str(player.table.places)
    crossed = lesson("open-ray", lang="en", at=51)  # the step that tells what now fits
    assert "Now the jack" in crossed.table.sentence
    assert unpainted[-1]["playable"] is True
    asked = ready_lesson("open-ray", "en").game
    asked.set_comment("[?]", 51)
    player = lesson(asked, at=51)
    assert player.asking
    assert "Now the jack" not in player.table.sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_the_right_answer_can_be_given_by_keyboard_at_every_stop(name: str, lang: str) -> None:
    player = lesson(name, lang=lang)
    while player.at < player.last:
        if not player.asking:
            player.forward()
            continue
        move = player.run.moves[player.at]
        if isinstance(move, Play):
            send(player, "touch", place=_place(player, str(move.spot)))
        elif isinstance(move, Transfer):
            send(player, "touch", place=_place(player, f"{move.source}:{move.suit}"))
        else:
            press(player, "next")
        assert player.board.verdict["kind"] == "right", move
    assert set(player.answers.values()) == {"once"}
    assert player.table.error == ""


def _place(player: LessonPlayer, name: str) -> str:
    assert name in [place["name"] for place in player.table.places]
    return name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_candidates_are_named_apart_and_lie_within_the_picture(lang: str) -> None:
    for name in READY:
        found = ready_lesson(name, "en").game
        for position in found.positions[::5]:
            named = candidates(position, lang)
            assert len({place["name"] for place in named}) == len(named)
            labels = [place["label"] for place in named]
            assert all(label[0].isupper() for label in labels)
            for place in named:
                x, y, *_ = place["box"]
                assert 0 < x < 100
                assert 0 < y < 100


def test_a_hint_tells_the_kind_of_move_only() -> None:
    player = at_stop()
    send(player, "hint")
    assert player.table.notice == say("en", "lesson-hint", kind="play")
    send(player, "keys")
    assert player.table.notice == say("en", "lesson-key-list")
    send(player, "close")
    assert player.table.notice == ""
    assert player.answers == {}


def test_outside_a_stop_touches_step_or_explain_and_nothing_is_counted() -> None:
    player = lesson(RECORD)
    send(player, "touch", place="stock")
    assert player.at == 1
    player.show_it()
    player.show_it()
    assert player.at == 3
    verdict = player.board.verdict
    send(player, "touch", place="r9")
    assert player.table.notice == say("en", "lesson-other")
    send(player, "touch", place="r7")
    assert say("en", "lesson-wrong") in player.table.notice
    assert player.board.verdict == verdict
    send(player, "touch", place="r3")
    assert player.at == 4
    assert set(player.answers) == {1, 2}
    send(player, "next")  # behind the end of the lesson
    assert (player.at, player.table.error) == (4, "")


def test_a_button_meant_for_another_step_or_frame_does_nothing() -> None:
    player = at_stop()
    player.board._handle_custom_msg({"do": "show", "at": 0}, [])
    player.table._handle_custom_msg({"do": "touch", "place": "r1", "frame": 0}, [])
    for nonsense in ("x", None, [], {"do": 7}, {}):
        player.board._handle_custom_msg(nonsense, [])
        player.table._handle_custom_msg(nonsense, [])
    assert (player.at, player.answers, player.table.error) == (1, {}, "")


def test_an_error_is_told_in_the_widget() -> None:
    player = at_stop(lang="sv")
    press(player, "choose", move="nonsense")
    assert "nonsense" in player.table.error
    assert player.at == 1
    player.predict = lambda _: 1 / 0  # type: ignore[method-assign, assignment, return-value]
    send(player, "next")
    assert "ZeroDivisionError" in player.table.error


def test_a_ready_lesson_follows_the_language_and_keeps_step_and_answers() -> None:
    player = lesson("first-steps", lang="en")
    player.to_end()
    player.show_it()
    at, answers = player.at, player.answers
    player.choices["language"].value = "ru"
    assert (player.at, player.answers) == (at, answers)
    russian = ready_lesson("first-steps", "ru")
    assert player.board.words == [russian.note(at).text] * bool(russian.note(at).text)
    assert player.board.title == russian.title
    assert [name for name, _ in player.choices["lesson"].options] == list(titles("ru").values())
    assert player.board.words_lang == "ru"


def test_ones_own_lesson_keeps_its_words_in_every_language() -> None:
    player = lesson(RECORD.replace("[Result", '[Lang "sv"]\n[Result'))
    assert player.lang == "sv"  # the record's own
    player.choices["language"].value = "en"
    assert player.board.words == ["Hello."]
    assert (player.board.lang, player.board.words_lang) == ("en", "sv")
    assert lesson(RECORD.replace("[Result", '[Lang "de"]\n[Result')).lang == "en"


def test_without_an_argument_the_ready_lessons_can_be_chosen() -> None:
    player = lesson(lang="sv")
    assert [value for _, value in player.choices["lesson"].options] == list(READY)
    player.to_end()
    player.show_it()
    player.choices["lesson"].value = "sunset-and-wind"
    assert player.lesson.name == "sunset-and-wind"
    assert (player.at, player.answers) == (106, {})
    assert player.board.title == titles("sv")["sunset-and-wind"]
    assert player.choices["lesson"] not in lesson(RECORD).children[0].children


def test_two_lessons_do_not_disturb_each_other() -> None:
    game = Game.from_record(RECORD)
    one, other = lesson(game), lesson(game)
    one.to_end()
    one.show_it()
    assert (other.at, other.answers) == (0, {})
    assert len(game) == 4


@pytest.mark.parametrize("wrong", [{"at": 9}, {"at": True}, {"lang": "de"}, {"theme": "x"}])
def test_wrong_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SunError):
        lesson(RECORD, **wrong)
    with pytest.raises(SunError):
        write_lesson(RECORD, **wrong)


def test_steps_may_be_counted_from_the_end() -> None:
    assert lesson(RECORD, at=-1).at == 4
    with pytest.raises(MoveError):
        lesson(RECORD, at=-6)


def test_the_front_door_and_a_saved_notebook_show_the_lesson() -> None:
    player = sunviz.lesson(RECORD)
    assert repr(player) == "<Lesson, step 0 of 4>"
    bundle, meta = player._repr_mimebundle_()
    assert bundle["text/plain"] == repr(player)
    assert meta["image/png"]["alt"] == player.table.alt
    assert repr(sunviz.write_lesson(RECORD)) == "<LessonWriter, step 0 of 4>"


# writing


def write(writer: LessonWriter, text: str, *, stop: bool = False, at: int | None = None) -> None:
    """Let the page send what was typed at a step."""
    wish = {"do": "note", "at": writer.at if at is None else at, "text": text, "stop": stop}
    writer.desk._handle_custom_msg(wish, [])


def test_a_lesson_is_written_by_playing_and_commenting(tmp_path: Path) -> None:
    writer = write_lesson(219, lang="ru")
    write(writer, "Начало.")
    send(writer, "touch", place="stock")
    write(writer, "Какой король?", stop=True)
    send(writer, "touch", place="r1")
    send(writer, "next")
    write(writer, "Вот.")
    writer.desk._handle_custom_msg({"do": "head", "title": "Короли", "lang": "ru"}, [])
    found = Lesson(Game.from_record(writer.desk.record))
    assert [str(move) for move in found.game.moves] == ["next", "r1>K", "next"]
    assert (found.title, found.lang, found.stops) == ("Короли", "ru", (1,))
    assert found.note(1).text == "Какой король?"
    writer.save(tmp_path / "kings.sun")
    player = lesson(tmp_path / "kings.sun")
    assert player.lang == "ru"
    player.to_end()
    assert (player.at, player.asking) == (1, True)
    assert writer.table.error == ""


def test_from_python_words_are_written_at_the_step_shown() -> None:
    writer = write_lesson(RECORD, at=1)
    writer.write("Which of the kings?")
    assert "{Which of the kings? [?]}" in writer.record
    writer.write("Look.", stop=False)
    assert "{Look.}" in writer.record
    assert (writer.desk.note, writer.desk.stop) == ("Look.", False)


def test_words_come_to_the_step_they_were_typed_at_even_if_it_was_left() -> None:
    writer = write_lesson(RECORD)
    writer.forward()
    write(writer, "Late.", at=0)
    assert "{Late.}\nnext" in writer.record


def test_braces_are_refused_the_text_stays_and_the_record_too() -> None:
    writer = write_lesson(RECORD, lang="sv", at=1)
    record = writer.record
    write(writer, "a {brace", stop=True)
    assert writer.record == record
    assert writer.desk.fault["where"] == "note"
    assert "{" in writer.desk.fault["text"]
    writer.back()
    assert writer.desk.fault == {}
    writer.forward()
    assert writer.desk.note == "a {brace"
    assert writer.desk.fault["where"] == "note"
    write(writer, "a brace", stop=True)
    assert writer.desk.fault == {}
    assert "{a brace [?]}" in writer.desk.record
    writer.back()
    writer.forward()
    assert (writer.desk.note, writer.desk.stop, writer.desk.fault) == ("a brace", True, {})


def test_a_title_that_a_record_cannot_hold_is_refused_and_stays() -> None:
    writer = write_lesson(RECORD)
    writer.desk._handle_custom_msg({"do": "head", "title": "a\nb", "lang": "en"}, [])
    assert writer.desk.fault["where"] == "head"
    writer.choices["language"].value = "sv"
    assert writer.desk.title == "a\nb"
    writer.desk._handle_custom_msg({"do": "head", "title": "ab", "lang": "en"}, [])
    assert '[Title "ab"]' in writer.desk.record


def test_a_move_that_costs_comments_can_be_taken_back_with_them() -> None:
    writer = write_lesson(RECORD, at=1)
    record = writer.record
    send(writer, "touch", place="r9")
    assert len(writer.game) == 2
    assert writer.desk.replaced
    writer.desk._handle_custom_msg({"do": "back"}, [])
    assert (writer.record, writer.at) == (record, 1)
    assert writer.desk.replaced == ""
    send(writer, "touch", place="r1")  # the move that comes anyhow
    assert (writer.record, writer.at, writer.desk.replaced) == (record, 2, "")


def test_the_lesson_opens_where_it_is_told_to_and_never_behind_its_end() -> None:
    writer = write_lesson(RECORD, at=3)
    writer.desk._handle_custom_msg({"do": "start"}, [])
    assert lesson(writer.record).at == 3
    writer.go(1)
    send(writer, "next")
    assert len(writer.game) == 2
    assert lesson(writer.record).at == 2


def test_stepping_back_keeps_what_comes_later_in_the_record() -> None:
    writer = write_lesson(RECORD)
    record = writer.record
    writer.to_end()
    writer.first()
    assert writer.desk.record == record


def test_the_lesson_can_be_tried_at_once() -> None:
    writer = write_lesson(RECORD, lang="sv")
    writer.desk._handle_custom_msg({"do": "try"}, [])
    (player,) = writer.trial.children
    player.to_end()
    player.show_it()
    assert (player.lang, player.at, writer.at) == ("sv", 2, 0)
    assert writer.desk.trying
    writer.desk._handle_custom_msg({"do": "try"}, [])
    assert writer.trial.children == ()


def test_the_game_given_to_the_writer_is_copied() -> None:
    game = Game.from_record(RECORD)
    found = Lesson(game)
    for source in (game, found):
        write(write_lesson(source), "Changed.")
    assert game.to_record() == Game.from_record(RECORD).to_record()
    assert found.note(0).text == "Hello."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_desk_speaks_the_readers_language(lang: str) -> None:
    writer = write_lesson(RECORD)
    writer.choices["language"].value = lang
    assert writer.desk.words["stop"] == say(lang, "write-stop")
    assert writer.desk.count == say(lang, "write-count", comments=4, stops=2)
    assert writer.desk.note_label == say(lang, "write-note", step=0)
    assert all(writer.desk.words.values())
    own = write_lesson(RECORD.replace("[Result", '[Lang "de"]\n[Result'), lang=lang)
    assert {"name": "de", "code": "de"} in own.desk.langs


def test_nonsense_from_the_page_changes_nothing() -> None:
    writer = write_lesson(RECORD)
    record = writer.record
    for nonsense in ("x", None, {}, {"do": "note"}, {"do": "note", "at": 99, "text": "x"}):
        writer.desk._handle_custom_msg(nonsense, [])
    assert writer.record == record
    assert writer.table.error
