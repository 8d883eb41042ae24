"""The quiz question what happens next: one true story of the step, and a few near misses."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from sunviz.engine import Position, RulesError
from sunviz.engine.deals import SplitMix64
from sunviz.engine.legal import RAYS
from sunviz.engine.moves import NEXT
from sunviz.engine.steps import after
from sunviz.story import narrate, say
from sunviz.story.explaining import next_ray
from sunviz.story.going_on import empty_rays, sentences_of_next
from sunviz.story.told import Sentence

from .asked import Choosing
from .landings_asked import tells_order
from .making import with_rules
from .question import Feedback, refuse

_FEWEST, _MOST = 2, 3
_CLOUD: Final = "cloud"
#: what a sentence claims of the step: the event, and of which field which fact is read
_CLAIMS: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "arc-first": ("arc", {}),
    "arc-next": ("arc", {"arc": "arc"}),
    "arc-begins": ("arc", {"arc": "arc", "begins": "rays"}),
    "arc-at-once": ("arc", {"arc": "arc"}),
    "arc-short": ("arc", {"arc": "arc"}),
    "arc-none": ("arc", {"arc": "arc"}),
    "refill-first": ("arc", {"first": "rays"}),
    "refill-short": ("arc", {"first": "rays"}),
    "ray-open": ("open", {"ray": "ray"}),
    "set-single": ("set", {"ray": "ray", "last": "to"}),
    "set-turned": ("set", {"ray": "ray", "last": "last"}),
    "set-turned-cloud": ("set", {"ray": "ray"}),
    "set-lifted": ("set", {"ray": "ray", "last": "last"}),
    "set-lifted-cloud": ("set", {"ray": "ray"}),
    "set-last": ("set", {"ray": "ray", "cloud": "count"}),
    "set-last-single": ("set", {"ray": "ray"}),
    "cloud-forms": ("set", {"cloud": "count"}),
    "wind": ("wind", {"count": "count"}),
    "lost-stuck": ("lost", {}),
    "lost-given-up": ("lost", {}),
}
#: the facts in the order in which a wrong one is spoken of
_FACTS: Final = ("event", "arc", "first", "begins", "ray", "order", "last", "cloud", "count")

Story = tuple[Sentence, ...]


@dataclass(frozen=True)
class WhatNext(Choosing):
    """What happens when the player goes on.

    ``stories`` are what the narrator would tell, one of it true; ``false``
    names for each what is wrong with it: a fact, empty for the true one.
    """

    kind: ClassVar[str] = "next"

    stories: tuple[Story, ...]
    false: tuple[str, ...]

    def prompt(self, lang: str) -> str:
        """Return the question."""
        return say(lang, "quiz-ask-next")

    def choices(self, lang: str) -> tuple[str, ...]:
        """Return the stories in words."""
        return tuple(" ".join(one.said(lang) for one in story) for story in self.stories)

    def why(self, lang: str) -> str:
        """Return what the narrator tells of the step, with the clause."""
        return narrate(self.position, NEXT, after(self.position, NEXT), lang).line

    def answer(self, lang: str) -> str:
        """Return the true story, with the clause."""
        return self.why(lang)

    def _refused(self, choice: int, lang: str) -> Feedback:
        rules = self.position.rules
        said = say(
            lang,
            f"quiz-false-{self.false[choice]}",
            stage=self.position.stage,
            refill=rules.refill,
            packet=rules.packet,
        )
        return refuse(lang, said)


def comes_next(draw: SplitMix64, position: Position) -> WhatNext | None:
    """Return the question, if there are near misses that are false for sure."""
    if position.stage == "wind":
        return None
    there = after(position, NEXT)
    true = tuple(sentences_of_next(position, there))
    facts = _facts(position, true)
    found: dict[tuple[Any, ...], tuple[Story, str]] = {}
    for before in draw.shuffled(tuple(_slips(draw, position))):
        story = tuple(sentences_of_next(before, after(before, NEXT)))
        claimed = claims(story)
        false = _first_false(claimed, facts)
        if false:
            found.setdefault(tuple(claimed.items()), (story, false))
    wrong = list(found.values())[:_MOST]
    if len(wrong) < _FEWEST:
        return None
    told = draw.shuffled(((true, ""), *wrong))
    stories, faults = zip(*told, strict=True)
    return WhatNext(position, faults.index(""), stories, faults)


def claims(story: Iterable[Sentence]) -> dict[str, Any]:
    """Return what a story claims of a step, fact by fact.

    >>> from sunviz.story.told import sentence
    >>> claims([sentence("ray-open", ray=4, count=3)])
    {'event': 'open', 'ray': 4}
    """
    found: dict[str, Any] = {}
    for one in story:
        event, fields = _CLAIMS.get(one.key, ("", {}))
        if event:
            found.setdefault("event", event)
        for fact, field in fields.items():
            value = one.fields[field]
            found[fact] = tuple(value) if isinstance(value, list) else value
        if one.key.startswith(("set-turned", "set-lifted")):
            found["order"] = one.key.split("-")[1]
        if one.key.endswith("-cloud"):
            found["last"] = _CLOUD
    return found


def _facts(before: Position, true: Story) -> dict[str, Any]:
    """Return the true claims, and what the true story need not mention."""
    facts = {"first": (), "cloud": 0, **claims(true)}
    if facts["event"] == "arc":
        facts["arc"] = before.arcs + 1
        facts["begins"] = tuple(empty_rays(before))
    row = before.rays[facts["ray"] - 1] if facts["event"] == "set" else ()
    if row and row[0] == row[-1]:  # base and tip look the same: no order can be told
        facts["order"] = None
    return facts


def _first_false(claimed: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
    """Return the first fact that a story gets wrong for sure, or nothing."""
    for fact in _FACTS:
        if fact in claimed and _is_false(claimed[fact], facts.get(fact, _NEVER), fact):
            return fact
    return ""


#: what no story claims
_NEVER: Final = object()


def _is_false(claimed: Any, true: Any, fact: str) -> bool:
    if true is None:
        return False
    if fact in ("first", "begins") and isinstance(true, tuple):
        return not set(claimed) <= set(true)  # some of the rays would not be a lie
    return bool(claimed != true)


# the slips: tables as an inattentive reader takes them, from which the engine goes on


def _slips(draw: SplitMix64, position: Position) -> Iterator[Position]:
    yield from _other_rules(position)
    if position.stock:
        yield from _wrong_arcs(draw, position)
    else:
        yield from _wrong_rays(position)
    if position.stage == "sunset":
        yield from _wrong_ends(position)


def _other_rules(position: Position) -> Iterator[Position]:
    """Yield the same table under rules of which one switch is set otherwise."""
    rules = position.rules
    switches: list[tuple[str, object, object]] = [
        ("refill", "with_arc", "empty_first"),
        ("sun_plays", True, False),
    ]
    if tells_order(rules):
        switches.append(("packet", "base_first", "tip_first"))
    for switch, one, other in switches:
        try:
            changed = rules.but(**{switch: other if getattr(rules, switch) == one else one})
        except RulesError:
            continue
        yield with_rules(position, changed)


def _wrong_arcs(draw: SplitMix64, position: Position) -> Iterator[Position]:
    """Yield tables with an arc too many or too few, another ray empty, or no stock left."""
    for arcs in (position.arcs + 1, position.arcs - 1):
        if 1 <= arcs <= 7:
            yield position.changed("sunrise", arcs=arcs)
    filled = [n for n in range(1, RAYS + 1) if position.rays[n - 1]]
    yield _with_ray(position, filled[draw.below(len(filled))], ())
    yield position.changed("sunrise", stock=())


def _wrong_rays(position: Position) -> Iterator[Position]:
    """Yield tables with another ray in turn, or in another stage."""
    ray = next_ray(position)
    if ray is None:
        return
    there = after(position, NEXT)
    if next_ray(there) is not None:
        yield position.changed(there.stage, ray=ray)  # the next one but one
    yield position.changed("sunset", ray=ray - 1)
    if position.rules.sun_plays:
        yield position.changed("sun", ray=ray - 1)
    row = position.rays[ray - 1]
    if len(row) > 2:
        yield _with_ray(position, ray, (row[0], *row[2:]))  # a card fewer
        yield _with_ray(position, ray, (row[0], row[1], *row[1:]))  # a card more


def _wrong_ends(position: Position) -> Iterator[Position]:
    """Yield tables at the end of sunset, or one card short of it."""
    clouds = [cloud for cloud in position.clouds if cloud]
    if not clouds:
        return
    yield position.changed("sunset", ray=RAYS, rays=((),) * RAYS)
    row = tuple(card for cloud in clouds for card in cloud)
    if next_ray(position) is None:
        yield position.changed("wind", ray=None, clouds=(row,))
        if len(row) > 2:
            yield position.changed("sunset", clouds=(row[:-1],))
        last = position.changed("sunset", ray=RAYS - 1, clouds=position.clouds[:-1])
        yield _with_ray(last, RAYS, clouds[-1])


def _with_ray(position: Position, number: int, row: tuple[int, ...]) -> Position:
    """Return the table with other cards in a ray."""
    rays = (*position.rays[: number - 1], row, *position.rays[number:])
    return position.changed(position.stage, rays=rays)
