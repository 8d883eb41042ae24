"""``sunviz draw``: a deal or a record as a picture."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any, Final

import click

from sunviz.engine import Game, MoveError, Rules
from sunviz.engine.files import write_whole
from sunviz.picture.themes import THEMES
from sunviz.story import describe, say

from .speaking import Option, UseError, command, wrong_use
from .values import (
    END,
    FILE,
    NAME,
    NUMBER,
    PLACE,
    PLACES,
    PLAYER,
    PLAYER_NAMES,
    SIZE,
    Named,
    game_argument,
    played_game,
    rules_option,
)

_KINDS: Final = (".png", ".svg")


@command(
    game_argument(),
    Option("--out", FILE, words="draw-out", required=True),
    Option("--at", PLACE, known=PLACES),
    rules_option(),
    Option("--player", PLAYER, known=PLAYER_NAMES, default="plain", words="player-of-deal"),
    Option("--theme", NAME, known=THEMES, default="light"),
    Option("--suits", NAME, known=("two", "four"), default="two"),
    Option("--size", SIZE, default="900x600"),
    Option("--dpi", NUMBER, default=100),
)
def draw(
    lang: str,
    game: Named,
    out: Path,
    at: int | str | None,
    rules: Rules | None,
    player: str,
    **look: Any,
) -> None:
    """Draw a step of a game to a PNG or SVG file."""
    kind = out.suffix.lower()
    shown = played_game(game, rules, player)
    if at is None:
        at = "sunrise" if isinstance(game, int) else END
    with wrong_use():
        if kind not in _KINDS:
            raise UseError(f"{out} is neither PNG nor SVG", key="use_picture", name=str(out))
        shown.jump(step_of(shown, at))
        data = _svg(shown, lang, look) if kind == ".svg" else _png(shown, lang, look)
    write_whole(out, data)
    click.echo(say(lang, "cli-drawn", name=str(out)))


def step_of(game: Game, at: int | str) -> int:
    """Return the step of a game that is meant: its number, or the last one of a stage.

    Raises `MoveError` if the game does not get that far.

    >>> game = Game.deal(1961); game.push("next")
    >>> step_of(game, "sunrise"), step_of(game, 0)
    (1, 0)
    """
    if isinstance(at, int):
        return at
    if at == END:
        return len(game)
    steps = [step for step, position in enumerate(game.positions) if position.stage == at]
    if not steps:
        raise MoveError(f"this game does not reach the stage {at!r}", key="no_stage")
    return steps[-1]


def _png(game: Game, lang: str, look: dict[str, Any]) -> bytes:
    from sunviz.picture import render_png

    return render_png(game, lang=lang, **look)


def _svg(game: Game, lang: str, look: dict[str, Any]) -> bytes:
    """Return the picture as SVG, the same bytes each time, with its words for screen readers."""
    from matplotlib import rc_context

    from sunviz.picture import draw as draw_figure

    words = {"Description": describe(game, lang), "Language": lang, "Date": None}
    out = BytesIO()
    with rc_context({"svg.hashsalt": "sunviz"}):
        draw_figure(game, lang=lang, **look).savefig(
            out, format="svg", dpi="figure", metadata=words
        )
    return out.getvalue()
