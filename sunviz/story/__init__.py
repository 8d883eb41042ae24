"""The story of Sun in Russian, Swedish and English: steps, stages, pictures, errors in words.

One catalogue a language holds every sentence; the clauses of the three texts are
retold side by side. Imports only the engine, Fluent
(when the first sentence is said) and the standard library.
"""

from .catalogue import CatalogueError, keys, say
from .checking import check
from .clauses import (
    TEXTS,
    Beside,
    Clause,
    ClauseTold,
    TextError,
    clause,
    clauses,
    clauses_in_force,
    clauses_of,
)
from .describing import describe
from .error_texts import error_text
from .explaining import Explanation, explain
from .languages import LANGUAGE_NAMES, LANGUAGES, LanguageError, check_language
from .names import card_name, card_sign, letters, suit_name
from .narrator import narrate, narrate_game, stage_intro, stage_key, stage_name
from .paragraphs import Paragraph, narrate_paragraph
from .told import Told

__all__ = [
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "TEXTS",
    "Beside",
    "CatalogueError",
    "Clause",
    "ClauseTold",
    "Explanation",
    "LanguageError",
    "Paragraph",
    "TextError",
    "Told",
    "card_name",
    "card_sign",
    "check",
    "check_language",
    "clause",
    "clauses",
    "clauses_in_force",
    "clauses_of",
    "describe",
    "error_text",
    "explain",
    "keys",
    "letters",
    "narrate",
    "narrate_game",
    "narrate_paragraph",
    "say",
    "stage_intro",
    "stage_key",
    "stage_name",
    "suit_name",
]
