"""A position: everything that lies on the table, at one moment, immutable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NoReturn, TypeAlias

from . import invariants, legal, reasons, steps
from .cards import Card, card_text, read_cards
from .deals import check_number
from .errors import CardError, PositionError
from .moves import Move, Play, Spot, read_move
from .rules import RULE_BOOKS, Rules, read_rules

Stage: TypeAlias = Literal["sunrise", "sun", "sunset", "wind", "won", "lost"]
STAGES: Final[tuple[Stage, ...]] = ("sunrise", "sun", "sunset", "wind", "won", "lost")
#: how the wind will lie: a wind number, or the row as it was shuffled by hand
Wind: TypeAlias = int | tuple[Card, ...]
Row: TypeAlias = tuple[Card, ...]

_KEEP: Final[Any] = object()


class _Slots:
    """The fields of a `Position`, before it becomes immutable."""

    __slots__ = (
        "_legal", "arcs", "clouds", "heights", "ray", "rays", "rules", "stage", "stock", "wind",
    )  # fmt: skip

    _legal: tuple[Move, ...] | None  # made when first asked for

    rules: Rules
    stage: Stage
    arcs: int
    ray: int | None
    stock: Row
    rays: tuple[Row, ...]
    heights: tuple[int, ...]
    clouds: tuple[Row, ...]
    wind: Wind


class Position(_Slots):
    """What lies on the table, and under which rules.

    Positions are immutable, hashable and equal when the same cards lie in the
    same places under the same switches; the wind that is still to come does
    not lie on the table and plays no part in that. They are made by
    `Game.deal`, `Position.start` and `Position.from_dict`, and by moves.

    Attributes: `rules`; `stage`, one of `STAGES`; `arcs`, 0…8, laid so far;
    `ray`, 1…13 or None: the open ray, or the ray last picked up; `stock`, the
    next card first; `rays`, 13 rows from base to tip; `heights`, eight pile
    heights 0…13, first row C D H S, then second row; `clouds`, in row order;
    `wind`, its number or its row.

    >>> Position.start(range(52), range(52))
    <Position sunrise: no arc laid, 104 cards in stock, 0 placed>
    """

    __slots__ = ()

    @classmethod
    def start(
        cls, *packs: Sequence[Card], rules: str | Rules = "ru-book", wind: Wind = 0
    ) -> Position:
        """Return the position before the first arc, the packs being the stock in order.

        Nothing is checked: `Game.from_deck` takes what a user gives.
        """
        stock = tuple(card for pack in packs for card in pack)
        return make(read_rules(rules), "sunrise", 0, None, stock, ((),) * 13, (0,) * 8, (), wind)

    def changed(
        self,
        stage: Stage,
        *,
        arcs: int = _KEEP,
        ray: int | None = _KEEP,
        stock: Row = _KEEP,
        rays: tuple[Row, ...] = _KEEP,
        heights: tuple[int, ...] = _KEEP,
        clouds: tuple[Row, ...] = _KEEP,
        wind: Wind = _KEEP,
    ) -> Position:
        """Return a position that differs from this one as told; nothing is checked."""
        return make(
            self.rules,
            stage,
            self.arcs if arcs is _KEEP else arcs,
            self.ray if ray is _KEEP else ray,
            self.stock if stock is _KEEP else stock,
            self.rays if rays is _KEEP else rays,
            self.heights if heights is _KEEP else heights,
            self.clouds if clouds is _KEEP else clouds,
            self.wind if wind is _KEEP else wind,
        )

    def played(
        self,
        stage: Stage,
        rays: tuple[Row, ...],
        heights: tuple[int, ...],
        clouds: tuple[Row, ...],
    ) -> Position:
        """Return `changed` for a play: the step that players and searches live on."""
        return make(
            self.rules, stage, self.arcs, self.ray, self.stock, rays, heights, clouds, self.wind
        )

    # what is legal

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves, made when first asked for, in the order of `sunviz.engine.legal`.

        >>> [str(move) for move in Position.start(range(52), range(52)).legal_moves]
        ['next']
        """
        moves = self._legal
        if moves is None:
            moves = legal.legal_moves(self)
            _set_legal(self, moves)
        return moves

    @property
    def plays(self) -> tuple[Play, ...]:
        """The legal moves that bring a card to the foundations."""
        return tuple(move for move in self.legal_moves if isinstance(move, Play))

    def is_playable(self, spot: Spot) -> bool:
        """Tell whether the card of a spot lies free: a tip, the open ray, a cloud's end."""
        return spot in legal.playable_spots(self)

    def play(self, move: Move | str) -> Position:
        """Return the position after a legal move.

        Raises `MoveError` with the reason for any other.
        """
        for legal_move in self.legal_moves:
            if legal_move is move:  # the common case: a move out of `legal_moves`
                return steps.after(self, legal_move)
        move = read_move(move)
        if move not in self.legal_moves:
            raise reasons.refusal(self, move)
        return steps.after(self, move)

    # what it amounts to

    @property
    def placed(self) -> int:
        """How many cards lie on the foundations, 0…104."""
        return sum(self.heights)

    @property
    def is_won(self) -> bool:
        """Whether all 104 cards are placed (B 12, W §2)."""
        return self.stage == "won"

    @property
    def is_lost(self) -> bool:
        """Whether the game was given up in the wind row."""
        return self.stage == "lost"

    @property
    def is_over(self) -> bool:
        """Whether the game is won or lost."""
        return self.stage in ("won", "lost")

    @property
    def is_stuck(self) -> bool:
        """Whether no card can be placed any more, whatever is transferred first.

        Only in the wind row: before it, going on always changes the table.
        """
        return self.stage == "lost" or (self.stage == "wind" and not self.can_place)

    @property
    def can_place(self) -> bool:
        """Whether some card can be placed now, or after transfers."""
        return _can_place(self)

    def pile(self, row: str, suit: int) -> Row:
        """Return the cards of a foundation, bottom to top; `row` is A, K or B, `suit` 0…3."""
        height = self.heights[suit if row == "A" else suit + 4]
        first = suit * 13
        if row == "K":
            return tuple(range(first + 12, first + 12 - height, -1))
        return tuple(range(first, first + height))

    def card_at(self, spot: Spot) -> Card | None:
        """Return the card that lies on a spot, or None."""
        rows = self.rays if spot.place == "r" else self.clouds
        row = rows[spot.number - 1] if 0 < spot.number <= len(rows) else ()
        at = spot.card or (len(row) if spot.place == "r" else 0)
        return row[at - 1] if 0 < at <= len(row) else None

    # plain data

    @property
    def second_row(self) -> Literal["K", "B"]:
        """The second foundation row: kings, or in variant 2 the second row of aces."""
        return "B" if self.rules.foundations == "two_ace_rows" else "K"

    def to_dict(self) -> dict[str, Any]:
        """Return the position as plain lists, strings and numbers (CONTRACT: to_dict).

        The rules and the wind are not part of it: give them to `from_dict`.
        """
        second = "aces2" if self.second_row == "B" else "kings"
        return {
            "stage": self.stage,
            "arcs": self.arcs,
            "ray": self.ray,
            "stock": _texts(self.stock),
            "rays": [_texts(ray) for ray in self.rays],
            "aces": [_texts(self.pile("A", suit)) for suit in range(4)],
            second: [_texts(self.pile(self.second_row, suit)) for suit in range(4)],
            "clouds": [_texts(cloud) for cloud in self.clouds],
        }

    @classmethod
    def from_dict(
        cls,
        d: Mapping[str, Any],
        rules: str | Rules = "ru-book",
        wind: int | str | Sequence[str] = 0,
    ) -> Position:
        """Return the position that a dictionary of `to_dict` describes.

        `wind` is a wind number, or the cards of a row shuffled by hand. Raises
        `PositionError` that names every broken invariant.

        >>> start = Position.start(range(52), range(52))
        >>> Position.from_dict(start.to_dict()) == start
        True
        """
        rules = read_rules(rules)
        parts = invariants.parts_of(d, rules)
        position = make(
            rules,
            parts["stage"],
            parts["arcs"],
            parts["ray"],
            parts["stock"],
            parts["rays"],
            tuple(len(pile) for pile in parts["piles"]),
            parts["clouds"],
            read_wind(wind),
        )
        problems = invariants.pile_problems(parts["piles"], rules)
        problems += invariants.problems(position, parts["piles"])
        if problems:
            raise PositionError(problems)
        return position

    # as a Python value

    def _key(self) -> tuple[Any, ...]:
        return (
            self.rays, self.clouds, self.heights, self.stock, self.stage, self.ray, self.arcs,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._key() == other._key() and self.rules == other.rules

    def __hash__(self) -> int:
        return hash((self._key(), self.rules))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a Position never changes: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a Position never changes: {name} cannot be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        return make, (
            self.rules, self.stage, self.arcs, self.ray, self.stock, self.rays, self.heights,
            self.clouds, self.wind,
        )  # fmt: skip

    def __repr__(self) -> str:
        parts = {
            "sunrise": f"{_count(self.arcs, 'arc')} laid, {_count(len(self.stock), 'card')}"
            " in stock",
            "sun": f"ray {self.ray} open",
            "sunset": f"ray {self.ray} set, {_count(len(self.clouds), 'cloud')}",
            "wind": f"{_count(sum(map(len, self.clouds)), 'card')} in the wind row",
        }
        told = parts.get(self.stage)
        placed = f"{self.placed} placed"
        book = "" if self.rules == RULE_BOOKS["ru-book"] else f" under {self.rules.name}"
        return f"<Position {self.stage}: {f'{told}, ' if told else ''}{placed}{book}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        from sunviz.picture import mimebundle

        return mimebundle(self)


def read_wind(wind: int | str | Sequence[str]) -> Wind:
    """Return a wind number as it is, or the cards of a wind row as a tuple."""
    if isinstance(wind, Sequence):
        row = read_cards(wind)
        if not row:
            raise CardError("the wind row is empty", key="wind_empty")
        return row
    return check_number(wind, "wind")


def _can_place(position: Position) -> bool:
    """Tell whether some card can be placed now or after transfers."""
    seen = {position.heights}
    todo = [position]
    while todo:
        here = todo.pop()
        if here.plays:
            return True
        for move in here.legal_moves[:-1]:
            there = steps.after(here, move)
            if there.heights not in seen:
                seen.add(there.heights)
                todo.append(there)
    return False


def make(
    rules: Rules,
    stage: Stage,
    arcs: int,
    ray: int | None,
    stock: Row,
    rays: tuple[Row, ...],
    heights: tuple[int, ...],
    clouds: tuple[Row, ...],
    wind: Wind,
) -> Position:
    """Return a position of these parts; nothing is checked.

    The slots are filled while the object is still of the base class, which
    can be set: half the time of going round the immutability slot by slot.
    """
    position = _new(_Slots)
    position.rules = rules
    position.stage = stage
    position.arcs = arcs
    position.ray = ray
    position.stock = stock
    position.rays = rays
    position.heights = heights
    position.clouds = clouds
    position.wind = wind
    position._legal = None
    position.__class__ = Position
    return position  # type: ignore[no-any-return]


_new: Final[Any] = object.__new__
_set_legal: Final = _Slots.__dict__["_legal"].__set__


def _texts(cards: Row) -> list[str]:
    return [card_text(card) for card in cards]


def _count(n: int, what: str) -> str:
    return f"no {what}" if not n else f"1 {what}" if n == 1 else f"{n} {what}s"
