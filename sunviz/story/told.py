"""The small values of the story: a sentence to be said, and what was told."""

from dataclasses import dataclass
from typing import TypeAlias

from sunviz.engine import Position

from .catalogue import Field, capital, say

#: a text's id (B, W or S) followed by the clauses cited, as ("B", 9, 11) or ("B", "V2")
Clauses: TypeAlias = tuple[str | int, ...]


@dataclass(frozen=True)
class Sentence:
    """A key of the catalogue and its fields, before it is said in any language."""

    key: str
    fields: dict[str, Field]

    def said(self, lang: str) -> str:
        """Return the sentence in a language, its first letter a capital one."""
        return capital(say(lang, self.key, **self.fields))


def sentence(key: str, **fields: Field) -> Sentence:
    """Return a `Sentence` of a key and its fields."""
    return Sentence(key, fields)


@dataclass(frozen=True)
class Told:
    """A step in words.

    ``text`` is one or a few sentences of what happened; ``cite`` names the
    clause followed ("the book, clause 6"); ``line`` is both in one line;
    ``clauses`` is the citation as data: the text's id and its clauses.
    """

    text: str
    cite: str
    line: str
    clauses: Clauses


def row_name(row: str, position: Position) -> str:
    """Return the catalogue's name of a foundation row: aces, kings, first, second."""
    if row == "K":
        return "kings"
    if row == "B":
        return "second"
    return "first" if position.second_row == "B" else "aces"
