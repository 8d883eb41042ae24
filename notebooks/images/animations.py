"""The small animations of the README: ``python notebooks/images/animations.py``.

Each is a short excerpt of deal 1961, as the player `careful` plays it.
"""

from pathlib import Path

from sunviz import Game, animate
from sunviz.engine import play_out

HERE = Path(__file__).parent
#: file, first step, last step
EXCERPTS = (("sunrise", 0, 10), ("sun-plays", 72, 79), ("sunset", 117, 123))


def main() -> None:
    """Write them all."""
    game = Game.deal(1961)
    play_out(game, "careful")
    for name, start, stop in EXCERPTS:
        path = animate(
            game, HERE / f"{name}.gif", start=start, stop=stop, size=(600, 400), speed=1.5
        )
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
