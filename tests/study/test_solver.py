"""Could it be won: verdicts, the lines that the engine accepts, limits and Ctrl-C."""

import signal
import sys
import tracemalloc
from time import monotonic

import numba
import numpy as np
import pytest
from helpers.play import ALL_RULES, random_game
from helpers.table import table

import sunviz
from sunviz.engine import RULE_BOOKS, Game, Position
from sunviz.engine.players import play_out
from sunviz.study import StudyError
from sunviz.study.solver import SolverError, solve
from sunviz.study.solver.board import BYTES
from sunviz.study.solver.bounds import is_locked
from sunviz.study.solver.lines import turn_of
from sunviz.study.solver.setting import game_of, table_of

EACH_RULES = pytest.mark.parametrize("rules", ALL_RULES.values(), ids=ALL_RULES)
EACH_BOOK = pytest.mark.parametrize("book", RULE_BOOKS)
HARD = Game.deal(0, "ru-book-v1")  # variant 1, not won within the limits of these tests


def play_line(position: Position, line):
    positions = [position]
    for move in line:
        positions.append(positions[-1].play(str(move)))
    return positions


@EACH_RULES
@pytest.mark.parametrize("wind", ["known", "before"])
def test_the_engine_accepts_every_line(rules, wind):
    won = 0
    for deal in range(2):
        game = Game.deal(deal, rules)
        verdict = solve(game, states=2_000_000, wind=wind)
        assert verdict.kind in ("won", "unknown")
        if verdict.kind == "won":
            won += 1
            positions = play_line(game.position, verdict.line)
            assert positions[-1].is_won
            if wind == "before":
                assert "wind" not in {position.stage for position in positions}
        else:
            assert verdict.line == ()
    assert won or not rules.sun_plays


@pytest.fixture(scope="module")
def through_the_wind():
    """The positions of a line of variant 1 that needs the wind."""
    for deal in range(40):
        game = Game.deal(deal, "ru-book-v1")
        positions = play_line(game.position, solve(game, states=400_000).line)
        if any(position.stage == "wind" for position in positions):
            return positions
    return pytest.fail("no line went through the wind")


def test_the_wind_is_known(through_the_wind):
    assert through_the_wind[-1].is_won
    blown = next(position for position in through_the_wind if position.stage == "wind")
    assert solve(blown).kind == "won"
    assert solve(blown, wind="before").kind == "impossible"


def test_a_row_shuffled_by_hand_is_the_wind(through_the_wind):
    """A row told as cards is the wind if it holds the cards left; else it never blows."""
    at = next(i for i, there in enumerate(through_the_wind) if there.stage == "wind")
    calm, row = through_the_wind[at - 1], through_the_wind[at].clouds[0]
    assert solve(calm.changed("sunset", wind=row)).kind == "won"
    other = calm.changed("sunset", wind=(0, *row))
    assert solve(other).kind == solve(calm, wind="before").kind


def late_positions(book, deals):
    """Positions of sunset with a dozen cards left: of winning lines, and what `next` makes."""
    for deal in deals:
        game = Game.deal(deal, book)
        for position in play_line(game.position, solve(game, states=3_000_000).line):
            if position.stage == "sunset" and 92 <= position.placed < 104:
                yield position
                if position.play("next").stage == "sunset":
                    yield position.play("next")


def winnable(position, wind):
    """Look at every position that can come, by the engine alone."""
    seen, todo = {position}, [position]
    while todo:
        here = todo.pop()
        if here.is_won:
            return True
        for move in here.legal_moves:
            there = here.play(move)
            if there not in seen and (wind == "known" or there.stage != "wind"):
                seen.add(there)
                todo.append(there)
    return False


@EACH_BOOK
def test_late_positions_as_the_engine_finds_them(book):
    kinds = []
    for position in late_positions(book, range(7, 9)):
        for wind in ("known", "before"):
            verdict = solve(position, wind=wind)
            assert (verdict.kind == "won") == winnable(position, wind)
            assert verdict.kind != "unknown"
            kinds.append(verdict.kind)
            if verdict.kind == "won":
                assert play_line(position, verdict.line)[-1].is_won
    assert "won" in kinds


@EACH_RULES
def test_wind_rows(rules):
    for seed in range(6):
        game = random_game(seed, rules, eagerness=0.97)
        last = [position for position in game.positions if position.stage == "wind"]
        if last and last[0].placed > 80:
            verdict = solve(last[0])
            assert (verdict.kind == "won") == winnable(last[0], "known")
            assert solve(last[0], wind="before").kind == "impossible"


def test_won_and_lost_positions_need_no_search():
    game = Game.deal(6)
    play_out(game, "plain")
    assert game.position.is_won
    assert solve(game) == solve(game.position)
    assert solve(game).kind == "won"
    assert solve(game).line == ()
    lost = Game.deal(0)
    play_out(lost, "plain")
    assert lost.position.is_lost
    assert solve(lost).kind == "impossible"


def test_limits_make_unknown_and_never_impossible():
    assert solve(HARD, states=1).reason == "states"
    few = solve(HARD, states=50_000, wind="before")
    assert (few.kind, few.reason) == ("unknown", "states")
    assert few.states <= 50_200
    assert solve(HARD, states=300_000, memory=2**16).reason == "memory"
    assert solve(HARD, seconds=0.01).reason == "time"
    assert solve(HARD, stop=lambda: True).reason == "aborted"


def test_the_same_states_the_same_verdict():
    for deal in (11, 12):
        game = Game.deal(deal, "ru-web")
        first = solve(game, states=500_000)
        assert solve(game, states=500_000) == first
        assert solve(game, states=500_000, seconds=1000) == first


def test_what_lies_in_the_past_counts_for_nothing():
    game = Game.deal(1961)
    for _ in range(9):
        game.push("next")
    assert solve(game) == solve(game.position) == solve(Position.from_dict(
        game.position.to_dict(), wind=1961
    ))  # fmt: skip


def test_ctrl_c_is_answered_at_once_and_leaves_all_usable():
    solve(Game.deal(3), states=50_000)  # compiled by now
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    began = monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            solve(HARD, states=10**12)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert monotonic() - began < 30  # not 10¹² states
    assert solve(Game.deal(3)).kind == "won"


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"states": 0}, "solver_limit"),
        ({"states": True}, "solver_limit"),
        ({"states": 1.5}, "solver_limit"),
        ({"seconds": -1}, "solver_limit"),
        ({"seconds": float("nan")}, "solver_limit"),
        ({"memory": 100}, "solver_limit"),
        ({"wind": "calm"}, "solver_wind"),
    ],
)
def test_wrong_limits(given, key):
    with pytest.raises(SolverError) as caught:
        solve(HARD, **given)
    assert caught.value.key == key


def test_what_is_no_position():
    with pytest.raises(SolverError):
        solve(1961)


def test_public_names():
    assert sunviz.solve is solve
    assert sunviz.Verdict.__name__ == "Verdict"


@EACH_RULES
def test_no_position_of_a_winning_line_is_locked(rules):
    """The easier game of `bounds` can be won wherever the real one can be."""
    looked_at = 0
    for deal in range(4):
        game = Game.deal(deal, rules)
        verdict = solve(game, states=2_000_000, wind="before")
        for position in play_line(game.position, verdict.line)[:-1]:
            assert not locked(position)
            looked_at += 1
    assert looked_at


@pytest.mark.parametrize(("cloud", "lost"), [("8C 7C 7D 8D", True), ("8C 7C 8D 7D", False)])
def test_sevens_between_their_eights_are_locked(cloud, lost):
    position = table(
        "sunset",
        ray=12,
        rays={13: "KC QC JC TC 9C KD QD JD TD 9D"},
        aces="6C 6D",
        kings="AC AD",
        clouds=[cloud],
    )
    assert locked(position) == lost
    verdict = solve(position, wind="before")
    assert verdict.kind == ("impossible" if lost else "won")


def locked(position):
    board = table_of(position.rays, position.heights, position.clouds)
    scratch, loose = np.zeros(BYTES, np.uint8), np.zeros((4, 16), np.int64)
    game = game_of(position.rules, len(position.stock))
    two_ace_rows = position.rules.foundations == "two_ace_rows"
    suits = np.zeros((4, 4), np.int64)
    return _locked(game, board, turn_of(position), two_ace_rows, scratch, loose, suits)


@numba.njit
def _locked(game, board, turn, two_ace_rows, scratch, loose, suits):
    return is_locked(game, board, turn, two_ace_rows, scratch, loose, suits)


def test_memory_is_bounded_and_given_back():
    solve(HARD, states=100_000)  # compiled and imported by now
    tracemalloc.start()
    try:
        solve(HARD, states=2_000_000, memory=2**25, wind="before")
        now, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert 2**25 < most < 2**25 + 2**23  # some megabytes more for the tables on the way
    assert now < 2**20


def test_without_numba_it_is_told_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(StudyError, match="numba"):
        solve(HARD)
