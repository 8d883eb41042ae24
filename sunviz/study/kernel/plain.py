"""The player plain (CONTRACT)."""

from typing import Any

from ..compiled import kept, part
from .stages import begin, go_on, is_over, note
from .table import RAYS, cloud_ends, deepest, from_cloud, from_ray, lowest_ray, place


@part
def play_on(table: Any) -> None:
    """Play as plain does until nothing fits."""
    while _play_from_ray(table) or _play_from_cloud(table):
        pass


@part
def _play_from_ray(table: Any) -> Any:
    """Play the first card that fits from a ray; say whether there was one."""
    for ray in range(lowest_ray(table), RAYS + 1):
        for at in range(table.sizes[ray] - 1, deepest(table, ray) - 1, -1):
            take = table.takes[table.rays[ray, at]]
            if take:
                place(table, from_ray(table, ray, at), 1 if take == 2 else 0)
                return True
    return False


@part
def _play_from_cloud(table: Any) -> Any:
    """Play the first card that fits from a cloud; say whether there was one."""
    for cloud in range(table.clouds):
        for at in cloud_ends(table, cloud):
            take = table.takes[table.heap[at]] if at >= 0 else 0
            if take:
                place(table, from_cloud(table, cloud, at), 1 if take == 2 else 0)
                return True
    return False


@kept
def play_plain(sources: int) -> Any:
    """Fill in the rows of these deals, played by plain."""

    def play_plain(deals: Any, starts: Any, tables: Any, mind: Any, rows: Any) -> None:
        _ = sources
        table = tables[0]
        for i in range(len(deals)):
            begin(tables, starts, deals[i])
            while True:
                play_on(table)
                note(table, rows[i])
                if is_over(table):
                    break
                go_on(table, deals[i])

    return play_plain
