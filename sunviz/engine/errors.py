"""What a user can get wrong: one family of errors.

Every error carries, beside its English message, a ``key`` and ``fields``, so
that the story's catalogue can say the same thing in the reader's language
without the engine knowing any language.
"""

from typing import Any


class SunError(ValueError):
    """Something a user gave is wrong; nothing was changed.

    The message says what is wrong, where, and what would be right.

    >>> try:
    ...     raise SunError("no such thing", key="thing", name="x")
    ... except SunError as error:
    ...     error.key, error.fields
    ('thing', {'name': 'x'})
    """

    def __init__(self, message: str, *, key: str = "", **fields: Any) -> None:
        super().__init__(message)
        self.key = key
        self.fields = fields


class CardError(SunError):
    """A text that is no card, or a deck that is not two packs."""


class DealError(SunError):
    """A deal number or a wind number out of range."""


class RulesError(SunError):
    """An unknown rule book, or switches that contradict each other."""


class PositionError(SunError):
    """A layout that cannot occur; ``problems`` names every broken invariant."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(
            "this position is impossible: " + "; ".join(problems),
            key="position",
            problems="; ".join(problems),
        )
        self.problems = problems


class MoveError(SunError):
    """A text that is no move, or a move that is not legal here."""


class RecordError(SunError):
    """A record that cannot be read, or that breaks a rule on its way."""
