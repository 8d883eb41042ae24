"""What happened in a step, before it is put into any language.

Everything here is read off the two positions; the catalogues only find the
words.
"""

from collections.abc import Iterator

from sunviz.engine import Next, Play, Position, Relocate, Spot, Transfer
from sunviz.engine.cards import Card, rank_of, suit_of
from sunviz.engine.legal import playable_spots, rows_wanting
from sunviz.engine.moves import Move

from .going_on import sentences_of_next
from .told import Sentence, row_name, sentence

_FULL_PILE = 13


def sentences_of_step(before: Position, move: Move, after: Position) -> tuple[Sentence, ...]:
    """Return what a step did, in the order in which it was done."""
    if isinstance(move, Next):
        return tuple(sentences_of_next(before, after))
    if isinstance(move, Play):
        return tuple(_play(before, move, after))
    if isinstance(move, Transfer):
        return tuple(_transfer(before, move, after))
    return tuple(_relocation(before, move, after))


def where(position: Position, spot: Spot) -> str:
    """Return in what a spot lies: ray, inner (of the open ray), cloud or wind."""
    if spot.place == "r":
        return "inner" if spot.card else "ray"
    return "wind" if position.stage in ("wind", "lost") else "cloud"


def _play(before: Position, move: Play, after: Position) -> Iterator[Sentence]:
    card = _card_of(before, move.spot)
    suit, row, number = suit_of(card), row_name(move.row, before), move.spot.number
    place = where(before, move.spot)
    pile = before.pile(move.row, suit)
    if pile:
        yield sentence(f"place-{place}", card=card, number=number, row=row, onto=pile[-1])
    else:
        yield sentence(f"base-{place}", card=card, number=number, row=row, suit=suit)
    yield from _done(before, move, after)
    if not pile:
        yield from _stays(after, card)


def _card_of(position: Position, spot: Spot) -> Card:
    card = position.card_at(spot)
    assert card is not None  # a legal move takes a card that is there
    return card


def _done(before: Position, move: Play, after: Position) -> Iterator[Sentence]:
    """Yield what the play finished: a ray, a cloud, a pile, the game."""
    spot, number = move.spot, move.spot.number
    if spot.place == "r" and not after.rays[number - 1]:
        yield sentence("ray-emptied", ray=number)
    if spot.place == "c" and where(before, spot) == "cloud" and not after.clouds[number - 1]:
        yield sentence("cloud-gone", cloud=number)
    suit = suit_of(_card_of(before, spot))
    if len(after.pile(move.row, suit)) == _FULL_PILE:
        yield sentence("pile-done", suit=suit, row=row_name(move.row, after))
    if after.is_won:
        yield sentence("won")


def _stays(after: Position, base: Card) -> Iterator[Sentence]:
    """Yield where the other copy of a new base lies free and has to wait (B 2, S 3)."""
    if rows_wanting(after, base):
        return
    for spot in playable_spots(after):
        if after.card_at(spot) == base:
            place = where(after, spot).replace("inner", "ray")
            yield sentence(f"stays-{place}", card=base, number=spot.number)
            return


def _transfer(before: Position, move: Transfer, after: Position) -> Iterator[Sentence]:
    card = before.pile(move.source, move.suit)[-1]
    yield sentence("transfer", card=card, row=row_name(move.target, before))
    fits = [play for play in after.plays if play not in before.plays]
    if fits:
        yield _now_fits(after, fits[0], card)


def _now_fits(after: Position, play: Play, crossed: Card) -> Sentence:
    card = _card_of(after, play.spot)
    onto = after.pile(play.row, suit_of(card))[-1]
    place = where(after, play.spot).replace("inner", "ray")
    return sentence(
        f"fits-{place}",
        card=card,
        onto=onto,
        number=play.spot.number,
        same="yes" if card == crossed else "no",
        row=row_name(play.row, after),
    )


def _relocation(before: Position, move: Relocate, after: Position) -> Iterator[Sentence]:
    card, ray = _card_of(before, move.spot), move.spot.number
    yield sentence("relocate", card=card, ray=ray, to=move.ray)
    if not move.spot.card:
        yield sentence("new-tip", card=after.rays[ray - 1][-1], ray=ray)


def is_base(card: Card, row: str) -> bool:
    """Tell whether a card is the base card of a row A, K or B."""
    return rank_of(card) == (12 if row == "K" else 0)
