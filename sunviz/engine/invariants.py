"""What every real position obeys (RULES.md, "Invariants"), each with its own words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from .cards import DECK_SIZE, Card, card_text, cards_text, missing_and_extra, read_cards
from .errors import CardError, PositionError

if TYPE_CHECKING:
    from .position import Position
    from .rules import Rules

_STAGES: Final = ("sunrise", "sun", "sunset", "wind", "won", "lost")
_WITH_RAY: Final = ("sun", "sunset")
_ROW_WORDS: Final = {"aces": "ace row", "kings": "king row", "aces2": "second ace row"}
_SUIT_WORDS: Final = ("clubs", "diamonds", "hearts", "spades")


def second_row_key(rules: Rules) -> str:
    """Return the key of the second foundation row in `Position.to_dict`."""
    return "aces2" if rules.foundations == "two_ace_rows" else "kings"


def parts_of(d: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    """Return the parts of a position's dictionary, its cards read.

    Raises `PositionError` naming all that is missing, unknown or unreadable.
    """
    if not isinstance(d, Mapping):
        raise PositionError([f"a position is a dictionary, not {type(d).__name__}"])
    second = second_row_key(rules)
    keys = ("stage", "arcs", "ray", "stock", "rays", "aces", second, "clouds")
    problems = [f"{key} is missing" for key in keys if key not in d]
    problems += [f"{key!r} has no place here" for key in d if key not in keys]
    if problems:
        raise PositionError(problems)
    parts: dict[str, Any] = {}
    if d["stage"] not in _STAGES:
        problems.append(f"stage {d['stage']!r} is none of {', '.join(_STAGES)}")
    if not _whole(d["arcs"], 0, 8):
        problems.append(f"arcs is {d['arcs']!r}, not a whole number from 0 to 8")
    if d["ray"] is not None and not _whole(d["ray"], 1, 13):
        problems.append(f"ray is {d['ray']!r}, not a number from 1 to 13 and not null")
    parts["stage"], parts["arcs"], parts["ray"] = d["stage"], d["arcs"], d["ray"]
    parts["stock"] = _row(d["stock"], "the stock", problems)
    parts["rays"] = _rows(d["rays"], "ray", 13, problems)
    piles = _rows(d["aces"], "ace-row pile", 4, problems)
    parts["piles"] = piles + _rows(d[second], f"{_ROW_WORDS[second]} pile", 4, problems)
    parts["clouds"] = _rows(d["clouds"], "cloud", None, problems)
    if problems:
        raise PositionError(problems)
    return parts


def _whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _row(value: Any, name: str, problems: list[str]) -> tuple[Card, ...]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        problems.append(f"{name} is not a list of cards")
        return ()
    try:
        return read_cards(value)
    except CardError as error:
        problems.append(f"{name}, {error}")
        return ()


def _rows(
    value: Any, name: str, count: int | None, problems: list[str]
) -> tuple[tuple[Card, ...], ...]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        problems.append(f"the {name}s are not a list")
        return ()
    if count is not None and len(value) != count:
        problems.append(f"there are {len(value)} {name}s instead of {count}")
    return tuple(_row(row, f"{name} {n}", problems) for n, row in enumerate(value, 1))


def pile_problems(piles: Sequence[Sequence[Card]], rules: Rules) -> list[str]:
    """Return what is wrong with foundation piles: a gap, a wrong suit or base."""
    second = second_row_key(rules)
    found = []
    for i, pile in enumerate(piles):
        suit = i % 4
        row = "aces" if i < 4 else second
        step = -1 if row == "kings" else 1
        first = suit * 13 + (12 if row == "kings" else 0)
        for height, card in enumerate(pile):
            right = first + step * height
            if height > 12 or card != right:
                want = "nothing more" if height > 12 else card_text(right)
                found.append(
                    f"the {_ROW_WORDS[row]} pile of {_SUIT_WORDS[suit]} has {card_text(card)}"
                    f" as its card {height + 1} where {want} belongs"
                )
                break
    return found


def problems(position: Position, piles: Sequence[Sequence[Card]] | None = None) -> list[str]:
    """Return every broken invariant of a position in words; empty for a sound one.

    `piles` are the foundations as they were given, if they may have gaps.

    >>> from sunviz.engine.position import Position
    >>> problems(Position.start(range(52), range(51)))[:2]
    ['there are 103 cards instead of 104', 'missing: KS']
    """
    return [*_card_problems(position, piles), *_stage_problems(position), *_size_problems(position)]


def _card_problems(position: Position, piles: Sequence[Sequence[Card]] | None) -> Iterator[str]:
    cards = [*position.stock]
    for row in (*position.rays, *position.clouds):
        cards += row
    if piles is None:
        rows = ("A", position.second_row)
        piles = [position.pile(row, suit) for row in rows for suit in range(4)]
    for pile in piles:
        cards += pile
    if len(cards) != DECK_SIZE:
        yield f"there are {len(cards)} cards instead of {DECK_SIZE}"
    missing, extra = missing_and_extra(cards)
    if missing:
        yield f"missing: {cards_text(missing)}"
    if extra:
        yield f"too many: {cards_text(extra)}"


def _stage_problems(position: Position) -> Iterator[str]:
    stage, ray = position.stage, position.ray
    if stage in _WITH_RAY and ray is None:
        yield f"in stage {stage} a ray must be named"
    if stage in ("sunrise", "wind", "lost") and ray is not None:
        yield f"in stage {stage} there is no ray to name, but ray is {ray}"
    if stage == "sun" and not position.rules.sun_plays:
        yield "under these rules the sun does not play"
    if stage not in ("sunrise", "won") and position.stock:
        yield f"the stock holds {len(position.stock)} cards after sunrise"
    if stage in ("sunrise", "sun") and position.clouds:
        yield f"there are clouds in stage {stage}"
    if stage in ("wind", "lost"):
        if any(position.rays):
            yield f"there are rays in stage {stage}"
        if len(position.clouds) != 1:
            yield f"in stage {stage} there is one row of cards, not {len(position.clouds)}"
    if (position.placed == DECK_SIZE) != (stage == "won"):
        yield f"{position.placed} cards are placed in stage {stage}"


def _size_problems(position: Position) -> Iterator[str]:
    stage, arcs, ray = position.stage, position.arcs, position.ray or 0
    stock = len(position.stock)
    with_arc = position.rules.refill == "with_arc"
    if with_arc and stock % 13:
        yield f"the stock holds {stock} cards, not a multiple of 13"
    if (with_arc and stock != DECK_SIZE - 13 * arcs) or stock > max(0, DECK_SIZE - 13 * arcs):
        yield f"after {arcs} arcs the stock cannot hold {stock} cards"
    if not with_arc and arcs <= 1 and stock != DECK_SIZE - 13 * arcs:
        yield f"after {arcs} arcs the stock cannot hold {stock} cards"
    for number, cards in enumerate(position.rays, 1):
        if stage == "sunset" and number <= ray:
            if cards:
                yield f"ray {number} is set and yet holds {len(cards)} cards"
            continue
        most = 8 + min(ray, number - 1) if stage == "sunset" else arcs
        if len(cards) > most:
            yield f"ray {number} holds {len(cards)} cards, {most} at the most in stage {stage}"
    if stage == "sunset":
        most = max(0, ray - 3)
        if len(position.clouds) > most:
            yield f"{len(position.clouds)} clouds when ray {ray} has set, {most} at the most"
        for number, cloud in enumerate(position.clouds, 1):
            if len(cloud) > 2 * ray - 6:
                yield f"cloud {number} holds {len(cloud)} cards, more than ray {ray} could give"
