"""Whether a deck or a record written by hand is in order, in words."""

from sunviz.engine import Game, SunError

from .catalogue import say
from .error_texts import error_text
from .languages import check_language


def check(text: str, lang: str = "en") -> str:
    """Return in words whether a deck or a record is in order, and if not, what is wrong.

    `text` is 104 cards in the order in which they are dealt, or a record, which
    begins with ``[``; `lang` one of `LANGUAGES`. What is wrong with the text is
    told and never raised; `LanguageError` for an unknown language.

    >>> print(check(Game.deal(1961).to_record()))
    The record is in order: 0 moves. The game is not over.
    >>> print(check("8S 7H").split(".")[0])
    These 2 cards are not two packs of 52
    """
    lang = check_language(lang)
    try:
        if not isinstance(text, str) or not text.lstrip().startswith("["):
            Game.from_deck(text)
            return say(lang, "check-deck")
        game = Game.from_record(text)
    except SunError as error:
        return error_text(error, lang)
    return record_text(game, lang)


def record_text(game: Game, lang: str) -> str:
    """Return in words that the record of a game is in order, and how the game stands."""
    return say(lang, "check-record", count=len(game.moves), stage=game.position.stage)
