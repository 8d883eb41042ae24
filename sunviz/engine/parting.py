"""One deal under several rule books: where they part, and which switches part them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypeAlias

from .errors import RulesError
from .game import Game
from .moves import Move
from .players import Player, play_out, read_player
from .position import Position, make
from .rules import SWITCHES, Rules
from .view import View

#: numbers of games that do the same at a step
Group: TypeAlias = tuple[int, ...]


@dataclass(frozen=True)
class Script:
    """How every game is played: the moves given, as long as they are legal, then a player."""

    player: str | Player
    moves: tuple[Move, ...] = ()

    def play(self, game: Game) -> None:
        """Play a game from its start to its end; raises what `play_out` raises."""
        for move in self.moves:
            if move not in game.position.legal_moves:
                break
            game.push(move)
        play_out(game, self.player)

    def choose(self, made: Sequence[Move], position: Position) -> Move:
        """Return the move that follows the moves made, in the position they led to."""
        at = len(made)
        if tuple(made) == self.moves[:at] and self.moves[at : at + 1]:
            move = self.moves[at]
            if move in position.legal_moves:
                return move
        return read_player(self.player)(View(position))


@dataclass(frozen=True)
class Parting:
    """A step at which games under different rules cease to be the same.

    ``at`` is the step, 1 being the first move; ``groups`` are the games that
    take part, by number, those together that do the same there; ``switches``
    are the switches of `Rules` that make the difference, in the order of
    `SWITCHES`; ``chosen`` tells that each move was allowed in every game, so
    that the player chose otherwise with the rules in view.
    """

    at: int
    groups: tuple[Group, ...]
    switches: tuple[str, ...]
    chosen: bool

    @property
    def games(self) -> Group:
        """The numbers of all games that take part."""
        return tuple(sorted(number for group in self.groups for number in group))


def table_of(position: Position) -> tuple[Any, ...]:
    """Return what lies on the table, whatever the rules.

    >>> book, web = (Game.deal(1961, rules).position for rules in ("ru-book", "ru-web"))
    >>> book == web, table_of(book) == table_of(web)
    (False, True)
    """
    rows = ("A", position.second_row)
    piles = tuple(position.pile(row, suit) for row in rows for suit in range(4))
    return (
        position.stage, position.arcs, position.ray, position.stock, position.rays, piles,
        position.clouds,
    )  # fmt: skip


def partings(games: Sequence[Game], script: Script) -> tuple[Parting, ...]:
    """Return where games of one deal part, the earliest step first.

    All have been played by `script`. After the first parting those that did
    the same go on as a group and may part again; of n games there are at most
    n − 1 partings, and none if all stay the same to the end.

    >>> games = [Game.deal(1961, rules) for rules in ("ru-book", "ru-book-v1")]
    >>> for game in games:
    ...     Script("plain").play(game)
    >>> partings(games, Script("plain"))[0].switches
    ('sun_plays',)
    """
    found = _partings(games, script, tuple(range(len(games))))
    return tuple(sorted(found, key=lambda parting: parting.at))


def switches_between(*rules: Rules) -> tuple[str, ...]:
    """Return the switches that are not set alike in all these rules.

    >>> from sunviz.engine.rules import RULE_BOOKS
    >>> switches_between(RULE_BOOKS["ru-book"], RULE_BOOKS["ru-web"])
    ('refill', 'transfers', 'cloud_ends')
    """
    return tuple(name for name in SWITCHES if len({getattr(one, name) for one in rules}) > 1)


def _partings(games: Sequence[Game], script: Script, group: Group) -> Iterator[Parting]:
    at = _first_difference([games[number] for number in group])
    if at is None:
        return
    groups = _alike(games, group, at)
    chosen = _is_chosen([games[number] for number in group], at)
    yield Parting(at, groups, _deciding(games, script, groups, at), chosen)
    for part in groups:
        yield from _partings(games, script, part)


def _first_difference(games: Sequence[Game]) -> int | None:
    """Return the first step at which the moves or the tables differ, or None."""
    steps = zip(*(zip(game.moves, game.positions[1:], strict=True) for game in games), strict=False)
    for at, ways in enumerate(steps, 1):
        if len({_key(move, after) for move, after in ways}) > 1:
            return at
    return None


def _key(move: Move, after: Position) -> tuple[Any, ...]:
    return move, table_of(after)


def _alike(games: Sequence[Game], group: Group, at: int) -> tuple[Group, ...]:
    groups: dict[tuple[Any, ...], Group] = {}
    for number in group:
        key = _key(games[number].moves[at - 1], games[number].positions[at])
        groups[key] = (*groups.get(key, ()), number)
    return tuple(groups.values())


def _is_chosen(games: Sequence[Game], at: int) -> bool:
    moves = {game.moves[at - 1] for game in games}
    allowed = (set(game.positions[at - 1].legal_moves) for game in games)
    return len(moves) > 1 and all(moves <= legal for legal in allowed)


def _deciding(
    games: Sequence[Game], script: Script, groups: tuple[Group, ...], at: int
) -> tuple[str, ...]:
    """Return the switches that part the games of different groups at a step."""
    switches: set[str] = set()
    for one, other in combinations(groups, 2):
        for a in one:
            for b in other:
                switches |= _between(games[a], games[b], script, at)
    return tuple(switch for switch in SWITCHES if switch in switches)


def _between(one: Game, other: Game, script: Script, at: int) -> set[str]:
    """Return the fewest switches that, set as in the other game, lead to the other's step.

    The step alone is tried again, from the table that both still share. Where
    several choices are equally few, all their switches count: each of them
    decides, or all of them together do.
    """
    differing = [
        name for name in SWITCHES if getattr(one.rules, name) != getattr(other.rules, name)
    ]
    for size in range(1, len(differing) + 1):
        found: set[str] = set()
        for names in combinations(differing, size):
            if _leads(one, other, names, script, at) or _leads(other, one, names, script, at):
                found |= set(names)
        if found:
            return found
    return set()


def _leads(one: Game, other: Game, names: Sequence[str], script: Script, at: int) -> bool:
    """Tell whether one game, some switches set as in the other, takes the other's step."""
    try:
        rules = one.rules.but(**{name: getattr(other.rules, name) for name in names})
    except RulesError:  # these switches alone would contradict the rest
        return False
    before = _under(one.positions[at - 1], rules)
    move = script.choose(one.moves[: at - 1], before)
    return _key(move, before.play(move)) == _key(other.moves[at - 1], other.positions[at])


def _under(position: Position, rules: Rules) -> Position:
    """Return the same table under other rules."""
    return make(
        rules, position.stage, position.arcs, position.ray, position.stock, position.rays,
        position.heights, position.clouds, position.wind,
    )  # fmt: skip
