"""What a solver calls won is won: the readable engine replays the lines from records.

More of the same: `tests/benchmarks/solver_lines.py`.
"""

import pytest
from helpers.line_records import record_of, replay

from sunviz.engine import Game, RecordError
from sunviz.study.solver import solve

#: lines to replay, and the tables that a deal may take
LINES = {
    "ru-book": (60, 10**6),
    "ru-web": (45, 10**6),
    "sv-wiki": (30, 10**6),
    "ru-book-v2": (15, 10**5),
}


@pytest.mark.parametrize("rules", LINES)
def test_every_line_is_replayed_from_its_record(rules):
    lines, states = LINES[rules]
    deal = 20_000
    while lines:
        wind = ("known", "before")[deal % 2]
        verdict = solve(Game.deal(deal, rules), states=states, wind=wind)
        if verdict.kind == "won":
            replay(deal, rules, verdict)
            lines -= 1
        deal += 1
    assert deal < 20_200


def test_a_line_that_breaks_a_rule_or_stops_short_is_refused():
    verdict = solve(Game.deal(1961))
    whole = record_of(1961, "ru-book", verdict)
    assert Game.from_record(whole).position.is_won
    for wrong in (whole.replace("next", "r1>A", 1), whole.rsplit(" ", 1)[0] + "\n"):
        with pytest.raises(RecordError):
            Game.from_record(wrong)
