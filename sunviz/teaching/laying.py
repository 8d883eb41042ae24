"""Why a free card cannot be laid on a foundation now."""

from sunviz.engine import Play, Position, Spot
from sunviz.story import explain
from sunviz.story.catalogue import capital, say
from sunviz.story.citations import clauses, with_cite
from sunviz.story.explaining import cite_or_ours

from .cards_now import fits_after_transfers
from .question import paragraph


def why_not_laid(position: Position, spot: Spot, lang: str) -> str:
    """Return why neither row takes the card of a playable spot, and whether a transfer would help.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next")
    >>> why_not_laid(game.position, Spot("r", 1), "en")[:52]
    'The hearts of the ace row are not begun: they begin '
    """
    plays = (Play(spot, "A"), Play(spot, position.second_row))
    told = [explain(position, play, lang=lang) for play in plays]
    text = " ".join(dict.fromkeys(one.text for one in told))
    line = say(lang, "line", text=text, cite=capital(cite_or_ours(told[0].clauses, lang)))
    if not fits_after_transfers(position, position.card_at(spot) or 0):
        return line
    crossing = clauses(position.rules, "to-kings")
    return " ".join((line, with_cite(paragraph(lang, "after-transfer"), [crossing], lang)))
