"""A person at the table, without a browser: touches, choices, help, and what others reported."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

from sunviz.engine import RULE_BOOKS, Game, Next, Play, Position, Relocate, Spot, Transfer
from sunviz.engine.legal import playable_spots
from sunviz.explorer import Explorer, explore, views
from sunviz.explorer.places import find, places
from sunviz.picture import ONWARD, STOCK, Pile, layout
from sunviz.picture.spoken import name_of
from sunviz.picture.touching import Offer, WhyNot, meaning, touchable
from sunviz.story import LANGUAGES, explain, narrate, say

BOOKS = sorted(RULE_BOOKS)


@pytest.fixture(autouse=True)
def unpainted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the pictures out: another frame each time, without drawing it."""
    counter = iter(range(10**9))
    monkeypatch.setattr(views, "render_png", lambda *_, **__: str(next(counter)).encode())


def send(table: Explorer, do: str, **content: Any) -> None:
    """Let the page send a wish, as of the frame that it shows."""
    wish = {"do": do, "frame": table.table.frame_number, **content}
    table.table._handle_custom_msg(wish, [])


def touch(table: Explorer, name: str) -> None:
    send(table, "touch", place=name)


def own(number: int = 1961, book: str = "ru-book", lang: str = "en") -> Explorer:
    return explore(number, rules=book, player="you", lang=lang)


def walk(number: int, book: str, steps: int) -> Position:
    """Return a position after some moves made at random."""
    chance = random.Random(number)
    game = Game.deal(number, book)
    while len(game) < steps and not game.position.is_over:
        moves = game.position.legal_moves
        game.push(chance.choice(moves if chance.random() < 0.5 else moves[:1]))
    return game.position


# what a touch means


@pytest.mark.parametrize("book", BOOKS)
def test_every_place_of_the_picture_plays_offers_or_explains(book: str) -> None:
    seen = set()
    for number in range(12):
        position = walk(number, book, 10 * number)
        if position.is_over:
            continue
        lying = layout(position)
        for laid in (*lying.cards, *lying.empty):
            meant = meaning(position, laid.place, "en")
            seen.add(type(meant).__name__)
            if isinstance(meant, WhyNot):
                assert meant.text.endswith(".)")  # a clause, or "our reading"
                assert not any(
                    isinstance(move, Play) and move.spot == laid.place
                    for move in position.legal_moves
                )
            elif isinstance(meant, Offer):
                assert meant.options
                assert all(option.move in position.legal_moves for option in meant.options)
            else:
                assert meant in position.legal_moves
    assert {"Play", "WhyNot", "Next"} <= seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_fits_both_rows_is_offered_both(lang: str) -> None:
    for number in range(200):
        position = walk(number, "ru-book", 60)
        for play in position.plays:
            both = [move for move in position.plays if move.spot == play.spot]
            if len(both) == 2:
                offer = meaning(position, play.spot, lang)
                assert isinstance(offer, Offer)
                assert [option.move for option in offer.options] == both
                labels = [option.label for option in offer.options]
                rows = (say(lang, "option-row", row="aces"), say(lang, "option-row", row="kings"))
                assert labels == list(rows)
                return
    raise AssertionError("no card fitted both rows")


def test_a_card_that_needs_a_transfer_first_is_offered_the_transfer() -> None:
    found = 0
    for number in range(150):
        position = walk(number, "ru-book", 70)
        if position.is_over:
            continue
        for spot in playable_spots(position):
            meant = meaning(position, spot, "en")
            if isinstance(meant, Offer) and isinstance(meant.options[0].move, Transfer):
                there = position.play(meant.options[0].move)
                assert there.can_place
                found += 1
    assert found


def test_whatever_moves_nothing_is_explained_with_the_same_words_as_explain() -> None:
    table = own()
    send(table, "next")
    bare = next(spot for spot in playable_spots(table.position)
                if not any(play.spot == spot for play in table.position.plays))  # fmt: skip
    touch(table, name_of(bare))
    assert explain(table.position, Play(bare, "A")).text in table.table.notice
    assert table.at == 1
    touch(table, "A:0")
    assert explain(table.position, Transfer("A", 0)).text in table.table.notice


def test_stock_the_number_of_the_ray_in_turn_and_the_edge_of_a_cloud_go_on() -> None:
    table = own()
    touch(table, "stock")
    assert table.position.arcs == 1
    while table.position.stage != "sun":
        send(table, "next")
    ray = table.position.ray
    touch(table, "onward")
    assert table.position.ray == (ray or 0) + 1
    while not table.position.clouds:
        send(table, "next")
    lying = layout(table.position)
    x, y, _ = lying.clouds[0].circles[0]
    assert lying.at(x, y) == ONWARD
    box = lying.in_turn
    assert box is not None
    assert lying.at(box.x, box.y) == ONWARD
    at = table.at
    send(table, "touch", x=x / 12, y=1 - y / 8)
    assert table.at == at + 1


def test_a_point_of_the_picture_means_the_card_that_lies_there() -> None:
    table = own()
    send(table, "next")
    play = table.position.plays[0]
    laid = layout(table.position).find(play.spot)
    assert laid is not None
    send(table, "touch", x=laid.box.x / 12, y=1 - laid.box.y / 8)
    assert table.game.moves[-1] == play
    send(table, "touch", x=0.99, y=0.01)  # the sky
    assert (table.at, table.table.notice, table.table.error) == (2, "", "")


def test_in_variant_2_a_card_is_moved_by_touching_it_and_then_an_emptied_ray() -> None:
    for number in range(60):
        game = Game.deal(number, "ru-book-v2")
        while not game.position.is_over:
            moves = [move for move in game.position.legal_moves if isinstance(move, Relocate)]
            if moves:
                table = explore(game, player="you")
                table.show_run(type(table.run)(game, "you"), len(game))
                move = moves[-1]
                touch(table, name_of(move.spot))
                offered = [option["move"] for option in table.table.offer["options"]]
                assert str(move) in offered
                assert f"r{move.ray}" in [place["name"] for place in table.table.places]
                touch(table, f"r{move.ray}")
                assert table.game.moves[-1] == move
                assert table.table.offer == {}
                return
            game.push(game.position.legal_moves[0])
    raise AssertionError("no card could be moved to an emptied ray")


def test_in_the_wind_row_no_touch_gives_up() -> None:
    table = own()
    while table.position.stage != "wind":
        send(table, "next")
    assert STOCK not in touchable(table.position)
    assert ONWARD not in touchable(table.position)
    assert all(place["name"] not in ("stock", "onward") for place in table.table.places)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_places_are_named_and_lie_within_the_picture(book: str, lang: str) -> None:
    for number in range(0, 60, 4):
        position = walk(number, book, 2 * number)
        named = places(position, lang)
        assert [find(position, place["name"]) for place in named] == [
            place for place in touchable(position) if place != ONWARD or _has_onward(position)
        ]
        labels = [place["label"] for place in named]
        assert all(labels)
        for place in named:
            x, y, width, height, _ = place["box"]
            assert 0 < x < 100
            assert 0 < y < 100
            assert width > 0 < height


def _has_onward(position: Position) -> bool:
    return layout(position).in_turn is not None


# whose game it is


def test_a_move_that_the_run_makes_too_is_only_stepped() -> None:
    table = explore(1961)
    last = table.last
    send(table, "next")
    assert (table.at, table.last, table.run.player) == (1, last, "plain")


def test_another_move_makes_the_game_yours_and_the_players_run_comes_back_when_chosen() -> None:
    table = explore(1961)
    table.go(1)
    send(table, "next")  # plain would place a card
    assert (table.run.player, table.at, table.last) == ("you", 2, 2)
    assert table.table.notice == say("en", "game-yours")
    assert table.controls.choices["player"].value == "you"
    assert say("en", "ui-undo") in table.controls.buttons["back"].description
    table.controls.choices["player"].value = "plain"
    assert table.last == 124


def test_a_game_that_was_given_is_never_changed_by_playing_on_it() -> None:
    game = Game.deal(3)
    for _ in range(4):
        game.push("next")
    game.set_comment("look", 2)
    before = game.to_record()
    table = explore(game, at=3)
    send(table, "fits")
    send(table, "next")
    assert game.to_record() == before
    assert table.game.comments == {2: "look"}


# reports of others


def test_redo_after_undo_brings_the_same_wind() -> None:
    table = own()
    while table.position.stage != "wind":
        send(table, "next")
    row = table.position.clouds
    send(table, "back")
    send(table, "forward")
    assert table.position.clouds == row
    assert table.game.position == table.position
    assert len(table.game) == table.at


def test_restart_gives_the_same_deal() -> None:
    table = own(77)
    deck = table.game.deck
    for _ in range(5):
        send(table, "fits" if table.position.plays else "next")
    send(table, "first")
    assert table.position == Game.deal(77).position
    assert table.game.deck == deck


def test_a_fault_inside_a_move_loses_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    table = own()
    send(table, "next")
    with monkeypatch.context() as broken:
        broken.setattr(views, "render_png", lambda *_, **__: 1 / 0)
        send(table, "next")
        assert "ZeroDivisionError" in table.table.error
    send(table, "next")
    position = table.position
    assert position.arcs == len(table.game.moves)
    assert sum(map(len, position.rays)) + len(position.stock) + position.placed == 104
    assert table.table.error == ""


def test_two_touches_in_one_batch_are_one_move() -> None:
    table = own()
    send(table, "next")
    play = table.position.plays[0]
    frame = table.table.frame_number
    for _ in range(2):
        wish = {"do": "touch", "frame": frame, "place": name_of(play.spot)}
        table.table._handle_custom_msg(wish, [])
    assert (table.at, table.game.moves[-1]) == (2, play)


@pytest.mark.parametrize("book", BOOKS)
def test_nothing_fits_is_said_exactly_when_no_card_can_be_placed(book: str) -> None:
    for number in range(3):
        table = own(number, book)
        chance = random.Random(number)
        while not table.position.is_over:
            position = table.position
            said = table.table.notice in {
                say("en", key, transfers=transfers)
                for key in ("nothing-fits", "nothing-fits-wind")
                for transfers in ("none", "some")
            }
            assert said == (bool(position.arcs) and not position.can_place)
            table.hands.make(chance.choice(position.legal_moves))


def test_what_fits_never_takes_a_card_just_taken_back() -> None:
    table = own()
    send(table, "next")
    send(table, "fits")
    played = table.game.moves[-1]
    send(table, "back")
    while table.position.plays:
        at = table.at
        send(table, "fits")
        if table.at == at:
            assert table.table.notice == say("en", "nothing-fits-taken-back")
            break
        assert table.game.moves[-1] != played


def test_one_touch_is_one_step_and_one_undo_takes_it_back() -> None:
    chance = random.Random(5)
    table = own()
    while not table.position.is_over and table.at < 60:
        before, position = table.at, table.position
        touch(table, chance.choice([place["name"] for place in table.table.places]))
        if table.table.offer:
            send(table, "choose", move=table.table.offer["options"][0]["move"])
        assert table.at == before + 1
        send(table, "back")
        assert table.position == position
        send(table, "forward")


def test_the_words_follow_undo() -> None:
    table = own()
    for _ in range(6):
        send(table, "fits" if table.position.plays else "next")
    while table.at:
        send(table, "back")
        told = narrate(*table.run.step(table.at), table.position, "en")
        assert table.table.sentence == told.text


def test_a_result_is_counted_once_however_often_the_end_is_reached() -> None:
    table = own()
    while not table.position.is_over:
        send(table, "next")
    once = say("en", "score", hints=0, undos=0, won=0, ended=1)
    assert table.table.score == once
    for _ in range(2):
        send(table, "back")
        send(table, "forward")
    assert table.table.score == say("en", "score", hints=0, undos=2, won=0, ended=1)


def test_hints_are_counted_and_never_walk_in_circles() -> None:
    table = own(12)
    seen = set()
    while not table.position.is_over:
        assert table.position not in seen
        seen.add(table.position)
        send(table, "hint")
        assert table.table.notice.startswith(("A hint: ", "This wins"))
        hinted = table.table.hinted
        known = {place["name"] for place in table.table.places}
        if hinted in known:
            touch(table, hinted)
        else:
            send(table, "next")
        if table.table.offer:
            send(table, "choose", move=table.table.offer["options"][0]["move"])
    assert table.hands.hints == len(seen)
    assert table.position.is_won


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_says_how_sure_it_is(lang: str) -> None:
    table = own(1961, lang=lang)
    send(table, "hint")
    told = narrate(table.position, Next(), table.position.play("next"), lang).text
    guess = say(lang, "hint-chance", told=told, chance="")
    assert table.table.notice.startswith(guess)
    assert table.table.notice != guess
    table = explore(1961, player="careful", lang=lang)
    table.jump("sun")
    send(table, "hint")
    sure = say(lang, "hint-sure", told="", wind="still")
    assert table.table.notice.startswith(sure)


def test_without_numba_a_hint_is_a_guess_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    table = own(1961)
    send(table, "hint")
    told = narrate(table.position, Next(), table.position.play("next"), "en").text
    assert table.table.notice == say("en", "hint-said", told=told)


def test_a_hint_never_peeks_at_the_stock_or_the_wind() -> None:
    deck = Game.deal(38).deck
    told = set()
    for seed in range(4):
        hidden = list(deck[13:])
        random.Random(seed).shuffle(hidden)
        game = Game(Position.start((*deck[:13], *hidden), wind=seed))
        table = explore(game, player="you")
        send(table, "next")
        send(table, "hint")
        told.add(table.table.notice)
    assert len(told) == 1


def test_nonsense_from_the_page_is_shown_or_left_alone_and_changes_nothing() -> None:
    table = own()
    send(table, "next")
    before = table.position
    for content in (
        {"do": "touch", "place": "r99"},
        {"do": "touch", "x": "far", "y": None},
        {"do": "choose", "move": "r1>Z"},
        {"do": "choose", "move": "r13>K"},
        {"do": "dance"},
        {"do": None},
        {},
    ):
        send(table, **{"do": None, **content})
        assert table.position == before
    send(table, "hint")
    assert table.table.error == ""


def test_a_wish_of_an_older_frame_is_not_followed() -> None:
    table = own()
    frame = table.table.frame_number
    send(table, "next")
    for do in ("next", "fits", "hint"):
        table.table._handle_custom_msg({"do": do, "frame": frame}, [])
    assert (table.at, table.hands.hints) == (1, 0)


@pytest.mark.parametrize("book", BOOKS)
def test_a_whole_game_by_touches_alone_ends_where_the_engine_ends(book: str) -> None:
    table = own(4, book)
    game = Game.deal(4, book)
    while not game.position.is_over:
        names = [place["name"] for place in table.table.places]
        names = [name for name in names if name not in ("stock", "onward")] or names
        if names and not names[0].startswith(("A", "K")):
            touch(table, names[0])
            if table.table.offer:
                send(table, "choose", move=table.table.offer["options"][0]["move"])
        else:
            send(table, "next")
        game.push(table.game.moves[-1])
        assert table.position == game.position
        assert table.table.error == ""
        if len(game) > 400:  # variant 2 can move cards about for ever
            break
    assert isinstance(game.moves[-1], Next | Play | Relocate)


def test_glides_lead_from_where_a_card_lay_to_where_it_lies() -> None:
    table = own()
    send(table, "next")
    assert len(table.table.glide["to"]) == 13
    play = table.position.plays[0]
    source = layout(table.position).find(play.spot)
    touch(table, name_of(play.spot))
    assert source is not None
    assert table.table.glide["from"][0] == pytest.approx(source.box.x / 12 * 100, abs=0.01)
    pile = layout(table.position).find(Pile(play.row, 2))
    assert pile is not None
    assert table.table.glide["to"][0][0] == pytest.approx(pile.box.x / 12 * 100, abs=0.01)
    send(table, "back")
    assert table.table.glide == {}
    table.controls.motion.value = False
    send(table, "forward")
    assert table.table.glide == {}


def test_spots_are_found_by_their_names() -> None:
    position = walk(9, "ru-book", 50)
    for laid in layout(position).cards:
        assert find(position, name_of(laid.place)) == laid.place
    assert find(position, "r1.99") is None
    assert find(position, str(Spot("c", 9, 9))) is None


# nothing is lost, nothing is said falsely


def test_a_game_of_ones_own_comes_back_after_another_player_or_other_rules() -> None:
    table = own()
    for do in ("next", "fits", "fits", "next"):
        send(table, do)
    table.annotate("here it began")
    moves, comments = table.game.moves, table.game.comments
    for name, value in (("player", "plain"), ("player", "you"), ("rules", "ru-web")):
        table.controls.choices[name].value = value
    assert (table.run.player, table.at) == ("you", 0)  # a new game under other rules
    table.controls.choices["rules"].value = "ru-book"
    assert (table.game.moves, table.game.comments, table.at) == (moves, comments, len(moves))


def test_comments_on_another_players_run_come_back_with_it() -> None:
    table = explore(1961, player="careful")
    table.annotate("a good arc", 1)
    for name, value in (("player", "plain"), ("rules", "ru-web"), ("player", "careful")):
        table.controls.choices[name].value = value
        assert not table.game.comments
    table.controls.choices["rules"].value = "ru-book"
    assert (table.run.player, table.game.comments) == ("careful", {1: "a good arc"})


def test_cards_played_again_are_no_longer_held_back() -> None:
    table = own(37)
    while not table.position.is_over:
        at = table.at
        send(table, "fits" if table.position.plays else "next")
        assert table.at == at + 1
        if table.position.is_over:
            break
        send(table, "back")
        send(table, "forward")


def test_another_deal_holds_nothing_back() -> None:
    table = own(0)
    send(table, "next")
    send(table, "fits")
    send(table, "first")
    table.load(1, player="you")
    send(table, "next")
    assert table.position.plays
    send(table, "fits")
    assert len(table.game.moves) == 2


def test_giving_up_is_asked_for_while_a_card_can_be_placed() -> None:
    for number in range(100):
        table = own(number)
        while table.position.stage != "wind" and not table.position.is_over:
            send(table, "fits" if table.position.plays else "next")
        if table.position.stage == "wind" and table.position.can_place:
            break
    send(table, "next")
    assert table.position.stage == "wind"
    (option,) = table.table.offer["options"]
    assert table.table.offer["question"] == say("en", "offer-give-up")
    send(table, "close")
    assert table.table.offer == {}
    table.controls.help["next"].click()
    send(table, "choose", move=option["move"])
    assert table.position.is_lost


def test_what_is_said_of_a_position_stays_said_as_long_as_it_is_shown() -> None:
    table = own()
    send(table, "next")
    while table.position.can_place:
        send(table, "fits")
    said = say("en", "nothing-fits", transfers="some")
    assert table.table.notice == said
    send(table, "close")
    assert table.table.notice == said
    table.controls.choices["language"].value = "sv"
    assert table.table.notice == say("sv", "nothing-fits", transfers="some")
    again = explore(table.game, player="you", at=-1)
    assert again.table.notice == said
    assert again.game.position == again.position


def test_a_game_of_ones_own_shown_from_its_start_stands_at_its_start() -> None:
    game = own().game
    for _ in range(3):
        game.push("next")
    table = explore(game, player="you")
    assert table.at == len(table.game) == 0
    assert table.game.undone == game.moves


def test_what_fits_after_the_end_says_that_the_game_is_over() -> None:
    table = explore(1961, player="careful", at=-1)
    send(table, "fits")
    assert table.table.error == say("en", "error-game_over", stage=table.position.stage)


def test_only_what_a_person_plays_to_its_end_is_a_result_and_a_deal_has_one() -> None:
    table = explore(1961, player="careful", at=-1)
    assert table.position.is_won
    table.controls.choices["player"].value = "you"
    nothing = say("en", "score", hints=0, undos=0, won=0, ended=0)
    assert table.table.score == nothing
    for _ in range(2):  # the last move taken back and made by hand, twice
        table.go(table.at - 1)
        last = table.game.undone[0]
        other = next(m for m in table.position.legal_moves if m != last)
        table.hands.make(other)
        table.go(table.at - 1)
        table.hands.make(last)
        assert table.position.is_won
    assert table.table.score == say("en", "score", hints=0, undos=4, won=1, ended=1)


def test_a_recorded_game_can_be_loaded_and_chosen_again() -> None:
    game = own(7).game
    for _ in range(3):
        game.push("next")
    table = explore(1961)
    table.load(game)
    assert (table.run.player, table.last) == ("recorded", 3)
    table.controls.choices["player"].value = "plain"
    table.controls.choices["player"].value = "recorded"
    assert table.game == game
    game.jump(0)
    game.push("next")
    assert len(table.game.moves) == 3


def test_playing_on_stops_at_the_end_of_ones_own_game_and_at_a_choice() -> None:
    table = own()
    send(table, "next")
    send(table, "play")
    assert (table.at, table.table.playing, table.hands.undos) == (1, False, 0)
    watched = explore(1961)
    watched.go(1)
    send(watched, "play")
    send(watched, "hint")
    assert not watched.table.playing


def test_no_stage_button_is_disabled_while_one_plays() -> None:
    table = explore(1961)
    table.controls.jumps["wind"].click()
    table.go(1)
    other = next(m for m in table.position.legal_moves if m != table.run.moves[1])
    table.hands.make(other)
    assert table.run.player == "you"
    assert "wind" not in table.run.stages()
    enabled = [stage for stage, button in table.controls.jumps.items() if not button.disabled]
    assert "wind" in enabled  # it was clicked last, and may have the focus
    table.controls.jumps["wind"].click()
    assert table.table.error == say("en", "error-no_stage")


def test_a_choice_closed_by_another_language_is_forgotten() -> None:
    for number in range(60):
        game = Game.deal(number, "ru-book-v2")
        while not game.position.is_over:
            moves = [move for move in game.position.legal_moves if isinstance(move, Relocate)]
            if moves:
                table = explore(game, player="you", at=-1)
                touch(table, name_of(moves[-1].spot))
                assert table.table.offer
                table.controls.choices["language"].value = "ru"
                assert table.table.offer == {}
                before = table.position
                touch(table, f"r{moves[-1].ray}")
                assert table.position == before
                return
            game.push(game.position.legal_moves[0])
    raise AssertionError("no card could be moved to an emptied ray")


def test_the_card_under_the_finger_counts_more_than_the_button_that_covers_it() -> None:
    table = own()
    send(table, "next")
    play = table.position.plays[0]
    laid = layout(table.position).find(play.spot)
    assert laid is not None
    send(table, "touch", place="stock", x=laid.box.x / 12, y=1 - laid.box.y / 8)
    assert table.game.moves[-1] == play
    send(table, "touch", place="stock", x=0.99, y=0.01)  # beside every card: the button counts
    assert table.position.arcs == 2


def test_stages_of_a_game_not_yet_played_cannot_be_jumped_to() -> None:
    fresh = own()
    assert [button.disabled for button in fresh.controls.jumps.values()] == [False, *[True] * 3]


def test_a_deal_number_that_is_none_is_quoted_once() -> None:
    table = own(lang="sv")
    table.controls.deal.value = "elva"
    assert "”elva”" in table.table.error
