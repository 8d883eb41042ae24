"""Which clause a step follows, in the text that the rule book tells.

A switch can be set against the text that a game follows ("the book, but the
emptied rays first"). The citation then goes to a text that does say so:
nothing is laid into a text's mouth.
"""

from collections.abc import Sequence
from typing import Final

from sunviz.engine import Next, Play, Position, Relocate, Rules, Transfer
from sunviz.engine.cards import suit_of
from sunviz.engine.legal import RAYS
from sunviz.engine.moves import Move

from .catalogue import capital, say
from .going_on import empty_rays
from .told import Clauses

_Table = dict[str, tuple[int | str, ...]]

#: each subject's clauses in the three texts (RULES.md, "Clause by clause")
_SAYS: Final[dict[str, _Table]] = {
    "start": {"B": (1,), "W": (1,), "S": (1,)},
    "arc-1": {"B": (1,), "W": (1,), "S": (1,)},
    "arc-2": {"B": (3,), "W": (3,), "S": (4,)},
    "arc-later": {"B": (5,), "W": (3,), "S": (7,)},
    "arc-out": {"B": (5,), "W": (3, 4), "S": (7,)},
    "with_arc": {"B": (3, 5), "S": (4, 7)},
    "empty_first": {"W": (3,)},
    "empty_first-out": {"W": (3, 4)},
    "bases": {"B": (2,), "W": (2,), "S": (2,)},
    "two_ace_rows": {"B": ("V2",)},
    "tips": {"B": (4,), "W": (2,), "S": (5,)},
    "to-kings": {"B": (6,), "W": (5,), "S": (6,)},
    "both": {"B": (6,), "S": (6,)},
    "aces_to_kings": {"W": (5,)},
    "sun": {"B": (7,), "W": (6,), "S": (8,)},
    "sunset": {"B": (8, 9), "W": (7,), "S": (9,)},
    "set-first": {"B": (8,), "W": (7,), "S": (9,)},
    "set-later": {"B": (9,), "W": (7,), "S": (9,)},
    "tip_first": {"W": (7,)},
    "fills": {"B": (10,), "W": (7,), "S": (9,)},
    "set-tips": {"B": (8,), "W": (7,), "S": (9,)},
    "clouds": {"B": (11,), "W": (8,), "S": (10,)},
    "last_two": {"W": (8,)},
    "both-ends": {"B": (11,), "S": (10,)},
    "wind": {"B": (12,), "W": (9,), "S": (11,)},
    "last_two-wind": {"W": (9,)},
    "both-wind": {"B": (12,), "S": (11,)},
    "won": {"B": (12,), "W": (2,), "S": (11,)},
    "no-sun": {"B": ("V1",)},
    "relocate": {"B": ("V2",)},
}  # fmt: skip


def text_of(rules: Rules) -> str:
    """Return the id of the text that a rule book tells: B, W or S.

    >>> from sunviz.engine import RULE_BOOKS
    >>> text_of(RULE_BOOKS["ru-web"])
    'W'
    """
    return {"ru-web": "W", "sv-wiki": "S"}.get(rules.book, "B")


def clauses(rules: Rules, *subjects: str) -> Clauses:
    """Return the clauses of one text about some subjects.

    The text is the rule book's own if it speaks of the first subject, else
    the first text that does.
    """
    text = text_of(rules)
    if text not in _SAYS[subjects[0]]:
        text = next(iter(_SAYS[subjects[0]]))
    return _clauses_in(text, subjects)


def _clauses_in(text: str, subjects: Sequence[str]) -> Clauses:
    found: list[int | str] = []
    for subject in subjects:
        found += [n for n in _SAYS[subject].get(text, ()) if n not in found]
    numbers = sorted(n for n in found if isinstance(n, int))
    return (text, *(n for n in found if isinstance(n, str)), *numbers)


def clauses_by_text(rules: Rules, subjects: Sequence[str]) -> list[Clauses]:
    """Return the clauses about subjects: those of the own text first, then of others."""
    own = text_of(rules)
    by_text: dict[str, list[str]] = {own: []}
    for subject in subjects:
        said = _SAYS[subject]
        by_text.setdefault(own if own in said else next(iter(said)), []).append(subject)
    return [_clauses_in(text, about) for text, about in by_text.items() if about]


def clauses_of_step(before: Position, move: Move, after: Position) -> Clauses:
    """Return the clauses that a step follows."""
    rules = after.rules
    if isinstance(move, Transfer):
        return clauses(rules, "to-kings" if move.target == "K" else "both")
    if isinstance(move, Relocate):
        return clauses(rules, "relocate")
    subjects = _of_next(before, after) if isinstance(move, Next) else _of_play(before, move)
    if after.is_won:
        subjects.append("won")
    return clauses(rules, *subjects)


def _of_next(before: Position, after: Position) -> list[str]:
    if after.arcs > before.arcs:
        return [_arc(before, after)]
    if after.stage == "sun":
        return ["sun"]
    if after.stage == "sunset":
        return _of_set(before, after)
    return ["wind"]


def _arc(before: Position, after: Position) -> str:
    if after.arcs == 1:
        return "arc-1"
    if empty_rays(before):
        if before.rules.refill == "empty_first":
            return "empty_first" if after.stock else "empty_first-out"
        if text_of(before.rules) == "W":
            return "with_arc"
    if not after.stock:
        short = len(before.stock) < RAYS  # only where emptied rays were filled before
        return "empty_first-out" if short else "arc-out"
    return "arc-2" if after.arcs == 2 else "arc-later"


def _of_set(before: Position, after: Position) -> list[str]:
    ray = after.ray or 0
    if before.rules.packet == "tip_first" and ray < RAYS:
        subjects = ["tip_first"]
    else:
        subjects = ["set-later" if before.stage == "sunset" else "set-first"]
    if any(after.rays[n - 1] for n in empty_rays(before, ray + 1)):
        subjects.append("fills")
    if len(after.clouds) > len(before.clouds):
        subjects.append("clouds")
    return subjects


def _of_play(before: Position, move: Play) -> list[str]:
    rules = before.rules
    card = before.card_at(move.spot) or 0
    if not before.pile(move.row, suit_of(card)):
        return ["two_ace_rows" if rules.foundations == "two_ace_rows" else "bases"]
    if move.spot.place == "r":
        return [{"sunrise": "tips", "sun": "sun"}.get(before.stage, "set-tips")]
    if move.spot.card == len(before.clouds[move.spot.number - 1]):  # free in every text
        return ["clouds" if before.stage == "sunset" else "wind"]
    return [cloud_subject(rules, before.stage)]


def cloud_subject(rules: Rules, stage: str) -> str:
    """Return the subject of a cloud's two free cards, before or after the wind."""
    ends = "last_two" if rules.cloud_ends == "last_two" else "both"
    if stage == "sunset":
        return "last_two" if ends == "last_two" else "both-ends"
    return f"{ends}-wind"


def cite(cited: Clauses, lang: str) -> str:
    """Return a citation in words.

    >>> cite(("B", 9, 11), "en"), cite(("W", 5), "ru"), cite(("B", "V2"), "sv")
    ('the book, clauses 9 and 11', 'сайт, § 5', 'boken, variant 2')
    """
    text = str(cited[0])
    variant = "".join(n[1:] for n in cited[1:] if isinstance(n, str))
    plain = [n for n in cited if isinstance(n, int)]
    if not variant:
        return say(lang, "cite", text=text, clauses=_runs(plain), count=len(plain))
    if not plain:
        return say(lang, "cite-variant", variant=variant)
    return say(lang, "cite-variant-and", variant=variant, clauses=_runs(plain), count=len(plain))


def cite_all(cited: Sequence[Clauses], lang: str) -> str:
    """Return citations of several texts as one."""
    return "; ".join(cite(one, lang) for one in cited)


def _runs(numbers: Sequence[int]) -> list[str]:
    """Return numbers as texts, three or more in a row as a range.

    >>> _runs([1, 2, 4, 5, 6, 7])
    ['1', '2', '4–7']
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    texts: list[str] = []
    for run in runs:
        texts += [f"{run[0]}–{run[-1]}"] if len(run) > 2 else [str(n) for n in run]
    return texts


def with_cite(text: str, cited: Sequence[Clauses], lang: str) -> str:
    """Return a text followed by its citations in brackets, as one line."""
    return say(lang, "line", text=text, cite=capital(cite_all(cited, lang)))
