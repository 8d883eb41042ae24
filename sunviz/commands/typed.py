"""What a player types: a move, or a word in the reader's language."""

from __future__ import annotations

import re
from typing import Final

from sunviz.engine import Move, MoveError, read_move
from sunviz.story import say

#: the words, by what they stand for; the English ones are understood in every language
WORDS: Final = ("next", "undo", "redo", "hint", "save", "describe", "help", "quit")
#: letters of a move that are large: a row or a suit
_LARGE: Final = re.compile("(?<=[>:])[akbcdhs]|^[ak](?=>)")


def read_word(text: str, lang: str) -> tuple[str, str] | None:
    """Return which of `WORDS` a line begins with, and what follows it; None if with none.

    >>> read_word("спара FIL", "ru"), read_word("сохранить партия.sun", "ru")
    (None, ('save', 'партия.sun'))
    >>> read_word("gör om", "sv"), read_word("undo", "sv")
    (('redo', ''), ('undo', ''))
    """
    said = " ".join(text.split())
    for word in WORDS:
        for known in (word_of(word, lang), word):
            if said.lower() == known or said.lower().startswith(f"{known} "):
                return word, said[len(known) :].strip()
    return None


def word_of(word: str, lang: str) -> str:
    """Return one of `WORDS` in a language.

    >>> word_of("undo", "sv")
    'ångra'
    """
    return say(lang, "cli-word", word=word)


def read_typed_move(text: str) -> Move:
    """Return the move that a player typed, in large or small letters; `MoveError`.

    >>> str(read_typed_move("a>k:h")), str(read_typed_move("R7.2>k"))
    ('A>K:H', 'r7.2>K')
    """
    small = _LARGE.sub(lambda found: found[0].upper(), "".join(text.lower().split()))
    try:
        return read_move(small)
    except MoveError:
        return read_move(text)
