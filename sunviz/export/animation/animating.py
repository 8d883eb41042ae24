"""`animate`: a game, a stage or a few steps as a moving picture in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sunviz.engine import Game, files
from sunviz.picture import options
from sunviz.story import check_language

from . import scenes
from .errors import AnimationError
from .frames import Camera
from .gif import Gif
from .mp4 import as_mp4, find_ffmpeg
from .page import as_page
from .progress import told

#: what a file's ending asks for
KINDS: Final = (".gif", ".mp4", ".html")
SPEEDS: Final = (0.1, 20)
#: the sides of a picture in px, and how many px it may have: some 2400 × 1600
_SIDES: Final = (200, 4000)
_MOST: Final = 4_000_000


def animate(
    game: Game,
    path: str | Path,
    *,
    lang: str = "en",
    stage: str | None = None,
    start: int | None = None,
    stop: int | None = None,
    theme: str = "light",
    suits: str = "two",
    size: tuple[int, int] = (900, 600),
    speed: float = 1,
    playable: bool = True,
    progress: bool = True,
) -> Path:
    """Write a game as a moving picture: the cards glide, the sun rises and sets, each step is told.

    The ending of `path` chooses what is made: ``.gif``; ``.mp4``, for which the
    program ffmpeg is needed; or ``.html``, a page of its own that plays without a
    network. Shown are the moves made up to now: all of them, those of a
    `stage` (``"sunrise"``, ``"sun"``, ``"sunset"``, ``"wind"``), or those from step
    `start` to step `stop`. `lang` is ``"en"``, ``"ru"`` or ``"sv"``; `theme` and `suits`
    are those of `draw`; `playable` marks what can be placed.

    `size` is (width, height) of the picture in px, 200…4000 each and 4,000,000 px at
    most; the narrator's line comes below it. A page fits its window instead.
    `speed` is 0.1…20, 1 leaving time to read. `progress` shows a bar.

    Returns the path. Raises `SunError` for anything else, a game without moves
    included, and `FileError` if the file cannot be written; half a file is
    never left.

    >>> animate(Game.deal(1961), "deal.gif")
    Traceback (most recent call last):
    ...
    sunviz.export.animation.errors.AnimationError: this game has no moves yet: ...
    """
    film = Film(
        game, path, lang=lang, stage=stage, start=start, stop=stop, theme=theme, suits=suits,
        size=size, speed=speed, playable=playable,
    )  # fmt: skip
    return film.write(progress=progress)


class Film:
    """What `animate` was asked for, found in order; `write` makes it."""

    def __init__(
        self,
        game: Game,
        path: str | Path,
        *,
        lang: str,
        stage: str | None = None,
        start: int | None = None,
        stop: int | None = None,
        theme: str = "light",
        suits: str = "two",
        size: tuple[int, int] = (900, 600),
        speed: float = 1,
        playable: bool = True,
    ) -> None:
        self._kind, self._path = _kind(path), files.read_path(str(path))
        self._lang = check_language(lang)
        self._look = options.look(
            lang=lang, theme=theme, suits=suits, moved=False, playable=playable,
            open_ray=True, ray_numbers=True,
        )  # fmt: skip
        _check(game, size, speed)
        self._size, self._speed = (int(size[0]), int(size[1])), float(speed)
        self._game, self._steps = game, scenes.steps_shown(game, stage, start, stop)

    def write(self, *, progress: bool) -> Path:
        """Make the film and write it; `AnimationError` without ffmpeg, `FileError`."""
        if self._kind == ".mp4":
            find_ffmpeg()
        files.check_writable(self._path)
        shots = scenes.shots(self._game, self._steps, self._lang)
        if self._kind == ".html":
            data = as_page(self._game, shots, self._look, self._lang, self._speed)
        else:
            data = self._gif(shots, progress=progress)
        files.write_whole(self._path, as_mp4(data) if self._kind == ".mp4" else data)
        return self._path

    def _gif(self, shots: list[scenes.Shot], *, progress: bool) -> bytes:
        camera = Camera(self._size, self._look, self._speed)
        gif = Gif(camera.colours)
        for frames in told(camera.film(shots), len(shots), shown=progress, lang=self._lang):
            gif.add(frames)
        return gif.data()


def _kind(path: object) -> str:
    """Return what a path asks for; `AnimationError` for anything else."""
    kind = Path(path).suffix.lower() if isinstance(path, str | Path) else ""
    kind = {".htm": ".html"}.get(kind, kind)
    if kind not in KINDS:
        raise AnimationError(
            f"{path} is neither GIF, MP4 nor HTML by its ending", key="animation_kind",
            name=str(path),
        )  # fmt: skip
    return kind


def _check(game: object, size: tuple[int, int], speed: object) -> None:
    if not isinstance(game, Game):
        raise AnimationError(
            f"an animation shows a Game, not {type(game).__name__}", key="animation_game",
            type=type(game).__name__,
        )  # fmt: skip
    width, height = options.pixels(size, 100)
    if not all(_SIDES[0] <= side <= _SIDES[1] for side in size) or width * height > _MOST:
        raise AnimationError(
            f"a moving picture cannot be {width} × {height} px: each side is from {_SIDES[0]} to"
            f" {_SIDES[1]}, and there are {_MOST} px at most",
            key="animation_size", width=width, height=height, low=_SIDES[0], high=_SIDES[1],
            most=_MOST // 1_000_000,
        )  # fmt: skip
    number = isinstance(speed, int | float) and not isinstance(speed, bool)
    if not number or not SPEEDS[0] <= speed <= SPEEDS[1]:  # type: ignore[operator]
        raise AnimationError(
            f"the speed cannot be {speed!r}: it is a number from {SPEEDS[0]} to {SPEEDS[1]}",
            key="animation_speed",
            value=f"{speed:g}" if number else str(speed),
            high=SPEEDS[1],
        )
