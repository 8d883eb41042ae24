"""Which language a command speaks: the one asked for, else that of the system."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sunviz.story import LANGUAGES
from sunviz.story.languages import Language

OPTION: Final = "--lang"
#: where a system names its languages, the strongest first (POSIX; LANGUAGE: gettext)
_PLACES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def spoken(words: Sequence[str], environ: Mapping[str, str]) -> Language:
    """Return the language of a command line: that of its ``--lang``, else the system's, else en.

    The words are searched before they are parsed, because what is wrong with
    them has to be told in this language as well.

    >>> spoken(["check", "--help", "--lang=sv"], {"LANG": "ru_RU.UTF-8"})
    'sv'
    >>> spoken([], {"LANG": "ru_RU.UTF-8"}), spoken([], {"LANG": "C"})
    ('ru', 'en')
    """
    for name in (*reversed(list(_asked(words))), *_of_system(environ)):
        for known in LANGUAGES:
            if name == known:
                return known
    return "en"


def _asked(words: Sequence[str]) -> Iterator[str]:
    for word, following in zip(words, [*words, ""][1:], strict=True):
        if word == "--":
            return
        if word == OPTION:
            yield following
        elif word.startswith(f"{OPTION}="):
            yield word.removeprefix(f"{OPTION}=")


def _of_system(environ: Mapping[str, str]) -> Iterator[str]:
    """Yield the languages of the strongest place that names any, as two letters."""
    for place in _PLACES:
        if named := environ.get(place):
            yield from (name[:2].lower() for name in named.split(":"))
            if place != "LANGUAGE":
                return
