"""Why a move is legal or not: every reason, in each language, with its clause, and true."""

import random
import re
import runpy
from pathlib import Path

import pytest
from helpers.play import ALL_RULES, random_game
from helpers.table import table

import sunviz
from sunviz.engine import (
    RULE_BOOKS,
    Game,
    MoveError,
    Next,
    Play,
    Position,
    Relocate,
    Spot,
    SunError,
    Transfer,
)
from sunviz.engine.cards import suit_of
from sunviz.engine.moves import read_move
from sunviz.story import LANGUAGES, LanguageError, card_name, error_text, explain, keys
from sunviz.story.catalogue import capital
from sunviz.story.explaining import next_ray, reasons_of
from sunviz.story.names import CASES as FORMS

#: the engine's tests have a position for every reason
ENGINE = runpy.run_path(str(Path(__file__).parents[1] / "engine" / "test_reasons.py"))
CASES, REASON_KEYS = ENGINE["CASES"], ENGINE["keys_of_the_engine"]()
ENGLISH = re.compile(r"\b(the|of|is|and|from|ray|rays|card|cards|cloud|row|arc|our)\b")
UNCLEAN = re.compile(r"[{}$]|  |\bNone\b|[\"']|\.\.")
NOTATION = re.compile(r"\br\d+\b")


def well_said(told, lang):
    assert told.text.endswith("."), told
    assert told.text[0].isupper() or told.text[0].isdigit(), told
    assert told.cite
    assert str(told) == told.line == " ".join(repr(told).splitlines())
    assert max(map(len, repr(told).splitlines())) <= 88
    assert told.line.startswith(told.text)
    assert told.line.endswith(".)")
    assert not UNCLEAN.search(told.line), told
    if lang == "ru":
        assert not re.search("[A-Za-z]", NOTATION.sub("", told.line)), told
    if lang == "sv":
        assert not ENGLISH.search(told.line), told


# refusals


def test_the_cases_hold_every_reason_of_the_engine():
    assert {case[0] for case in CASES} == REASON_KEYS - {"no_move"}


@pytest.mark.parametrize("case", CASES, ids=[f"{case[0]}-{case[2]}" for case in CASES])
def test_each_refusal_is_explained_in_each_language(case):
    _, position, move, _ = case
    with pytest.raises(MoveError) as caught:
        position.play(move)
    told = {lang: explain(position, move, lang=lang) for lang in LANGUAGES}
    for lang, one in told.items():
        assert not one.legal
        assert one.text == capital(error_text(caught.value, lang))
        well_said(one, lang)
    assert len({one.text for one in told.values()}) == 3
    assert len({one.cite for one in told.values()}) == 3
    assert len({one.clauses for one in told.values()}) == 1


#: the citation of each refusal in the text told: the cases are told by the book unless named
CITED = {
    ("game_over", "next"): ("B", 12),
    ("ray_set", "r3>A"): ("B", 8, 9),
    ("ray_empty", "r2>A"): ("B", 4),
    ("ray_short", "r1.4>A"): ("B", 4),
    ("is_tip", "r1.3>A"): ("ours", "notation"),
    ("not_tip", "r1.2>A"): ("B", 4),
    ("ray_passed", "r2.1>A"): ("B", 7),
    ("ray_not_open", "r5.1>A"): ("B", 7),
    ("no_cloud", "c7.1>A"): ("B", 11),
    ("cloud_empty", "c1.1>A"): ("B", 11),
    ("cloud_short", "c1.4>A"): ("B", 11),
    ("not_cloud_end", "c1.2>A"): ("B", 11),
    ("not_last_two", "c1.1>A"): ("W", 8),
    ("no_row", "r1>B"): ("B", 2),
    ("no_row", "r1>K"): ("B", "V2"),
    ("first_row_takes", "r1>B"): ("ours", 9),
    ("pile_full", "c5.1>A"): ("B", 2),
    ("no_base", "r1>A"): ("B", 2),
    ("has_base", "c1.1>A"): ("B", 2),
    ("does_not_fit", "c6.1>A"): ("B", 2),
    ("transfer_two_rows", "A>K:C"): ("B", "V2"),
    ("transfer_none", "A>K:C"): ("ours", "switch"),
    ("transfer_one_way", "K>A:C"): ("W", 5),
    ("transfer_no_pile", "A>K:D"): ("ours", 3),
    ("transfer_not_met", "A>K:S"): ("B", 6),
    ("transfer_base", "A>K:H"): ("ours", 3),
    ("relocate_none", "r1>r2"): ("B", 4),
    ("relocate_late", "r1>r2"): ("B", 12),
    ("ray_not_empty", "r2>r1"): ("B", "V2"),
    ("only_card", "r1>r3"): ("ours", 9),
}


def test_each_reason_cites_its_clause():
    assert {key for key, _ in CITED} == {case[0] for case in CASES}
    cited = {
        (key, move): explain(position, move).clauses for key, position, move, _ in reversed(CASES)
    }
    assert {pair: cited[pair] for pair in CITED} == CITED


@pytest.mark.parametrize(
    ("rules", "move", "cited"),
    [
        ("ru-book", "r1>r2", ("B", 4)),
        ("ru-web", "r1>r2", ("W", 4)),
        ("sv-wiki", "r1>r2", ("S", 5)),
        ("sv-wiki transfers=aces_to_kings", "K>A:C", ("W", 5)),
        ("ru-web transfers=none", "K>A:C", ("ours", "switch")),
        ("sv-wiki", "r2>A", ("S", 5)),
        ("ru-web", "r1.1>A", ("W", 2)),
    ],
)
def test_the_citation_follows_text_and_switches(rules, move, cited):
    position = table(rules=rules, arcs=3, aces="2C", rays={1: "9S 3C 9H", 2: ""})
    assert explain(position, move).clauses == cited


@pytest.mark.parametrize(
    ("rules", "cited"),
    [("sv-wiki", ("S", 10)), ("ru-web cloud_ends=both", ("B", 11)),
     ("sv-wiki cloud_ends=last_two", ("W", 8))],
)  # fmt: skip
def test_a_cloud_is_cited_from_a_text_that_has_this_rule(rules, cited):
    cloud = table("sunset", rules=rules, ray=12, aces="6C", clouds=["8C 7C 9H 9S", "*"], fill="DHS")
    inner = "c1.2>A"
    assert not explain(cloud, inner).legal
    assert explain(cloud, inner).clauses == cited


def test_what_no_text_decides_is_called_ours():
    cites = {lang: explain(Game.deal(1), Play(Spot("r", 99), "A"), lang=lang) for lang in LANGUAGES}
    assert {one.clauses for one in cites.values()} == {("ours", "notation")}
    position, move = next((c[1], c[2]) for c in CASES if c[0] == "transfer_base")
    said = [explain(position, move, lang=lang).cite for lang in ("en", "ru", "sv")]
    assert said == ["our reading", "наше решение", "vår tolkning"]


# legal moves


def legal_moves():
    """Positions of random games of all rules, each with its legal moves."""
    for number, rules in enumerate(ALL_RULES.values()):
        for eagerness in (0.95, 0.5):
            game = random_game(number, rules, eagerness=eagerness)
            yield from game.positions[:: 3 if eagerness > 0.9 else 5]


@pytest.fixture(scope="module")
def positions():
    return [position for position in legal_moves() if not position.is_over]


def test_every_legal_move_is_explained_with_its_facts(positions):
    said = set()
    for position in positions:
        for move in position.legal_moves:
            sentences = reasons_of(position, move)
            facts = {one.key: one.fields for one in sentences}
            said |= set(facts)
            FACTS[type(move)](position, move, facts)
    rare = {"why-wind", "why-next-wind"}
    wanted = {key for key in keys("en") if key.startswith("why-")} - {"why-ours"}
    assert wanted - said <= rare, wanted - said


def check_free(position, spot, facts):
    (key,) = [key for key in facts if key in ("why-tip", "why-inner", "why-cloud", "why-wind")]
    fields = facts[key]
    assert fields["card"] == position.card_at(spot)
    assert fields.get("number", 1) == spot.number
    if key == "why-tip":
        assert position.rays[spot.number - 1][-1] == fields["card"]
    elif key == "why-inner":
        assert position.stage == "sun"
        assert position.ray == spot.number
        assert fields["card"] in position.rays[spot.number - 1]
    else:
        row = position.clouds[spot.number - 1]
        assert (key == "why-wind") == (position.stage == "wind")
        at = {"only": 0, "first": 0, "last": -1, "before": -2}[fields["end"]]
        assert row[at] == fields["card"]
        assert (fields["end"] == "only") == (len(row) == 1)


def check_play(position, move, facts):
    check_free(position, move.spot, facts)
    card = position.card_at(move.spot)
    pile = position.pile(move.row, suit_of(card))
    assert ("why-base" in facts) == (not pile)
    fields = facts["why-base" if not pile else "why-onto"]
    assert (fields["card"], fields["suit"]) == (card, suit_of(card))
    if pile:
        assert fields["onto"] == pile[-1]
        assert abs(card - pile[-1]) == 1
    else:
        assert card % 13 == (12 if move.row == "K" else 0)
    rows = {play.row for play in position.plays if play.spot == move.spot}
    assert ("why-other-row" in facts) == (len(rows) == 2)


def check_transfer(position, move, facts):
    fields = facts["why-met"]
    low, high = fields["low"], fields["high"]
    assert (low, high) == tuple(position.pile(row, move.suit)[-1] for row in "AK")
    assert high == low + 1
    one_way = position.rules.transfers == "aces_to_kings"
    assert facts["why-cross"]["way"] == ("one-way" if one_way else "both")


def check_relocation(position, move, facts):
    check_free(position, move.spot, facts)
    assert facts["why-relocate"] == {"to": move.ray}
    assert not position.rays[move.ray - 1]


def check_next(position, move, facts):
    assert facts["why-go-on"] == {"count": len({play.spot for play in position.plays})}
    after = position.play("next")
    (key,) = [key for key in facts if key.startswith("why-next")]
    if after.arcs > position.arcs:
        assert facts[key] == {"arc": after.arcs}
        assert key == "why-next-arc"
        return
    kinds = {"sun": "open", "sunset": "set", "wind": "wind", "lost": "end"}
    assert key == f"why-next-{kinds[after.stage]}"
    if after.stage in ("sun", "sunset"):
        assert facts[key] == {"ray": after.ray}
        assert next_ray(position) == after.ray
    else:
        assert facts[key] == {}


FACTS = {Play: check_play, Transfer: check_transfer, Relocate: check_relocation, Next: check_next}


def test_the_facts_are_heard_in_each_language(positions, lang):
    chosen = random.Random(5).sample(positions, 250)
    for position in chosen:
        for move in position.legal_moves:
            told = explain(position, move, lang=lang)
            assert told.legal
            assert told.clauses[0] in ("B", "W", "S")
            well_said(told, lang)
            for one in reasons_of(position, move):
                hears(one, lang)


def hears(one, lang):
    text = one.said(lang)
    for name, value in one.fields.items():
        if name in ("number", "ray", "to") or (name == "count" and value > 1):
            assert re.search(rf"\b{value}\b", text), text
        elif name == "card" and one.key in ("why-tip", "why-inner", "why-cloud", "why-wind"):
            assert any(card_name(value, lang, case) in text.lower() for case in FORMS[lang]), text


def test_illegal_moves_give_the_engines_reason(positions, lang):
    rng = random.Random(7)
    for position in rng.sample(positions, 200):
        for text in some_moves(rng):
            move = read_move(text)
            told = explain(position, text, lang=lang)
            assert told.legal == (move in position.legal_moves)
            well_said(told, lang)
            if not told.legal:
                with pytest.raises(MoveError) as caught:
                    position.play(move)
                assert told.text == capital(error_text(caught.value, lang))


def some_moves(rng):
    ray, card, other = rng.randint(1, 13), rng.randint(1, 12), rng.randint(1, 13)
    row, suit = rng.choice("AKB"), rng.choice("CDHS")
    return [f"r{ray}>{row}", f"r{ray}.{card}>{row}", f"c{card}.{other}>{row}", f"A>K:{suit}",
            f"K>A:{suit}", f"r{ray}>r{other}", f"r{ray}.{card}>r{other}"]  # fmt: skip


# samples as a reader sees them, and the frame


def test_a_card_of_a_ray_and_its_pile():
    position = table(arcs=3, aces="5C", rays={7: "9S 3C 6C"})
    assert explain(position, "r7>A", lang="en").text == (
        "The six of clubs lies free: it is the tip of ray 7."
        " The clubs of the ace row end with the five, and the six comes next."
    )
    assert explain(position, "r7>A", lang="ru").line == (
        "Шестёрка треф свободна: это концевая карта луча 7."
        " Трефы в ряду тузов дошли до пятёрки, дальше идёт шестёрка. (Книга, п. 4.)"
    )
    assert explain(position, "r7>A", lang="sv").text == (
        "Klöversexan ligger fri: det är det yttersta kortet i stråle 7."
        " Klövern i essraden har nått till femman, och sexan står på tur."
    )


@pytest.mark.parametrize(
    ("rules", "play", "en", "cited"),
    [("ru-book", "c1.1>A", "the first card of the wind’s row", ("B", 12)),
     ("ru-web", "c1.1>A", "the last card but one of the wind’s row", ("W", 9))],
)  # fmt: skip
def test_the_ends_of_the_winds_row(rules, play, en, cited):
    position = Position.start(range(52), range(52), rules=rules).changed(
        "wind", arcs=8, stock=(), clouds=((2, 5),), heights=(2, *[0] * 7)
    )
    told = explain(position, play)
    assert en in told.text
    assert told.clauses == cited


def test_the_wind_is_explained_though_it_is_not_called():
    """A row of the wind given by hand that does not fit must not stop the explanation."""
    position = Position.start(range(52), range(52), wind=(3,)).changed(
        "sunset", arcs=8, ray=13, stock=(), clouds=((1, 2),)
    )
    told = explain(position, "next")
    assert told.text.endswith("No ray is left: the wind blows next.")
    assert told.clauses == ("B", 12)


@pytest.mark.parametrize(
    ("count", "ru", "more"),
    [(1, "одну карту", "одна карта"), (2, "2 карты", "2 карты"), (5, "5 карт", "5 карт"),
     (11, "11 карт", "11 карт"), (21, "21 карту", "21 карта"), (104, "104 карты", "104 карты")],
)  # fmt: skip
def test_counts(count, ru, more):
    assert f"ещё {ru}," in sunviz.story.say("ru", "why-go-on", count=count)
    assert f"ещё {more}." in sunviz.story.say("ru", "opens-more", count=count, cards="x")


def test_a_game_is_taken_at_its_position_now():
    game = Game.deal(1961)
    assert sunviz.explain(game, "next") == explain(game.position, "next")


def test_what_is_wrong_raises():
    position = Game.deal(1).position
    with pytest.raises(MoveError):
        explain(position, "x9")
    with pytest.raises(LanguageError):
        explain(position, "next", lang="de")
    with pytest.raises(SunError, match="explained"):
        explain(7, "next")


def test_every_rule_book_explains(lang):
    for book in RULE_BOOKS:
        assert explain(Game.deal(1, book), "next", lang=lang).legal
