"""Where a won deal was lost, and the chance at each step."""

from dataclasses import dataclass

import pytest
from helpers.blunders import with_a_blunder

from sunviz.engine import Game, play_out
from sunviz.study.analysis import Analysis, judge, spread


@dataclass
class Found:
    """A verdict as a test gives it."""

    kind: str
    line: tuple[str, ...] = ()


class Judge:
    """Knows which steps can be won, and where nothing is found out; counts what it is asked."""

    def __init__(self, positions, won_until, unknown=()):
        self.step = {id(position): at for at, position in enumerate(positions)}
        self.won_until, self.unknown, self.asked = won_until, set(unknown), []

    def __call__(self, position):
        at = self.step[id(position)]
        self.asked.append(at)
        if at in self.unknown:
            return Found("unknown")
        won = at <= self.won_until
        return Found("won", (f"from {at}",)) if won else Found("impossible")


@pytest.fixture(scope="module")
def positions():
    game = Game.deal(1961)
    play_out(game, "plain")
    return game.positions


def analysed(positions, asked):
    analysis = Analysis(positions, judge=asked, weigh=lambda position: position.placed)
    for _ in analysis.work():
        pass
    return analysis


@pytest.mark.parametrize("won_until", [-1, 0, 1, 60, 92, 122, 123])
def test_the_one_step_where_it_was_lost_is_found_by_few_verdicts(positions, won_until):
    asked = Judge(positions, won_until)
    analysis = analysed(positions, asked)
    assert (analysis.won_until, analysis.lost_from) == (won_until, won_until + 1)
    assert analysis.lost_at == (won_until + 1 if won_until >= 0 else None)
    assert analysis.line == ((f"from {won_until}",) if won_until >= 0 else ())
    assert len(asked.asked) <= 10
    assert analysis.judged


def test_a_game_that_was_won_was_never_lost(positions):
    analysis = analysed(positions, Judge(positions, len(positions)))
    assert (analysis.won_until, analysis.lost_at) == (len(positions) - 1, None)


@pytest.mark.parametrize("unknown", [range(50, 70), range(0, 93), range(93, 124), [0], [62, 31]])
def test_what_is_not_found_out_is_never_called_lost_or_won(positions, unknown):
    analysis = analysed(positions, Judge(positions, 92, unknown))
    assert analysis.won_until <= 92
    assert analysis.lost_from >= 93
    assert analysis.won_until not in unknown
    assert analysis.lost_from not in unknown
    if len(unknown) <= 20:  # few gaps do not hide the step
        assert analysis.lost_at == 93


def test_each_step_has_its_chance_and_it_comes_piece_by_piece(positions):
    analysis = Analysis(positions, judge=Judge(positions, 92), weigh=lambda here: here.placed)
    filled = [len(analysis.chances) for _ in analysis.work()]
    assert filled[-1] == len(positions) == len(set(filled) - {0})
    assert all(analysis.chances[at] == here.placed for at, here in enumerate(positions))


@pytest.mark.parametrize("count", [1, 2, 3, 17, 125])
def test_all_steps_are_come_to_once_and_far_apart_first(count):
    order = list(spread(count))
    assert sorted(order) == list(range(count))
    assert set(order[:2]) == {0, count - 1}


def test_a_blunder_planted_in_a_won_game_is_found():
    game, at = with_a_blunder(1961)
    analysis = Analysis(game.positions, judge=judge, weigh=lambda _: None)
    for _ in analysis.work():
        pass
    assert (analysis.won_until, analysis.lost_at) == (at, at + 1)
    better = Game(game.positions[at])
    for move in analysis.line:
        better.push(move)
    assert better.position.is_won
