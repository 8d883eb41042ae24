"""The "almost unbelievable" as a number: how rarely stage one alone brings the patience out.

Too rarely for plain simulation, so the way up is split into levels. Many
shuffled decks are scored by the cards placed at sunrise. Those that reach the
first level are kept and copied until they are as many as before; random swaps of
two cards, none of which may fall below the level, make the copies differ; and so on,
level by level. The product of the shares that reached their level is the
chance sought: multilevel splitting (Kahn & Harris 1951) with Metropolis moves,
also called subset simulation (Au & Beck 2001) or generalized splitting (Botev
& Kroese 2012).

A pilot run chooses the levels. With levels chosen beforehand, decks drawn
from all decks at the start, and moves that keep the law of each level, the product
is unbiased however well the moves mix (Del Moral, Doucet & Jasra 2006; Cérou, Del
Moral, Furon & Guyader 2012). Poor mixing only spreads the products of independent
repeats, and that spread is what the interval is made of.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from operator import index
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sunviz.engine import Rules, read_rules
from sunviz.engine.cards import DECK_SIZE, Card, cards_text, missing_and_extra, read_cards
from sunviz.engine.deals import MAX_DEAL
from sunviz.story import check_language

from .errors import StudyError
from .header import versions
from .in_order import in_order
from .needs import need
from .progress import progress_bar
from .rare_chance import RareChance, estimate
from .teams import Alone, Threads, check_workers

#: about this share of the decks is kept at each level; what wastes least, by trial
_KEPT: Final = 0.25
#: so often the pilot run tries to get above a level before it gives up
_MOST_TRIES: Final = 20
_MOST: Final = {"at_least": DECK_SIZE, "seed": MAX_DEAL}
_LEAST: Final = {"decks": 10, "steps": 1, "repeats": 2}


class _Way(NamedTuple):
    """What decks climb: rules, the cards known beforehand, the goal, how many decks and swaps."""

    rules: Rules
    known: tuple[Card, ...]
    at_least: int
    decks: int
    steps: int


class _Repeat(NamedTuple):
    """What an independent repeat found: its estimate, and a deck that got there."""

    estimate: float
    example: str


def chance_in_sunrise(
    rules: str | Rules = "ru-book",
    *,
    at_least: int = DECK_SIZE,
    known: str | Sequence[str] = (),
    decks: int = 2000,
    steps: int = 25,
    repeats: int = 20,
    seed: int = 1,
    workers: int | None = None,
    progress: bool = True,
    lang: str = "en",
) -> RareChance:
    """Return the chance that the player plain places so many cards at sunrise, with its interval.

    `at_least` is how many cards, 0…104; 104 brings the patience out in stage
    one. `known` are the cards dealt first, if the chance is asked in the middle
    of things; the others are shuffled. `decks` (10 or more) climb together and try
    `steps` swaps (1 or more) at each level; the whole is done `repeats` times
    (2 or more), each with its own stream. The same `seed`, 0…2⁶⁴−1, gives the
    same figures, whatever the number of `workers` (threads, by default one a
    core). `progress` shows a bar, in the language `lang`.

    A chance that one level covers is a plain share, with the interval of
    `share_of`. Else the interval is Student's, of the independent repeats. Too few
    decks make it too narrow: then most repeats miss what a few see, which shows in
    ``estimates`` that differ many times over.

    Raises `StudyError` if a number will not do, numba is missing, no deck gets there, or
    the repeats differ too much; `RulesError` and `CardError` for rules and cards that are none.
    Source: see the module's head.

    >>> chance = chance_in_sunrise(at_least=45, decks=500, workers=1, progress=False)
    >>> chance.low < chance.estimate < chance.high, round(chance.estimate, 2)
    (True, 0.03)
    """
    check_language(lang)
    numbers = {
        "at_least": at_least, "decks": decks, "steps": steps, "repeats": repeats, "seed": seed,
    }  # fmt: skip
    numbers = {name: _whole(name, number) for name, number in numbers.items()}
    at_least, decks, steps, repeats, seed = numbers.values()
    rules, cards = read_rules(rules), _read_known(known)
    workers = check_workers(workers)
    need("numba")
    way = _Way(rules, cards, at_least, decks, steps)
    header: dict[str, Any] = {
        "rules": rules.name, "player": "plain", "known": cards_text(cards), **numbers,
        "date": datetime.now(UTC).isoformat(timespec="seconds"), **versions(fast=True),
    }  # fmt: skip
    first, *streams = np.random.SeedSequence(seed).generate_state(repeats + 1, np.uint64)
    levels = _pilot(way, first)
    played = decks * (1 + steps * (len(levels) - 1))  # in a repeat
    done: list[_Repeat] = []
    team = Alone() if workers == 1 else Threads(min(workers, repeats))
    with progress_bar(repeats * played, 0, shown=progress, lang=lang) as bar:
        tasks = ((way, stream, levels) for stream in streams)
        with closing(in_order(team, _repeat, tasks)) as results:
            for result in results:
                done.append(result)
                bar.update(played)
    example = next((repeat.example for repeat in done if repeat.example), "")
    return estimate(header, levels, [repeat.estimate for repeat in done], example)


class _Climbers:
    """Decks on their way up. Attributes: `scores`, the cards that each places, 0…104."""

    def __init__(self, way: _Way, stream: np.uint64) -> None:
        from .kernel import new_table, sunrise

        self._way, self._kernel = way, sunrise
        self._table = new_table(way.rules)
        self._table["stream"] = stream
        others, _ = missing_and_extra(way.known)
        self._decks = np.tile(np.array([*way.known, *others], np.uint8), (way.decks, 1))
        self.scores = np.empty(way.decks, np.int64)
        sunrise.shuffle_rows(self._table, self._decks, len(way.known))
        sunrise.play_sunrises(self._table, self._decks, self.scores)

    def at(self, level: int) -> NDArray[np.int64]:
        """Return the places of the decks that reach a level."""
        return np.flatnonzero(self.scores >= level)

    def climb(self, level: int) -> None:
        """Go on with the decks that reach a level, copied until they are as many as before."""
        places = self.at(level)
        self._kernel.shuffle_rows(self._table, places[None], 0)  # who is copied once more is chance
        chosen = np.resize(places, self._way.decks)
        self._decks, self.scores = self._decks[chosen], self.scores[chosen]
        known, steps = len(self._way.known), self._way.steps
        self._kernel.climb(self._table, self._decks, self.scores, level, known, steps)

    def example(self, level: int) -> str:
        """Return a deck that reaches a level, as text; "" if none does."""
        places = self.at(level)
        return cards_text(self._decks[places[0]].tolist()) if len(places) else ""


def _pilot(way: _Way, stream: np.uint64) -> tuple[int, ...]:
    """Return levels that about a share of `_KEPT` reaches, each from the one before."""
    climbers = _Climbers(way, stream)
    levels: list[int] = []
    tries = 0
    while True:
        best = np.sort(climbers.scores)[::-1]
        level = int(best[int(way.decks * _KEPT)])
        if levels:
            level = max(level, levels[-1] + 1)
        level = min(level, way.at_least)
        if level <= best[0]:
            levels.append(level)
            tries = 0
        elif tries == _MOST_TRIES or not levels:
            _refuse_goal(way.at_least, int(best[0]))
        if levels[-1] == way.at_least:
            return tuple(levels)
        tries += 1
        climbers.climb(levels[-1])


def _repeat(way: _Way, stream: np.uint64, levels: tuple[int, ...]) -> _Repeat:
    """Climb once: an unbiased estimate of the chance, 0 if no deck gets to the end."""
    climbers = _Climbers(way, stream)
    product = 1.0
    for level in levels:
        product *= len(climbers.at(level)) / way.decks
        if not product or level == levels[-1]:
            break
        climbers.climb(level)
    return _Repeat(product, climbers.example(way.at_least))


def _whole(name: str, number: object) -> int:
    least, most = _LEAST.get(name, 0), _MOST.get(name, 10**6)
    try:
        whole = index(number)  # type: ignore[arg-type]
    except TypeError:
        whole = -1
    if isinstance(number, bool) or not least <= whole <= most:
        raise StudyError(
            f"{name}={number!r} will not do: a whole number from {least} to {most} is needed",
            key="rare_number",
            name=name,
            given=str(number),
            least=str(least),
            most=str(most),
        )
    return whole


def _read_known(known: str | Sequence[str]) -> tuple[Card, ...]:
    cards = read_cards(known)
    _, extra = missing_and_extra(cards)
    if extra:
        raise StudyError(
            f"two packs hold no third {cards_text(extra)}: leave it out of the known cards",
            key="rare_known",
            cards=cards_text(extra),
        )
    return cards


def _refuse_goal(at_least: int, most: int) -> None:
    raise StudyError(
        f"no deck placed {at_least} cards at sunrise, {most} at most: raise decks, or take a"
        " lower goal",
        key="rare_goal",
        at_least=at_least,
        most=most,
        option="decks",
    )
