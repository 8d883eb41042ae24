"""The languages that the story is told in."""

from typing import Final, Literal, TypeAlias

from sunviz.engine import SunError

Language: TypeAlias = Literal["en", "ru", "sv"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "ru", "sv")
LANGUAGE_NAMES: Final[dict[str, str]] = {"en": "English", "ru": "Русский", "sv": "Svenska"}


class LanguageError(SunError):
    """A language that the story is not told in."""


def check_language(lang: str) -> Language:
    """Return the language code, or raise `LanguageError` naming those there are.

    >>> check_language("sv")
    'sv'
    """
    for known in LANGUAGES:
        if lang == known:
            return known
    names = ", ".join(f"{code} ({LANGUAGE_NAMES[code]})" for code in LANGUAGES)
    raise LanguageError(
        f"there is no language {lang!r}; the languages are {names}",
        key="language",
        language=str(lang),
        languages=names,
    )
