"""The table in a few lines of text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from sunviz.engine import Position
from sunviz.story import card_sign, say
from sunviz.story.describing import lying
from sunviz.story.told import row_name

_SUITS = range(4)
#: an empty place
_NONE = "·"


def table_text(position: Position, lang: str) -> str:
    """Return what lies on the table: the stage, the eight piles, the rays and clouds.

    A ray is a line, from its base to its tip; a pile is shown by its top card.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next")
    >>> table_text(game.position, "en").splitlines()[3].split()
    ['ray', '1', '5♥']
    """
    return "\n".join([lying(position, lang)[0], *_aligned(list(_lines(position, lang)))])


def _lines(position: Position, lang: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the name of each row and its cards."""
    for row in ("A", position.second_row):
        piles = [position.pile(row, suit) for suit in _SUITS]
        tops = [card_sign(pile[-1], lang) if pile else _NONE for pile in piles]
        yield say(lang, "cli-table-row", row=row_name(row, position)), tops
    for number, ray in enumerate(position.rays, 1):
        if any(position.rays):
            yield say(lang, "cli-table-ray", number=number), _signs(ray, lang)
    in_a_row = position.stage in ("wind", "lost")
    for number, cloud in enumerate(position.clouds, 1):
        key = "cli-table-wind" if in_a_row else "cli-table-cloud"
        yield say(lang, key, number=number), _signs(cloud, lang)


def _signs(cards: tuple[int, ...], lang: str) -> list[str]:
    return [card_sign(card, lang) for card in cards] or [_NONE]


def _aligned(lines: list[tuple[str, list[str]]]) -> Iterator[str]:
    names = max(len(name) for name, _ in lines)
    for name, cards in lines:
        yield f"{name:>{names}}  " + " ".join(f"{card:<3}" for card in cards).rstrip()
