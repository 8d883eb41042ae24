"""``sunviz simulate``: many deals played, and a table of how they ended."""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sunviz.engine import RULE_BOOKS, Rules, SunError
from sunviz.engine.deals import check_number
from sunviz.story import say

from .speaking import Flag, Option, UseError, Value, command, wrong_use
from .status import BROKEN_OFF, DONE
from .values import DEAL, DEALS, FILE, NUMBER, PLAYER, PLAYER_NAMES, RULES

if TYPE_CHECKING:
    from sunviz.study import Study


def _workers(number: Any) -> int:
    from sunviz.study.teams import check_workers

    return check_workers(NUMBER.convert(number, None, None))


@command(
    Option("--deals", DEALS, required=True),
    Option("--start", DEAL),
    Option("--rules", RULES, known=RULE_BOOKS, default="ru-book"),
    Option("--player", PLAYER, known=PLAYER_NAMES, default="plain"),
    Option("--workers", Value("number", _workers)),
    Option("--out", FILE, words="simulate-out"),
    Flag("--json", into="as_json"),
    Flag("--quiet"),
)
def simulate(
    lang: str,
    deals: int | range,
    start: int | None,
    rules: Rules,
    player: str,
    workers: int | None,
    out: Path | None,
    as_json: bool,
    quiet: bool,
) -> int:
    """Play deals and print how they ended; what Ctrl-C breaks off can be gone on with."""
    from sunviz.study import simulate as play

    with wrong_use():
        numbers = _numbers(deals, start)
    progress = sys.stderr.isatty() and not quiet
    try:
        with _warnings_told():
            study = play(
                numbers, rules=rules, player=player, workers=workers, progress=progress,
                out=out, lang=lang,
            )  # fmt: skip
    except KeyboardInterrupt as broken:
        played: Study | None = getattr(broken, "study", None)
        if played is None:
            raise  # before the first deal
        click.echo(_kept(played, lang, out), err=True)
        if len(played):
            _print(played, lang, as_json=as_json)
        return BROKEN_OFF
    except SunError as error:
        played = getattr(error, "study", None)
        error.__notes__ = [_kept(played, lang, out)] if played is not None else []
        raise
    _print(study, lang, as_json=as_json)
    if out is not None and not quiet and not as_json:
        click.echo(say(lang, "cli-rows", name=str(out)))
    return DONE


def _numbers(deals: int | range, start: int | None) -> range:
    if isinstance(deals, int):
        first = start or 0
        check_number(first + deals - 1)
        return range(first, first + deals)
    if start is not None:
        raise UseError("the first deal is given twice", key="use_start", option="--start")
    return deals


def _kept(study: Study, lang: str, out: Path | None) -> str:
    """Return how many deals were played, and how to go on."""
    from sunviz.study.telling import number

    done, count = number(len(study), lang), number(int(study.header["count"]), lang)
    if out is None:
        return say(lang, "cli-not-kept", done=done, count=count, option="--out")
    return say(lang, "cli-kept", done=done, count=count)


def _print(study: Study, lang: str, *, as_json: bool) -> None:
    from sunviz.study import summarize, tell

    summary = summarize(study)
    if not as_json:
        click.echo("\n".join(tell(study, summary, lang)))
        return
    told = {
        "header": dict(study.header),
        "finished": study.is_finished,
        "out": str(study.path) if study.path else None,
        "summary": summary.to_dict(),
    }
    click.echo(json.dumps(told, ensure_ascii=False))


@contextmanager
def _warnings_told() -> Iterator[None]:
    """Print what a study warns of as a sentence, without the line of code it came from."""
    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *_args, **_more: click.echo(str(message), err=True)
        yield
