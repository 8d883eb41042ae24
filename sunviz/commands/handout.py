"""``sunviz handout``: pages for a class, as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from sunviz.engine import STAGES, Game, Rules
from sunviz.export.handout.making import ANSWERS, check_options
from sunviz.export.handout.making import handout as make_handout
from sunviz.story import say

from .draw import step_of
from .speaking import Flag, Option, command, wrong_use
from .values import (
    END,
    FILE,
    NAME,
    NUMBER,
    PLACE,
    PLACES,
    PLAYER,
    PLAYER_NAMES,
    Named,
    game_argument,
    played_game,
    rules_option,
)

_STAGES: Final = STAGES[:4]


@command(
    game_argument(),
    Option("--out", FILE, words="handout-out", required=True),
    Option("--at", PLACE, known=PLACES, words="handout-at"),
    rules_option(),
    Option("--player", PLAYER, known=PLAYER_NAMES, default="plain", words="player-of-deal"),
    Option("--questions", NUMBER, default=6),
    Option("--seed", NUMBER, default=1),
    Option("--answers", NAME, known=ANSWERS, default="last"),
    Flag("--wind", words="wind-table"),
)
def handout(
    lang: str,
    game: Named,
    out: Path,
    at: int | str | None,
    rules: Rules | None,
    player: str,
    questions: int,
    seed: int,
    answers: str,
    wind: bool,
) -> None:
    """Write a position with questions, and the deal, to a PDF file."""
    shown = played_game(game, rules, player)
    if at is None:
        at = "sunrise" if isinstance(game, int) else END
    with wrong_use():
        check_options(out, questions=questions, seed=seed, answers=answers)
        shown.jump(moment(shown, at))
    written = make_handout(
        shown, out, lang=lang, questions=questions, seed=seed, answers=answers, wind=wind
    )
    for path in written:
        click.echo(say(lang, "cli-written", name=str(path)))


def moment(game: Game, at: int | str) -> int:
    """Return the step that is meant; of a stage, the last one at which a card can be placed.

    Raises `MoveError` if the game does not get that far.

    >>> from sunviz.engine import play_out
    >>> game = Game.deal(1961); _ = play_out(game, "plain")
    >>> moment(game, "sunrise"), moment(game, 7)
    (35, 7)
    """
    last = step_of(game, at)
    if at not in _STAGES:
        return last
    steps = range(last, -1, -1)
    return next(
        (n for n in steps if game.positions[n].stage == at and game.positions[n].plays), last
    )
