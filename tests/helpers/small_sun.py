"""Sun with any number of suits, ranks and rays, searched to its end in the plainest way.

A second telling of the rules, straight from RULES.md and without any reduction:
every transfer is a move of its own, every card is taken one by one. Slow, and
made to be read; what the solver proves is held against it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sunviz.engine import Rules
from sunviz.engine.deals import wind_row

Rows = tuple[tuple[int, ...], ...]


class Sizes(NamedTuple):
    suits: int
    ranks: int
    rays: int


class Table(NamedTuple):
    """A card is suit · ranks + rank; ray 0 is the leftmost; `ray` −1 before a stage's first ray."""

    stage: str
    arcs: int
    ray: int
    stock: tuple[int, ...]
    rays: Rows
    heights: tuple[tuple[int, int], ...]
    clouds: Rows


def start(deck: tuple[int, ...], sizes: Sizes) -> Table:
    return Table("sunrise", 0, -1, deck, ((),) * sizes.rays, ((0, 0),) * sizes.suits, ())


def can_be_won(table: Table, sizes: Sizes, rules: Rules, wind: int | None) -> bool:
    """Tell whether a table can be won; without a wind number it must be before the wind blows."""
    seen = {table}
    todo = [table]
    while todo:
        here = todo.pop()
        if sum(map(sum, here.heights)) == 2 * sizes.suits * sizes.ranks:
            return True
        for there in tables_after(here, sizes, rules, wind):
            if there not in seen:
                seen.add(there)
                todo.append(there)
    return False


def tables_after(table: Table, sizes: Sizes, rules: Rules, wind: int | None) -> Iterator[Table]:
    following = _next(table, rules, wind)
    if following:
        yield following
    yield from _transfers(table, sizes, rules)
    for kind, number, at in _free(table, rules):
        rows = table.rays if kind == "ray" else table.clouds
        card = rows[number][at]
        left = _without(rows, number, at)
        without = table._replace(**{"rays" if kind == "ray" else "clouds": left})
        for heights in _landings(table, card, sizes, rules):
            yield without._replace(heights=heights)
        if rules.relocate and kind == "ray" and len(rows[number]) > 1:
            for target, ray in enumerate(table.rays):
                unset = table.stage != "sunset" or target > table.ray
                if not ray and unset:
                    rays = left[:target] + ((card,),) + left[target + 1 :]
                    yield table._replace(rays=rays)


def _without(rows: Rows, number: int, at: int) -> Rows:
    row = rows[number]
    return rows[:number] + (row[:at] + row[at + 1 :],) + rows[number + 1 :]


def _free(table: Table, rules: Rules) -> Iterator[tuple[str, int, int]]:
    for number, ray in enumerate(table.rays):
        if table.stage == "sun" and number == table.ray:
            yield from (("ray", number, at) for at in range(len(ray)))
        elif ray:
            yield "ray", number, len(ray) - 1
    for number, cloud in enumerate(table.clouds):
        size = len(cloud)
        other = 0 if rules.cloud_ends == "both" else size - 2
        yield from (("cloud", number, at) for at in {size - 1, other} if 0 <= at < size)


def _landings(
    table: Table, card: int, sizes: Sizes, rules: Rules
) -> Iterator[tuple[tuple[int, int], ...]]:
    suit, rank = divmod(card, sizes.ranks)
    first, second = table.heights[suit]

    def with_suit(pair: tuple[int, int]) -> tuple[tuple[int, int], ...]:
        return table.heights[:suit] + (pair,) + table.heights[suit + 1 :]

    two_ace_rows = rules.foundations == "two_ace_rows"
    if rank == first:
        yield with_suit((first + 1, second))
        if two_ace_rows:  # of two equal piles the first takes the card
            return
    if second < sizes.ranks and rank == (second if two_ace_rows else sizes.ranks - 1 - second):
        yield with_suit((first, second + 1))


def _transfers(table: Table, sizes: Sizes, rules: Rules) -> Iterator[Table]:
    if rules.transfers == "none":
        return
    for suit, (first, second) in enumerate(table.heights):
        ace_top, king_top = first - 1, sizes.ranks - second
        if not first or not second or ace_top + 1 != king_top:
            continue
        pairs = [(first - 1, second + 1)] if first > 1 else []
        if rules.transfers == "both" and second > 1:
            pairs.append((first + 1, second - 1))
        for pair in pairs:
            heights = table.heights[:suit] + (pair,) + table.heights[suit + 1 :]
            yield table._replace(heights=heights)


def _next(table: Table, rules: Rules, wind: int | None) -> Table | None:
    if table.stage == "wind":
        return None
    if table.stage == "sunrise":
        if table.stock:
            return _lay_arc(table, rules)
        open_or_set = _open if rules.sun_plays else _set
        return open_or_set(table._replace(ray=-1), rules, wind)
    return (_open if table.stage == "sun" else _set)(table, rules, wind)


def _lay_arc(table: Table, rules: Rules) -> Table:
    order = list(range(len(table.rays)))
    if rules.refill == "empty_first" and table.arcs:
        order = [ray for ray in order if not table.rays[ray]] + order
    rays = list(table.rays)
    stock = list(table.stock)
    for ray in order:
        if stock:
            rays[ray] += (stock.pop(0),)
    return table._replace(arcs=table.arcs + 1, stock=tuple(stock), rays=tuple(rays))


def _open(table: Table, rules: Rules, wind: int | None) -> Table | None:
    for ray in range(table.ray + 1, len(table.rays)):
        if table.rays[ray]:
            return table._replace(stage="sun", ray=ray)
    return _set(table._replace(ray=-1), rules, wind)


def _set(table: Table, rules: Rules, wind: int | None) -> Table | None:
    full = [ray for ray in range(table.ray + 1, len(table.rays)) if table.rays[ray]]
    if not full:
        if wind is None:
            return None
        row = wind_row([card for cloud in table.clouds for card in cloud], wind)
        return table._replace(stage="wind", ray=-1, clouds=(tuple(row),))
    ray = full[0]
    packet = table.rays[ray] if rules.packet == "base_first" else table.rays[ray][::-1]
    rays = list(table.rays)
    rays[ray] = ()
    for at in range(ray + 1, len(rays)):
        if packet:
            rays[at] += (packet[0],)
            packet = packet[1:]
    clouds = (*table.clouds, packet) if packet else table.clouds
    return table._replace(stage="sunset", ray=ray, rays=tuple(rays), clouds=clouds)
