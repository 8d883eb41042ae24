"""Where the tip or the base of a ray lands when the ray is picked up."""

from dataclasses import dataclass
from typing import Final

from sunviz.engine import Position, SunError
from sunviz.engine.cards import Card
from sunviz.engine.legal import RAYS
from sunviz.engine.moves import NEXT
from sunviz.engine.steps import after
from sunviz.story import check_language, narrate
from sunviz.story.citations import with_cite
from sunviz.story.explaining import next_ray

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
from .reading import place_of

#: stands for the card that is followed: the two cards of one face look the same
_MARK: Final[Card] = -1
_CLOUD: Final = {"en": "cloud", "ru": "туча", "sv": "moln"}
_Place = tuple[str, int]


@dataclass(frozen=True)
class Landing(Question):
    """Where a card of the next ray to be picked up lands (B 8–11, W §7–8, S §9–10).

    `ray` is that ray, 1…13; `card` is "tip" or "base". `SunError` for a ray
    that is not the next one to be picked up.
    """

    ray: int
    card: str = "tip"

    def __post_init__(self) -> None:
        check_whole("ray", self.ray, 1, RAYS)
        check_choice("card", self.card, ("tip", "base"))
        check_going_on(self.position)
        comes = picked_up_next(self.position)
        if comes != self.ray:
            raise SunError(
                f"ray {self.ray} is not the next one to be picked up"
                + (f": that is ray {comes}" if comes else ""),
                key="exercise_ray",
                ray=self.ray,
                next=comes or 0,
            )

    @property
    def place(self) -> _Place:
        """Where the card lands: ("r", ray) or ("c", cloud)."""
        return self._place_of(self.card)

    @property
    def answers(self) -> tuple[str, ...]:
        """The ray's number, or "cloud" and its number."""
        kind, number = self.place
        return (f"cloud {number}" if kind == "c" else str(number),)

    def answers_in(self, lang: str) -> tuple[str, ...]:
        """Return the ray's number, or the reader's word for a cloud and its number."""
        kind, number = self.place
        return (f"{_CLOUD[check_language(lang)]} {number}" if kind == "c" else str(number),)

    def prompt(self, lang: str) -> str:
        """Return the question, the card named."""
        row = self.position.rays[self.ray - 1]
        name = row[-1] if self.card == "tip" else row[0]
        return paragraph(lang, "ask-lands", ray=self.ray, end=self.card, card=name)

    def how(self, lang: str) -> str:
        """Return how a place is written."""
        ray, cloud = example("9", "11", right=self.answers), example(f"{_CLOUD[lang]} 2")
        return paragraph(lang, "how-lands", ray=ray, cloud=cloud)

    def why(self, lang: str) -> str:
        """Return what the narrator tells of the step."""
        return narrate(self.position, NEXT, after(self.position, NEXT), lang).line

    def _judge(self, answer: object, lang: str) -> Feedback:
        given = place_of(answer)
        if given == self.place:
            return praise(lang, self.why(lang))
        return refuse(lang, self._why_not(given, lang), self._reminder(lang))

    def _why_not(self, given: _Place, lang: str) -> str:
        kind, number = given
        other = "base" if self.card == "tip" else "tip"
        if given == self._place_of(other):
            return paragraph(lang, "lands-other", end=other)
        if kind == "r" and number <= self.ray:
            return paragraph(lang, "lands-back", ray=self.ray)
        if kind == "r" and number > RAYS:
            return paragraph(lang, "lands-beyond")
        if kind != self.place[0]:
            size = len(self.position.rays[self.ray - 1])
            key = "lands-no-cloud" if kind == "c" else "lands-cloud"
            return paragraph(lang, key, ray=self.ray, count=size, rays=RAYS - self.ray)
        return paragraph(lang, "lands-which-cloud" if kind == "c" else "lands-count")

    def _reminder(self, lang: str) -> str:
        told = narrate(self.position, NEXT, after(self.position, NEXT), lang)
        packet = "last" if self.ray == RAYS else self.position.rules.packet
        text = paragraph(lang, "lands-order", ray=self.ray, packet=packet)
        return with_cite(text, [told.clauses], lang)

    def _place_of(self, card: str) -> _Place:
        """Return where an end of the ray lands, by the engine: it is marked and followed."""
        row = self.position.rays[self.ray - 1]
        marked = (*row[:-1], _MARK) if card == "tip" else (_MARK, *row[1:])
        rays = (*self.position.rays[: self.ray - 1], marked, *self.position.rays[self.ray :])
        there = after(self.position.changed(self.position.stage, rays=rays), NEXT)
        for number, ray in enumerate(there.rays, 1):
            if _MARK in ray:
                return "r", number
        return "c", len(there.clouds)


def picked_up_next(position: Position) -> int | None:
    """Return the ray that going on picks up, or None.

    >>> from sunviz.engine import Game
    >>> picked_up_next(Game.deal(1961).position)
    """
    ray = next_ray(position)
    return ray if ray is not None and after(position, NEXT).stage == "sunset" else None
