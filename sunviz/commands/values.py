"""The values that options and arguments take, and how each is read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, TypeAlias

from sunviz.engine import (
    PLAYERS,
    RULE_BOOKS,
    STAGES,
    Game,
    Rules,
    files,
    play_out,
    read_rules,
    sharing,
)
from sunviz.engine.deals import check_number

from .speaking import Argument, Option, UseError, Value, wrong_use

#: who may play a deal
PLAYER_NAMES: Final = (*PLAYERS, "expert", "random")
#: where a picture may show a game: at its end, or at the end of a stage
END: Final = "end"
PLACES: Final = (*STAGES[:4], END)
#: what an argument may name a game by
Named: TypeAlias = int | Path | Game
_DIGITS: Final = re.compile("[0-9]{1,40}")
_SIZE: Final = re.compile(r"([0-9]{1,9})[xх×]([0-9]{1,9})", re.IGNORECASE)  # the second is Cyrillic


def _number(text: str) -> Any:
    """Return a whole number, or what stands there instead, to be refused by whoever knows why."""
    return int(text) if _DIGITS.fullmatch(text) else text


def _deal(text: str) -> int:
    return check_number(_number(text))


def _deals(text: str) -> int | range:
    """Return how many deals, or which: the first one and the one that is not played any more."""
    first, end = text.split(":", 1) if ":" in text else ("0", text)
    if not (_DIGITS.fullmatch(first) and _DIGITS.fullmatch(end)) or int(first) >= int(end):
        raise UseError(f"{text!r} names no deals", key="use_deals", given=text)
    check_number(int(end) - 1)
    return range(int(first), int(end)) if ":" in text else int(end)


def _game(text: str) -> Named:
    """Return a deal number, the game of a short text, or the path of a record."""
    if sharing.is_short(text) and not Path(text).exists():
        return Game.from_short(text)
    return files.read_path(text) if not re.fullmatch("-?[0-9]+", text) else _deal(text)


def _player(text: str) -> str:
    if text not in PLAYER_NAMES:
        from sunviz.study.players import check_player

        check_player(text)
    return text


def _place(text: str) -> int | str:
    if text in PLACES:
        return text
    if _DIGITS.fullmatch(text):
        return int(text)
    places = ", ".join(PLACES)
    raise UseError(
        f"{text!r} is no step and no stage: {places}", key="use_at", given=text, places=places
    )


def _size(text: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(text)
    if not found:
        raise UseError(f"{text!r} is no size such as 900x600", key="use_size", given=text)
    return int(found[1]), int(found[2])


NUMBER: Final = Value("number", _number)
DEAL: Final = Value("number", _deal)
DEALS: Final = Value("deals", _deals)
GAME: Final = Value("game", _game)
RULES: Final = Value("rules", read_rules)
PLAYER: Final = Value("player", _player)
PLACE: Final = Value("at", _place)
SIZE: Final = Value("size", _size)
RECORD: Final = Value("file", files.read_path)
FILE: Final = Value("file", Path)
NAME: Final = Value("name")


def game_argument(**settings: Any) -> Argument:
    """Return the argument of a command that takes a deal number or a record."""
    return Argument("game", GAME, **settings)


def rules_option() -> Option:
    """Return the option of a command that deals; a record has rules of its own."""
    return Option("--rules", RULES, known=RULE_BOOKS, words="rules-of-deal")


def read_game(game: Named, rules: Rules | None) -> Game:
    """Return the game of a deal number, before its first arc, of a short text or a record.

    Raises `UseError` for rules beside a text or a record, `FileError` and
    `RecordError` for a record that cannot be read.
    """
    if isinstance(game, int):
        return Game.deal(game, rules or "ru-book")
    if rules is not None:
        with wrong_use():
            raise UseError("a record has its own rules", key="use_rules", option="--rules")
    return game if isinstance(game, Game) else files.load(game)


def played_game(game: Named, rules: Rules | None, player: str) -> Game:
    """Return the game of a record as it stands, or of a deal number as a player plays it."""
    found = read_game(game, rules)
    if isinstance(game, int):
        if player in PLAYERS:
            play_out(found, player)
        else:
            from sunviz.study.readable import play_to_end

            play_to_end(found, player, game)
    return found
