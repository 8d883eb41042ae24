"""What "next" did: an arc, an opened ray, a ray taken down, the wind, the end."""

from collections.abc import Iterator

from sunviz.engine import Position
from sunviz.engine.legal import RAYS

from .told import Sentence, sentence


def sentences_of_next(before: Position, after: Position) -> Iterator[Sentence]:
    """Yield what the step "next" did, in the order in which it was done."""
    if after.arcs > before.arcs:
        yield from _arc(before, after)
    elif after.stage == "sun":
        yield from _open(before, after)
    elif after.stage == "sunset":
        yield from _set(before, after)
    elif after.stage == "wind":
        yield from _wind(before, after)
    else:
        yield _lost(before, after)


def empty_rays(position: Position, first: int = 1) -> list[int]:
    """Return the numbers of the rays without cards, from a ray on."""
    return [n for n in range(first, RAYS + 1) if not position.rays[n - 1]]


def _arc(before: Position, after: Position) -> Iterator[Sentence]:
    empty = empty_rays(before)
    if after.arcs == 1:
        yield sentence("arc-first")
    elif before.rules.refill == "empty_first":
        yield from _arc_after_refill(before, after, empty)
    elif empty:
        yield sentence("arc-begins", arc=after.arcs, rays=empty, count=len(empty))
    else:
        yield sentence("arc-next", arc=after.arcs)
    if not after.stock:
        yield sentence("stock-gone")


def _arc_after_refill(before: Position, after: Position, empty: list[int]) -> Iterator[Sentence]:
    """Yield an arc of W §3: the emptied rays first, as far as the stock goes."""
    stock, arc = len(before.stock), after.arcs
    filled, left_out = empty[:stock], empty[stock:]
    if left_out:
        yield sentence("refill-short", rays=filled, count=stock, without=left_out)
    elif filled:
        yield sentence("refill-first", rays=filled, count=len(filled))
    rest = stock - len(filled)
    if not rest:
        yield sentence("arc-none", arc=arc)
    elif rest < RAYS:
        yield sentence("arc-short", arc=arc, ray=rest, missing=RAYS - rest)
    else:
        yield sentence("arc-at-once" if filled else "arc-next", arc=arc)


def _open(before: Position, after: Position) -> Iterator[Sentence]:
    ray, passed = after.ray or 0, before.ray or 0
    if before.stage == "sunrise":
        yield sentence("sun-begins")
    if passed and len(before.rays[passed - 1]) > 1:
        yield sentence("ray-passed", ray=passed)
    yield from _skipped(before, passed, ray)
    yield sentence("ray-open", ray=ray, count=len(after.rays[ray - 1]))


def _skipped(before: Position, done: int, ray: int) -> Iterator[Sentence]:
    skipped = [n for n in empty_rays(before, done + 1) if n < ray]
    if skipped:
        yield sentence("rays-skipped", rays=skipped, count=len(skipped))


def _set(before: Position, after: Position) -> Iterator[Sentence]:
    ray = after.ray or 0
    if before.stage == "sun":
        yield sentence("sunset-begins")
    elif before.stage == "sunrise":
        yield sentence("sunset-begins-at-once")
    yield from _skipped(before, (before.ray or 0) if before.stage == "sunset" else 0, ray)
    if ray == RAYS:
        yield _last_ray(before, after)
        return
    yield _packet(before, ray)
    filled = [n for n in empty_rays(before, ray + 1) if after.rays[n - 1]]
    if len(before.rays[ray - 1]) > 1 and filled:
        yield sentence("set-fills", rays=filled, count=len(filled))
    if len(after.clouds) > len(before.clouds):
        yield sentence("cloud-forms", count=len(after.clouds[-1]), cloud=len(after.clouds))


def _packet(before: Position, ray: int) -> Sentence:
    cards = before.rays[ray - 1]
    base, tip, first, last = cards[0], cards[-1], ray + 1, ray + len(cards)
    if len(cards) == 1:
        return sentence("set-single", ray=ray, card=base, to=first)
    turned = before.rules.packet == "base_first"
    if last > RAYS:
        if turned:
            return sentence("set-turned-cloud", ray=ray, base=base, first=first)
        return sentence("set-lifted-cloud", ray=ray, tip=tip, first=first)
    key = "set-turned" if turned else "set-lifted"
    return sentence(key, ray=ray, base=base, tip=tip, first=first, last=last)


def _last_ray(before: Position, after: Position) -> Sentence:
    cards, cloud = before.rays[RAYS - 1], len(after.clouds)
    if len(cards) == 1:
        return sentence("set-last-single", ray=RAYS, card=cards[0], cloud=cloud)
    return sentence("set-last", ray=RAYS, count=len(cards), cloud=cloud)


def _wind(before: Position, after: Position) -> Iterator[Sentence]:
    if before.stage == "sunset":
        yield from _skipped(before, before.ray or 0, RAYS + 1)
    clouds = sum(1 for cloud in before.clouds if cloud)
    yield sentence("wind", clouds=clouds, count=len(after.clouds[0]))


def _lost(before: Position, after: Position) -> Sentence:
    key = "lost-stuck" if before.is_stuck else "lost-given-up"
    return sentence(key, count=sum(map(len, after.clouds)))
