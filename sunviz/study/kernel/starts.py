"""Tables to play on from: a fresh deck, or what lies open in the midst of a game."""

import numpy as np
from numpy.typing import NDArray

from sunviz.engine import Rules, View
from sunviz.engine.cards import PACK
from sunviz.engine.position import STAGES

from .table import new_table

_CARDS = 104


def fresh_table(rules: Rules) -> NDArray[np.void]:
    """Return the table before the first arc, the whole deck in stock and in order.

    >>> int(fresh_table(Rules())["deck"][0, 51])
    51
    """
    table = new_table(rules)
    table["deck"] = PACK + PACK
    return table


def table_of(view: View) -> NDArray[np.void]:
    """Return the table that a player sees, the hidden cards in the order of their numbers.

    The game must not be over.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961)
    >>> game.push("next")
    >>> int(table_of(View(game.position))["dealt"][0])
    13
    """
    table = new_table(view.rules)
    row = table[0]
    row["dealt"] = _CARDS - len(view.hidden)
    row["deck"][row["dealt"] :] = view.hidden
    for number, ray in enumerate(view.rays, 1):
        row["rays"][number, : len(ray)] = ray
        row["sizes"][number] = len(ray)
    for number, cloud in enumerate(view.clouds):
        row["first"][number] = row["heaped"]
        row["heaped"] += len(cloud)
        row["end"][number] = row["heaped"]
        row["heap"][row["first"][number] : row["heaped"]] = cloud
    row["clouds"] = len(view.clouds)
    row["heights"] = view.heights
    row["placed"] = sum(view.heights)
    row["stage"] = STAGES.index(view.stage)
    row["arcs"] = view.arcs
    row["ray"] = view.ray or 0
    return table
