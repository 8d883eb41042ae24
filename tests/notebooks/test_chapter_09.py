"""Chapter 9, "How often does it come out?": its table can be played again, its sentences follow."""

from __future__ import annotations

import sys

import pytest
from helpers.books import LANGUAGES, NOTEBOOKS, book_of, cells

import sunviz
from sunviz.engine import RULE_BOOKS, Game, play_out
from sunviz.engine.cards import cards_text
from sunviz.engine.players import result
from sunviz.study import (
    RareChance,
    Study,
    Tallies,
    chance_in_sunrise,
    simulate,
    summarize,
    tell_rare,
)

TABLES = NOTEBOOKS / "tables"
MILLION = TABLES / "million.csv"
NONE, ONE_WAY = "ru-book transfers=none", "ru-book transfers=aces_to_kings"
FILLED, ENDS = "ru-book refill=empty_first", "ru-book cloud_ends=last_two"
BOOK_TIPS, WEB_TIPS = "ru-book packet=tip_first", "ru-web packet=tip_first"
TWO_ROWS = "ru-book-v2 relocate=false"


@pytest.fixture(scope="module")
def million() -> Tallies:
    return Tallies.load(MILLION)


def played(deals: range, rules: str = "ru-book", player: str = "plain") -> Study:
    return simulate(deals, rules=rules, player=player, workers=1, progress=False)


def hundred(number: int) -> int:
    """Return how many deals of a hundred come out."""
    return summarize(played(range(100 * number, 100 * number + 100))).won.count


def thousand(million: Tallies, rules: str, player: str = "plain") -> list[float]:
    """Return of a thousand deals: lost by a change, gained by it, and the difference."""
    pairs = million.changed(rules, player)
    counts = pairs.second_only, pairs.first_only, pairs.first_only - pairs.second_only
    return [1000 * count / pairs.count for count in counts]


def percent(million: Tallies, rules: str, player: str = "plain") -> float:
    return 100 * million.won(rules, player).share


# the table


def test_the_file_is_small_and_tells_how_it_was_made(million: Tallies) -> None:
    assert MILLION.stat().st_size < 150_000
    for header in million.headers.values():
        assert header["scheme"] == 1
        assert header["date"].startswith("20")
        assert all(header[name] for name in ("sunviz", "python", "numpy", "numba"))
        assert header["deals"] == f"range(0, {header['count']}, 1)"


def test_it_holds_what_its_command_plays(million: Tallies, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(TABLES)
    import compute

    plans = {(rules, player): against for player in compute.PLANS
             for rules, against in compute.PLANS[player]}  # fmt: skip
    assert set(million.headers) == set(plans)
    for (rules, player), rows in million.rows.groupby(["rules", "player"]):
        assert rows["first"].tolist() == list(
            range(0, compute.COUNTS[player], compute.BLOCKS[player])
        )
        assert rows["count"].unique().tolist() == [compute.BLOCKS[player]]
        assert rows["against"].unique().tolist() == [plans[rules, player]]
    assert {book for book, player in plans if player == "plain"} >= set(RULE_BOOKS)
    sys.modules.pop("compute")


SAMPLE = [
    ("ru-book", "plain", 0), (WEB_TIPS, "plain", 990_000), ("ru-book-v2", "plain", 370_000),
    ("ru-book-v1", "plain", 610_000), (NONE, "random", 40_000), (ONE_WAY, "careful", 6_000),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "player", "first"), SAMPLE)
def test_a_line_played_again_is_the_same(
    million: Tallies, rules: str, player: str, first: int
) -> None:
    rows = million.rows
    at = (rows["rules"] == rules) & (rows["player"] == player) & (rows["first"] == first)
    (kept,) = rows[at].to_dict("records")
    deals = range(first, first + kept["count"])
    study, against = played(deals, rules, player), kept["against"]
    pair = (study, played(deals, against, player)) if against else study
    assert Tallies.of([pair]).rows.to_dict("records") == [kept]


def test_every_switch_of_the_texts_is_compared(million: Tallies) -> None:
    for player, rules in {
        "plain": (FILLED, ENDS, BOOK_TIPS, "ru-book-v1", "ru-book-v2"),
        "random": (NONE, ONE_WAY),
        "careful": (NONE, ONE_WAY, FILLED, ENDS, BOOK_TIPS, "ru-book-v1", "ru-book-v2"),
    }.items():
        for one in rules:
            assert million.changed(one, player).count == million.won(one, player).of


# what the chapter prints is what the tables hold


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_shown_comes_from_the_tables(million: Tallies, lang: str) -> None:
    shown = "\n".join(
        "".join(output["text"])
        for cell in cells(book_of("09", lang), "code")
        for output in cell["outputs"]
        if "text" in output
    )
    books = ("ru-book", "ru-web", "ru-book-v2", "ru-book-v1")
    assert million.tell("ru-book", "sv-wiki", *books[1:], lang=lang) in shown
    assert million.tell(*books, player="careful", lang=lang) in shown
    assert million.tell_changes("ru-book-v1", lang=lang) in shown
    for player in ("random", "careful"):
        assert million.tell_changes(NONE, ONE_WAY, player=player, lang=lang) in shown
    for player in ("plain", "careful"):
        changes = ("ru-web", FILLED, ENDS, BOOK_TIPS)
        assert million.tell_changes(*changes, player=player, lang=lang) in shown
    for rules in (TWO_ROWS, "ru-book-v2"):
        assert million.tell_changes(rules, player="careful", lang=lang) in shown
    assert million.tell("ru-web", WEB_TIPS, lang=lang) in shown
    assert tell_rare(rare(), lang)[0] in shown


# what is said of the plain player


def test_the_first_hundreds() -> None:
    assert [hundred(0), hundred(1)] == [28, 27]
    won = summarize(played(range(100))).won
    assert (round(100 * won.low), round(100 * won.high)) == (20, 37)


def test_ten_thousand_is_ten_times_narrower() -> None:
    won, first = (summarize(played(range(count))).won for count in (10_000, 100))
    assert (round(100 * won.low, 1), round(100 * won.high, 1)) == (29.4, 31.2)
    assert 9 < (first.high - first.low) / (won.high - won.low) < 11
    more = summarize(played(range(40_000))).won
    assert 1.95 < (won.high - won.low) / (more.high - more.low) < 2.05


def test_the_shares_of_the_million(million: Tallies) -> None:
    books = ("ru-book", "ru-web", "ru-book-v2")
    assert [round(percent(million, book)) for book in books] == [30, 14, 9]
    assert round(10 * percent(million, "ru-book-v1")) == 2
    assert million.won("ru-book") == million.won("sv-wiki")
    assert million.won("ru-book").high - million.won("ru-book").low < 0.002


def test_in_which_stage_games_end(million: Tallies) -> None:
    ends = million.rows[million.rows["player"] == "plain"].groupby("rules")
    sums = ends[["sunrise", "sun", "sunset", "wind", "lost", "count"]].sum()
    assert sums["count"].unique().tolist() == [1_000_000]
    assert not sums["sunrise"].any()
    for book in ("ru-book", "ru-web", "ru-book-v2"):
        assert 2 <= round(sums["sun"][book] / 100) <= 4
        assert sums["sunset"][book] > 0.9 * (1_000_000 - sums["lost"][book])
    assert sums["sun"]["ru-book-v1"] == 0
    assert round(sums["wind"]["ru-book"] / 1000) == 16
    others = ("ru-web", "ru-book-v2", "ru-book-v1")
    assert max(sums["wind"][book] for book in others) < sums["wind"]["ru-book"]


def test_what_each_stage_brings_home() -> None:
    cards = summarize(played(range(10_000))).cards
    sunrise, sun, sunset = (cards[f"placed_{name}"].mean for name in ("sunrise", "sun", "sunset"))
    assert round(sunrise) == 31
    assert round(sun - sunrise) == 30
    assert 28 < sunset - sun < 29


def test_what_variant_1_takes_away(million: Tallies) -> None:
    _, gained, _ = thousand(million, "ru-book-v1")
    assert round(10 * gained) == 7
    pairs = million.changed("ru-book-v1")
    assert round(1000 * pairs.both / pairs.count) == 1


# what is said of the others


def test_what_the_random_player_gets_from_crossing(million: Tallies) -> None:
    lost, gained, more = thousand(million, NONE, "random")
    assert round(lost + gained) == 153
    assert round(more) == 2
    assert million.changed(NONE, "random").low > 0
    assert round(thousand(million, ONE_WAY, "random")[2]) == -20


def test_players_side_by_side() -> None:
    won = [summarize(played(range(1000), player=name)).won for name in ("plain", "careful")]
    assert [round(100 * share.share) for share in won] == [28, 94]


def test_what_the_careful_player_wins(million: Tallies) -> None:
    books = ("ru-book", "ru-web", "ru-book-v2", "ru-book-v1")
    assert [round(percent(million, book, "careful")) for book in books] == [95, 66, 37, 4]
    assert 3 < percent(million, "ru-book", "careful") / percent(million, "ru-book") < 3.3
    none, one_way = (-thousand(million, rules, "careful")[2] / 10 for rules in (NONE, ONE_WAY))
    assert (round(none), round(none - one_way)) == (27, 18)


def test_what_variant_2_changes_for_the_careful_player(million: Tallies) -> None:
    assert round(percent(million, TWO_ROWS, "careful")) == 25
    assert round(thousand(million, "ru-book-v2", "careful")[2] / 10) == 13


def test_what_the_texts_change(million: Tallies) -> None:
    one_by_one = [round(thousand(million, rules)[2]) for rules in (FILLED, ENDS, BOOK_TIPS)]
    assert one_by_one == [32, -177, -108]
    careful = [thousand(million, rules, "careful")[2] for rules in (FILLED, ENDS, BOOK_TIPS)]
    assert careful[1] < careful[2] < 0 < careful[0]
    assert sum(one_by_one) == -253
    all_three = million.won(WEB_TIPS).count - million.won("ru-book").count
    assert round(all_three / 1000) == 118
    assert round(thousand(million, WEB_TIPS)[2]) == 275
    assert [round(percent(million, rules)) for rules in ("ru-web", WEB_TIPS)] == [14, 42]
    plain = [rules for rules, player in million.headers if player == "plain"]
    assert max(plain, key=lambda rules: million.won(rules).share) == WEB_TIPS


# almost unbelievable


def rare() -> RareChance:
    return RareChance.load(TABLES / "almost-unbelievable.json")


def test_the_kept_chance_tells_how_it_was_estimated() -> None:
    header = rare().header
    assert (header["rules"], header["player"], header["at_least"]) == ("ru-book", "plain", 104)
    assert all(header[name] for name in ("date", "seed", "sunviz", "python", "numpy", "numba"))
    assert rare().levels[-1] == 104
    assert rare().low < rare().estimate < rare().high


def test_one_or_two_of_all_human_beings() -> None:
    assert 4.5e9 < 1 / rare().estimate < 5e9  # "nearly five billion"
    people = 8.3e9
    assert 1 < people * rare().low < people * rare().high < 2


def test_its_deck_comes_out_at_sunrise() -> None:
    game = Game.from_deck(rare().example)
    play_out(game, "plain")
    assert result(game) == ("sunrise", 104, 104, 104, 104)


def test_its_first_levels_can_be_seen_by_simulation(million: Tallies) -> None:
    """The first levels of the climb, cheap enough to be estimated anew."""
    level = rare().levels[1]
    chance = chance_in_sunrise(at_least=level, decks=500, repeats=8, workers=1, progress=False)
    placed = played(range(100_000)).rows["placed_sunrise"]
    assert chance.low < (placed >= level).mean() < chance.high


def test_a_deal_that_comes_out_at_sunrise() -> None:
    game = Game.load(NOTEBOOKS / "games" / "09-at-sunrise.sun")
    assert (result(game)[0], len(game.moves)) == ("sunrise", 112)
    last_arc = game.positions[75]
    assert (last_arc.arcs, last_arc.placed, len(last_arc.stock)) == (8, 67, 0)
    assert str(game.moves[74]) == "next"
    assert "next" not in map(str, game.moves[75:])


# exercises


def test_the_exercises_have_these_answers() -> None:
    ten_thousand = summarize(played(range(10_000)))
    without_wind = ten_thousand.won_by["sunset"]
    guesses = [n for n in range(101) if sunviz.exercise("guess", without_wind, n).right]
    assert guesses == [28, 29]
    both = summarize(played(range(10_000), f"{FILLED} packet=tip_first")).won
    assert [n for n in range(101) if sunviz.exercise("guess", both, n).right] == [21, 22]
    end = Game.load(NOTEBOOKS / "games" / "09-at-sunrise.sun").positions[104]
    tips = [cards_text([ray[-1]]) for ray in end.rays if ray]
    assert (end.placed, tips) == (96, ["KS", "AD", "KH", "KC"])
    moves = "r2>A r6>K r6>A r13>A r13>K r13>A r9>A r9>K"
    assert sunviz.exercise("play", end, moves, goal="won").right
