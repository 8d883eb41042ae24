"""Plans: a time to be played for every card, and a search that mends one plan until it wins.

From a position whose stock is known a line of play is told by *when* each card is played. A
**plan** gives every card a key, ``8 · turn + order``: it is laid down as soon as it lies free, a
pile takes it, and its turn has come; of several such cards the one with the smallest key goes
first. In variant 2 a card may also have a turn in which it moves to an emptied ray.

What a plan leads to is a function of the plan alone. The search plays a plan, changes a few keys,
and keeps the change unless it places fewer cards (now and then even if it places one fewer); when
nothing has helped for long it begins anew with a random plan (local search with restarts: Hoos &
Stützle, "Stochastic Local Search", 2004). Playing begins again at the first turn that a change can
touch. It finds wins; it proves nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sunviz.study.compiled import kept, part

from .board import (
    ARCS,
    CLOUDS,
    HEAP,
    HEIGHTS,
    MOST_RAYS,
    PLACED,
    RAY_COUNT,
    RAYS,
    RELOCATE,
    SIZES,
    TO_FIRST,
    TO_RAY,
    TO_SECOND,
    WIDTH,
    below,
    blow,
    card_at,
    cloud_size,
    copy,
    go_on,
    landing,
    last_end,
    lay_down,
    lowest_ray,
    noted_index,
    open_ray,
    other_end,
    ray_size,
    relocate,
    take_out,
)
from .windrow import WIND_TABLES, wind_won

#: the rows of a plan: key, row where both take the card, turn of a relocation; and what playing
#: it tells: the turn in which each card was played
KEY, ROW, MOVE, TIME = range(4)
NEVER = 127
#: what a search counts: tables made, cards placed by the plan kept (−1: none), the most placed
#: since it began anew, plans since that got better
MADE, PLACED_BY_KEPT, MOST_PLACED, IDLE = range(4)
#: how many cards a change is for at most, and by how many turns it moves them; of how many plans
#: one is kept that places a card fewer; of how many changes one may leave cards to the wind
CHANGES, FAR, LOSSES, WINDS = 6, 8, 30, 8


@part
def _next_play(game: Any, faces: Any, takes: Any, table: Any, plan: Any, turn: Any, at: Any) -> Any:
    """Find the play that the plan makes next: `at` its place and index; return how, 0 for none."""
    best, how = turn * 8 + 8, 0
    opened = open_ray(game, turn)
    for ray in range(game[RAY_COUNT]):
        size = ray_size(table, ray)
        if size == 0:
            continue
        deepest = 0 if ray == opened else size - 1
        for index in range(size - 1, deepest - 1, -1):
            card = table[RAYS + ray * WIDTH + index]
            if plan[KEY, card] < best:
                take = landing(game, takes, table, np.int64(faces[card]))
                if take:
                    best, how = np.int64(plan[KEY, card]), take
                    at[0], at[1] = ray, index
    for cloud in range(table[CLOUDS]):
        if cloud_size(table, cloud) == 0:
            continue
        for index in (last_end(table, cloud), other_end(game, table, cloud)):
            if index < 0:
                continue
            card = table[HEAP + index]
            if plan[KEY, card] < best:
                take = landing(game, takes, table, np.int64(faces[card]))
                if take:
                    best, how = np.int64(plan[KEY, card]), take
                    at[0], at[1] = MOST_RAYS + cloud, index
    return how


@part
def _empty_ray(game: Any, table: Any, turn: Any, last: Any) -> Any:
    """Return the first or last empty ray that has not set, −1 for none."""
    found = -1
    for ray in range(lowest_ray(game, turn), game[RAY_COUNT]):
        if table[SIZES + ray] == 0:
            found = ray
            if not last:
                break
    return found


@part
def _next_relocation(game: Any, table: Any, plan: Any, turn: Any, at: Any) -> Any:
    """Find a move to an emptied ray that the plan makes in this turn; return the ray, −1: none."""
    if _empty_ray(game, table, turn, 0) < 0:
        return -1
    opened = open_ray(game, turn)
    for ray in range(lowest_ray(game, turn), game[RAY_COUNT]):
        size = ray_size(table, ray)
        if size < 2:
            continue
        deepest = 0 if ray == opened else size - 1
        for index in range(size - 1, deepest - 1, -1):
            card = table[RAYS + ray * WIDTH + index]
            if plan[MOVE, card] == turn:
                at[0], at[1] = ray, index
                return _empty_ray(game, table, turn, plan[ROW, card])
    return -1


@part
def _note(log: Any, table: Any, turn: Any, at: Any, what: Any) -> None:
    """Note a move that is about to be made; `log[0, 0]` counts them."""
    if len(log):
        log[0, 0] += 1
        row = log[log[0, 0]]
        row[0], row[1], row[2], row[3] = turn, at[0], noted_index(table, at[0], at[1]), what


@part
def _play_turn(
    game: Any, faces: Any, takes: Any, table: Any, plan: Any, turn: Any, log: Any
) -> Any:
    """Play as a plan says until nothing more is free, wanted and due; return the moves made."""
    at = np.empty(2, np.int64)
    moves = 0
    while True:
        how = _next_play(game, faces, takes, table, plan, turn, at)
        if how:
            card = card_at(table, at[0], at[1])
            if how == TO_FIRST + TO_SECOND:
                how = TO_SECOND if plan[ROW, card] else TO_FIRST
            _note(log, table, turn, at, how)
            take_out(table, at[0], at[1])
            lay_down(game, table, np.int64(faces[card]), how)
            plan[TIME, card] = turn
        else:
            target = -1
            if game[RELOCATE]:
                target = _next_relocation(game, table, plan, turn, at)
            if target < 0:
                return moves
            _note(log, table, turn, at, TO_RAY + target)
            relocate(table, at[0], at[1], target)
        moves += 1


@part
def play_on(
    game: Any, stock: Any, faces: Any, takes: Any, tables: Any, plan: Any, turn: Any, log: Any
) -> Any:
    """Play a plan from the beginning of a turn to the end of sunset; return the tables made.

    `tables[turn]` is the table at the beginning of each turn, `tables[-1]` at the end. `log`, if
    it is not empty, notes the moves: turn, place, index, and how the card lands, or `TO_RAY` + the
    ray it goes to.
    """
    last = game[ARCS] + 2 * game[RAY_COUNT]
    made = 0
    while True:
        copy(tables[turn], tables[turn + 1])
        made += _play_turn(game, faces, takes, tables[turn + 1], plan, turn, log)
        if turn == last:
            return made
        made += go_on(game, stock, tables[turn + 1], turn)
        turn += 1


# the search


@part
def _copy_plan(plan: Any, to: Any) -> None:
    for row in range(4):
        copy(plan[row], to[row])


@part
def _begin(game: Any, stream: Any, plan: Any) -> None:
    """Make a random plan: half of the cards as soon as they can, the others later."""
    for card in range(plan.shape[1]):
        turn = below(stream, game[ARCS] + 4) if below(stream, 2) else 0
        plan[KEY, card] = 8 * turn + below(stream, 8)
        plan[ROW, card] = below(stream, 2)
        plan[MOVE, card] = NEVER
        plan[TIME, card] = NEVER


@part
def _change(game: Any, stream: Any, plan: Any, latest: Any) -> Any:
    """Change the plan for a few cards; return the first turn that this can touch."""
    earliest = np.int64(NEVER)
    for _ in range(1 + below(stream, CHANGES)):
        card = below(stream, plan.shape[1])
        turn = played = min(np.int64(plan[TIME, card]), latest)
        kind = below(stream, 4)
        if kind == 0:
            turn = below(stream, latest + 1)
        elif kind == 1:
            turn = min(latest, played + 1 + below(stream, FAR))
        elif kind == 2:
            turn = max(0, played - 1 - below(stream, FAR))
        elif below(stream, 2):
            plan[ROW, card] = 1 - plan[ROW, card]
            earliest = min(earliest, np.int64(plan[MOVE, card]))
        plan[KEY, card] = 8 * turn + below(stream, 8)
        earliest = min(earliest, min(played, turn))
        if game[RELOCATE] and below(stream, 4) == 0:
            earliest = min(earliest, np.int64(plan[MOVE, card]))
            plan[MOVE, card] = NEVER
            if below(stream, 2):
                plan[MOVE, card] = turn = below(stream, latest + 1)
                earliest = min(earliest, turn)
    return earliest


@part
def _search(
    game: Any,
    stock: Any,
    faces: Any,
    takes: Any,
    wind: Any,
    first: Any,
    kept: Any,
    trial: Any,
    plans: Any,
    stream: Any,
    counts: Any,
    patience: Any,
    blown: Any,
    most: Any,
) -> Any:
    """Search for a winning plan until `most` tables were made; say whether one was found.

    `kept[first]` is the table to start from; `plans` are the plan kept and the one tried, which
    is the winning one in the end; `counts` and `stream` are what a search remembers from one
    call to the next. With a `wind` every table that leaves at most `blown` cards is tried in it.
    """
    last = game[ARCS] + 2 * game[RAY_COUNT]
    goal = np.int64(kept[first, PLACED]) + plans.shape[2]
    no_log = np.empty((0, 4), np.int16)
    row = np.empty(104, np.uint8)
    choices = np.empty(105, np.int64)
    plan, new = plans[0], plans[1]
    while counts[MADE] < most:
        if counts[PLACED_BY_KEPT] < 0 or counts[IDLE] > patience:
            _begin(game, stream, new)
            turn = first
            counts[PLACED_BY_KEPT] = counts[MOST_PLACED] = -1
            counts[IDLE] = 0
        else:
            _copy_plan(plan, new)
            latest = last + 1 if len(wind) and below(stream, WINDS) == 0 else last
            turn = max(first, _change(game, stream, new, latest))
            if turn > last:
                counts[IDLE] += 1
                counts[MADE] += 1
                continue
        copy(kept[turn], trial[turn])
        for card in range(new.shape[1]):
            if new[TIME, card] >= turn:
                new[TIME, card] = NEVER
        counts[MADE] += 1 + play_on(game, stock, faces, takes, trial, new, turn, no_log)
        end = trial[last + 1]
        placed = np.int64(end[PLACED])
        if placed == goal:
            return True
        if len(wind) and goal - placed <= blown:
            count = blow(faces, end, wind, row)
            counts[MADE] += 1
            if count > 0 and wind_won(
                game, takes, row, count, end[HEIGHTS : HEIGHTS + 8], WIND_TABLES, choices
            ):
                return True
        counts[IDLE] += 1
        if placed >= counts[PLACED_BY_KEPT] - (below(stream, LOSSES) == 0):
            if placed > counts[MOST_PLACED]:
                counts[IDLE] = 0
                counts[MOST_PLACED] = placed
            counts[PLACED_BY_KEPT] = placed
            for t in range(turn, last + 2):
                copy(trial[t], kept[t])
            _copy_plan(new, plan)
    return False


@kept
def search(sources: int) -> Any:
    """Search for a winning plan; see `_search`."""

    def search(*given: Any) -> Any:
        _ = sources
        return _search(*given)

    return search


@kept
def follow(sources: int) -> Any:
    """Play a plan and note its moves; see `play_on`."""

    def follow(*given: Any) -> Any:
        _ = sources
        return play_on(*given)

    return follow


@kept
def blow_and_place(sources: int) -> Any:
    """Fill in the wind row of the table at the end, and how it is placed; return how many cards."""

    def blow_and_place(
        game: Any, faces: Any, takes: Any, end: Any, wind: Any, row: Any, choices: Any
    ) -> Any:
        _ = sources
        count = blow(faces, end, wind, row)
        if count > 0:
            wind_won(game, takes, row, count, end[HEIGHTS : HEIGHTS + 8], WIND_TABLES, choices)
        return count

    return blow_and_place
