"""How one question of a quiz is going: marks, tries, what is said, what the table shows."""

from __future__ import annotations

from typing import Any

from sunviz.engine import Position, Spot, Transfer
from sunviz.picture import Pile, Place
from sunviz.picture.spoken import name_of
from sunviz.story import say
from sunviz.story.told import row_name
from sunviz.teaching.asked import Asked, Choosing, Marking

from .places import box_of

#: after so many wrong tries the right answer is shown
TRIES = 2


class Asking:
    """One question and the answers given to it so far.

    ``tries`` counts the wrong ones; ``settled`` tells that the right answer is
    known, ``at_once`` that it was the first one given.
    """

    def __init__(self, question: Asked) -> None:
        self.question = question
        self.tries = 0
        self.settled = False
        self.at_once = False
        self.shown = False
        self.marked: set[Spot] = set()
        self.wrong: set[int] = set()
        self._last: int | frozenset[Spot] | None = None
        self._none_marked = False

    # what the reader does

    def touch(self, place: Place | None) -> None:
        """Mark a card, take its mark away, or choose the place; any other place does nothing."""
        if self.settled or not isinstance(place, Spot):
            return
        if isinstance(self.question, Marking):
            if place in self.question.spots:
                self.marked ^= {place}
                self._none_marked = False
        elif isinstance(self.question, Choosing):
            for at, spot in enumerate(self.question.places):
                if spot is not None and (spot.place, spot.number) == (place.place, place.number):
                    self.choose(at)

    def choose(self, at: int) -> None:
        """Answer with one of the choices; one that was wrong already does nothing."""
        question = self.question
        if self.settled or at in self.wrong or not isinstance(question, Choosing):
            return
        if 0 <= at < len(question.choices("en")):
            self._last = at
            self._judge(right=at == question.right)
            self.wrong |= {at} - {question.right}

    def done(self) -> None:
        """Answer with the cards that are marked."""
        question = self.question
        if self.settled or not isinstance(question, Marking):
            return
        self._none_marked = not self.marked
        if self.marked:
            self._last = frozenset(self.marked)
            self._judge(right=self.marked == question.right)

    def show(self) -> None:
        """Show the right answer."""
        if not self.settled:
            self.settled = self.shown = True

    def _judge(self, *, right: bool) -> None:
        self.at_once = right and not self.tries
        self.tries += not right
        self.settled = right
        if self.tries == TRIES:
            self.show()

    # what is said

    @property
    def verdict(self) -> str:
        """What the last answer was: right, wrong, or that the answer is shown."""
        if self.shown:
            return "shown"
        if self._last is None:
            return "hint" if self._none_marked else ""
        return "right" if self.settled else "wrong"

    def feedback(self, lang: str) -> str:
        """Return what is said to the answers so far, a paragraph a line."""
        if self._none_marked:
            return say(lang, "quiz-mark-first")
        said = [self._said_to_last(lang)] if self.tries or not self.shown else []
        if self.shown:
            answer, why = self.question.answer(lang), self.question.why(lang)
            said.append(say(lang, "quiz-answer", answer=answer))
            said += [why] if why != answer else []
        return "\n".join(text for text in said if text)

    def _said_to_last(self, lang: str) -> str:
        question, last = self.question, self._last
        if isinstance(question, Marking) and isinstance(last, frozenset):
            return question.check(last, lang).text
        if isinstance(question, Choosing) and isinstance(last, int):
            return question.check(last, lang).text
        return ""

    def status(self, lang: str) -> str:
        """Return how many cards are marked."""
        if not isinstance(self.question, Marking) or self.settled:
            return ""
        return say(lang, "quiz-marked", count=len(self.marked))

    # what is shown

    def choices(self, lang: str) -> list[dict[str, str]]:
        """Return the choices with their marks."""
        if not isinstance(self.question, Choosing):
            return []
        return [
            {"text": text, "mark": self._mark(at)}
            for at, text in enumerate(self.question.choices(lang))
        ]

    def _mark(self, at: int) -> str:
        if at in self.wrong:
            return "wrong"
        assert isinstance(self.question, Choosing)
        return "right" if self.settled and at == self.question.right else ""

    @property
    def framed(self) -> bool:
        """Whether the places to be touched are a choice, to be seen."""
        if isinstance(self.question, Marking):
            return self.question.few
        return any(self.question.places) if isinstance(self.question, Choosing) else False

    def places(self, lang: str) -> list[dict[str, Any]]:
        """Return the places to be touched, and the one that the question is about."""
        if isinstance(self.question, Marking):
            return [
                {**self._place(spot, lang), "pressed": spot in self.marked, "mark": self._is(spot)}
                for spot in self.question.spots
            ]
        found = [self._about(lang)] if self.question.about is not None else []
        if isinstance(self.question, Choosing):
            texts = self.question.choices(lang)
            found += [
                {**self._place(spot, lang), "label": texts[at], "mark": self._mark(at)}
                for at, spot in enumerate(self.question.places)
                if spot is not None
            ]
        return found

    @property
    def hinted(self) -> str:
        """The name of the place that the question is about."""
        about = _place_of(self.question.about)
        return "" if about is None else name_of(about)

    def _is(self, spot: Spot) -> str:
        assert isinstance(self.question, Marking)
        return "right" if self.settled and spot in self.question.right else ""

    def _about(self, lang: str) -> dict[str, Any]:
        place = _place_of(self.question.about)
        assert place is not None
        found = self._place(place, lang)
        return {**found, "label": say(lang, "quiz-about", card=found["label"])}

    def _place(self, place: Spot | Pile, lang: str) -> dict[str, Any]:
        position = self.question.position
        return {
            "name": name_of(place),
            "label": card_label(position, place, lang),
            "box": box_of(position, place),
        }


def _place_of(about: Spot | Transfer | None) -> Spot | Pile | None:
    return Pile(about.source, about.suit) if isinstance(about, Transfer) else about


def card_label(position: Position, place: Spot | Pile, lang: str) -> str:
    """Return a card and where it lies; nothing about what can be done with it.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next")
    >>> card_label(game.position, Spot("r", 5), "en")
    'The king of hearts: ray 5, card 1 of 1 from the base'
    """
    if isinstance(place, Pile):
        card = position.pile(place.row, place.suit)[-1]
        return say(lang, "quiz-card-pile", card=card, row=row_name(place.row, position))
    rows = position.rays if place.place == "r" else position.clouds
    size = len(rows[place.number - 1])
    cloud = "wind" if position.stage == "wind" else "cloud"
    return say(
        lang,
        f"quiz-card-{'ray' if place.place == 'r' else cloud}",
        card=position.card_at(place) or 0,
        number=place.number,
        at=place.card or size,
        size=size,
    )
