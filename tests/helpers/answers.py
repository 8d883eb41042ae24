"""What the package says of one game: numbers and sentences to compare, here and in Pyodide."""

from __future__ import annotations

from typing import Any

#: by the book this deal goes through every stage, and is won in the wind
DEAL = 1


def answers() -> dict[str, Any]:
    """Return what engine, story and layout say of the game, as JSON has it."""
    import sunviz
    from sunviz.engine import RULE_BOOKS, Game
    from sunviz.engine.players import play_out
    from sunviz.picture import layout
    from sunviz.story import LANGUAGES, clauses, narrate_game

    games = {book: Game.deal(DEAL, book) for book in RULE_BOOKS}
    for game in games.values():
        play_out(game, "plain")
    game = games["ru-book"]
    steps = [None, *zip(game.positions, game.moves, strict=False)]
    return {
        "records": {book: played.to_record() for book, played in games.items()},
        "stages": sorted({position.stage for position in game.positions}),
        "told": {
            lang: [[told.text, told.cite] for told in narrate_game(game, lang)]
            for lang in LANGUAGES
        },
        "described": {
            lang: [sunviz.describe(position, lang=lang) for position in game.positions[::8]]
            for lang in LANGUAGES
        },
        "explained": {
            lang: str(sunviz.explain(game.positions[1], "r1>A", lang=lang)) for lang in LANGUAGES
        },
        "clauses": {lang: [str(one) for one in clauses("B", lang)] for lang in LANGUAGES},
        "placed": [
            [
                [laid.box.x, laid.box.y, laid.box.angle, laid.exposed, laid.count, laid.card]
                for laid in (*found.cards, *found.empty, *found.sources)
            ]
            for found in (
                layout(position, step=step)
                for position, step in zip(game.positions, steps, strict=True)
            )
        ],
    }
