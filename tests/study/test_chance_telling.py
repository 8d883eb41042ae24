"""A chance in words, in three languages."""

import re

import pytest

from sunviz.engine import Game, SunError
from sunviz.story import LANGUAGES, error_text
from sunviz.study.chance import Chance, chance
from sunviz.study.intervals import share_of
from sunviz.study.players import NAMES


def played(won, of, player="careful"):
    share = share_of(won, of)
    return Chance(share.share, share.low, share.high, "played", player, won, of)


def exact(value, how="proved", player="best"):
    return Chance(value, value, value, how, player)


SENTENCES = {
    "en": "From here the patience comes out in about 3 of 10 games with careful play.",
    "ru": "С этого места пасьянс у осторожного игрока сходится примерно в 3 из 10 игр.",
    "sv": "Härifrån går patiensen ut i ungefär 3 av 10 spel för den försiktiga spelaren.",
}
DETAILS = {
    "en": "Games tried out from here: 200; came out: 62; in the long run 25% to 38%.",
    "ru": "Пробных игр с этого места: 200; сошлось: 62; при долгой игре от 25\xa0% до 38\xa0%.",
    "sv": "Spel som prövats härifrån: 200; gick ut: 62; i längden 25\xa0% till 38\xa0%.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_and_its_details(lang):
    here = played(62, 200)
    assert here.tell(lang) == SENTENCES[lang]
    assert here.details(lang) == DETAILS[lang]
    assert str(here) == SENTENCES["en"]


ALL = [
    exact(1.0), exact(0.0), exact(0.4), exact(1.0, "over"), exact(0.0, "over"),
    exact(0.4, "counted", "careful"), exact(0.0, "counted", "careful"),
    played(0, 200), played(200, 200), played(1, 1000), played(999, 1000), played(3, 100),
    played(97, 100), played(50, 100),
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_chance_has_words_of_its_own(lang):
    told = [here.tell(lang) for here in ALL]
    assert len(set(told)) == len(ALL)
    for text in (*told, *(here.details(lang) for here in ALL)):
        assert text[0].isupper()
        assert text.endswith(".")
        assert text.count(".") == 1 or lang == "en"  # one sentence; decimals have a comma
        assert "{" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("won", "of", "numbers"),
    [
        (500, 1000, ["5", "10"]),
        (48, 1000, ["5", "100"]),
        (52, 1000, ["1", "10"]),
        (949, 1000, ["9", "10"]),
        (960, 1000, ["96", "100"]),
        (3, 1000, ["1", "100"]),
        (998, 1000, ["99", "100"]),
        (7, 1000, ["1", "100"]),
    ],
)
def test_so_many_of_so_many(lang, won, of, numbers):
    assert re.findall(r"\d+", played(won, of).tell(lang)) == numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_game_won_is_not_told_as_never(lang):
    """Neither in words nor as a bare 0 %."""
    assert played(0, 200).tell(lang) != exact(0.0).tell(lang)
    assert played(200, 200).tell(lang) != exact(1.0).tell(lang)
    assert re.search(r"1[.,]8", played(0, 200).details(lang))
    assert re.search(r"98[.,]2", played(200, 200).details(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whose_chance_it_is(lang):
    players = [*NAMES, "my_player"]
    assert len({played(30, 100, player).tell(lang) for player in players}) == len(players)
    assert "my_player" in played(30, 100, "my_player").tell(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_are_told(lang):
    for wrong in ({"playouts": 0}, {"seed": -1}):
        with pytest.raises(SunError) as caught:
            chance(Game.deal(1), **wrong)
        told = error_text(caught.value, lang)
        assert str(*wrong.values()) in told
        assert (lang == "en") == ("whole number" in told)


def test_an_unknown_language():
    for here in ALL:
        for words in (here.tell, here.details):
            with pytest.raises(SunError):
                words("de")


def test_an_interval_shows_no_bare_0_or_100():
    rare, common = played(1, 1000).details(), played(999, 1000).details()
    assert "0.003%" in rare
    assert "0.0%" not in rare
    assert "100" not in common.replace("1,000", "")
