"""Many decks that climb towards a rare sunrise together, compiled.

Only stage one is played, by the player plain and the functions of the kernel. A
deck is a row of 104 cards 0…51, the card dealt first coming first; its score is
how many cards lie on the foundations when sunrise ends, 0…104. All chance comes
from the stream of the table, SplitMix64 as in numbered deals, so that the same
seed gives the same figures everywhere.
"""

from typing import Any

from .compiled import compiled
from .kernel.plain import play_on
from .kernel.stages import below, clear, lay_arc, shuffle

_CARDS = 104


@compiled
def _play_sunrise(table: Any) -> Any:
    """Play stage one with the table's deck; return how many cards are placed (B 1–5)."""
    clear(table)
    while table.dealt < _CARDS:
        lay_arc(table)
        play_on(table)
    return table.placed


@compiled
def play_sunrises(tables: Any, decks: Any, scores: Any) -> None:
    """Fill in the score of each deck."""
    table = tables[0]
    for i in range(len(decks)):
        table.deck[:] = decks[i]
        scores[i] = _play_sunrise(table)


@compiled
def shuffle_decks(tables: Any, decks: Any, known: Any) -> None:
    """Shuffle each deck but its first `known` cards."""
    for i in range(len(decks)):
        shuffle(tables[0], decks[i, known:], _CARDS - known)


@compiled
def shuffle_places(tables: Any, places: Any) -> None:
    """Shuffle an array."""
    shuffle(tables[0], places, len(places))


@compiled
def climb(tables: Any, decks: Any, scores: Any, level: Any, known: Any, steps: Any) -> None:
    """Move each deck by so many swaps of two cards, and never below the level.

    A swap that would leave the deck below the level is taken back. The uniform law
    over the decks that reach the level stays as it is (Metropolis et al. 1953).
    The first `known` cards keep their places.
    """
    table = tables[0]
    room = _CARDS - known
    if room < 2:
        return
    for i in range(len(decks)):
        deck = table.deck
        deck[:] = decks[i]
        score = scores[i]
        for _ in range(steps):
            one, other = known + below(table, room), known + below(table, room)
            if deck[one] == deck[other]:
                continue  # the same deck again
            deck[one], deck[other] = deck[other], deck[one]
            swapped = _play_sunrise(table)
            if swapped >= level:
                score = swapped
            else:
                deck[one], deck[other] = deck[other], deck[one]
        decks[i] = deck
        scores[i] = score
