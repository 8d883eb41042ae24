"""Wind rows, for tests."""

from random import Random

from sunviz.engine import Game, Position, Rules
from sunviz.engine.landings import landings


def wind_position(rules: Rules, seed: int, size: int) -> Position:
    """A wind row of so many cards, 13 or more, with the piles of clubs just met if they can."""
    random = Random(seed)
    cards = [suit * 13 + rank for suit in range(4) for rank in range(13)] * 2
    heights = [0] * 8
    while len(cards) > size:
        suit = random.randrange(4)
        piles = heights[suit], heights[suit + 4]
        found = landings(rules, piles).by_rank
        if not found or (suit == 0 and sum(piles) == 13):
            continue
        rank = random.choice(sorted(found))
        heights[suit], heights[suit + 4] = random.choice(found[rank])
        cards.remove(suit * 13 + rank)
    random.shuffle(cards)
    start = Game.deal(0, rules).position
    return start.changed(
        "wind", arcs=8, stock=(), rays=((),) * 13, heights=tuple(heights), clouds=(tuple(cards),)
    )
