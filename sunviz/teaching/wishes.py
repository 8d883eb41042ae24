"""What a player would like to do, in words: a move before it is judged."""

from sunviz.engine import Play, Position, Relocate, Spot, Transfer
from sunviz.engine.moves import Move
from sunviz.story import say
from sunviz.story.sentences import where
from sunviz.story.told import row_name


def wish(position: Position, move: Move, lang: str) -> str:
    """Return a move that is wished for, legal or not, as a sentence.

    >>> from sunviz.engine import Game, read_move
    >>> game = Game.deal(1961); game.push("next")
    >>> wish(game.position, read_move("r5>K"), "en")
    'A player would like to place the king of hearts from ray 5 on the king row.'
    """
    if isinstance(move, Transfer):
        card = position.pile(move.source, move.suit)[-1]
        return say(lang, "quiz-wish-transfer", card=card, row=row_name(move.target, position))
    if isinstance(move, Relocate):
        card = position.card_at(move.spot) or 0
        return say(lang, "quiz-wish-relocate", card=card, ray=move.spot.number, to=move.ray)
    assert isinstance(move, Play)  # nobody wishes to go on
    return say(
        lang,
        f"quiz-wish-{where(position, move.spot)}",
        card=position.card_at(move.spot) or 0,
        number=move.spot.number,
        row=row_name(move.row, position),
    )


def pointed_at(move: Move) -> Spot | Transfer | None:
    """Return what a move takes: a card, or the top of a foundation."""
    if isinstance(move, Play | Relocate):
        return move.spot
    return move if isinstance(move, Transfer) else None
