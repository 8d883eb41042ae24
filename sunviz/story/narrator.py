"""The narrator: each step and each stage in words, with the clause that is followed."""

from sunviz.engine import Game, Position, Rules
from sunviz.engine.moves import Move

from .catalogue import say
from .citations import cite, clauses, clauses_by_text, clauses_of_step, cloud_subject, with_cite
from .languages import check_language
from .sentences import sentences_of_step
from .told import Clauses, Sentence, Told, sentence


def narrate(before: Position | None, move: Move | None, after: Position, lang: str) -> Told:
    """Return a step in words.

    `move` leads from `before` to `after`; before the first arc both are None.
    `lang` is one of `LANGUAGES`, `LanguageError` otherwise. The citation names
    the clause of the text that `after.rules.book` tells.

    >>> from sunviz.engine import Game
    >>> game = Game.deal(1961)
    >>> narrate(None, None, game.position, "en").cite
    'the book, clause 1'
    >>> start = game.position; game.push("next")
    >>> narrate(start, game.moves[0], game.position, "en").clauses
    ('B', 1)
    """
    lang = check_language(lang)
    if before is None or move is None:
        return _told([sentence("start")], clauses(after.rules, "start"), lang)
    cited = clauses_of_step(before, move, after)
    return _told(sentences_of_step(before, move, after), cited, lang)


def narrate_game(game: Game, lang: str) -> list[Told]:
    """Return every step of a game up to now in words, the start first.

    >>> from sunviz.engine import Game
    >>> len(narrate_game(Game.deal(1961), "sv"))
    1
    """
    positions, moves = game.positions, game.moves
    told = [narrate(None, None, positions[0], lang)]
    for at, move in enumerate(moves):
        told.append(narrate(positions[at], move, positions[at + 1], lang))
    return told


def _told(sentences: "list[Sentence] | tuple[Sentence, ...]", cited: Clauses, lang: str) -> Told:
    text = " ".join(one.said(lang) for one in sentences)
    return Told(text, cite(cited, lang), with_cite(text, [cited], lang), cited)


def stage_key(position_or_stage: Position | str) -> str:
    """Return a stage's key: an engine stage, or "start" before the first arc.

    >>> from sunviz.engine import Game
    >>> stage_key(Game.deal(1961).position)
    'start'
    """
    if isinstance(position_or_stage, str):
        return position_or_stage
    position = position_or_stage
    if position.stage == "sunrise" and not position.arcs:
        return "start"
    return position.stage


def stage_name(position_or_stage: Position | str, lang: str) -> str:
    """Return the name of a stage: start, sunrise, sun, sunset, wind, won or lost.

    >>> stage_name("sunset", "ru")
    'Заход солнца'
    """
    return say(lang, f"ui-stage-{stage_key(position_or_stage)}")


def stage_intro(position: Position, lang: str) -> str:
    """Return what the stage of a position is about, under the switches in force.

    Two to four sentences and the clauses that say so; `LanguageError` for an
    unknown language.

    >>> from sunviz.engine import Game
    >>> stage_intro(Game.deal(1961).position, "en")[-21:]
    '(The book, clause 1.)'
    """
    stage, rules = stage_key(position), position.rules
    said = [one.said(lang) for one in _intro(stage, rules)]
    return with_cite(" ".join(said), clauses_by_text(rules, _intro_subjects(stage, rules)), lang)


def _intro(stage: str, rules: Rules) -> list[Sentence]:
    if stage == "sunrise":
        return [
            sentence("intro-sunrise", refill=rules.refill),
            sentence("intro-rows", foundations=rules.foundations),
            sentence("intro-tips", relocate=_yes(rules.relocate)),
            *_transfers(rules),
        ]
    if stage == "sun":
        return [sentence("intro-sun"), *_relocation(rules)]
    if stage == "sunset":
        return [
            *([] if rules.sun_plays else [sentence("intro-no-sun")]),
            sentence("intro-sunset", packet=rules.packet),
            *_relocation(rules),
            sentence("intro-clouds", ends=rules.cloud_ends),
        ]
    if stage == "wind":
        return [sentence("intro-wind"), sentence("intro-wind-ends", ends=rules.cloud_ends)]
    return [sentence(f"intro-{stage}")]


def _transfers(rules: Rules) -> list[Sentence]:
    if rules.transfers == "none":
        return []
    return [sentence("intro-transfers", transfers=rules.transfers)]


def _relocation(rules: Rules) -> list[Sentence]:
    return [sentence("intro-relocate")] if rules.relocate else []


def _yes(switch: bool) -> str:
    return "yes" if switch else "no"


def _intro_subjects(stage: str, rules: Rules) -> list[str]:
    """Return what the introduction of a stage rests on, for its citation."""
    relocate = ["relocate"] if rules.relocate else []
    if stage == "sunrise":
        rows = "two_ace_rows" if rules.foundations == "two_ace_rows" else "bases"
        crossing = [] if rules.transfers == "none" else [rules.transfers]
        return ["arc-1", rules.refill, rows, "tips", *crossing, *relocate]
    if stage == "sun":
        return ["sun", *relocate]
    if stage == "sunset":
        no_sun = [] if rules.sun_plays else ["no-sun"]
        packet = "tip_first" if rules.packet == "tip_first" else "sunset"
        return [*no_sun, packet, *relocate, cloud_subject(rules, stage)]
    if stage == "wind":
        return [cloud_subject(rules, stage)]
    return [{"start": "start", "won": "won", "lost": "wind"}[stage]]
