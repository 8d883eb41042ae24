"""A recorded run: one game from its first arc to its end, to be stepped through."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from sunviz.engine import Game, Move, Position, Rules, Stage, play_out

#: who plays: a record that was given
RECORDED = "recorded"
#: who plays: somebody who knows all the cards, and wins
SOLVED = "solved"
#: who plays: the named player that thinks far ahead, of the room `study`
EXPERT = "expert"
#: who plays: the person at the table
YOU = "you"


class Run:
    """The positions and moves of one game, recorded once and never changed.

    Steps are counted from 0, before the first arc, to `last`.
    """

    def __init__(self, game: Game, player: str = RECORDED) -> None:
        self.game = game
        self.player = player
        self.positions: Sequence[Position] = game.positions
        self.moves: Sequence[Move] = game.moves

    @classmethod
    def played(cls, deal: int | Game, rules: str | Rules, player: str) -> Run:
        """Return the run of a numbered deal, or of a game's deck, played by a named player.

        `YOU` plays nothing yet. `EXPERT` raises `StudyError` where numba is missing.
        """
        if isinstance(deal, Game):
            start = Position.start(deal.deck, rules=rules, wind=deal.wind)
            game = Game(start, number=deal.number)
        else:
            game = Game.deal(deal, rules)
        if player == EXPERT:
            from sunviz.study.readable import function_of  # numpy, scipy: when they are needed

            play_out(game, function_of(player))
        elif player != YOU:
            play_out(game, player)
        return cls(game, player)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.moves)

    def step(self, at: int) -> tuple[Position | None, Move | None]:
        """Return the position before step `at` and its move; None and None at the start."""
        return (self.positions[at - 1], self.moves[at - 1]) if at else (None, None)

    def game_at(self, at: int) -> Game:
        """Return the game as it stood at a step, comments included; an own game is not copied."""
        if self.player == YOU:
            self.game.jump(at)
            return self.game
        game = Game(self.positions[0], number=self.game.number)
        game.tags = dict(self.game.tags)
        for move in self.moves[:at]:
            game.push(move)
        for number, comment in self.game.comments.items():
            if number <= at:
                game.set_comment(comment, number)
        return game

    def stages(self) -> dict[Stage, int]:
        """Return the stages that the run reaches, each with its first step."""
        first: dict[Stage, int] = {}
        for at, position in enumerate(self.positions):
            first.setdefault(position.stage, at)
        return first

    def stage_at(self, at: int) -> Stage:
        """Return the last stage whose first step is not after step `at`."""
        firsts = self.stages()
        names = list(firsts)
        return names[bisect_right(list(firsts.values()), at) - 1]
