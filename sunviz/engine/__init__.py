"""The rules of Sun, and nothing else: cards, deals, positions, games, records, players.

Imports only the standard library.
"""

from .deals import MAX_DEAL
from .errors import (
    CardError,
    DealError,
    MoveError,
    PositionError,
    RecordError,
    RulesError,
    SunError,
)
from .game import Game
from .moves import Move, Next, Play, Relocate, Spot, Transfer, read_move
from .position import STAGES, Position, Stage
from .rules import RULE_BOOKS, SWITCHES, Rules, read_rules

__all__ = [
    "MAX_DEAL",
    "RULE_BOOKS",
    "STAGES",
    "SWITCHES",
    "CardError",
    "DealError",
    "Game",
    "Move",
    "MoveError",
    "Next",
    "Play",
    "Position",
    "PositionError",
    "RecordError",
    "Relocate",
    "Rules",
    "RulesError",
    "Spot",
    "Stage",
    "SunError",
    "Transfer",
    "read_move",
    "read_rules",
]
