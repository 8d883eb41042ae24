"""Tables: sound positions of which a test tells only what matters to it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sunviz.engine import Position, Rules, read_rules
from sunviz.engine.cards import PACK, SUITS, card_text, read_card, read_cards


def table(
    stage: str = "sunrise",
    *,
    rules: str | Rules = "ru-book",
    arcs: int | None = None,
    ray: int | None = None,
    rays: Mapping[int, str] | None = None,
    aces: str = "",
    kings: str = "",
    clouds: Sequence[str] = (),
    stock: str | None = None,
    fill: str | None = None,
    wind: Any = 0,
) -> Position:
    """Return a sound position with these cards; the other cards go where a test does not look.

    `aces` and `kings` name the *top* card of each pile begun ("6C KD"); in
    variant 2 `kings` is the second ace row. `rays` are by number, base to tip;
    those not named take other cards. What still has no place goes to piles of
    the suits of `fill` (all four) whose piles the test does not name; or, if a
    cloud has a "*", those piles are built as high as can be and all the rest
    lies in that place of the cloud; if it is a "*" alone, in as many clouds as
    are needed.
    """
    return Position.from_dict(
        table_dict(
            stage,
            rules=rules,
            arcs=arcs,
            ray=ray,
            rays=rays,
            aces=aces,
            kings=kings,
            clouds=clouds,
            stock=stock,
            fill=fill,
        ),
        rules=rules,
        wind=wind,
    )


def table_dict(
    stage: str = "sunrise",
    *,
    rules: str | Rules = "ru-book",
    arcs: int | None = None,
    ray: int | None = None,
    rays: Mapping[int, str] | None = None,
    aces: str = "",
    kings: str = "",
    clouds: Sequence[str] = (),
    stock: str | None = None,
    fill: str | None = None,
) -> dict[str, Any]:
    """Return the dictionary of `table`, for tests that then spoil it."""
    two_rows = read_rules(rules).foundations == "two_ace_rows"
    told = {number: read_cards(text) for number, text in (rays or {}).items()}
    rows = [read_cards(cloud.replace("*", "")) for cloud in clouds]
    starred = next((i for i, cloud in enumerate(clouds) if "*" in cloud), None)
    piles = _piles(aces, False) + _piles(kings, not two_rows)
    left = Counter(PACK) + Counter(PACK)
    for cards in (*told.values(), *rows, *piles):
        _take(left, cards)
    stock_cards = () if stock is None else read_cards(stock)
    _take(left, stock_cards)
    if stage != "sunrise":
        arcs = 8 if arcs is None else arcs
    elif arcs is None:
        arcs = _arcs_that_fit(told, sum(left.values()), stock is None)
    if stage == "sunrise" and stock is None:
        by_rank = sorted(left.elements(), key=lambda card: (card % 13, card), reverse=True)
        stock_cards = tuple(by_rank[: 104 - 13 * arcs])
        _take(left, stock_cards)
    room = {n: _room(stage, arcs, ray or 0, n) for n in range(1, 14) if n not in told}
    wish = (SUITS if starred is None else "") if fill is None else fill
    free = [s for s in range(4) if SUITS[s] in wish and not piles[s] and not piles[s + 4]]
    need = sum(left.values()) - sum(room.values()) if starred is None else 104
    _fill_piles(piles, left, free, need, two_rows)
    if starred is None:
        _fill_rays(told, left, room)
    else:
        head, tail = clouds[starred].split("*")
        rows[starred] = (*read_cards(head), *sorted(left.elements()), *read_cards(tail))
        if clouds[starred] == "*" and stage == "sunset" and starred == len(clouds) - 1:
            size = 2 * (ray or 0) - 6  # the most that one ray could give
            rest = rows.pop()
            rows += [rest[at : at + size] for at in range(0, len(rest), size)]
        left.clear()
    assert not +left, f"no place for {[card_text(card) for card in left.elements()]}"
    return {
        "stage": stage,
        "arcs": arcs,
        "ray": ray,
        "stock": _texts(stock_cards),
        "rays": [_texts(told.get(n, ())) for n in range(1, 14)],
        "aces": [_texts(pile) for pile in piles[:4]],
        ("aces2" if two_rows else "kings"): [_texts(pile) for pile in piles[4:]],
        "clouds": [_texts(row) for row in rows],
    }


def _texts(cards: Iterable[int]) -> list[str]:
    return [card_text(card) for card in cards]


def _take(left: Counter[int], cards: Iterable[int]) -> None:
    for card in cards:
        assert left[card] > 0, f"{card_text(card)} is used up"
        left[card] -= 1


def _piles(tops: str, down: bool) -> list[tuple[int, ...]]:
    piles: list[tuple[int, ...]] = [()] * 4
    for text in tops.split():
        card = read_card(text)
        suit = card // 13
        piles[suit] = (
            tuple(range(suit * 13 + 12, card - 1, -1))
            if down
            else tuple(range(suit * 13, card + 1))
        )
    return piles


def _arcs_that_fit(told: Mapping[int, Sequence[int]], left: int, dealing: bool) -> int:
    deepest = max(map(len, told.values()), default=0)
    for arcs in range(max(1, deepest), 9):
        rest = left - (104 - 13 * arcs if dealing else 0)
        if 0 <= rest <= arcs * (13 - len(told)):
            return arcs
    raise AssertionError("say how many arcs have been laid")


def _room(stage: str, arcs: int, ray: int, number: int) -> int:
    if stage in ("sunrise", "sun"):
        return arcs
    return 8 + ray if stage == "sunset" and number > ray else 0


def _fill_piles(
    piles: list[tuple[int, ...]], left: Counter[int], free: list[int], need: int, two_rows: bool
) -> None:
    for index in [suit + row for row in (0, 4) for suit in free]:
        suit, down = index % 4, index >= 4 and not two_rows
        while need > 0 and len(piles[index]) < 13:
            height = len(piles[index])
            card = suit * 13 + (12 - height if down else height)
            if not left[card]:
                break
            left[card] -= 1
            piles[index] += (card,)
            need -= 1


def _fill_rays(
    told: dict[int, tuple[int, ...]], left: Counter[int], room: Mapping[int, int]
) -> None:
    # high cards first: on filled rays the low cards, then, lie at the tips of no one's interest
    cards = sorted(left.elements(), key=lambda card: (card % 13, card), reverse=True)
    rows: dict[int, list[int]] = {n: [] for n in room}
    while cards and any(len(rows[n]) < room[n] for n in room):
        for n in room:
            if cards and len(rows[n]) < room[n]:
                rows[n].append(cards.pop(0))
    left.clear()
    left.update(cards)
    told.update({n: tuple(row) for n, row in rows.items()})
