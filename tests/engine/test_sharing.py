"""A game as a short text: it comes back whole, and a changed one is told."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sunviz.engine import RULE_BOOKS, Game, SunError, play_out, sharing
from sunviz.engine.cards import PACK, cards_text
from sunviz.engine.deals import SplitMix64

URL_SAFE = re.compile(r"[A-Za-z0-9._-]+")
RULES = [*RULE_BOOKS, "ru-book refill=empty_first", "ru-web packet=tip_first sun_plays=false"]


def played(game, seed, moves):
    """Play a game on by chance."""
    draw = SplitMix64(seed)
    for _ in range(moves):
        legal = game.position.legal_moves
        if not legal:
            break
        game.push(legal[draw.below(len(legal))])
    return game


def whole(rules, number=1961):
    game = Game.deal(number, rules)
    play_out(game, "careful")
    return game


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**64 - 1), st.sampled_from(RULES), st.integers(0, 2**32), st.integers(0, 90))
def test_a_game_comes_back_from_its_text(number, rules, seed, moves):
    game = played(Game.deal(number, rules), seed, moves)
    text = game.to_short()
    back = Game.from_short(text)
    assert (back, back.number, back.rules.name) == (game, number, game.rules.name)
    assert URL_SAFE.fullmatch(text)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(RULES), st.data())
def test_one_changed_sign_is_refused(rules, data):
    text = played(Game.deal(7, rules), 5, 60).to_short()
    at = data.draw(st.integers(0, len(text) - 1))
    signs = "0123456789abcdefghijklmnopqrstuvwxyz._-"
    sign = data.draw(st.sampled_from(signs.replace(text[at], "")))
    with pytest.raises(SunError):
        Game.from_short(text[:at] + sign + text[at + 1 :])


@settings(max_examples=150, deadline=None)
@given(st.text() | st.from_regex(sharing._SHORT, fullmatch=True))
def test_nonsense_is_an_error_in_words(text):
    with pytest.raises(SunError) as told:
        Game.from_short(text)
    assert told.value.key.startswith("share_")


@pytest.mark.parametrize("rules", RULE_BOOKS)
def test_a_whole_game_is_short(rules):
    game = whole(rules)
    assert game.position.is_over
    assert len(game.to_short()) < 120
    assert Game.from_short(game.to_short()) == game


def test_a_deck_without_a_number_and_winds_of_all_kinds_come_back():
    cards = cards_text(SplitMix64(3).shuffled(PACK + PACK))
    decks = [Game.from_deck(cards, "sv-wiki", wind=wind) for wind in (0, 7, "AC KS 7H")]
    numbered = Game.deal(1961, wind=5)
    by_hand = numbered.to_record().replace('[Wind "5"]', '[WindRow "AC KS 7H"]')
    texts = set()
    for game in [*decks, numbered, Game.from_record(by_hand)]:
        played(game, 11, 40)
        text = game.to_short()
        back = Game.from_short(text)
        assert (back, back.number, back.wind) == (game, game.number, game.wind)
        assert len(text) < 200
        texts.add(text)
    assert len(texts) == 5


def test_what_mails_do_to_a_text_does_no_harm():
    game = whole("ru-book")
    text = game.to_short()
    folded = f"  <{text[:40].upper()}=\r\n {text[40:]}>. ".replace("=", "")
    assert Game.from_short(folded) == game


def test_comments_and_what_was_undone_stay_behind():
    game = whole("ru-book")
    game.set_comment("so", 3)
    game.jump(10)
    back = Game.from_short(game.to_short())
    assert (len(back), back.undone, back.comments) == (10, (), {})


def test_the_same_text_for_ever():
    """Texts in old mails must be read by every later version."""
    game = Game.from_short("sun1.29.ru-book.147_83z2fpxyd7omxbzbht6pxwivwe655bzm.0ycl36z")
    assert (game.number, len(game), game.position.placed) == (29, 147, 104)
    assert game == whole("ru-book", 29)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("sun1.1961.ru-book.0_0", "share_form"),
        ("", "share_form"),
        (None, "share_form"),
        ("sun1." + "1" * 20_000, "share_form"),
        ("sun2.1961.ru-book.0_0.15pj5do", "share_version"),
        ("sun1.1961.ru-book.0_0.15pj5dp", "share_changed"),
        ("sun1.1961.moon.0_0.15pj5do", "share_changed"),
        ("sun1.1961.ru-book_9999999.0_0.15pj5do", "share_changed"),
        ("sun1.1961.ru-book.99999_0.15pj5do", "share_changed"),
        ("sun1.dzz.ru-book.0_0.15pj5do", "share_changed"),
        (f"sun1.{2**64}.ru-book.0_0.15pj5do", "share_changed"),
    ],
)
def test_each_fault_has_its_word(text, key):
    with pytest.raises(SunError) as told:
        Game.from_short(text)
    assert told.value.key == key


def test_a_game_without_end_is_too_long(monkeypatch):
    monkeypatch.setattr(sharing, "MOST_MOVES", 5)
    with pytest.raises(SunError) as told:
        played(Game.deal(1), 1, 6).to_short()
    assert told.value.key == "share_long"


def test_a_text_is_told_from_a_record_and_from_a_file():
    game = whole("ru-web")
    assert sharing.read_text(game.to_short()) == sharing.read_text(game.to_record()) == game
    assert not sharing.is_short("sun1.sun")
    with pytest.raises(SunError) as told:
        sharing.read_text("nonsense")
    assert told.value.key == "record_no_tags"
