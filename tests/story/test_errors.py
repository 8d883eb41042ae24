"""Every error of the engine is told in the reader's language, with its own fields."""

import ast
import re
from pathlib import Path

import pytest

import sunviz
from sunviz.engine import (
    Game,
    MoveError,
    Play,
    Position,
    PositionError,
    RecordError,
    Rules,
    Spot,
    SunError,
    files,
    sharing,
)
from sunviz.engine.cards import read_card, read_cards
from sunviz.engine.moves import read_move
from sunviz.engine.players import play_out, read_player, result
from sunviz.engine.position import read_wind
from sunviz.story import (
    LANGUAGES,
    check_language,
    clause,
    clauses,
    describe,
    error_text,
    keys,
    say,
)

PACKAGE = Path(sunviz.__file__).parent
ENGLISH = re.compile(r"\b(the|is|are|not|card|ray|cloud|only|must|there)\b")


def raised_keys():
    """Return the keys of all errors that the package raises, read from its source."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg == "key":
                ways = node.value
                ways = [ways.body, ways.orelse] if isinstance(ways, ast.IfExp) else [ways]
                found |= {way.value for way in ways if isinstance(way, ast.Constant)}
    return found - {"thing"}  # the example in the docstring of SunError


def reason_keys():
    """Return the keys of the reasons why a move is not legal, read from the source."""
    tree = ast.parse((PACKAGE / "engine" / "reasons.py").read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
            first = node.value.elts[0]
            choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            found |= {choice.value for choice in choices if isinstance(choice, ast.Constant)}
    return found


def test_every_key_has_a_message(lang):
    raised = raised_keys() | reason_keys()
    assert len(reason_keys()) > 25
    assert len(raised) > 55
    assert {f"error-{key}" for key in raised} <= set(keys(lang))


def test_every_message_is_for_a_key():
    raised = {f"error-{key}" for key in raised_keys() | reason_keys()} | {"error-unknown"}
    # told by the explorer, which may still be on its way
    elsewhere = {"error-deal_text", "error-no_stage"}
    assert {key for key in keys("en") if key.startswith("error-")} - raised <= elsewhere


# one error of each kind, raised by what a user can do

HEAD = '[Game "Sun"]\n[Scheme "1"]\n[Rules "ru-book"]\n[Deal "1"]\n'


def record(text):
    return lambda: Game.from_record(text)


def move(position, text):
    return lambda: position().play(read_move(text))


def place(stage, *, ray=None, rays=None, clouds=(), heights=(0,) * 8, rules="ru-book"):
    """Return a maker of a position with just this on the table."""
    lying = tuple(tuple(map(read_card, row.split())) for row in (rays or [""] * 13))
    heaps = tuple(tuple(map(read_card, row.split())) for row in clouds)

    def make():
        start = Position.start(range(52), range(52), rules=rules)
        return start.changed(
            stage, arcs=8, ray=ray, rays=lying, clouds=heaps, heights=heights, stock=()
        )

    return make


RAYS = ["5H 7H", "KC 9C", *["2D"] * 10, ""]
MET = (0, 0, 6, 0, 0, 0, 7, 0)


def wind_row_not_the_clouds():
    game = Game.deal(1)
    position = game.position.changed("sunset", ray=13, clouds=((1, 2),), wind=(3,))
    position.play("next")


def wrong(_view):
    return read_move("r1>A")


def with_tag(name, value):
    game = Game.deal(1)
    game.tags[name] = value
    game.to_record()


def too_long():
    game = Game.deal(1)
    game.push("next")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sharing, "MOST_MOVES", 0)
        game.to_short()


MADE = {
    "card": lambda: read_card("7X"),
    "card_at": lambda: Game.from_deck("7H 7X"),
    "deck": lambda: Game.from_deck("7H"),
    "deal": lambda: Game.deal(-1),
    "wind_empty": lambda: read_wind(" "),
    "wind_row": wind_row_not_the_clouds,
    "position": lambda: Position.from_dict({}),
    "rules_book": lambda: Game.deal(1, "de-buch"),
    "rules_switch": lambda: Game.deal(1, "ru-book moon=1"),
    "rules_value": lambda: Game.deal(1, "ru-book refill=never"),
    "rules_transfers": lambda: Rules(foundations="two_ace_rows"),
    "move_text": lambda: read_move("x9"),
    "nothing_to_undo": lambda: Game.deal(1).pop(),
    "nothing_to_redo": lambda: Game.deal(1).redo(),
    "no_position": lambda: Game.deal(1).jump(7),
    "language": lambda: check_language("de"),
    "text_id": lambda: clauses("X", "en"),
    "clause": lambda: clause("B", 13),
    "picture_subject": lambda: describe(7, "en"),
    "game_over": move(place("lost", clouds=["5H"]), "r1>A"),
    "ray_set": move(place("sunset", ray=3, rays=RAYS), "r2>A"),
    "ray_empty": move(place("sun", ray=3, rays=RAYS), "r13>A"),
    "ray_short": move(place("sun", ray=1, rays=RAYS), "r1.5>A"),
    "is_tip": move(place("sun", ray=1, rays=RAYS), "r1.2>A"),
    "ray_passed": move(place("sun", ray=2, rays=RAYS), "r1.1>A"),
    "ray_not_open": move(place("sun", ray=1, rays=RAYS), "r2.1>K"),
    "not_tip": move(place("sunrise", rays=RAYS), "r1.1>A"),
    "no_cloud": move(place("sunset", ray=3, rays=RAYS), "c1.1>A"),
    "cloud_empty": move(place("sunset", ray=13, clouds=[""]), "c1.1>A"),
    "cloud_short": move(place("sunset", ray=13, clouds=["5H"]), "c1.2>A"),
    "not_cloud_end": move(place("sunset", ray=13, clouds=["5H 6H 7H"]), "c1.2>A"),
    "not_last_two": move(place("sunset", ray=13, clouds=["5H 6H 7H"], rules="ru-web"), "c1.1>A"),
    "no_row": move(place("sun", ray=1, rays=RAYS), "r1>B"),
    "first_row_takes": move(
        place("sun", ray=1, rays=["AC", *[""] * 12], rules="ru-book-v2"), "r1>B"
    ),
    "pile_full": move(place("sun", ray=1, rays=RAYS, heights=(0, 0, 13, *[0] * 5)), "r1>A"),
    "no_base": move(place("sun", ray=1, rays=RAYS), "r1>A"),
    "has_base": move(
        place("sun", ray=2, rays=["", "9C KC", *[""] * 11], heights=(0,) * 4 + (1, 0, 0, 0)),
        "r2>K",
    ),
    "does_not_fit": move(place("sun", ray=1, rays=RAYS, heights=MET), "r1>K"),
    "transfer_two_rows": move(place("sun", ray=1, rays=RAYS, rules="ru-book-v2"), "A>K:H"),
    "transfer_none": move(place("sun", ray=1, rays=RAYS, rules="ru-book transfers=none"), "A>K:H"),
    "transfer_one_way": move(place("sun", ray=1, rays=RAYS, rules="ru-web"), "K>A:H"),
    "transfer_no_pile": move(place("sun", ray=1, rays=RAYS), "A>K:H"),
    "transfer_not_met": move(
        place("sun", ray=1, rays=RAYS, heights=(0, 0, 3, 0, 0, 0, 3, 0)), "A>K:H"
    ),
    "transfer_base": move(
        place("sun", ray=1, rays=RAYS, heights=(0, 0, 1, 0, 0, 0, 12, 0)), "A>K:H"
    ),
    "relocate_none": move(place("sun", ray=1, rays=RAYS), "r1>r13"),
    "relocate_late": move(place("wind", clouds=["5H"], rules="ru-book-v2"), "r1>r13"),
    "ray_not_empty": move(place("sun", ray=1, rays=RAYS, rules="ru-book-v2"), "r1>r2"),
    "only_card": move(place("sun", ray=1, rays=RAYS, rules="ru-book-v2"), "r3>r13"),
    "comment_braces": lambda: Game.deal(1).set_comment("{"),
    "comment_text": lambda: Game.deal(1).set_comment(7),
    "tag_name": lambda: with_tag("two words", "x"),
    "tag_text": lambda: with_tag("Note", "two\nlines"),
    "record_type": lambda: Game.from_record(7),
    "record_cut": record(HEAD),
    "cards": lambda: read_cards(7),
    "rules_twice": lambda: Game.deal(1, "ru-book refill=with_arc refill=with_arc"),
    "no_move": lambda: Game.deal(1).push(Play(Spot("r", 99), "A")),
    "player": lambda: read_player("nobody"),
    "player_endless": lambda: play_out(Game.deal(1), "plain", most=3),
    "player_move": lambda: play_out(Game.deal(1), wrong),
    "not_over": lambda: result(Game.deal(1)),
    "record_file": lambda: Game.load("no-such-file.sun"),
    "tag_twice": record(HEAD + '[Deal "1"]'),
    "record_no_tags": record("next"),
    "record_utf8": record(b"\xff\xfe"),
    "record_empty": record("  "),
    "record_huge": record("x" * 1_000_001),
    "record_comment": record(HEAD + "next {so"),
    "record_game": record('[Game "Chess"]'),
    "record_scheme": record('[Game "Sun"][Scheme "9"]'),
    "tag_missing": record('[Game "Sun"][Scheme "1"]'),
    "record_deal": record('[Game "Sun"][Scheme "1"][Rules "ru-book"]'),
    "record_wind": record(HEAD + '[Wind "1"][WindRow "AS"]'),
    "record_result": record(HEAD + '[Result "drawn"]'),
    "tag_number": record(HEAD.replace('Deal "1"', 'Deal "x"') + "next"),
    "record_move": record(HEAD + "next r1.1>A"),
    "keep_no_path": lambda: files.read_path(" "),
    "keep_path": lambda: files.read_path("a\0b"),
    "keep_save": lambda: files.save(Game.deal(1), Path("no-such-folder/game.sun")),
    "keep_load": lambda: files.load(Path("no-such-file.sun")),
    "share_form": lambda: Game.from_short("sun1.7"),
    "share_version": lambda: Game.from_short("sun9.7.ru-book.0_0.0000000"),
    "share_changed": lambda: Game.from_short("sun1.7.ru-book.0_0.0000000"),
    "share_long": too_long,
    "record_ends": record(HEAD + '[Result "won"]\nnext'),
}


def error_of(key):
    with pytest.raises(SunError) as caught:
        MADE[key]()
    assert caught.value.key == key
    return caught.value


def test_the_examples_below_are_all_that_the_engine_and_the_story_raise():
    engine = set()
    for room in ("engine", "story"):
        for path in (PACKAGE / room).rglob("*.py"):
            engine |= set(re.findall(r'\bkey="(\w+)"', path.read_text(encoding="utf-8")))
    assert (engine | reason_keys()) - {"thing", "ray_empty"} <= set(MADE)


@pytest.mark.parametrize("key", MADE)
def test_each_error_in_each_language(key):
    error = error_of(key)
    told = {lang: error_text(error, lang) for lang in LANGUAGES}
    assert len(set(told.values())) == 3
    for lang, text in told.items():
        assert text.endswith("."), text
        assert text[0] == text[0].upper(), text
        assert "  " not in text
        general = say(lang, "error-unknown", message=str(error))
        assert text != general
    if key not in ("position", "record_file"):  # these quote what others say in English
        assert not ENGLISH.search(told["ru"]), told["ru"]
        assert not ENGLISH.search(told["sv"]), told["sv"]


def test_cards_are_written_in_the_readers_letters():
    error = MoveError("…", key="does_not_fit", move="r1>A", card="QH", suit=2, row="A", wanted="AH")
    assert "Т♥" in error_text(error, "ru")
    assert "Д♥" in error_text(error, "ru")
    assert "E♥" in error_text(error, "sv")
    assert "D♥" in error_text(error, "sv")
    assert error_text(error, "en") == "The hearts of the ace row want A♥, not Q♥."


def test_the_fields_stand_in_the_message(lang):
    text = error_text(MoveError("…", key="ray_short", move="r7.9>A", ray=7, card=9, count=5), lang)
    assert [number in text for number in "795"] == [True] * 3


def test_a_record_tells_number_move_and_reason(lang):
    error = error_of("record_move")
    text = error_text(error, lang)
    assert "2" in text
    assert "r1.1>A" in text
    assert error_text(error.fields["reason"], lang) in text


def test_a_position_tells_how_many_conditions_are_broken():
    error = PositionError(["a", "b"])
    assert "2 условия" in error_text(error, "ru")
    assert error_text(error, "sv").endswith("a; b.")


def test_an_error_without_a_key_is_told_around_its_message(lang):
    text = error_text(RecordError("something else"), lang)
    assert text.endswith("something else")
    assert text != "something else"
    assert error_text(SunError("new", key="not_yet_known"), lang).endswith("new")


def test_a_huge_number_keeps_its_digits(lang):
    with pytest.raises(SunError) as caught:
        Game.deal(2**64)
    text = error_text(caught.value, lang)
    assert str(2**64) in text
    assert str(2**64 - 1) in text
