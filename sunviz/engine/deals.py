"""Numbered deals (scheme 1) and the wind's own stream.

A number 0 … 2⁶⁴−1 is the same 104 cards on every machine, for ever
(CONTRACT: Numbered deals). The generator is SplitMix64 (Steele, Lea & Flood,
"Fast splittable pseudorandom number generators", OOPSLA 2014); the bounded
draw is Lemire's multiply-and-reject ("Fast random integer generation in an
interval", 2019).
"""

from collections.abc import Sequence
from operator import index
from typing import Final, TypeVar

from .cards import PACK, Card
from .errors import DealError

SCHEME: Final = 1
MAX_DEAL: Final = 2**64 - 1
_MASK: Final = MAX_DEAL
_T = TypeVar("_T")


class SplitMix64:
    """The generator of scheme 1: a 64-bit state, one 64-bit output a step.

    >>> SplitMix64(0).output()
    16294208416658607535
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def output(self) -> int:
        """Return the next output, 0 … 2⁶⁴−1."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return an unbiased whole number 0 … n−1, for 1 ≤ n ≤ 2³²."""
        floor = (1 << 32) % n
        while True:
            product = (self.output() >> 32) * n
            if product & 0xFFFFFFFF >= floor:
                return product >> 32

    def shuffled(self, items: Sequence[_T]) -> tuple[_T, ...]:
        """Return the items shuffled by Fisher–Yates from the end."""
        row = list(items)
        for i in range(len(row) - 1, 0, -1):
            j = self.below(i + 1)
            row[i], row[j] = row[j], row[i]
        return tuple(row)


def check_number(number: int, what: str = "deal") -> int:
    """Return a deal or wind number as an int, or raise `DealError`.

    >>> check_number(1961)
    1961
    """
    try:
        value = index(number)
    except TypeError:
        value = -1
    if isinstance(number, bool) or not 0 <= value <= MAX_DEAL:
        raise DealError(
            f"the {what} number {_shown(number)} is not a whole number from 0 to {MAX_DEAL}",
            key="deal",
            number=_shown(number).strip("'\""),  # the catalogues have quotes of their own
            highest=MAX_DEAL,
        )
    return value


def _shown(number: object) -> str:
    """Return what was given as text, cut where it is long."""
    try:
        text = repr(number) if isinstance(number, str) else str(number)
    except ValueError:  # Python refuses to write very long numbers
        return "…"
    return text if len(text) <= 40 else f"{text[:40]}…"


def deal_cards(number: int) -> tuple[Card, ...]:
    """Return the 104 cards of a numbered deal, the top of the stock first.

    `number` is 0 … 2⁶⁴−1; `DealError` otherwise.

    >>> from sunviz.engine.cards import cards_text
    >>> cards_text(deal_cards(1961)[:5])
    '5H 9D QC 6S KH'
    """
    return SplitMix64(check_number(number)).shuffled(PACK + PACK)


def wind_row(cards: Sequence[Card], number: int) -> tuple[Card, ...]:
    """Return the clouds' cards as the wind of this number lays them.

    `cards` are the clouds' cards, cloud 1 first, each in row order. The wind
    has its own stream, so that it never depends on how the deal was played
    before it.

    >>> wind_row((0, 1, 2, 3, 4), 0)
    (2, 1, 4, 3, 0)
    """
    start = ~SplitMix64(check_number(number, "wind")).output()
    return SplitMix64(start).shuffled(cards)
