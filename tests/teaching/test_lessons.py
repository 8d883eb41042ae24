"""Lessons as text: what they are read from, what is written, and what the ready ones say."""

from __future__ import annotations

import itertools
import re
from importlib.resources import files
from pathlib import Path

import pytest

from sunviz.engine import Game, Position, RecordError, SunError, read_move
from sunviz.engine.cards import Card, read_card
from sunviz.engine.moves import NEXT
from sunviz.story import LANGUAGES, card_name, error_text, explain, say
from sunviz.story.names import CASES
from sunviz.teaching.lessons import (
    READY,
    Lesson,
    LessonError,
    Note,
    read_lesson,
    read_note,
    ready_lesson,
    titles,
    write_head,
    write_note,
)

HEAD = '[Game "Sun"]\n[Scheme "1"]\n[Rules "ru-book"]\n[Deal "219"]\n[Result "*"]\n'
RECORD = HEAD + "\n{Good morning.} next {Which king? [?]} r1>K {This one.} next\n"

# reading


def test_a_comment_belongs_to_its_move_and_a_mark_at_its_end_makes_a_stop() -> None:
    lesson = read_lesson(RECORD)
    notes = [lesson.note(at) for at in range(4)]
    assert notes == [
        Note("Good morning."), Note("Which king?", True), Note("This one."), Note(),
    ]  # fmt: skip
    assert lesson.stops == (1,)
    assert (lesson.title, lesson.lang, lesson.start, lesson.last) == ("", "", 0, 3)


def test_a_mark_that_stands_elsewhere_is_only_text() -> None:
    assert read_note("[?] is the mark") == Note("[?] is the mark")
    assert read_note("[?]") == Note("", True)
    assert read_note("  a\n[?] \n") == Note("a", True)


def test_after_the_last_move_there_is_nothing_to_predict() -> None:
    assert read_lesson(HEAD + "\nnext {What now? [?]}\n").stops == ()


def test_path_text_bytes_game_and_name_are_read_alike(tmp_path: Path) -> None:
    path = tmp_path / "mine.sun"
    path.write_text(RECORD, encoding="utf-8")
    game = Game.from_record(RECORD)
    sources = (path, str(path), RECORD, "\ufeff" + RECORD, RECORD.encode(), game, Lesson(game))
    for source in sources:
        assert read_lesson(source).game == game
    assert read_lesson("open-ray", "ru").lang == "ru"


def test_the_game_given_may_be_played_on_without_changing_the_lesson() -> None:
    game = Game.from_record(RECORD)
    lesson = read_lesson(game)
    game.push("next")
    game.set_comment("", 1)
    assert lesson.last == 3
    assert lesson.stops == (1,)


def test_a_record_without_marks_is_a_lesson_that_never_stops() -> None:
    lesson = read_lesson(HEAD + "\nnext {so} r1>K\n")
    assert lesson.stops == ()
    assert lesson.note(1).text == "so"


@pytest.mark.parametrize(
    ("source", "key"),
    [
        (7, "lesson_type"),
        (None, "lesson_type"),
        ("no-such-lesson", "lesson_unknown"),
        ("no/such.sun", "record_file"),
        (Path("no-such.sun"), "record_file"),
        ("", "record_empty"),
        ("[Game", "record_no_tags"),
        (RECORD.replace("r1>K", "r2>K"), "record_move"),
        (RECORD.replace("[Result", '[From "4"]\n[Result'), "lesson_from"),
        (RECORD.replace("[Result", '[From "-1"]\n[Result'), "lesson_from"),
        (RECORD.replace("[Result", '[From "²"]\n[Result'), "lesson_from"),
    ],
)
def test_what_is_no_lesson_is_refused_and_told(source: object, key: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_lesson(source)  # type: ignore[arg-type]
    assert caught.value.key == key
    told = {lang: error_text(caught.value, lang) for lang in LANGUAGES}
    assert len(set(told.values())) == 3
    for lang, text in told.items():
        assert text != say(lang, "error-unknown", message=str(caught.value))
    if key == "lesson_unknown":
        assert all(name in told["sv"] for name in READY)


def test_a_ready_lesson_of_another_name_or_language_is_refused() -> None:
    with pytest.raises(LessonError):
        ready_lesson("chess", "en")
    with pytest.raises(SunError):
        ready_lesson(READY[0], "de")


# writing


def test_a_note_is_written_and_read_back_the_same() -> None:
    game = Game.from_record(RECORD)
    for note in (Note("a [?] b", True), Note("", True), Note("two\nlines"), Note()):
        write_note(game, 2, note)
        assert Lesson(Game.from_record(game.to_record())).note(2) == note


def test_braces_are_refused_and_the_note_before_stays() -> None:
    game = Game.from_record(RECORD)
    with pytest.raises(RecordError) as caught:
        write_note(game, 1, Note("a { b", True))
    assert caught.value.key == "comment_braces"
    assert game.to_record() == Game.from_record(RECORD).to_record()


def test_the_head_is_written_changed_and_removed_and_other_tags_stay() -> None:
    game = Game.from_record(RECORD)
    game.tags["Teacher"] = "Ada"
    write_head(game, title=" Kings ", lang="sv", start=1)
    lesson = Lesson(game)
    assert (lesson.title, lesson.lang, lesson.start) == ("Kings", "sv", 1)
    with pytest.raises(RecordError):
        write_head(game, title="two\nlines", lang="ru")
    assert Lesson(game).lang == "sv"
    write_head(game)
    assert game.tags == {"Teacher": "Ada"}


# judging


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_prediction_is_right_or_legal_too_or_refused_with_the_clause(lang: str) -> None:
    lesson = read_lesson(RECORD)
    position = lesson.game.positions[1]
    right = lesson.judge(1, read_move("r1>K"), lang)
    assert right.kind == "right"
    assert right.text == f"{say(lang, 'lesson-right')} {explain(position, 'r1>K', lang=lang)}"
    for move in position.legal_moves:
        if move != read_move("r1>K"):
            assert lesson.judge(1, move, lang).kind == "other"
    assert lesson.judge(1, NEXT, lang).text == say(lang, "lesson-other")
    wrong = lesson.judge(1, read_move("r6>K"), lang)
    assert wrong.kind == "wrong"
    assert explain(position, "r6>K", lang=lang).line in wrong.text


# the ready lessons


def test_every_ready_lesson_ships_with_the_package_in_every_language() -> None:
    found = {file.name for file in (files("sunviz.teaching") / "ready").iterdir()}
    assert found == {f"{name}.{lang}.sun" for name in READY for lang in LANGUAGES}
    for lang in LANGUAGES:
        assert list(titles(lang)) == list(READY)
        assert [ready_lesson(name, lang).title for name in READY] == list(titles(lang).values())


@pytest.mark.parametrize("name", READY)
def test_a_ready_lesson_is_the_same_lesson_in_every_language(name: str) -> None:
    told = [ready_lesson(name, lang) for lang in LANGUAGES]
    assert [lesson.lang for lesson in told] == list(LANGUAGES)
    assert len({lesson.game.moves for lesson in told}) == 1
    assert len({lesson.stops for lesson in told}) == 1
    assert len({lesson.start for lesson in told}) == 1
    assert len({tuple(lesson.game.comments) for lesson in told}) == 1
    assert len({lesson.title for lesson in told}) == 3
    assert told[0].in_language("ru").game == told[1].game
    assert 4 <= len(told[0].stops) <= 8
    assert all(stop >= told[0].start for stop in told[0].stops)
    assert told[0].note(told[0].last).text  # the lesson ends with a word
    for lesson in told:
        assert lesson.game.to_record() == (
            files("sunviz.teaching") / "ready" / f"{name}.{lesson.lang}.sun"
        ).read_text(encoding="utf-8")


# What the comments say lies where. rN: the tip of ray N; rN*: in ray N, but not its tip; rN.1: its
# base; cN: an end of cloud N; cN.1: its first card; cN*: inside it; A, K: the top of that row;
# <rN: lay there until this move; nowhere: not to be seen. A place without a card: +rN begins
# anew, !rN or !cN is empty, rN is not.
CLAIMS: dict[str, dict[int, str]] = {
    "first-steps": {
        2: "KH K, AH r2, AH r5, !r1",
        3: "AH r5",
        4: "2H <r3, 3H nowhere",
        5: "KC K",
        8: "AH r5*, 6H r5, +r1, +r2, +r3, +r6, +r9, +r10",
        9: "QH K, !r2",
        10: "JH r1, JC r10",
        12: "JC <r10, TH r10, TC r7",
        14: "9C r13",
        15: "9C <r13",
        16: "3C r13",
        17: "QD r4, 3H r7, AS r9",
    },
    "open-ray": {
        42: "5H r1.1, 8D r1",
        43: "r2",
        45: "TD <r2",
        46: "9D <r11, 8D r1, 8D r13*",
        47: "8D r13*, r1",
        48: "7D <r3, 6D r12*, QS r12*, JS r12",
        49: "9S r3*",
        50: "9S A, TS K, JS r12",
        51: "TS A, JS r12",
        54: "KS <r6, r12",
        55: "6D K, 5D r10",
        56: "TS r4.1",
    },
    "sunset-and-wind": {
        106: "JH r1.1, 9C r1*, AC r1",
        107: "JH r2, 9C r3, AC r4",
        109: "JH A, 9C K, QH r9",
        110: "!r2, !r3, AC r4, r5",
        112: "3H r6, 2S r7, AC r8, !r5",
        116: "2S c1, !r8",
        117: "KH A",
        121: "AH c2.1, 4C c2*, 5C c2, !r11",
        123: "7C c3.1, 2H r13, !r12",
        125: "AH K, 7C c3.1, c2",
        127: "6C K, 4C c2.1, 5C c2",
        129: "3C c3*, !c2",
        130: "3S c4.1, AS c4, 2S c1, !r13",
        133: "AC c3.1, 3C c3*, 2C c3",
        134: "3C c1.1",
    },
}
#: numbers that are not those of a ray or a cloud
OTHERS = {"219", "2687", "3255", "104"}


def lies(lesson: Lesson, at: int, claim: str) -> bool:
    """Tell whether a claim is so at a step of a lesson."""
    *named, place = claim.split()
    if place.startswith("<"):
        now, before = lesson.game.positions[at], lesson.game.positions[at - 1]
        card = read_card(named[0])
        row = before.rays[int(place[2:]) - 1]
        return row.count(card) == now.rays[int(place[2:]) - 1].count(card) + 1
    return _lies(lesson.game.positions[at], read_card(named[0]) if named else None, place)


def _lies(position: Position, card: Card | None, place: str) -> bool:
    if place == "nowhere":
        return not any(card in row for row in (*position.rays, *position.clouds))
    if place in "AK":
        return any(position.pile(place, suit)[-1:] == (card,) for suit in range(4))  # type: ignore[arg-type]
    mark = place[0] if place[0] in "+!" else ""
    kind, number = place.lstrip("+!")[0], int(re.findall(r"\d+", place)[0])
    rows = position.rays if kind == "r" else position.clouds
    row = rows[number - 1]
    if card is None:
        return len(row) == 1 if mark == "+" else bool(row) != (mark == "!")
    if place.endswith("*"):
        return card in (row[:-1] if kind == "r" else row[1:-1])
    if place.endswith(".1"):
        return row[:1] == (card,)
    return row[-1:] == (card,) or (kind == "c" and row[:1] == (card,))


def named_cards(text: str, lang: str) -> set[Card]:
    """Return the cards that a text names in full."""
    text = text.lower()
    found = set()
    for card in range(52):
        forms = {card_name(card, lang, case) for case in CASES[lang]}
        first, *rest = card_name(card, lang).split()
        plural = {"en": "s", "ru": "ов", "sv": ""}[lang]
        forms.add(" ".join((first + plural, *rest)))
        if any(re.search(rf"\b{form}\b", text) for form in forms):
            found.add(card)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_cards_and_numbers_in_the_comments_lie_where_they_are_said_to(name: str, lang: str) -> None:
    lesson = ready_lesson(name, lang)
    for at, comment in lesson.game.comments.items():
        claims = [one for one in CLAIMS[name].get(at, "").split(", ") if one]
        cards = {read_card(one.split()[0]) for one in claims if " " in one}
        assert named_cards(comment, lang) == cards, (at, comment)
        numbers = set(re.findall(r"\d+", comment)) - OTHERS
        places = {number for one in claims for number in re.findall(r"\d+", one.split()[-1])}
        assert numbers <= places, (at, comment)
        for claim in claims:
            assert lies(lesson, at, claim), (at, claim)
    assert set(CLAIMS[name]) <= set(lesson.game.comments)


@pytest.mark.parametrize("name", READY)
def test_the_languages_name_the_same_rays_and_clouds(name: str) -> None:
    told = [ready_lesson(name, lang).game.comments for lang in LANGUAGES]
    for at in told[0]:
        numbers = [sorted(re.findall(r"\d+", comments[at])) for comments in told]
        assert set(numbers[0]) == set(numbers[1]) == set(numbers[2]), at


@pytest.mark.parametrize("name", READY)
def test_each_question_has_its_answer_and_no_mark_is_shown(name: str) -> None:
    for lang in LANGUAGES:
        lesson = ready_lesson(name, lang)
        for stop in lesson.stops:
            assert lesson.judge(stop, lesson.game.moves[stop], lang).kind == "right"
            assert "[" not in lesson.note(stop).text


def test_what_the_lessons_count_is_so() -> None:
    first = ready_lesson("first-steps", "en").game.positions
    assert first[7].placed == 6
    assert sum(map(len, first[7].rays)) == 7
    assert first[7].legal_moves == (NEXT,)
    assert first[20].arcs == 4
    sun = ready_lesson("open-ray", "en").game
    assert sun.positions[42].stage == "sun"
    assert len(sun.positions[43].rays[1]) == 5
    assert sun.positions[56].placed - sun.positions[51].placed == 5
    assert sum(map(bool, sun.positions[56].rays[3:])) == 10
    sunset = ready_lesson("sunset-and-wind", "en").game
    assert 104 - sunset.positions[106].placed == 19
    assert len(sunset.positions[115].rays[7]) == 6
    assert len(sunset.positions[120].rays[10]) == 5
    hearts = sunset.positions[125]
    assert len(hearts.pile("A", 2)) + len(hearts.pile("K", 2)) == 26
    assert sunset.position.is_won


def test_in_the_last_lesson_the_wind_helps_in_two_cases_of_three() -> None:
    wind = ready_lesson("sunset-and-wind", "en").game.positions[134]

    def comes_out(position: Position) -> bool:
        return position.is_won or any(comes_out(position.play(one)) for one in position.plays)

    rows = list(itertools.permutations(wind.clouds[0]))
    helped = [row for row in rows if comes_out(wind.changed("wind", clouds=(row,)))]
    assert len(helped) * 3 == len(rows) * 2
    assert all(row[1] != read_card("3C") for row in helped)
