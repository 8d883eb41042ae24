"""A deal of the kind one wishes for, proven to be so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, get_args

from sunviz.engine import Game, Move, Position, Rules, Transfer, play_out, read_rules
from sunviz.engine.deals import SplitMix64

from .errors import StudyError
from .lost import BOTH_VARIANTS, meagre, tables_to_proof
from .readable import OUTCOMES, row_of
from .solver import solve

Wish: TypeAlias = Literal["thinking", "hard", "transfer", "lost"]
WISHES: Final[tuple[Wish, ...]] = get_args(Wish)
#: deals are drawn from the numbers below this one, so that they can be said aloud in a class
NUMBERS: Final = 1_000_000
#: tables that one verdict may make; deals tried before giving up
STATES: Final = 2_000_000
MOST: Final = 2000
#: the same where each try may take seconds
MOST_PROOFS: Final = 20


@dataclass(frozen=True, slots=True)
class WishedDeal:
    """A deal found. `number` under `rules`; `line`, moves that win it from its start.

    `at`, for the wish ``"transfer"``, is the step of the deciding transfer in
    the line, 1 …; else 0. `tried` tells how many deals were looked at.
    `against`, for the wish ``"lost"``, names the rules that nobody can win
    under; else it is empty.

    >>> WishedDeal(13, "thinking", "ru-book", (), 0, 5).number
    13
    """

    number: int
    wish: Wish
    rules: str
    line: tuple[Move, ...]
    at: int
    tried: int
    against: str = ""


def wished_deal(
    wish: Wish,
    *,
    rules: str | Rules = "ru-book",
    against: str | Rules = BOTH_VARIANTS,
    seed: int = 0,
    stop: Callable[[], bool] = lambda: False,
) -> WishedDeal | None:
    """Return the first deal of a kind, in an order that `seed`, 0 … 2⁶⁴−1, draws.

    - ``"thinking"``: plain play loses it, careful play wins it;
    - ``"hard"``: careful play loses it as well, and yet a winning line is known;
    - ``"transfer"``: careful play wins it, and at the step of its last transfer
      nobody could have won without any, which is proven;
    - ``"lost"``: a winning line is known, and yet under the rules `against`
      nobody could win it, which is proven. These are both variants of the book
      at once if no others are given; what others lose is seldom proven.

    The same seed gives the same deal on every machine. None if `MOST` deals
    (`MOST_PROOFS` for ``"lost"``) were tried in vain, or if `stop`, asked before
    each deal, says True. Raises `StudyError` for an unknown wish and `RulesError`
    for unknown rules.

    >>> wished_deal("thinking", seed=3).number
    113450
    """
    if wish not in WISHES:
        known = ", ".join(WISHES)
        raise StudyError(
            f"there is no wish {wish!r}; the wishes are {known}",
            key="wish",
            wish=str(wish),
            wishes=known,
        )
    rules, against = read_rules(rules), read_rules(against)
    if wish == "lost":
        return _lost_elsewhere(rules, against, seed, stop)
    for tried, number in enumerate(_numbers(seed), 1):
        if tried > MOST or stop():
            return None
        found = _fulfils(wish, number, rules)
        if found is not None:
            line, at = found
            return WishedDeal(number, wish, rules.name, line, at, tried)
    return None


def _numbers(seed: int) -> Iterator[int]:
    stream = SplitMix64(seed)
    while True:
        yield stream.below(NUMBERS)


def _lost_elsewhere(
    rules: Rules, against: Rules, seed: int, stop: Callable[[], bool]
) -> WishedDeal | None:
    """Return a deal that can be won under some rules and is proven lost under others."""
    numbers = meagre(SplitMix64(seed).below, NUMBERS, against)
    for tried in range(1, MOST_PROOFS + 1):
        if stop():
            return None
        number = next(numbers)
        verdict = solve(Game.deal(number, rules), states=STATES, stop=stop)
        if verdict.kind == "won" and tables_to_proof(number, against, stop=stop) is not None:
            return WishedDeal(number, "lost", rules.name, verdict.line, 0, tried, against.name)
    return None


def _fulfils(wish: Wish, number: int, rules: Rules) -> tuple[tuple[Move, ...], int] | None:
    """Return a line that wins a deal of this kind, and its deciding step; None for other deals."""
    if wish == "transfer":
        return _hinging(number, rules)
    if _wins("plain", number, rules):
        return None
    if _wins("careful", number, rules):
        return (_line("careful", number, rules), 0) if wish == "thinking" else None
    if wish == "thinking":
        return None
    verdict = solve(Game.deal(number, rules), states=STATES)
    return (verdict.line, 0) if verdict.kind == "won" else None


def _wins(player: str, number: int, rules: Rules) -> bool:
    return OUTCOMES[row_of(number, rules, player)[0]] != "lost"


def _line(player: str, number: int, rules: Rules) -> tuple[Move, ...]:
    game = Game.deal(number, rules)
    play_out(game, player)
    return tuple(game.moves)


def _hinging(number: int, rules: Rules) -> tuple[tuple[Move, ...], int] | None:
    """Return careful's line and the step of its last transfer, if none could win without."""
    game = Game.deal(number, rules)
    play_out(game, "careful")
    if not game.position.is_won:
        return None
    crossings = [at for at, move in enumerate(game.moves) if isinstance(move, Transfer)]
    if not crossings:
        return None
    at = crossings[-1]
    before = game.positions[at]
    still = replace(rules, transfers="none")
    closed = Position.from_dict(before.to_dict(), rules=still, wind=number)
    if solve(closed, states=STATES // 10).kind != "impossible":
        return None
    return tuple(game.moves), at + 1
