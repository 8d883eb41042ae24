"""Cards and the two-pack deck.

A card is a number 0…51: ``suit * 13 + rank``, suits C D H S = 0…3, ranks
A 2 … K = 0…12. The two cards of one face are the same number: nothing in the
game can tell them apart.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from .errors import CardError

Card: TypeAlias = int

RANKS: Final = "A23456789TJQK"
SUITS: Final = "CDHS"
SUIT_SYMBOLS: Final = "♣♦♥♠"
PACK: Final[tuple[Card, ...]] = tuple(range(52))
DECK_SIZE: Final = 104

_NAMES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
_SYMBOL_TO_LETTER: Final = str.maketrans(SUIT_SYMBOLS + "♧♢♡♤", SUITS + SUITS)
_READ: Final = {name: card for card, name in enumerate(_NAMES)}
# text styles that only choose how a symbol is drawn
_INVISIBLE: Final = re.compile("[\ufe0e\ufe0f\u200d]")


def suit_of(card: Card) -> int:
    """Return the suit 0…3 (C D H S) of a card.

    >>> suit_of(read_card("QD"))
    1
    """
    return card // 13


def rank_of(card: Card) -> int:
    """Return the rank 0…12 (ace … king) of a card.

    >>> rank_of(read_card("QD"))
    11
    """
    return card % 13


def card_text(card: Card) -> str:
    """Return the two ASCII letters of a card (CONTRACT: Cards).

    >>> card_text(0), card_text(51)
    ('AC', 'KS')
    """
    return _NAMES[card]


def cards_text(cards: Iterable[Card]) -> str:
    """Return cards as text, separated by blanks.

    >>> cards_text([0, 51])
    'AC KS'
    """
    return " ".join(_NAMES[card] for card in cards)


def read_card(text: str) -> Card:
    """Return the card that a text names.

    Accepts two ASCII letters in any case, ``10`` for ``T``, and ♣ ♦ ♥ ♠.
    Raises `CardError` for anything else.

    >>> read_card("10♥") == read_card("th") == read_card("TH")
    True
    """
    if not isinstance(text, str):
        raise CardError(
            f"{text!r} is no card: a card is a text such as '7H'", key="card", text=repr(text)
        )
    plain = _INVISIBLE.sub("", text).strip().translate(_SYMBOL_TO_LETTER)
    plain = plain.upper() if plain.isascii() else ""  # the long s, too, is an S in capitals
    if plain.startswith("10"):
        plain = "T" + plain[2:]
    card = _READ.get(plain)
    if card is None:
        raise CardError(
            f"{text!r} is no card: write the rank (A 2 … 9 T J Q K) and then the suit"
            " (C D H S), as in '7H'",
            key="card",
            text=text,
        )
    return card


def read_cards(cards: str | Sequence[str]) -> tuple[Card, ...]:
    """Return the cards of a text (blanks or commas between them) or of a list.

    Raises `CardError` that tells which card, counted from 1, cannot be read.

    >>> read_cards("AC, ks") == (0, 51)
    True
    """
    if not isinstance(cards, Iterable) or isinstance(cards, bytes):
        raise CardError(
            f"{cards!r} are no cards: give a text such as '7H AC' or a list", key="cards"
        )
    texts = cards.replace(",", " ").split() if isinstance(cards, str) else cards
    read = []
    for number, text in enumerate(texts, 1):
        try:
            read.append(read_card(text))
        except CardError as error:
            raise CardError(
                f"card {number}: {error}", key="card_at", number=number, text=str(text)
            ) from None
    return tuple(read)


def missing_and_extra(cards: Iterable[Card]) -> tuple[list[Card], list[Card]]:
    """Return the cards that two packs have more, and have fewer, than these.

    >>> missing, extra = missing_and_extra(PACK)
    >>> len(missing), extra
    (52, [])
    """
    have = Counter(cards)
    missing = [card for card in PACK for _ in range(2 - have[card])]
    extra = [card for card in PACK for _ in range(have[card] - 2)]
    return missing, extra


def check_deck(cards: Sequence[Card]) -> None:
    """Raise `CardError` unless the cards are exactly two packs.

    >>> check_deck(PACK + PACK)
    """
    missing, extra = missing_and_extra(cards)
    if not missing and not extra:
        return
    parts = []
    if missing:
        parts.append("missing " + cards_text(missing))
    if extra:
        parts.append("too many " + cards_text(extra))
    raise CardError(
        f"these {len(cards)} cards are not two packs of 52: " + ", ".join(parts),
        key="deck",
        count=len(cards),
        missing=cards_text(missing) or "–",
        extra=cards_text(extra) or "–",
    )
