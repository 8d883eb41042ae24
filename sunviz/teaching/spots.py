"""Where cards lie, and which are free: what questions about cards share."""

from collections.abc import Iterator

from sunviz.engine import Position, Spot
from sunviz.engine.cards import Card
from sunviz.story.citations import clauses_by_text, cloud_subject, with_cite

from .question import paragraph


def spots_of(position: Position, card: Card) -> Iterator[Spot]:
    """Yield every spot of the rays and clouds where a card of this face lies.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961); game.push("next")
    >>> [str(spot) for spot in spots_of(game.position, game.position.rays[4][0])]
    ['r5']
    """
    for number, ray in enumerate(position.rays, 1):
        for at, lying in enumerate(ray, 1):
            if lying == card:
                yield Spot("r", number, 0 if at == len(ray) else at)
    for number, cloud in enumerate(position.clouds, 1):
        for at, lying in enumerate(cloud, 1):
            if lying == card:
                yield Spot("c", number, at)


def what_is_free(position: Position, lang: str) -> str:
    """Return which cards the stage makes playable, with the clause (B 4, 7, 8, 11, 12)."""
    stage, rules = position.stage, position.rules
    has_clouds = any(position.clouds)
    subjects = {"sunrise": ["tips"], "sun": ["sun"], "sunset": ["set-tips"]}.get(stage, [])
    if has_clouds:
        subjects = [*subjects, cloud_subject(rules, stage)]
    text = paragraph(
        lang,
        "free",
        stage="clouds" if stage == "sunset" and has_clouds else stage,
        ends=rules.cloud_ends,
        ray=position.ray or 0,
    )
    return with_cite(text, clauses_by_text(rules, subjects), lang)
