"""Quiz questions about cards, marked on the table: which are playable, which fit."""

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from sunviz.engine import Position, Spot
from sunviz.engine.deals import SplitMix64
from sunviz.engine.legal import playable_spots
from sunviz.story import card_sign, say

from .asked import Marking
from .cards_now import Fitting
from .laying import why_not_free, why_not_laid
from .question import Feedback, paragraph, praise, refuse
from .spots import what_is_free

#: so many cards to choose from, of which so many are playable
_FRAMED: Final = 6
_FREE: Final = (2, 3)
#: the most cards that have to be found on the whole table
_MOST: Final = 5
#: so many wrong marks are explained
_TOLD: Final = 3


@dataclass(frozen=True)
class _Marks(Marking):
    def check(self, marked: Collection[Spot], lang: str) -> Feedback:
        """Return what is to be said to the marks; of none nothing is said."""
        if not marked:
            return Feedback(None, "")
        wrong = [spot for spot in self.spots if spot in marked and spot not in self.right]
        missing = len(self.right.difference(marked))
        if not wrong and not missing:
            return praise(lang, self.why(lang))
        said = list(self._reasons(wrong[:_TOLD], lang))
        if len(wrong) > _TOLD:
            said.append(paragraph(lang, "more-wrong", count=len(wrong) - _TOLD))
        if missing:
            said.append(paragraph(lang, f"{self.kind}-missing", count=missing))
        return refuse(lang, *said)

    def _reasons(self, wrong: list[Spot], lang: str) -> Iterator[str]:
        """Yield why cards are not to be marked, those of one reason together."""
        signs: dict[str, list[str]] = {}
        for spot in wrong:
            sign = card_sign(self.position.card_at(spot) or 0, lang)
            signs.setdefault(self._why_not(spot, lang), []).append(sign)
        for reason, cards in signs.items():
            yield paragraph(lang, "card-line", card=" ".join(cards), line=reason)

    @abstractmethod
    def _why_not(self, spot: Spot, lang: str) -> str:
        """Return why a card is not to be marked, with the clause."""


@dataclass(frozen=True)
class MarkPlayable(_Marks):
    """Which of the framed cards are playable now, whether they fit or not (B 4, 7, 8, 11, 12)."""

    kind: ClassVar[str] = "playable"
    few: ClassVar[bool] = True

    @property
    def right(self) -> frozenset[Spot]:
        """The framed cards that lie free."""
        return frozenset(playable_spots(self.position)).intersection(self.spots)

    def prompt(self, lang: str) -> str:
        """Return the question."""
        return say(lang, "quiz-ask-playable")

    def why(self, lang: str) -> str:
        """Return what the stage makes playable."""
        return what_is_free(self.position, lang)

    def _why_not(self, spot: Spot, lang: str) -> str:
        return why_not_free(self.position, spot, lang)


@dataclass(frozen=True)
class MarkFitting(_Marks):
    """Which cards of the whole table can be laid on a foundation at once (B 2, V2)."""

    kind: ClassVar[str] = "fits"
    few: ClassVar[bool] = False

    @property
    def right(self) -> frozenset[Spot]:
        """The cards of all legal plays."""
        return frozenset(play.spot for play in self.position.plays)

    def prompt(self, lang: str) -> str:
        """Return the question."""
        return say(lang, "quiz-ask-fits", rows=self.position.second_row)

    def why(self, lang: str) -> str:
        """Return why each card fits; of many, why the first few do."""
        return Fitting(self.position).why(lang)

    def _why_not(self, spot: Spot, lang: str) -> str:
        if not self.position.is_playable(spot):
            return why_not_free(self.position, spot, lang)
        return why_not_laid(self.position, spot, lang)


def playable(draw: SplitMix64, position: Position) -> MarkPlayable | None:
    """Return a question about a few cards, some free and some that only look so."""
    free = list(playable_spots(position))
    covered = [spot for spot in spots_lying(position) if spot not in free]
    wanted = _FREE[draw.below(len(_FREE))]
    if len(free) < wanted or len(covered) < _FRAMED - wanted:
        return None
    chosen = _first(draw, free, _is_special)[:wanted]
    chosen += _first(draw, covered, lambda spot: _is_tempting(position, spot))[: _FRAMED - wanted]
    return MarkPlayable(position, tuple(s for s in spots_lying(position) if s in chosen))


def fits(draw: SplitMix64, position: Position) -> MarkFitting | None:
    """Return the question about the whole table, if there is something to find, and not much."""
    found = MarkFitting(position, tuple(spots_lying(position)))
    return found if 0 < len(found.right) <= _MOST else None


def spots_lying(position: Position) -> Iterator[Spot]:
    """Yield the spot of every card of rays and clouds; a ray from its tip inwards.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next"); game.push("next")
    >>> [str(spot) for spot in spots_lying(game.position)][:3]
    ['r1', 'r1.1', 'r2']
    """
    for number, ray in enumerate(position.rays, 1):
        if ray:
            yield Spot("r", number)
            yield from (Spot("r", number, card) for card in range(len(ray) - 1, 0, -1))
    for number, cloud in enumerate(position.clouds, 1):
        yield from (Spot("c", number, card) for card in range(1, len(cloud) + 1))


def _first(draw: SplitMix64, spots: list[Spot], test: Callable[[Spot], bool]) -> list[Spot]:
    """Return spots shuffled, but two of those that pass a test come first."""
    shuffled = draw.shuffled(spots)
    chosen = [spot for spot in shuffled if test(spot)][:2]
    return chosen + [spot for spot in shuffled if spot not in chosen]


def _is_special(spot: Spot) -> bool:
    """Tell whether a free spot is no tip: it is free in its stage only."""
    return spot.card != 0


def _is_tempting(position: Position, spot: Spot) -> bool:
    """Tell whether a covered card lies next to a free one, or in a ray passed or soon to come."""
    if spot.place == "c":
        return spot.card in (1, 2, len(position.clouds[spot.number - 1]) - 1)
    if position.stage == "sun":
        return abs(spot.number - (position.ray or 0)) == 1
    return spot.card == len(position.rays[spot.number - 1]) - 1
