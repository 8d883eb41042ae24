"""The quiz question which clause allows a move, or forbids it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final

from sunviz.engine import Play, Position, Relocate, Spot, Transfer
from sunviz.engine.cards import RANKS
from sunviz.engine.deals import SplitMix64
from sunviz.engine.legal import RAYS, first_ray_not_set, rows_wanting
from sunviz.engine.moves import NEXT, Move
from sunviz.engine.reasons import refusal
from sunviz.story import Clause, Explanation, clauses_of, explain, say
from sunviz.story.catalogue import capital
from sunviz.story.citations import text_of
from sunviz.story.clause_data import Number

from .asked import Choosing
from .marking import spots_lying
from .question import Feedback, paragraph, refuse
from .wishes import pointed_at, wish

_CHOICES: Final = 4
#: what each clause has a say in; two clauses that share a subject are never offered together
_SUBJECTS: Final[dict[str, dict[Number, str]]] = {
    "B": {
        1: "arc", 2: "rows", 3: "arc", 4: "rows tips", 5: "arc rows", 6: "transfer",
        7: "sun rows tips", 8: "packet tips", 9: "packet", 10: "packet", 11: "cloud",
        12: "cloud", "V1": "sun", "V2": "rows relocate",
    },
    "W": {
        1: "arc", 2: "rows", 3: "arc", 4: "arc relocate", 5: "transfer", 6: "sun tips",
        7: "packet", 8: "cloud", 9: "cloud",
    },
    "S": {
        1: "arc", 2: "rows", 3: "rows", 4: "arc", 5: "rows tips", 6: "transfer tips",
        7: "arc rows tips", 8: "sun rows tips", 9: "packet tips", 10: "cloud", 11: "cloud",
    },
}  # fmt: skip
#: reasons of a refusal that one clause alone decides, and its subject
_DECIDES: Final = {
    "not_tip": "tips",
    "ray_passed": "sun",
    "ray_not_open": "sun",
    "not_cloud_end": "cloud",
    "not_last_two": "cloud",
    "does_not_fit": "rows",
    "has_base": "rows",
    "no_base": "rows",
    "transfer_one_way": "transfer",
    "relocate_none": "relocate",
}


@dataclass(frozen=True)
class ClauseFor(Choosing):
    """Which clause of the text told allows a move, or forbids it.

    ``numbers`` are the clauses to choose from, in the order of the text.
    """

    kind: ClassVar[str] = "clause"

    move: Move
    numbers: tuple[Number, ...]

    @cached_property
    def told(self) -> Explanation:
        """Why the move is legal or not."""
        return explain(self.position, self.move)

    @property
    def about(self) -> Spot | Transfer | None:
        """The card of the move."""
        return pointed_at(self.move)

    @property
    def text(self) -> str:
        """The text whose clauses are offered: B, W or S."""
        return text_of(self.position.rules)

    def prompt(self, lang: str) -> str:
        """Return the question: a player's wish, and that it is allowed or not."""
        key = "quiz-ask-allows" if self.told.legal else "quiz-ask-forbids"
        said = wish(self.position, self.move, lang)
        return f"{said} {say(lang, key, text=self.text)}"

    def choices(self, lang: str) -> tuple[str, ...]:
        """Return the clauses in short, each with its number."""
        return tuple(_in_short(one, lang) for one in self._offered)

    def why(self, lang: str) -> str:
        """Return why the move is legal or not, with its clause."""
        return explain(self.position, self.move, lang=lang).line

    def answer(self, lang: str) -> str:
        """Return the name of the right clause; its text stands among the choices."""
        return self._offered[self.right].label(lang)

    @property
    def _offered(self) -> tuple[Clause, ...]:
        return tuple(one for one in clauses_of(self.text) if one.number in self.numbers)

    def _refused(self, choice: int, lang: str) -> Feedback:
        label = capital(self._offered[choice].label(lang))
        reason = explain(self.position, self.move, lang=lang).text
        key = "clause-allowed" if self.told.legal else "clause-forbidden"
        return refuse(
            lang,
            say(lang, "quiz-clause-other", cite=label),
            paragraph(lang, key, reason=reason),
        )


def _in_short(one: Clause, lang: str) -> str:
    """Return a clause in one sentence, with its number."""
    number = str(one.number)
    kind = "clause" if one.text == "B" else "section"
    return say(
        lang,
        "quiz-clause",
        kind="variant" if number.startswith("V") else kind,
        number=number.removeprefix("V"),
        text=say(lang, f"quiz-short-{one.text}-{number}"),
    )


def clause_for(draw: SplitMix64, position: Position) -> ClauseFor | None:
    """Return the question about a move that one clause alone decides.

    Legal and illegal moves, and each reason, come up as often as the others.
    """
    groups: dict[str, list[Move]] = {}
    for move in dict.fromkeys(_worth_asking(position)):
        subjects = subjects_of(position, move)
        if subjects:
            legal = "allowed" if move in position.legal_moves else "forbidden"
            groups.setdefault(f"{legal} {subjects[0]}", []).append(move)
    for group in draw.shuffled(tuple(groups.values())):
        for move in draw.shuffled(group):
            found = _about(draw, position, move)
            if found is not None:
                return found
    return None


def _about(draw: SplitMix64, position: Position, move: Move) -> ClauseFor | None:
    text = text_of(position.rules)
    cited = explain(position, move).clauses
    if cited[0] != text or len(cited) != 2:
        return None
    right, subjects = cited[1], subjects_of(position, move)
    said = _SUBJECTS[text]
    if subjects[0] not in said[right].split():
        return None  # the clause is cited for want of a better one
    others = [n for n, about in said.items() if not set(subjects) & set(about.split())]
    chosen = {right, *draw.shuffled(others)[: _CHOICES - 1]}
    numbers = tuple(one.number for one in clauses_of(text) if one.number in chosen)
    if len(numbers) < _CHOICES:
        return None
    return ClauseFor(position, numbers.index(right), move, numbers)


def subjects_of(position: Position, move: Move) -> tuple[str, ...]:
    """Return what decides a move, first, and all that clauses might say to it.

    None where more than one thing forbids it.
    """
    if move in position.legal_moves:
        if isinstance(move, Play):
            begun = position.pile(move.row, (position.card_at(move.spot) or 0) // 13)
            free = _freedom(position, move.spot)
            return (*free, "rows", "tips") if begun else ("rows", *free, "tips")
        return ("transfer", "rows") if isinstance(move, Transfer) else ("relocate", "rows", "tips")
    decides = _DECIDES.get(refusal(position, move).key)
    if decides is None:
        return ()
    if isinstance(move, Play):
        return (decides, *_freedom(position, move.spot), "rows", "tips")
    return (decides, "rows", "tips")


def _freedom(position: Position, spot: Spot) -> tuple[str, ...]:
    """Return the subject that makes the cards of a spot's place playable."""
    if spot.place == "c":
        return ("cloud",)
    return ("sun",) if position.stage == "sun" else ("tips",)


def _worth_asking(position: Position) -> Iterator[Move]:
    """Yield legal moves, and others that only one thing forbids."""
    yield from (move for move in position.legal_moves if move != NEXT)
    for spot in spots_lying(position):
        rows = rows_wanting(position, position.card_at(spot) or 0)
        if position.is_playable(spot):
            if not rows:
                yield Play(spot, "A")
                yield Play(spot, position.second_row)
        elif position.stage != "wind":  # its row is no cloud to a reader
            yield from (Play(spot, row) for row in rows)
    yield from crossings_back(position)
    if position.stage == "sunrise":
        yield from to_emptied_rays(position)


def crossings_back(position: Position) -> Iterator[Transfer]:
    """Yield the crossings to the ace row of which nothing but a rule can be in the way."""
    if position.second_row == "B":
        return
    for suit in range(4):
        aces, kings = position.pile("A", suit), position.pile("K", suit)
        if aces and len(kings) > 1 and len(aces) + len(kings) == len(RANKS):
            yield Transfer("K", suit)


def to_emptied_rays(position: Position) -> Iterator[Relocate]:
    """Yield the moves of tips to emptied rays of which nothing but a rule can be in the way."""
    first = first_ray_not_set(position)
    for number, ray in enumerate(position.rays, 1):
        if len(ray) > 1:
            for target in range(first, RAYS + 1):
                if not position.rays[target - 1]:
                    yield Relocate(Spot("r", number), target)
