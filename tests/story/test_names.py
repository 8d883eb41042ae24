"""Cards, suits and letters as GLOSSARY.md has them."""

import pytest

from sunviz.engine import SunError
from sunviz.engine.cards import PACK, read_card
from sunviz.story import card_name, card_sign, letters, suit_name
from sunviz.story.catalogue import join
from sunviz.story.names import CASES


@pytest.mark.parametrize(
    ("lang", "row"),
    [
        ("en", "A 2 3 4 5 6 7 8 9 10 J Q K"),
        ("ru", "Т 2 3 4 5 6 7 8 9 10 В Д К"),
        ("sv", "E 2 3 4 5 6 7 8 9 10 Kn D K"),
    ],
)
def test_index_letters(lang, row):
    assert letters(lang) == tuple(row.split())


@pytest.mark.parametrize(
    ("card", "lang", "case", "name"),
    [
        ("QD", "en", "nominative", "queen of diamonds"),
        ("QD", "ru", "nominative", "дама бубён"),
        ("AC", "ru", "accusative", "туза треф"),
        ("2C", "ru", "accusative", "двойку треф"),
        ("JS", "ru", "accusative", "валета пик"),
        ("KH", "ru", "accusative", "короля червей"),
        ("QD", "ru", "accusative", "даму бубён"),
        ("AC", "ru", "dative", "тузу треф"),
        ("8S", "ru", "genitive", "восьмёрки пик"),
        ("AC", "sv", "nominative", "klöveress"),
        ("2C", "sv", "nominative", "klövertvåa"),
        ("3H", "sv", "nominative", "hjärtertrea"),
        ("AC", "sv", "definite", "klöveresset"),
        ("KD", "sv", "definite", "ruterkungen"),
        ("JS", "sv", "definite", "spaderknekten"),
        ("10H", "sv", "definite", "hjärtertian"),
    ],
)
def test_card_names(card, lang, case, name):
    assert card_name(read_card(card), lang, case) == name


def test_all_names_differ(lang):
    for case in CASES[lang]:
        assert len({card_name(card, lang, case) for card in PACK}) == 52


def test_an_unknown_case_is_refused():
    with pytest.raises(SunError, match="nominative"):
        card_name(0, "en", "genitive")


def test_signs_and_suits():
    assert card_sign(read_card("JS"), "sv") == "Kn♠"
    assert [suit_name(suit, "ru") for suit in range(4)] == ["трефы", "бубны", "червы", "пики"]
    assert [suit_name(suit, "sv") for suit in range(4)] == ["klöver", "ruter", "hjärter", "spader"]


def test_lists():
    assert join("en", []) == ""
    assert join("sv", [4]) == "4"
    assert join("ru", [4, 7]) == "4 и 7"
    assert join("sv", [1, 2, 3]) == "1, 2 och 3"
