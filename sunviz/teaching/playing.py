"""Play on until a goal is reached; the engine replays the answer."""

from dataclasses import dataclass
from typing import Final

from sunviz.engine import MoveError, Position, SunError
from sunviz.engine.cards import DECK_SIZE, Card, read_card, suit_of
from sunviz.engine.moves import Move
from sunviz.story import error_text, explain

from .question import (
    Feedback,
    Question,
    check_choice,
    check_going_on,
    check_whole,
    example,
    paragraph,
    praise,
    refuse,
    refuse_detail,
    refuse_missing,
)
from .reading import moves_of

#: the detail that a goal needs
_NEEDED: Final = {"placed": "cards", "card": "card"}


@dataclass(frozen=True)
class Reach(Question):
    """Moves that reach a goal; any legal line that reaches it is right.

    `goal` is "won", "placed" (`cards`, 1…104, on the foundations) or "card"
    (`card` lies on a foundation). `SunError` if the goal is reached already.
    """

    goal: str = "won"
    cards: int | None = None
    card: str | None = None

    def __post_init__(self) -> None:
        check_choice("goal", self.goal, ("won", "placed", "card"))
        self._check_details()
        check_going_on(self.position)
        if self.is_reached(self.position):
            raise SunError(
                "the goal is reached before the first move: there is nothing to play for",
                key="exercise_reached",
            )

    def is_reached(self, position: Position) -> bool:
        """Tell whether a position has reached the goal."""
        if self.goal == "card":
            return lies_on_foundation(position, self._card)
        return position.placed >= self._wanted

    @property
    def answers(self) -> tuple[str, ...]:
        """None: any legal line that reaches the goal is right, and they are not listed."""
        return ()

    def prompt(self, lang: str) -> str:
        """Return the goal."""
        if self.goal == "card":
            return paragraph(lang, "ask-play-card", card=self._card)
        return paragraph(lang, f"ask-play-{self.goal}", count=self._wanted)

    def how(self, lang: str) -> str:
        """Return how moves are written."""
        return paragraph(lang, "how-play", example=example("next r3>A"))

    def why(self, lang: str) -> str:
        """Return how far the position is from the goal."""
        return self._stands(self.position, lang)

    def _judge(self, answer: object, lang: str) -> Feedback:
        position, reached = self.position, 0
        for number, move in enumerate(moves_of(answer), 1):
            try:
                position = position.play(move)
            except MoveError as error:
                line = _why_refused(position, move, error, lang)
                said = paragraph(lang, "play-illegal", number=number, move=str(move), line=line)
                return refuse(lang, said)
            if not reached and self.is_reached(position):
                reached = number
        if reached:
            return praise(lang, paragraph(lang, "play-reached", count=reached))
        return refuse(lang, paragraph(lang, "play-short"), self._stands(position, lang))

    @property
    def _wanted(self) -> int:
        return self.cards or DECK_SIZE

    @property
    def _card(self) -> Card:
        return read_card(self.card or "")

    def _check_details(self) -> None:
        """Raise `SunError` unless just the detail that the goal needs is given, and can be."""
        needed = _NEEDED.get(self.goal)
        kind = f"play goal={self.goal}"
        for detail in ("cards", "card"):
            if getattr(self, detail) is not None and detail != needed:
                refuse_detail(kind, detail, ("goal", needed) if needed else ("goal",))
        if needed and getattr(self, needed) is None:
            refuse_missing(kind, needed)
        if needed == "cards":
            check_whole("cards", self.cards, 1, DECK_SIZE)
        elif needed == "card":
            read_card(self.card or "")

    def _stands(self, position: Position, lang: str) -> str:
        if self.goal == "card":
            return paragraph(lang, "play-stands-card", card=self._card)
        return paragraph(lang, "play-stands", count=position.placed, wanted=self._wanted)


def _why_refused(position: Position, move: Move, error: MoveError, lang: str) -> str:
    """Return why a move cannot be made: illegal, or a wind laid by hand that does not fit."""
    if move in position.legal_moves:
        return error_text(error, lang)
    return explain(position, move, lang=lang).line


def lies_on_foundation(position: Position, card: Card) -> bool:
    """Tell whether a card of this face lies on a foundation.

    >>> from sunviz.engine import Game
    >>> lies_on_foundation(Game.deal(1961).position, 0)
    False
    """
    rows = ("A", position.second_row)
    return any(card in position.pile(row, suit_of(card)) for row in rows)
