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
from .hints import crossings_for, fitting_play, hint
from .moves import Move, Next, Play, Relocate, Spot, Transfer, read_move
from .players import PLAYERS, Player, PlayerError, play_out
from .position import STAGES, Position, Stage
from .rules import RULE_BOOKS, SWITCHES, Rules, read_rules
from .view import View

__all__ = [
    "MAX_DEAL",
    "PLAYERS",
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
    "Player",
    "PlayerError",
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
    "View",
    "crossings_for",
    "fitting_play",
    "hint",
    "play_out",
    "read_move",
    "read_rules",
]
