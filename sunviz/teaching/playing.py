"""Play on until a goal is reached; the engine replays the answer."""

from dataclasses import dataclass

from sunviz.engine import Position, SunError
from sunviz.engine.cards import DECK_SIZE, Card, read_card, suit_of
from sunviz.story import explain

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
)
from .reading import moves_of


@dataclass(frozen=True)
class Reach(Question):
    """Moves that reach a goal; any legal line that reaches it is right.

    `goal` is "won", "placed" (`cards`, 1…104, on the foundations) or "card"
    (`card` lies on a foundation). `SunError` if the goal is reached already.
    """

    goal: str = "won"
    cards: int = DECK_SIZE
    card: str = ""

    def __post_init__(self) -> None:
        check_choice("goal", self.goal, ("won", "placed", "card"))
        check_whole("cards", self.cards, 1, DECK_SIZE)
        if self.goal == "card":
            read_card(self.card)
        check_going_on(self.position)
        if self.is_reached(self.position):
            raise SunError(
                "the goal is reached before the first move: there is nothing to play for",
                key="exercise_reached",
            )

    def is_reached(self, position: Position) -> bool:
        """Tell whether a position has reached the goal."""
        if self.goal == "card":
            return lies_on_foundation(position, read_card(self.card))
        return position.placed >= self._wanted

    @property
    def answers(self) -> tuple[str, ...]:
        """None: any legal line that reaches the goal is right, and they are not listed."""
        return ()

    def prompt(self, lang: str) -> str:
        """Return the goal."""
        if self.goal == "card":
            return paragraph(lang, "ask-play-card", card=read_card(self.card))
        return paragraph(lang, f"ask-play-{self.goal}", count=self._wanted)

    def how(self, lang: str) -> str:
        """Return how moves are written."""
        return paragraph(lang, "how-play", example=example("next r3>A"))

    def why(self, lang: str) -> str:
        """Return how far the position is from the goal."""
        return self._stands(self.position, lang)

    def _judge(self, answer: object, lang: str) -> Feedback:
        position, reached = self.position, 0
        moves = moves_of(answer)
        for number, move in enumerate(moves, 1):
            if move not in position.legal_moves:
                line = explain(position, move, lang=lang).line
                said = paragraph(lang, "play-illegal", number=number, move=str(move), line=line)
                return refuse(lang, said)
            position = position.play(move)
            if not reached and self.is_reached(position):
                reached = number
        if reached:
            return praise(lang, paragraph(lang, "play-reached", count=reached))
        return refuse(lang, paragraph(lang, "play-short", count=len(moves)),
                      self._stands(position, lang))  # fmt: skip

    @property
    def _wanted(self) -> int:
        return DECK_SIZE if self.goal == "won" else self.cards

    def _stands(self, position: Position, lang: str) -> str:
        if self.goal == "card":
            return paragraph(lang, "play-stands-card", card=read_card(self.card))
        return paragraph(lang, "play-stands", count=position.placed, wanted=self._wanted)


def lies_on_foundation(position: Position, card: Card) -> bool:
    """Tell whether a card of this face lies on a foundation.

    >>> from sunviz.engine import Game
    >>> lies_on_foundation(Game.deal(1961).position, 0)
    False
    """
    rows = ("A", position.second_row)
    return any(card in position.pile(row, suit_of(card)) for row in rows)
