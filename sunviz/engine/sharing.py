"""A game as one short word, for an e-mail or a link: deal, rules, moves, and a check.

The word has no blanks and only signs that a link may hold:

    sun1.1961.ru-book.1_0.1fvaw1c

After the version stand the deal, the rules, the number of moves with the moves
themselves, and the check. Each move is its place among the legal moves, sorted
by their texts; all places are one number of mixed bases, written in base 36.
A deck without a number, and a wind row laid by hand, are written in the same
way, card by card. Comments and tags stay behind: they are for records.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from string import ascii_lowercase, digits
from typing import TYPE_CHECKING, Final, NoReturn
from zlib import crc32

from .cards import PACK, Card, cards_text
from .errors import RecordError, SunError
from .records import Record, new_game
from .rules import SWITCHES, Rules

if TYPE_CHECKING:
    from .game import Game

VERSION: Final = "sun1"
#: no longer word is read or written, and no longer game
MOST_SIGNS: Final = 8_000
MOST_MOVES: Final = 10_000
_DIGITS: Final = digits + ascii_lowercase
_DEAL: Final = r"(?P<number>\d{1,20})|d(?P<deck>[0-9a-z]+)"
_WIND: Final = r"_(?P<wind>\d{1,20})|_r(?P<count>\d{1,3})_(?P<row>[0-9a-z]+)"
_RULES: Final = r"(?P<book>[a-z0-9-]+)(?:_(?P<switches>\d{7}))?"
_MOVES: Final = r"(?P<moves>\d{1,5})_(?P<places>[0-9a-z]+)"
_SHORT: Final = re.compile(
    rf"{VERSION}\.(?:{_DEAL})(?:{_WIND})?\.{_RULES}\.{_MOVES}\.(?P<check>[0-9a-z]{{7}})",
    re.ASCII,
)
#: what mail programs and writers put around a word, or break it with
_AROUND: Final = "<>()[]\"'“”«»„.,;:!?"


class ShareError(RecordError):
    """A short word that cannot be read, or a game that is too long for one."""


def is_short(text: str) -> bool:
    """Tell whether a text means to be a short word of a game, in order or not.

    >>> is_short("sun1.1961.ru-book.1_0"), is_short("1961")
    (True, False)
    """
    return re.match(r"sun\d+\.[^./]+\.", _bare(text)) is not None


def write(game: Game) -> str:
    """Return the game up to now as a short word; `ShareError` if it is too long for one.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next")
    >>> read(write(game)) == game
    True
    """
    pairs = []
    for position, move in zip(game.positions, game.moves, strict=False):
        choices = _choices(position.legal_moves)
        pairs.append((choices.index(str(move)), len(choices)))
    parts = [VERSION, _deal(game), _rules(game.rules), f"{len(pairs)}_{_code(pairs)}", _check(game)]
    word = ".".join(parts)
    if len(word) > MOST_SIGNS or len(pairs) > MOST_MOVES:
        raise ShareError(
            f"a game of {len(pairs)} moves is too long for a short text: share its record",
            key="share_long",
            moves=len(pairs),
        )
    return word


def read(text: str) -> Game:
    """Return the game of a short word, every move of it played again.

    Blanks and line breaks that a mail program put in do no harm. Raises
    `ShareError` for a word that is none, of another version, or changed.
    """
    from .game import Game

    found = _SHORT.fullmatch(_checked(text))
    if found is None:
        raise ShareError(
            "this is no short text of a game, or a part of it is missing: it looks like"
            f" {VERSION}.1961.ru-book.1_0.1fvaw1c",
            key="share_form",
        )
    try:
        game = new_game(Game, Record(_tags(found)))
        _replay(game, int(found["moves"]), int(found["places"], 36))
    except SunError:
        _refuse_changed()
    if _check(game) != found["check"]:
        _refuse_changed()
    return game


def read_text(text: str) -> Game:
    """Return the game of a short word, or of the text of a record; their errors."""
    from .game import Game

    return read(text) if isinstance(text, str) and is_short(text) else Game.from_record(text)


def _bare(text: str) -> str:
    return "".join(text.split()).strip(_AROUND).lower()


def _checked(text: object) -> str:
    """Return a word that is short enough and of this version."""
    if not isinstance(text, str):
        raise ShareError(
            f"a short text of a game is a text, not {type(text).__name__}", key="share_form"
        )
    if len(text) > 2 * MOST_SIGNS:
        raise ShareError("this is too long for a short text of a game", key="share_form")
    bare = _bare(text)
    version = bare.partition(".")[0]
    if version != VERSION and re.fullmatch(r"sun\d{1,9}", version):
        raise ShareError(
            f"the short text is of version {version}, this version of sunviz reads {VERSION}",
            key="share_version",
            version=version,
            known=VERSION,
        )
    return bare


def _refuse_changed() -> NoReturn:
    raise ShareError(
        "the short text was changed on its way: its check does not fit; copy it once more, whole",
        key="share_changed",
    ) from None


def _check(game: Game) -> str:
    """Return a check of all that a word tells, in seven signs."""
    told = [cards_text(game.deck), _deal(game), game.rules.name, *map(str, game.moves)]
    return _base36(crc32(" ".join(told).encode())).rjust(7, "0")


# deal, wind and rules


def _deal(game: Game) -> str:
    numbered, wind = game.number is not None, game.wind
    deal = str(game.number) if numbered else "d" + _code(_cards_as_places(game.deck))
    if isinstance(wind, tuple):
        return f"{deal}_r{len(wind)}_{_code(_cards_as_places(wind))}"
    return deal if wind == (game.number if numbered else 0) else f"{deal}_{wind}"


def _cards_as_places(cards: Sequence[Card]) -> list[tuple[int, int]]:
    return [(card, len(PACK)) for card in cards]


def _rules(rules: Rules) -> str:
    book, *switches = rules.name.split()
    if not switches:
        return book
    values = (SWITCHES[name].index(getattr(rules, name)) for name in SWITCHES)
    return f"{book}_{''.join(map(str, values))}"


def _tags(found: re.Match[str]) -> dict[str, str]:
    """Return what the tags of a record would say."""
    tags = {"Rules": found["book"]}
    if found["switches"] is not None:
        tags["Rules"] += _switches(found["switches"])
    if found["number"] is not None:
        tags["Deal"] = found["number"]
    else:
        tags["Deck"] = _cards(len(PACK) * 2, found["deck"])
    if found["wind"] is not None:
        tags["Wind"] = found["wind"]
    if found["row"] is not None:
        tags["WindRow"] = _cards(int(found["count"]), found["row"])
    return tags


def _switches(text: str) -> str:
    said = ""
    for (name, known), digit in zip(SWITCHES.items(), text, strict=True):
        if int(digit) >= len(known):
            _refuse_changed()
        said += f" {name}={known[int(digit)]}"
    return said


def _cards(count: int, code: str) -> str:
    number, cards = int(code, 36), []
    for _ in range(count):
        number, card = divmod(number, len(PACK))
        cards.append(card)
    _check_used_up(number)
    return cards_text(cards)


# moves


def _choices(moves: Sequence[object]) -> list[str]:
    """Return legal moves in an order that hangs on their texts alone."""
    return sorted(map(str, moves))


def _replay(game: Game, count: int, number: int) -> None:
    for _ in range(min(count, MOST_MOVES)):
        choices = _choices(game.position.legal_moves)
        if not choices:
            _refuse_changed()
        number, place = divmod(number, len(choices))
        game.push(choices[place])
    _check_used_up(number)


# numbers


def _code(places: Sequence[tuple[int, int]]) -> str:
    """Return places, each with how many there were to choose from, as one number."""
    number = 0
    for place, choices in reversed(places):
        number = number * choices + place
    return _base36(number)


def _base36(number: int) -> str:
    """Return a number in base 36, as `int` reads it.

    >>> _base36(0), _base36(1961), int("1ih", 36)
    ('0', '1ih', 1961)
    """
    signs = ""
    while number or not signs:
        number, digit = divmod(number, 36)
        signs = _DIGITS[digit] + signs
    return signs


def _check_used_up(number: int) -> None:
    if number:
        _refuse_changed()
