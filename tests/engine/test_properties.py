"""Invariants of RULES.md under random play, undo and redo, written apart from the engine's own."""

import copy
import json
import pickle
from collections import Counter
from random import Random

import pytest
from helpers.play import ALL_RULES, random_game, steps
from hypothesis import given, settings
from hypothesis import strategies as st

from sunviz.engine import Game, MoveError, Next, Play, Position, Relocate, Transfer, read_move
from sunviz.engine.cards import PACK, cards_text
from sunviz.engine.invariants import problems

QUICK = settings(deadline=None, derandomize=True, max_examples=8)
SEEDS = st.integers(0, 2**64 - 1)
EAGERNESS = st.sampled_from([0.0, 0.5, 0.9, 1.0])
every_rules = pytest.mark.parametrize("rules", ALL_RULES.values(), ids=ALL_RULES)


def played(seed, rules, eagerness):
    """A whole game after random play."""
    return random_game(seed, rules, eagerness=eagerness)


# the invariants, one function each


def two_of_each_card(position):
    d = position.to_dict()
    second = "aces2" if "aces2" in d else "kings"
    rows = [d["stock"], *d["rays"], *d["clouds"], *d["aces"], *d[second]]
    count = Counter(card for row in rows for card in row)
    assert sum(count.values()) == 104
    assert set(count.values()) == {2}
    assert len(count) == 52


def piles_run_unbroken(position):
    d = position.to_dict()
    up = "A23456789TJQK"
    for key in d.keys() & {"aces", "kings", "aces2"}:
        order = up[::-1] if key == "kings" else up
        for suit, pile in zip("CDHS", d[key], strict=True):
            assert pile == [rank + suit for rank in order[: len(pile)]]
    assert position.placed == sum(len(pile) for key in d.keys() & {"aces", "kings", "aces2"}
                                  for pile in d[key])  # fmt: skip


def copies_off_the_foundations(position):
    off = Counter(position.stock)
    for row in (*position.rays, *position.clouds):
        off.update(row)
    two_rows = position.rules.foundations == "two_ace_rows"
    for card in PACK:
        suit, rank = divmod(card, 13)
        aces, second = position.heights[suit], position.heights[suit + 4]
        on_second = rank < second if two_rows else rank >= 13 - second
        assert off[card] == 2 - (rank < aces) - on_second


def sizes(position):
    if position.rules.refill == "with_arc":
        assert len(position.stock) == 104 - 13 * position.arcs
    assert 0 <= position.arcs <= 8
    if position.stage in ("sunrise", "sun"):
        assert all(len(ray) <= 8 for ray in position.rays)
        assert position.clouds == ()
    if position.stage == "sunset":
        assert not any(position.rays[: position.ray])
        if position.ray < 4:
            assert position.clouds == ()
    if position.stage in ("wind", "lost"):
        assert not any(position.rays)
        assert len(position.clouds) == 1
    assert (position.stage == "won") == (position.placed == 104)


def is_inner_order_kept(was, now):
    """Whether `now` is `was` with some cards taken out."""
    rest = iter(was)
    return all(card in rest for card in now)


def move_keeps_order(before, move, now):
    """What a play, transfer or relocation may change; `next` is looked at by `next_deals`."""
    assert now.stock == before.stock
    assert now.arcs == before.arcs
    assert now.ray == before.ray
    assert now.stage in (before.stage, "won")
    assert len(now.clouds) == len(before.clouds)
    for was, is_now in zip(before.clouds, now.clouds, strict=True):
        assert is_inner_order_kept(was, is_now)
    changed = [n for n in range(13) if before.rays[n] != now.rays[n]]
    if isinstance(move, Transfer):
        assert now.rays == before.rays
        assert now.clouds == before.clouds
        assert now.placed == before.placed
        for position in (before, now):
            ace_top, king_top = position.heights[move.suit], 13 - position.heights[move.suit + 4]
            assert ace_top == king_top  # ace top + 1 = king top, in ranks 0…12
            assert position.heights[move.suit] >= 1
            assert position.heights[move.suit + 4] >= 1
    elif isinstance(move, Relocate):
        assert now.heights == before.heights
        source, target = move.spot.number - 1, move.ray - 1
        assert set(changed) == {source, target}
        assert before.rays[target] == ()
        assert len(before.rays[source]) >= 2
        assert is_inner_order_kept(before.rays[source], now.rays[source])
    else:
        assert now.placed == before.placed + 1
        assert len(changed) <= 1
        assert all(is_inner_order_kept(before.rays[n], now.rays[n]) for n in changed)


def next_deals(before, now):
    assert now.heights == before.heights
    if now.stage == "lost":
        assert (now.rays, now.clouds) == (before.rays, before.clouds)
        return
    if now.stage == "wind":
        assert Counter(now.clouds[0]) == Counter(sum(before.clouds, ()))
        return
    assert now.clouds[: len(before.clouds)] == before.clouds
    if now.stage == "sunset":
        gathered = before.rays[now.ray - 1]
        assert 1 <= len(gathered) <= 7 + now.ray
        assert now.ray > (before.ray if before.stage == "sunset" else 0)
        packet = gathered[::-1] if before.rules.packet == "tip_first" else gathered
        later = zip(before.rays[now.ray :], now.rays[now.ray :], strict=True)
        dealt = [ray[-1] for was, ray in later if len(ray) == len(was) + 1]
        clouds = now.clouds[len(before.clouds) :]
        assert len(clouds) <= 1
        assert (*dealt, *sum(clouds, ())) == packet
    elif now.stage == "sun":
        assert now.rays == before.rays
        assert now.ray > (before.ray or 0)
        assert now.rays[now.ray - 1]
    else:
        assert now.arcs == before.arcs + 1
        assert all(
            is_now[: len(was)] == was for was, is_now in zip(before.rays, now.rays, strict=True)
        )
        taken = len(before.stock) - len(now.stock)
        empty = sum(not ray for ray in before.rays)
        if before.rules.refill == "empty_first" and before.arcs:
            assert taken == min(len(before.stock), 13 + empty)
        else:
            assert taken == 13


STAGE_ORDER = ["sunrise", "sun", "sunset", "wind"]


@every_rules
@QUICK
@given(seed=SEEDS, eagerness=EAGERNESS)
def test_invariants_hold_after_every_move(rules, seed, eagerness):
    game = Game.deal(seed, rules)
    before = game.position
    for move in steps(game, Random(seed), eagerness):
        now = game.position
        two_of_each_card(now)
        piles_run_unbroken(now)
        copies_off_the_foundations(now)
        sizes(now)
        assert problems(now) == []
        if isinstance(move, Next):
            next_deals(before, now)
        else:
            move_keeps_order(before, move, now)
        if before.stage in STAGE_ORDER and now.stage in STAGE_ORDER:
            assert STAGE_ORDER.index(now.stage) >= STAGE_ORDER.index(before.stage)
        before = now


@every_rules
@QUICK
@given(seed=SEEDS, data=st.data())
def test_undo_redo_and_jump_give_the_very_same_cards_the_wind_included(rules, seed, data):
    game = played(seed, rules, 0.7)
    positions, moves = game.positions, game.moves
    dicts = [position.to_dict() for position in positions]
    for at in data.draw(st.lists(st.integers(0, len(moves)), max_size=8)):
        game.jump(at)
        assert game.position is positions[at]
        assert game.undone == moves[at:]
        assert len(game) == at
    game.jump(len(moves))
    for at in range(len(moves) - 1, -1, -1):
        assert game.pop() == moves[at]
        assert game.position.to_dict() == dicts[at]
    for at in range(len(moves)):
        assert game.redo() == moves[at]
        assert game.position.to_dict() == dicts[at + 1]
    again = Game.deal(seed, rules)
    for move in moves:
        again.push(str(move))
    assert again.positions == positions
    assert again == game


@every_rules
@QUICK
@given(seed=SEEDS, other=SEEDS, cut=st.floats(0, 1))
def test_the_wind_depends_on_its_number_and_on_the_clouds_alone(rules, seed, other, cut):
    game = played(seed, rules, 0.4)
    if "wind" not in [position.stage for position in game.positions]:
        return  # won before
    at = next(i for i, position in enumerate(game.positions) if position.stage == "wind")
    game.jump(at)
    row = game.position.clouds[0]
    game.pop()
    game.jump(int(cut * at))
    for move in game.undone[: at - len(game)]:
        game.push(move)
    assert game.position.clouds[0] == row
    calm = Game.deal(seed, rules, wind=other)
    for move in game.moves:
        calm.push(move)
    assert Counter(calm.position.clouds[0]) == Counter(row)
    blown = list(row)
    Random(other).shuffle(blown)
    by_hand = Game.from_deck(cards_text(game.deck), rules, wind=cards_text(blown))
    for move in game.moves:
        by_hand.push(move)
    assert by_hand.position.clouds == (tuple(blown),)


@every_rules
@QUICK
@given(seed=SEEDS, eagerness=EAGERNESS)
def test_a_position_is_rebuilt_from_its_dictionary(rules, seed, eagerness):
    for position in played(seed, rules, eagerness).positions[::5]:
        plain = position.to_dict()
        through_json = json.loads(json.dumps(plain))
        assert through_json == plain
        again = Position.from_dict(through_json, rules=rules, wind=seed)
        assert again == position
        assert hash(again) == hash(position)
        assert again.legal_moves == position.legal_moves
        assert again.to_dict() == plain
        for move in position.legal_moves:
            assert again.play(move) == position.play(move)


@every_rules
@QUICK
@given(seed=SEEDS)
def test_pickles_and_copies_are_equal_and_play_on_alike(rules, seed):
    for position in played(seed, rules, 0.8).positions[::9]:
        for twin in (pickle.loads(pickle.dumps(position)), copy.copy(position),
                     copy.deepcopy(position)):  # fmt: skip
            assert twin == position
            assert hash(twin) == hash(position)
            assert twin.rules.book == position.rules.book
            assert twin.legal_moves == position.legal_moves
            for move in position.legal_moves:
                assert twin.play(move) == position.play(move)
    game = played(seed, rules, 0.8)
    twin = pickle.loads(pickle.dumps(game))
    assert twin == game
    assert twin.pop() == game.moves[-1]


@QUICK
@given(seed=SEEDS, at=st.integers(0, 150))
def test_a_position_never_changes(seed, at):
    game = played(seed, "ru-book-v2", 0.8)
    position = game.positions[min(at, len(game))]
    before = position.to_dict(), hash(position), position.legal_moves
    for name in ("stage", "rays", "ray", "stock", "heights", "clouds", "rules", "wind", "new"):
        with pytest.raises(AttributeError):
            setattr(position, name, ())
        with pytest.raises(AttributeError):
            delattr(position, name)
    mutable = position.to_dict()
    mutable["rays"][0].append("AC")
    mutable["stock"].clear()
    for move in position.legal_moves:
        position.play(move)
    assert (position.to_dict(), hash(position), position.legal_moves) == before
    assert isinstance(position.legal_moves, tuple)


@QUICK
@given(seed=SEEDS)
def test_equality_and_hash_do_not_depend_on_which_equal_card_came_first(seed):
    game = Game.deal(seed)
    deck = cards_text(game.deck).split()
    # the two cards of each face change places: name them apart, swap, forget the names
    first = {card: deck.index(card) for card in set(deck)}
    last = {card: 103 - deck[::-1].index(card) for card in set(deck)}
    swapped = list(deck)
    for card in first:
        swapped[first[card]], swapped[last[card]] = deck[last[card]], deck[first[card]]
    other = Game.from_deck(swapped, wind=seed)
    assert other.position == game.position
    assert hash(other.position) == hash(game.position)


def test_equal_positions_reached_by_either_of_two_equal_cards():
    rest = [card for card in cards_text(PACK + PACK).split() if card != "AC"]
    game = Game.from_deck(["AC", "AC", *rest])
    game.push("next")
    one = game.position.play("r1>A")
    two = game.position.play("r2>A")
    assert one != two  # the cards left lie on different rays
    both = Game.from_deck(["AC", "AC", *rest], "ru-book-v2")
    both.push("next")
    left = both.position.play("r1>A").play("r2>B")
    right = both.position.play("r2>A").play("r1>B")
    assert left == right
    assert hash(left) == hash(right)
    assert len({left, right, both.position}) == 2


def test_positions_under_other_rules_and_other_things_are_not_equal():
    book, web, wiki = (Game.deal(3, rules).position for rules in ("ru-book", "ru-web", "sv-wiki"))
    assert book != web
    assert book == wiki  # the same game told twice
    assert book != book.to_dict()
    assert (book == 5) is False


# the order of the legal moves


def documented_order(position):
    """A key that sorts moves as `sunviz.engine.legal` documents it."""

    def key(move):
        if isinstance(move, Play):
            spot = move.spot
            row = "AKB".index(move.row)
            if spot.place == "r":
                size = len(position.rays[spot.number - 1])
                return (0, spot.number, -(spot.card or size), row)
            return (1, spot.number, -spot.card, row)
        if isinstance(move, Relocate):
            return (2,)
        if isinstance(move, Transfer):
            return (3, move.suit, "AK".index(move.source))
        return (4,)

    return key


@every_rules
@QUICK
@given(seed=SEEDS, eagerness=EAGERNESS)
def test_legal_moves_stand_in_the_documented_order_and_each_can_be_made(rules, seed, eagerness):
    for position in played(seed, rules, eagerness).positions[::3]:
        moves = position.legal_moves
        assert list(moves) == sorted(moves, key=documented_order(position))
        assert len(set(moves)) == len(moves)
        assert position.plays == tuple(move for move in moves if isinstance(move, Play))
        if position.is_over:
            assert moves == ()
            continue
        for move in moves:
            assert read_move(str(move)) == move
            there = position.play(str(move))
            assert there != position
        for play in position.plays:
            assert position.is_playable(play.spot)


ALL_TEXTS = [
    "next",
    *(f"{source}:{suit}" for source in ("A>K", "K>A") for suit in "CDHS"),
    *(f"r{n}{card}>{row}" for n in range(1, 14) for card in ("", *(f".{c}" for c in range(1, 21)))
      for row in "AKB"),
    *(f"r{n}{card}>r{m}" for n in range(1, 14) for card in ("", *(f".{c}" for c in range(1, 9)))
      for m in range(1, 14)),
    *(f"c{n}.{card}>{row}" for n in range(1, 12) for card in range(1, 21) for row in "AKB"),
]  # fmt: skip


@pytest.mark.parametrize("rules", ["ru-book", "ru-book-v1", "ru-book-v2", "ru-web"])
def test_every_other_move_is_refused_with_a_reason_and_nothing_else(rules):
    random = Random(1)
    game = played(4, rules, 0.8)
    chosen = random.sample(game.positions, 6) + [game.positions[0], game.positions[-1]]
    for position in chosen:
        legal = {str(move) for move in position.legal_moves}
        for text in random.sample(ALL_TEXTS, 700):
            if text in legal:
                continue
            with pytest.raises(MoveError) as caught:
                position.play(text)
            assert caught.value.key
            assert caught.value.fields["move"] == text
            assert str(caught.value).startswith(f"{text} is not legal here: ")


# won and stuck


def brute_can_place(position):
    """Whether a play can be reached by transfers alone."""
    seen, todo = set(), [position]
    while todo:
        here = todo.pop()
        if here in seen:
            continue
        seen.add(here)
        for move in here.legal_moves:
            if isinstance(move, Play):
                return True
            if isinstance(move, Transfer):
                todo.append(here.play(move))
    return False


@every_rules
@QUICK
@given(seed=SEEDS)
def test_is_won_is_lost_is_over_and_is_stuck(rules, seed):
    for position in played(seed, rules, 0.95).positions:
        assert position.is_won == (position.placed == 104)
        assert position.is_lost == (position.stage == "lost")
        assert position.is_over == (not position.legal_moves)
        if position.stage == "wind":
            assert position.is_stuck == (not brute_can_place(position))
        else:
            assert position.is_stuck == position.is_lost


def test_random_play_reaches_every_stage_and_both_ends():
    seen = Counter()
    for seed in range(12):
        for rules in ("ru-book", "ru-book-v2"):
            seen.update({position.stage for position in played(seed, rules, 1.0).positions})
    assert set(seen) >= {"sunrise", "sun", "sunset", "wind", "lost", "won"}
