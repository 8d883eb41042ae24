"""The story of Sun in Russian, Swedish and English: steps, stages, pictures, errors in words.

One catalogue a language holds every sentence. Imports only the engine, Fluent
(when the first sentence is said) and the standard library.
"""

from .catalogue import CatalogueError, keys, say
from .describing import describe
from .error_texts import error_text
from .languages import LANGUAGE_NAMES, LANGUAGES, LanguageError, check_language
from .names import card_name, card_sign, letters, suit_name
from .narrator import narrate, narrate_game, stage_intro, stage_key, stage_name
from .told import Told

__all__ = [
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "CatalogueError",
    "LanguageError",
    "Told",
    "card_name",
    "card_sign",
    "check_language",
    "describe",
    "error_text",
    "keys",
    "letters",
    "narrate",
    "narrate_game",
    "say",
    "stage_intro",
    "stage_key",
    "stage_name",
    "suit_name",
]
