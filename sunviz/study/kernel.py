"""Whole deals played at the speed of the machine: no Python object a card.

The same rules as `sunviz.engine`, told again over arrays of small numbers, and
held equal to it row for row by the tests. Everything that is compiled stands in
this one file, since numba notices a change only in the file that it compiles.

Cards are 0…51, rays 1…13, suits 0…3; a pile is its suit in the first row, its
suit + 4 in the second. Clouds lie one after another in one array.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sunviz.engine.rules import Rules

from .compiled import compiled
from .readable import FIGURES

_CARDS = 104
_RAYS = 13
_SUNRISE, _SUN, _SUNSET, _WIND, _LOST = range(5)
# the kinds of moves, packed as kind, number of the ray or cloud, index in it, row or target
_FROM_RAY, _FROM_CLOUD, _RELOCATE, _TRANSFER, _NEXT = range(5)
_WIDTH = 32  # more than any ray, or list of targets, can hold

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_2_32 = np.uint64(1 << 32)


#: one game's cards, and the switches it is played by. ``takes`` says of each card 0…51 which
#: rows want it: 1 the first, 2 the second, 3 both. A cloud holds ``heap[first:end]``.
_TABLE = np.dtype(
    [
        ("deck", np.uint8, _CARDS),
        ("rays", np.uint8, (_RAYS + 1, _WIDTH)),
        ("sizes", np.int64, _RAYS + 1),
        ("heights", np.int64, 8),
        ("takes", np.uint8, 52),
        ("heap", np.uint8, _CARDS),
        ("first", np.int64, _RAYS + 1),
        ("end", np.int64, _RAYS + 1),
        ("placed", np.int64),
        ("dealt", np.int64),
        ("arcs", np.int64),
        ("clouds", np.int64),
        ("heaped", np.int64),
        ("two_ace_rows", np.bool_),
        ("empty_first", np.bool_),
        ("to_kings", np.bool_),
        ("to_aces", np.bool_),
        ("sun_plays", np.bool_),
        ("last_two", np.bool_),
        ("tip_first", np.bool_),
        ("relocate", np.bool_),
        ("stream", np.uint64),
        ("moves", np.int64, _WIDTH * _WIDTH),
    ]
)


def new_table(rules: Rules) -> NDArray[np.void]:
    """Return a table for these rules, to play one game after another on.

    >>> from sunviz.engine import RULE_BOOKS
    >>> bool(new_table(RULE_BOOKS["ru-web"])["last_two"][0])
    True
    """
    table = np.zeros(1, _TABLE)
    table["two_ace_rows"] = rules.foundations == "two_ace_rows"
    table["empty_first"] = rules.refill == "empty_first"
    table["to_kings"] = rules.transfers != "none"
    table["to_aces"] = rules.transfers == "both"
    table["sun_plays"] = rules.sun_plays
    table["last_two"] = rules.cloud_ends == "last_two"
    table["tip_first"] = rules.packet == "tip_first"
    table["relocate"] = rules.relocate
    return table


def play_fast(deals: NDArray[np.uint64], rules: Rules, player: str) -> NDArray[np.uint8]:
    """Return one row of `FIGURES` figures for each deal number, in their order.

    `player` is one of `players.FAST`. The wind has the deal's number.

    >>> play_fast(np.array([6], np.uint64), Rules(), "plain").tolist()
    [[2, 104, 34, 85, 104]]
    """
    rows = np.empty((len(deals), FIGURES), np.uint8)
    # what is None is known when compiling, so that plain need not wait for random
    _play_deals(deals, None if player == "plain" else True, new_table(rules), rows)
    return rows


# numbered deals (CONTRACT: scheme 1)


@compiled
def _output(table: Any) -> Any:
    table.stream += _STEP
    z = table.stream
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@compiled
def _below(table: Any, n: Any) -> Any:
    n = np.uint64(n)
    while True:
        product = (_output(table) >> _32) * n
        low = product & _LOW
        if low >= n or low >= _2_32 % n:  # the remainder is less than n, and slow to work out
            return np.int64(product >> _32)


@compiled
def _shuffle(table: Any, cards: Any, count: Any) -> None:
    for i in range(count - 1, 0, -1):
        j = _below(table, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


# the foundations


@compiled
def _tell_takes(table: Any, suit: Any, take: Any) -> None:
    """Note which cards the two piles of a suit want (RULES 2, decision 9); take 0: forget them."""
    base = suit * 13
    first, second = table.heights[suit], table.heights[suit + 4]
    rank_2 = second if table.two_ace_rows else 12 - second
    if second < 13:
        table.takes[base + rank_2] = 2 * take
    if first < 13:
        both = second < 13 and rank_2 == first and not table.two_ace_rows
        table.takes[base + first] = (3 if both else 1) * take


@compiled
def _place(table: Any, card: Any, row: Any) -> None:
    """Lay a card on its pile of row 0 or 1."""
    suit = card // 13
    _tell_takes(table, suit, 0)
    table.heights[suit + 4 * row] += 1
    _tell_takes(table, suit, 1)
    table.placed += 1


@compiled
def _transfer(table: Any, suit: Any, row: Any) -> None:
    """Move the top card of a suit's pile from this row to the other (B 6)."""
    _tell_takes(table, suit, 0)
    table.heights[suit + 4 * row] -= 1
    table.heights[suit + 4 * (1 - row)] += 1
    _tell_takes(table, suit, 1)


# rays and clouds


@compiled
def _from_ray(table: Any, ray: Any, at: Any) -> Any:
    """Take the card at an index, 0 = the base, out of a ray; the ray closes up."""
    cards = table.rays[ray]
    card = np.int64(cards[at])
    table.sizes[ray] -= 1
    for i in range(at, table.sizes[ray]):
        cards[i] = cards[i + 1]
    return card


@compiled
def _from_cloud(table: Any, cloud: Any, at: Any) -> Any:
    """Take a playable card, by its index in `clouds`, out of a cloud."""
    card = np.int64(table.heap[at])
    if at == table.first[cloud]:
        table.first[cloud] += 1
        return card
    table.end[cloud] -= 1
    if at < table.end[cloud]:  # the last but one: the last moves down
        table.heap[at] = table.heap[at + 1]
    return card


@compiled
def _other_end(table: Any, cloud: Any) -> Any:
    """Return the index of a cloud's playable card beside its last one, −1 for none (decision 7)."""
    first, end = table.first[cloud], table.end[cloud]
    if end - first < 2:
        return -1
    return end - 2 if table.last_two else first


# what `next` does


@compiled
def _begin(table: Any, deal: Any) -> None:
    for card in range(52):
        table.deck[card] = table.deck[card + 52] = card
    table.stream = deal
    _shuffle(table, table.deck, _CARDS)
    table.sizes[:] = 0
    table.heights[:] = 0
    table.takes[:] = 0
    table.placed = table.dealt = table.arcs = table.clouds = table.heaped = 0
    for suit in range(4):
        _tell_takes(table, suit, 1)


@compiled
def _deal_one(table: Any, ray: Any) -> None:
    dealt = table.dealt
    if dealt < _CARDS:  # the last arc may run short (decision 2)
        table.rays[ray, table.sizes[ray]] = table.deck[dealt]
        table.sizes[ray] += 1
        table.dealt += 1


@compiled
def _lay_arc(table: Any) -> None:
    """Lay the next arc (B 1, 3, 5; W §3: emptied rays first)."""
    if table.empty_first and table.arcs:
        for ray in range(1, _RAYS + 1):
            if not table.sizes[ray]:
                _deal_one(table, ray)
    for ray in range(1, _RAYS + 1):
        _deal_one(table, ray)
    table.arcs += 1


@compiled
def _set_ray(table: Any, ray: Any) -> None:
    """Gather a ray and deal it over the later ones; the rest becomes a cloud (B 8–11)."""
    count = table.sizes[ray]
    packet = table.rays[ray]
    table.sizes[ray] = 0
    cloud = table.clouds
    table.first[cloud] = table.end[cloud] = table.heaped
    for i in range(count):
        card = packet[count - 1 - i] if table.tip_first else packet[i]
        to = ray + 1 + i
        if to <= _RAYS:
            table.rays[to, table.sizes[to]] = card
            table.sizes[to] += 1
        else:
            table.heap[table.end[cloud]] = card
            table.end[cloud] += 1
    if table.end[cloud] > table.first[cloud]:
        table.heaped = table.end[cloud]
        table.clouds += 1


@compiled
def _blow(table: Any, wind: Any) -> None:
    """Mix the cards of all clouds into one row (B 12), by the wind's own stream."""
    count = 0
    for cloud in range(table.clouds):
        for i in range(table.first[cloud], table.end[cloud]):
            table.heap[count] = table.heap[i]
            count += 1
    players_own = table.stream
    table.stream = wind
    table.stream = ~_output(table)
    _shuffle(table, table.heap, count)
    table.stream = players_own
    table.first[0], table.end[0] = 0, count
    table.clouds = 1


# the player plain (CONTRACT)


@compiled
def _play_plain(table: Any, lowest: Any, open_ray: Any) -> None:
    """Play as plain does until nothing fits; rays below `lowest` have set."""
    while _plain_ray(table, lowest, open_ray) or _plain_cloud(table):
        pass


@compiled
def _plain_ray(table: Any, lowest: Any, open_ray: Any) -> Any:
    """Play the first card that fits from a ray; say whether there was one."""
    for ray in range(lowest, _RAYS + 1):
        size = table.sizes[ray]
        deepest = 0 if ray == open_ray else max(size - 1, 0)
        for at in range(size - 1, deepest - 1, -1):
            take = table.takes[table.rays[ray, at]]
            if take:
                _place(table, _from_ray(table, ray, at), 1 if take == 2 else 0)
                return True
    return False


@compiled
def _plain_cloud(table: Any) -> Any:
    """Play the first card that fits from a cloud; say whether there was one."""
    for cloud in range(table.clouds):
        if table.first[cloud] == table.end[cloud]:
            continue
        for at in (table.end[cloud] - 1, _other_end(table, cloud)):
            if at < 0:
                continue
            take = table.takes[table.heap[at]]
            if take:
                _place(table, _from_cloud(table, cloud, at), 1 if take == 2 else 0)
                return True
    return False


# the player random


@compiled
def _add(table: Any, count: Any, kind: Any, number: Any, at: Any, where: Any) -> Any:
    table.moves[count] = ((kind * 16 + number) * 128 + at) * 16 + where
    return count + 1


@compiled
def _add_plays(table: Any, count: Any, kind: Any, number: Any, at: Any, card: Any) -> Any:
    take = table.takes[card]
    if take & 1:
        count = _add(table, count, kind, number, at, 0)
    if take & 2:
        count = _add(table, count, kind, number, at, 1)
    return count


@compiled
def _list_plays(table: Any, open_ray: Any) -> Any:
    """List the plays in the engine's order; return how many there are."""
    count = 0
    for ray in range(1, _RAYS + 1):
        size = table.sizes[ray]
        deepest = 0 if ray == open_ray else max(size - 1, 0)
        for at in range(size - 1, deepest - 1, -1):
            count = _add_plays(table, count, _FROM_RAY, ray, at, table.rays[ray, at])
    for cloud in range(table.clouds):
        if table.first[cloud] < table.end[cloud]:
            for at in (table.end[cloud] - 1, _other_end(table, cloud)):
                if at >= 0:
                    card = table.heap[at]
                    count = _add_plays(table, count, _FROM_CLOUD, cloud, at, card)
    return count


@compiled
def _list_relocations(table: Any, count: Any, lowest: Any, open_ray: Any) -> Any:
    """List the moves to emptied rays after what is listed (decision 9)."""
    for ray in range(lowest, _RAYS + 1):
        size = table.sizes[ray]
        deepest = 0 if ray == open_ray else size - 1
        if size < 2:
            continue
        for at in range(size - 1, deepest - 1, -1):
            for target in range(lowest, _RAYS + 1):
                if not table.sizes[target]:
                    count = _add(table, count, _RELOCATE, ray, at, target)
    return count


@compiled
def _list_transfers(table: Any, count: Any) -> Any:
    """List the transfers after what is listed (B 6, decision 3)."""
    for suit in range(4):
        first, second = table.heights[suit], table.heights[suit + 4]
        if first + second != 13 or not first or not second:
            continue
        if table.to_kings and first > 1:
            count = _add(table, count, _TRANSFER, suit, 0, 0)
        if table.to_aces and second > 1:
            count = _add(table, count, _TRANSFER, suit, 0, 1)
    return count


@compiled
def _play_random(table: Any, lowest: Any, open_ray: Any) -> None:
    """Play as the player random does until it goes on."""
    while True:
        plays = _list_plays(table, open_ray)
        count = plays
        if table.relocate:
            count = _list_relocations(table, count, lowest, open_ray)
        count = _list_transfers(table, count)
        count = _add(table, count, _NEXT, 0, 0, 0)
        if count == 1:
            return
        eager = _below(table, 8)
        chosen = _below(table, plays if plays and eager else count)
        if not _make(table, table.moves[chosen]):
            return


@compiled
def _make(table: Any, move: Any) -> Any:
    """Make a listed move; False for `next`, and when the last card is placed."""
    where, at = move % 16, move // 16 % 128
    number, kind = move // 2048 % 16, move // 32768
    if kind == _FROM_RAY:
        _place(table, _from_ray(table, number, at), where)
    elif kind == _FROM_CLOUD:
        _place(table, _from_cloud(table, number, at), where)
    elif kind == _RELOCATE:
        table.rays[where, 0] = _from_ray(table, number, at)
        table.sizes[where] = 1
    elif kind == _TRANSFER:
        _transfer(table, number, where)
    else:
        return False
    return table.placed < _CARDS


# whole games


@compiled
def _play_on(table: Any, randomly: Any, lowest: Any, open_ray: Any) -> None:
    if randomly is None:
        _play_plain(table, lowest, open_ray)
    else:
        _play_random(table, lowest, open_ray)


@compiled
def _play_stages(table: Any, randomly: Any, deal: Any, row: Any) -> Any:
    """Play a deal to its end, fill in `row[2:]`, and return the outcome."""
    while table.dealt < _CARDS:
        _lay_arc(table)
        _play_on(table, randomly, 1, 0)
    row[2] = row[3] = row[4] = table.placed
    if table.placed == _CARDS:
        return _SUNRISE
    if table.sun_plays:
        for ray in range(1, _RAYS + 1):
            if table.sizes[ray]:
                _play_on(table, randomly, 1, ray)
        row[3] = row[4] = table.placed
        if table.placed == _CARDS:
            return _SUN
    for ray in range(1, _RAYS + 1):
        if table.sizes[ray]:
            _set_ray(table, ray)
            _play_on(table, randomly, ray + 1, 0)
    row[4] = table.placed
    if table.placed == _CARDS:
        return _SUNSET
    _blow(table, deal)
    _play_on(table, randomly, _RAYS + 1, 0)
    return _WIND if table.placed == _CARDS else _LOST


@compiled
def _play_deals(deals: Any, randomly: Any, tables: Any, rows: Any) -> None:
    table = tables[0]
    for i in range(len(deals)):
        _begin(table, deals[i])
        # the random player's own stream: the second output of SplitMix64(deal), complemented
        table.stream = deals[i]
        _output(table)
        table.stream = ~_output(table)
        rows[i, 0] = _play_stages(table, randomly, deals[i], rows[i])
        rows[i, 1] = table.placed
