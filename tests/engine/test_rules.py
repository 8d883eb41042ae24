"""Rules: five books, single switches, nonsense refused with a reason, names as in records."""

import dataclasses
import itertools
import pickle

import pytest

from sunviz.engine import RULE_BOOKS, SWITCHES, Rules, RulesError, read_rules

BOOK = RULE_BOOKS["ru-book"]
EVERY_RULES = [
    rules
    for values in itertools.product(*SWITCHES.values())
    if (switches := dict(zip(SWITCHES, values, strict=True)))
    and (switches["foundations"] == "aces_and_kings" or switches["transfers"] == "none")
    for rules in [Rules(**switches)]
]


def test_there_are_five_rule_books():
    assert list(RULE_BOOKS) == ["ru-book", "ru-book-v1", "ru-book-v2", "ru-web", "sv-wiki"]
    assert all(rules.book == name == rules.name for name, rules in RULE_BOOKS.items())
    with pytest.raises(TypeError):
        RULE_BOOKS["ru-book"] = BOOK


def test_the_two_books_that_tell_the_same_game_are_equal_and_keep_their_ids():
    assert RULE_BOOKS["sv-wiki"] == BOOK
    assert hash(BOOK) == hash(RULE_BOOKS["sv-wiki"])
    assert BOOK.book != RULE_BOOKS["sv-wiki"].book
    assert len(set(RULE_BOOKS.values())) == 4


@pytest.mark.parametrize("switch", [s for s in SWITCHES if s != "foundations"])
def test_any_single_switch_can_be_changed(switch):
    for value in SWITCHES[switch]:
        rules = BOOK.but(**{switch: value})
        assert getattr(rules, switch) == value
        others = {s: getattr(rules, s) for s in SWITCHES if s != switch}
        assert others == {s: getattr(BOOK, s) for s in others}


@pytest.mark.parametrize("book", RULE_BOOKS)
def test_transfers_none_is_a_choice_everywhere(book):
    assert RULE_BOOKS[book].but(transfers="none").transfers == "none"


def test_rules_are_frozen():
    with pytest.raises(dataclasses.FrozenInstanceError):
        BOOK.refill = "empty_first"
    assert pickle.loads(pickle.dumps(RULE_BOOKS["ru-web"])) == RULE_BOOKS["ru-web"]
    assert pickle.loads(pickle.dumps(RULE_BOOKS["sv-wiki"])).book == "sv-wiki"


@pytest.mark.parametrize("transfers", ["both", "aces_to_kings"])
def test_transfers_with_two_ace_rows_are_refused_with_the_reason(transfers):
    with pytest.raises(RulesError, match=f"transfers={transfers} has no meaning with two ace rows"):
        Rules(foundations="two_ace_rows", transfers=transfers)
    with pytest.raises(RulesError, match="both rows build up"):
        RULE_BOOKS["ru-book-v2"].but(transfers=transfers)
    with pytest.raises(RulesError, match="set transfers=none as well"):
        read_rules(f"ru-book foundations=two_ace_rows transfers={transfers}")


@pytest.mark.parametrize("switch", SWITCHES)
@pytest.mark.parametrize("value", ["nonsense", None, 5, 1, 0, [], ""], ids=repr)
def test_an_unknown_value_is_refused_and_the_known_ones_are_told(switch, value):
    with pytest.raises(RulesError) as caught:
        BOOK.but(**{switch: value})
    told = str(caught.value)
    assert told.startswith(f"{switch}={value!r} is unknown; {switch} can be ")
    assert all(str(known).lower() in told for known in SWITCHES[switch])


def test_an_unknown_switch_is_refused_and_the_known_ones_are_told():
    with pytest.raises(RulesError, match="no switch 'moon'; the switches are foundations, refill"):
        BOOK.but(moon=True)
    with pytest.raises(RulesError, match="no switch 'book'"):
        BOOK.but(book="ru-web")
    with pytest.raises(RulesError, match="no switch 'moon'"):
        read_rules("ru-book moon=full")
    with pytest.raises(RulesError, match="refill='' is unknown"):
        read_rules("ru-book refill")


@pytest.mark.parametrize("book", ["", "  ", "chess", "RU-BOOK", "refill=empty_first", None, 7, []])
def test_an_unknown_book_is_refused_and_the_known_ones_are_told(book):
    with pytest.raises(RulesError, match="the rule books are ru-book, ru-book-v1, ru-book-v2"):
        read_rules(book)


def test_an_unknown_book_of_a_rules_is_refused():
    with pytest.raises(RulesError, match="there is no rule book 'chess'"):
        Rules(book="chess")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("ru-book", "ru-book"),
        ("sv-wiki", "sv-wiki"),
        ("ru-book refill=empty_first", "ru-book refill=empty_first"),
        ("ru-book  refill=with_arc ", "ru-book"),
        ("ru-book sun_plays=false", "ru-book-v1"),
        ("ru-book sun_plays=False", "ru-book-v1"),
        ("ru-web transfers=none", "ru-web transfers=none"),
        ("ru-book refill=empty_first transfers=aces_to_kings cloud_ends=last_two", "ru-web"),
        ("ru-book foundations=two_ace_rows transfers=none", "ru-book-v2 relocate=false"),
        ("ru-book-v2 sun_plays=false", "ru-book-v2 sun_plays=false"),
        ("sv-wiki packet=tip_first", "sv-wiki packet=tip_first"),
    ],
)
def test_the_name_is_the_nearest_book_with_its_switches(text, name):
    rules = read_rules(text)
    assert rules.name == name
    assert repr(rules) == f"Rules({name!r})"


def test_every_rules_is_read_back_from_its_name():
    assert len(EVERY_RULES) == 2**4 * (3 + 1) * 2
    for rules in EVERY_RULES:
        again = read_rules(rules.name)
        assert again == rules
        assert again.name == rules.name
    assert len({rules.name for rules in EVERY_RULES}) == len(EVERY_RULES)


def test_the_name_has_as_few_switches_as_can_be():
    for rules in EVERY_RULES:
        fewest = min(
            sum(getattr(book, s) != getattr(rules, s) for s in SWITCHES)
            for book in RULE_BOOKS.values()
        )
        assert len(rules.name.split()) == 1 + fewest


def test_rules_are_taken_as_they_are():
    web = RULE_BOOKS["ru-web"]
    assert read_rules(web) is web


@pytest.mark.parametrize(
    "text", ["ru-book refill=empty_first refill=with_arc", "ru-book relocate=true relocate=true"]
)
def test_a_switch_that_stands_twice_is_refused(text):
    """Nothing is silently mended."""
    with pytest.raises(RulesError):
        read_rules(text)
