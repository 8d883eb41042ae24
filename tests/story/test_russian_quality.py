"""Russian as a native reader left it: what was mended stays mended."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sunviz.engine import RULE_BOOKS, Game, play_out
from sunviz.story import clauses, describe, explain, narrate_paragraph, say, stage_intro
from sunviz.story.catalogue import source

CHAPTERS = sorted((Path(__file__).parents[2] / "notebooks" / "source").glob("*.md"))
#: what no sentence says, and what stands there instead
STRUCK_OUT = {
    r"\bв (второй|втором)\b|\bс (со|сто)\b": "во второй ряд, во втором ряду",
    r"\bигров(ая|ые) в (нём|ней|луче|туче|ряду)( [•\d]+)? (?![—•\d])": "игровая в нём — любая",
    r"облак|солитер|раздач|фундамент": "туча, пасьянс, расклад, ряды",
    r"(картинк|рубашк)\w+ вниз|картинкой вверх": "лицом вверх, лицом вниз",
    r"рисун(ок|к[аеуи])": "картинка",
    r"выложенн\w+ ветром": "ряд, сложенный ветром",
    r"стопк\w+ на (туз|корол)|стопки начинают": "стопка — собранный луч, в центре ряды",
    r"\bтег(а|у|е|и|ом)?\b": "метка",
    r"\bв (этих|данных) правилах карт": "по этим правилам",
    r"изменённ\w+ (сайт|книга|статья)": "книга с изменениями",
    r"\bконча\w+ на \d": "останавливается",
    r"\b(является|являются|осуществля\w+|производится|данн(ый|ая|ое|ого|ой))\b": "живой глагол",
}
#: how a word runs after 1, 2 and 5, in each case that a sentence needs
RUNS = """
    карта карты карт | карту карты карт | карты карт карт | ход хода ходов | хода ходов ходов |
    шаг шага шагов | луч луча лучей | туча тучи туч | вопрос вопроса вопросов |
    условие условия условий | названия названий названий | игровая игровые игровых
"""
COUNTED = {tuple(run.split()) for run in RUNS.split("|")}


class Parts(Visitor):
    """Gathers the texts of a message, and the words after a number in one, few, many."""

    def __init__(self, message):
        self.texts, self.runs = [], []
        self.visit(message)

    def visit_TextElement(self, node):  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node):  # noqa: N802
        variants = {getattr(one.key, "name", ""): one.value.elements for one in node.variants}
        if {"one", "few", "many"} <= set(variants):
            self.runs.append(tuple(counted(variants[name]) for name in ("one", "few", "many")))
        self.generic_visit(node)


def counted(elements):
    """Return the word right after the number that a variant tells, if it tells one."""
    for field, after in pairwise(elements):
        name = getattr(getattr(getattr(field, "expression", None), "id", None), "name", "")
        if name in ("count", "missing", "most", "steps") and isinstance(after, ast.TextElement):
            return "".join(re.findall(r"^ (\w+)", after.value))
    return ""


def messages():
    body = FluentParser().parse(source("ru")).body
    return {entry.id.name: Parts(entry) for entry in body if isinstance(entry, ast.Message)}


def written():
    """Return all that is written in Russian: the catalogues and the chapters, without code."""
    texts = ["•".join(parts.texts) for parts in messages().values()]
    for chapter in CHAPTERS:
        for cell in chapter.read_text(encoding="utf-8").split("\n%% "):
            if cell.startswith("ru\n"):
                texts += re.sub(r"`[^`\n]*`", "•", cell[3:]).splitlines()
    assert len(texts) > 500
    return texts


@pytest.fixture(scope="module")
def said():
    """What is heard in use: games under each book, tables, moves explained, stages, clauses."""
    heard = {one.text for text in "BWS" for one in clauses(text, "ru")}
    for number, book in enumerate(RULE_BOOKS):
        game = Game.deal(12 + number, rules=book)
        play_out(game, "careful")
        for before, move, after in zip(
            game.positions, game.moves, game.positions[1:], strict=False
        ):
            heard.add(narrate_paragraph(before, move, after, "ru").text)
        for at, position in enumerate(game.positions):
            asked = f"r{at % 13 + 1}.{at % 3 + 1}>{'AKB'[at % 3]}", f"c{at % 3 + 1}.2>A", "A>K:H"
            heard |= {explain(position, move, lang="ru").line for move in asked}
            heard |= {describe(position, "ru"), stage_intro(position, "ru")}
    return heard


@pytest.mark.parametrize("pattern", STRUCK_OUT)
def test_what_a_reader_struck_out_does_not_come_back(pattern, said):
    for text in [*written(), *said]:
        found = re.search(pattern, text, re.IGNORECASE)
        assert not found, f"{found[0]!r}: {STRUCK_OUT[pattern]} · {text}"


def test_the_long_dash_stands_between_spaces_and_the_short_one_in_a_range(said):
    wrong = re.compile(r"\s–|–\s|[^\s•]—|—[^\s•]|\s--?\s|\d - \d")
    for text in [*written(), *said]:
        assert not wrong.search(text), (wrong.search(text)[0], text)


def test_no_word_is_said_twice_running(said):
    twice = re.compile(r"\b([^\W\d_]{2,}) \1\b|,,|\S  +\S", re.IGNORECASE)
    for text in [*written(), *said]:
        assert not twice.search(text), (twice.search(text)[0], text)


def test_words_run_through_one_few_many():
    """1 карта, 2 карты, 5 карт: three variants hold the three forms of one word."""
    runs = [(key, run) for key, parts in messages().items() for run in parts.runs if any(run)]
    for key, run in runs:
        assert run in COUNTED, (key, run)
    assert len({run for _, run in runs}) > 8


def test_one_card_is_told_in_words(said):
    """«Одна карта», never «1 карта»; 21 is told in figures, its noun in the singular."""
    for text in said:
        assert not re.search(r"(?<!луча )(?<!луче )(?<!лучу )\b1 (карт|туч[аиу]|ход)", text), text
    for key in ("lost-stuck", "lost-given-up", "desc-lost", "desc-wind", "desc-sunrise",
                "arc-short", "why-go-on", "opens-more", "error-ray_short"):  # fmt: skip
        fields = {"arc": 8, "ray": 12, "card": 3, "cards": "x"}
        one = say("ru", key, **fields, count=1, missing=1)
        assert not re.search(r"\b1\b", one), one
        assert re.search(r"\b(одн|последн)", one), one
        assert "21 карт" in say("ru", key, **fields, count=21, missing=21), key
