"""The stops of a lesson: what can be predicted there, and what is said to each prediction.

The page has no kernel to ask, so every answer is judged beforehand.
"""

from __future__ import annotations

from typing import Any

from sunviz.engine import Move, Position
from sunviz.picture import Place, layout
from sunviz.picture.spoken import candidate_label, candidates, move_label
from sunviz.picture.touching import Meaning, Offer, WhyNot, meaning
from sunviz.story import describing, explain, say
from sunviz.teaching.lessons import Lesson

from .tables import Placed, Tables, placed


def stop(lesson: Lesson, at: int, langs: tuple[str, ...], tables: Tables) -> dict[str, Any]:
    """Return a stop: its table without marks, the places to be touched, what is said to each."""
    position = lesson.position(at)
    places = _places(position)
    named = set(candidates(position))
    return {
        "table": tables.step(at, playable=False),
        "right": str(lesson.game.moves[at]),
        "places": [[box, int(place in named)] for place, box in places],
        "told": {lang: _told(lesson, at, [place for place, _ in places], lang) for lang in langs},
    }


def _places(position: Position) -> list[tuple[Place, Placed]]:
    """Return every place that may be touched, with its box; the later ones lie on top."""
    lying = layout(position)
    found: list[tuple[Place, Placed]] = [(laid.place, placed(laid.box)) for laid in lying.cards]
    onward = [place for place in candidates(position) if lying.find(place) is None]
    if lying.in_turn is not None:
        found += [(place, placed(lying.in_turn)) for place in onward]
    return found


def _told(lesson: Lesson, at: int, places: list[Place], lang: str) -> dict[str, Any]:
    position, right = lesson.position(at), lesson.game.moves[at]
    told = explain(position, right, lang=lang)
    return {
        "story": lesson.told_so_far(at, lang),
        "alt": " ".join(describing.lying(position, lang)),
        "places": [_place(position, place, lang) for place in places],
        "moves": {str(move): _move(lesson, at, move, lang) for move in position.legal_moves},
        "shown": f"{say(lang, 'lesson-shown')} {told.line}",
        "hint": say(lang, "lesson-hint", kind=type(right).__name__.lower()),
    }


def _move(lesson: Lesson, at: int, move: Move, lang: str) -> dict[str, str]:
    judged = lesson.judge(at, move, lang)
    return {
        "label": move_label(lesson.position(at), move, lang),
        "kind": judged.kind,
        "text": judged.text,
    }


def _place(position: Position, place: Place, lang: str) -> dict[str, Any]:
    """Return a place in words, and what touching it comes to: a move, a choice, or a reason."""
    label = candidate_label(position, place, lang)
    return {"label": label, **_comes_to(meaning(position, place, lang), lang)}


def _comes_to(meant: Meaning, lang: str) -> dict[str, Any]:
    if isinstance(meant, WhyNot):
        return {"why": f"{say(lang, 'lesson-wrong')} {meant.text}"}
    if isinstance(meant, Offer):
        options = [[str(one.move), one.label] for one in meant.options]
        return {"ask": meant.question, "options": options}
    return {} if meant is None else {"move": str(meant)}
