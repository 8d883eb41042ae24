"""What each move does: pure functions from a position to the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .cards import DECK_SIZE, Card, cards_text
from .deals import wind_row
from .errors import MoveError
from .legal import RAYS
from .moves import Move, Next, Play, Relocate, Spot, Transfer

if TYPE_CHECKING:
    from .position import Position

_Rows = tuple[tuple[Card, ...], ...]
_SECOND_ROW = 4


def after(position: Position, move: Move) -> Position:
    """Return the position after a move that is known to be legal."""
    if isinstance(move, Play):
        return _play(position, move)
    if isinstance(move, Next):
        return _next(position)
    if isinstance(move, Transfer):
        return _transfer(position, move)
    return _relocate(position, move)


def _play(position: Position, move: Play) -> Position:
    spot = move.spot
    rays, clouds = position.rays, position.clouds
    if spot.place == "r":
        card, rays = _take(rays, spot)
    else:
        card, clouds = _take(clouds, spot)
    pile = card // 13 if move.row == "A" else card // 13 + _SECOND_ROW
    heights = position.heights
    heights = heights[:pile] + (heights[pile] + 1,) + heights[pile + 1 :]
    stage = "won" if sum(heights) == DECK_SIZE else position.stage
    return position.played(stage, rays, heights, clouds)


def _take(rows: _Rows, spot: Spot) -> tuple[Card, _Rows]:
    """Return the card of a spot and the rows without it; its row closes up."""
    i = spot.number - 1
    row = rows[i]
    if spot.card:
        at = spot.card - 1
        return row[at], rows[:i] + (row[:at] + row[at + 1 :],) + rows[i + 1 :]
    return row[-1], rows[:i] + (row[:-1],) + rows[i + 1 :]


def _transfer(position: Position, move: Transfer) -> Position:
    heights = list(position.heights)
    first, second = move.suit, move.suit + _SECOND_ROW
    step = 1 if move.source == "K" else -1
    heights[first] += step
    heights[second] -= step
    return position.changed(position.stage, heights=tuple(heights))


def _relocate(position: Position, move: Relocate) -> Position:
    card, rays = _take(position.rays, move.spot)
    i = move.ray - 1
    return position.changed(position.stage, rays=(*rays[:i], (card,), *rays[i + 1 :]))


def _next(position: Position) -> Position:
    if position.stage == "wind":
        return position.changed("lost")
    if position.stage == "sunrise":
        if position.stock:
            return _lay_arc(position)
        return (_open_ray if position.rules.sun_plays else _set_ray)(position, 0)
    if position.stage == "sun":
        return _open_ray(position, position.ray or 0)
    return _set_ray(position, position.ray or 0)


def _lay_arc(position: Position) -> Position:
    """Lay the next arc (B 1, 3, 5; W §3: emptied rays first)."""
    rays = list(position.rays)
    order = list(range(RAYS))
    if position.rules.refill == "empty_first" and position.arcs:
        order = [i for i in order if not rays[i]] + order
    stock = position.stock
    for i, card in zip(order, stock, strict=False):  # the last arc may run short
        rays[i] += (card,)
    return position.changed(
        "sunrise", arcs=position.arcs + 1, stock=stock[len(order) :], rays=tuple(rays)
    )


def _next_filled(position: Position, ray: int) -> int | None:
    """Return the first ray after this one that holds cards (decision 6)."""
    return next((n for n in range(ray + 1, RAYS + 1) if position.rays[n - 1]), None)


def _open_ray(position: Position, passed: int) -> Position:
    """Open the next ray that holds cards; after the last one sunset begins (B 7)."""
    ray = _next_filled(position, passed)
    return _set_ray(position, 0) if ray is None else position.changed("sun", ray=ray)


def _set_ray(position: Position, already_set: int) -> Position:
    """Gather the next ray and deal it over the later ones (B 8–11)."""
    ray = _next_filled(position, already_set)
    if ray is None:
        return _blow(position)
    rays = list(position.rays)
    packet = rays[ray - 1]
    if position.rules.packet == "tip_first":
        packet = packet[::-1]
    rays[ray - 1] = ()
    for i, card in zip(range(ray, RAYS), packet, strict=False):
        rays[i] += (card,)
    rest = packet[RAYS - ray :]
    clouds = (*position.clouds, rest) if rest else position.clouds
    return position.changed("sunset", ray=ray, rays=tuple(rays), clouds=clouds)


def _blow(position: Position) -> Position:
    """Mix all clouds into one row (B 12), by the wind's own stream or as given."""
    cards = [card for cloud in position.clouds for card in cloud]
    wind = position.wind
    row = _given_row(cards, wind) if isinstance(wind, tuple) else wind_row(cards, wind)
    return position.changed("wind", ray=None, clouds=(row,))


def _given_row(cards: Sequence[Card], row: tuple[Card, ...]) -> tuple[Card, ...]:
    if sorted(cards) != sorted(row):
        raise MoveError(
            f"the wind row given ({cards_text(row)}) does not hold the cards left in the"
            f" clouds ({cards_text(cards)})",
            key="wind_row",
            row=cards_text(row),
            cards=cards_text(cards),
        )
    return row
