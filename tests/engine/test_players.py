"""Players: what they may see, how they play, and how often they win."""

import json
import pickle
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from helpers.play import ALL_RULES, random_game
from helpers.winds import wind_position

from sunviz.engine import RULE_BOOKS, Game, Next, Play, Relocate, Spot, SunError, Transfer
from sunviz.engine.careful import STYLES
from sunviz.engine.landings import landings
from sunviz.engine.moves import NEXT
from sunviz.engine.players import PLAYERS, PlayerError, plain, play_out, read_player, result
from sunviz.engine.playout import Style, Table, placed_by_sunset
from sunviz.engine.view import View
from sunviz.engine.windrow import wind_move

VECTORS = json.loads(Path(__file__).parents[1].joinpath("vectors.json").read_text("utf-8"))
EACH_RULES = pytest.mark.parametrize("rules", ALL_RULES.values(), ids=ALL_RULES)
EACH_BOOK = pytest.mark.parametrize("book", RULE_BOOKS)


def played(deal, rules, player):
    game = Game.deal(deal, rules)
    play_out(game, player)
    return game


def random_views(rules, count=40):
    """Views along random play, every stage that these rules reach among them."""
    random = Random(rules.name)
    for deal in range(count):
        game = random_game(deal, rules, eagerness=0.7)
        yield from (p for p in random.sample(game.positions, 5) if not p.is_over)


# what a player may see


def everything_reached_from(thing):
    """Every object that attributes and containers lead to from a view, methods aside."""
    seen, todo = {}, [thing]
    while todo:
        each = todo.pop()
        if id(each) in seen or isinstance(each, type) or callable(each):
            continue
        seen[id(each)] = each
        if isinstance(each, tuple | list | set | frozenset):
            todo += each
        elif isinstance(each, dict):
            todo += [*each, *each.values()]
        elif not isinstance(each, int | str | None.__class__):
            todo += [getattr(each, name) for name in dir(each) if not name.startswith("__")]
    return list(seen.values())


@EACH_BOOK
def test_no_way_leads_from_a_view_to_the_stock_or_the_wind(book):
    wind = 987_654_321_987
    game = Game.deal(3, book, wind=wind)
    for _ in range(3):
        game.push("next")
    stock = game.position.stock
    reached = everything_reached_from(View(game.position))
    assert len(reached) > 50
    assert wind not in [each for each in reached if isinstance(each, int)]
    rows = [each for each in reached if isinstance(each, tuple)]
    assert stock not in rows
    assert all(each is not game.position for each in reached)


def test_a_view_shows_what_lies_open():
    position = random_game(5, "ru-book", most=40).position
    view = View(position)
    for name in ("rules", "stage", "arcs", "ray", "rays", "heights", "clouds", "legal_moves"):
        assert getattr(view, name) == getattr(position, name)
    assert view.plays == position.plays
    assert Counter(view.hidden) == Counter(position.stock)
    assert list(view.hidden) == sorted(position.stock)
    assert view.card_at(Spot("r", 1)) == position.rays[0][-1]


def test_a_view_is_a_value_that_never_changes():
    one, other = (View(Game.deal(deal).position) for deal in (1, 2))
    assert one == other
    assert hash(one) == hash(other)
    assert one != "view"
    assert pickle.loads(pickle.dumps(one)) == one
    assert repr(one) == "<View sunrise: no arc laid, 104 cards in stock, 0 placed>"
    with pytest.raises(AttributeError):
        one.arcs = 3
    with pytest.raises(AttributeError):
        del one._shown


@EACH_RULES
@pytest.mark.parametrize("player", PLAYERS)
def test_hidden_cards_and_the_wind_make_no_difference(rules, player):
    """The same move whatever order the stock lies in and however the wind will blow."""
    choose = PLAYERS[player]
    for position in random_views(rules, 3):
        stock = list(position.stock)
        Random(1).shuffle(stock)
        other = position.changed(position.stage, stock=tuple(stock), wind=77)
        assert choose(View(other)) == choose(View(position))


# plain


@pytest.mark.parametrize("number", range(len(VECTORS["plain"]["rows"])))
def test_plain_gives_the_golden_rows(number):
    deal, rules, *row = VECTORS["plain"]["rows"][number]
    assert list(result(played(deal, rules, "plain"))) == row


@EACH_RULES
def test_plain_takes_the_first_play_and_never_transfers_or_relocates(rules):
    for position in random_views(rules, 10):
        move = plain(View(position))
        assert move == (position.plays or (NEXT,))[0]
        assert not isinstance(move, Transfer | Relocate)


def test_the_first_play_is_the_first_in_the_order_of_the_contract():
    """Rays, in the open ray from the tip inwards, then clouds, the last card first."""

    def key(play):
        spot = play.spot
        inwards = -(spot.card or 99)
        return spot.place == "c", spot.number, inwards, "AKB".index(play.row)

    several = 0
    for rules in ALL_RULES.values():
        for position in random_views(rules, 20):
            several += len(position.plays) > 1
            assert list(position.plays) == sorted(position.plays, key=key)
    assert several > 50


# careful


def test_careful_wins_half_as_often_again_as_plain():
    """Deals 0–79 as golden counts; `benchmarks/careful_share.py` plays 0–999."""
    won = {
        player: sum(played(deal, "ru-book", player).position.is_won for deal in range(80))
        for player in PLAYERS
    }
    assert won == {"plain": 24, "careful": 74}
    assert won["careful"] >= 1.5 * won["plain"]


@EACH_RULES
def test_careful_ends_every_game_under_every_rule(rules):
    for deal in range(1000, 1003):
        game = played(deal, rules, "careful")
        assert game.position.is_over
        assert len(game) < 350


@EACH_RULES
def test_careful_goes_on_from_wherever_it_is_put(rules):
    """From tables that it would never have made itself, the wind row of 104 included."""
    for position in [*random_views(rules, 1), random_game(1, rules, eagerness=0).positions[-2]]:
        game = Game(position)
        play_out(game, "careful")
        assert game.position.is_over


def test_careful_is_a_function_of_the_view_alone():
    """Asked in another order, with nothing remembered, it gives the same moves."""
    game = played(7, "ru-book", "careful")
    for position, move in reversed(list(zip(game.positions, game.moves, strict=False))):
        placed_by_sunset.cache_clear()
        assert PLAYERS["careful"](View(position)) == move


def test_careful_waits_for_a_meeting_while_cards_are_hidden():
    for deal in range(8):
        game = played(deal, "ru-book", "careful")
        last_hidden = [position for position in game.positions if position.stock][-1]
        assert all(last_hidden.heights[s] + last_hidden.heights[s + 4] <= 12 for s in range(4))


def test_careful_transfers_only_towards_the_card_it_plays_next():
    transfers = 0
    for deal in range(8):
        moves = played(deal, "ru-book", "careful").moves
        for move, then in pairwise(moves):
            if isinstance(move, Transfer):
                transfers += 1
                assert then == move or isinstance(then, Play)
    assert transfers > 5


def test_a_style_relocates_only_to_play_what_is_freed():
    """Where plain would go on, nothing fits; so a relocation must free something that does."""
    relocations = 0
    for deal in range(40):
        game = played(deal, "ru-book-v2", "plain")
        for position, move in zip(game.positions, game.moves, strict=False):
            if move == NEXT and not position.stock and position.stage != "wind":
                relocations += _follow_relocations(position)
    assert relocations > 10


def _follow_relocations(position):
    """Make the relocations that style 0 wants, and see that they end in a play there."""
    spot, made = None, 0
    while isinstance(step := Table(position).wish(STYLES[0]), Relocate):
        assert spot in (None, step.spot)
        spot, made = step.spot, made + 1
        position = position.play(step)
    if made:
        table = Table(position)
        assert (table.forced() or table.wish(STYLES[0])).spot == spot
    return made


def test_the_styles_are_drawn_from_their_numbers():
    assert len(set(STYLES)) == 64
    assert STYLES[:2] == (Style.numbered(0), Style.numbered(1))
    assert all(0 <= turn <= 12 for style in STYLES for turn in style.turns)
    assert {style.last for style in STYLES} == {True, False}


def test_a_style_accepts_ranks_nearest_to_its_turn_first():
    style = Style((1, 6, 12, 0), patience=1, haste=2, last=False)
    assert style.accepts(1, 0) == (6, 5, 7)
    assert style.accepts(1, 24) == (6, 5, 7, 4, 8, 3, 9)
    assert [rank for rank in style.accepts(0, 24) if rank >= 0] == [1, 0, 2, 3, 4]


@EACH_RULES
def test_what_a_style_does_is_legal_until_its_playout_ends(rules):
    """Every step of a playout, spelt out as moves, is accepted by the engine."""
    for deal in range(4):
        position = random_game(deal, rules, eagerness=0.5, most=60).position
        while position.stock:
            position = position.play(NEXT)
        if position.stage not in ("sunrise", "sun", "sunset"):
            continue
        style = STYLES[deal]
        expected = placed_by_sunset(position, style)
        while any(position.rays):
            table = Table(position)
            position = position.play(table.move(table.forced() or table.wish(style)))
        while (step := (table := Table(position)).forced() or table.wish(style)) is not None:
            position = position.play(table.move(step))
        assert position.placed == expected


# landings and the wind row


@EACH_RULES
def test_landings_are_what_transfers_and_plays_reach(rules):
    """Against the engine: every table of one suit, all transfers tried, then all plays."""
    for position in random_views(rules, 15):
        for suit in range(4):
            heights = position.heights[suit], position.heights[suit + 4]
            reached = {}
            seen, todo = {heights}, [heights]
            while todo:
                here = todo.pop()
                for rank, after, kind in _steps(position, suit, here):
                    if kind == "transfer" and after not in seen:
                        seen.add(after)
                        todo.append(after)
                    if kind == "play":
                        reached.setdefault(rank, set()).add(after)
            found = landings(rules, heights).by_rank
            assert {rank: set(ways) for rank, ways in found.items()} == reached


def _steps(position, suit, heights):
    """Yield the transfers and plays of a suit with all its 13 ranks lying free."""
    piles = list(position.heights)
    piles[suit], piles[suit + 4] = heights
    rays = tuple((suit * 13 + rank,) for rank in range(13))
    table = position.changed("sunrise", ray=None, rays=rays, clouds=(), heights=tuple(piles))
    for move in table.legal_moves:
        if (isinstance(move, Transfer) and move.suit == suit) or isinstance(move, Play):
            after = table.play(move).heights
            kind = "play" if isinstance(move, Play) else "transfer"
            rank = move.spot.number - 1 if kind == "play" else None
            yield rank, (after[suit], after[suit + 4]), kind


def most_by_force(position):
    """How many cards can be placed: every position that moves can reach."""
    seen, todo = {position}, [position]
    while todo:
        here = todo.pop()
        for move in here.legal_moves:
            there = here.play(move)
            if not isinstance(move, Next) and there not in seen:
                seen.add(there)
                todo.append(there)
    return max(each.placed for each in seen)


@EACH_RULES
def test_the_wind_row_is_played_as_well_as_can_be(rules):
    better_than_plain = 0
    for seed in range(20):
        position = wind_position(rules, seed, 13 + seed % 4)
        game = Game(position)
        while not game.position.is_over:
            game.push(wind_move(View(game.position).open_table()))
        assert game.position.placed == most_by_force(position)
        simple = Game(position)
        play_out(simple, "plain")
        better_than_plain += game.position.placed > simple.position.placed
    assert better_than_plain or rules.transfers != "both"


# playing out


def test_an_unknown_player_is_refused_with_the_names():
    game = Game.deal(1)
    with pytest.raises(PlayerError, match="plain, careful") as caught:
        play_out(game, "reckless")
    assert (caught.value.key, caught.value.fields["name"]) == ("player", "reckless")
    assert caught.value.fields["players"] == "plain, careful"
    assert isinstance(caught.value, SunError)
    assert len(game) == 0
    with pytest.raises(PlayerError):
        read_player(3)


def test_an_illegal_move_of_a_player_is_refused():
    def cheat(view):
        return "next" if view.arcs < 2 else "r1.1>K"

    game = Game.deal(1)
    with pytest.raises(PlayerError, match=r"the player cheat .* its move 3: r1\.1>K") as caught:
        play_out(game, cheat)
    assert caught.value.fields["number"] == 3
    assert len(game) == 2
    with pytest.raises(PlayerError, match="None is no move"):
        play_out(game, lambda view: None)


def test_a_player_that_never_ends_is_refused():
    def dither(view):
        crossings = [move for move in view.legal_moves if isinstance(move, Transfer)]
        return crossings[-1] if crossings else plain(view)

    game = Game.deal(0)
    with pytest.raises(PlayerError, match="dither did not end the game in 300 moves") as caught:
        play_out(game, dither, most=300)
    assert caught.value.key == "player_endless"
    assert len(game) == 300


def test_play_out_goes_on_from_the_position_now():
    game = Game.deal(9)
    game.push("next")
    game.push("next")
    play_out(game, "careful")
    assert [str(move) for move in game.moves[:2]] == ["next", "next"]
    assert game.position.is_over
    at = len(game)
    play_out(game, "careful")
    assert len(game) == at


def test_the_result_of_an_unfinished_game_is_refused():
    with pytest.raises(PlayerError, match="not over"):
        result(Game.deal(1))


def test_stages_not_reached_repeat_the_figure_before():
    won = next(g for g in (played(d, "ru-book", "careful") for d in range(9)) if g.position.is_won)
    outcome, placed, _, _, sunset = result(won)
    assert (outcome, placed, sunset) == ("sunset", 104, 104)
    without_sun = result(played(1, "ru-book-v1", "plain"))
    assert without_sun[2] == without_sun[3]
