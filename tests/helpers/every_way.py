"""Every way of playing a table on, by the readable engine alone: slow, and plain to see."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from random import Random

from sunviz.engine import Position, Rules
from sunviz.engine.moves import NEXT
from sunviz.engine.position import make
from sunviz.engine.steps import after

EMPTY = ((),) * 13


def after_wind(rules: Rules, heights: tuple[int, ...], row: tuple[int, ...]) -> Position:
    """Return the table on which a row lies after the wind."""
    return make(rules, "wind", 8, None, (), EMPTY, heights, (row,), 0)


def can_win(position: Position) -> bool:
    """Tell whether some legal moves win a wind row, transfers one by one."""
    return any(here.is_won for here in _reached(position, stop=NEXT))


def best(position: Position) -> Fraction:
    """Return the chance of best play before the wind: the best place to call the wind from."""
    found = Fraction(0)
    for here in _reached(position):
        if here.is_won:
            return Fraction(1)
        if not any(here.rays):
            found = max(found, share(here.rules, here.heights, here.clouds))
    return found


def share(rules: Rules, heights: tuple[int, ...], clouds: tuple[tuple[int, ...], ...]) -> Fraction:
    """Return how many of all winds can be won."""
    rows = set(permutations(card for cloud in clouds for card in cloud))
    won = sum(can_win(after_wind(rules, heights, row)) for row in rows)
    return Fraction(won, len(rows))


def _reached(position: Position, stop: object = None) -> Iterator[Position]:
    """Yield every table that legal moves lead to, calling no wind and making no move `stop`."""
    seen, todo = {position}, [position]
    while todo:
        here = todo.pop()
        yield here
        for move in here.legal_moves:
            if move == stop or (move == NEXT and not any(here.rays)):
                continue
            there = after(here, move)
            if there not in seen:
                seen.add(there)
                todo.append(there)


def few_lacking(random: Random, count: int) -> tuple[int, ...]:
    """Return pile heights that lack so many cards, few piles or many."""
    heights = [13] * 8
    piles = random.sample(range(8), random.randint(-(-count // 13), random.choice((2, 8))))
    for _ in range(count):
        pile = random.choice([pile for pile in piles if heights[pile]])
        heights[pile] -= 1
    return tuple(heights)


def table_with(
    random: Random, rules: Rules, heights: tuple[int, ...], cards: list[int]
) -> Position:
    """Return an open table on which these cards lie anywhere, the sun playing or setting.

    Half of them have but one cloud left: earlier ones are nearly always won.
    """
    late = random.random() < 0.5
    ray = 13 if late else random.randint(1, 13)
    stage = random.choice(["sun", "sunset"]) if rules.sun_plays and not late else "sunset"
    first = ray + 1 if stage == "sunset" else 1
    rays = [[] for _ in range(13)]
    clouds = [[] for _ in range(2 - late)] if stage == "sunset" else []
    for card in random.sample(cards, len(cards)):
        where = rays[first - 1 :] + clouds
        random.choice(where).append(card)
    clouds = tuple(tuple(cloud) for cloud in clouds)
    return make(rules, stage, 8, ray, (), tuple(map(tuple, rays)), heights, clouds, 0)
