"""Every clause of the three texts, retold, and how it stands beside the other two texts."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from textwrap import fill
from typing import Final, Literal, NoReturn, TypeAlias

from sunviz.engine import RULE_BOOKS, SWITCHES, Position, Rules, SunError

from .catalogue import capital, say
from .citations import cite, text_of
from .clause_data import LINKS, ROWS, Number, Row, Topic
from .languages import check_language
from .narrator import stage_key
from .told import Clauses, Told

#: what a text does beside a clause of another
Stands: TypeAlias = Literal["agrees", "differs", "silent"]
#: the ids of the texts: the Russian book, the web article, the Swedish article
TEXTS: Final = ("B", "W", "S")
#: a notebook's line, in letters
_WIDE: Final = 88


class TextError(SunError):
    """A text, or a clause of a text, that there is not."""


@dataclass(frozen=True)
class Beside:
    """How another text stands beside a clause.

    ``clauses`` are the other text's clauses on the same thing, none when it is
    silent; ``contrast`` and ``note`` name sentences of the catalogue.
    """

    text: str
    stands: Stands
    clauses: tuple[Number, ...]
    contrast: str = ""
    note: str = ""

    def said(self, lang: str) -> str:
        """Return in one or two sentences how the other text stands.

        >>> clause("B", 4).beside[1].said("sv")
        'Den svenska artikeln säger detsamma (§ 5).'
        """
        if self.stands == "silent":
            told = say(lang, "beside-silent", text=self.text)
        else:
            told = say(
                lang, self._key, text=self.text, clauses=self.clauses, count=len(self.clauses)
            )
        return f"{told} {say(lang, self.note, text=self.text)}" if self.note else told

    @property
    def _key(self) -> str:
        return f"differs-{self.contrast}" if self.stands == "differs" else "beside-agrees"


@dataclass(frozen=True)
class Clause:
    """A clause of one of the texts.

    ``text`` is B, W or S; ``number`` its number there, V1 and V2 for the book's
    variants; ``topics`` the rows of RULES.md's table it belongs to; ``stages``
    the stages it governs; ``switches`` the switches of `Rules` it sets, with
    their values; ``beside`` how each other text stands; ``proofs`` the names
    of the engine's tests that prove it.
    """

    text: str
    number: Number
    topics: tuple[Topic, ...]
    stages: tuple[str, ...]
    switches: tuple[tuple[str, str | bool], ...]
    beside: tuple[Beside, ...]
    proofs: tuple[str, ...]

    @property
    def cited(self) -> Clauses:
        """The clause as the narrator cites it.

        >>> clause("B", 9).cited
        ('B', 9)
        """
        return (self.text, self.number)

    @property
    def governs(self) -> tuple[str, ...]:
        """The stages and the names of the switches that the clause governs.

        >>> clause("B", 11).governs
        ('sunset', 'cloud_ends')
        """
        return self.stages + tuple(switch for switch, _ in self.switches)

    def holds(self, rules: Rules) -> bool:
        """Tell whether the clause holds under some rules: they set its switches as it does.

        >>> clause("B", 7).holds(RULE_BOOKS["ru-book-v1"])
        False
        """
        return all(getattr(rules, switch) == value for switch, value in self.switches)

    def said(self, lang: str) -> str:
        """Return the clause retold in one to three sentences; `LanguageError` if unknown.

        >>> clause("W", 4).said("en")[:44]
        'So it goes on until the whole stock is laid '
        """
        return say(lang, f"clause-{self.text}-{self.number}")

    def label(self, lang: str) -> str:
        """Return the clause's citation.

        >>> clause("B", 4).label("ru")
        'книга, п. 4'
        """
        return cite(self.cited, lang)


@dataclass(frozen=True)
class ClauseTold:
    """A clause in a reader's language: its citation, its retelling, the other two texts.

    `str` gives citation and retelling, broken into lines.
    """

    clause: Clause
    label: str
    text: str
    beside: tuple[str, ...]

    def __str__(self) -> str:
        whole = f"{capital(self.label)}. {self.text}"
        return fill(whole, _WIDE, break_long_words=False, break_on_hyphens=False)


def clauses(text: str, lang: str) -> tuple[ClauseTold, ...]:
    """Return all clauses of a text, in its own order, in the reader's language.

    `text` is B (the Russian book), W (the web article) or S (the Swedish
    article), `TextError` otherwise; `lang` one of `LANGUAGES`, `LanguageError`
    otherwise. ``beside`` tells, for each other text, whether it says the same,
    differs, or is silent.

    >>> told = clauses("B", "en")
    >>> len(told), told[5].label, told[5].beside[1]
    (14, 'the book, clause 6', 'The Swedish article says the same (§ 6).')
    """
    lang = check_language(lang)
    return tuple(_told(one, lang) for one in clauses_of(text))


def clauses_of(text: str) -> tuple[Clause, ...]:
    """Return all clauses of a text, in its own order; `TextError` if there is no such text.

    >>> [one.number for one in clauses_of("W")]
    [1, 2, 3, 4, 5, 6, 7, 8, 9]
    """
    if text not in TEXTS:
        _refuse_text(text)
    return _clauses_of(text)


def clause(text: str, number: Number) -> Clause:
    """Return one clause; `TextError` if the text has no clause of that number.

    >>> clause("B", "V1").switches
    (('sun_plays', False),)
    """
    found = [one for one in clauses_of(text) if one.number == number]
    return found[0] if found else _refuse_clause(text, number)


def clauses_in_force(subject: Told | Position | Clauses) -> tuple[Clause, ...]:
    """Return the clauses in force: those a step has followed, or those of a position.

    Of what the narrator has told, or of its citation, the clauses cited. Of a
    position, the clauses of the text told that govern its stage, as far as they
    hold under its rules; for a switch set otherwise than in the text's rule
    book, the clause that does say so. `TextError` for a clause there is not.

    >>> [one.label("en") for one in clauses_in_force(("B", 9, 11))]
    ['the book, clause 9', 'the book, clause 11']
    >>> from sunviz.engine import Game
    >>> [one.number for one in clauses_in_force(Game.deal(1961).position)]
    [1]
    """
    if isinstance(subject, Position):
        return tuple(_at(subject))
    text, *numbers = subject.clauses if isinstance(subject, Told) else subject
    return tuple(clause(str(text), number) for number in numbers)


def _at(position: Position) -> Iterator[Clause]:
    rules, stage, text = position.rules, stage_key(position), text_of(position.rules)
    wanted = _set_otherwise(rules)
    for one in _clauses_of(text):
        if stage in one.stages and one.holds(rules):
            wanted -= set(one.switches)
            yield one
    for switch in sorted(wanted):
        yield from _first_saying(switch, stage, text)


def _set_otherwise(rules: Rules) -> set[tuple[str, str | bool]]:
    """Return the switches that are not as in the rule book of the text told."""
    book = RULE_BOOKS[rules.book]
    own = {switch: getattr(rules, switch) for switch in SWITCHES}
    return {(switch, value) for switch, value in own.items() if value != getattr(book, switch)}


def _first_saying(switch: tuple[str, str | bool], stage: str, text: str) -> Iterator[Clause]:
    """Yield the first clause on a stage that sets a switch so, the own text's before others'."""
    for other in sorted(TEXTS, key=lambda id: id != text):
        for one in _clauses_of(other):
            if switch in one.switches and stage in one.stages:
                yield one
                return


@cache
def _clauses_of(text: str) -> tuple[Clause, ...]:
    return tuple(_clause(text, row) for row in ROWS[text])


def _clause(text: str, row: Row) -> Clause:
    beside = tuple(_beside(text, row, other) for other in TEXTS if other != text)
    return Clause(text, row.number, row.topics, row.stages, row.switches, beside, row.proofs)


def _beside(text: str, row: Row, other: str) -> Beside:
    """Return how another text stands: it differs where both set a switch, and not alike."""
    numbers = _linked(text, row.number, other)
    there = [dict(match.switches) for match in ROWS[other] if match.number in numbers]
    unlike = any(
        switches.get(switch, value) != value for switches in there for switch, value in row.switches
    )
    stands: Stands = "differs" if unlike else "agrees" if numbers else "silent"
    contrast = row.contrast if unlike else ""
    return Beside(other, stands, numbers, contrast, dict(row.notes).get(other, ""))


def _linked(text: str, number: Number, other: str) -> tuple[Number, ...]:
    if (text, other) in LINKS:
        return tuple(there for here, there in LINKS[text, other] if here == number)
    return tuple(there for there, here in LINKS[other, text] if here == number)


def _told(one: Clause, lang: str) -> ClauseTold:
    beside = tuple(other.said(lang) for other in one.beside)
    return ClauseTold(one, one.label(lang), one.said(lang), beside)


def _refuse_text(text: object) -> NoReturn:
    raise TextError(
        f"there is no text {text!r}; the texts are B (the book), W (the web article) and S"
        " (the Swedish article)",
        key="text_id",
        text=str(text),
    )


def _refuse_clause(text: str, number: object) -> NoReturn:
    numbers = ", ".join(str(one.number) for one in _clauses_of(text))
    raise TextError(
        f"the text {text} has no clause {number!r}; it has {numbers}",
        key="clause",
        text=text,
        clause=str(number),
        clauses=numbers,
    )
