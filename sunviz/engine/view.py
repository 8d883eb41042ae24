"""What a player may see of a position: the open table, and nothing that is hidden."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from .cards import Card
from .moves import Move, Play, Spot
from .position import Position, Row, Stage
from .rules import Rules

_NO_WIND: Final = 0


class View:
    """The table as a player sees it; immutable, hashable, comparable.

    A view keeps no way back to the stock's order or to the wind: it copies the
    open cards, sorts the hidden ones and forgets the wind. Two positions that
    differ only in what is hidden give equal views.

    Attributes: `rules`; `stage`; `arcs`, 0…8; `ray`, 1…13 or None; `rays`, 13
    rows from base to tip; `heights`, eight pile heights 0…13, first row
    C D H S, then second row; `clouds`, in row order; `hidden`, the cards of
    the stock in the order of their numbers, which anybody can work out from
    what lies open; `legal_moves`, as `Position.legal_moves`.

    >>> from sunviz.engine.deals import deal_cards
    >>> one, other = (Position.start(deal_cards(n), wind=n) for n in (1, 2))
    >>> one == other, View(one) == View(other)
    (False, True)
    """

    __slots__ = ("_shown",)

    _shown: Position

    def __init__(self, position: Position) -> None:
        shown = position.changed(position.stage, stock=tuple(sorted(position.stock)), wind=_NO_WIND)
        object.__setattr__(self, "_shown", shown)

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self._shown.rules

    @property
    def stage(self) -> Stage:
        """The stage, one of `STAGES`."""
        return self._shown.stage

    @property
    def arcs(self) -> int:
        """How many arcs are laid, 0…8."""
        return self._shown.arcs

    @property
    def ray(self) -> int | None:
        """The open ray, or the ray last picked up, 1…13; else None."""
        return self._shown.ray

    @property
    def hidden(self) -> Row:
        """The cards still in the stock, sorted: what they are, not how they lie."""
        return self._shown.stock

    @property
    def rays(self) -> tuple[Row, ...]:
        """The 13 rays, each from base to tip."""
        return self._shown.rays

    @property
    def heights(self) -> tuple[int, ...]:
        """The eight pile heights, 0…13: first row C D H S, then second row."""
        return self._shown.heights

    @property
    def clouds(self) -> tuple[Row, ...]:
        """The clouds, or the wind row as the only one, in row order."""
        return self._shown.clouds

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves in the documented order; `next` is the last."""
        return self._shown.legal_moves

    @property
    def plays(self) -> tuple[Play, ...]:
        """The legal moves that bring a card to the foundations."""
        return self._shown.plays

    def card_at(self, spot: Spot) -> Card | None:
        """Return the open card on a spot, or None."""
        return self._shown.card_at(spot)

    def open_table(self) -> Position:
        """Return the table as a position to think ahead with.

        Its stock is `hidden`, and its wind a fixed number: laying an arc or
        calling the wind on it tells nothing about the real game.
        """
        return self._shown

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self._shown == other._shown

    def __hash__(self) -> int:
        return hash(self._shown)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a View never changes: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a View never changes: {name} cannot be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self._shown,)

    def __repr__(self) -> str:
        return repr(self._shown).replace("<Position", "<View", 1)
