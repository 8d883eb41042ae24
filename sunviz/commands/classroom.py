"""``sunviz classroom``: the table on a page for a class."""

from __future__ import annotations

import webbrowser
from importlib.util import find_spec
from typing import Any, Final

import click

from sunviz.classroom import address
from sunviz.classroom.errors import ClassroomError
from sunviz.engine import Rules
from sunviz.story import say

from .speaking import Flag, Option, Value, command
from .values import NUMBER, Named, game_argument, read_game, rules_option

_DEAL: Final = 1961
_NEEDED: Final = ("voila", "ipykernel")
_INSTALL: Final = "python -m pip install 'sunviz[classroom]'"


def _port(text: Any) -> int:
    return address.check_port(NUMBER.convert(text, None, None))


@command(
    game_argument(required=False, words="game-to-show"),
    rules_option(),
    Option("--port", Value("number", _port)),
    Flag("--open", into="shall_open"),
)
def classroom(
    lang: str, game: Named | None, rules: Rules | None, port: int | None, shall_open: bool
) -> None:
    """Show a table to everybody in the network, each with a game of their own, until Ctrl-C."""
    _check_needed()
    shown = read_game(_DEAL if game is None else game, rules)
    listening = address.listen(port)
    number = listening.getsockname()[1]
    here = f"http://localhost:{number}/"
    others = [f"http://{each}:{number}/" for each in address.addresses()]

    def tell() -> None:
        click.echo(say(lang, "classroom-open", networks=len(others), addresses=", ".join(others)))
        click.echo(say(lang, "classroom-here", address=here))
        click.echo(say(lang, "classroom-how-to-close"))
        if shall_open:
            webbrowser.open(here)

    from sunviz.classroom.server import serve

    click.echo(say(lang, "classroom-opening"))
    with listening:
        serve(shown, lang, listening, tell)
    click.echo(say(lang, "classroom-closed"))


def _check_needed() -> None:
    for package in _NEEDED:
        if find_spec(package) is None:
            raise ClassroomError(
                f"the page for a class needs the package {package}: {_INSTALL}",
                key="classroom_extra",
                package=package,
                command=_INSTALL,
            )
