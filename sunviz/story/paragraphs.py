"""The narrator's middle depth: why a step was allowed, what happened, what it opened."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sunviz.engine import MoveError, Next, Play, Position, Spot, Transfer
from sunviz.engine.cards import Card, suit_of
from sunviz.engine.moves import Move

from .catalogue import Field, say
from .citations import with_cite
from .explaining import have_met, reasons_of
from .languages import check_language
from .names import card_name
from .narrator import narrate
from .sentences import sentences_of_step, where
from .told import Sentence, Told, sentence

#: so many newly playable cards are named; the others are counted
NAMED: Final = 4


@dataclass(frozen=True)
class Paragraph(Told):
    """A step in a paragraph.

    Beside what `Told` has: ``why``, ``happened`` and ``opens``, the three
    parts of ``text``, each in whole sentences, the first and the last
    perhaps empty; ``newly``, the spots in the position after the step whose
    cards it made playable.
    """

    why: str
    happened: str
    opens: str
    newly: tuple[Spot, ...]


def narrate_paragraph(
    before: Position | None, move: Move | None, after: Position, lang: str
) -> Paragraph:
    """Return a step in a paragraph: why it was allowed, what happened, what it opened.

    `move` leads from `before` to `after`; before the first arc both are None.
    `lang` is one of `LANGUAGES`, `LanguageError` otherwise. The citation is
    that of `narrate`.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961)
    >>> start = game.position; game.push("next")
    >>> told = narrate_paragraph(start, game.moves[0], game.position, "en")
    >>> told.why
    'Nothing can be placed now, and going on is always allowed.'
    >>> len(told.newly) == len({play.spot for play in game.position.plays})
    True
    """
    lang = check_language(lang)
    told = narrate(before, move, after, lang)
    if before is None or move is None:
        return Paragraph(told.text, told.cite, told.line, told.clauses, "", told.text, "", ())
    newly = tuple(newly_playable(before, move, after))
    why = _said(_why(before, move), lang)
    happened = _said(_happened(before, move, after), lang)
    opens = " ".join(_opens(before, move, after, newly, lang))
    text = " ".join(part for part in (why, happened, opens) if part)
    line = with_cite(text, [told.clauses], lang)
    return Paragraph(text, told.cite, line, told.clauses, why, happened, opens, newly)


def _said(sentences: Sequence[Sentence], lang: str) -> str:
    return " ".join(one.said(lang) for one in sentences)


def _why(before: Position, move: Move) -> list[Sentence]:
    """Return why it was allowed; what going on does is told by what happened."""
    reasons = reasons_of(before, move)
    return reasons[:1] if isinstance(move, Next) else reasons


def _happened(before: Position, move: Move, after: Position) -> list[Sentence]:
    """Return what the narrator tells; what fits now stands among what was opened."""
    said = sentences_of_step(before, move, after)
    return [one for one in said if not one.key.startswith("fits-")]


# what a step opened


class _Marked(int):
    """A card that can be told from its twin: of two equal cards each is an object of its own."""


def newly_playable(before: Position, move: Move, after: Position) -> Iterator[Spot]:
    """Yield the spots after a step whose cards can be placed now and could not be before.

    A card is followed from place to place: one that could be placed from ray 3
    and now lies on ray 4 is not new. Only the wind mixes so that of two equal
    cards nobody knows which was which: after it a card is known by its name.
    """
    marked = _mark(before)
    free = {id(card) for card in _cards_of_plays(marked, marked)}
    names = {int(card) for card in _cards_of_plays(before, before)}
    moved = _follow(marked, move, after)
    for spot in dict.fromkeys(play.spot for play in after.plays):
        card = moved.card_at(spot)
        if (card not in names) if moved is after else (id(card) not in free):
            yield spot


def _cards_of_plays(position: Position, lying: Position) -> Iterator[Card]:
    for play in position.plays:
        card = lying.card_at(play.spot)
        if card is not None:
            yield card


def _mark(position: Position) -> Position:
    return position.changed(
        position.stage,
        stock=tuple(map(_Marked, position.stock)),
        rays=tuple(tuple(map(_Marked, ray)) for ray in position.rays),
        clouds=tuple(tuple(map(_Marked, cloud)) for cloud in position.clouds),
    )


def _follow(marked: Position, move: Move, after: Position) -> Position:
    """Return the position after the step with its cards marked, `after` itself after the wind."""
    if after.stage == "wind" and marked.stage != "wind":
        return after
    try:
        return marked.play(move)
    except MoveError:  # pragma: no cover - a step that no game can make is told by names
        return after


def _opens(
    before: Position, move: Move, after: Position, newly: Sequence[Spot], lang: str
) -> Iterator[str]:
    if after.is_over:
        return
    if isinstance(move, Play):
        yield from (one.said(lang) for one in _meeting(before, move, after))
    yield _new_cards(after, newly, lang)


def _meeting(before: Position, move: Play, after: Position) -> Iterator[Sentence]:
    """Yield that the play let the two piles of its suit meet, and what may cross."""
    suit = suit_of(before.card_at(move.spot) or 0)
    if after.second_row == "B" or not (after.pile("A", suit) and after.pile("K", suit)):
        return
    if after.heights[suit] + after.heights[suit + 4] != 13:
        return
    yield have_met(after, suit)
    moves = [m for m in after.legal_moves if isinstance(m, Transfer) and m.suit == suit]
    if moves:
        yield sentence("why-cross", way=_way(after, moves))


def _way(position: Position, moves: Sequence[Transfer]) -> str:
    if position.rules.transfers == "aces_to_kings":
        return "one-way"
    if len(moves) == 2:
        return "both"
    return "aces" if moves[0].source == "K" else "kings"


def _new_cards(after: Position, newly: Sequence[Spot], lang: str) -> str:
    if not newly:
        return say(lang, "opens-nothing")
    cards = [_card_there(after, spot, lang) for spot in newly[:NAMED]]
    more = len(newly) - NAMED
    if more <= 0:
        return say(lang, "opens-cards", cards=cards, count=len(cards))
    return say(lang, "opens-more", cards=", ".join(cards), count=more)


def _card_there(after: Position, spot: Spot, lang: str) -> str:
    place = where(after, spot).replace("inner", "ray")
    name: Field = card_name(after.card_at(spot) or 0, lang)
    return say(lang, f"desc-from-{place}", name=name, number=spot.number)
