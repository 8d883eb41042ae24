"""The quiz question where an end of the ray picked up next lands."""

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final

from sunviz.engine import Position, Rules, Spot
from sunviz.engine.deals import SplitMix64
from sunviz.engine.legal import RAYS
from sunviz.story import say
from sunviz.story.citations import text_of

from .asked import Choosing
from .landing import Landing, picked_up_next
from .question import Feedback

#: stands for the cloud among the numbers of rays: it comes after them
_CLOUD: Final = RAYS + 1
_CHOICES: Final = 4


@dataclass(frozen=True)
class WhereLands(Choosing):
    """Where the old tip, or the base, of the ray picked up next lands (B 8–11, W 7–8, S 9–10).

    ``end`` is "tip" or "base"; ``numbers`` are the rays to choose from, 14
    standing for a new cloud.
    """

    kind: ClassVar[str] = "lands"

    end: str
    numbers: tuple[int, ...]

    @cached_property
    def landing(self) -> Landing:
        """The same question as an exercise."""
        return Landing(self.position, picked_up_next(self.position) or 0, self.end)

    @property
    def about(self) -> Spot:
        """The card that is followed."""
        alone = len(self.position.rays[self.landing.ray - 1]) == 1
        return Spot("r", self.landing.ray, 0 if self.end == "tip" or alone else 1)

    @property
    def places(self) -> tuple[Spot | None, ...]:
        """The tips, or the empty places, of the rays to choose from."""
        return tuple(None if n == _CLOUD else Spot("r", n) for n in self.numbers)

    def prompt(self, lang: str) -> str:
        """Return the question, the card named."""
        row = self.position.rays[self.landing.ray - 1]
        card = row[-1] if self.end == "tip" else row[0]
        return say(lang, "quiz-ask-lands", ray=self.landing.ray, end=self.end, card=card)

    def choices(self, lang: str) -> tuple[str, ...]:
        """Return the rays, and the cloud."""
        return tuple(
            say(lang, "quiz-cloud") if number == _CLOUD else say(lang, "quiz-ray", ray=number)
            for number in self.numbers
        )

    def why(self, lang: str) -> str:
        """Return what the narrator tells of the step."""
        return self.landing.why(lang)

    def _refused(self, choice: int, lang: str) -> Feedback:
        number = self.numbers[choice]
        cloud = len(self.position.clouds) + 1
        return self.landing.check(f"cloud {cloud}" if number == _CLOUD else str(number), lang)


def lands(draw: SplitMix64, position: Position) -> WhereLands | None:
    """Return the question, its wrong places those that a slip of counting leads to.

    None where the text told leaves open in which order a ray's cards are laid.
    """
    ray = picked_up_next(position)
    if ray is None or ray == RAYS or not tells_order(position.rules):
        return None
    size = len(position.rays[ray - 1])
    end = "base" if size > 1 and draw.below(4) == 0 else "tip"
    right, other = (_number(Landing(position, ray, one)) for one in _ends(end))
    near = [n for n in (other, right - 1, right + 1, ray + 1, _CLOUD) if ray < n <= _CLOUD]
    near = [n for n in dict.fromkeys(near) if n != right]
    far = [n for n in draw.shuffled(range(1, _CLOUD)) if n != right and n not in near]
    numbers = sorted((right, *(*draw.shuffled(near), *far)[: _CHOICES - 1]))
    return WhereLands(position, numbers.index(right), end, tuple(numbers))


def tells_order(rules: Rules) -> bool:
    """Tell whether the text of some rules says in which order a ray's cards are laid (not W 7).

    >>> from sunviz.engine import RULE_BOOKS
    >>> tells_order(RULE_BOOKS["ru-book"]), tells_order(RULE_BOOKS["ru-web"])
    (True, False)
    """
    return text_of(rules) != "W"


def _ends(end: str) -> tuple[str, str]:
    return (end, "base" if end == "tip" else "tip")


def _number(landing: Landing) -> int:
    kind, number = landing.place
    return _CLOUD if kind == "c" else number
