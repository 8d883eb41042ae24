"""What a visitor gets: the one cell that is run for them, and the words around the table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sunviz.engine import Game
from sunviz.story import say

#: where the template of the page lies
TEMPLATE: Final = Path(__file__).parent / "template"
NAME: Final = "page.ipynb"
_IMPORTS: Final = "import sunviz\nfrom sunviz.explorer.visitors import for_visitors\n"
_WORDS: Final = (
    "title",
    "loading",
    "lost",
    "unreachable",
    "failed",
    "full",
    "no-page",
    "again",
    "no-script",
)


def cell(game: Game, lang: str) -> str:
    """Return the Python that makes a visitor's table.

    >>> print(cell(Game.deal(7), "sv"))
    import sunviz
    from sunviz.explorer.visitors import for_visitors
    <BLANKLINE>
    for_visitors(sunviz.explore(7, rules='ru-book', lang='sv'))
    """
    return f"{_IMPORTS}\n{_table(game, lang)}"


def rehearsal(game: Game, lang: str) -> str:
    """Return the Python that does beforehand, and for all, what every visitor needs.

    It looks into all parts of the game, so that glyphs, skies and sentences are there.
    """
    return (
        f"{_IMPORTS}\ntable = {_table(game, lang)}\n"
        "for dense, pace in ((False, 6), (True, 30)):\n"
        "    table.table.dense = dense\n"
        "    for at in range(0, table.last + 1, pace):\n"
        "        table.go(at)\n"
    )


def _table(game: Game, lang: str) -> str:
    if game.moves or game.number is None:
        shown = f"sunviz.Game.from_record({game.to_record()!r})"
    else:
        shown = f"{game.number}, rules={game.rules.name!r}"
    return f"for_visitors(sunviz.explore({shown}, lang={lang!r}))"


def notebook(code: str) -> str:
    """Return a notebook of one cell, as a file holds it."""
    code_cell: dict[str, object] = {
        "cell_type": "code",
        "execution_count": None,
        "metadata": {},
        "outputs": [],
        "source": code,
    }
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    return json.dumps(
        {"cells": [code_cell], "metadata": metadata, "nbformat": 4, "nbformat_minor": 4}
    )


def words(lang: str) -> Mapping[str, str]:
    """Return the words of the page in a language, by their names.

    >>> words("sv")["lang"], words("ru")["title"]
    ('sv', 'Пасьянс «Солнце»')
    """
    return {"lang": lang, **{name: say(lang, f"classroom-{name}") for name in _WORDS}}
