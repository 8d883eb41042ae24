"""A step as the cell that brings it back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import copy
from typing import Any, Final

from sunviz.engine import Game

from .run import RECORDED, YOU, Run

#: so many moves are written out one by one; a longer game is told by its record
FEW: Final = 12
_USUAL: Final = {"theme": "light", "suits": "two"}
# in a text between triple quotes these would not come back as they were
_ODD: Final = re.compile(r'\\|"""|[\x00-\x08\x0b-\x1f\x7f]')


def game_at(run: Run, at: int) -> Game:
    """Return the game of a run as it stood at a step, to be read and not to be played on.

    Costs nothing: moves and positions are those of the run's own game.
    """
    game = copy(run.game)
    game.jump(at)
    return game


def cell(run: Run, at: int, lang: str, look: Mapping[str, Any]) -> str:
    """Return the Python that shows this step of this run again.

    `look` has the theme and the suit colours. A person's own game is told up to the
    step, a recorded one whole; of a named player's the deal number is enough.

    >>> print(cell(Run.played(7, "ru-book", "plain"), 5, "en", {}))
    import sunviz
    <BLANKLINE>
    sunviz.explore(7, rules="ru-book", player="plain", lang="en", at=5)
    """
    own = run.player == YOU
    game = game_at(run, at if own else run.last)
    numbered = game.number is not None and game.wind == game.number
    plain = numbered and not game.comments and not game.tags
    options = [f'lang="{lang}"', f"at={at}"]
    options += [
        f'{name}="{look[name]}"' for name, usual in _USUAL.items() if look.get(name, usual) != usual
    ]
    player = f'player="{run.player}"'
    if plain and run.player != RECORDED and (not own or not at):
        return _cell("", str(game.number), f'rules="{game.rules.name}"', player, *options)
    if own:
        options = [player, *options]
    if plain and own and at <= FEW:
        return _cell(_pushed(game), "game", *options)
    return _cell(f"game = sunviz.Game.from_record({_quoted(game.to_record())})", "game", *options)


def _cell(before: str, *arguments: str) -> str:
    lines = ["import sunviz", "", *filter(None, [before])]
    return "\n".join([*lines, f"sunviz.explore({', '.join(arguments)})"])


def _pushed(game: Game) -> str:
    moves = " ".join(map(str, game.moves))
    return (
        f'game = sunviz.Game.deal({game.number}, rules="{game.rules.name}")\n'
        f'for move in "{moves}".split():\n'
        "    game.push(move)"
    )


def _quoted(text: str) -> str:
    r"""Return a text as a Python string that keeps its lines.

    >>> eval(_quoted("a \\ is a backslash")).strip()
    'a \\ is a backslash'
    """
    safe = _ODD.sub(lambda odd: "".join(f"\\x{ord(sign):02x}" for sign in odd[0]), text)
    return f'"""\n{safe}"""'
