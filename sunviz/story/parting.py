"""Where rule books part, in words: what each does there, and which clause says so."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sunviz.engine import RULE_BOOKS, Game, Rules
from sunviz.engine.parting import Parting, switches_between

from .catalogue import capital, say
from .citations import text_of
from .clause_data import Number
from .clauses import TEXTS, Clause, clause, clauses_of
from .narrator import narrate

_Switch = tuple[str, str | bool]

#: clauses that a switch rests on without their saying it in so many words: a
#: playable card is one that may go to a row (B 4, S 5); W 7 leaves the order open
_READ: Final[dict[_Switch, dict[str, Number]]] = {
    ("relocate", False): {"B": 4, "S": 5},
    ("packet", "base_first"): {"W": 7},
    ("packet", "tip_first"): {"W": 7},
}


@dataclass(frozen=True)
class SideTold:
    """What one rule book does at a parting: its name, the step, the clauses that decide.

    ``line`` is all of it in one line.
    """

    name: str
    text: str
    clauses: tuple[str, ...]
    line: str


@dataclass(frozen=True)
class PartingTold:
    """A parting in words: that they part and what decides, then each side."""

    text: str
    sides: tuple[SideTold, ...]

    def __str__(self) -> str:
        return "\n".join([self.text, *(side.line for side in self.sides)])


def book_name(rules: Rules, lang: str) -> str:
    """Return the name of some rules: their rule book, and what is changed in it.

    >>> book_name(RULE_BOOKS["ru-web"], "en")
    'The web article'
    >>> book_name(RULE_BOOKS["ru-book"].but(sun_plays=False), "sv")
    'Boken (ändrad: solen spelar inte)'
    """
    book = RULE_BOOKS[rules.book]
    name = say(lang, f"ui-book-{rules.book}")
    changes = [
        say(lang, "compare-change", change=f"{switch}-{str(getattr(rules, switch)).lower()}")
        for switch in switches_between(rules, book)
    ]
    return say(lang, "compare-changed", name=name, changes="; ".join(changes)) if changes else name


def deciding_clause(rules: Rules, switch: str, stage: str) -> Clause | None:
    """Return the clause that sets a switch as some rules do, or None where no text does.

    The text that the rules follow comes before the others, and in it a clause
    on the stage before one on another stage.

    >>> deciding_clause(RULE_BOOKS["ru-web"], "cloud_ends", "wind").label("en")
    'the web article, § 9'
    >>> deciding_clause(RULE_BOOKS["ru-web"].but(sun_plays=False), "sun_plays", "sunrise").cited
    ('B', 'V1')
    """
    wanted: _Switch = (switch, getattr(rules, switch))
    for text in sorted(TEXTS, key=lambda other: other != text_of(rules)):
        saying = [one for one in clauses_of(text) if wanted in one.switches]
        if saying:
            return next((one for one in saying if stage in one.stages), saying[0])
        if text in _READ.get(wanted, {}):
            return clause(text, _READ[wanted][text])
    return None


def tell_parting(games: Sequence[Game], parting: Parting, lang: str) -> PartingTold:
    """Return a parting in words, with each game that takes part in it, in order."""
    sides = tuple(_side(games, parting, number, lang) for number in parting.games)
    return PartingTold(" ".join(_headline(games, parting, lang)), sides)


def _headline(games: Sequence[Game], parting: Parting, lang: str) -> list[str]:
    said = [say(lang, "compare-here", at=parting.at)]
    if len(parting.games) < len(games):
        names = _names(games, parting.games, lang)
        said = [say(lang, "compare-here-too", at=parting.at, together=names)]
    said += _decided(parting, lang)
    alone = [group for group in parting.groups if len(group) == 1]
    for together in (group for group in parting.groups if len(group) > 1):
        names = _names(games, together, lang)
        one = _names(games, alone[0], lang)
        said.append(capital(say(lang, "compare-alone", alone=one, together=names)))
    return said


def _decided(parting: Parting, lang: str) -> list[str]:
    said = [say(lang, "compare-decides", switch=switch) for switch in parting.switches]
    return [*said, say(lang, "compare-chosen")] if parting.chosen else said


def _side(games: Sequence[Game], parting: Parting, number: int, lang: str) -> SideTold:
    game, at = games[number], parting.at
    before = game.positions[at - 1]
    told = narrate(before, game.moves[at - 1], game.positions[at], lang)
    others = [games[n] for group in parting.groups if number not in group for n in group]
    clauses = tuple(
        _clause_line(game.rules, switch, before.stage, lang)
        for switch in parting.switches
        if any(switch in switches_between(game.rules, other.rules) for other in others)
    )
    name = book_name(game.rules, lang)
    line = say(lang, "compare-side", name=name, text=" ".join([told.text, *clauses]))
    return SideTold(name, told.text, clauses, line)


def _clause_line(rules: Rules, switch: str, stage: str, lang: str) -> str:
    decides = deciding_clause(rules, switch, stage)
    if decides is None:
        return say(lang, "compare-no-clause")
    cite = capital(decides.label(lang))
    return say(lang, "compare-clause", cite=cite, text=decides.said(lang))


def tell_way(games: Sequence[Game], partings: Sequence[Parting], at: int, lang: str) -> str:
    """Return how the games stand to each other at a step: alike, parting, parted or never to part.

    `partings` are those of the games, the earliest first.
    """
    if not partings:
        return " ".join(_never(games, lang))
    past = [parting for parting in partings if parting.at <= at]
    if not past:
        return say(lang, "compare-alike", count=len(games), at=partings[0].at)
    here = [tell_parting(games, parting, lang).text for parting in past if parting.at == at]
    if here:
        return " ".join(here)
    return " ".join(_parted(games, past, lang))


def _parted(games: Sequence[Game], past: Sequence[Parting], lang: str) -> list[str]:
    said = [say(lang, "compare-parted", at=past[0].at), *_decided(past[0], lang)]
    for parting in past[1:]:
        names = _names(games, parting.games, lang)
        said.append(capital(say(lang, "compare-parted-too", together=names, at=parting.at)))
        said += _decided(parting, lang)
    together = (_names(games, group, lang) for group in past[-1].groups if len(group) > 1)
    return said + [capital(say(lang, "compare-still", together=names)) for names in together]


def _never(games: Sequence[Game], lang: str) -> list[str]:
    said = [say(lang, "compare-never", steps=len(games[0].moves))]
    switches = switches_between(*(game.rules for game in games))
    if not switches:
        return [*said, say(lang, "compare-same")]
    return said + [say(lang, "compare-unused", switch=switch) for switch in switches]


def _names(games: Sequence[Game], numbers: Sequence[int], lang: str) -> list[str]:
    """Return the names of some games' rules as they stand inside a sentence."""
    return [_name(games[number].rules, lang) for number in numbers]


def _name(rules: Rules, lang: str) -> str:
    changed = "no" if rules == RULE_BOOKS[rules.book] else "yes"
    return say(lang, "compare-name", book=rules.book, changed=changed)
