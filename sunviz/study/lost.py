"""Deals that are lost whatever one does: where to look for them, and the proof.

A proof looks at every table that can be reached, so it comes to its end only where
few cards ever fit. Of the deals known to be such, ``lost_deals.csv`` keeps the
numbers; ``python tests/benchmarks/lost_deals.py`` makes it anew.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import numpy as np

from sunviz.engine import Game, Rules, read_rules

from .chunks import play_chunk
from .needs import need

#: both variants of the Russian book at once: two ace rows, and the sun does not play
BOTH_VARIANTS: Final = "ru-book-v2 sun_plays=false"
#: tables that a proof may make, and the bytes it may remember them in
STATES: Final = 1_000_000
MEMORY: Final = 256 * 2**20
#: deals of which the most meagre one is tried
BLOCK: Final = 20_000
_FILE: Final = Path(__file__).with_name("lost_deals.csv")
_SLICE: Final = 200_000
_PLACED: Final = 1  # among the figures of a row


def known_lost() -> tuple[int, ...]:
    """Return the stored deals that nobody can win with `BOTH_VARIANTS`, in rising order.

    >>> 78984 in known_lost()
    True
    """
    with _FILE.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(line for line in file if not line.startswith("#"))
        return tuple(int(row["deal"]) for row in rows)


def meagre(below: Callable[[int], int], numbers: int, rules: Rules) -> Iterator[int]:
    """Yield deals, without end, that are likely to be lost under some rules.

    ``below(n)`` draws a whole number 0 … n − 1; deals are drawn from the numbers
    below `numbers`: for `BOTH_VARIANTS` from the stored ones, else each is the
    one of `BLOCK` deals in which plain play places the fewest cards.
    """
    if rules == read_rules(BOTH_VARIANTS):
        known = [deal for deal in known_lost() if deal < numbers]
        while True:
            yield known[below(len(known))]
    while True:
        deals = np.array([below(numbers) for _ in range(BLOCK)], np.uint64)
        placed = play_chunk(deals, rules, "plain").rows[:, _PLACED]
        yield int(deals[placed.argmin()])


def tables_to_proof(
    deal: int,
    rules: str | Rules,
    *,
    states: int = STATES,
    stop: Callable[[], bool] = lambda: False,
) -> int | None:
    """Return how many tables prove a deal lost, its wind being the deal's own; None: no proof.

    None also if the deal can be won, or `states` tables or `MEMORY` were not
    enough, or if `stop`, asked now and then, says True.

    >>> tables_to_proof(78984, BOTH_VARIANTS)
    54931
    """
    need("numba")
    from .solver import exhaust
    from .solver.lines import turn_of
    from .solver.proving import Proof
    from .solver.setting import game_of, table_of, takes_of

    position = Game.deal(deal, rules).position
    cards = len(position.stock)
    proof = Proof(
        game_of(position.rules, cards),
        takes_of(position.rules),
        table_of(position.rays, position.heights, position.clouds),
        np.array(position.stock, np.uint8),
        turn_of(position),
        cards,
        np.array([deal], np.uint64),
        MEMORY,
    )
    stands = exhaust.GOING_ON
    while stands == exhaust.GOING_ON and proof.made < states and not stop():
        stands = proof.run(min(_SLICE, states - proof.made))
    return proof.made if stands == exhaust.EXHAUSTED else None
