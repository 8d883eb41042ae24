"""A deck or a record written by hand: in order, or what is wrong, in the reader's language."""

from __future__ import annotations

import pytest

import sunviz
from sunviz.engine.cards import cards_text
from sunviz.engine.players import play_out
from sunviz.story import LANGUAGES, LanguageError, check, error_text

DECK = cards_text(sunviz.Game.deal(258).deck)


def test_a_whole_deck_is_in_order() -> None:
    assert check(DECK) == "All 104 cards are here: two of each."
    assert check(DECK, "ru") == "Все 104 карты на месте, каждой по две."
    assert check(DECK, "sv") == "Alla 104 korten är på plats, två av varje."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text", [DECK.replace("7H", "7S", 1), DECK[3:], DECK + " 7H", DECK.replace("7H", "QQ", 1), ""]
)
def test_what_is_wrong_with_a_deck_is_told(text: str, lang: str) -> None:
    with pytest.raises(sunviz.SunError) as wrong:
        sunviz.Game.from_deck(text)
    assert check(text, lang) == error_text(wrong.value, lang)


@pytest.mark.parametrize(
    ("count", "told"), [(1, "1 ход."), (2, "2 хода."), (5, "5 ходов."), (21, "21 ход.")]
)
def test_the_moves_of_a_record_are_counted(count: int, told: str) -> None:
    game = sunviz.Game.from_deck(DECK)
    for _ in range(count):
        game.push("next")
    assert check(game.to_record(), "ru") == f"Запись в порядке: {told} Игра не окончена."


@pytest.mark.parametrize(
    ("wind", "told"), [("AC 3S AS 2S", "går ut"), ("AC 2S 3S AS", "går inte ut")]
)
def test_the_result_of_a_record_is_told(wind: str, told: str) -> None:
    game = sunviz.Game.from_deck(DECK, wind=wind)
    play_out(game, "plain")
    assert check(game.to_record(), "sv").endswith(f"Patiensen {told}.")


def test_a_record_that_breaks_a_rule_is_refused_with_the_reason() -> None:
    game = sunviz.Game.from_deck(DECK)
    game.push("next")
    game.push("r2>K")
    assert "r9>K" in check(game.to_record().replace("r2>K", "r9>K"), "ru")


def test_an_unknown_language_and_no_text() -> None:
    with pytest.raises(LanguageError):
        check(DECK, "de")
    assert check(1961, "en") == check(None, "en")  # type: ignore[arg-type]
