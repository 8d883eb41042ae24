"""Winning lines, replayed by the readable engine from the text of a record."""

from sunviz.engine import Game
from sunviz.study.solver import Verdict


def record_of(deal: int, rules: str, verdict: Verdict) -> str:
    """Return the record of a deal whose winning line is known."""
    moves = " ".join(map(str, verdict.line))
    tags = {"Game": "Sun", "Scheme": 1, "Rules": rules, "Deal": deal, "Result": "won"}
    return "".join(f'[{name} "{value}"]\n' for name, value in tags.items()) + f"\n{moves}\n"


def replay(deal: int, rules: str, verdict: Verdict) -> None:
    """Replay a line from its record; raise an error unless it is legal and wins."""
    game = Game.from_record(record_of(deal, rules, verdict))
    if not game.position.is_won or game.position.placed != 104:
        raise AssertionError(f"deal {deal} under {rules} is not won by {verdict.line}")
    stages = {position.stage for position in game.positions}
    if verdict.wind == "before" and "wind" in stages:
        raise AssertionError(f"deal {deal} under {rules} is won after the wind only")
