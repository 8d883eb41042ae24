"""What a moving picture costs: seconds and megabytes, for each stage and for a whole game.

    python tests/benchmarks/animation_costs.py [--deals 1961 7] [--size 900x600]

The aims: a whole game as GIF in less than 30 s and 8 MB, a stage in less than 6 s and 3 MB.
Seconds are those of the processor, so that other work on the machine does not count.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from sunviz import animate
from sunviz.engine import STAGES, Game, play_out

KINDS = (".gif", ".html")


def measured(game: Game, stage: str | None, size: tuple[int, int]) -> Iterator[str]:
    """Yield the seconds and megabytes of each kind of file."""
    with TemporaryDirectory() as folder:
        for kind in KINDS:
            begun = time.process_time()
            path = animate(
                game, Path(folder, f"x{kind}"), lang="ru", stage=stage, size=size, progress=False
            )
            seconds = time.process_time() - begun
            yield f"{seconds:5.1f} s {path.stat().st_size / 1e6:5.2f} MB"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, nargs="+", default=[1961, 7])
    parser.add_argument("--size", default="900x600")
    wishes = parser.parse_args()
    width, height = map(int, wishes.size.split("x"))
    print(f"{'deal':>6} {'player':8} {'stage':8} steps  GIF               HTML")
    for deal in wishes.deals:
        for player in ("plain", "careful"):
            game = played(deal, player)
            stages = {position.stage for position in game.positions}
            for stage in (*[name for name in STAGES[:4] if name in stages], None):
                costs = "   ".join(measured(game, stage, (width, height)))
                steps = sum(stage in (None, position.stage) for position in game.positions)
                print(f"{deal:6} {player:8} {stage or 'all':8} {steps:5}  {costs}", flush=True)


def played(deal: int, player: str) -> Game:
    game = Game.deal(deal)
    play_out(game, player)
    return game


if __name__ == "__main__":
    main()
