"""`handout`: pages for a class, as PDF."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

import matplotlib.style
from matplotlib import rc_context
from matplotlib.backends.backend_pdf import PdfPages

from sunviz.engine import Game, Position, SunError
from sunviz.engine.files import FileError, is_there, read_path, write_whole
from sunviz.engine.sharing import is_short
from sunviz.story import check_language
from sunviz.teaching.lessons import read_lesson
from sunviz.teaching.quiz import check_seed

from .asking import MOST, questions_for
from .flow import Flow
from .laying import add_deal, add_wind
from .sheets import add_answers, add_position, add_questions, names_of

#: what a handout can be made of: a game, a position, a deal number, a record or its path
Source: TypeAlias = "Game | Position | int | str | bytes | Path"
#: where the answers stand
ANSWERS: Final = ("last", "separate", "none")
_SUFFIX: Final = ".pdf"


def handout(
    source: Source,
    path: str | Path,
    *,
    lang: str = "en",
    questions: int = 6,
    seed: int = 1,
    answers: str = "last",
    deal: bool = True,
    wind: bool = False,
) -> tuple[Path, ...]:
    """Write A4 pages for a class to a PDF file, and return the paths written.

    `source` is a `Game`, of which the position now is taken, a `Position`, a
    deal number (before its first arc), a short text, the text or the path of a record. The
    first page shows the position, with the rule now, cited by its clause;
    then come `questions` questions about it, 0…12, as many as it gives, with
    room for the answers; `seed`, 0…2⁶⁴−1, chooses them. The right `answers`
    stand on the "last" pages, in a "separate" file beside (``…-answers.pdf``),
    or nowhere ("none"). `deal` adds the 104 cards of a game in dealing order,
    to be laid by hand; `wind` a table by which its wind can be laid as well.
    `lang` is ``"en"``, ``"ru"`` or ``"sv"``. The same call writes the same bytes.

    Raises `FileError` for a path that is no PDF or cannot be written,
    `LanguageError`, `RecordError` for a record that breaks a rule, `SunError`
    for any other value out of range. Nothing is then left half written.

    >>> from tempfile import TemporaryDirectory
    >>> game = Game.deal(1961); game.push("next")
    >>> with TemporaryDirectory() as folder:
    ...     written = handout(game, f"{folder}/sunrise.pdf", lang="sv", answers="separate")
    ...     [one.name for one in written]
    ['sunrise.pdf', 'sunrise-answers.pdf']
    """
    lang = check_language(lang)
    path = check_options(path, questions=questions, seed=seed, answers=answers)
    subject = _subject(source)
    pupils, teacher = sheets(
        subject, lang=lang, questions=questions, seed=seed, apart=answers == "separate",
        answered=answers != "none", deal=deal, wind=wind,
    )  # fmt: skip
    files = {path: pupils}
    if teacher.pages:
        files[path.with_stem(f"{path.stem}-answers")] = teacher
    return _write(files)


def sheets(
    subject: Game | Position, *, lang: str, questions: int, seed: int, answered: bool, apart: bool,
    deal: bool, wind: bool,
) -> tuple[Flow, Flow]:  # fmt: skip
    """Return the pages of a handout, and those that stand apart: the answers, or none."""
    position = subject.position if isinstance(subject, Game) else subject
    asked = questions_for(position, questions, seed=seed, lang=lang)
    pupils, teacher = (Flow(names_of(subject, lang)) for _ in range(2))
    add_position(pupils, subject)
    if asked:
        add_questions(pupils, subject, asked)
    if isinstance(subject, Game):
        if deal:
            add_deal(pupils, subject)
        if wind and isinstance(subject.wind, int):
            add_wind(pupils, subject.wind)
    if asked and answered:
        add_answers(teacher if apart else pupils, subject, asked)
    for flow in (pupils, teacher):
        flow.close()
    return pupils, teacher


def _subject(source: Source) -> Game | Position:
    if isinstance(source, Game | Position):
        return source
    if isinstance(source, int) and not isinstance(source, bool):
        return Game.deal(source)
    if isinstance(source, str) and is_short(source):
        return Game.from_short(source)
    if isinstance(source, str | bytes | Path):
        return read_lesson(source).game
    raise SunError(
        "a handout is made of a Game, a Position, a deal number, a record or its path,"
        f" not {type(source).__name__}",
        key="handout_source",
        type=type(source).__name__,
    )


def check_options(path: str | Path, *, questions: object, seed: object, answers: object) -> Path:
    """Return the path of a handout; the errors of `handout` for what cannot be."""
    given, path = str(path), read_path(str(path))
    if path.suffix.lower() != _SUFFIX:
        raise FileError(
            f"{given} is no PDF by its ending: write {_SUFFIX} at its end",
            key="handout_suffix",
            name=given,
        )
    if isinstance(questions, bool) or not isinstance(questions, int) or not 0 <= questions <= MOST:
        raise SunError(
            f"a handout has 0 to {MOST} questions, not {questions!r}",
            key="handout_questions",
            count=str(questions)[:40],
            most=MOST,
        )
    check_seed(seed)
    if answers not in ANSWERS:
        raise SunError(
            f"the answers of a handout cannot stand {answers!r}: they can stand"
            f" {', '.join(ANSWERS)}",
            key="handout_answers",
            value=str(answers)[:40],
            known=", ".join(ANSWERS),
        )
    return path


def _write(files: dict[Path, Flow]) -> tuple[Path, ...]:
    """Write every file whole, after all of them are ready."""
    ready = {path: pdf(flow) for path, flow in files.items()}
    for path in ready:
        is_there(path)  # refuses a folder before the first file is written
    for path, data in ready.items():
        write_whole(path, data)
    return tuple(ready)


def pdf(flow: Flow) -> bytes:
    """Return pages as a PDF file, the same bytes each time; its letters can be searched."""
    out = BytesIO()
    told = {
        "Title": f"{flow.names.heading}. {flow.names.facts}", "Creator": "sunviz",
        "Producer": None, "CreationDate": None,
    }  # fmt: skip
    with (
        matplotlib.style.context("default"),
        rc_context({"pdf.fonttype": 42}),  # letters as letters, to be searched
        PdfPages(out, metadata=told) as pages,
    ):
        for page in flow.pages:
            pages.savefig(page.figure)
    return out.getvalue()
