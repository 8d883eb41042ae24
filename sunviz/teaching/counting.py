"""How many cards, rays or clouds there are, now or after some moves."""

from dataclasses import dataclass
from typing import Final

from sunviz.engine import Position
from sunviz.engine.legal import playable_spots
from sunviz.engine.moves import read_move
from sunviz.story.citations import clauses, with_cite

from .question import (
    Feedback,
    Question,
    check_choice,
    example,
    paragraph,
    praise,
    refuse,
    refuse_value,
)
from .reading import number_of
from .spots import what_is_free

_OF: Final = ("stock", "placed", "playable", "fits", "rays", "clouds")


@dataclass(frozen=True)
class Count(Question):
    """How many there are of something, after some moves if any are given.

    `of` is "stock", "placed", "playable" or "fits" (cards), "rays" or
    "clouds" (those that hold cards); `after` are moves as in a record.
    Raises `MoveError` for a move that is not legal.

    >>> from sunviz.engine import Game
    >>> Count(Game.deal(1961).position, "stock", after="next next").answers
    ('78',)
    """

    of: str
    after: str = ""

    def __post_init__(self) -> None:
        check_choice("of", self.of, _OF)
        if not isinstance(self.after, str):
            refuse_value("after", self.after, '"next r3>A"')
        self._then()  # raises for a move that is not legal

    @property
    def number(self) -> int:
        """The number asked for."""
        return count(self._then(), self.of)

    @property
    def answers(self) -> tuple[str, ...]:
        """The number as a text."""
        return (str(self.number),)

    def prompt(self, lang: str) -> str:
        """Return the question; first the moves to be made in thought."""
        asked = paragraph(lang, "ask-count", of=self.of)
        if not self.after.split():
            return asked
        return f"{paragraph(lang, 'count-after', moves=self.after)} {asked}"

    def how(self, lang: str) -> str:
        """Return how a number is written."""
        return paragraph(lang, "how-count", example=example("12", "20", right=self.answers))

    def why(self, lang: str) -> str:
        """Return what is to be counted, with the clause where there is one."""
        there = self._then()
        if self.of == "playable" and any(playable_spots(there)):
            return what_is_free(there, lang)
        rules, rows = there.rules, there.second_row
        key = "nothing-lies" if self.of == "playable" else f"count-{self.of}"
        text = paragraph(lang, key, rows=rows, refill=rules.refill)
        subjects = {"stock": rules.refill, "fits": "two_ace_rows" if rows == "B" else "bases"}
        if self.of not in subjects:
            return text
        return with_cite(text, [clauses(rules, subjects[self.of])], lang)

    def _judge(self, answer: object, lang: str) -> Feedback:
        given = number_of(answer)
        if given == self.number:
            return praise(lang, self.why(lang))
        return refuse(lang, paragraph(lang, "too-many" if given > self.number else "too-few"),
                      self.why(lang))  # fmt: skip

    def _then(self) -> Position:
        there = self.position
        for move in self.after.split():
            there = there.play(read_move(move))
        return there


def count(position: Position, of: str) -> int:
    """Return how many there are of something in a position.

    The wind's row is no cloud.
    """
    if of == "stock":
        return len(position.stock)
    if of == "placed":
        return position.placed
    if of == "playable":
        return 0 if position.is_over else len(list(playable_spots(position)))
    if of == "fits":
        return len({play.spot for play in position.plays})
    if of == "rays":
        return sum(map(bool, position.rays))
    return sum(map(bool, position.clouds)) if position.stage == "sunset" else 0
