"""The catalogues: whole sentences of each language, in Project Fluent's syntax.

A language's sentences stand in `catalogues`, in the file named by it (en.ftl)
and in files of one subject each (clauses.en.ftl).

Fluent and its plural rules are imported when the first sentence is asked for,
so that importing sunviz stays cheap.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from threading import RLock
from typing import Any, Final, TypeAlias

from sunviz.engine.cards import rank_of, suit_of

from .languages import check_language

#: what a field may be: a number, a text, or a list, which is joined with "and"
Field: TypeAlias = int | str | Sequence[int | str]

RANK_NAMES: Final = (
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "jack", "queen", "king",
)  # fmt: skip
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
_LOADING = RLock()
#: where a sentence begins in a file, and where it speaks through another one
_ENTRY: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")


class CatalogueError(LookupError):
    """A sentence that is missing or cannot be filled in: a mistake of the package."""


def say(lang: str, key: str, **fields: Field) -> str:
    """Return a sentence of the catalogue with its fields filled in.

    Whole numbers choose the plural form; lists are joined with commas and
    "and". Cards are given as their numbers 0…51. Raises `LanguageError` for an
    unknown language, `CatalogueError` for an unknown key or a missing field.

    >>> say("en", "ray-emptied", ray=4)
    'Ray 4 is now empty.'
    """
    plain = tuple(
        (name, field if isinstance(field, int | str) else tuple(field))
        for name, field in fields.items()
    )
    return _said(check_language(lang), key, plain)


def keys(lang: str) -> tuple[str, ...]:
    """Return the keys of a language's sentences, in the order of its files.

    Keys that begin with "part-" are left out: they are forms of words that a
    language's own sentences share.

    >>> "won" in keys("sv")
    True
    """
    return tuple(key for key in _load(check_language(lang)).keys if not key.startswith("part-"))


def source(lang: str) -> str:
    """Return the text of a language's catalogue files: its main one, then the others by name."""
    main = f"{check_language(lang)}.ftl"
    found = {file.name: file for file in (files(__package__) / "catalogues").iterdir()}
    names = [main, *sorted(name for name in found if name.endswith(f".{main}"))]
    return "\n".join(found[name].read_text(encoding="utf-8") for name in names)


def join(lang: str, items: Sequence[int | str]) -> str:
    """Return a list as the language writes it.

    >>> join("en", [4, 7, 9]), join("ru", [4, 7])
    ('4, 7 and 9', '4 и 7')
    """
    texts = [str(item) for item in items]
    if len(texts) < 2:
        return "".join(texts)
    return say(lang, "list-and", head=", ".join(texts[:-1]), last=texts[-1])


def capital(text: str) -> str:
    """Return a sentence with its first letter a capital one."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=16384)  # stepping through a game says the same of most rays again
def _said(lang: str, key: str, fields: tuple[tuple[str, Field], ...]) -> str:
    values = {name: _value(lang, field) for name, field in fields}
    text, errors = _load(lang).fill(key, values)
    if errors:
        raise CatalogueError(f"{lang}, {key}: {'; '.join(map(str, errors))}")
    return str(text)


def _value(lang: str, field: Field) -> Any:
    if isinstance(field, int):
        return _number(field)
    return field if isinstance(field, str) else join(lang, field)


@lru_cache(maxsize=1024)
def _number(number: int) -> Any:
    from fluent.runtime.types import fluent_number

    return fluent_number(number, useGrouping=False)


def _load(lang: str) -> "_Catalogue":
    with _LOADING:  # two threads asking at once must not load twice
        return _loaded(lang)


@cache
def _loaded(lang: str) -> "_Catalogue":
    return _Catalogue(lang)


class _Catalogue:
    """A language's sentences, each parsed when it is first said: most never are."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle

        self._lang = lang
        starts = list(_ENTRY.finditer(text := source(lang)))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        self._waiting = {
            start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)
        }
        self.keys = tuple(self._waiting)
        self._bundle = FluentBundle([lang], functions=_functions(lang), use_isolating=False)

    def fill(self, key: str, values: dict[str, Any]) -> tuple[Any, list[Exception]]:
        """Return a sentence with its fields filled in, and what was wrong with them."""
        with _LOADING:
            self._parse(key)
        found = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if found is None:
            raise CatalogueError(f"the catalogue {self._lang} has no sentence {key!r}")
        return self._bundle.format_pattern(found, values)

    def _parse(self, key: str) -> None:
        from fluent.runtime import FluentResource

        text = self._waiting.pop(key, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for part in _REFERENCE.findall(text):
                self._parse(part)


def _functions(lang: str) -> dict[str, Callable[..., Any]]:
    """Return what the catalogues can ask about a card: its name, rank, gender, suit."""

    def card(number: int, case: str = "nominative") -> str:
        return _card(lang, int(number), case)

    def rank(number: int, case: str = "nominative") -> str:
        return _rank(lang, rank_of(int(number)), case)

    def rank_key(number: int) -> str:
        return RANK_NAMES[rank_of(int(number))]

    def suit(number: int, case: str = "nominative") -> str:
        return _suit(lang, int(number), case)

    return {"CARD": card, "RANK": rank, "RANKKEY": rank_key, "SUIT": suit}


@lru_cache(maxsize=2048)
def _card(lang: str, card: int, case: str) -> str:
    rank, suit = RANK_NAMES[rank_of(card)], SUIT_NAMES[suit_of(card)]
    return say(lang, "card", rank=rank, suit=suit, case=case)


@lru_cache(maxsize=512)
def _rank(lang: str, rank: int, case: str) -> str:
    return say(lang, "rank", rank=RANK_NAMES[rank], case=case)


@lru_cache(maxsize=128)
def _suit(lang: str, suit: int, case: str) -> str:
    return say(lang, "suit", suit=SUIT_NAMES[suit], case=case)
