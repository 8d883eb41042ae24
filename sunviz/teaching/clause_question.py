"""Which clause of a text allows or forbids a move."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sunviz.engine import Play, Position, SunError
from sunviz.engine.moves import Move, read_move
from sunviz.story import TEXTS, Explanation, clause, clauses_of, explain
from sunviz.story.catalogue import capital
from sunviz.story.citations import clauses, cloud_subject, text_of
from sunviz.story.explaining import OURS
from sunviz.story.told import Clauses

from .making import with_rules
from .question import (
    AnswerError,
    Feedback,
    Question,
    check_choice,
    example,
    paragraph,
    praise,
    refuse,
)
from .reading import clause_numbers

_BOOKS = {"B": "ru-book", "W": "ru-web", "S": "sv-wiki"}


@dataclass(frozen=True)
class WhichClause(Question):
    """Which clause allows a move or forbids it; any clause that says so is right.

    `move` is a move or its text; `text` is B, W or S, by default the text
    that the rules tell. `SunError` if that text does not decide the move.

    >>> from sunviz.engine import Game
    >>> WhichClause(Game.deal(1961).position, "next").answers
    ('1',)
    """

    move: Move | str
    text: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "move", read_move(self.move))
        if self.text:
            check_choice("text", self.text, TEXTS)
            object.__setattr__(self, "position", told_by(self.position, self.text))
        cited = self._explained("en").clauses[0]
        if cited == OURS or cited != (self.text or cited):
            raise SunError(
                f"no clause of the text decides the move {self.move}",
                key="exercise_no_clause",
                move=str(self.move),
            )
        object.__setattr__(self, "text", str(cited))

    @property
    def answers(self) -> tuple[str, ...]:
        """The numbers of all clauses that say so, in the order of the text."""
        found = {n for cited in self._all_cited() if cited[0] == self.text for n in cited[1:]}
        return tuple(str(one.number) for one in clauses_of(self.text) if one.number in found)

    def prompt(self, lang: str) -> str:
        """Return the question, the text and the move named."""
        return paragraph(lang, "ask-clause", text=self.text, move=str(self.move))

    def how(self, lang: str) -> str:
        """Return how a clause is written."""
        numbers = {"example": example("6", "3", "1", right=self.answers), "variant": example("V2")}
        return paragraph(lang, "how-clause", text=self.text, **numbers)

    def why(self, lang: str) -> str:
        """Return why the move is legal or not, with its clause."""
        return self._explained(lang).line

    def _judge(self, answer: object, lang: str) -> Feedback:
        given = clause_numbers(answer)
        known = {str(one.number): one.number for one in clauses_of(self.text)}
        for number in given:
            if number not in known:
                raise AnswerError(
                    f"there is no clause {number}",
                    key="answer_no_clause",
                    text=self.text,
                    clause=number,
                    clauses=_listed(tuple(known)),
                )
        wrong = [known[number] for number in given if number not in self.answers]
        if not wrong:
            return praise(lang, self.why(lang))
        said = [clause(self.text, number) for number in wrong[:2]]
        other = [
            paragraph(lang, "clause-other", cite=capital(one.label(lang)), text=one.said(lang))
            for one in said
        ]
        told = self._explained(lang)
        key = "clause-allowed" if told.legal else "clause-forbidden"
        return refuse(lang, *other, paragraph(lang, key, reason=told.text))

    def _explained(self, lang: str) -> Explanation:
        return explain(self.position, self.move, lang=lang)

    def _all_cited(self) -> Iterator[Clauses]:
        """Yield what `explain` cites; of a legal play also that the card is free, and wanted."""
        told = self._explained("en")
        yield told.clauses
        if told.legal and isinstance(self.move, Play):
            rules = self.position.rules
            yield clauses(rules, self._free(self.move))
            two = rules.foundations == "two_ace_rows"
            yield clauses(rules, "two_ace_rows" if two else "bases")

    def _free(self, play: Play) -> str:
        stage = self.position.stage
        if play.spot.place == "c":
            return cloud_subject(self.position.rules, stage)
        return {"sunrise": "tips", "sun": "sun"}.get(stage, "set-tips")


def _listed(numbers: tuple[str, ...]) -> str:
    """Return the numbers of a text's clauses in short.

    >>> _listed(("1", "2", "3", "V1"))
    '1–3, V1'
    """
    plain = [number for number in numbers if number.isdigit()]
    return ", ".join([f"{plain[0]}–{plain[-1]}", *numbers[len(plain) :]])


def told_by(position: Position, text: str) -> Position:
    """Return a position under the same switches, told by the text B, W or S."""
    if text_of(position.rules) == text:
        return position
    return with_rules(position, replace(position.rules, book=_BOOKS[text]))
