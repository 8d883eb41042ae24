"""Where rule books part on the same deal, and which switches part them."""

from itertools import combinations

import pytest

from sunviz.engine import PLAYERS, RULE_BOOKS, SWITCHES, Game, RulesError
from sunviz.engine.moves import NEXT
from sunviz.engine.parting import Script, partings, switches_between, table_of
from sunviz.engine.players import plain

BOOK = RULE_BOOKS["ru-book"]
PAIRS = list(combinations(RULE_BOOKS, 2))
PLAIN = Script("plain")


def played(deal, *books, script=PLAIN):
    games = [Game.deal(deal, rules) for rules in books]
    for game in games:
        script.play(game)
    return games


def step(game, at):
    return game.moves[at - 1], table_of(game.positions[at])


@pytest.mark.parametrize("pair", PAIRS, ids="/".join)
def test_all_is_the_same_before_the_parting_and_not_at_it(pair):
    parted = 0
    for deal in range(25):
        one, other = played(deal, *pair)
        found = partings([one, other], PLAIN)
        agree = found[0].at - 1 if found else len(one)
        assert len(found) <= 1
        assert one.moves[:agree] == other.moves[:agree]
        assert list(map(table_of, one.positions[: agree + 1])) == list(
            map(table_of, other.positions[: agree + 1])
        )
        if found:
            assert step(one, found[0].at) != step(other, found[0].at)
            assert found[0].groups == ((0,), (1,))
            parted += 1
        else:
            assert len(one) == len(other)
    assert parted == (0 if pair == ("ru-book", "sv-wiki") else 25)


@pytest.mark.parametrize("pair", PAIRS, ids="/".join)
def test_the_switches_named_make_the_difference_in_a_whole_replay(pair):
    """Set as in the other book, and nothing else, they lead to the other's step."""
    for deal in range(25):
        one, other = played(deal, *pair)
        for parting in partings([one, other], PLAIN):
            assert set(parting.switches) <= set(switches_between(one.rules, other.rules))
            replays = 0
            for here, there in ((one, other), (other, one)):
                switches = {name: getattr(there.rules, name) for name in parting.switches}
                try:
                    (again,) = played(deal, here.rules.but(**switches))
                except RulesError:  # two ace rows with transfers
                    continue
                assert step(again, parting.at) == step(there, parting.at)
                replays += 1
            assert replays


@pytest.mark.parametrize(
    ("switches", "deal"),
    [
        ({"refill": "empty_first"}, 1),
        ({"sun_plays": False}, 1),
        ({"cloud_ends": "last_two"}, 13),
        ({"packet": "tip_first"}, 1),
    ],
)
def test_a_switch_set_alone_is_found(switches, deal):
    (parting,) = partings(played(deal, BOOK, BOOK.but(**switches)), PLAIN)
    assert parting.switches == tuple(switches)
    assert not parting.chosen


@pytest.mark.parametrize("switches", [{"transfers": "none"}, {"relocate": True}])
def test_what_the_plain_player_never_uses_parts_nothing(switches):
    for deal in range(10):
        assert partings(played(deal, BOOK, BOOK.but(**switches)), PLAIN) == ()


def test_two_ace_rows_are_told_by_their_own_switch_and_not_by_the_transfers_they_rule_out():
    (parting,) = partings(played(1961, "ru-book", "ru-book-v2"), PLAIN)
    assert parting.switches == ("foundations",)


def test_a_careful_player_chooses_otherwise_with_the_rules_in_view():
    script = Script("careful")
    games = played(12, BOOK, BOOK.but(transfers="none"), script=script)
    (parting,) = partings(games, script)
    assert (parting.switches, parting.chosen) == (("transfers",), True)
    before = {game.positions[parting.at - 1].legal_moves for game in games}
    assert all(game.moves[parting.at - 1] in moves for game in games for moves in before)


def test_three_books_part_one_after_the_other():
    games = played(1961, "ru-book", "ru-book-v1", "ru-web")
    first, second = partings(games, PLAIN)
    assert (first.at, first.groups, first.switches) == (4, ((0, 1), (2,)), ("refill",))
    assert (second.groups, second.games, second.switches) == (
        ((0,), (1,)), (0, 1), ("sun_plays",),
    )  # fmt: skip
    assert second.at > first.at
    assert step(games[0], first.at) == step(games[1], first.at)


def test_two_of_three_books_may_never_part():
    games = played(1961, "sv-wiki", "ru-web", "ru-book")
    (parting,) = partings(games, PLAIN)
    assert parting.groups == ((0, 2), (1,))


# switches that decide together, or each by itself


def pauses_if(wanted):
    """Return a player that goes on at once where its rules are so, and else plays."""
    return lambda view: NEXT if wanted(view.rules) else plain(view)


def test_switches_that_decide_only_together_are_both_named():
    def both(rules):
        return rules.packet == "tip_first" and rules.cloud_ends == "last_two"

    script = Script(pauses_if(both))
    other = BOOK.but(packet="tip_first", cloud_ends="last_two", sun_plays=False)
    (parting,) = partings(played(1, BOOK, other, script=script), script)
    assert parting.switches == ("cloud_ends", "packet")


def test_switches_that_decide_each_by_itself_are_both_named():
    def either(rules):
        return rules.packet == "tip_first" or rules.cloud_ends == "last_two"

    script = Script(pauses_if(either))
    other = BOOK.but(packet="tip_first", cloud_ends="last_two", sun_plays=False)
    (parting,) = partings(played(1, BOOK, other, script=script), script)
    assert parting.switches == ("cloud_ends", "packet")


# moves that are given


def test_given_moves_are_followed_as_long_as_they_are_legal():
    moved = Game.deal(12, "ru-book-v2")
    Script("careful").play(moved)
    at = next(i for i, move in enumerate(moved.moves, 1) if ">r" in str(move))
    script = Script("plain", moved.moves)
    same, stays = played(12, "ru-book-v2", RULE_BOOKS["ru-book-v2"].but(relocate=False),
                         script=script)  # fmt: skip
    assert same == moved
    assert stays.moves[: at - 1] == moved.moves[: at - 1]
    assert stays.moves[at - 1] != moved.moves[at - 1]
    assert stays.position.is_over
    (parting,) = partings([same, stays], script)
    assert (parting.at, parting.switches) == (at, ("relocate",))


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("book", ["ru-book", "ru-web"])
def test_what_a_script_chooses_is_what_it_has_played(player, book):
    given = Game.deal(7, "ru-book")
    Script("plain").play(given)
    script = Script(player, given.moves[:40])
    (game,) = played(7, book, script=script)
    for at, move in enumerate(game.moves):
        assert script.choose(game.moves[:at], game.positions[at]) == move


def test_the_switches_between_rules():
    assert switches_between(BOOK, RULE_BOOKS["sv-wiki"]) == ()
    changed = BOOK.but(relocate=True, packet="tip_first")
    assert switches_between(BOOK, changed, RULE_BOOKS["ru-book-v1"]) == (
        "sun_plays", "packet", "relocate",
    )  # fmt: skip
    assert set(switches_between(RULE_BOOKS["ru-web"], RULE_BOOKS["ru-book-v2"])) < set(SWITCHES)
