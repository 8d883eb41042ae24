"""What every question of the quiz has: a table, a prompt, one right answer, a check."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from sunviz.engine import Position, Spot, Transfer
from sunviz.story.names import card_signs

from .question import Feedback, praise


@dataclass(frozen=True)
class Asked(ABC):
    """A question of the quiz, in any language.

    ``kind`` names it: playable, fits, next, lands, clause or text.
    """

    position: Position

    kind: ClassVar[str]

    @abstractmethod
    def prompt(self, lang: str) -> str:
        """Return the question in a language."""

    @abstractmethod
    def why(self, lang: str) -> str:
        """Return why the right answer is right, with the clause."""

    @abstractmethod
    def answer(self, lang: str) -> str:
        """Return the right answer in short."""

    @property
    def about(self) -> Spot | Transfer | None:
        """What the question points at: a card, or the pile that a transfer takes from."""
        return None


@dataclass(frozen=True)
class Marking(Asked):
    """A question that is answered by marking cards, each for itself, on the table.

    ``spots`` are the cards that can be marked; ``few`` tells that they are a
    choice of the cards on the table, which has to be shown.
    """

    spots: tuple[Spot, ...]
    few: ClassVar[bool]

    @property
    @abstractmethod
    def right(self) -> frozenset[Spot]:
        """The spots to be marked, all of them and no other."""

    @abstractmethod
    def check(self, marked: Collection[Spot], lang: str) -> Feedback:
        """Return what is to be said to the marks; of none nothing is said."""

    def answer(self, lang: str) -> str:
        """Return the signs of the right cards."""
        cards = (self.position.card_at(spot) for spot in self.spots if spot in self.right)
        return card_signs((card for card in cards if card is not None), lang)


@dataclass(frozen=True)
class Choosing(Asked):
    """A question that is answered by one of a few sentences; just one is right.

    ``right`` is its number, from 0.
    """

    right: int

    @abstractmethod
    def choices(self, lang: str) -> tuple[str, ...]:
        """Return the sentences to choose from."""

    def answer(self, lang: str) -> str:
        """Return the right sentence."""
        return self.choices(lang)[self.right]

    @property
    def places(self) -> tuple[Spot | None, ...]:
        """Where each choice lies on the table, if it does: it can be touched there as well."""
        return ()

    def check(self, choice: int, lang: str) -> Feedback:
        """Return what is to be said to a choice, numbered from 0."""
        if choice == self.right:
            return praise(lang, self.why(lang))
        return self._refused(choice, lang)

    @abstractmethod
    def _refused(self, choice: int, lang: str) -> Feedback:
        """Return the feedback to a wrong choice; it does not give the right one away."""
