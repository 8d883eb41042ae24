"""Under which rule books a move is legal on the same table."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from sunviz.engine import RULE_BOOKS, Position, PositionError, Rules
from sunviz.engine.invariants import second_row_key
from sunviz.engine.moves import Move, read_move
from sunviz.story import check_language, explain
from sunviz.story.catalogue import join

from .question import Feedback, Question, example, paragraph, praise, refuse
from .reading import NONE, books_of


@dataclass(frozen=True)
class WhichBooks(Question):
    """Under which of the five rule books a move is legal on this table.

    `move` is a move or its text. A book under which the table cannot come
    about does not allow the move.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next")
    >>> WhichBooks(game.position, "r5>K").answers
    ('ru-book ru-book-v1 ru-web sv-wiki',)
    """

    move: Move | str

    def __post_init__(self) -> None:
        object.__setattr__(self, "move", read_move(self.move))

    @property
    def books(self) -> tuple[str, ...]:
        """The ids of the rule books that allow the move."""
        return tuple(
            book
            for book, there in self._tables.items()
            if there is not None and self.move in there.legal_moves
        )

    @property
    def answers(self) -> tuple[str, ...]:
        """The ids as one text."""
        return (" ".join(self.books) or "none",)

    def answers_in(self, lang: str) -> tuple[str, ...]:
        """Return the ids as one text, or that there is none in the reader's word."""
        return (" ".join(self.books) or NONE[check_language(lang)],)

    def prompt(self, lang: str) -> str:
        """Return the question, the move named."""
        return paragraph(lang, "ask-rules", move=str(self.move))

    def how(self, lang: str) -> str:
        """Return how rule books are written."""
        return paragraph(
            lang,
            "how-rules",
            example=example("ru-book ru-web"),
            none=example(NONE[lang]),
            books=join(lang, tuple(RULE_BOOKS)),
        )

    def why(self, lang: str) -> str:
        """Return what each book says to the move, books of one mind together."""
        return "\n".join(self._lines(tuple(RULE_BOOKS), lang))

    def _judge(self, answer: object, lang: str) -> Feedback:
        given = books_of(answer)
        wrong = tuple(book for book in given if book not in self.books)
        missing = len(set(self.books) - set(given))
        if not wrong and not missing:
            return praise(lang, self.why(lang), together=False)
        said = self._lines(wrong, lang)
        if missing:
            said.append(paragraph(lang, "rules-missing", count=missing))
        return refuse(lang, *said)

    @cached_property
    def _tables(self) -> Mapping[str, Position | None]:
        return {book: under(self.position, rules) for book, rules in RULE_BOOKS.items()}

    def _lines(self, books: tuple[str, ...], lang: str) -> list[str]:
        """Return a line for each reason that some of the books have."""
        lines: dict[str, str] = {}
        of_one_mind: dict[str, list[str]] = {}
        for book in books:
            there = self._tables[book]
            told = explain(there, self.move, lang=lang) if there else None
            text = told.text if told else ""
            lines.setdefault(text, told.line if told else "")
            of_one_mind.setdefault(text, []).append(book)
        return [
            paragraph(lang, "books-line", books=join(lang, of_one_mind[text]), line=line)
            if line
            else paragraph(lang, "books-impossible", books=of_one_mind[text])
            for text, line in lines.items()
        ]


def under(position: Position, rules: Rules) -> Position | None:
    """Return the same table under other rules, or None if it cannot come about there.

    >>> from sunviz.engine import Game
    >>> start = Game.deal(1961).position
    >>> under(start, RULE_BOOKS["ru-book-v2"]).rules.name
    'ru-book-v2'
    """
    table = position.to_dict()
    # kings stand in the place of aces, or aces in that of kings: refused as piles of a wrong base
    table[second_row_key(rules)] = table.pop(second_row_key(position.rules))
    try:
        return Position.from_dict(table, rules)
    except PositionError:
        return None
