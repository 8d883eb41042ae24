"""The panel "the rule now", without a browser: what it lists and what it marks."""

from __future__ import annotations

from typing import Any

import pytest

from sunviz.engine import RULE_BOOKS, Next, Rules, SunError
from sunviz.explorer import Explorer, explore, rules_panel, views
from sunviz.explorer.rules_panel import PARALLEL
from sunviz.story import (
    LANGUAGES,
    TEXTS,
    Clause,
    clauses,
    clauses_in_force,
    clauses_of,
    error_text,
    narrate,
    say,
)

OWN_TEXT = {"ru-web": "W", "sv-wiki": "S"}
#: rules that are not those of the book they follow
MIXED = (
    "ru-book relocate=true",
    "ru-book transfers=aces_to_kings refill=empty_first",
    "ru-web cloud_ends=both packet=tip_first",
    "sv-wiki sun_plays=false",
)


@pytest.fixture(autouse=True)
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the pictures out: only words are looked at here."""
    monkeypatch.setattr(views, "render_png", lambda *_, **__: b"")


def marked(table: Explorer, mark: str, text: str) -> list[Clause]:
    return [clauses_of(text)[row] for row in table.rules_panel.marks[mark]]


def told(table: Explorer) -> Any:
    before = table.game.positions[table.at - 1] if table.at else None
    move = table.game.moves[table.at - 1] if table.at else None
    return narrate(before, move, table.position, table.lang)


def choose(table: Explorer, name: str, value: Any) -> None:
    table.controls.choices[name].value = value


def is_shown(table: Explorer) -> bool:
    return table.rules_panel in table.stand.children


# what is marked


@pytest.mark.parametrize("book", RULE_BOOKS)
def test_the_clauses_in_force_are_marked_at_every_step(book: str) -> None:
    table, text = explore(1961, rules=book, text="rules"), OWN_TEXT.get(book, "B")
    for at in range(table.last + 1):
        table.go(at)
        assert marked(table, "now", text) == list(clauses_in_force(table.position))
        assert marked(table, "step", text) == list(clauses_in_force(told(table)))
    assert table.table.error == ""


@pytest.mark.parametrize("rules", MIXED)
def test_under_mixed_rules_no_text_is_marked_for_what_another_says(rules: str) -> None:
    for text in TEXTS:
        table = explore(7, rules=rules, text=text)
        for at in range(table.last + 1):
            table.go(at)
            own = [one for one in clauses_in_force(table.position) if one.text == text]
            assert set(own) <= set(marked(table, "now", text))
            followed = [one for one in clauses_in_force(told(table)) if one.text == text]
            assert set(followed) <= set(marked(table, "step", text))
            others = set(marked(table, "now", text)) - set(own)
            assert all(one.holds(table.position.rules) for one in others)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("book", RULE_BOOKS)
def test_in_another_text_the_clauses_on_the_same_thing_are_marked(book: str, text: str) -> None:
    table = explore(1961, rules=book, text=text)
    for at in range(table.last + 1):
        table.go(at)
        cited = {one.cited for one in clauses_in_force(told(table))}
        for one in marked(table, "step", text):
            spoken = {(other.text, number) for other in one.beside for number in other.clauses}
            assert one.cited in cited or spoken & cited
            assert one.holds(table.position.rules)


def test_the_same_step_in_the_three_texts() -> None:
    found = {}
    for text in TEXTS:
        table = explore(1961, rules="ru-book", text=text)
        table.jump("sun")
        found[text] = [one.number for one in marked(table, "step", text)]
    assert found == {"B": [7], "W": [6], "S": [8]}


def test_a_clause_that_another_text_contradicts_is_not_marked_as_the_step() -> None:
    table = explore(1961, rules="ru-web", text="B", at=2)
    while not isinstance(table.game.moves[table.at - 1], Next):
        table.forward()
    assert [one.number for one in clauses_in_force(told(table))] == [3]
    assert marked(table, "step", "B") == []  # the book lays the arc otherwise
    assert not table.rules_panel.rows[2]["holds"]


@pytest.mark.parametrize("book", RULE_BOOKS)
@pytest.mark.parametrize("text", TEXTS)
def test_clauses_that_do_not_hold_are_told_apart(book: str, text: str) -> None:
    table = explore(1961, rules=book, text=text)
    holds = [row["holds"] for row in table.rules_panel.rows]
    assert holds == [one.holds(RULE_BOOKS[book]) for one in clauses_of(text)]
    if book in ("ru-book-v1", "ru-web"):
        assert (False in holds) == (book == "ru-book-v1" or text != "W")


# what is listed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", TEXTS)
def test_every_clause_is_listed_in_the_readers_language(lang: str, text: str) -> None:
    panel = explore(1961, lang=lang, text=text).rules_panel
    assert panel.title == say(lang, "rule-title", text=text)
    assert len(panel.rows) == len(clauses(text, lang))
    for row, one in zip(panel.rows, clauses(text, lang), strict=True):
        (cell,) = row["cells"]
        assert cell["lang"] == panel.lang == lang
        assert (cell["label"], cell["text"]) == (one.label, one.text)
        assert tuple(cell["beside"]) == one.beside
        assert [cell[tag] for tag in ("now", "step", "void")] == [
            say(lang, f"rule-{tag}") for tag in ("now", "step", "void")
        ]


def test_side_by_side_each_clause_stands_in_russian_and_in_swedish() -> None:
    table = explore(1961, lang="en", text="S")
    table.controls.side_by_side.value = True
    for number, row in enumerate(table.rules_panel.rows):
        assert [cell["lang"] for cell in row["cells"]] == ["ru", "sv"] == list(PARALLEL)
        for cell in row["cells"]:
            assert cell["text"] == clauses("S", cell["lang"])[number].text
    assert table.rules_panel.title == say("en", "rule-title", text="S")
    table.controls.side_by_side.value = False
    assert [cell["lang"] for cell in table.rules_panel.rows[0]["cells"]] == ["en"]


# when it is shown


def test_it_is_off_at_first_and_then_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> None:
        raise AssertionError("the panel was asked while it was off")

    monkeypatch.setattr(rules_panel, "in_force", never)
    table = explore(1961)
    for _ in range(20):
        table.forward()
    assert (table.at, table.table.error, is_shown(table)) == (20, "", False)
    assert (table.rules_panel.rows, table.rules_panel.marks) == ([], {})
    assert table.controls.side_by_side.disabled


def test_choosing_a_text_shows_it_and_off_takes_it_away() -> None:
    table = explore(1961, at=50)
    choose(table, "text", "W")
    assert is_shown(table)
    assert not table.controls.side_by_side.disabled
    assert len(table.rules_panel.rows) == len(clauses_of("W"))
    choose(table, "text", "off")
    assert not is_shown(table)
    assert table.stand.children == (table.table,)
    marks = table.rules_panel.marks
    table.jump("wind")
    assert table.rules_panel.marks == marks
    choose(table, "text", "B")
    assert marked(table, "now", "B") == list(clauses_in_force(table.position))


def test_a_step_sends_the_marks_and_only_if_they_change() -> None:
    table = explore(1961, text="rules")
    sent: list[str] = []
    table.rules_panel.observe(lambda change: sent.append(change["name"]))
    changes = 0
    for at in range(1, table.last + 1):
        before = dict(table.rules_panel.marks)
        table.go(at)
        changes += table.rules_panel.marks != before
    assert sent == ["marks"] * changes
    assert 0 < changes < table.last


def test_it_follows_language_rules_and_deal() -> None:
    table = explore(1961, lang="ru", text="rules", at=40)
    choose(table, "language", "sv")
    assert table.rules_panel.rows[0]["cells"][0]["text"] == clauses("B", "sv")[0].text
    choose(table, "rules", "ru-web")
    assert table.rules_panel.title == say("sv", "rule-title", text="W")
    assert marked(table, "now", "W") == list(clauses_in_force(table.position))
    choose(table, "text", "B")
    choose(table, "rules", "ru-book-v2")
    assert [row["holds"] for row in table.rules_panel.rows] == [
        one.holds(RULE_BOOKS["ru-book-v2"]) for one in clauses_of("B")
    ]
    table.jump("wind")
    table.controls.deal.value = "7"
    assert table.at == 0
    assert [one.number for one in marked(table, "now", "B")] == [1]
    assert table.controls.choices["text"].value == "B"


def test_an_exception_in_the_panel_is_shown_in_the_widget(monkeypatch: pytest.MonkeyPatch) -> None:
    table = explore(1961, text="B")

    def broken(*_: Any) -> None:
        raise RuntimeError("a page is missing")

    with monkeypatch.context() as patch:
        patch.setattr(rules_panel, "in_force", broken)
        table.controls.buttons["forward"].click()
        assert "a page is missing" in table.table.error
    table.controls.buttons["forward"].click()
    assert (table.at, table.table.error) == (2, "")
    assert marked(table, "now", "B") == list(clauses_in_force(table.position))


# from Python


@pytest.mark.parametrize("wrong", ["X", "b", "", "ru-book", 3, True, ["B"]])
def test_an_unknown_text_is_refused_by_name(wrong: Any) -> None:
    with pytest.raises(SunError, match=r"B .the book., W .the web article.") as raised:
        explore(1961, text=wrong)
    for lang in LANGUAGES:
        message = error_text(raised.value, lang)
        assert str(wrong) in message
        assert "rules" in message
        assert message != str(raised.value)


def test_rules_given_as_such_are_told_too() -> None:
    rules = Rules(sun_plays=False)
    table = explore(1961, rules=rules, text="rules")
    assert [row["holds"] for row in table.rules_panel.rows] == [
        one.holds(rules) for one in clauses_of("B")
    ]
    assert repr(table.rules_panel) == "RulesPanel()"
