"""A game: a deal and the list of its positions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from . import records, sharing
from .cards import Card, cards_text, check_deck, read_cards
from .deals import check_number, deal_cards
from .errors import MoveError
from .moves import Move, Play, read_move
from .position import Position, Wind, read_wind
from .rules import Rules, read_rules


class Game:
    """A deal under some rules, and every position since its first arc.

    Positions never change, so undo, redo and jumps only move a mark in the
    list. A new move made after an undo replaces what was undone, unless it is
    the same move; the wind is the same each time it blows.

    >>> game = Game.deal(1961)
    >>> game.push("next")
    >>> game.position.arcs
    1
    >>> str(game.pop()), str(game.redo())
    ('next', 'next')
    """

    def __init__(self, start: Position, *, number: int | None = None) -> None:
        self._number = number
        self._positions = [start]
        self._moves: list[Move] = []
        self._at = 0
        self._comments: dict[int, str] = {}
        #: tags of a record that the package does not know, in their order
        self.tags: dict[str, str] = {}

    @classmethod
    def deal(cls, number: int, rules: str | Rules = "ru-book", *, wind: int | None = None) -> Game:
        """Return the game of a numbered deal, before its first arc.

        `number` and `wind` are 0 … 2⁶⁴−1; the wind has the deal's number
        unless one is given. Raises `DealError`, `RulesError`.

        >>> Game.deal(1961).position.placed
        0
        """
        cards = deal_cards(number)
        wind = check_number(number if wind is None else wind, "wind")
        start = Position.start(cards, rules=read_rules(rules), wind=wind)
        return cls(start, number=check_number(number))

    @classmethod
    def from_deck(
        cls,
        cards: str | Sequence[str],
        rules: str | Rules = "ru-book",
        *,
        wind: int | str | Sequence[str] = 0,
    ) -> Game:
        """Return the game of any 104 cards, the card dealt first coming first.

        `wind` is a wind number, or the cards of the wind row if it was
        shuffled by hand. Raises `CardError`, `DealError`, `RulesError`.
        """
        deck = read_cards(cards)
        check_deck(deck)
        return cls(Position.start(deck, rules=read_rules(rules), wind=read_wind(wind)))

    # the deal

    @property
    def number(self) -> int | None:
        """The deal number, or None for a deck that was given card by card."""
        return self._number

    @property
    def deck(self) -> tuple[Card, ...]:
        """The 104 cards, the card dealt first coming first."""
        return self._positions[0].stock

    @property
    def wind(self) -> Wind:
        """The wind number, or the wind row that was given."""
        return self._positions[0].wind

    @property
    def rules(self) -> Rules:
        """The rules that the game is played by."""
        return self._positions[0].rules

    # the list of positions

    @property
    def position(self) -> Position:
        """The position now."""
        return self._positions[self._at]

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position from the start to now."""
        return tuple(self._positions[: self._at + 1])

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move from the start to now; ``moves[i]`` leads to ``positions[i + 1]``."""
        return tuple(self._moves[: self._at])

    @property
    def undone(self) -> tuple[Move, ...]:
        """The moves that `redo` would make again, the next one first."""
        return tuple(self._moves[self._at :])

    @property
    def taken_back(self) -> tuple[Card, ...]:
        """The cards whose plays were undone and not replaced, the next one to redo first.

        >>> game = Game.deal(1961)
        >>> game.push("next"); game.pop()
        Next()
        >>> game.taken_back
        ()
        """
        undone = zip(self._moves[self._at :], self._positions[self._at :], strict=False)
        cards = (before.card_at(move.spot) for move, before in undone if isinstance(move, Play))
        return tuple(card for card in cards if card is not None)

    def __len__(self) -> int:
        return self._at

    def push(self, move: Move | str) -> None:
        """Make a move, given as a `Move` or its text.

        Raises `MoveError` with the reason if it is not legal; the game then
        stays as it was.
        """
        move = read_move(move)
        if self.undone[:1] == (move,):
            self._at += 1
            return
        position = self.position.play(move)
        del self._moves[self._at :], self._positions[self._at + 1 :]
        self._comments = {at: text for at, text in self._comments.items() if at <= self._at}
        self._moves.append(move)
        self._positions.append(position)
        self._at += 1

    def pop(self) -> Move:
        """Take the last move back and return it; `MoveError` at the start."""
        if not self._at:
            raise MoveError("there is no move to take back", key="nothing_to_undo")
        self._at -= 1
        return self._moves[self._at]

    def redo(self) -> Move:
        """Make the move taken back last again and return it; `MoveError` if there is none."""
        if self._at == len(self._moves):
            raise MoveError("there is no move to make again", key="nothing_to_redo")
        self._at += 1
        return self._moves[self._at - 1]

    def jump(self, at: int) -> None:
        """Go to the position after so many moves, back or forth among those made.

        Raises `MoveError` unless 0 ≤ `at` ≤ the moves made, those undone included.

        >>> game = Game.deal(1961)
        >>> game.push("next"); game.jump(0); len(game.undone)
        1
        """
        self._check_at(at)
        self._at = at

    def _check_at(self, at: int) -> None:
        if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at <= len(self._moves):
            raise MoveError(
                f"there is no position {at!r}: the game has the positions 0 to {len(self._moves)}",
                key="no_position",
                at=str(at),
                last=len(self._moves),
            )

    # comments and records

    def comment(self, at: int | None = None) -> str:
        """Return the comment on move `at` (1 = the first, 0 = before it; default: the last)."""
        return self._comments.get(self._at if at is None else at, "")

    def set_comment(self, text: str, at: int | None = None) -> None:
        """Set the comment on a move, as `comment` counts them; an empty text removes it."""
        at = self._at if at is None else at
        self._check_at(at)
        records.check_comment(text)
        self._comments.pop(at, None)
        if text:
            self._comments[at] = text

    @property
    def comments(self) -> dict[int, str]:
        """The comments on the moves made, by move number."""
        return {at: self._comments[at] for at in sorted(self._comments) if at <= self._at}

    def to_record(self) -> str:
        """Return the game up to now as the text of a record (CONTRACT: Records)."""
        return records.write(self)

    @classmethod
    def from_record(cls, text: str | bytes) -> Game:
        """Return the game of a record, every move of it replayed.

        Raises `RecordError` that tells what is wrong and where.
        """
        record = records.read(text)
        game = records.new_game(cls, record)
        records.replay(game, record)
        return game

    def to_short(self) -> str:
        """Return the game up to now as one short text, for an e-mail or a link.

        It tells deal, rules and moves, not the comments and tags, in signs that
        need no escaping in a link; a whole game has about 65 of them. `explore`
        takes it. Raises `ShareError` for a game of more than 10,000 moves.

        >>> game = Game.deal(1961); game.push("next")
        >>> game.to_short()
        'sun1.1961.ru-book.1_0.1fvaw1c'
        """
        return sharing.write(self)

    @classmethod
    def from_short(cls, text: str) -> Game:
        """Return the game of a short text, every move of it played again.

        Blanks and line breaks inside do no harm. Raises `ShareError`, a
        `RecordError`, for a text that is none, or that was changed on its way.

        >>> Game.from_short("sun1.1961.ru-book.0_0.15pj5do").number
        1961
        """
        return sharing.read(text)

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        records.write_file(Path(path), self.to_record())

    @classmethod
    def load(cls, path: str | Path) -> Game:
        """Return the game of a record file; `RecordError` if it is not one."""
        return cls.from_record(records.read_file(Path(path)))

    # as a Python value

    def __eq__(self, other: object) -> bool:
        """Same deal, wind, rules, moves up to now, comments and tags."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._key() == other._key()

    __hash__ = None  # type: ignore[assignment]

    def _key(self) -> tuple[Any, ...]:
        return (
            self.deck, self.wind, self.rules, self.rules.name, self.moves, self.comments,
            self.tags,
        )  # fmt: skip

    def __repr__(self) -> str:
        deal = f"deal {self.number}" if self.number is not None else "deck"
        if self.number is None:
            deal = f"deck {cards_text(self.deck[:3])} …"
        return f"<Game {deal} under {self.rules.name}, move {self._at}: {self.position.stage}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        from sunviz.picture import mimebundle

        return mimebundle(self)
