"""How cards and suits are called and written in each language."""

from collections.abc import Iterable
from typing import Final

from sunviz.engine import SunError
from sunviz.engine.cards import SUIT_SYMBOLS, Card, rank_of, suit_of

from .catalogue import SUIT_NAMES, _card, say
from .languages import check_language

#: the grammatical forms that each language's card names have
CASES: Final[dict[str, tuple[str, ...]]] = {
    "en": ("nominative",),
    "ru": ("nominative", "genitive", "dative", "accusative"),
    "sv": ("nominative", "definite"),
}
_PIPS: Final = tuple(str(pips) for pips in range(2, 11))
_LETTERS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("A", *_PIPS, "J", "Q", "K"),
    "ru": ("Т", *_PIPS, "В", "Д", "К"),
    "sv": ("E", *_PIPS, "Kn", "D", "K"),
}


def letters(lang: str) -> tuple[str, ...]:
    """Return the 13 index letters of a language, ace to king.

    >>> letters("sv")[9:]
    ('10', 'Kn', 'D', 'K')
    """
    return _LETTERS[check_language(lang)]


def card_name(card: Card, lang: str, case: str = "nominative") -> str:
    """Return the full name of a card (0…51), in small letters.

    `case` is one of `CASES` of the language. Raises `SunError` for another.

    >>> card_name(24, "en"), card_name(24, "ru", "accusative"), card_name(24, "sv", "definite")
    ('queen of diamonds', 'даму бубён', 'ruterdamen')
    """
    forms = CASES[check_language(lang)]
    if case not in forms:
        raise SunError(f"card names in {lang} have no form {case!r}, only {', '.join(forms)}")
    return _card(lang, int(card), case)


def suit_name(suit: int, lang: str) -> str:
    """Return the name of a suit 0…3 (C D H S).

    >>> suit_name(0, "ru")
    'трефы'
    """
    return say(lang, "suit", suit=SUIT_NAMES[suit], case="nominative")


def card_sign(card: Card, lang: str) -> str:
    """Return a card as its index letter and suit symbol.

    >>> card_sign(24, "ru")
    'Д♦'
    """
    return letters(lang)[rank_of(card)] + SUIT_SYMBOLS[suit_of(card)]


def card_signs(cards: Iterable[Card], lang: str) -> str:
    """Return cards as signs with blanks between them.

    >>> card_signs([0, 51], "sv")
    'E♣ K♠'
    """
    return " ".join(card_sign(card, lang) for card in cards)
