"""Where rule books part, in words."""

import re

import pytest

from sunviz.engine import RULE_BOOKS, SWITCHES, Game
from sunviz.engine.parting import Script, partings
from sunviz.story import LANGUAGES, narrate, say
from sunviz.story.parting import book_name, deciding_clause, tell_parting, tell_way

BOOK, WEB = RULE_BOOKS["ru-book"], RULE_BOOKS["ru-web"]
PLAIN = Script("plain")


def played(deal, *books):
    games = [Game.deal(deal, rules) for rules in books]
    for game in games:
        PLAIN.play(game)
    return games, partings(games, PLAIN)


@pytest.mark.parametrize(
    ("rules", "switch", "stage", "cited"),
    [
        ("ru-book", "refill", "sunrise", ("B", 3)),
        ("ru-web", "refill", "sunrise", ("W", 3)),
        ("sv-wiki", "refill", "sunrise", ("S", 4)),
        ("ru-book", "transfers", "sun", ("B", 6)),
        ("ru-web", "transfers", "wind", ("W", 5)),
        ("sv-wiki", "transfers", "sunset", ("S", 6)),
        ("ru-book", "sun_plays", "sunrise", ("B", 7)),
        ("ru-web", "sun_plays", "sunrise", ("W", 6)),
        ("sv-wiki", "sun_plays", "sunrise", ("S", 8)),
        ("ru-book-v1", "sun_plays", "sunrise", ("B", "V1")),
        ("ru-book", "cloud_ends", "sunset", ("B", 11)),
        ("ru-book", "cloud_ends", "wind", ("B", 12)),
        ("ru-web", "cloud_ends", "sunset", ("W", 8)),
        ("ru-web", "cloud_ends", "wind", ("W", 9)),
        ("sv-wiki", "cloud_ends", "sunset", ("S", 10)),
        ("sv-wiki", "cloud_ends", "wind", ("S", 11)),
        ("ru-book", "packet", "sun", ("B", 8)),
        ("ru-web", "packet", "sun", ("W", 7)),
        ("sv-wiki", "packet", "sun", ("S", 9)),
        ("ru-book packet=tip_first", "packet", "sun", ("W", 7)),
        ("ru-book", "relocate", "sunrise", ("B", 4)),
        ("ru-web", "relocate", "sunrise", ("W", 4)),
        ("sv-wiki", "relocate", "sunrise", ("S", 5)),
        ("ru-book-v2", "relocate", "sun", ("B", "V2")),
        ("ru-book", "foundations", "sunrise", ("B", 2)),
        ("ru-web", "foundations", "sunrise", ("W", 2)),
        ("sv-wiki", "foundations", "sunrise", ("S", 2)),
        ("ru-book-v2", "foundations", "sunrise", ("B", "V2")),
        ("ru-web sun_plays=false", "sun_plays", "sunrise", ("B", "V1")),
        ("ru-book refill=empty_first", "refill", "sunrise", ("W", 3)),
    ],
)
def test_which_clause_decides(rules, switch, stage, cited):
    game = Game.deal(1, rules)
    assert deciding_clause(game.rules, switch, stage).cited == cited


def test_no_text_says_that_nothing_crosses(lang):
    assert deciding_clause(BOOK.but(transfers="none"), "transfers", "sun") is None
    script = Script("careful")
    games = [Game.deal(12, rules) for rules in (BOOK, BOOK.but(transfers="none"))]
    for game in games:
        script.play(game)
    (parting,) = partings(games, script)
    one, other = tell_parting(games, parting, lang).sides
    assert one.clauses[0].endswith(deciding_clause(BOOK, "transfers", "sun").said(lang))
    assert len(other.clauses) == 1
    assert other.clauses != one.clauses


def test_a_parting_tells_the_step_and_the_clause_of_each_side(lang):
    games, (parting,) = played(1961, "ru-book", "ru-web")
    told = tell_parting(games, parting, lang)
    assert "4" in told.text
    assert [side.name for side in told.sides] == [book_name(rules, lang) for rules in (BOOK, WEB)]
    for side, game, number in zip(told.sides, games, "33", strict=True):
        step = narrate(game.positions[3], game.moves[3], game.positions[4], lang)
        assert side.text == step.text
        decides = deciding_clause(game.rules, "refill", "sunrise")
        assert number in side.clauses[0]
        assert side.clauses[0].endswith(decides.said(lang))
        assert side.line.startswith(side.name)
    assert str(told).splitlines() == [told.text, *(side.line for side in told.sides)]


def test_the_way_before_at_and_after_a_parting(lang):
    games, found = played(1961, "ru-book", "ru-web")
    before, here, after = (tell_way(games, found, at, lang) for at in (3, 4, 5))
    assert len({before, here, after}) == 3
    assert before == tell_way(games, found, 0, lang)
    assert after == tell_way(games, found, 100, lang)
    assert here == tell_parting(games, found[0], lang).text
    assert all("4" in said for said in (before, here, after))


def test_three_books_are_named_where_one_goes_and_where_the_other_two_part(lang):
    games, found = played(1961, "ru-book", "ru-book-v1", "ru-web")
    web = {"en": "The web article", "ru": "Сайт", "sv": "Webbartikeln"}[lang]
    v1 = {"en": "variant 1 of the book", "ru": "вариант 1 книги", "sv": "bokens variant 1"}[lang]
    assert web in tell_way(games, found, 4, lang)
    assert v1 in tell_way(games, found, 20, lang)
    second = tell_parting(games, found[1], lang)
    assert len(second.sides) == 2
    assert v1 in second.text
    assert web not in second.text
    assert str(found[1].at) in tell_way(games, found, found[1].at + 1, lang)


@pytest.mark.parametrize("pair", [("ru-book", "sv-wiki"), ("ru-book", "ru-book transfers=none")])
def test_books_that_never_part_say_so_and_why(lang, pair):
    games, found = played(1961, *pair)
    said = tell_way(games, found, 0, lang)
    assert found == ()
    assert str(len(games[0])) in said
    assert tell_way(games, found, 50, lang) == said
    rows = {"en": "between the rows", "ru": "из ряда в ряд", "sv": "mellan raderna"}[lang]
    assert (rows in said) == (pair[1] != "sv-wiki")


@pytest.mark.parametrize(
    ("steps", "said"), [(1, "1 шаг "), (2, "2 шага "), (5, "5 шагов "), (11, "11 шагов "),
                        (21, "21 шаг "), (104, "104 шага "), (124, "124 шага ")],
)  # fmt: skip
def test_russian_steps(steps, said):
    assert said in say("ru", "compare-never", steps=steps)


def values():
    for book in RULE_BOOKS.values():
        for switch, choices in SWITCHES.items():
            for value in choices:
                if switch not in ("foundations", "transfers") or book.book != "ru-book-v2":
                    changed = {switch: value}
                    if value == "two_ace_rows":
                        changed["transfers"] = "none"
                    yield book.but(**changed)


def test_every_change_of_a_book_is_named(lang):
    names = {book_name(rules, lang) for rules in values()}
    assert len(names) == len({(rules, rules.book) for rules in values()})
    assert all(book_name(book, lang) in names for book in RULE_BOOKS.values())
    if lang == "ru":
        assert not [name for name in names if re.search("[A-Za-z]", name)]


def test_the_sentences_differ_from_language_to_language():
    games, found = played(1961, "ru-book", "ru-web")
    for at in (0, 4, 5):
        assert len({tell_way(games, found, at, lang) for lang in LANGUAGES}) == 3
