"""What the table of each step looks like: its cards, what lies behind and before them, glides."""

from __future__ import annotations

from typing import Any, TypeAlias

from sunviz.engine import Game, Position, Relocate, Spot
from sunviz.engine.moves import Play, Transfer
from sunviz.picture import Laid, Layout, Pile, layout
from sunviz.picture.geometry import Box
from sunviz.picture.painter import behind, darts, lay
from sunviz.picture.placing import Step
from sunviz.picture.themes import Phase, phase_of

from .daylight import colours, daylight
from .shapes import Ref, Table

#: a box in units: its centre, the angle its upper end points to, width, height
Placed: TypeAlias = list[float]


class Tables:
    """The tables of a game's steps in the looks and languages of a page."""

    def __init__(self, game: Game, langs: tuple[str, ...]) -> None:
        self._positions, self._moves = game.positions, game.moves
        self._table = Table(langs)
        self._looks = {playable: self._table.looks(playable=playable) for playable in (True, False)}
        self._groups: dict[tuple[Laid, bool], int] = {}
        self._cards: list[list[Ref]] = []
        self._skies: dict[Phase, int] = {}

    def step(self, at: int, *, playable: bool = True) -> dict[str, Any]:
        """Return the table of a step: numbers of shapes, of cards, of its sky, and its glide.

        Without `playable` nothing tells which card fits.
        """
        position, step = self._positions[at], self._step(at)
        lying, looks = layout(position, step=step), self._looks[playable]
        found: dict[str, Any] = {
            "sky": self._sky(phase_of(position)),
            "back": self._table.painted(
                lambda scene, look: behind(scene, position, lying, look), looks
            ),
            "cards": [self._card(laid, playable) for laid in lying.cards],
            "front": self._table.painted(
                lambda scene, look: darts(scene, position, lying, look), looks
            ),
        }
        if step is not None and (glide := self._glide(step, lying)):
            found["glide"] = glide
        return found

    def to_dict(self) -> dict[str, Any]:
        """Return what the steps refer to."""
        skies = [colours(phase) for phase in self._skies]
        return {
            **self._table.to_dict(),
            "cards": self._cards,
            "skies": skies,
            "daylight": daylight(),
        }

    def _step(self, at: int) -> Step | None:
        return (self._positions[at - 1], self._moves[at - 1]) if at else None

    def _card(self, laid: Laid, playable: bool) -> int:
        key = laid, playable
        if key not in self._groups:
            self._groups[key] = len(self._cards)
            looks = self._looks[playable]
            self._cards.append(
                self._table.painted(lambda scene, look: lay(scene, laid, look), looks)
            )
        return self._groups[key]

    def _sky(self, phase: Phase) -> int:
        return self._skies.setdefault(phase, len(self._skies))

    # what glides

    def _glide(self, step: Step, lying: Layout) -> dict[str, Any]:
        """Return from where cards glide, and each with its number, its box, and what it covers."""
        moved = [laid for laid in map(lying.find, lying.moved) if laid is not None]
        if not lying.sources or not moved:
            return {}
        before, move = step
        old = layout(before)
        single = isinstance(move, Play | Transfer | Relocate)
        source = lying.sources[0]
        return {
            "from": placed(source.box),
            "single": single,
            "back": old.cards.index(source) if single else -1,
            "to": [
                [lying.cards.index(laid), placed(laid.box), self._covered(before, old, laid)]
                for laid in moved
            ],
        }

    def _covered(self, before: Position, old: Layout, laid: Laid) -> int:
        """Return the card that lay on a place until now, or -1: it is seen until a card lands."""
        place = laid.place
        if isinstance(place, Spot) and place.place == "r" and before.rays[place.number - 1]:
            place = Spot("r", place.number)
        elif not isinstance(place, Pile):
            return -1
        found = old.find(place)
        return -1 if found is None or not found.count else self._card(found, True)


def placed(box: Box) -> Placed:
    """Return a box as numbers for the page."""
    parts = (box.x, box.y, box.angle, box.width, box.height)
    return [round(part, 3) for part in parts]
