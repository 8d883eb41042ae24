"""Games: dealing, going forward and back, and errors that leave everything as it was."""

import numpy
import pytest

from sunviz.engine import (
    MAX_DEAL,
    RULE_BOOKS,
    CardError,
    DealError,
    Game,
    MoveError,
    Play,
    RecordError,
    RulesError,
    Spot,
    SunError,
)
from sunviz.engine.cards import cards_text

DECK = cards_text(Game.deal(1961).deck)
WRONG_NUMBERS = [-1, MAX_DEAL + 1, True, False, 1.0, 1961.5, "1961", None, [1], 10**30]


def state(game):
    return (
        game.positions, game.moves, game.undone, game.comments, dict(game.tags), len(game),
        game.to_record(),
    )  # fmt: skip


# dealing


@pytest.mark.parametrize("number", [0, 1, 1961, MAX_DEAL])
def test_deal(number):
    game = Game.deal(number)
    assert game.number == game.wind == number
    assert game.rules == RULE_BOOKS["ru-book"]
    assert len(game.deck) == 104
    assert len(game) == 0
    assert game.moves == game.undone == ()
    assert game.positions == (game.position,)


@pytest.mark.parametrize("number", WRONG_NUMBERS, ids=repr)
def test_a_wrong_deal_number_is_refused(number):
    with pytest.raises(DealError) as caught:
        Game.deal(number)
    assert "deal number" in str(caught.value)
    assert str(MAX_DEAL) in str(caught.value)


@pytest.mark.parametrize("number", [number for number in WRONG_NUMBERS if number is not None])
def test_a_wrong_wind_number_is_refused(number):
    with pytest.raises(DealError, match="wind number"):
        Game.deal(1, wind=number)


def test_a_deal_number_of_thousands_of_digits_is_refused_as_well():
    """Python itself refuses to write numbers of more than 4300 digits."""
    with pytest.raises(DealError):
        Game.deal(10**5000)


def test_whole_numbers_of_numpy_are_taken():
    for kind in (numpy.int64, numpy.uint64, numpy.int8):
        game = Game.deal(kind(7), wind=kind(9))
        assert game == Game.deal(7, wind=9)
        assert type(game.number) is type(game.wind) is int
    for wrong in (numpy.float64(7), numpy.int64(-7), numpy.bool_(True)):
        with pytest.raises(DealError):
            Game.deal(wrong)


def test_rules_are_an_id_a_text_with_switches_or_a_rules():
    assert Game.deal(1, "ru-web").rules == RULE_BOOKS["ru-web"]
    assert Game.deal(1, rules=RULE_BOOKS["ru-web"]).rules.book == "ru-web"
    assert Game.deal(1, "ru-book refill=empty_first").rules.refill == "empty_first"
    for wrong in ("chess", "", None, 5, ["ru-book"]):
        with pytest.raises(RulesError, match="ru-book, ru-book-v1"):
            Game.deal(1, wrong)


def test_from_deck_takes_text_or_a_list():
    game = Game.deal(1961)
    for deck in (DECK, DECK.split(), tuple(DECK.split()), DECK.lower(), DECK.replace(" ", ", "),
                 DECK.replace("T", "10"), DECK.replace("H", "♥")):  # fmt: skip
        other = Game.from_deck(deck, wind=1961)
        assert other.deck == game.deck
        assert other.position == game.position
        assert other.number is None


@pytest.mark.parametrize(
    ("deck", "told"),
    [
        (DECK[3:], "these 103 cards are not two packs of 52: missing 5H$"),
        (DECK + " 7H", "these 105 cards are not two packs of 52: too many 7H$"),
        ("AC " + DECK[3:], "missing 5H, too many AC"),
        ("", "these 0 cards are not two packs"),
        ("XX " + DECK[3:], "card 1: 'XX' is no card"),
        (["5H", 7, *DECK.split()[2:]], "card 2: 7 is no card"),
        (["5H", None], "card 2: None is no card"),
        (["5H 9D"], "card 1: '5H 9D' is no card"),
    ],
)
def test_a_wrong_deck_is_refused(deck, told):
    with pytest.raises(CardError, match=told):
        Game.from_deck(deck)


@pytest.mark.parametrize("deck", [None, 5, 1.5])
def test_a_deck_that_is_no_list_is_refused_too(deck):
    with pytest.raises(SunError):
        Game.from_deck(deck)


def test_from_deck_with_a_wind():
    assert Game.from_deck(DECK).wind == 0
    assert Game.from_deck(DECK, wind=7).wind == 7
    assert Game.from_deck(DECK, wind="AC KS").wind == (0, 51)
    assert Game.from_deck(DECK, wind=["AC", "KS"]).wind == (0, 51)
    for wrong in (-1, True, 2**64, 0.5):
        with pytest.raises(DealError, match="wind number"):
            Game.from_deck(DECK, wind=wrong)
    for wrong in ("", "AC ZZ", ["AC", 3]):
        with pytest.raises(CardError):
            Game.from_deck(DECK, wind=wrong)


def test_an_empty_wind_row_is_refused_as_a_list_too():
    """No wind row is empty, and a record could not hold it."""
    with pytest.raises(CardError, match="empty"):
        Game.from_deck(DECK, wind=[])


def test_a_wind_row_that_does_not_hold_the_clouds_cards_is_refused_when_it_blows():
    game = Game.from_deck(DECK, "ru-book-v1", wind="AC KS")
    while game.position.ray != 13:
        game.push("next")
    before = state(game)
    with pytest.raises(MoveError, match="does not hold the cards left in the clouds"):
        game.push("next")
    assert state(game) == before


# forward and back


def first_moves():
    game = Game.deal(1961)
    for move in ("next", "r12>A", "next"):
        game.push(move)
    return game


def test_push_takes_a_move_or_its_text():
    one, two = Game.deal(1961), Game.deal(1961)
    for text in ("next", "r12>A"):
        one.push(text)
    two.push(two.position.legal_moves[-1])
    two.push(Play(Spot("r", 12), "A"))
    assert one == two
    assert [str(move) for move in one.moves] == ["next", "r12>A"]
    assert len(one.positions) == 3
    assert one.positions[-1] is one.position


def test_pop_and_redo():
    game = first_moves()
    last = game.position
    assert str(game.pop()) == "next"
    assert str(game.pop()) == "r12>A"
    assert [str(move) for move in game.undone] == ["r12>A", "next"]
    assert str(game.redo()) == "r12>A"
    assert str(game.redo()) == "next"
    assert game.position is last
    assert game.undone == ()


def test_pop_at_the_start_and_redo_at_the_end_are_refused():
    game = first_moves()
    with pytest.raises(MoveError, match="no move to make again"):
        game.redo()
    game.jump(0)
    before = state(game)
    with pytest.raises(MoveError, match="no move to take back"):
        game.pop()
    assert state(game) == before


def test_jump():
    game = first_moves()
    positions = game.positions
    for at in (0, 2, 3, 1, 1):
        game.jump(at)
        assert game.position is positions[at]
    assert len(game.undone) == 2


@pytest.mark.parametrize("at", [-1, 4, True, 1.0, "2", None], ids=repr)
def test_a_jump_to_no_position_is_refused(at):
    game = first_moves()
    game.jump(2)
    before = state(game)
    with pytest.raises(MoveError, match="the game has the positions 0 to 3"):
        game.jump(at)
    assert state(game) == before


def test_the_same_move_after_undo_keeps_what_was_undone():
    game = first_moves()
    last = game.position
    game.set_comment("the second arc", 3)
    game.jump(1)
    game.push("r12>A")
    assert [str(move) for move in game.undone] == ["next"]
    game.redo()
    assert game.position is last
    assert game.comment(3) == "the second arc"


def test_another_move_after_undo_replaces_what_was_undone_and_its_comments():
    game = first_moves()
    game.set_comment("of the first arc", 1)
    game.set_comment("of an ace", 2)
    game.jump(1)
    game.push("next")
    assert [str(move) for move in game.moves] == ["next", "next"]
    assert game.undone == ()
    assert game.comments == {1: "of the first arc"}
    assert game.comment(2) == ""


@pytest.mark.parametrize(
    "wrong",
    ["r1>A", "r14>A", "nonsense", "", None, 5, Play(Spot("r", 1), "A"), "c1.1>A", "A>K:H", b"next"],
    ids=repr,
)
def test_a_wrong_move_is_refused_and_the_game_stays_as_it_was(wrong):
    game = first_moves()
    game.pop()
    before = state(game)
    with pytest.raises(MoveError):
        game.push(wrong)
    assert state(game) == before


@pytest.mark.parametrize(
    "wrong",
    [None, 5, b"next", Play(Spot("r", 14), "A"), Play(Spot("r", 0), "A"),
     Play(Spot("c", 0, 1), "A"), Play(Spot("r", -1), "A"),
     Play(Spot("r", 1, -1), "A"), Play(Spot("r", 3), "X")],
    ids=repr,
)  # fmt: skip
def test_a_move_that_cannot_be_is_refused_by_the_position_as_well(wrong):
    position = first_moves().position
    with pytest.raises(MoveError):
        position.play(wrong)


# comments, equality, repr


def test_comments():
    game = first_moves()
    game.set_comment("before the first move", 0)
    game.set_comment("now")
    assert game.comment() == "now"
    assert game.comment(0) == "before the first move"
    assert game.comment(2) == ""
    assert game.comments == {0: "before the first move", 3: "now"}
    game.pop()
    assert game.comments == {0: "before the first move"}
    game.redo()
    game.set_comment("")
    assert game.comments == {0: "before the first move"}


@pytest.mark.parametrize("text", ["a {", "} b", "{}"])
def test_a_comment_with_braces_is_refused(text):
    game = first_moves()
    with pytest.raises(RecordError, match="cannot hold the signs"):
        game.set_comment(text)
    assert game.comments == {}


@pytest.mark.parametrize("at", [-1, 4, 1.5, "2"], ids=repr)
def test_a_comment_on_no_move_is_refused(at):
    game = first_moves()
    with pytest.raises(SunError):
        game.set_comment("here", at)
    assert game.comments == {}


@pytest.mark.parametrize("text", [5, None, ["a"], b"a"], ids=repr)
def test_a_comment_that_is_no_text_is_refused(text):
    game = first_moves()
    with pytest.raises(SunError):
        game.set_comment(text)
    assert game.comments == {}


def test_games_are_equal_by_deal_wind_rules_moves_comments_and_tags():
    assert first_moves() == first_moves()
    assert Game.deal(1) != Game.deal(2)
    assert Game.deal(1) != Game.deal(1, wind=2)
    assert Game.deal(1) != Game.deal(1, "ru-web")
    assert Game.deal(1) != "deal 1"
    said, tagged, shorter = first_moves(), first_moves(), first_moves()
    said.set_comment("here")
    tagged.tags["Annotator"] = "A teacher"
    shorter.pop()
    assert len({repr(state(g)) for g in (said, tagged, shorter, first_moves())}) == 4
    assert said != first_moves()
    assert tagged != first_moves()
    assert shorter != first_moves()
    shorter.push("next")
    assert shorter == first_moves()


def test_repr_says_something():
    assert repr(first_moves()) == "<Game deal 1961 under ru-book, move 3: sunrise>"
    assert repr(Game.from_deck(DECK, "ru-web")) == (
        "<Game deck 5H 9D QC … under ru-web, move 0: sunrise>"
    )


def test_errors_are_sun_errors_and_value_errors_with_a_key_and_fields():
    for wrong in (lambda: Game.deal(-1), lambda: Game.deal(1, "x"), lambda: Game.from_deck("AC"),
                  lambda: Game.deal(1).push("r1>A"), lambda: Game.from_record("")):  # fmt: skip
        with pytest.raises(SunError) as caught:
            wrong()
        assert isinstance(caught.value, ValueError)
        assert caught.value.key
