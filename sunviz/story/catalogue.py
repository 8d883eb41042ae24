"""The catalogues: whole sentences of each language, in Project Fluent's syntax.

A language's sentences stand in the file named by it (en.ftl) and in files of
one subject each (clauses.en.ftl).

Fluent and its plural rules are imported when the first sentence is asked for,
so that importing sunviz stays cheap.
"""

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
    return _load(check_language(lang))[1]


def source(lang: str) -> str:
    """Return the text of a language's catalogue files: its main one, then the others by name."""
    main = f"{check_language(lang)}.ftl"
    found = {file.name: file for file in files(__package__).iterdir()}
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
    bundle, _ = _load(lang)
    if not bundle.has_message(key):
        raise CatalogueError(f"the catalogue {lang} has no sentence {key!r}")
    values = {name: _value(lang, field) for name, field in fields}
    text, errors = bundle.format_pattern(bundle.get_message(key).value, values)
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


def _load(lang: str) -> tuple[Any, tuple[str, ...]]:
    with _LOADING:  # two threads asking at once must not load twice
        return _loaded(lang)


@cache
def _loaded(lang: str) -> tuple[Any, tuple[str, ...]]:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Message

    resource = FluentResource(source(lang))
    bundle = FluentBundle([lang], functions=_functions(lang), use_isolating=False)
    bundle.add_resource(resource)
    names = (entry.id.name for entry in resource.body if isinstance(entry, Message))
    return bundle, tuple(name for name in names if not name.startswith("part-"))


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
