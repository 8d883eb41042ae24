"""``sunviz animate``: a deal or a record as a moving picture."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import click

from sunviz.engine import STAGES, Rules
from sunviz.picture.themes import THEMES
from sunviz.story import say

from .speaking import Flag, Option, Value, command, wrong_use
from .values import (
    FILE,
    NAME,
    NUMBER,
    PLAYER,
    PLAYER_NAMES,
    SIZE,
    Named,
    game_argument,
    played_game,
    rules_option,
)


def _speed(text: str) -> Any:
    """Return a number, or what stands there instead, to be refused by whoever knows why."""
    try:
        return float(text.replace(",", "."))
    except ValueError:
        return text


_SPEED: Final = Value("number", _speed)


@command(
    game_argument(),
    Option("--out", FILE, words="animate-out", required=True),
    Option("--stage", NAME, known=STAGES[:4], words="animate-stage"),
    Option("--start", NUMBER, words="animate-start"),
    Option("--stop", NUMBER, words="animate-stop"),
    rules_option(),
    Option("--player", PLAYER, known=PLAYER_NAMES, default="plain", words="player-of-deal"),
    Option("--theme", NAME, known=THEMES, default="light"),
    Option("--suits", NAME, known=("two", "four"), default="two"),
    Option("--size", SIZE, default="900x600", words="animate-size"),
    Option("--speed", _SPEED, default="1", words="animate-speed"),
    Flag("--quiet"),
)
def animate(
    lang: str,
    game: Named,
    out: Path,
    rules: Rules | None,
    player: str,
    quiet: bool,
    **wishes: Any,
) -> None:
    """Write a moving picture of a game, a stage, or a few steps."""
    from sunviz.export.animation.animating import Film

    shown = played_game(game, rules, player)
    with wrong_use():
        film = Film(shown, out, lang=lang, **wishes)
    film.write(progress=sys.stderr.isatty() and not quiet)
    if not quiet:
        click.echo(say(lang, "cli-written", name=str(out)))
