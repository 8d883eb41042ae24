"""Moves and their notation (CONTRACT: Moves).

The four kinds of move are small frozen values. The common ones are made once
and shared, so that listing the legal moves makes no objects.
"""

import re
from dataclasses import dataclass
from typing import Final, Literal, NoReturn, TypeAlias

from .cards import SUITS
from .errors import MoveError

Row: TypeAlias = Literal["A", "K", "B"]


@dataclass(frozen=True, slots=True)
class Next:
    """Go on: lay an arc, open or pick up a ray, call the wind, give up."""

    def __str__(self) -> str:
        return "next"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies in the sun or in the clouds.

    ``place`` is ``"r"`` (a ray, 1…13) or ``"c"`` (a cloud, from 1);
    ``number`` is the number of the ray or cloud; ``card`` counts from the base
    or in row order, from 1; for the tip of a ray it is 0.
    """

    place: Literal["r", "c"]
    number: int
    card: int = 0

    def __str__(self) -> str:
        tail = f".{self.card}" if self.card else ""
        return f"{self.place}{self.number}{tail}"


@dataclass(frozen=True, slots=True)
class Play:
    """A card of the sun or of a cloud to a foundation row."""

    spot: Spot
    row: Row

    def __str__(self) -> str:
        return f"{self.spot}>{self.row}"


@dataclass(frozen=True, slots=True)
class Transfer:
    """The top card of a suit's pile to the other row (B 6, W §5, S §6)."""

    source: Literal["A", "K"]
    suit: int

    @property
    def target(self) -> Literal["A", "K"]:
        """The row that takes the card."""
        return "K" if self.source == "A" else "A"

    def __str__(self) -> str:
        return f"{self.source}>{self.target}:{SUITS[self.suit]}"


@dataclass(frozen=True, slots=True)
class Relocate:
    """A ray card to an emptied ray (variant 2)."""

    spot: Spot
    ray: int

    def __str__(self) -> str:
        return f"{self.spot}>r{self.ray}"


Move: TypeAlias = Next | Play | Transfer | Relocate

NEXT: Final = Next()

_NOTATION: Final = re.compile(
    r"""(?P<next>next)
      | (?P<from>[AK])>(?P<to>[AK]):(?P<suit>[CDHS])
      | (?P<place>[rc])(?P<number>[1-9]\d{0,2})(?:\.(?P<card>[1-9]\d{0,2}))?
        >(?:(?P<row>[AKB])|r(?P<ray>[1-9]\d?))""",
    re.VERBOSE | re.ASCII,
)


def read_move(text: str | Move) -> Move:
    """Return the move that a text names, whether or not it is legal somewhere.

    Raises `MoveError` for a text that is no move.

    >>> str(read_move("r7.2>K"))
    'r7.2>K'
    """
    if isinstance(text, Next | Play | Transfer | Relocate):
        return text
    found = _NOTATION.fullmatch(text.strip()) if isinstance(text, str) else None
    if found is None:
        _refuse(text)
    if found["next"]:
        return NEXT
    if found["suit"]:
        if found["from"] == found["to"]:
            _refuse(text)
        return Transfer("A" if found["from"] == "A" else "K", SUITS.index(found["suit"]))
    number, card = int(found["number"]), int(found["card"] or 0)
    if found["place"] == "c":
        if not card or found["ray"]:
            _refuse(text)
        return Play(Spot("c", number, card), _row(found["row"]))
    if number > 13 or int(found["ray"] or 1) > 13:
        _refuse(text)
    spot = Spot("r", number, card)
    if found["ray"]:
        return Relocate(spot, int(found["ray"]))
    return Play(spot, _row(found["row"]))


def _row(letter: str) -> Row:
    return "A" if letter == "A" else "K" if letter == "K" else "B"


def _refuse(text: object) -> NoReturn:
    raise MoveError(
        f"{text!r} is no move: moves look like 'next', 'r7>A', 'r7.2>K', 'c3.1>A',"
        " 'A>K:H' or 'r4>r9'",
        key="move_text",
        move=str(text),
    )
