"""A deal entered by hand: 104 cards as text, in the letters of any language."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from sunviz.engine import SunError
from sunviz.engine.cards import DECK_SIZE, RANKS, Card, cards_text, missing_and_extra, read_card
from sunviz.story import LANGUAGES, letters

#: of so many missing cards each is named; of more only the number is told
NAMED: Final = 12
_WORD: Final = re.compile(r"[^\s,;]+")
#: signs that only choose how a suit is drawn
_STYLES: Final = "\ufe0e\ufe0f"
_RANK_OF: Final = {
    letter.casefold(): rank
    for lang in LANGUAGES
    for letter, rank in zip(letters(lang), RANKS, strict=True)
}


class EntryError(SunError):
    """A deal entered by hand that cannot be dealt."""


@dataclass(frozen=True)
class Entered:
    """What was understood of a text: the cards, and the first word that will not do.

    `cards` has None where a word is no card; `span` is the first and the last
    place of the wrong word, counted as a browser counts.
    """

    cards: tuple[Card | None, ...]
    fault: EntryError | None = None
    span: tuple[int, int] = (0, 0)

    @property
    def left(self) -> Counter[Card]:
        """How often each card, 0…51, can still be given: 2, 1 or not at all."""
        missing, _ = missing_and_extra(card for card in self.cards if card is not None)
        return Counter(missing)

    def deck(self) -> tuple[Card, ...]:
        """Return the whole deck; `EntryError` that tells what is wrong with it."""
        if self.fault is not None:
            raise self.fault
        cards = tuple(card for card in self.cards if card is not None)
        missing, _ = missing_and_extra(cards)
        if missing:
            _refuse_short(len(cards), missing)
        return cards


def read_sign(text: str) -> Card:
    """Return the card that a text names, in the index letters of any language.

    Whatever the engine reads is read as well. Raises `CardError`.

    >>> read_sign("Д♦") == read_sign("D♦") == read_sign("QD") == read_sign("q♦") == 24
    True
    >>> read_sign("Kn♠"), read_sign("10♣"), read_sign("TC")
    (49, 9, 9)
    """
    plain = text.rstrip(_STYLES)
    rank, suit = plain[:-1], plain[-1:]
    return read_card(_RANK_OF.get(rank.casefold(), rank) + suit)


def enter(text: str) -> Entered:
    """Return what is understood of a deal as far as it has been written.

    >>> enter("7♥ Т♣, x").fault.fields["number"]
    3
    """
    cards: list[Card | None] = []
    fault, span = None, (0, 0)
    given: Counter[Card] = Counter()
    for number, word in enumerate(_WORD.finditer(text), 1):
        card = _card(word[0])
        cards.append(card)
        if card is not None:
            given[card] += 1
        if fault is None and (card is None or given[card] > 2):
            fault = _fault(number, word[0], card)
            span = _browser_length(text[: word.start()]), _browser_length(text[: word.end()])
    if fault is not None and fault.key == "entry_third":
        fault.fields["count"] = given[read_card(fault.fields["card"])]
    return Entered(tuple(cards), fault, span)


def is_unfinished(text: str, entered: Entered) -> bool:
    """Tell whether the wrong word is the last one, and may still be written on.

    >>> is_unfinished("7♥ 1", enter("7♥ 1")), is_unfinished("7♥ 1 ", enter("7♥ 1 "))
    (True, False)
    """
    fault = entered.fault
    at_end = entered.span[1] == _browser_length(text)
    return fault is not None and fault.key == "entry_card" and at_end


def _card(text: str) -> Card | None:
    try:
        return read_sign(text)
    except SunError:
        return None


def _fault(number: int, text: str, card: Card | None) -> EntryError:
    fields: dict[str, Any] = {"number": number}
    if card is None:
        return EntryError(
            f"card {number}, {text!r}, is no card", key="entry_card", text=text, **fields
        )
    name = cards_text([card])
    return EntryError(
        f"card {number} is a third {name}", key="entry_third", card=name, count=3, **fields
    )


def _refuse_short(count: int, missing: list[Card]) -> None:
    few = len(missing) <= NAMED
    raise EntryError(
        f"{count} cards are given, {DECK_SIZE} are needed; missing {cards_text(missing)}",
        key="entry_missing" if few else "entry_short",
        count=count,
        lack=len(missing),
        missing=cards_text(missing),
    )


def _browser_length(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
