"""Tallies: the counts of studies, kept in a small file, and told in three languages."""

import re
from functools import partial

import pytest

from sunviz.engine import RULE_BOOKS
from sunviz.story import LANGUAGES, error_text
from sunviz.study import Share, StudyError, Tallies, compare_pairs, share_of, simulate, summarize
from sunviz.study.tallies import BLOCK

OPTIONS = {"workers": 1, "progress": False}
DEALS = range(500, 12_500)


def played(rules="ru-book", deals=DEALS, player="plain"):
    return simulate(deals, rules=rules, player=player, **OPTIONS)


@pytest.fixture(scope="module")
def studies():
    return {rules: played(rules) for rules in ("ru-book", "ru-web", "ru-book-v1")}


@pytest.fixture(scope="module")
def tallies(studies):
    book = studies["ru-book"]
    return Tallies.of([book, (studies["ru-web"], book), (studies["ru-book-v1"], book)])


def test_a_line_for_each_block_of_deals(tallies):
    rows = tallies.rows
    assert rows["first"].tolist() == [500, 500 + BLOCK] * 3
    assert rows["count"].tolist() == [BLOCK, len(DEALS) - BLOCK] * 3
    ends = rows[["sunrise", "sun", "sunset", "wind", "lost"]]
    assert ends.sum(axis=1).tolist() == rows["count"].tolist()
    assert rows["against"].tolist() == ["", "", "ru-book", "ru-book", "ru-book", "ru-book"]


def test_they_tell_what_the_studies_tell(tallies, studies):
    for rules, study in studies.items():
        summary = summarize(study)
        assert tallies.won(rules) == summary.won
        for column, cards in summary.cards.items():
            assert tallies.mean(rules, column=column) == pytest.approx(cards.mean)
    for rules in ("ru-web", "ru-book-v1"):
        assert tallies.changed(rules) == compare_pairs(studies[rules], studies["ru-book"])


def test_rules_may_be_given_as_rules(tallies):
    assert tallies.won(RULE_BOOKS["ru-book"].but(sun_plays=False)) == tallies.won("ru-book-v1")


def test_a_file_gives_back_what_was_saved(tallies, tmp_path):
    path = tmp_path / "tallies.csv"
    tallies.save(path)
    again = Tallies.load(path)
    assert again.rows.equals(tallies.rows)
    assert again.headers == tallies.headers
    assert again.headers["ru-web", "plain"]["deals"] == "range(500, 12500, 1)"


def test_another_tally_takes_the_place_of_the_same_rules_and_player(tallies):
    other = Tallies.of([played("ru-web", range(30)), played(deals=range(20), player="random")])
    new = tallies.updated(other)
    assert new.won("ru-web").of == 30
    assert new.won("ru-book", "random").of == 20
    assert new.won("ru-book") == tallies.won("ru-book")
    assert len(new.headers) == 4


# in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shares_in_words(tallies, lang):
    head, book, web = tallies.tell("ru-book", "ru-web", lang=lang).splitlines()
    assert "12" in head
    shown = f"{100 * tallies.won('ru-book').share:.1f}".replace(".", "." if lang == "en" else ",")
    assert shown in book
    assert book.split(":")[0] != web.split(":")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_changes_are_told_in_deals_of_a_thousand(tallies, lang):
    pairs = tallies.changed("ru-book-v1")
    head, *lines = tallies.tell_changes("ru-book-v1", lang=lang).splitlines()
    assert all(line.startswith("  ") for line in lines[1:])
    lost, gained, less, *ends = map(int, re.findall(r"\d+", " ".join(lines).split(":")[1]))
    assert head.endswith(":")
    assert max(map(len, (head, *lines))) <= 88
    assert lost == round(1000 * pairs.second_only / pairs.count)
    assert gained == round(1000 * pairs.first_only / pairs.count)
    assert less == round(-1000 * pairs.difference)
    assert ends == [round(-1000 * pairs.high), round(-1000 * pairs.low)]


def test_more_fewer_and_neither():
    book, none = played(deals=range(300)), played("ru-book transfers=none", range(300))
    web = played("ru-web", range(300))
    tallies = Tallies.of([web, (book, web), (none, book)])
    assert "more (" in tallies.tell_changes("ru-book")
    told = " ".join(tallies.tell_changes("ru-book transfers=none").split())
    assert told.endswith("these deals do not show which are more.")  # plain never crosses


def test_what_never_came_out_is_told_by_its_end():
    told = Tallies.of([played("ru-book-v1", range(100))]).tell("ru-book-v1")
    assert re.fullmatch(r".*: never here; in the long run at most 4%\.", told.splitlines()[1])


# wrong uses


def wrong_uses(tallies, tmp_path):
    (tmp_path / "other.csv").write_text("# []\na,b\n1,2\n")
    (tmp_path / "noise.csv").write_bytes(b"\xff\xfe")
    listed = simulate([3, 1, 2], **OPTIONS)
    return {
        "tallies_read": [
            partial(Tallies.load, tmp_path / name) for name in ("none", "other.csv", "noise.csv")
        ],
        "tallies_missing": [
            lambda: tallies.won("ru-book-v2"),
            lambda: tallies.won("ru-book", "careful"),
        ],
        "tallies_compared": [lambda: tallies.changed("ru-book")],
        "tallies_range": [lambda: Tallies.of([listed])],
        "study_pairs": [lambda: Tallies.of([(played(deals=range(5)), played(deals=range(6)))])],
    }


def test_a_wrong_use_is_refused_with_its_key(tallies, tmp_path):
    for key, uses in wrong_uses(tallies, tmp_path).items():
        for use in uses:
            with pytest.raises(StudyError) as refused:
                use()
            assert refused.value.key == key
            assert len({error_text(refused.value, lang) for lang in LANGUAGES}) == 3


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Player: careful. Rules: the web article."),
        ("ru", "Игрок: осторожный. Правила: сайт."),
        ("sv", "Spelare: försiktig. Regler: webbartikeln."),
    ],
)
def test_rules_and_players_that_are_missing_are_named_as_in_tables(tallies, lang, told):
    with pytest.raises(StudyError, match="ru-web") as refused:
        tallies.won("ru-web", "careful")
    assert error_text(refused.value, lang).endswith(told)


def test_a_share_can_be_guessed():
    from sunviz.teaching.guessing import Counted

    share = share_of(28, 100)
    assert isinstance(share, Share)
    assert isinstance(share, Counted)
