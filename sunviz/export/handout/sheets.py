"""The sheets of a handout: the position with its rule, questions, answers."""

from __future__ import annotations

from collections.abc import Sequence

from sunviz.engine import RULE_BOOKS, Game, Position
from sunviz.story import clauses_in_force, narrate, say, stage_name
from sunviz.story.catalogue import capital

from .asking import Asked, letters_of
from .flow import Flow, Names, height_of
from .page import LOWEST, MARGIN, ROOM, SMALL
from .table import picture

#: the height of the picture of a position, and of the small one beside its answers, in mm
_TALL, _SMALL = 122.0, 62.0
#: the picture of a position is never made lower, in mm
_LOW = 64.0
#: what stands around the picture and above the rule, in mm
_HEADINGS = 20.0


def names_of(subject: Game | Position, lang: str) -> Names:
    """Return what every page of a handout about a game or a position tells."""
    position = subject.position if isinstance(subject, Game) else subject
    facts = []
    if isinstance(subject, Game):
        number = subject.number
        own = say(lang, "handout-deck")
        facts.append(own if number is None else say(lang, "handout-deal", number=str(number)))
    name = position.rules.name
    facts.append(say(lang, f"ui-book-{name}") if name in RULE_BOOKS else name)
    return Names(lang, say(lang, "handout-heading"), " · ".join(facts))


def add_position(flow: Flow, subject: Game | Position) -> None:
    """Add the sheet of a position: the picture, the last step, the rule now."""
    lang = flow.names.lang
    position = subject.position if isinstance(subject, Game) else subject
    begun = position.arcs > 0 and not position.is_over  # else there is nothing to hand in
    flow.title(stage_name(position, lang), _where(flow, subject), named=begun)
    last = _last_step(subject, lang)
    rule = [(capital(one.label(lang)), one.said(lang)) for one in clauses_in_force(position)]
    room = LOWEST - flow.y - height_of(last + rule) - _HEADINGS
    height = min(max(room, _LOW), _TALL)  # so that the rule stands on the same page
    flow.y = picture(flow.page, position, lang, MARGIN, flow.y + 1, ROOM, height) + 2
    flow.text(say(lang, "handout-red"), size=SMALL, faint=True)
    for row in last:
        flow.beside(*row)
    flow.heading(say(lang, "handout-rule"))
    for row in rule:
        flow.beside(*row)


def _last_step(subject: Game | Position, lang: str) -> list[tuple[str, str]]:
    """Return what the last step of a game did, if one was made."""
    if not isinstance(subject, Game) or not len(subject):
        return []
    told = narrate(subject.positions[-2], subject.moves[-1], subject.position, lang)
    return [(say(lang, "handout-last-step"), told.text)]


def _where(flow: Flow, subject: Game | Position) -> str:
    """Return which table it is, in short."""
    lang = flow.names.lang
    position = subject.position if isinstance(subject, Game) else subject
    facts = [flow.names.facts]
    if isinstance(subject, Game) and len(subject):
        facts.append(say(lang, "handout-step", step=len(subject)))
    if position.placed:
        facts.append(say(lang, "handout-placed", count=position.placed))
    return " · ".join(facts)


def add_questions(flow: Flow, subject: Game | Position, asked: Sequence[Asked]) -> None:
    """Add the sheets with questions and room for the answers."""
    where = _where(flow, subject)
    loose, tight = Flow(flow.names), Flow(flow.names, tight=True)
    for pages in (loose, tight):
        _ask(pages, where, asked)
    flow.take(loose, tight)


def _ask(flow: Flow, where: str, asked: Sequence[Asked]) -> None:
    lang = flow.names.lang
    flow.title(say(lang, "handout-questions"), where, named=True)
    for number, one in enumerate(asked, 1):
        signs = letters_of(one, lang)
        flow.numbered(number, one.prompt, choices=one.choices, letters=signs, lines=one.lines)


def add_answers(flow: Flow, subject: Game | Position, asked: Sequence[Asked]) -> None:
    """Add the sheets with the answers: the right one of each question, and why."""
    lang = flow.names.lang
    position = subject.position if isinstance(subject, Game) else subject
    flow.title(say(lang, "handout-answers"), _where(flow, subject))
    flow.y = picture(flow.page, position, lang, MARGIN, flow.y, ROOM, _SMALL, playable=True) + 2
    flow.text(say(lang, "handout-darts"), size=SMALL, faint=True)
    for number, one in enumerate(asked, 1):
        flow.answer(number, _in_short(one, lang), one.why)


def _in_short(one: Asked, lang: str) -> str:
    """Return the right answer, with its letter; where the reason says the same, the letter."""
    if not one.choices:
        return one.answer
    sign = letters_of(one, lang)[one.choices.index(one.answer)]
    return f"{sign})" if one.why.startswith(one.answer) else f"{sign}) {one.answer}"
