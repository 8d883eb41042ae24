"""What a user got wrong, in the reader's language."""

from typing import Any

from sunviz.engine import PositionError, Rules, SunError
from sunviz.engine.cards import SUITS

from .catalogue import CatalogueError, Field, capital, say
from .languages import check_language
from .names import letters
from .parting import book_name

#: larger numbers are written as they are: no plural form hangs on them
_MOST = 10**7
_RANKS = "A23456789TJQK"
_ROWS = {"A": "aces", "K": "kings", "B": "second"}
#: fields that are one card, or cards, when they are texts
_CARDS = ("card", "wanted", "top", "missing", "extra", "cards")


def error_text(error: SunError, lang: str) -> str:
    """Return the message of an error in the reader's language.

    Said from the error's `key` and `fields`; an error without a key that the
    catalogue knows is told in a general sentence around its English message.

    >>> from sunviz.engine import MoveError
    >>> error_text(MoveError("…", key="ray_empty", ray=4, move="r4>A"), "en")
    'Ray 4 is empty.'
    """
    lang = check_language(lang)
    fields = {name: _field(lang, name, value) for name, value in error.fields.items()}
    if "reason" in fields and isinstance(error.__cause__, SunError):
        fields["reason"] = error_text(error.__cause__, lang)
    if isinstance(error, PositionError):
        fields["count"] = len(error.problems)
    try:
        return capital(say(lang, f"error-{error.key}", **fields))
    except CatalogueError:  # never let an error be lost in another one
        return say(lang, "error-unknown", message=str(error))


def _field(lang: str, name: str, value: Any) -> Field:
    if isinstance(value, SunError):
        return error_text(value, lang)
    if isinstance(value, Rules):
        book = book_name(value, lang)
        return book[:1].lower() + book[1:]
    if isinstance(value, int):
        return value if abs(value) < _MOST else str(value)
    text = str(value)
    if name == "row":
        return _ROWS.get(text) or _signs(text, lang)
    return _signs(text, lang) if name in _CARDS else text


def _signs(text: str, lang: str) -> str:
    """Return ASCII cards as the language's signs; anything else stays as it is."""
    return " ".join(_sign(word, lang) for word in text.split())


def _sign(word: str, lang: str) -> str:
    if len(word) != 2 or word[0] not in _RANKS or word[1] not in SUITS:
        return word
    return letters(lang)[_RANKS.index(word[0])] + "♣♦♥♠"[SUITS.index(word[1])]
