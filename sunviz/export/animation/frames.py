"""The one stream of pictures that every writer takes: a step, a glide, a step, a glide …"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sunviz.engine.position import Position
from sunviz.picture import layout
from sunviz.picture.easel import PAINTING, Easel, Sky
from sunviz.picture.painter import Look, lay, paint
from sunviz.picture.scene import Scene
from sunviz.picture.themes import Dusk, phase_of

from .caption import Captions
from .colours import Colours, Picture
from .glides import Glide, glide
from .scenes import Shot

#: a frame of a glide, in ms: browsers slow down what is much faster
_FRAME: Final = 50
#: a sky changes in so many steps; more would cost megabytes
_SKY_STEPS: Final = 2


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture and how long it is shown, in ms."""

    picture: Picture
    ms: int


class Camera:
    """Films shots: `size` is that of the picture without the line under it, in px."""

    def __init__(self, size: tuple[int, int], look: Look, speed: float) -> None:
        self.colours = Colours()
        self._easel = Easel(*size, 100)
        scale = min(size[0] / 900, size[1] / 600)
        self._captions = Captions(size[0], scale, look.theme, self.colours)
        self._size, self._look, self._speed = size, look, speed

    def film(self, shots: list[Shot]) -> Iterator[list[Frame]]:
        """Yield the frames of one shot after the other."""
        for number, shot in enumerate(shots):
            caption = self._captions.draw(shot.heading, shot.cited, shot.sentence, shot.progress)
            frames = []
            if number:
                frames = list(self._glide(shots[number - 1].position, shot.position, caption))
            picture = self._still(shot.position, caption)
            yield [*frames, Frame(picture, round(shot.ms / self._speed))]

    def _still(self, position: Position, caption: Picture) -> Picture:
        sky = phase_of(position)
        with PAINTING:
            self._easel.paint(paint(position, layout(position), self._look), self._look, sky)
        return self._taken(sky, caption)

    def _glide(self, before: Position, after: Position, caption: Picture) -> Iterator[Frame]:
        on_the_way = glide(before, after)
        skies = self._skies(before, after)
        if not on_the_way.flights and len(skies) < 2:
            return
        count = max(1, round(on_the_way.seconds * 1000 / self._speed / _FRAME))
        table, shown = None, None
        for number in range(count):
            seconds = on_the_way.seconds * (number + 0.5) / count
            sky = skies[number * len(skies) // count]
            landed = sum(seconds >= end for end in on_the_way.landings.values())
            if shown != (sky, landed):
                shown = sky, landed
                table = self._table(on_the_way, seconds, after, sky)
            assert table is not None
            with PAINTING:
                self._easel.paint_over(table, self._flying(on_the_way, seconds))
            yield Frame(self._taken(sky, caption), _FRAME)

    def _skies(self, before: Position, after: Position) -> list[Sky]:
        first, second = phase_of(before), phase_of(after)
        if first == second or self._look.theme.name == "contrast":
            return [second]
        return [Dusk(first, second, i / _SKY_STEPS) for i in range(1, _SKY_STEPS)] + [second]

    def _table(
        self, on_the_way: Glide, seconds: float, after: Position, sky: Sky
    ) -> NDArray[np.uint8]:
        with PAINTING:
            scene = paint(after, on_the_way.resting(seconds), self._look)
            self._easel.paint(scene, self._look, sky)
            return self._easel.pixels.copy()

    def _flying(self, on_the_way: Glide, seconds: float) -> Scene:
        scene = Scene()
        for laid in on_the_way.flying(seconds):
            lay(scene, laid, self._look)
        return scene

    def _taken(self, sky: Sky, caption: Picture) -> Picture:
        """Return what is painted now, the caption under it."""
        with PAINTING:
            index, palette = self._easel.indexed(self._look, sky)
        width, height = self._size
        taken = np.empty((height + len(caption), width), np.uint16)
        np.take(self.colours.numbers(palette.colours), index, out=taken[:height], mode="clip")
        taken[height:] = caption
        return taken
