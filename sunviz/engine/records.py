"""Records: a game as text, in the shape of the chess world's PGN (CONTRACT: Records)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Final

from .cards import cards_text
from .deals import SCHEME
from .errors import RecordError, SunError
from .rules import Rules, read_rules

if TYPE_CHECKING:
    from .game import Game

GAME: Final = "Sun"
SUFFIX: Final = ".sun"
MAX_SIZE: Final = 1_000_000
RESULTS: Final = ("won", "lost", "*")
_KNOWN: Final = ("Game", "Scheme", "Rules", "Deal", "Deck", "Wind", "WindRow", "Result")

_TAG: Final = re.compile(r'\s*\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]')
_WORD: Final = re.compile(r"\s*(?:\{([^}]*)\}|([^\s{}]+))")
_ESCAPED: Final = re.compile(r"\\(.)")


@dataclass
class Record:
    """What a record says, before it is replayed."""

    tags: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)


def write(game: Game) -> str:
    """Return the game up to now as the text of a record."""
    tags = {"Game": GAME, "Scheme": str(SCHEME), "Rules": game.rules.name}
    wind = game.wind
    if game.number is None:
        tags["Deck"] = cards_text(game.deck)
    else:
        tags["Deal"] = str(game.number)
    if isinstance(wind, tuple):
        tags["WindRow"] = cards_text(wind)
    elif wind != game.number:
        tags["Wind"] = str(wind)
    tags["Result"] = result(game)
    for name, value in game.tags.items():
        check_tag(name, value)
    tags.update(game.tags)
    head = "".join(f'[{name} "{_escape(value)}"]\n' for name, value in tags.items())
    comments = game.comments
    words: list[str] = []
    for number, move in enumerate(("", *map(str, game.moves))):
        words += [move] if move else []
        words += ["{" + comments[number] + "}"] if number in comments else []
    return head + "\n" + _lines(words) + "\n"


def result(game: Game) -> str:
    """Return the result of the game up to now: won, lost or ``*``."""
    return game.position.stage if game.position.is_over else "*"


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _lines(words: list[str]) -> str:
    """Return the words in lines of up to 80 characters, comments left whole."""
    lines: list[str] = []
    plain: list[str] = []
    for word in [*words, ""]:
        if word and not word.startswith("{"):
            plain.append(word)
            continue
        if plain:
            lines.append(fill(" ".join(plain), 80, break_on_hyphens=False))
            plain = []
        if word:
            lines.append(word)
    return "\n".join(lines)


def check_tag(name: str, value: str) -> None:
    """Raise `RecordError` for a tag that a record could not hold."""
    if not isinstance(name, str) or not re.fullmatch(r"\w+", name) or name in _KNOWN:
        raise RecordError(
            f"{name!r} can be no tag of its own: write one word that is none of"
            f" {', '.join(_KNOWN)}",
            key="tag_name",
            tag=str(name),
        )
    if not _is_text(value) or "\n" in value:
        raise RecordError(
            f"the tag {name} must be one line of text, not {value!r}", key="tag_text", tag=name
        )


def _is_text(text: object) -> bool:
    """Tell whether this is text that UTF-8 can write: no lone surrogates."""
    return isinstance(text, str) and not any("\ud800" <= sign <= "\udfff" for sign in text)


def check_comment(text: str) -> None:
    """Raise `RecordError` for a comment that a record could not hold."""
    if not _is_text(text):
        raise RecordError(f"a comment is a text, not {text!r}", key="comment_text")
    if "{" in text or "}" in text:
        raise RecordError("a comment cannot hold the signs { and }", key="comment_braces")


def write_file(path: Path, text: str) -> None:
    """Write the text of a record to a file; `RecordError` if that cannot be done."""
    data = text.encode("utf-8")  # before the file is opened: nothing is lost if it fails
    try:
        path.write_bytes(data)
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError(
            f"{path.name} cannot be written: {reason}",
            key="record_file",
            name=path.name,
            reason=reason,
        ) from error


def read_file(path: Path) -> bytes:
    """Return the bytes of a record file, refusing one that is too large or not there."""
    try:
        if path.stat().st_size > MAX_SIZE:
            _too_large()
        return path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError(
            f"{path.name} cannot be read: {reason}",
            key="record_file",
            name=path.name,
            reason=reason,
        ) from error


def read(text: str | bytes) -> Record:
    """Return what a record says; `RecordError` if it is none.

    >>> read('[Game "Sun"][Scheme "1"][Rules "ru-book"][Deal "7"] next {so}').comments
    {1: 'so'}
    """
    text = _decoded(text)
    record = Record()
    at = 0
    while found := _TAG.match(text, at):
        name, value = found[1], _ESCAPED.sub(r"\1", found[2])
        if name in record.tags:
            raise RecordError(f"the tag {name} stands twice", key="tag_twice", tag=name)
        record.tags[name] = value
        at = found.end()
    if not record.tags:
        raise RecordError(
            'this is no record of Sun: it does not begin with tags such as [Game "Sun"]',
            key="record_no_tags",
        )
    _read_words(text, at, record)
    _check_tags(record.tags)
    if "Result" not in record.tags and not record.moves:
        raise RecordError(
            "the record ends before its tag Result; it may have been cut off",
            key="record_cut",
        )
    return record


def _decoded(text: str | bytes) -> str:
    if not isinstance(text, str | bytes):
        raise RecordError(f"a record is a text, not {type(text).__name__}", key="record_type")
    if len(text) > MAX_SIZE:
        _too_large()
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise RecordError(
                f"this is no record: byte {error.start + 1} is not UTF-8 text",
                key="record_utf8",
                byte=error.start + 1,
            ) from None
    if not text.strip("\ufeff \t\r\n"):
        raise RecordError("this record is empty", key="record_empty")
    return text.removeprefix("\ufeff")


def _too_large() -> None:
    raise RecordError(
        f"this is no record: it is larger than {MAX_SIZE} bytes", key="record_huge", size=MAX_SIZE
    )


def _read_words(text: str, at: int, record: Record) -> None:
    said: dict[int, list[str]] = {}
    end = len(text.rstrip())
    while at < end:
        found = _WORD.match(text, at)
        if not found:
            line = text.count("\n", 0, at) + 1
            raise RecordError(
                f"line {line}: a comment is not closed, or closed without being opened;"
                " the record may have been cut off",
                key="record_comment",
                line=line,
            )
        at = found.end()
        if found[2]:
            record.moves.append(found[2])
            continue
        number = len(record.moves)
        if "{" in found[1]:
            line = text.count("\n", 0, found.start(1)) + 1
            raise RecordError(
                f"line {line}: the comment after move {number} holds a {{; the comment before"
                " it may not have been closed",
                key="record_comment",
                line=line,
            )
        said.setdefault(number, []).append(found[1])
    record.comments = {number: " ".join(parts) for number, parts in said.items()}


def _check_tags(tags: dict[str, str]) -> None:
    if tags.get("Game") != GAME:
        raise RecordError(
            f'this is no record of Sun: the tag Game must say "{GAME}"', key="record_game"
        )
    if not tags.get("Scheme"):
        raise RecordError(
            f"the tag Scheme is missing; this version of sunviz reads scheme {SCHEME}",
            key="tag_missing",
            tag="Scheme",
        )
    if tags["Scheme"] != str(SCHEME):
        raise RecordError(
            f"the record is of scheme {tags['Scheme']}, this version of sunviz reads scheme"
            f" {SCHEME}",
            key="record_scheme",
            scheme=tags["Scheme"],
            known=SCHEME,
        )
    if "Rules" not in tags:
        raise RecordError("the tag Rules is missing", key="tag_missing", tag="Rules")
    if ("Deal" in tags) == ("Deck" in tags):
        raise RecordError("a record needs one of the tags Deal and Deck", key="record_deal")
    if "Wind" in tags and "WindRow" in tags:
        raise RecordError("a record has one of the tags Wind and WindRow", key="record_wind")
    if tags.get("Result", "*") not in RESULTS:
        raise RecordError(
            f"the tag Result says {tags['Result']!r}; it can say won, lost or *",
            key="record_result",
            result=tags["Result"],
        )


def new_game(cls: type[Game], record: Record) -> Game:
    """Return the game that a record begins with, before its first move."""
    tags = record.tags
    try:
        rules: Rules = read_rules(tags["Rules"])
        wind: int | str | None = None
        if "WindRow" in tags:
            wind = tags["WindRow"]
        elif "Wind" in tags:
            wind = _number(tags["Wind"], "Wind")
        if "Deck" in tags:
            game = cls.from_deck(tags["Deck"], rules, wind=0 if wind is None else wind)
        elif isinstance(wind, str):
            deck = cls.deal(number := _number(tags["Deal"], "Deal")).deck
            game = cls.from_deck(cards_text(deck).split(), rules, wind=wind)
            game._number = number
        else:
            game = cls.deal(_number(tags["Deal"], "Deal"), rules, wind=wind)
    except RecordError:
        raise
    except SunError as error:
        raise RecordError(f"in the tags: {error}", key=error.key, **error.fields) from error
    game.tags = {name: value for name, value in tags.items() if name not in _KNOWN}
    return game


def _number(text: str, tag: str) -> int:
    if not re.fullmatch(r"[0-9]{1,20}", text):
        raise RecordError(
            f"the tag {tag} says {text!r}, which is no number", key="tag_number", tag=tag, text=text
        )
    return int(text)


def replay(game: Game, record: Record) -> None:
    """Make the moves of a record; `RecordError` with number, text and reason if one is illegal."""
    for number, text in enumerate(record.moves, 1):
        try:
            game.push(text)
        except SunError as error:
            raise RecordError(
                f"move {number}, {text!r}: {error}",
                key="record_move",
                number=number,
                move=text,
                reason=error,
            ) from error
    for at, comment in record.comments.items():
        game.set_comment(comment, at)
    said, is_so = record.tags.get("Result"), result(game)
    if said is not None and said != is_so:
        raise RecordError(
            f"the tag Result says {said!r}, but after its {len(record.moves)} moves the game"
            f" stands at {is_so!r}; the record may have been cut off or changed",
            key="record_ends",
            result=said,
            count=len(record.moves),
            ends=is_so,
        )
