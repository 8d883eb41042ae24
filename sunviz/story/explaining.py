"""Why a move is legal, or why it is not, with the clause that says so."""

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import fill
from typing import Final

from sunviz.engine import (
    Game,
    MoveError,
    Next,
    Play,
    Position,
    Relocate,
    Rules,
    Spot,
    SunError,
    Transfer,
)
from sunviz.engine.cards import suit_of
from sunviz.engine.legal import RAYS, rows_wanting
from sunviz.engine.moves import Move, read_move
from sunviz.engine.reasons import refusal

from .catalogue import capital, say
from .citations import cite, clauses, clauses_of_step, cloud_subject
from .error_texts import error_text
from .languages import check_language
from .sentences import where
from .told import Clauses, Sentence, row_name, sentence

#: stands for a text where no text decides: ("ours", number of the decision in RULES.md),
#: ("ours", "notation") how moves are written, ("ours", "switch") a switch that no text has
OURS: Final = "ours"
#: a notebook's line, in letters
_WIDE: Final = 88

#: refusals that rest on a decision of the project's own
_OURS: Final[dict[str, Clauses]] = {
    "no_move": (OURS, "notation"),
    "is_tip": (OURS, "notation"),
    "first_row_takes": (OURS, 9),
    "only_card": (OURS, 9),
    "transfer_none": (OURS, "switch"),
    "transfer_no_pile": (OURS, 3),
    "transfer_base": (OURS, 3),
}
#: refusals that rest on a clause which is the same at every stage
_SUBJECTS: Final = {
    "ray_set": "sunset",
    "ray_passed": "sun",
    "ray_not_open": "sun",
    "transfer_two_rows": "two_ace_rows",
    "transfer_one_way": "aces_to_kings",
    "ray_not_empty": "relocate",
    "relocate_late": "wind",
}
_CLOUDS: Final = ("no_cloud", "cloud_empty", "cloud_short")
_CLOUD_ENDS: Final = ("not_cloud_end", "not_last_two")
_RAYS: Final = ("ray_empty", "ray_short", "not_tip")


@dataclass(frozen=True, repr=False)
class Explanation:
    """Why a move is legal, or why it is not.

    ``legal`` tells which; ``text`` says why in whole sentences; ``cite`` names
    the clause; ``clauses`` is the citation as data, ("B", 4), or ("ours", 3)
    for what the project decided where the texts are silent; ``line`` is text
    and citation in one line, and is what `str` and `repr` show.
    """

    legal: bool
    text: str
    cite: str
    clauses: Clauses
    line: str

    def __str__(self) -> str:
        return self.line

    def __repr__(self) -> str:
        return fill(self.line, _WIDE, break_long_words=False, break_on_hyphens=False)


def explain(position: Position | Game, move: Move | str, *, lang: str = "en") -> Explanation:
    """Return why a move is legal in a position, or why it is not.

    `position` is a `Position`, or a `Game`, of which the position now is
    taken; `move` is a move or its text; `lang` is one of `LANGUAGES`. Raises
    `MoveError` for a text that is no move, `LanguageError` for an unknown
    language, `SunError` for what is neither a game nor a position. The
    citation names a clause of the text that the rules tell, under the switches
    in force, or says that no text decides.

    >>> from sunviz.engine import Game
    >>> start = Game.deal(1961).position
    >>> explain(start, "r4>A")
    Ray 4 is empty. (The book, clause 4.)
    >>> explain(start, "next").legal
    True
    """
    lang = check_language(lang)
    position, move = position_of(position), read_move(move)
    if move in position.legal_moves:
        said = reasons_of(position, move)
        cited = _clauses_of_legal(position, move)
        return _explanation(True, " ".join(one.said(lang) for one in said), cited, lang)
    error = refusal(position, move)
    cited = clauses_of_refusal(position, error)
    return _explanation(False, error_text(error, lang), cited, lang)


def position_of(subject: Position | Game) -> Position:
    """Return a position as it is, of a game its position now."""
    if isinstance(subject, Game):
        return subject.position
    if isinstance(subject, Position):
        return subject
    name = type(subject).__name__
    raise SunError(
        f"a Game or a Position can be explained, not {name}", key="picture_subject", type=name
    )


def _explanation(legal: bool, text: str, cited: Clauses, lang: str) -> Explanation:
    words = cite_or_ours(cited, lang)
    return Explanation(legal, text, words, cited, say(lang, "line", text=text, cite=capital(words)))


def cite_or_ours(cited: Clauses, lang: str) -> str:
    """Return a citation in words, also of what no text decides.

    >>> cite_or_ours(("ours", 3), "ru"), cite_or_ours(("B", 4), "ru")
    ('наше решение', 'книга, п. 4')
    """
    if cited[0] != OURS:
        return cite(cited, lang)
    kind = cited[1] if isinstance(cited[1], str) else "reading"
    return say(lang, "why-ours", kind=kind)


# why a move is legal


def reasons_of(position: Position, move: Move) -> list[Sentence]:
    """Return why a legal move is legal, before it is said in any language."""
    if isinstance(move, Next):
        return [_goes_on(position), _comes_next(position)]
    if isinstance(move, Transfer):
        return list(_crosses(position, move))
    if isinstance(move, Relocate):
        return [lies_free(position, move.spot), sentence("why-relocate", to=move.ray)]
    return [lies_free(position, move.spot), *_is_wanted(position, move)]


def _clauses_of_legal(position: Position, move: Move) -> Clauses:
    if isinstance(move, Next) and next_ray(position) is None and not position.stock:
        return clauses(position.rules, "wind")  # a wind laid by hand may not fit: do not call it
    return clauses_of_step(position, move, position.play(move))


def lies_free(position: Position, spot: Spot) -> Sentence:
    """Return why the card of a playable spot lies free."""
    card, place = position.card_at(spot) or 0, where(position, spot)
    if place in ("ray", "inner"):
        key = "why-tip" if place == "ray" else "why-inner"
        return sentence(key, card=card, number=spot.number)
    end = _end(position, spot)
    if place == "wind":
        return sentence("why-wind", card=card, end=end)
    return sentence("why-cloud", card=card, number=spot.number, end=end)


def _end(position: Position, spot: Spot) -> str:
    """Return which free card of a cloud a spot is: only, last, before (the last) or first."""
    size = len(position.clouds[spot.number - 1])
    if size == 1:
        return "only"
    if spot.card == size:
        return "last"
    return "before" if position.rules.cloud_ends == "last_two" else "first"


def _is_wanted(position: Position, move: Play) -> Iterator[Sentence]:
    card = position.card_at(move.spot) or 0
    pile, row = position.pile(move.row, suit_of(card)), row_name(move.row, position)
    if pile:
        yield sentence("why-onto", suit=suit_of(card), row=row, onto=pile[-1], card=card)
    else:
        yield sentence("why-base", suit=suit_of(card), row=row, card=card)
    for other in rows_wanting(position, card):
        if other != move.row:
            yield sentence("why-other-row", row=row_name(other, position))


def _crosses(position: Position, move: Transfer) -> Iterator[Sentence]:
    yield have_met(position, move.suit)
    one_way = position.rules.transfers == "aces_to_kings"
    yield sentence("why-cross", way="one-way" if one_way else "both")


def have_met(position: Position, suit: int) -> Sentence:
    """Return that the two piles of a suit have met, and with which cards."""
    low, high = position.pile("A", suit)[-1], position.pile("K", suit)[-1]
    return sentence("why-met", suit=suit, low=low, high=high)


def _goes_on(position: Position) -> Sentence:
    return sentence("why-go-on", count=len({play.spot for play in position.plays}))


def next_ray(position: Position) -> int | None:
    """Return the ray that going on opens or sets, or None where it does neither."""
    if position.stock or position.stage == "wind":
        return None
    numbers = range((position.ray or 0) + 1, RAYS + 1)
    found = next((n for n in numbers if position.rays[n - 1]), None)
    if found is None and position.stage == "sun":  # all are passed: sunset begins
        found = next((n for n in range(1, RAYS + 1) if position.rays[n - 1]), None)
    return found


def _comes_next(position: Position) -> Sentence:
    if position.stock:
        return sentence("why-next-arc", arc=position.arcs + 1)
    if position.stage == "wind":
        return sentence("why-next-end")
    ray = next_ray(position)
    if ray is None:
        return sentence("why-next-wind")
    opens = position.stage == "sun" and ray > (position.ray or 0)
    opens = opens or (position.stage == "sunrise" and position.rules.sun_plays)
    return sentence("why-next-open" if opens else "why-next-set", ray=ray)


# why a move is not legal


def clauses_of_refusal(position: Position, error: MoveError) -> Clauses:
    """Return the clause that forbids what the engine refused, or ("ours", …)."""
    rules, key, stage = position.rules, error.key, position.stage
    if key in _OURS:
        return _OURS[key]
    if key in _SUBJECTS:
        return clauses(rules, _SUBJECTS[key])
    if key == "relocate_none":
        return _no_relocation(rules)
    if key == "game_over":
        return clauses(rules, "won" if stage == "won" else "wind")
    if key == "transfer_not_met":
        return clauses(rules, "to-kings" if error.fields["row"] == "A" else "both")
    if key in _CLOUD_ENDS:
        return clauses(rules, cloud_subject(rules, stage))
    if key in _CLOUDS:
        return clauses(rules, "wind" if stage == "wind" else "clouds")
    if key in _RAYS:
        return clauses(rules, _free_in_rays(stage))
    return clauses(rules, _rows(rules))  # no_row, pile_full, no_base, has_base, does_not_fit


def _no_relocation(rules: Rules) -> Clauses:
    """W §4 forbids it in so many words; the others let a playable card go to the rows only."""
    found = clauses(rules, "tips")
    return ("W", 4) if found[0] == "W" else found


def _free_in_rays(stage: str) -> str:
    return {"sunrise": "tips", "sun": "sun", "sunset": "set-tips"}.get(stage, "wind")


def _rows(rules: Rules) -> str:
    return "two_ace_rows" if rules.foundations == "two_ace_rows" else "bases"
