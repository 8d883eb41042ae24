"""Where the cards lie: properties that hold in every position of every rule book."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from helpers.play import ALL_RULES, random_game

from sunviz.engine import Game, Play, Position
from sunviz.engine.legal import playable_spots
from sunviz.engine.moves import Spot
from sunviz.picture import STOCK, Box, Laid, Layout, Pile, layout, to_units
from sunviz.picture.faces import Mark, index
from sunviz.picture.geometry import FRAME_HEIGHT, FRAME_WIDTH, ray_angle
from sunviz.picture.glyphs import glyph
from sunviz.picture.marks import dart_box, playable_places
from sunviz.picture.sky_rows import WIND_ROW
from sunviz.story import LANGUAGES, letters

LETTERS = {lang: tuple(letters(lang)) for lang in LANGUAGES}


def worst_positions() -> list[Position]:
    """Return the deepest positions: nothing is ever played."""
    game = Game.deal(3)
    while not game.position.is_over:
        game.push("next")
    return list(game.positions)


def some_positions() -> list[Position]:
    """Return positions of random play, at every eagerness, under every set of rules."""
    random = Random(8)
    found = worst_positions()
    for number, rules in enumerate(ALL_RULES.values()):
        for eagerness in (0.2, 0.6, 0.95):
            game = random_game(100 * number + 7, rules, eagerness=eagerness)
            found += random.sample(game.positions, min(3, len(game)))
            found.append(game.position)
    return found


POSITIONS = some_positions()


def name_of(laid: Laid, position: Position) -> Spot:
    """Return the spot with its card counted, the tip of a ray too."""
    assert isinstance(laid.place, Spot)
    size = len(position.rays[laid.place.number - 1]) if laid.place.place == "r" else 0
    return Spot(laid.place.place, laid.place.number, laid.place.card or size)


def corners(mark: Mark) -> list[tuple[float, float]]:
    w, h = mark.width / 2, mark.height / 2
    return [(mark.x + i * w, mark.y + j * h) for i in (-1, 1) for j in (-1, 1)]


def grid(mark: Mark) -> list[tuple[float, float]]:
    w, h = mark.width / 2, mark.height / 2
    steps = (-1, -0.5, 0, 0.5, 1)
    return [(mark.x + i * w, mark.y + j * h) for i in steps for j in steps]


def open_cards(lying: Layout) -> list[Laid]:
    return [laid for laid in lying.cards if laid.card is not None]


def in_polygon(point: tuple[float, float], polygon: tuple[tuple[float, float], ...]) -> bool:
    """Tell whether a point lies in a polygon whose corners go anticlockwise."""
    closed = (*polygon, polygon[0])
    return all(
        (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) >= -1e-9
        for (ax, ay), (bx, by) in pairwise(closed)
    )


def test_the_positions_are_worth_testing() -> None:
    assert {p.stage for p in POSITIONS} >= {"sunrise", "sun", "sunset", "wind", "won", "lost"}
    assert max(len(ray) for p in POSITIONS for ray in p.rays) == 18
    assert max(len(p.clouds) for p in POSITIONS) == 10
    assert max(len(c) for p in POSITIONS for c in p.clouds) == 104


def test_every_card_lies_exactly_once() -> None:
    for position in POSITIONS:
        lying = layout(position)
        spots = [name_of(laid, position) for laid in lying.cards if isinstance(laid.place, Spot)]
        wanted = [
            Spot("r", n, at)
            for n, ray in enumerate(position.rays, 1)
            for at in range(1, len(ray) + 1)
        ] + [
            Spot("c", n, at)
            for n, cloud in enumerate(position.clouds, 1)
            for at in range(1, len(cloud) + 1)
        ]
        assert Counter(spots) == Counter(wanted)
        assert sum(laid.count for laid in lying.cards) == 104
        for laid in lying.cards:
            if isinstance(laid.place, Spot):
                assert laid.card == position.card_at(name_of(laid, position))
            elif isinstance(laid.place, Pile):
                assert laid.card == position.pile(laid.place.row, laid.place.suit)[-1]
            else:
                assert laid.place == STOCK
                assert laid.count == len(position.stock)


def test_order_is_the_order_of_painting() -> None:
    for position in POSITIONS:
        assert [laid.order for laid in layout(position).cards] == list(
            range(len(layout(position).cards))
        )


def test_every_card_lies_within_the_frame() -> None:
    for position in POSITIONS:
        for laid in layout(position).cards:
            for x, y in laid.box.corners:
                assert 0 <= x <= FRAME_WIDTH
                assert 0 <= y <= FRAME_HEIGHT


def test_clouds_stay_within_the_frame_and_apart() -> None:
    for position in POSITIONS:
        clouds = layout(position).clouds
        for cloud in clouds:
            for x, y, radius in cloud.circles:
                assert radius <= x <= FRAME_WIDTH - radius
                assert y + radius <= FRAME_HEIGHT
        labels = [cloud.label for cloud in clouds]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_index_stands_in_the_exposed_strip(lang: str) -> None:
    for position in POSITIONS:
        for laid in open_cards(layout(position)):
            for mark in index(laid, LETTERS[lang]):
                for corner in corners(mark):
                    assert in_polygon(corner, laid.strip), (position, laid, mark)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_painted_later_covers_an_index(lang: str) -> None:
    for position in POSITIONS[:: 2 if lang == "sv" else 6]:
        cards = open_cards(layout(position))
        for i, laid in enumerate(cards):
            points = [p for mark in index(laid, LETTERS[lang]) for p in grid(mark)]
            for later in cards[i + 1 :]:
                if abs(later.box.x - laid.box.x) < 0.9 and abs(later.box.y - laid.box.y) < 0.9:
                    assert not any(later.box.contains(*p) for p in points), (laid, later)


def test_rank_and_suit_stand_apart() -> None:
    for position in POSITIONS:
        for laid in open_cards(layout(position)):
            a, b = index(laid, LETTERS["sv"])
            aside = abs(a.x - b.x) >= (a.width + b.width) / 2 - 1e-9
            above = abs(a.y - b.y) >= (a.height + b.height) / 2 - 1e-9
            assert aside or above, laid


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_are_high_enough(lang: str) -> None:
    """Nine px at 900 × 600 where the depth allows it, and never under seven."""
    for position in POSITIONS:
        for laid in open_cards(layout(position)):
            for mark in index(laid, LETTERS[lang]):
                assert mark.height * 75 >= 7
                if laid.exposed >= 0.20:
                    assert mark.height * 75 >= 9, laid
                if not laid.covered:
                    assert mark.height * 75 >= 14


def test_letters_are_not_squeezed_beyond_reading() -> None:
    for position in POSITIONS:
        for laid in open_cards(layout(position)):
            for mark in index(laid, LETTERS["sv"]):
                assert mark.width >= 0.66 * glyph(mark.text)[1] * mark.height


def test_at_finds_each_card_in_the_middle_of_its_strip() -> None:
    for position in POSITIONS:
        lying = layout(position)
        for laid in lying.cards:
            xs, ys = zip(*laid.strip, strict=True)
            assert lying.at(sum(xs) / 4, sum(ys) / 4) == laid.place
        for empty in lying.empty:
            assert lying.at(empty.box.x, empty.box.y) == empty.place


def test_at_finds_nothing_in_the_open_sky() -> None:
    lying = layout(Game.deal(1).position)
    assert lying.at(11.9, 7.9) is None
    assert lying.at(-1, 3) is None


def test_at_finds_a_turned_card_and_not_its_upright_twin() -> None:
    game = Game.deal(1)
    game.push("next")
    lying = layout(game.position)
    ray = lying.find(Spot("r", 4))
    assert ray is not None
    assert ray.box.angle == ray_angle(4) == 135
    x, y = ray.box.point(0, 0.34)
    assert lying.at(x, y) == Spot("r", 4)
    assert not Box(ray.box.x, ray.box.y).contains(*ray.box.point(0.24, 0.35))


def test_places_do_not_jump_between_steps() -> None:
    """Bases, foundations and the stock stay; a ray moves only if it changes in depth."""
    for number, rules in enumerate(ALL_RULES.values()):
        game = random_game(50 + number, rules, eagerness=0.7)
        for before, after in pairwise(game.positions):
            old, new = layout(before), layout(after)
            for laid in (*old.cards, *old.empty):
                place = laid.place
                again = new.find(place)
                if again is None:
                    continue
                if isinstance(place, Spot):
                    windy = [p.stage in ("wind", "lost") for p in (before, after)]
                    if windy[0] != windy[1]:
                        continue
                    rows = "rays" if place.place == "r" else "clouds"
                    same = len(getattr(before, rows)[place.number - 1]) == len(
                        getattr(after, rows)[place.number - 1]
                    )
                    if not same and not (place.place == "r" and place.card == 1):
                        continue
                    if not same and again.card is None:
                        continue
                assert again.box == laid.box, (before, after, place)


def test_the_base_of_a_ray_never_moves() -> None:
    for position in worst_positions():
        for laid in layout(position).cards:
            if isinstance(laid.place, Spot) and laid.place.place == "r" and laid.place.card == 1:
                inner = laid.box.point(0, -laid.box.height / 2)
                from_centre = ((inner[0] - 6.0) ** 2 + (inner[1] - 1.45) ** 2) ** 0.5
                assert from_centre == pytest.approx(2.22)


def test_strips_shrink_only_in_deep_rays() -> None:
    for position in POSITIONS:
        for laid in layout(position).cards:
            if isinstance(laid.place, Spot) and laid.place.place == "r" and laid.covered:
                if len(position.rays[laid.place.number - 1]) <= 10:
                    assert laid.exposed == pytest.approx(0.30)
                assert laid.exposed >= 0.17


def test_ray_one_points_left_and_the_rays_go_clockwise() -> None:
    game = Game.deal(1)
    game.push("next")
    boxes = [laid.box for laid in layout(game.position).cards if isinstance(laid.place, Spot)]
    assert [box.angle for box in boxes] == [180 - 15 * i for i in range(13)]
    assert all(a.x < b.x for a, b in pairwise(boxes))


def test_the_ace_row_lies_above_the_king_row() -> None:
    for rules, second in (("ru-book", "K"), ("ru-book-v2", "B")):
        lying = layout(Game.deal(1, rules).position)
        for suit in range(4):
            aces, kings = lying.find(Pile("A", suit)), lying.find(Pile(second, suit))
            assert aces is not None
            assert kings is not None
            assert aces.box.y > kings.box.y
            assert aces.box.x == kings.box.x


def test_free_cards_are_those_that_the_rules_call_free() -> None:
    for position in POSITIONS:
        wanted = set(playable_spots(position))
        free = {
            laid.place
            for laid in layout(position).cards
            if isinstance(laid.place, Spot) and laid.free
        }
        named = {
            Spot("r", s.number)
            if s.place == "r" and s.card == len(position.rays[s.number - 1])
            else s
            for s in wanted
        }
        assert free == named


def test_playable_places_are_the_plays() -> None:
    for position in POSITIONS:
        lying = layout(position)
        wanted = {position.card_at(play.spot) for play in position.plays}
        places = playable_places(position)
        found = {laid.card for laid in lying.cards if laid.place in places}
        assert found == wanted
        assert len(places) == len({play.spot for play in position.plays})


def test_no_dart_hides_an_index() -> None:
    seen = 0
    for position in POSITIONS:
        places, cards = playable_places(position), open_cards(layout(position))
        for dart in [dart_box(laid) for laid in cards if laid.place in places]:
            seen += 1
            assert all(0 <= x <= FRAME_WIDTH and 0 <= y <= FRAME_HEIGHT for x, y in dart.corners)
            shape = [dart.point(0, dart.height / 2), dart.point(0, 0.0), *dart.corners[:2]]
            for laid in cards:
                for mark in index(laid, LETTERS["sv"]):
                    frame = Box(mark.x, mark.y, 90, mark.width, mark.height)
                    assert not any(frame.contains(*point) for point in shape), (position, laid)
    assert seen > 100


def test_the_wind_row_wraps_after_26() -> None:
    windy = next(p for p in POSITIONS if p.stage == "wind" and len(p.clouds[0]) == 104)
    cards = layout(windy).cards
    rows = [cards[i : i + WIND_ROW] for i in range(0, 104, WIND_ROW)]
    assert [row[0].box.x for row in rows] == [rows[0][0].box.x] * 4
    assert all(row[-1].shown == "whole" for row in rows)


def test_a_cloud_played_out_keeps_its_number() -> None:
    for position in POSITIONS:
        if position.stage == "sunset":
            clouds = layout(position).clouds
            assert [cloud.number for cloud in clouds] == list(range(1, len(clouds) + 1))
            assert [cloud.played_out for cloud in clouds] == [not c for c in position.clouds]


def test_a_play_tells_the_card_that_moved_and_its_source() -> None:
    for number in range(20):
        game = random_game(number, "ru-book", eagerness=0.9, most=60)
        for before, after, move in zip(
            game.positions, game.positions[1:], game.moves, strict=False
        ):
            lying = layout(after, step=(before, move))
            if isinstance(move, Play):
                [place] = lying.moved
                card = before.card_at(move.spot)
                found = lying.find(place)
                assert found is not None
                assert found.card == card
                assert lying.sources[0].card == card


def test_an_arc_moves_thirteen_tips_and_a_packet_its_cards() -> None:
    game = Game.deal(5)
    game.push("next")
    lying = layout(game.position, step=(game.positions[-2], game.moves[-1]))
    assert set(lying.moved) == {Spot("r", n) for n in range(1, 14)}
    assert lying.sources[0].place == STOCK
    while game.position.stage != "sunset" or not game.position.clouds:
        game.push("next")
    before, after = game.positions[-2:]
    packet = len(before.rays[(after.ray or 0) - 1])
    lying = layout(after, step=(before, game.moves[-1]))
    assert len(lying.moved) == packet
    assert all(lying.find(place) is not None for place in lying.moved)
    assert lying.sources[0].place == Spot("r", after.ray or 0)


def test_to_units_knows_frames_of_other_proportions() -> None:
    assert to_units(450, 300, (900, 600)) == (6, 4)
    assert to_units(0, 600, (900, 600)) == (0, 0)
    assert to_units(500, 500, (1000, 1000)) == (6, 4)
