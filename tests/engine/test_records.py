"""Records: what was written is read back; what is broken is refused and nothing mended."""

import contextlib
import time
from functools import cache
from random import Random

import pytest
from helpers.play import ALL_RULES, random_game, steps
from hypothesis import given, settings
from hypothesis import strategies as st

from sunviz.engine import RULE_BOOKS, Game, RecordError, Relocate, SunError, read_rules
from sunviz.engine.cards import cards_text
from sunviz.engine.records import MAX_SIZE

HEAD = '[Game "Sun"]\n[Scheme "1"]\n[Rules "ru-book"]\n[Deal "1961"]\n'
OPEN = HEAD + '[Result "*"]\n\n'
DECK = cards_text(Game.deal(1961).deck)


def refused(text, match):
    with pytest.raises(RecordError, match=match) as caught:
        Game.from_record(text)
    assert caught.value.key
    return caught.value


@cache
def finished_record(rules="ru-book"):
    """The record of a lost game, with comments before, between and over several lines."""
    game = random_game(5, rules)
    assert game.position.is_over
    game.set_comment("before the first arc", 0)
    game.set_comment("the first\nаркан – båge", 1)
    game.set_comment("  kept   as it is ", 40)
    game.tags["Annotator"] = 'A "teacher" \\ ю'
    return game.to_record()


# writing


def test_the_form_of_the_contract():
    game = Game.deal(1961)
    game.push("next")
    game.push("r12>A")
    game.set_comment("the first ace")
    game.push("next")
    assert game.to_record() == OPEN + "next r12>A\n{the first ace}\nnext\n"


def test_a_game_before_its_first_move():
    assert Game.deal(1961).to_record().strip() == OPEN.strip()
    assert Game.from_record(Game.deal(1961).to_record()) == Game.deal(1961)


@pytest.mark.parametrize(
    ("game", "tags"),
    [
        (lambda: Game.deal(7, wind=9), '[Deal "7"]\n[Wind "9"]\n[Result'),
        (lambda: Game.deal(7, wind=7), '[Deal "7"]\n[Result'),
        (lambda: Game.from_deck(DECK), f'[Deck "{DECK}"]\n[Wind "0"]\n[Result'),
        (lambda: Game.from_deck(DECK, wind="AC KS"), f'[Deck "{DECK}"]\n[WindRow "AC KS"]\n['),
        (lambda: Game.deal(7, "sv-wiki"), '[Rules "sv-wiki"]\n[Deal "7"]'),
        (
            lambda: Game.deal(7, "ru-book refill=empty_first"),
            '[Rules "ru-book refill=empty_first"]',
        ),
    ],
)
def test_tags_written(game, tags):
    assert tags in game().to_record()
    assert Game.from_record(game().to_record()) == game()


def test_only_the_moves_up_to_now_are_written():
    game = random_game(3, "ru-book")
    game.jump(30)
    again = Game.from_record(game.to_record())
    assert again == game
    assert again.undone == ()
    assert '[Result "*"]' in game.to_record()


@pytest.mark.parametrize("rules", RULE_BOOKS)
def test_results(rules):
    results = set()
    for seed in range(30):
        game = random_game(seed, rules, eagerness=1.0)
        results.add(game.position.stage)
        assert f'[Result "{game.position.stage}"]' in game.to_record()
        assert Game.from_record(game.to_record()).position == game.position
    assert results <= {"won", "lost"}
    assert "won" in results or rules == "ru-book-v1"  # without stage two hardly any is won


def test_lines_stay_short_and_comments_whole():
    lines = finished_record().splitlines()
    assert all(len(line) <= 80 for line in lines if not line.startswith("["))
    assert "{  kept   as it is }" in lines


# reading


def test_comments_are_kept_exactly():
    game = Game.from_record(finished_record())
    assert game.comments == {
        0: "before the first arc",
        1: "the first\nаркан – båge",
        40: "  kept   as it is ",
    }
    assert game.to_record() == finished_record()


def test_unknown_tags_are_kept_in_their_order_with_escapes():
    text = OPEN.replace(
        "[Result", '[Школа "№ 5"]\n[Annotator "a \\"b\\" \\\\ c"]\n[Empty ""]\n[Result'
    )
    game = Game.from_record(text)
    assert list(game.tags.items()) == [("Школа", "№ 5"), ("Annotator", 'a "b" \\ c'), ("Empty", "")]
    assert Game.from_record(game.to_record()) == game


@pytest.mark.parametrize(
    "text",
    [
        OPEN + "next r12>A next",
        OPEN.replace("\n", " ") + "next r12>A next",
        OPEN.replace("\n", "\r\n") + "next\r\nr12>A\tnext\r\n\r\n",
        OPEN.replace("\n", "") + "next{}r12>A next",
        "\ufeff" + OPEN + "next r12>A next",
        "\n\n" + OPEN + "next r12>A next",
        ("\ufeff" + OPEN + "next r12>A next").encode(),
        OPEN.replace('[Game "Sun"]', '[ Game   "Sun" ]') + "next r12>A next",
    ],
)
def test_white_space_is_free(text):
    assert [str(move) for move in Game.from_record(text).moves] == ["next", "r12>A", "next"]


def test_two_comments_on_one_move_are_both_kept():
    game = Game.from_record(OPEN + "{a} {b} next {c}{d}")
    assert game.comments == {0: "a b", 1: "c d"}


def test_a_deal_with_a_wind_row_shuffled_by_hand():
    game = random_game(8, "ru-book", eagerness=0.3)
    before = next(p for p in game.positions if p.stage == "wind").clouds[0]
    row = cards_text(sorted(before))
    at = next(i for i, p in enumerate(game.positions) if p.stage == "wind")
    game.jump(at)
    text = game.to_record().replace("[Result", f'[WindRow "{row}"]\n[Result')
    again = Game.from_record(text)
    assert cards_text(again.position.clouds[0]) == row
    assert again.number == 8
    assert Game.from_record(again.to_record()) == again


# broken records


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "this record is empty"),
        (" \r\n\t ", "this record is empty"),
        ("\ufeff\n", "this record is empty"),
        (b"", "this record is empty"),
        (b"\xef\xbb\xbf", "this record is empty"),
        ("next next", "does not begin with tags"),
        ("{so}", "does not begin with tags"),
        ("[Game Sun]", "does not begin with tags"),
        ('[Event "x"]\n\n1. e4 e5', 'the tag Game must say "Sun"'),
        (HEAD.replace("Sun", "Moon"), 'the tag Game must say "Sun"'),
        (OPEN.replace('[Game "Sun"]\n', ""), 'the tag Game must say "Sun"'),
        (OPEN.replace('"1"', '"2"'), "scheme 2, this version of sunviz reads scheme 1"),
        (OPEN.replace('[Scheme "1"]\n', ""), "the tag Scheme is missing"),
        (OPEN.replace('"1"', '""'), "the tag Scheme is missing"),
        (OPEN.replace('[Rules "ru-book"]\n', ""), "the tag Rules is missing"),
        (OPEN.replace("ru-book", "chess"), "there is no rule book 'chess'"),
        (OPEN.replace("ru-book", "ru-book moon=1"), "no switch 'moon'"),
        (OPEN.replace("ru-book", "ru-book refill=1"), "refill='1' is unknown"),
        (OPEN.replace('[Deal "1961"]\n', ""), "one of the tags Deal and Deck"),
        (OPEN.replace("[Result", f'[Deck "{DECK}"]\n[Result'), "one of the tags Deal and Deck"),
        (
            OPEN.replace("[Result", '[Wind "1"]\n[WindRow "AC"]\n[Result'),
            "one of the tags Wind and",
        ),
        (OPEN.replace("1961", ""), "the tag Deal says '', which is no number"),
        (OPEN.replace("1961", "-1"), "the tag Deal says '-1', which is no number"),
        (OPEN.replace("1961", "1e3"), "which is no number"),
        (OPEN.replace("1961", "١٩٦١"), "which is no number"),
        (OPEN.replace("1961", str(2**64)), "in the tags: the deal number 18446744073709551616"),
        (OPEN.replace("1961", "9" * 5000), "which is no number"),
        (OPEN.replace("[Result", '[Wind "x"]\n[Result'), "the tag Wind says 'x'"),
        (OPEN.replace("[Result", f'[Wind "{2**64}"]\n[Result'), "in the tags: the wind number"),
        (OPEN.replace("[Result", '[WindRow ""]\n[Result'), "the wind row is empty"),
        (OPEN.replace("[Result", '[WindRow "XX"]\n[Result'), "card 1: 'XX' is no card"),
        (OPEN.replace('Deal "1961', 'Deck "AC'), "in the tags: these 1 cards are not two packs"),
        (OPEN.replace('Deal "1961', f'Deck "{DECK[:-2]}XX'), "card 104: 'XX' is no card"),
        (
            OPEN.replace('"*"', '"draw"'),
            "Result says 'draw'; it can say won",
        ),
        (OPEN.replace('"*"', '"WON"'), "Result says 'WON'"),
        (OPEN.replace('"*"', '"won"'), "Result says 'won', but after its 0 moves .* at '\\*'"),
        (finished_record().replace('"lost"', '"won"'), "Result says 'won', but .* at 'lost'"),
        (OPEN + '[Game "Sun"]', "the tag Game stands twice"),
        (OPEN + "next {never closed", "line 7: a comment is not closed"),
        (OPEN + "next\nnext }", "line 8: a comment is not closed, or closed without being opened"),
        (OPEN + 'next [Late "tag"]', "move 2, '\\[Late'"),
    ],
)
def test_a_broken_record_is_refused_and_says_why(text, told):
    refused(text, told)


@pytest.mark.parametrize(
    ("moves", "number", "move", "reason"),
    [
        ("next r1>A", 2, "r1>A", "the ace row pile of hearts is not begun, it begins with AH"),
        ("r1>A", 1, "r1>A", "ray 1 is empty"),
        ("next r12>A {so} next r14>A", 4, "r14>A", "is no move"),
        ("next nonsense", 2, "nonsense", "is no move"),
        ("next 1961", 2, "1961", "is no move"),
        ("next Next", 2, "Next", "is no move"),
        ("next r12>B", 2, "r12>B", "these rules have no second ace row"),
        ("next " * 38, 37, "next", "the game is lost"),
    ],
)
def test_a_record_that_breaks_a_rule_is_refused_with_number_text_and_reason(
    moves, number, move, reason
):
    error = refused(OPEN + moves, f"move {number}, '{move}': .*{reason}")
    assert error.key == "record_move"
    assert error.fields["number"] == number
    assert error.fields["move"] == move
    assert reason in str(error.fields["reason"])


def test_a_wind_row_with_the_wrong_cards_is_refused_at_the_move_that_calls_the_wind():
    text = OPEN.replace("[Result", '[WindRow "AC KS"]\n[Result') + "next " * 35
    error = refused(text, "move 35, 'next': the wind row given .* does not hold the cards left")
    assert error.fields["number"] == 35


def test_a_comment_that_opens_another_is_refused():
    """Nobody can say where such a comment was to end."""
    refused(OPEN + "next {never closed next {a comment} next", "comment")


@pytest.mark.parametrize(
    "data", [b"\x00\xff\xfe\x80", OPEN.encode() + b"{\xe5}", b"\x89PNG\r\n\x1a\n"]
)
def test_bytes_that_are_no_utf8_are_refused_with_their_place(data):
    error = refused(data, "byte [0-9]+ is not UTF-8 text")
    at = error.fields["byte"] - 1
    data[:at].decode("utf-8")
    with pytest.raises(UnicodeDecodeError):
        data[: at + 1].decode("utf-8")


def test_utf16_and_binary_text_are_refused():
    refused(OPEN.encode("utf-16"), "UTF-8|record")
    refused(b"\x00" * 50, "record")


def test_a_huge_record_is_refused():
    refused("x" * (MAX_SIZE + 1), f"larger than {MAX_SIZE} bytes")
    refused(b" " * (MAX_SIZE + 1), f"larger than {MAX_SIZE} bytes")


@pytest.mark.parametrize("unit", ["next ", "{a} ", "{a", '[A "', "[", '"\\'])
def test_a_large_record_is_refused_without_delay(unit):
    text = OPEN + unit * (600_000 // len(unit))
    before = time.perf_counter()
    with contextlib.suppress(RecordError):
        Game.from_record(text)
    assert time.perf_counter() - before < 1.5


@pytest.mark.parametrize("thing", [None, 5, ["next"], bytearray(b"x")], ids=repr)
def test_what_is_no_text_is_no_record(thing):
    with pytest.raises(SunError):
        Game.from_record(thing)


# records cut off


@pytest.mark.parametrize("rules", ["ru-book", "ru-book-v2", "ru-web"])
def test_a_finished_record_cut_at_any_byte_is_refused_or_is_the_whole_game(rules):
    whole = finished_record(rules).encode()
    game = Game.from_record(whole)
    for at in range(len(whole)):
        try:
            cut = Game.from_record(whole[:at])
        except RecordError:
            continue
        assert not whole[at:].strip(), f"cut at byte {at} ({whole[max(0, at - 30) : at]!r}): {cut}"
        assert cut == game


def test_a_record_without_its_result_is_refused():
    """The result is the last tag: without it the record may have been cut off."""
    refused(HEAD, "Result")


def test_an_unfinished_record_cut_off_is_refused_or_is_the_game_up_to_a_move():
    game = random_game(5, "ru-book", most=40)
    assert not any(isinstance(move, Relocate) for move in game.moves)
    whole = game.to_record()
    body = whole.index('[Result "*"]') + len('[Result "*"]')
    for at in range(body, len(whole)):
        try:
            cut = Game.from_record(whole[:at])
        except RecordError:
            continue
        assert cut.moves == game.moves[: len(cut)]


# the round trip


TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="{}"), max_size=40)
TAG_NAMES = st.from_regex(r"[A-Za-zА-я_]\w{0,8}", fullmatch=True).filter(
    lambda name: (
        name not in {"Game", "Scheme", "Rules", "Deal", "Deck", "Wind", "WindRow", "Result"}
    )
)
TAG_TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n"), max_size=20)


@settings(deadline=None, derandomize=True, max_examples=50)
@given(
    seed=st.integers(0, 2**64 - 1),
    rules=st.sampled_from(list(ALL_RULES.values())).map(lambda rules: read_rules(rules.name)),
    wind=st.none() | st.integers(0, 2**64 - 1) | st.just("by hand"),
    numbered=st.booleans(),
    part=st.floats(0, 1),
    comments=st.dictionaries(st.floats(0, 1), TEXT, max_size=5),
    tags=st.dictionaries(TAG_NAMES, TAG_TEXT, max_size=3),
)
def test_reading_what_was_written_gives_an_equal_game(
    seed, rules, wind, numbered, part, comments, tags
):
    played = random_game(seed, rules)
    game = played
    if wind is not None or not numbered:
        row = 0 if wind is None else wind
        if wind == "by hand":
            blown = [p.clouds[0] for p in played.positions if p.stage == "wind"]
            row = cards_text(sorted(blown[0])) if blown else 3
        if numbered and not isinstance(row, str):
            game = Game.deal(seed, rules, wind=row)
        else:
            game = Game.from_deck(cards_text(played.deck), rules, wind=row)
        for _ in steps(game, Random(seed), 0.8):
            pass
    game.jump(int(part * len(game)))
    for at, comment in comments.items():
        game.set_comment(comment, int(at * len(game)))
    game.tags.update(tags)
    text = game.to_record()
    for read in (text, text.encode("utf-8")):
        again = Game.from_record(read)
        assert again == game
        assert again.positions == game.positions
        assert again.number == game.number
        assert again.rules.book == game.rules.book
        assert again.comments == game.comments
        assert again.tags == game.tags
        assert again.to_record() == text


@pytest.mark.parametrize(
    "rules",
    [
        read_rules("ru-book sun_plays=false"),
        RULE_BOOKS["sv-wiki"].but(sun_plays=False),
        RULE_BOOKS["ru-book-v1"].but(sun_plays=True),
        read_rules("ru-book foundations=two_ace_rows transfers=none relocate=true"),
    ],
    ids=lambda rules: f"{rules.book}-as-{rules.name}",
)
def test_the_round_trip_under_rules_that_another_book_names_better(rules):
    game = Game.deal(1, rules)
    assert Game.from_record(game.to_record()) == game


@pytest.mark.parametrize(
    "tags",
    [
        {"Note": "two\nlines"}, {"My Note": "a blank"}, {"": "no name"}, {"A]": "a sign"},
        {"Deal": "7"}, {"Result": "won"}, {"Game": "Moon"}, {"Note": "\ud800"}, {"Note": 5},
    ],
    ids=repr,
)  # fmt: skip
def test_a_tag_that_a_record_cannot_hold_is_refused_when_it_is_written(tags):
    """Or else the record written is another game's, or none that can be read."""
    game = Game.deal(1961)
    game.tags.update(tags)
    try:
        text = game.to_record()
        text.encode("utf-8")
    except SunError:
        return
    assert Game.from_record(text) == game


# files


def test_save_and_load(tmp_path):
    game = Game.from_record(finished_record())
    game.set_comment("windows\r\nand\rold\nlines", 2)
    for path in (tmp_path / "a game.sun", str(tmp_path / "игра.sun")):
        game.save(path)
        assert Game.load(path) == game
    assert (tmp_path / "a game.sun").read_bytes() == game.to_record().encode("utf-8")


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(RecordError, match=r"none\.sun cannot be read: No such file"):
        Game.load(tmp_path / "none.sun")
    with pytest.raises(RecordError, match="cannot be read"):
        Game.load(tmp_path)


def test_a_file_that_is_huge_or_binary_or_empty_is_refused(tmp_path):
    path = tmp_path / "x.sun"
    for data, told in (
        (b"x" * (MAX_SIZE + 1), "larger than"),
        (bytes(range(256)), "not UTF-8"),
        (b"", "empty"),
    ):
        path.write_bytes(data)
        with pytest.raises(RecordError, match=told):
            Game.load(path)


def test_a_file_that_cannot_be_written_is_a_sun_error(tmp_path):
    with pytest.raises(SunError):
        Game.deal(1961).save(tmp_path / "no" / "such" / "folder.sun")


def test_a_comment_that_is_no_unicode_text_does_not_spoil_the_file(tmp_path):
    path = tmp_path / "game.sun"
    game = Game.deal(1961)
    game.save(path)
    before = path.read_bytes()
    with pytest.raises(SunError):  # at the comment already, or at the latest when it is saved
        comment_and_save(game, "half a sign: \ud800", path)
    assert path.read_bytes() == before


def comment_and_save(game, text, path):
    game.set_comment(text, 0)
    game.save(path)
