"""What a position is worth when the stock and the wind are not known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from operator import index
from typing import Any, Final, Literal, TypeAlias

from sunviz.engine import MAX_DEAL, PLAYERS, Game, Player, Position, View
from sunviz.engine.deals import wind_row

from . import chance_playouts, chance_telling
from .chance_best import MEETING, best_chance
from .errors import StudyError
from .intervals import share_of
from .players import check_player, player_name
from .wind_row import can_be_won, share_of_winds

#: how a chance was found, see `Chance`
How: TypeAlias = Literal["over", "proved", "counted", "played"]

#: winds of at most so many cards are all looked at
FEW_CARDS: Final = 7
_MOST_STATES: Final = 5000
_ALL: Final = 104
#: the players that play the wind row to the best
_BEST_IN_ROW: Final = ("careful", "expert")


@dataclass(frozen=True, slots=True)
class Chance:
    """The chance that the patience comes out, stock and wind being unknown.

    Attributes: `value`, 0…1; `low` and `high`, the ends of its 95 % interval,
    0…1, both the value itself where it is exact; `how` it was found:

    - ``"over"``: the game has ended;
    - ``"proved"``: what best play comes to, and nobody can do better. 1: a way
      that wins whatever the wind does was found; 0: there is none;
    - ``"counted"``: the chance of `player`, worked out over all winds;
    - ``"played"``: the share of `won` games out of `playouts` that `player`
      played on, with Wilson's interval (`share_of`).

    `player` is the name of who plays on, ``"best"`` for best play.

    >>> from sunviz.engine import Game
    >>> here = chance(Game.deal(6), "plain", playouts=100)
    >>> here.exact, here.low < here.value < here.high
    (False, True)
    """

    value: float
    low: float
    high: float
    how: How
    player: str
    won: int = 0
    playouts: int = 0

    @property
    def exact(self) -> bool:
        """Whether the value is worked out, not estimated."""
        return self.how != "played"

    def tell(self, lang: str = "en") -> str:
        """Return the chance as a sentence for the table; `LanguageError` for other languages.

        >>> Chance(0.31, 0.25, 0.38, "played", "careful", 62, 200).tell()
        'From here the patience comes out in about 3 of 10 games with careful play.'
        """
        return chance_telling.tell(self, lang)

    def details(self, lang: str = "en") -> str:
        """Return how the chance was found, for those who ask."""
        return chance_telling.details(self, lang)

    def __str__(self) -> str:
        return self.tell()


def chance(
    position: Position | Game,
    player: str | Player = "careful",
    *,
    playouts: int = 200,
    seed: int = 0,
) -> Chance:
    """Return the chance to win from a position, or from where a game stands.

    What a player cannot see, the order of the stock and the wind, is not
    looked at: positions that differ in nothing else have the same chance.

    - In the **wind row** all lies open: 1 or 0, proved (`wind_row`).
    - From the last arc on **all but the wind lies open**. A named player that
      wins before the wind proves 1. With few cards left (fewer than 13, and
      `FEW_CARDS` when the wind blows) best play is worked out over all ways
      and winds (`best_chance`). Else the named player goes up to the wind,
      once, since it would do the same again, and then `playouts` winds are
      drawn; or all of them counted, where `FEW_CARDS` are left and the player
      (``careful``) plays the row to the best.
    - **While the stock holds cards**, and for random and functions, `playouts` whole
      games are played on, each with a stock and a wind of its own: the named
      players by the compiled kernel, where numba is installed.

    `player` is a name that `simulate` takes or a function from a `View` to one
    of its legal moves; `playouts` is at least 1; `seed`, 0 … 2⁶⁴−1, makes the draws:
    the same seed, the same chance, on every machine. Raises `StudyError` for
    other values, and `PlayerError` for an unknown player or one that breaks
    the rules.

    >>> from sunviz.engine import Game, play_out
    >>> game = Game.deal(1961)
    >>> play_out(game, "careful")
    >>> print(chance(game.positions[-20]))
    From here the patience is certain to come out, if no mistake is made.
    """
    view = _view(position)
    check_player(player)
    playouts = _whole(playouts, "playouts", least=1)
    seed = _whole(seed, "seed", least=0)
    if view.stage in ("won", "lost"):
        return _exact(Fraction(view.stage == "won"), "over", "best")
    if view.stage == "wind":
        won = can_be_won(view.rules, view.heights, view.clouds[0])
        return _exact(Fraction(won), "proved", "best")
    draws = chance_playouts.numbers(seed, playouts)
    found = None if view.hidden else _on_open_table(view, player, draws)
    if found:
        return found
    player = _pure_name(player) or player
    return _played(chance_playouts.wins(view, player, draws), playouts, player)


def chances(
    positions: Game | Iterable[Position],
    player: str | Player = "careful",
    *,
    playouts: int = 200,
    seed: int = 0,
) -> Iterator[Chance]:
    """Yield the chance of each position, or of each step of a game, as it is found.

    Between two of them nothing is left running: who has seen enough stops.
    Raises what `chance` raises.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(6)
    >>> game.push("next")
    >>> [step.playouts for step in chances(game, "plain", playouts=10)]
    [10, 10]
    """
    steps = positions.positions if isinstance(positions, Game) else positions
    for position in steps:
        yield chance(position, player, playouts=playouts, seed=seed)


def _on_open_table(view: View, player: str | Player, draws: list[int]) -> Chance | None:
    """Return the chance where only the wind is hidden, None if whole games must be played."""
    left = _ALL - sum(view.heights)
    name = _pure_name(player)
    end = chance_playouts.before_the_wind(view, name) if name else None
    if end and end.is_won:
        return _exact(Fraction(1), "proved", "best")
    if left < MEETING:
        best = best_chance(view.open_table(), states=_MOST_STATES, winds=FEW_CARDS)
        if best is not None:
            return _exact(best, "proved", "best")
    if not end or not name:
        return None
    if name in _BEST_IN_ROW:
        if _ALL - end.placed <= FEW_CARDS:
            share = share_of_winds(end.rules, end.heights)
            return _exact(share, "proved" if share == 1 else "counted", name)
        cards = [card for cloud in end.clouds for card in cloud]
        rows = (wind_row(cards, number) for number in draws)
        won = sum(can_be_won(end.rules, end.heights, row) for row in rows)
    else:
        won = chance_playouts.wins(View(end), name, draws)
    return _played(won, len(draws), name)


def _pure_name(player: str | Player) -> str | None:
    """Return the name of a player that does the same on the same table, None for others."""
    if isinstance(player, str):
        return None if player == "random" else player
    return next((name for name, named in PLAYERS.items() if named is player), None)


def _exact(value: Fraction, how: How, player: str) -> Chance:
    number = float(value)
    return Chance(number, number, number, how, player)


def _played(won: int, playouts: int, player: str | Player) -> Chance:
    share = share_of(won, playouts)
    name = player_name(player)
    return Chance(share.share, share.low, share.high, "played", name, won, playouts)


def _view(position: Any) -> View:
    found = position.position if isinstance(position, Game) else position
    if not isinstance(found, Position):
        raise StudyError(
            f"{position!r} is neither a game nor a position", key="chance_of", given=str(position)
        )
    return View(found)


def _whole(value: Any, what: str, *, least: int) -> int:
    try:
        number = -1 if isinstance(value, bool) else index(value)
    except TypeError:
        number = -1
    if not least <= number <= MAX_DEAL:
        raise StudyError(
            f"{what} cannot be {value!r}: a whole number from {least} to {MAX_DEAL} is needed",
            key="chance_number",
            what=what,
            given=str(value),
            least=least,
            most=MAX_DEAL,
        )
    return number
