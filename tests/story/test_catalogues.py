"""The three catalogues say the same things, each in its own language throughout."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sunviz.story import LANGUAGES, CatalogueError, LanguageError, check_language, keys, say
from sunviz.story.catalogue import source

PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "sv": {"one", "other"}}
#: forms of a word: a language may have no use for one of these fields
FORMS = {"card", "rank", "suit"}
#: what Russian sentences may say in Latin letters: notations, and names of a record or of Python
NOTATIONS = """
    A K Q J T C D H S B W AC r c n next Sun Home End Jupyter UTF Deal Deck Wind WindRow Result Game
    won lost transfers none size dpi two four Position Move
    U R N F P Enter Escape Python numba range Ctrl PNG SVG JSON Parquet PDF pdf sunrise
    HTML html JavaScript GIF MP ffmpeg lang sunviz JupyterLab Binder
"""
LATIN = set(NOTATIONS.split())
#: whole names: a game as a short text, shown as an example, and what to call in Python
WHOLE_NAMES = r"\b(sun1|sunviz)\.[\w.-]+"
COMMON_WORDS = """
    the of is are was were and from with this that there not which it its cards card ray rays
    cloud clouds arc row stock step deal game rules play wind has have been
"""
ENGLISH = set(COMMON_WORDS.split())


def entries(lang):
    body = FluentParser().parse(source(lang)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Collector(Visitor):
    """Gathers what a message holds."""

    def __init__(self, message):
        self.fields, self.references, self.selectors, self.texts = set(), set(), [], []
        self.visit(message)

    def visit_VariableReference(self, node):  # noqa: N802
        self.fields.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node):  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node):  # noqa: N802
        variants = [
            getattr(variant.key, "name", None) or f"[{variant.key.value}]"
            for variant in node.variants
        ]
        self.selectors.append(variants)
        self.generic_visit(node)


def fields_of(lang, key, messages):
    """Return the fields of a message, those of the messages it uses included."""
    found = Collector(messages[key])
    fields = set(found.fields)
    for name in found.references:
        fields |= fields_of(lang, name, messages)
    return fields


def test_no_file_holds_junk(lang):
    body = FluentParser().parse(source(lang)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]


def test_no_key_stands_twice(lang):
    assert len(keys(lang)) == len(set(keys(lang)))


def test_the_catalogues_have_the_same_keys_in_the_same_order():
    english = keys("en")
    assert len(english) > 200
    for lang in LANGUAGES:
        assert keys(lang) == english


def test_the_catalogues_have_the_same_fields():
    messages = {lang: entries(lang) for lang in LANGUAGES}
    for key in set(keys("en")) - FORMS:
        fields = {lang: fields_of(lang, key, messages[lang]) for lang in LANGUAGES}
        assert fields["en"] == fields["ru"] == fields["sv"], key


def test_the_parts_of_sentences_are_all_used(lang):
    messages = entries(lang)
    used = set().union(*(Collector(message).references for message in messages.values()))
    assert {name for name in messages if name.startswith("part-")} <= used


def test_every_plural_selector_has_all_forms(lang):
    plural = set().union(*PLURALS.values())
    seen = 0
    for key, message in entries(lang).items():
        for variants in Collector(message).selectors:
            named = {name for name in variants if name in plural}
            if named:
                assert named == PLURALS[lang], key
                seen += 1
    assert seen > 20


def test_the_same_sentences_have_plural_forms():
    """A sentence that tells numbers apart in one language does so in each."""
    plural = set().union(*PLURALS.values())
    counted = {
        lang: {
            key
            for key, message in entries(lang).items()
            if any(plural & set(names) for names in Collector(message).selectors)
        }
        for lang in LANGUAGES
    }
    assert counted["en"] == counted["ru"] == counted["sv"]


@pytest.mark.parametrize("count", [2, 5, 11, 21, 104])
def test_numbers_take_their_nouns(lang, count):
    """After a number in the nominative: 2 карты, 5 карт, 21 карта; cards; kort."""
    wanted = {
        "en": "cards",
        "sv": "kort",
        "ru": {2: "карты", 5: "карт", 11: "карт", 21: "карта", 104: "карты"}[count],
    }[lang]
    for key, more in (("lost-stuck", {}), ("lost-given-up", {}), ("desc-lost", {}),
                      ("wind", {"clouds": 3}), ("wind", {"clouds": 1}), ("desc-wind", {}),
                      ("desc-sunrise", {"arc": 2})):  # fmt: skip
        assert f"{count} {wanted}" in say(lang, key, count=count, **more), key


@pytest.mark.parametrize(
    ("count", "open_ray", "cloud"),
    [
        (1, "одна-единственная карта", "Одной карте"),
        (2, "из 2 карт.", "на 2 карты:"),
        (5, "из 5 карт.", "на 5 карт:"),
        (11, "из 11 карт.", "на 11 карт:"),
        (21, "из 21 карты.", "на 21 карту:"),
        (104, "из 104 карт.", "на 104 карты:"),
    ],
)
def test_russian_numbers_in_other_cases(count, open_ray, cloud):
    assert open_ray in say("ru", "ray-open", ray=3, count=count)
    assert cloud in say("ru", "cloud-forms", cloud=1, count=count)


@pytest.mark.parametrize("count", [1, 2, 5, 11, 21, 104])
def test_one_and_many_in_english_and_swedish(count):
    one = count == 1
    assert ("is empty" in say("en", "desc-rays-empty", rays=[4], count=count)) == one
    assert ("Stråle 4 är tom" in say("sv", "desc-rays-empty", rays=[4], count=count)) == one
    assert (f"{count} card " in say("en", "lost-stuck", count=count)) == one
    assert ("brutet" in say("sv", "error-position", count=count, problems="x")) == one


def test_typography(lang):
    quotes = {"en": "“”", "ru": "«»", "sv": "””"}[lang]
    others = set("\"'“”«»„‘") - set(quotes)
    for key, message in entries(lang).items():
        text = "•".join(Collector(message).texts)  # a field stands between two texts
        assert not others & set(text), key
        assert text.count(quotes[0]) == text.count(quotes[1]), key
        assert quotes[0] != quotes[1] or text.count(quotes[0]) % 2 == 0, key
        assert "  " not in text, key
        assert " ," not in text, key
        assert "..." not in text, key


def test_russian_has_no_latin_letters_but_notations():
    for key, message in entries("ru").items():
        said = re.sub(WHOLE_NAMES, "", " ".join(Collector(message).texts))
        assert set(re.findall("[A-Za-z]+", said)) <= LATIN, key


def test_other_languages_have_no_cyrillic_letters():
    for lang in ("en", "sv"):
        for key, message in entries(lang).items():
            assert not re.search("[а-яё]", "".join(Collector(message).texts).lower()), key


def test_no_english_is_left_over():
    for lang in ("ru", "sv"):
        for key, message in entries(lang).items():
            words = set(re.findall(r"[^\W\d_]+", " ".join(Collector(message).texts))) - LATIN
            assert not {word.lower() for word in words} & ENGLISH, key


def test_russian_writes_yo():
    text = source("ru")
    for bare in ("еще", "четверк", "семерк", "восьмерк", "бубен ", "сошелся", "темн", "идет "):
        assert bare not in text.lower(), bare


def test_sentences_end_as_sentences(lang):
    """Every sentence that the narrator or an error says ends with a full stop."""
    spoken = ("arc-", "ray-", "set-", "base-", "place-", "stays-", "fits-", "intro-", "error-",
              "desc-ray", "desc-row", "lost", "wind", "won", "transfer", "relocate")  # fmt: skip
    for key, message in entries(lang).items():
        if not key.startswith(spoken) or key == "error-unknown":
            continue
        for end in ends_of(message.value):
            assert end in (".", "{reason}"), key


def ends_of(pattern):
    """Return with what a pattern can end: a sign or a field."""
    last = pattern.elements[-1]
    if isinstance(last, ast.TextElement):
        return [last.value[-1]]
    expression = last.expression
    if isinstance(expression, ast.SelectExpression):
        return [end for variant in expression.variants for end in ends_of(variant.value)]
    return ["{" + expression.id.name + "}"]


def test_a_missing_sentence_or_field_is_never_shown(lang):
    with pytest.raises(CatalogueError):
        say(lang, "no-such-sentence")
    with pytest.raises(CatalogueError):
        say(lang, "ray-emptied")
    with pytest.raises(CatalogueError):
        say(lang, "place-ray", card=0, number=1, row="aces")


@pytest.mark.parametrize("wrong", ["de", "EN", "", None, 3])
def test_an_unknown_language_is_refused_by_name(wrong):
    with pytest.raises(LanguageError, match="Svenska"):
        check_language(wrong)
    with pytest.raises(LanguageError):
        say(wrong, "won")


NAMES = """
    first back forward last play pause speed deal another-deal rules language player position
    stage settings theme suits moved playable-mark numbers close
"""
CONTROLS = NAMES.split()


def test_every_control_has_a_label_and_a_tooltip(lang):
    for name in CONTROLS:
        assert say(lang, f"ui-{name}")
        assert say(lang, f"ui-{name}-tip") != say(lang, f"ui-{name}")


def test_labels_are_not_the_same_word_in_two_languages():
    same = [
        name
        for name in CONTROLS
        if len({say(lang, f"ui-{name}") for lang in LANGUAGES}) < len(LANGUAGES)
    ]
    assert not same
