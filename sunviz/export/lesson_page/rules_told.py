"""The clauses of the texts for the page: each retold once, and which of them each step followed."""

from __future__ import annotations

from typing import Any, Final

from sunviz.engine import Game
from sunviz.story import TEXTS, ClauseTold, clauses, clauses_of, narrate_game, say
from sunviz.story.citations import text_of
from sunviz.story.in_force import followed, in_force

#: the language in which each text was written
OWN_LANGUAGE: Final = {"B": "ru", "W": "ru", "S": "sv"}
_BOOKS: Final = {"B": "ru-book", "W": "ru-web", "S": "sv-wiki"}


def clause_numbers(game: Game) -> list[dict[str, Any]]:
    """Return for each step the text cited, and the clauses of every text that it followed.

    They are counted from 0. Where a text says nothing of a step, its clauses
    in force are left out: the clause cited tells that it is silent.
    """
    rules = game.rules
    found = []
    for told, position in zip(narrate_game(game, "en"), game.positions, strict=True):
        rows = {
            text: [clauses_of(text).index(one) for one in followed(text, told, rules)]
            for text in TEXTS
        }
        cited = str(told.clauses[0])
        rows[cited] = rows[cited] or [
            clauses_of(cited).index(one) for one in in_force(cited, position)
        ]
        found.append({"cited": cited, **rows})
    return found


def texts_told(lang: str) -> dict[str, Any]:
    """Return the clauses of every text in a language, with the name of each text."""
    return {
        text: {
            "name": say(lang, f"ui-book-{_BOOKS[text]}"),
            "clauses": [_told(one) for one in clauses(text, lang)],
        }
        for text in TEXTS
    }


def chosen(game: Game) -> tuple[str, str]:
    """Return the text that the rules tell, and the one to stand beside it at first.

    >>> chosen(Game.deal(1961, "ru-web")), chosen(Game.deal(1961, "sv-wiki"))
    (('W', 'S'), ('S', 'B'))
    """
    own = text_of(game.rules)
    return own, "B" if own == "S" else "S"


def _told(one: ClauseTold) -> dict[str, Any]:
    beside = {other.text: said for other, said in zip(one.clause.beside, one.beside, strict=True)}
    return {"label": one.label, "text": one.text, "beside": beside}
