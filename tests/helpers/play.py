"""Random play, for property tests."""

from collections.abc import Iterator
from random import Random

from sunviz.engine import RULE_BOOKS, Game, Move, Next, Position, Rules

BOOK = RULE_BOOKS["ru-book"]
#: the five rule books, and the book with each single switch changed
ALL_RULES: dict[str, Rules] = {
    **RULE_BOOKS,
    **{
        rules.name: rules
        for rules in (
            BOOK.but(foundations="two_ace_rows", transfers="none"),
            BOOK.but(refill="empty_first"),
            BOOK.but(transfers="aces_to_kings"),
            BOOK.but(transfers="none"),
            BOOK.but(cloud_ends="last_two"),
            BOOK.but(packet="tip_first"),
            BOOK.but(relocate=True),
            RULE_BOOKS["ru-web"].but(packet="tip_first", relocate=True),
        )
    },
}


def choose(position: Position, random: Random, eagerness: float) -> Move:
    """Return a legal move: plays with the probability `eagerness`, else now and then another."""
    moves = position.legal_moves
    assert isinstance(moves[-1], Next)
    plays = position.plays
    if plays and random.random() < eagerness:
        return random.choice(plays)
    return random.choice(moves) if random.random() < 0.3 else moves[-1]


def steps(game: Game, random: Random, eagerness: float) -> Iterator[Move]:
    """Play a game at random to its end, yielding each move after it is made.

    Endless to and fro of transfers is cut short: the game goes on after 400 moves.
    """
    while not game.position.is_over:
        position = game.position
        tired = len(game) > 400
        move = position.legal_moves[-1] if tired else choose(position, random, eagerness)
        game.push(move)
        yield move


def random_game(
    seed: int, rules: Rules | str, *, eagerness: float = 0.8, most: int = 10**6
) -> Game:
    """Return the game of a deal after random play of at most so many moves."""
    game = Game.deal(seed, rules)
    for _ in steps(game, Random(seed), eagerness):
        if len(game) >= most:
            break
    return game
