"""What is said to an answer: specific, with the clause, and nothing given away."""

import re

import pytest
from helpers.asked import in_each_language, won_game
from helpers.table import table

from sunviz import exercise
from sunviz.engine import Game
from sunviz.engine.cards import card_text
from sunviz.story import LANGUAGES, card_sign, clause, explain, say
from sunviz.teaching import Fitting, Landing, Playable, Reach, WhichBooks, WhichClause, ask

RAYS = {1: "9S 3C 9H", 2: "4D", 3: "8C KC"}


@pytest.fixture
def sunrise():
    return table(arcs=3, aces="2C", rays=RAYS)


@pytest.fixture
def before_sunset():
    """The deal 1961 without a single play: every ray has eight cards, ray 1 goes down next."""
    game = Game.deal(1961)
    for _ in range(8 + 13):
        game.push("next")
    assert (game.position.stage, game.position.ray) == ("sun", 13)
    return game


def told(question, answer, lang="en"):
    feedback = question.check(answer, lang)
    assert feedback.right is False
    return feedback.text.splitlines()[1:]


# cards


def test_a_card_under_others_is_told_so_with_the_clause(sunrise):
    question = Playable(sunrise)
    answer = question.answers[0] + " 3C"
    assert told(question, answer) == [
        "3♣: Only the tip of ray 1 is playable: card 2 lies under other cards."
        " (The book, clause 4.)"
    ]
    assert told(question, answer, "ru") == [
        "3♣: Игровая в луче 1 — только концевая карта: карта 2 лежит под другими. (Книга, п. 4.)"
    ]
    assert told(question, answer, "sv") == [
        "3♣: I stråle 1 är bara det yttersta kortet spelbart: kort 2 ligger under andra kort."
        " (Boken, punkt 4.)"
    ]


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "One more card is playable.", "2 more cards are playable."),
        ("ru", "Не названа ещё одна игровая карта.", "Не названы ещё 2 игровые карты."),
        ("sv", "Ett kort till är spelbart.", "2 kort till är spelbara."),
    ],
)
def test_missing_cards_are_counted_and_not_named(sunrise, lang, one, two):
    question = Playable(sunrise)
    cards = question.answers[0].split()
    text = told(question, cards[1:], lang)
    assert text[0] == one
    assert told(question, cards[2:], lang)[0] == two
    missing = card_sign(question.cards[0], lang)
    assert missing not in " ".join(text)
    assert text[1:] == [question.why(lang)]  # the rule, so that the reader can look again


def test_a_card_that_is_free_and_does_not_fit(sunrise):
    assert told(Fitting(sunrise), Fitting(sunrise).answers[0] + " 9H", "en") == [
        "9♥: " + " ".join(explain(sunrise, move).text for move in ("r1>A", "r1>K"))
        + " (The book, clause 2.)"
    ]  # fmt: skip


def test_a_card_that_fits_only_after_a_transfer():
    met = {"arcs": 3, "aces": "5H", "kings": "6H", "rays": {1: "9S 8H", 2: "4H", 3: "5H"}}
    free = table(**met)
    question = Fitting(free)
    after = "This card would fit if another one first crossed from row to row."
    assert told(question, [*question.answers, "4H"])[0].endswith(f"{after} (The book, clause 6.)")
    assert told(question, [*question.answers, "8H"])[0].endswith(f"{after} (The book, clause 6.)")
    one_way = Fitting(table(rules="ru-web", **met))
    assert told(one_way, [*one_way.answers, "4H"])[0].endswith(f"{after} (The web article, § 5.)")
    assert after not in told(one_way, [*one_way.answers, "8H"])[0]


def test_a_card_that_fits_and_is_not_free(sunrise):
    assert told(Fitting(sunrise), Fitting(sunrise).answers[0] + " 3C", "sv") == [
        f"3♣: {explain(sunrise, 'r1.2>A', lang='sv').line}"
    ]


def test_right_cards_are_explained(sunrise):
    question = Fitting(sunrise)
    text = question.check(" ".join(card_sign(card, "ru") for card in question.cards), "ru").text
    assert text.startswith(f"Верно. {explain(sunrise, 'r3>K', lang='ru').line}")
    assert text.count("(Книга, п. ") == 3  # of four cards the first three


@in_each_language
def test_none_is_an_answer(lang, sunrise):
    game = Game.deal(2)
    game.push("next")
    assert Fitting(game.position).cards == ()
    right = Fitting(game.position).check({"en": "none", "ru": "нет", "sv": "inga"}[lang], lang)
    assert right.right
    assert right.text.endswith(say(lang, "exercise-nothing-fits"))
    assert told(Fitting(sunrise), "none", lang) == [
        {"en": "There are such cards.", "ru": "Такие карты есть.", "sv": "Det finns sådana kort."}[
            lang
        ]
    ]


def test_many_wrong_cards_are_told_of_in_short(sunrise):
    lines = told(Playable(sunrise), Playable(sunrise).answers[0] + " 3C 8C 9S 7S 6S", "ru")
    assert len(lines) == 4
    assert lines[-1] == "Ещё 2 карты в ответе лишние."


@in_each_language
def test_in_the_wind_s_row_no_cloud_is_spoken_of(lang):
    row = table("wind", rules="sv-wiki", aces="6C", clouds=["8C 7C 9H 9S*"], fill="DHS")
    question = Playable(row)
    inner = next(card for card in row.clouds[0] if card not in question.cards)
    [line] = told(question, f"{question.answers[0]} {card_text(inner)}", lang)
    assert line == f"{card_sign(inner, lang)}: {question.why(lang)}"
    assert not re.search("cloud|туч|moln", line)


@pytest.mark.parametrize(
    ("rules", "stage", "cite"),
    [
        ("ru-book", "sunset", "(The book, clauses 8 and 11.)"),
        ("ru-web", "sunset", "(The web article, §§ 7 and 8.)"),
        ("sv-wiki", "sunset", "(The Swedish article, §§ 9 and 10.)"),
        ("ru-web cloud_ends=both", "sunset", "(The web article, § 7; the book, clause 11.)"),
        ("ru-book", "wind", "(The book, clause 12.)"),
        ("ru-web", "wind", "(The web article, § 9.)"),
        ("ru-book cloud_ends=last_two", "wind", "(The web article, § 9.)"),
    ],
)
def test_what_is_free_is_cited_from_a_text_that_says_so(rules, stage, cite):
    ray = 12 if stage == "sunset" else None
    clouds = ["8C 7C 9H 9S", "*"] if ray else ["8C 7C 9H 9S*"]
    position = table(stage, rules=rules, ray=ray, aces="6C", clouds=clouds, fill="DHS")
    why = Playable(position).why("en")
    assert why.endswith(cite)
    assert ("last two" in why) == (position.rules.cloud_ends == "last_two")


# landing


def test_each_way_to_miss_a_landing(before_sunset):
    question = Landing(before_sunset.position, 1)
    assert question.answers == ("9",)
    assert told(question, "2", "ru")[0] == "Туда ложится основание луча."
    assert told(question, "1", "sv")[0].startswith("Korten läggs bara på strålarna till höger")
    assert told(question, "14") [0] == "There are only thirteen rays."  # fmt: skip
    assert told(question, "cloud 1")[0].startswith("This card still finds a ray")
    assert told(question, "8")[0].startswith("Every ray to the right gets one card")
    assert told(question, "8")[1].endswith("(The book, clause 8.)")


def test_landing_in_a_cloud(before_sunset):
    while before_sunset.position.ray != 6 or before_sunset.position.stage != "sunset":
        before_sunset.push("next")
    question = Landing(before_sunset.position, 7)
    clouds = len(before_sunset.position.clouds)
    assert question.answers == (f"cloud {clouds + 1}",)
    assert told(question, "13", "ru")[0] == (
        f"В луче 7 лежит {len(before_sunset.position.rays[6])} карт, а лучей правее него всего 6."
    )
    assert told(question, "moln 1", "sv")[0].startswith("Det blir ett moln, men ett annat")


def test_a_landing_says_nothing_of_where_it_is(before_sunset):
    question = Landing(before_sunset.position, 1)
    for wrong in ("3", "4", "8", "10", "13", "cloud 1"):
        for lang in LANGUAGES:
            assert "9" not in " ".join(told(question, wrong, lang))


# clauses


@in_each_language
def test_another_clause_is_retold(sunrise, lang):
    question = WhichClause(sunrise, "r1.2>A")
    assert question.answers == ("4",)
    lines = told(question, "6", lang)
    assert lines[0].endswith(clause("B", 6).said(lang))
    assert lines[1].endswith(explain(sunrise, "r1.2>A", lang=lang).text)
    assert not re.search(r"\b4\b", lines[1])


def test_every_clause_of_an_answer_must_say_so():
    game = Game.deal(1961)
    game.push("next")
    question = WhichClause(game.position, "r5>K")
    assert [question.check(a).right for a in ("2", "4", "2 and 4", "4, 7", "7 2")] == [
        True, True, True, False, False,
    ]  # fmt: skip
    assert "The book, clause 7, " in told(question, "4 7")[0]


def test_a_clause_that_there_is_not(sunrise):
    feedback = WhichClause(sunrise, "r1.2>A", "W").check("13", "ru")
    assert feedback.right is None
    assert feedback.text == "На сайте нет параграфа 13; есть 1–9."


# rule books


def test_a_book_that_forbids_says_why():
    position = table(rules="sv-wiki", arcs=3, aces="5H", kings="6H", rays=RAYS)
    question = WhichBooks(position, "K>A:H")
    assert question.answers == ("ru-book ru-book-v1 sv-wiki",)
    assert told(question, "ru-book ru-web ru-book-v2 sv-wiki", "ru") == [
        "ru-web: По этим правилам карта может перейти только из ряда тузов в ряд королей."
        " (Сайт, § 5.)",
        "ru-book-v2: по этим правилам такого стола быть не может.",
        "В ответе не хватает одного названия.",
    ]
    right = question.check(question.answers[0], "sv").text.splitlines()
    assert right[0] == "Rätt."
    assert right[1].startswith("ru-book, ru-book-v1 och sv-wiki: ")
    assert len(right) == 4


# playing and counting


@in_each_language
def test_an_illegal_move_is_told_with_its_number_and_reason(lang):
    position = Game.deal(1961).position
    line = explain(position.play("next"), "r1>A", lang=lang).line
    [text] = told(Reach(position), "next r1>A next", lang)
    number = {"en": "Move 2, “r1>A”: ", "ru": "Ход 2, «r1>A»: ", "sv": "Drag 2, ”r1>A”: "}[lang]
    assert text == number + line


def test_how_far_a_line_came():
    position = Game.deal(1961).position
    question = Reach(position, "placed", cards=5)
    assert told(question, "next r5>K r12>A", "ru") == [
        "Ходы разрешены, но к цели они не приводят.",
        "В центре 2 карты, а нужно 5.",
    ]
    assert told(Reach(position, "card", card="AS"), "next", "sv")[1] == (
        "I mitten saknas ännu spaderesset."
    )


def test_the_goal_may_be_reached_before_the_end_of_the_line():
    question = Reach(Game.deal(1961).position, "placed", cards=2)
    text = question.check("next r5>K r12>A next next", "ru").text
    assert text == "Верно. Цель достигнута за 3 хода."


def test_a_line_after_the_end_of_the_game_is_refused():
    moves = [*won_game().moves, "next"]
    feedback = Reach(won_game().positions[0]).check(moves, "en")
    assert feedback.right is False
    assert f"Move {len(moves)}, " in feedback.text


@in_each_language
def test_a_wind_laid_by_hand_that_does_not_fit_is_told(lang):
    """The one error that a legal move can raise."""
    deck = Game.deal(1).deck
    game = Game.from_deck([card_text(card) for card in deck], wind="AC KS")
    feedback = Reach(game.position).check(["next"] * 40, lang)
    assert feedback.right is False
    assert "К♠" in feedback.text if lang == "ru" else "K♠" in feedback.text


def test_too_many_and_too_few(sunrise):
    question = ask("count", sunrise, of="rays")
    assert told(question, question.number + 1, "ru")[0] == "Это слишком много."
    assert told(question, question.number - 1, "sv")[0] == "Det är för få."
    assert str(question.number) not in " ".join(told(question, question.number + 1))


def test_the_stock_is_counted_by_the_rule_of_the_book():
    for rules, cite in (("ru-book", "clauses 3 and 5"), ("ru-web", "§ 3")):
        text = exercise("count", Game.deal(1, rules), "3", of="stock", after="next").feedback
        assert cite in text
