"""A position of the readable engine on a table of the kernel."""

from typing import Any

from numpy.typing import NDArray

from sunviz.engine import STAGES, Position
from sunviz.engine.legal import rows_wanting
from sunviz.study.kernel import new_table

_BIT = {"A": 1, "K": 2, "B": 2}


def table_of(position: Position) -> NDArray[Any]:
    """Return a table where everything lies as in a position whose stock is empty."""
    assert not position.stock
    tables = new_table(position.rules)
    table = tables[0]
    table["dealt"], table["arcs"] = 104, position.arcs
    table["stage"], table["ray"] = STAGES.index(position.stage), position.ray or 0
    table["heights"], table["placed"] = position.heights, position.placed
    for card in range(52):
        table["takes"][card] = sum(_BIT[row] for row in rows_wanting(position, card))
    for number, ray in enumerate(position.rays, 1):
        table["rays"][number, : len(ray)], table["sizes"][number] = ray, len(ray)
    heaped = 0
    for number, cloud in enumerate(position.clouds):
        table["first"][number], table["end"][number] = heaped, heaped + len(cloud)
        table["heap"][heaped : heaped + len(cloud)] = cloud
        heaped += len(cloud)
    table["clouds"], table["heaped"] = len(position.clouds), heaped
    return tables
