"""Decks that climb towards a rare sunrise together, see `sunviz.study.rare`.

Only stage one is played, by plain. A deck is a row of 104 cards, the card dealt
first coming first; its score is how many cards lie on the foundations when
sunrise ends. All chance comes from the table's stream.
"""

from typing import Any

from ..compiled import kept, part
from .plain import play_on
from .stages import below, clear, lay_arc, shuffle
from .table import CARDS


@part
def _score(table: Any) -> Any:
    """Play stage one with the table's deck and return its score, 0…104 (B 1–5)."""
    clear(table)
    while table.dealt < CARDS:
        lay_arc(table)
        play_on(table)
    return table.placed


@kept
def play_sunrises(sources: int) -> Any:
    """Fill in the score of each deck."""

    def play_sunrises(tables: Any, decks: Any, scores: Any) -> None:
        _ = sources
        table = tables[0]
        for i in range(len(decks)):
            table.deck[:] = decks[i]
            scores[i] = _score(table)

    return play_sunrises


@kept
def shuffle_rows(sources: int) -> Any:
    """Shuffle each row of an array but its first so many."""

    def shuffle_rows(tables: Any, rows: Any, first: Any) -> None:
        _ = sources
        for i in range(len(rows)):
            shuffle(tables[0], rows[i, first:], rows.shape[1] - first)

    return shuffle_rows


@kept
def climb(sources: int) -> Any:
    """Move each deck by so many swaps of two cards, and never below the level.

    A swap that would leave the deck below the level is taken back. The uniform law
    over the decks that reach the level stays as it is (Metropolis et al. 1953).
    The first `known` cards keep their places.
    """

    def climb(tables: Any, decks: Any, scores: Any, level: Any, known: Any, steps: Any) -> None:
        _ = sources
        table = tables[0]
        deck, room = table.deck, CARDS - known
        if room < 2:
            return
        for i in range(len(decks)):
            deck[:] = decks[i]
            for _step in range(steps):
                one, other = known + below(table, room), known + below(table, room)
                if deck[one] == deck[other]:
                    continue  # the same deck again
                deck[one], deck[other] = deck[other], deck[one]
                score = _score(table)
                if score >= level:
                    scores[i] = score
                else:
                    deck[one], deck[other] = deck[other], deck[one]
            decks[i] = deck

    return climb
