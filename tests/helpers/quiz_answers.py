"""All right answers to a question of the quiz, found the long way round.

Nothing here asks the code that made the question: every spot, every choice is
tried on the engine, or reckoned from the plain data of the table.
"""

from __future__ import annotations

from typing import Any

from sunviz.engine import RULE_BOOKS, MoveError, Position, PositionError, Spot
from sunviz.story.told import Sentence
from sunviz.teaching import WhichClause
from sunviz.teaching.asked import Asked
from sunviz.teaching.clause_asked import ClauseFor
from sunviz.teaching.coming import WhatNext
from sunviz.teaching.landings_asked import WhereLands
from sunviz.teaching.marking import MarkFitting, MarkPlayable
from sunviz.teaching.text_asked import WhichText


def right_answers(question: Asked) -> set[Any]:
    """Return every right answer: the spots to be marked, or the choices that are right."""
    if isinstance(question, MarkPlayable):
        return {spot for spot in question.spots if lies_free(question.position, spot)}
    if isinstance(question, MarkFitting):
        return {spot for spot in every_spot(question.position) if goes(question.position, spot)}
    if isinstance(question, WhereLands):
        return {at for at, n in enumerate(question.numbers) if n == landing(question)}
    if isinstance(question, WhatNext):
        before, after = question.position, question.position.play("next")
        return {
            at
            for at, story in enumerate(question.stories)
            if all(is_true(one, before.to_dict(), after.to_dict(), before) for one in story)
        }
    if isinstance(question, ClauseFor):
        said = WhichClause(question.position, question.move, question.text).answers
        return {at for at, number in enumerate(question.numbers) if str(number) in said}
    assert isinstance(question, WhichText)
    return {
        at
        for at, book in enumerate(question.books)
        if is_allowed(question.position, book, str(question.move)) != question.forbids
    }


def every_spot(position: Position) -> list[Spot]:
    """Return the spot of every card of rays and clouds, tips named as tips."""
    table = position.to_dict()
    rays = [
        Spot("r", number, at if at < len(ray) else 0)
        for number, ray in enumerate(table["rays"], 1)
        for at in range(1, len(ray) + 1)
    ]
    clouds = enumerate(table["clouds"], 1)
    return rays + [
        Spot("c", number, at) for number, cloud in clouds for at in range(1, len(cloud) + 1)
    ]


def goes(position: Position, spot: Spot) -> bool:
    """Tell whether some row takes the card of a spot: every one is tried."""
    for row in "AKB":
        try:
            position.play(f"{spot}>{row}")
        except MoveError:
            continue
        return True
    return False


def lies_free(position: Position, spot: Spot) -> bool:
    """Tell whether a card lies free, by the clauses of the rules, clause by clause."""
    if spot.place == "r":
        is_open = position.stage == "sun" and spot.number == position.ray
        return spot.card == 0 or is_open
    size = len(position.clouds[spot.number - 1])
    if position.rules.cloud_ends == "last_two":
        return spot.card > size - 2
    return spot.card in (1, size)


def landing(question: WhereLands) -> int:
    """Return the ray on which the card asked for lands, 14 for the cloud: dealt by hand."""
    position = question.position
    ray = next(n for n in range((position.ray or 0) + 1, 14) if position.rays[n - 1])
    if position.stage != "sunset":
        ray = next(n for n in range(1, 14) if position.rays[n - 1])
    order = list(range(len(position.rays[ray - 1])))
    if position.rules.packet == "tip_first":
        order.reverse()
    card = order[0] if len(order) == 1 or question.end == "base" else order[-1]
    if position.rules.packet == "tip_first":
        card = order[-1] if question.end == "base" else order[0]
    return min(ray + 1 + order.index(card), 14)


def is_allowed(position: Position, book: str, move: str) -> bool:
    """Tell whether a rule book allows a move on a table; a table it cannot have fails the test."""
    table = position.to_dict()
    if book == "ru-book-v2" and "kings" in table:
        assert not any(table["kings"])
        table["aces2"] = table.pop("kings")
    elif book != "ru-book-v2" and "aces2" in table:
        assert not any(table["aces2"])
        table["kings"] = table.pop("aces2")
    try:
        there = Position.from_dict(table, RULE_BOOKS[book])
    except PositionError as error:
        raise AssertionError(f"{book} cannot have this table") from error
    try:
        there.play(move)
    except MoveError:
        return False
    return True


# what a sentence of the narrator says, held against the plain data of the table


def is_true(
    one: Sentence, before: dict[str, Any], after: dict[str, Any], position: Position
) -> bool:
    """Tell whether a sentence is true of the step that leads from one table to the other."""
    says = one.fields
    empty = [n for n, ray in enumerate(before["rays"], 1) if not ray]
    laid = after["arcs"] > before["arcs"]
    drawn = len(before["stock"]) - len(after["stock"])
    refilled = empty if laid and before["arcs"] and drawn > 13 else []
    if position.rules.refill == "empty_first" and laid and before["arcs"]:
        refilled = empty[: len(before["stock"])]
    key = one.key
    if key in ("arc-first", "arc-next", "arc-at-once", "arc-short", "arc-none", "arc-begins"):
        return laid and says.get("arc", 1) == after["arcs"] and (
            key != "arc-begins" or list(says["rays"]) == empty  # type: ignore[arg-type]
        )  # fmt: skip
    if key.startswith("refill-"):
        return laid and list(says["rays"]) == refilled  # type: ignore[arg-type]
    if key == "stock-gone":
        return bool(before["stock"]) and not after["stock"]
    opened = after["stage"] == "sun" and not laid
    if key == "sun-begins":
        return opened and before["stage"] == "sunrise"
    if key == "ray-passed":
        return before["stage"] == "sun" and opened and says["ray"] == before["ray"]
    if key == "ray-open":
        return opened and says["ray"] == after["ray"]
    set_now = after["stage"] == "sunset"
    if key == "rays-skipped":
        turned = before["ray"] or 0
        if set_now and before["stage"] != "sunset":
            turned = 0
        end = after["ray"] or 14
        return list(says["rays"]) == [n for n in empty if turned < n < end]  # type: ignore[arg-type]
    if key.startswith("sunset-begins"):
        return set_now and before["stage"] == ("sunrise" if key.endswith("once") else "sun")
    if key == "wind":
        return after["stage"] == "wind" and says["count"] == len(after["clouds"][0])
    if key.startswith("lost-"):
        return after["stage"] == "lost"
    return set_now and _is_true_of_setting(one, before, after)


def _is_true_of_setting(one: Sentence, before: dict[str, Any], after: dict[str, Any]) -> bool:
    says, key, ray = one.fields, one.key, after["ray"]
    row = before["rays"][ray - 1]
    grown = [n for n in range(1, 14) if len(after["rays"][n - 1]) > len(before["rays"][n - 1])]
    new = after["clouds"][len(before["clouds"]) :]
    if key == "cloud-forms":
        return [len(cloud) for cloud in new] == [says["count"]]
    if key == "set-fills":
        return list(says["rays"]) == [n for n in grown if not before["rays"][n - 1]]  # type: ignore[arg-type]
    if says["ray"] != ray:
        return False
    if key in ("set-last", "set-last-single"):
        return ray == 13 and says.get("count", 1) == len(row)
    if key == "set-single":
        return len(row) == 1 and grown == [says["to"]]
    first = after["rays"][ray][-1] if ray < 13 else ""
    turned = key.startswith("set-turned")
    if first != (row[0] if turned else row[-1]):
        return False
    if key.endswith("-cloud"):
        return bool(new) and ray < 13
    return not new and grown[-1] == says["last"]
