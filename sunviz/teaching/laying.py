"""Why a card cannot be laid on a foundation now: it is not free, or not wanted."""

from sunviz.engine import Play, Position, Spot
from sunviz.engine.cards import Card, rank_of, suit_of
from sunviz.engine.landings import landings
from sunviz.engine.legal import rows_wanting
from sunviz.story import explain
from sunviz.story.catalogue import capital, say
from sunviz.story.citations import clauses, with_cite
from sunviz.story.explaining import cite_or_ours

from .question import paragraph
from .spots import what_is_free


def why_not_free(position: Position, spot: Spot, lang: str) -> str:
    """Return why the card of a spot is not playable, with the clause.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next"); game.push("next")
    >>> why_not_free(game.position, Spot("r", 1, 1), "en")[-21:]
    '(The book, clause 4.)'
    """
    if position.stage == "wind":  # its row is no cloud to a reader
        return what_is_free(position, lang)
    return explain(position, Play(spot, "A"), lang=lang).line


def why_not_laid(position: Position, spot: Spot, lang: str) -> str:
    """Return why neither row takes the card of a playable spot, and whether a transfer would help.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next")
    >>> why_not_laid(game.position, Spot("r", 1), "en")[-21:]
    '(The book, clause 2.)'
    """
    plays = (Play(spot, "A"), Play(spot, position.second_row))
    told = [explain(position, play, lang=lang) for play in plays]
    text = " ".join(dict.fromkeys(one.text for one in told))
    line = say(lang, "line", text=text, cite=capital(cite_or_ours(told[0].clauses, lang)))
    if not fits_after_transfers(position, position.card_at(spot) or 0):
        return line
    crossing = clauses(position.rules, "to-kings")
    return " ".join((line, with_cite(paragraph(lang, "after-transfer"), [crossing], lang)))


def fits_after_transfers(position: Position, card: Card) -> bool:
    """Tell whether a pile wants a card once others of its suit have crossed (B 6, W §5, S §6).

    >>> from sunviz.engine import Game
    >>> fits_after_transfers(Game.deal(1961).position, 5)
    False
    """
    suit = suit_of(card)
    heights = position.heights[suit], position.heights[suit + 4]
    found = landings(position.rules, heights)
    return found.met and rank_of(card) in found.by_rank and not rows_wanting(position, card)
