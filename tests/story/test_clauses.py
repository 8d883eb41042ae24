"""Every clause of the three texts is retold, stands beside the others truly, and is proved."""

import ast
import re
from pathlib import Path

import pytest
from helpers.play import ALL_RULES

import sunviz.story
from sunviz.engine import RULE_BOOKS, SWITCHES, Game, SunError
from sunviz.story import (
    LANGUAGES,
    TEXTS,
    Clause,
    LanguageError,
    TextError,
    clause,
    clauses,
    clauses_in_force,
    clauses_of,
    keys,
    narrate_game,
)
from sunviz.story.catalogue import source
from sunviz.story.citations import _SAYS
from sunviz.story.clause_data import LINKS

ENGINE_TESTS = Path(__file__).parents[1] / "engine" / "test_rules_by_clause.py"
BOOK_OF = {"B": "ru-book", "W": "ru-web", "S": "sv-wiki"}
STAGES = {"start", "sunrise", "sun", "sunset", "wind", "won", "lost"}
NUMBERS = {
    "B": [*range(1, 13), "V1", "V2"],
    "W": [*range(1, 10)],
    "S": [*range(1, 12)],
}
#: the table "Clause by clause" of RULES.md: row → the clauses of B, W and S
TABLE = {
    1: ([1], [1], [1]),
    2: ([2], [2], [2, 3]),
    3: ([3, 5], [3, 4], [4, 7]),
    4: ([4], [], [5]),
    5: ([6], [5], [6]),
    6: ([7], [6], [8]),
    7: ([8, 9, 10], [7], [9]),
    8: ([11], [8], [10]),
    9: ([8, 11], [8], [9, 10]),  # § 9 too: what is dealt becomes playable
    10: ([12], [9], [11]),
    11: ([12], [2, 9], [11]),
    "V1": (["V1"], [], []),
    "V2": (["V2"], [], []),
}
ALL = [one for text in TEXTS for one in clauses_of(text)]


def name(one):
    return f"{one.text}{one.number}" if isinstance(one, Clause) else None


every_clause = pytest.mark.parametrize("one", ALL, ids=name)


# what there is


@pytest.mark.parametrize("text", TEXTS)
def test_every_clause_of_each_text_is_there_in_order(text):
    assert [one.number for one in clauses_of(text)] == NUMBERS[text]
    assert {one.text for one in clauses_of(text)} == {text}
    assert [clause(text, number) for number in NUMBERS[text]] == list(clauses_of(text))


@pytest.mark.parametrize("row", TABLE)
def test_every_row_of_the_table(row):
    for text, numbers in zip(TEXTS, TABLE[row], strict=True):
        assert [one.number for one in clauses_of(text) if row in one.topics] == numbers


def test_no_row_but_those_of_the_table():
    assert {topic for one in ALL for topic in one.topics} == set(TABLE)


@every_clause
def test_a_clause_governs_stages_and_switches_that_there_are(one):
    assert one.stages
    assert set(one.stages) <= STAGES
    for switch, value in one.switches:
        assert value in SWITCHES[switch]
    assert one.governs == (*one.stages, *dict(one.switches))


@pytest.mark.parametrize("text", TEXTS)
def test_every_stage_is_governed_in_each_text(text):
    assert {stage for one in clauses_of(text) for stage in one.stages} == STAGES


# the switches of the rule books


@every_clause
def test_a_clause_sets_its_switches_as_its_rule_book_does(one):
    book = {"V1": "ru-book-v1", "V2": "ru-book-v2"}.get(one.number, BOOK_OF[one.text])
    assert one.holds(RULE_BOOKS[book])


def test_every_switch_is_set_by_a_clause_in_each_of_its_rule_books_values():
    said = {pair for one in ALL for pair in one.switches}
    silent = {("transfers", "none")}  # two ace rows have no use for them: told by no text
    wanted = {
        (switch, getattr(book, switch)) for book in RULE_BOOKS.values() for switch in SWITCHES
    }
    assert wanted == said | silent


def test_the_variants_put_clauses_of_the_book_out_of_force():
    out = {
        book: [one.number for one in clauses_of("B") if not one.holds(RULE_BOOKS[book])]
        for book in ("ru-book", "ru-book-v1", "ru-book-v2")
    }
    assert out == {
        "ru-book": ["V1", "V2"],
        "ru-book-v1": [7, "V2"],
        "ru-book-v2": [2, 6, "V1"],
    }


# side by side


@every_clause
def test_each_of_the_other_two_texts_stands_in_one_way(one):
    assert [other.text for other in one.beside] == [text for text in TEXTS if text != one.text]
    for other in one.beside:
        assert (other.stands == "silent") == (not other.clauses)
        assert (other.stands == "differs") == bool(other.contrast)


@every_clause
def test_side_by_side_is_symmetric(one):
    for other in one.beside:
        for number in other.clauses:
            there = clause(other.text, number)
            back = next(beside for beside in there.beside if beside.text == one.text)
            assert one.number in back.clauses
            assert back.stands == other.stands
            assert set(one.topics) & set(there.topics)


@every_clause
def test_differing_is_setting_a_switch_otherwise(one):
    own = RULE_BOOKS[BOOK_OF[one.text]]
    for other in one.beside:
        theirs = RULE_BOOKS[BOOK_OF[other.text]]
        shared = {
            switch
            for number in other.clauses
            for switch in dict(one.switches).keys() & dict(clause(other.text, number).switches)
        }
        unlike = {switch for switch in shared if getattr(own, switch) != getattr(theirs, switch)}
        assert (other.stands == "differs") == bool(unlike)


@pytest.mark.parametrize("pair", LINKS)
def test_each_switch_that_parts_two_rule_books_is_seen_to_differ(pair):
    mine, theirs = (RULE_BOOKS[BOOK_OF[text]] for text in pair)
    parting = {s for s in SWITCHES if getattr(mine, s) != getattr(theirs, s)}
    seen = {
        switch
        for one in clauses_of(pair[0])
        for other in one.beside
        if other.text == pair[1] and other.stands == "differs"
        for switch, _ in one.switches
    }
    assert seen - {"relocate"} == parting


def test_where_the_texts_differ_and_are_silent():
    def found(stands):
        return {(name(one), other.text) for one in ALL for other in one.beside
                if other.stands == stands}  # fmt: skip

    for here, there in (("B", "W"), ("S", "W"), ("W", "B"), ("W", "S")):
        differing = {"B": (3, 5, 6, 11, 12), "W": (3, 4, 5, 8, 9), "S": (4, 6, 7, 10, 11)}[here]
        assert {n for n, other in found("differs") if n[0] == here and other == there} == {
            f"{here}{number}" for number in differing
        }
    assert not {n for n, other in found("differs") if {n[0], other} == {"B", "S"}}
    assert found("silent") == {("B4", "W"), ("B10", "W"), ("S3", "W"), ("S5", "W"),
                               ("BV1", "W"), ("BV1", "S"), ("BV2", "W"), ("BV2", "S")}  # fmt: skip


# the proofs


def engine_tests():
    tree = ast.parse(ENGINE_TESTS.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@every_clause
def test_every_clause_is_proved_by_a_test_of_the_engine(one):
    assert one.proofs
    assert len(set(one.proofs)) == len(one.proofs)
    assert set(one.proofs) <= engine_tests()


def test_every_test_named_after_a_clause_proves_one():
    named = {test for test in engine_tests() if re.match(r"test_([BWS]\d|V[12])_", test)}
    proving = {proof for one in ALL for proof in one.proofs}
    others = {  # what follows from a clause and another row of the table
        "test_B7_nothing_is_refilled_in_stage_two_and_there_is_one_pass",
        "test_B8_the_turn_of_an_empty_ray_is_skipped",
        "test_B11_a_packet_that_just_reaches_ray_13_leaves_no_cloud",
        "test_B12_the_king_row_can_finish_the_game_as_well",
        "test_B12_a_wind_row_that_a_transfer_would_open_is_not_stuck",
        "test_V2_clause_6_is_void",
    }
    assert named - proving <= others


# in words


def test_every_clause_and_no_other_is_in_the_catalogue():
    wanted = [f"clause-{one.text}-{one.number}" for one in ALL]
    assert [key for key in keys("en") if key.startswith("clause-")] == wanted


def test_every_sentence_about_other_texts_is_said():
    used = {other.note for one in ALL for other in one.beside}
    used |= {f"differs-{other.contrast}" for one in ALL for other in one.beside}
    wanted = {key for key in keys("en") if key.startswith(("differs-", "note-"))}
    assert wanted == used - {"", "differs-"}


def sentences(text):
    return re.findall(r"[^.]+\.(?:\s|$)", re.sub(r"\b(п|пп)\. (?=\d)", r"\1 ", text))


@every_clause
def test_a_retelling_is_one_to_three_whole_sentences(one, lang):
    said = sentences(one.said(lang))
    assert 1 <= len(said) <= 3
    assert all(text.lstrip()[0].isupper() for text in said)
    assert one.said(lang).endswith(".")


@every_clause
def test_the_other_texts_are_told_of_in_whole_sentences(one, lang):
    for other in one.beside:
        said = other.said(lang)
        assert said[0].isupper()
        assert said.endswith(".")
        assert ("§" in said or re.search(r"п\.|clause|punkt", said)) or other.stands == "silent"
        for number in other.clauses:
            assert re.search(rf"\b{number}\b", said)


def test_retellings_are_all_different():
    for lang in LANGUAGES:
        assert len({one.said(lang) for one in ALL}) == len(ALL)


def everything(lang):
    told = [one for text in TEXTS for one in clauses(text, lang)]
    return [line for one in told for line in (one.label, one.text, *one.beside)]


def test_clean_typography_in_all_that_is_said(lang):
    for line in everything(lang):
        assert not re.search(r"[{}$\"'_]|  |\.\.| [,.;:]|\bNone\b", line), line


def test_no_word_of_another_language():
    for line in everything("ru"):
        assert not re.search("[A-Za-z]", line), line
    for lang, foreign in (
        ("en", r"[а-яёåäö]|\b(och|som|kort)\b"),
        ("sv", r"[а-яё]|\b(the|of|and|is|are|card|cards|ray|rays|cloud|row|arc)\b"),
    ):
        for line in everything(lang):
            assert not re.search(foreign, line.lower()), line


def test_the_terms_are_those_of_the_glossary(lang):
    banned = {
        "en": r"\b(outermost|talon|heap|deck|column)\b",
        "ru": r"\b(облак|колонк|солитер|верхн\w+ карт\w+ луч)",
        "sv": r"\b(solitär|kortpacke|balk|klubb|diamant|drottning|hög med)",
    }[lang]
    for line in everything(lang):
        assert not re.search(banned, line.lower()), line


def test_suits_and_ranks_that_the_examples_name(lang):
    example = {
        "en": ["two aces of clubs", "two of clubs", "king of diamonds", "queen of diamonds"],
        "ru": ["двумя тузами треф", "двойку треф", "Короля бубён", "даму бубён"],
        "sv": ["två klöveress", "klövertvåan", "Ruterkungen", "ruterdamen"],
    }[lang]
    assert all(words in clause("S", 3).said(lang) for words in example)


def test_what_a_text_leaves_out_is_told(lang):
    open_way = {"en": "way back", "ru": "обратном пути", "sv": "vägen tillbaka"}[lang]
    assert open_way in clause("W", 5).said(lang)
    order = {"en": "not told", "ru": "не сказано", "sv": "berättas inte"}[lang]
    assert order in clause("W", 7).said(lang)


def test_the_value_for_rendering(lang):
    for text in TEXTS:
        told = clauses(text, lang)
        assert [one.clause for one in told] == list(clauses_of(text))
        for one in told:
            assert one.label == one.clause.label(lang)
            assert one.text == one.clause.said(lang)
            assert one.beside == tuple(other.said(lang) for other in one.clause.beside)


def test_side_by_side_in_english():
    transfers = clauses("B", "en")[5]
    assert transfers.beside == (
        "The web article differs (§ 5): a card may cross from the ace row to the king row only.",
        "The Swedish article says the same (§ 6).",
    )
    assert clauses("S", "en")[8].beside[0] == "The book says the same (clauses 8, 9 and 10)."


# in force


def test_all_that_the_narrator_cites_is_a_clause(tellings):
    for told in {told.clauses: told for told in tellings["en"]}.values():
        found = clauses_in_force(told)
        assert [one.cited for one in found] == [(told.clauses[0], n) for n in told.clauses[1:]]
        assert clauses_in_force(told.clauses) == found


def test_all_that_the_narrator_can_cite_is_a_clause():
    for texts in _SAYS.values():
        for text, numbers in texts.items():
            assert len(clauses_in_force((text, *numbers))) == len(numbers)


def test_a_step_told_gives_its_clauses():
    game = Game.deal(1961, "sv-wiki")
    game.push("next")
    assert [name(one) for told in narrate_game(game, "sv") for one in clauses_in_force(told)] == [
        "S1",
        "S1",
    ]


def test_the_clauses_of_a_position_hold_there(games):
    for game in games[::7]:
        for position in game.positions[::9]:
            found = clauses_in_force(position)
            assert found
            assert len(set(found)) == len(found)
            for one in found:
                same = [getattr(position.rules, switch) == value for switch, value in one.switches]
                assert any(same) or not same


@pytest.mark.parametrize("rules", ALL_RULES.values(), ids=list(ALL_RULES))
def test_a_switch_set_otherwise_is_told_by_the_clause_that_says_so(rules):
    told = {one.text for one in clauses_in_force(opened(rules))}
    assert told == {own_text(rules)} | ({"W"} if rules.refill == "empty_first" else set()) | (
        {"W"} if rules.transfers == "aces_to_kings" else set()
    ) | ({"B"} if rules.relocate else set())


def opened(rules):
    game = Game.deal(3, rules)
    game.push("next")
    return game.position


def own_text(rules):
    return {"ru-web": "W", "sv-wiki": "S"}.get(rules.book, "B")


def test_stage_by_stage_under_the_book():
    game = Game.deal(1, "ru-book")
    found = {}
    while not game.position.is_over:
        stage = game.position.stage if game.position.arcs else "start"
        found.setdefault(stage, [one.number for one in clauses_in_force(game.position)])
        game.push("next")
    assert found == {
        "start": [1],
        "sunrise": [1, 2, 3, 4, 5, 6],
        "sun": [2, 6, 7],
        "sunset": [2, 6, 8, 9, 10, 11],
        "wind": [2, 6, 12],
    }
    assert [one.number for one in clauses_in_force(game.position)] == [12]


# what a user can get wrong


@pytest.mark.parametrize("wrong", ["X", "b", "", None, 3, ["B"]])
def test_an_unknown_text_is_refused_by_name(wrong):
    with pytest.raises(TextError, match=r"B .the book., W .the web article."):
        clauses(wrong, "en")
    with pytest.raises(SunError):
        clauses_in_force((wrong, 1))


@pytest.mark.parametrize(("text", "number"), [("B", 0), ("B", 13), ("W", "V1"), ("S", "1")])
def test_an_unknown_clause_is_refused_by_number(text, number):
    with pytest.raises(TextError, match=f"the text {text} has no clause {number!r}; it has 1, 2"):
        clause(text, number)


def test_an_unknown_language_is_refused():
    with pytest.raises(LanguageError):
        clauses("B", "de")
    with pytest.raises(LanguageError):
        clause("B", 1).said("de")


# the files


def test_a_language_is_all_its_files(lang):
    folder = Path(sunviz.story.__file__).parent / "catalogues"
    parts = list(folder.glob(f"*{lang}.ftl"))
    assert len(parts) > 10
    for file in parts:
        assert file.read_text(encoding="utf-8") in source(lang)
