"""How answers are read: cards, numbers, places, rule books, moves, in the reader's own letters.

Much is let pass that a hurried reader writes: small letters, commas, index
letters and suit signs of the own language, Cyrillic letters that look like
Latin ones. What cannot be read raises `AnswerError`.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from sunviz.engine import RULE_BOOKS, MoveError
from sunviz.engine.cards import RANKS, SUIT_SYMBOLS, SUITS, Card
from sunviz.engine.moves import Move, read_move
from sunviz.story import letters

from .question import AnswerError

_LONGEST: Final = 24
_HUGE: Final = 10**9
#: how a language says that there is none
NONE: Final = {"en": "none", "ru": "нет", "sv": "inga"}
_NONE: Final = frozenset(
    ("0", "-", "–", "—", "nothing", "никакие", "никаких", "ничего", "ingen", "inget")
)
_AND: Final = frozenset(("and", "и", "och", "&", "+"))
_CLOUDS: Final = frozenset(("cloud", "c", "туча", "тучу", "туче", "moln", "molnet"))
_RAYS: Final = frozenset(("ray", "r", "луч", "луче", "stråle", "strålen"))
_CLAUSES: Final = frozenset(
    (
        "clause",
        "clauses",
        "cl",
        "§",
        "§§",
        "п",
        "пп",
        "пункт",
        "пункты",
        "пунктам",
        "параграф",
        "p",
        "punkt",
        "punkterna",
        "paragraf",
    )
)
_VARIANTS: Final = frozenset(("variant", "вариант", "v", "в"))
#: first letters of the suits C D H S, for a keyboard without ♣ ♦ ♥ ♠
_SUIT_LETTERS: Final = {"ru": "тбчп", "sv": "krhs"}
_INVISIBLE: Final = re.compile("[\ufe0e\ufe0f\u200b\u200d\u2060]")
#: Cyrillic letters that a move or a Latin card is easily typed with
_LOOKALIKES: Final = str.maketrans("АаКкВвСсНн", "AaKkBbCcHh")


def words(answer: object) -> list[str]:
    """Return the words of a text, or of a list of texts; `AnswerError` for anything else."""
    if isinstance(answer, list | tuple):
        return [word for part in answer for word in words(part)]
    if isinstance(answer, int) and not isinstance(answer, bool) and abs(answer) < _HUGE:
        answer = str(answer)
    if not isinstance(answer, str):
        raise AnswerError("an answer is a text in quotes", key="answer_type")
    plain = _INVISIBLE.sub("", answer)
    return [word for word in re.split(r"[\s,;]+", plain) if word and word.lower() not in _AND]


def shown(text: str) -> str:
    """Return a reader's text as it is quoted back: not too long, and nothing unprintable."""
    plain = "".join(sign if sign.isprintable() else "�" for sign in text[: _LONGEST + 1])
    return plain if len(plain) <= _LONGEST else plain[:_LONGEST] + "…"


def is_none(found: Sequence[str]) -> bool:
    """Tell whether an answer says that there are none."""
    return len(found) == 1 and found[0].lower().rstrip(".") in _NONE.union(NONE.values())


def cards_of(answer: object, lang: str) -> tuple[Card, ...]:
    """Return the cards of an answer, each once, in its order; none if it says so.

    >>> cards_of("7C Д♦ 10h Т♣", "ru") == (6, 24, 35, 0), cards_of("inga", "sv")
    (True, ())
    """
    found = words(answer)
    if is_none(found):
        return ()
    return tuple(dict.fromkeys(_card(word, lang) for word in found))


def _card(word: str, lang: str) -> Card:
    plain = word.lower()
    card = _names(lang).get(plain)
    if card is None:
        card = _names(lang).get(plain.translate(_LOOKALIKES))
    if card is None:
        raise AnswerError(f"{word!r} is no card", key="answer_card", text=shown(word))
    return card


@cache
def _names(lang: str) -> dict[str, Card]:
    """Return every way to write a card in a language, in small letters."""
    ranks = [(text, rank) for rank, text in enumerate(RANKS)]
    ranks += [(text, rank) for rank, text in enumerate(letters(lang))]
    ranks.append(("10", 9))
    suits = [
        (sign, suit)
        for signs in (SUITS, SUIT_SYMBOLS, "♧♢♡♤", _SUIT_LETTERS.get(lang, ""))
        for suit, sign in enumerate(signs)
    ]
    return {
        (rank_text + suit_text).lower(): suit * 13 + rank
        for suit_text, suit in suits
        for rank_text, rank in ranks
    }


def number_of(answer: object) -> int:
    """Return the whole number of an answer.

    >>> number_of(" 13. "), number_of(13)
    (13, 13)
    """
    found = words(answer)
    digits = found[0].rstrip(".") if len(found) == 1 else ""
    if not _is_number(digits):
        raise AnswerError(
            f"{answer!r} is no number", key="answer_number", text=shown(" ".join(found))
        )
    return int(digits)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and int(text[:10]) < _HUGE


def place_of(answer: object) -> tuple[str, int]:
    """Return the place that an answer names: ("r", ray) or ("c", cloud).

    >>> place_of("9"), place_of("туча 2"), place_of("ray 9"), place_of("c2")
    (('r', 9), ('c', 2), ('r', 9), ('c', 2))
    """
    text = " ".join(words(answer)).lower().rstrip(".")
    name = text.rstrip("0123456789")
    digits, name = text[len(name) :], name.strip()
    name = name.translate(_LOOKALIKES) if len(name) == 1 else name
    if name in _CLOUDS and not digits:
        raise AnswerError("a cloud has a number", key="answer_cloud")
    if not _is_number(digits) or (name and name not in _CLOUDS | _RAYS):
        raise AnswerError(f"{answer!r} is no place", key="answer_place", text=shown(text))
    return ("c" if name in _CLOUDS else "r"), int(digits)


def clause_numbers(answer: object) -> tuple[str, ...]:
    """Return the numbers of clauses in an answer, "V1" and "V2" for the variants.

    >>> clause_numbers("п. 9 и 11"), clause_numbers("variant 2"), clause_numbers(6)
    (('9', '11'), ('V2',), ('6',))
    """
    found, variant = [], False
    for word in words(answer):
        plain = word.lower().rstrip(".")
        if plain in _CLAUSES:
            continue
        if plain in _VARIANTS:
            variant = True
            continue
        match = re.fullmatch(r"(?:§§?|([vв])\.?)?(\d{1,3})", plain, re.ASCII)
        if match is None:
            raise AnswerError(f"{word!r} is no clause", key="answer_clause", text=shown(word))
        found.append(f"V{match[2]}" if variant or match[1] else match[2])
        variant = False
    if not found:
        raise AnswerError(
            "a clause has a number", key="answer_clause", text=shown(" ".join(words(answer)))
        )
    return tuple(dict.fromkeys(found))


def books_of(answer: object) -> tuple[str, ...]:
    """Return the ids of the rule books in an answer; none if it says so.

    >>> books_of("RU-BOOK, sv-wiki"), books_of("нет")
    (('ru-book', 'sv-wiki'), ())
    """
    found = words(answer)
    if is_none(found):
        return ()
    for word in found:
        if word.lower() not in RULE_BOOKS:
            raise AnswerError(f"no rule book {word!r}", key="answer_book", text=shown(word))
    return tuple(dict.fromkeys(word.lower() for word in found))


def moves_of(answer: object) -> tuple[Move, ...]:
    """Return the moves of an answer, however small or Cyrillic its letters.

    >>> [str(move) for move in moves_of("Next, R7>а a>k:h")]
    ['next', 'r7>A', 'A>K:H']
    """
    if isinstance(answer, Move):
        return (answer,)
    if isinstance(answer, list | tuple):
        return tuple(move for part in answer for move in moves_of(part))
    return tuple(_move(word, number) for number, word in enumerate(words(answer), 1))


def _move(word: str, number: int) -> Move:
    plain = word.translate(_LOOKALIKES).lower()
    start, mark, end = plain.partition(">")
    if start in ("a", "k"):
        start, end = start.upper(), end.upper()
    elif end in ("a", "k", "b"):
        end = end.upper()
    try:
        return read_move(start + mark + end)
    except MoveError:
        raise AnswerError(
            f"move {number}, {word!r}, is no move",
            key="answer_move",
            number=number,
            move=shown(word),
        ) from None
