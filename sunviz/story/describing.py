"""The picture in words: alt text, screen readers, terminals."""

from collections.abc import Iterator

from sunviz.engine import Game, Position, SunError, Transfer
from sunviz.engine.legal import RAYS

from .catalogue import capital, say
from .languages import check_language
from .names import card_name, card_sign, card_signs, suit_name
from .narrator import stage_key
from .sentences import where
from .told import row_name

_SUITS = range(4)


def describe(position: Position | Game, lang: str = "en") -> str:
    """Return what lies on the table, in whole sentences.

    The stage, the rays from base to tip, the foundations, the clouds or the
    wind row, the stock, and the cards that can be placed now; of a game, its
    position now. `lang` is one of `LANGUAGES`; `LanguageError` otherwise, and
    `SunError` for what is neither a game nor a position.

    >>> from sunviz.engine import Game
    >>> describe(Game.deal(1961).position).startswith("The sun has not risen yet")
    True
    """
    lang = check_language(lang)
    if isinstance(position, Game):
        position = position.position
    if not isinstance(position, Position):
        raise SunError(
            f"a Game or a Position can be described, not {type(position).__name__}",
            key="picture_subject",
            type=type(position).__name__,
        )
    return " ".join(sentences(position, lang))


def sentences(position: Position, lang: str) -> tuple[str, ...]:
    """Return what `describe` says, sentence by sentence: the stage, then place by place."""
    return *lying(position, lang), *map(capital, _playable(position, lang))


def lying(position: Position, lang: str) -> tuple[str, ...]:
    """Return what lies where, sentence by sentence, but not what can be done with it.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next")
    >>> len(sentences(game.position, "en")) - len(lying(game.position, "en"))
    1
    """
    parts = (
        _stage(position, lang),
        *_rays(position, lang),
        *_rows(position, lang),
        *_clouds(position, lang),
    )
    return tuple(map(capital, parts))


def _stage(position: Position, lang: str) -> str:
    left = sum(map(len, position.rays)) + sum(map(len, position.clouds))
    return say(
        lang,
        f"desc-{stage_key(position)}",
        arc=position.arcs,
        count=len(position.stock) if position.stage == "sunrise" else left,
        ray=position.ray or 0,
    )


def _rays(position: Position, lang: str) -> Iterator[str]:
    opened = position.ray if position.stage == "sun" else None
    for number, ray in enumerate(position.rays, 1):
        if not ray:
            continue
        tip = card_name(ray[-1], lang)
        if len(ray) == 1:
            yield say(lang, "desc-ray-one", ray=number, tip=tip)
            continue
        key = "desc-ray-open" if number == opened else "desc-ray"
        yield say(lang, key, ray=number, cards=card_signs(ray[:-1], lang), tip=tip)
    yield from _empty_rays(position, lang)


def _empty_rays(position: Position, lang: str) -> Iterator[str]:
    """Yield which rays are empty; after the last arc's rays have set that says itself."""
    if not any(position.rays):
        return
    first = (position.ray or 0) + 1 if position.stage == "sunset" else 1
    empty = [n for n in range(first, RAYS + 1) if not position.rays[n - 1]]
    if empty:
        yield say(lang, "desc-rays-empty", rays=empty, count=len(empty))


def _rows(position: Position, lang: str) -> Iterator[str]:
    if position.is_won:
        return
    for row in ("A", position.second_row):
        name = row_name(row, position)
        piles = [position.pile(row, suit) for suit in _SUITS]
        tops = [card_sign(pile[-1], lang) for pile in piles if pile]
        open_suits = [suit_name(suit, lang) for suit in _SUITS if not piles[suit]]
        if not tops:
            yield say(lang, "desc-row-empty", row=name)
        elif open_suits:
            yield say(lang, "desc-row-begun", row=name, tops=tops, suits=open_suits)
        else:
            yield say(lang, "desc-row", row=name, tops=tops)


def _clouds(position: Position, lang: str) -> Iterator[str]:
    if position.stage in ("wind", "lost"):
        yield say(lang, "desc-wind-row", cards=card_signs(position.clouds[0], lang))
        return
    for number, cloud in enumerate(position.clouds, 1):
        if cloud:
            yield say(lang, "desc-cloud", cloud=number, cards=card_signs(cloud, lang))


def _playable(position: Position, lang: str) -> Iterator[str]:
    if position.is_over or stage_key(position) == "start":
        return
    plays = list(dict.fromkeys(play.spot for play in position.plays))
    cards = [
        say(
            lang,
            f"desc-from-{where(position, spot).replace('inner', 'ray')}",
            name=card_name(position.card_at(spot) or 0, lang),
            number=spot.number,
        )
        for spot in plays
    ]
    if cards:
        yield say(lang, "desc-playable", cards=cards)
    else:
        yield say(lang, "desc-nothing-fits")
    yield from _transfers(position, lang)


def _transfers(position: Position, lang: str) -> Iterator[str]:
    crossing = [
        card_name(position.pile(move.source, move.suit)[-1], lang)
        for move in position.legal_moves
        if isinstance(move, Transfer)
    ]
    if crossing:
        yield say(lang, "desc-transfers", cards=crossing)
