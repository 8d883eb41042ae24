"""What a solver can say about a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from sunviz.engine import Move

Kind: TypeAlias = Literal["won", "impossible", "unknown"]
Reason: TypeAlias = Literal["states", "memory", "time", "aborted"]
WindUse: TypeAlias = Literal["known", "before"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a position can be won by someone who knows all cards.

    ``kind``: ``"won"``, with `line`, the moves from the position to the win,
    each played by the engine; ``"impossible"``: every way on was looked at, or
    stands for one that was; ``"unknown"``, with `reason`: which limit came
    first. ``"memory"`` tells that no larger `states` alone would have ended in
    a proof. ``states``: how many tables were made. ``wind``: ``"known"``, or
    ``"before"`` if the win must come before the wind blows.

    >>> Verdict("unknown", reason="time", states=1000)
    <Verdict unknown: time, 1000 states>
    """

    kind: Kind
    line: tuple[Move, ...] = ()
    reason: Reason | None = None
    states: int = 0
    wind: WindUse = "known"

    def __repr__(self) -> str:
        told = f"{len(self.line)} moves" if self.kind == "won" else self.reason
        return f"<Verdict {self.kind}{f': {told}' if told else ''}, {self.states} states>"
