"""Which cards are playable now, and which of them fit."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final

from sunviz.engine.cards import Card, cards_text
from sunviz.engine.legal import playable_spots
from sunviz.story import card_sign, check_language, explain
from sunviz.story.names import card_signs

from .laying import why_not_free, why_not_laid
from .question import Feedback, Question, check_going_on, example, paragraph, praise, refuse
from .reading import NONE, cards_of
from .spots import spots_of, what_is_free

#: so many wrong cards are explained, so many right ones are told of
_MOST: Final = 3
_SIGNS: Final = {"en": "7♣ Q♦", "ru": "7♣ Д♦", "sv": "7♣ D♦"}


@dataclass(frozen=True)
class _Cards(Question):
    """A question whose answer is a set of cards, each named once."""

    #: what the sentences of the catalogue are called by
    name: ClassVar[str]

    def __post_init__(self) -> None:
        check_going_on(self.position)

    @property
    @abstractmethod
    def cards(self) -> tuple[Card, ...]:
        """The cards asked for, each face once."""

    @property
    def answers(self) -> tuple[str, ...]:
        """The cards as one text."""
        return (cards_text(self.cards) or "none",)

    def answers_in(self, lang: str) -> tuple[str, ...]:
        """Return the cards as one text, with the reader's letters and suit signs.

        >>> from sunviz.engine import Game
        >>> game = Game.deal(1961); game.push("next")
        >>> Fitting(game.position).answers_in("ru")
        ('К♥ Т♥',)
        """
        return (card_signs(self.cards, lang) or NONE[check_language(lang)],)

    def how(self, lang: str) -> str:
        """Return how cards are written."""
        return paragraph(
            lang,
            "how-cards",
            example=example("7C QD"),
            signs=example(_SIGNS[lang]),
            none=example(NONE[lang]),
        )

    def _judge(self, answer: object, lang: str) -> Feedback:
        given = cards_of(answer, lang)
        wrong = [card for card in given if card not in self.cards]
        missing = len(set(self.cards) - set(given))
        if not wrong and not missing:
            return praise(lang, self.why(lang))
        said = [self._wrong(card, lang) for card in wrong[:_MOST]]
        if len(wrong) > _MOST:
            said.append(paragraph(lang, "more-wrong", count=len(wrong) - _MOST))
        if missing:
            key = f"{self.name}-missing" if given else "not-none"
            said.append(paragraph(lang, key, count=missing))
            said += self._reminder(lang) if not wrong else []
        return refuse(lang, *said)

    def _wrong(self, card: Card, lang: str) -> str:
        sign = card_sign(card, lang)
        if not any(spots_of(self.position, card)):
            return paragraph(lang, "not-there", card=sign, stage=self.position.stage)
        return paragraph(lang, "card-line", card=sign, line=self._why_not(card, lang))

    def _reminder(self, lang: str) -> list[str]:
        """Return what to look for when cards are missing."""
        return []

    @abstractmethod
    def _why_not(self, card: Card, lang: str) -> str:
        """Return why a card on the table is not among those asked for, with the clause."""

    def _why_not_free(self, card: Card, lang: str) -> str:
        return why_not_free(self.position, next(spots_of(self.position, card)), lang)


@dataclass(frozen=True)
class Playable(_Cards):
    """Which cards may be played by the stage's rule, whether they fit or not (B 4, 7, 8, 11).

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next")
    >>> Playable(game.position).answers[0][:8]
    '5H 9D QC'
    """

    name: ClassVar[str] = "playable"

    @property
    def cards(self) -> tuple[Card, ...]:
        """The free cards, in the order in which they lie, each face once."""
        spots = playable_spots(self.position)
        return tuple(dict.fromkeys(self.position.card_at(spot) or 0 for spot in spots))

    def prompt(self, lang: str) -> str:
        """Return the question."""
        return paragraph(lang, "ask-playable")

    def why(self, lang: str) -> str:
        """Return what the stage makes playable."""
        if not self.cards:
            return paragraph(lang, "nothing-lies")
        return what_is_free(self.position, lang)

    def _reminder(self, lang: str) -> list[str]:
        return [self.why(lang)]

    def _why_not(self, card: Card, lang: str) -> str:
        return self._why_not_free(card, lang)


@dataclass(frozen=True)
class Fitting(_Cards):
    """Which cards can be laid on a foundation now (B 2, V2).

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next")
    >>> Fitting(game.position).answers
    ('KH AH',)
    """

    name: ClassVar[str] = "fits"

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of all legal plays, each face once."""
        spots = (play.spot for play in self.position.plays)
        return tuple(dict.fromkeys(self.position.card_at(spot) or 0 for spot in spots))

    def prompt(self, lang: str) -> str:
        """Return the question."""
        return paragraph(lang, "ask-fits", rows=self.position.second_row)

    def why(self, lang: str) -> str:
        """Return why each card fits; of many, why the first few do."""
        plays = {self.position.card_at(play.spot): play for play in reversed(self.position.plays)}
        if not plays:
            return paragraph(lang, "nothing-fits")
        first = [plays[card] for card in self.cards[:_MOST]]
        return " ".join(explain(self.position, play, lang=lang).line for play in first)

    def _why_not(self, card: Card, lang: str) -> str:
        free = [spot for spot in spots_of(self.position, card) if self.position.is_playable(spot)]
        if not free:
            return self._why_not_free(card, lang)
        return why_not_laid(self.position, free[0], lang)
