"""The picture in words: all that lies on the table is said, and nothing else."""

import re

import pytest

from sunviz.engine import Game, Transfer
from sunviz.story import LanguageError, card_name, card_sign, describe

RAY = {"en": "Ray", "ru": "Луч", "sv": "Stråle"}
CLOUD = {"en": "Cloud", "ru": "Туча", "sv": "Moln"}


@pytest.fixture(scope="module")
def positions(games):
    """Every ninth position of the games: all stages are among them."""
    return [position for game in games for position in game.positions[::9] + game.positions[-1:]]


def sentences(text):
    return re.split(r"(?<=\.) ", text)


def test_all_stages_are_described(positions):
    assert {position.stage for position in positions} == {
        "sunrise", "sun", "sunset", "wind", "won", "lost",
    }  # fmt: skip


def test_descriptions_are_clean(positions, lang):
    for position in positions:
        text = describe(position, lang)
        assert text.endswith(".")
        assert not re.search(r"[{}$]|  |None|[\"']", text), text
        if lang == "ru":
            assert not re.search("[A-Za-z]", text), text
        if lang == "sv":
            assert not re.search(r"\b(the|of|ray|card|cloud|is)\b", text), text


def test_each_ray_is_told_from_base_to_tip(positions, lang):
    for position in positions:
        told = sentences(describe(position, lang))
        for number, ray in enumerate(position.rays, 1):
            line = [
                one for one in told if re.match(rf"{RAY[lang]} {number}\b[^и]", one) and ":" in one
            ]
            assert len(line) == bool(ray), (number, told)
            if ray:
                assert card_name(ray[-1], lang) in line[0]
                signs = " ".join(card_sign(card, lang) for card in ray[:-1])
                assert signs in line[0]


def test_each_cloud_is_told_in_row_order(positions, lang):
    for position in positions:
        told = describe(position, lang)
        for number, cloud in enumerate(position.clouds, 1):
            if not cloud:
                continue
            signs = " ".join(card_sign(card, lang) for card in cloud)
            head = f"{CLOUD[lang]} {number}: " if position.stage == "sunset" else ": "
            if position.is_won:
                continue
            assert f"{head}{signs}." in told


def test_the_stock_and_the_arcs_are_counted():
    game = Game.deal(1961)
    game.push("next")
    assert "the first arc is laid, 91 cards in the stock" in describe(game.position)
    assert "выложена первая дуга, в колоде 91 карта" in describe(game.position, "ru")
    assert "den första bågen är lagd, 91 kort i leken" in describe(game.position, "sv")


def test_the_tops_of_the_piles_are_told(positions, lang):
    for position in positions:
        if position.is_won:
            continue
        told = describe(position, lang)
        for row in ("A", position.second_row):
            for suit in range(4):
                if pile := position.pile(row, suit):
                    assert card_sign(pile[-1], lang) in told


def test_what_can_be_placed_is_named(positions, lang):
    head = {"en": "Can be placed now: ", "ru": "Можно положить: ", "sv": "Kan läggas nu: "}[lang]
    for position in positions:
        told = [one for one in sentences(describe(position, lang)) if one.startswith(head)]
        spots = {play.spot for play in position.plays}
        assert bool(told) == bool(spots)
        for spot in spots:
            assert card_name(position.card_at(spot), lang) in told[0]
            if position.stage != "wind":
                assert str(spot.number) in told[0]


def test_transfers_are_named(positions, lang):
    head = {"en": "Can cross", "ru": "Из ряда в ряд", "sv": "Kan gå över"}[lang]
    for position in positions:
        moves = [move for move in position.legal_moves if isinstance(move, Transfer)]
        told = [one for one in sentences(describe(position, lang)) if one.startswith(head)]
        assert bool(told) == bool(moves)
        for move in moves:
            assert card_name(position.pile(move.source, move.suit)[-1], lang) in told[0]


def test_english_is_the_default_and_others_are_refused():
    position = Game.deal(1).position
    assert describe(position) == describe(position, "en") == describe(position, lang="en")
    with pytest.raises(LanguageError):
        describe(position, "de")
