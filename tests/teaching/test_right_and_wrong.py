"""Right answers are accepted, every wrong single change is refused, in real positions."""

import re
from random import Random

import pytest
from helpers.asked import asked_of, going_of, of_each_book, won_game
from helpers.play import random_game

from sunviz.engine import RULE_BOOKS, Game, Next, Position, PositionError
from sunviz.engine.cards import PACK, card_text, cards_text
from sunviz.engine.landings import landings
from sunviz.story import LANGUAGES, TEXTS, clauses_of, explain
from sunviz.story.citations import text_of
from sunviz.teaching import (
    Count,
    Fitting,
    Landing,
    Playable,
    Reach,
    WhichBooks,
    WhichClause,
    picked_up_next,
)


def toggles(cards):
    """Yield every set of cards that differs from this one by one card, as text."""
    for card in PACK:
        changed = [one for one in cards if one != card] if card in cards else [*cards, card]
        yield cards_text(changed) or "none"


def free_by_the_rules(position):
    """Return the playable cards, told anew from B 4, 7, 8, 11, 12 and W §8."""
    found = set()
    for number, ray in enumerate(position.rays, 1):
        opened = position.stage == "sun" and number == position.ray
        found |= set(ray if opened else ray[-1:])
    for cloud in position.clouds:
        last_two = position.rules.book == "ru-web"
        found |= set(cloud[-2:] if last_two else cloud[:1] + cloud[-1:])
    return found


def wanted_by_the_rules(position):
    """Return the faces that the piles want without a transfer."""
    rules = position.rules.but(transfers="none")
    return {
        suit * 13 + rank
        for suit in range(4)
        for rank in landings(rules, (position.heights[suit], position.heights[suit + 4])).by_rank
    }


@of_each_book
def test_playable_cards(book):
    for position, lang in going_of(book):
        question = Playable(position)
        assert set(question.cards) == free_by_the_rules(position)
        assert [question.check(answer, lang).right for answer in question.answers] == [True]
        for answer in toggles(question.cards):
            assert question.check(answer, lang).right is False, (position, answer)


@of_each_book
def test_fitting_cards(book):
    some = 0
    for position, lang in going_of(book):
        question = Fitting(position)
        assert set(question.cards) <= set(Playable(position).cards)
        assert set(question.cards) == free_by_the_rules(position) & wanted_by_the_rules(position)
        assert [question.check(answer, lang).right for answer in question.answers] == [True]
        for answer in toggles(question.cards):
            assert question.check(answer, lang).right is False, (position, answer)
        some += bool(question.cards)
    assert some > 5


@of_each_book
def test_order_and_copies_do_not_matter(book):
    for position, lang in going_of(book):
        texts = [card_text(card) for card in Playable(position).cards]
        Random(1).shuffle(texts)
        if texts:
            assert Playable(position).check([*texts, texts[0].lower()], lang).right


@of_each_book
def test_right_answers_in_the_reader_s_own_letters(book):
    for position, lang in going_of(book):
        questions = [Playable(position), Fitting(position), Count(position, "rays")]
        questions += [WhichBooks(position, move) for move in ("next", "r3>r9")]
        if ray := picked_up_next(position):
            questions.append(Landing(position, ray))
        for question in questions:
            [answer] = question.answers_in(lang)
            assert question.check(answer, lang).right
            assert (
                lang != "ru" or isinstance(question, WhichBooks) or not re.search("[a-z]", answer)
            )


def test_where_a_ray_lands():
    """The k-th card dealt lands on the k-th ray to the right; what finds none is a cloud."""
    seen = {"r": 0, "c": 0}
    for at, book in enumerate(RULE_BOOKS):
        game, lang = random_game(at, book, eagerness=0.2), LANGUAGES[at % 3]
        for before, move, after in zip(
            game.positions, game.moves, game.positions[1:], strict=False
        ):
            if not isinstance(move, Next) or after.stage != "sunset":
                continue
            for card, nth in (("base", 1), ("tip", len(before.rays[after.ray - 1]))):
                question = Landing(before, after.ray, card)
                ray = after.ray + nth
                right = str(ray) if ray <= 13 else f"cloud {len(after.clouds)}"
                assert question.answers == (right,)
                places = [*map(str, range(15)), *(f"cloud {n}" for n in range(12))]
                for place in places:
                    assert question.check(place, lang).right == (place == right)
                seen[question.place[0]] += 1
    assert min(seen.values()) > 10


def test_a_ray_taken_down_from_its_tip_lands_the_other_way_round():
    game = Game.deal(1, RULE_BOOKS["ru-web"].but(packet="tip_first"))
    while game.position.stage != "sunset":
        game.push("next")
    game.pop()
    assert Landing(game.position, 1, "tip").answers == ("2",)
    size = len(game.position.rays[0])
    assert Landing(game.position, 1, "base").answers == (str(1 + size),)


def test_a_lone_card_is_tip_and_base():
    game = random_game(3, "ru-book", eagerness=0.9)
    alone = [
        (before, after.ray)
        for before, after in zip(game.positions, game.positions[1:], strict=False)
        if after.stage == "sunset" and after.ray != before.ray
        and len(before.rays[after.ray - 1]) == 1
    ]  # fmt: skip
    for before, ray in alone:
        tip, base = Landing(before, ray), Landing(before, ray, "base")
        assert tip.answers == base.answers
        assert tip.check(tip.answers[0], "sv").right


@of_each_book
def test_the_clause_of_a_move(book):
    """What `explain` cites is right; every clause that no answer names is refused."""
    for position, lang in asked_of(book):
        text = text_of(position.rules)
        for move in (*position.legal_moves[:2], "r1>A", "r2>K", "c1.2>K", "r3>r9"):
            told = explain(position, move)
            if told.clauses[0] != text:
                continue
            question = WhichClause(position, move)
            assert set(map(str, told.clauses[1:])) <= set(question.answers)
            for one in clauses_of(text):
                right = str(one.number) in question.answers
                assert question.check(str(one.number), lang).right == right, (position, move, one)


def test_a_legal_play_rests_on_what_is_free_and_on_what_the_rows_want():
    game = Game.deal(1961)
    game.push("next")
    assert WhichClause(game.position, "r5>K").answers == ("2", "4")
    assert WhichClause(game.position, "r1>A").answers == ("2",)
    assert WhichClause(game.position, "r5>K", "S").answers == ("2", "5")
    assert WhichClause(game.position, "r5>K", "W").answers == ("2",)


@pytest.mark.parametrize("text", TEXTS)
def test_the_clause_of_another_text_may_be_asked_for(text):
    question = WhichClause(Game.deal(1961).position, "next", text)
    assert question.answers == ("1",)
    assert question.text == text


@of_each_book
def test_the_rule_books_that_allow_a_move(book):
    for position, lang in asked_of(book):
        for move in (*position.legal_moves[:1], "K>A:H", "r3>r9"):
            question = WhichBooks(position, move)
            own = {book for book, rules in RULE_BOOKS.items() if rules == position.rules}
            legal = move in position.legal_moves or move in map(str, position.legal_moves)
            assert own & set(question.books) == (own if legal else set())
            assert question.check(question.answers[0], lang).right
            for book in RULE_BOOKS:
                changed = set(question.books) ^ {book}
                assert question.check(" ".join(changed) or "none", lang).right is False


def test_a_table_of_one_book_is_read_by_the_others_as_it_lies():
    """Two ace rows that are begun, a sun that plays, a stock out of step: no table of theirs."""
    for book, rules in RULE_BOOKS.items():
        game = random_game(2, book, eagerness=0.9)
        for position in game.positions[:: len(game) // 12]:
            allowed = WhichBooks(position, "next").books
            if position.is_over:
                assert not allowed
                continue
            assert book in allowed
            if any(position.heights[4:]):
                two = rules.foundations == "two_ace_rows"
                assert ("ru-book-v2" in allowed) == two
                assert two == (len(allowed) == 1)
            if position.stage == "sun":
                assert "ru-book-v1" not in allowed
    games = [random_game(seed, "ru-web", eagerness=1) for seed in range(3)]
    uneven = [one for game in games for one in game.positions if len(one.stock) % 13]
    assert uneven
    assert all(WhichBooks(one, "next").books == ("ru-web",) for one in uneven)


def test_a_game_s_own_moves_reach_what_it_reached():
    for at, book in enumerate(RULE_BOOKS):
        game, lang = random_game(at, book, eagerness=0.9), LANGUAGES[at % 3]
        start, line = game.positions[0], " ".join(map(str, game.moves))
        placed = game.position.placed
        goal = Reach(start, "placed", cards=placed)
        assert goal.check(line, lang).right
        if placed < 104:
            assert Reach(start, "placed", cards=placed + 1).check(line, lang).right is False
            assert Reach(start).check(line, lang).right is False
        last = max(i for i, p in enumerate(game.positions) if p.placed < placed)
        assert goal.check(game.moves[:last], lang).right is False
        assert goal.check(game.moves[: last + 1], lang).right is True


def test_a_won_game_and_a_card_that_comes_home():
    start = won_game().positions[0]
    assert Reach(start).check(won_game().moves, "ru").right
    assert Reach(start).check(won_game().moves[:-1], "ru").right is False
    goal = Reach(start, "card", card="7C")
    reached = next(
        at for at, there in enumerate(won_game().positions)
        if 6 in there.pile("A", 0) + there.pile("K", 0)
    )  # fmt: skip
    assert goal.check(won_game().moves[:reached], "sv").right
    assert goal.check(won_game().moves[: reached - 1], "sv").right is False


@of_each_book
def test_an_illegal_move_is_refused_by_its_number(book):
    for position, lang in going_of(book):
        if not position.placed and not position.plays:
            continue
        told = explain(position.play("next"), "r1>A", lang=lang)
        if told.legal:
            continue
        goal = Reach(position) if position.placed < 104 else None
        feedback = goal.check("next r1>A next", lang)
        assert feedback.right is False
        assert told.line in feedback.text
        assert "2, " in feedback.text


COUNTS = {
    "stock": lambda p: len(p.to_dict()["stock"]),
    "placed": lambda p: 104 - sum(map(len, (p.stock, *p.rays, *p.clouds))),
    "rays": lambda p: len([ray for ray in p.rays if ray]),
    "clouds": lambda p: len([c for c in p.clouds if c]) if p.stage == "sunset" else 0,
    "fits": lambda p: len({play.spot for play in p.plays}),
}


@of_each_book
@pytest.mark.parametrize("of", COUNTS)
def test_counts(book, of):
    for position, lang in asked_of(book):
        question = Count(position, of)
        number = COUNTS[of](position)
        assert question.answers == (str(number),)
        assert question.check(number, lang).right is True
        for wrong in (number - 1, number + 1, number + 10):
            if wrong >= 0:
                assert question.check(f" {wrong}.", lang).right is False


@of_each_book
def test_playable_cards_are_counted_with_their_copies(book):
    more = 0
    for position, lang in going_of(book):
        number = Count(position, "playable").number
        assert number >= len(Playable(position).cards)
        more += number > len(Playable(position).cards)
        assert Count(position, "playable").check(str(number), lang).right
    assert more


def test_counts_after_moves():
    position = Game.deal(1961).position
    assert [Count(position, "stock", after=" ".join(["next"] * n)).number for n in range(9)] == [
        104, 91, 78, 65, 52, 39, 26, 13, 0,
    ]  # fmt: skip
    assert Count(position, "placed", after="next r5>K r12>A").number == 2


@of_each_book
def test_positions_of_other_rules_stay_as_they_are(book):
    """The same table under another book has the same cards in the same places."""
    from sunviz.teaching.rule_books import under

    for position, _ in going_of(book):
        for rules in RULE_BOOKS.values():
            there = under(position, rules)
            if there is not None:
                assert there.rays == position.rays
                assert there.rules == rules
                assert there.heights == position.heights
                assert Position.from_dict(there.to_dict(), rules) == there
    with pytest.raises(PositionError):
        Position.from_dict({})
