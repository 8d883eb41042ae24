"""``sunviz check``: whether records are in order."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from sunviz.engine import Game, SunError, files
from sunviz.story import error_text
from sunviz.story.checking import record_text

from .speaking import Argument, Flag, command
from .status import DONE, FAILED
from .values import FILE


@command(
    Argument("records", FILE, nargs=-1, required=True, words="records"),
    Flag("--json", into="as_json", words="json-of-records"),
    Flag("--quiet", words="quiet-of-records"),
)
def check(lang: str, records: tuple[Path, ...], as_json: bool, quiet: bool) -> int:
    """Tell of each record whether it is in order; exit status 1 if one is not."""
    wrong = 0
    for path in records:
        found = _checked(path, lang)
        wrong += not found["valid"]
        if as_json:
            click.echo(json.dumps(found, ensure_ascii=False))
        elif not (quiet and found["valid"]):
            click.echo(f"{path}: {found['text']}")
    return FAILED if wrong else DONE


def _checked(path: Path, lang: str) -> dict[str, Any]:
    """Return what is to be told of a record, ready for JSON."""
    file = {"file": str(path)}
    try:
        game = files.load(path)
    except SunError as error:
        move = error.fields.get("number") if error.key == "record_move" else None
        text = error_text(error, lang)
        return file | {"valid": False, "error": error.key, "move": move, "text": text}
    return file | {"valid": True, **_facts(game), "text": record_text(game, lang)}


def _facts(game: Game) -> dict[str, Any]:
    position = game.position
    return {
        "deal": game.number,
        "rules": game.rules.name,
        "moves": len(game),
        "result": position.stage if position.is_over else "*",
        "placed": position.placed,
    }
