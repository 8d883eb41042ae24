"""Chapter 10, "Could it be won?": its deals do what is said, its tables can be solved again."""

from __future__ import annotations

import sys

import numpy as np
import pytest
from helpers.books import LANGUAGES, NOTEBOOKS, book_of, cells

from sunviz.engine import RULE_BOOKS, Game, Move, Position, play_out, read_rules
from sunviz.engine.cards import cards_text
from sunviz.study import Study, Tallies, tell_winnable, tell_winnable_changes, winnable
from sunviz.study.solver import solve
from sunviz.study.solver.many import solve_chunk

TABLES = NOTEBOOKS / "tables"
SOLVED = sorted((TABLES / "solved").glob("*.parquet"))
BOTH = RULE_BOOKS["ru-book-v2"].but(sun_plays=False)
STATES = 20_000_000


def table(rules: str) -> Study:
    return Study.load(TABLES / "solved" / f"{rules.replace(' ', '-').replace('=', '-')}.parquet")


def played(deal: int) -> Game:
    game = Game.deal(deal)
    play_out(game, "plain")
    return game


def shown(lang: str) -> str:
    """Return all that the cells print, on one line."""
    return " ".join(
        "".join(output["text"])
        for cell in cells(book_of("10", lang), "code")
        for output in cell["outputs"]
        if "text" in output
    )


def on_one_line(text: str) -> str:
    return " ".join(text.split())


# the stored tables


@pytest.fixture
def compute(monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.syspath_prepend(TABLES)
    import compute

    sys.modules.pop("compute")
    return compute


def test_every_table_is_what_its_command_solves(compute) -> None:  # type: ignore[no-untyped-def]
    assert {compute.solved_path(rules) for rules in compute.DEALS} == set(SOLVED)
    for rules, count in compute.DEALS.items():
        study = Study.load(compute.solved_path(rules))
        assert study.is_finished
        assert study.header["rules"] == read_rules(rules).name
        assert study.header["deals"] == f"range(1, {count + 1}, 1)"
        assert study.header["player"] == f"solver wind=before states={STATES}"
        assert all(study.header[name] for name in ("scheme", "date", "sunviz", "python", "numba"))
        assert study.rows["deal"].tolist() == list(range(1, count + 1))


def test_the_five_rule_books_are_there_and_all_is_small(compute) -> None:  # type: ignore[no-untyped-def]
    assert set(RULE_BOOKS) <= set(compute.DEALS)
    assert [compute.DEALS[book] for book in ("ru-book", "sv-wiki", "ru-web")] == [10_000] * 3
    assert sum(path.stat().st_size for path in SOLVED) < 150_000


SAMPLE = {
    "ru-book": range(4000, 4040),
    "sv-wiki": range(100, 110),
    "ru-web": range(9000, 9020),
    "ru-book-v2": range(300, 310),
    "ru-book-v1": (2, 5),
    "ru-book transfers=none": range(500, 510),
    "ru-book cloud_ends=last_two": range(700, 706),
}


@pytest.mark.parametrize("rules", SAMPLE)
def test_a_sample_solved_again_is_the_same(rules: str) -> None:
    deals = np.array(SAMPLE[rules], np.uint64)
    again = solve_chunk(deals, read_rules(rules), "before", STATES).rows
    kept = np.concatenate(list(table(rules).figures()))
    assert (kept[deals.astype(int) - 1] == again).all()


def test_what_an_undecided_deal_was_is_undecided_again() -> None:
    rows = table("ru-book-v1").rows
    deal = int(rows["deal"][rows["outcome"] == "unknown"].iloc[0])
    verdict = solve(Game.deal(deal, "ru-book-v1"), wind="before", states=2_000_000)
    assert verdict.kind == "unknown"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_printed_comes_from_the_tables(lang: str) -> None:
    text = on_one_line(shown(lang))
    books = [table(name) for name in ("ru-book", "sv-wiki", "ru-web", "ru-book-v2", "ru-book-v1")]
    assert on_one_line(tell_winnable(books, lang)) in text
    changed = [table(name) for name in CHANGED]
    assert on_one_line(tell_winnable_changes(changed, books[0], lang)) in text
    counted = Tallies.load(TABLES / "million.csv")
    for player in ("plain", "careful", "expert"):
        assert on_one_line(counted.tell("ru-book", player=player, lang=lang)) in text


CHANGED = (
    "ru-web", "ru-book cloud_ends=last_two", "ru-book transfers=aces_to_kings",
    "ru-book refill=empty_first", "ru-book transfers=none", "ru-book packet=tip_first",
    "ru-book-v2", "ru-book-v1",
)  # fmt: skip


def test_the_figures_of_the_prose() -> None:
    for rules in ("ru-book", "sv-wiki", "ru-web"):
        assert winnable(table(rules)).won == 10_000
    two, one = winnable(table("ru-book-v2")), winnable(table("ru-book-v1"))
    assert (two.won, two.impossible, two.unknown) == (989, 0, 11)
    assert (one.won, one.impossible, one.unknown) == (455, 0, 45)
    assert 0.88 <= one.low < 0.89
    counted = Tallies.load(TABLES / "million.csv")
    expert = counted.won("ru-book", "expert")
    assert (expert.count, expert.of) == (1997, 2000)
    changes = {rules: counted.changed(rules, "expert") for rules in CHANGED[:6]}
    told = {rules: round(1000 * one.second_only / one.count) for rules, one in changes.items()}
    assert list(told.values()) == [31, 13, 6, 0, 13, 4]
    assert sum(list(told.values())[1:4]) < told["ru-web"]
    for rules in CHANGED[:6:2]:
        careful = counted.changed(rules, "careful")
        assert careful.difference < 9 * changes[rules].difference < 0
    filled, packet = changes[CHANGED[3]], changes[CHANGED[5]]
    assert filled.low < 0 < filled.high
    assert packet.low < 0 < packet.high
    assert round(1000 * counted.won("ru-book-v1").share) == 2
    for rules in CHANGED[:6]:
        assert winnable(table(rules)).known.share == 1


# deal 5


def test_deal_5_is_lost_by_the_king_of_diamonds() -> None:
    game = played(5)
    assert game.position.placed == 100
    assert str(game.moves[128]) == "c4.1>A"
    before = game.positions[128]
    assert before.to_dict()["clouds"][3] == ["KD"]
    assert solve(before).kind == "won"
    assert solve(game.positions[129]).kind == "impossible"


def test_the_three_of_diamonds_lies_between_ace_and_two() -> None:
    table = played(5).positions[131]
    lies = table.to_dict()
    (names,) = lies["clouds"]
    assert (table.stage, len(names), sum(map(len, lies["aces"]))) == ("wind", 7, 52)
    assert names.index("AD") < names.index("3D") < names.index("2D")
    missing = {suit: 13 - len(pile) for suit, pile in zip("CDHS", lies["kings"], strict=True)}
    assert missing == {"C": 1, "D": 4, "H": 0, "S": 2}
    while table.plays:
        table = table.play(table.plays[0])
    assert table.placed == 100
    assert table.to_dict()["clouds"] == [["AD", "AS", "3D", "2D"]]


def test_the_king_that_waits_wins() -> None:
    game = played(5)
    kept = Game.deal(5)
    for move in (*game.moves[:128], "next", "next"):
        kept.push(move)
    assert kept.position.stage == "wind"
    assert sum(map(len, kept.position.to_dict()["clouds"])) == 8
    for move in solve(kept.position).line:
        kept.push(move)
    assert kept.position.is_won
    assert "next" not in map(str, kept.moves[130:])


# deal 4


def test_in_deal_4_only_the_move_that_places_a_card_loses() -> None:
    game = played(4)
    table = game.positions[78]
    assert (table.stage, table.ray) == ("sun", 12)
    kinds = {str(move): solve(table.play(move)).kind for move in table.legal_moves}
    assert kinds == {"r12.4>K": "impossible", "A>K:S": "won", "K>A:S": "won", "next": "won"}
    assert str(game.moves[78]) == "r12.4>K"
    lies = game.positions[79].to_dict()
    assert [lies[row][3][-1] for row in ("aces", "kings")] == ["9S", "9S"]


def test_the_solver_lets_eight_spades_cross() -> None:
    game = played(4)
    table = game.positions[78]
    line = solve(table, wind="before").line
    assert len(line) == 68
    assert [str(move) for move in line[:8]] == ["A>K:S"] * 8
    on = table
    for move in line[:9]:
        on = on.play(move)
    assert str(line[8]) == "r12>K"
    assert [len(on.to_dict()[row][3]) for row in ("aces", "kings")] == [1, 13]
    assert ends(on, line[9:]).is_won


def ends(position: Position, line: tuple[Move, ...]) -> Position:
    """Return where a line leads, played without the wind."""
    for move in line:
        position = position.play(move)
        assert position.stage != "wind"
    return position


# deal 78984


def test_deal_78984_cannot_be_won_under_both_variants_and_can_under_others() -> None:
    assert solve(Game.deal(78984, BOTH)).kind == "impossible"
    for rules in ("ru-book", "ru-book-v1", "ru-web"):
        assert solve(Game.deal(78984, rules)).kind == "won"


def test_twos_and_aces_of_diamonds_come_when_it_is_said() -> None:
    deck = cards_text(Game.deal(78984).deck).split()
    came = {
        name: [(at // 13 + 1, at % 13 + 1) for at, card in enumerate(deck) if card == name]
        for name in ("2D", "AD")
    }
    assert came == {"2D": [(5, 10), (6, 11)], "AD": [(8, 5), (8, 10)]}


def test_at_step_12_the_eighth_arc_has_just_been_laid() -> None:
    game = Game.deal(78984, BOTH)
    play_out(game, "plain")
    assert (game.positions[12].arcs, game.positions[11].arcs) == (8, 7)
    assert game.position.placed == 12
