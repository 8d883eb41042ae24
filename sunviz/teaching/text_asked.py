"""The quiz question which of a few rule books stands alone: it forbids a move, or allows it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar, Final

from sunviz.engine import RULE_BOOKS, Play, Position, Rules, Spot, Transfer
from sunviz.engine.deals import SplitMix64
from sunviz.engine.moves import NEXT, Move
from sunviz.story import explain, say

from .asked import Choosing
from .clause_asked import crossings_back, to_emptied_rays
from .laying import why_not_free
from .making import with_rules
from .question import Feedback, refuse
from .rule_books import under
from .wishes import pointed_at, wish

_CHOICES: Final = 3
#: variant 1 only leaves out a stage: no single move tells it from the book
_BOOKS: Final = ("ru-book", "ru-book-v2", "ru-web", "sv-wiki")


@dataclass(frozen=True)
class WhichText(Choosing):
    """Which of three rule books forbids a move that the others allow, or the other way round.

    ``books`` are their ids; ``forbids`` tells which of the two is asked.
    """

    kind: ClassVar[str] = "text"

    move: Move
    books: tuple[str, ...]
    forbids: bool

    @property
    def about(self) -> Spot | Transfer | None:
        """The card of the move."""
        return pointed_at(self.move)

    def prompt(self, lang: str) -> str:
        """Return the question: a player's wish, and which book stands alone."""
        key = "quiz-ask-text-forbids" if self.forbids else "quiz-ask-text-allows"
        return f"{wish(self.position, self.move, lang)} {say(lang, key)}"

    def choices(self, lang: str) -> tuple[str, ...]:
        """Return the names of the rule books."""
        return tuple(say(lang, f"ui-book-{book}") for book in self.books)

    def why(self, lang: str) -> str:
        """Return what the one book says to the move, with the clause."""
        return self._line(self.books[self.right], lang)

    def _line(self, book: str, lang: str) -> str:
        there = under(self.position, RULE_BOOKS[book])
        assert there is not None  # only books are offered under which the table can come about
        line = _verdict(there, self.move, lang)
        return say(lang, "quiz-book-line", book=say(lang, f"ui-book-{book}"), line=line)

    def _refused(self, choice: int, lang: str) -> Feedback:
        return refuse(lang, self._line(self.books[choice], lang))


def _verdict(position: Position, move: Move, lang: str) -> str:
    """Return what the rules of a position say to a move, with the clause."""
    if isinstance(move, Play) and not position.is_playable(move.spot):
        return why_not_free(position, move.spot, lang)
    return explain(position, move, lang=lang).line


def which_text(draw: SplitMix64, position: Position) -> WhichText | None:
    """Return the question, if some move on this table divides the books."""
    tables = {
        book: with_rules(position, rules)
        for book, rules in RULE_BOOKS.items()
        if book in _BOOKS and _shares_rows(position, rules)
    }
    moves = tuple(dict.fromkeys(_moves(position, tables.values())))
    for move in draw.shuffled(moves):
        allows = {book: move in there.legal_moves for book, there in tables.items()}
        choices = tuple(combinations(tables, _CHOICES))
        for books in draw.shuffled(choices):
            alone = [book for book in books if sum(allows[b] == allows[book] for b in books) == 1]
            if alone and _can_come_about(position, books):
                right = books.index(alone[0])
                return WhichText(position, right, move, books, not allows[alone[0]])
    return None


def _shares_rows(position: Position, rules: Rules) -> bool:
    """Tell whether the cards on the foundations can lie so under other rules."""
    return position.rules.foundations == rules.foundations or not any(position.heights[4:])


def _can_come_about(position: Position, books: tuple[str, ...]) -> bool:
    """Tell whether a table can come about under each of these books."""
    return all(under(position, RULE_BOOKS[book]) is not None for book in books)


def _moves(position: Position, tables: Iterable[Position]) -> Iterator[Move]:
    """Yield the moves that some book allows, and that every book has words for."""
    for there in tables:
        for move in there.legal_moves:
            if move != NEXT and not (isinstance(move, Play) and move.row == "B"):
                yield move
    yield from crossings_back(position)
    yield from to_emptied_rays(position)
