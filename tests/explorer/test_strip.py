"""The strip under the slider, and the search for a way to win, without a browser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from helpers.blunders import with_a_blunder

from sunviz.engine import Game, Position
from sunviz.explorer import Explorer, analyst, explore, views
from sunviz.story import LANGUAGES, narrate, say
from sunviz.study import analysis
from sunviz.study.chance import Chance
from sunviz.study.lost import known_lost


@pytest.fixture(autouse=True)
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the pictures out: another frame each time, without drawing it."""
    counter = iter(range(10**9))
    monkeypatch.setattr(views, "render_png", lambda *_, **__: str(next(counter)).encode())


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have everything found out at once; a browser's tests may leave a loop running here."""
    monkeypatch.setattr(analyst, "_loop", lambda: None)


@dataclass
class Weighed:
    """Counts the positions that were weighed."""

    positions: list[Position]

    def __call__(self, position: Position) -> Chance:
        self.positions.append(position)
        return Chance(0.3, 0.2, 0.4, "played", "careful", 60, 200)


@pytest.fixture(autouse=True)
def weighed(monkeypatch: pytest.MonkeyPatch) -> Weighed:
    weigh = Weighed([])
    monkeypatch.setattr(analysis, "weigh", weigh)
    return weigh


@pytest.fixture
def lost() -> tuple[Explorer, int]:
    game, at = with_a_blunder(1961)
    return explore(game), at


def hear(table: Explorer, do: str, **content: Any) -> None:
    table.analyst.strip._handle_custom_msg({"do": do, **content}, [])


def strip_is_shown(table: Explorer) -> bool:
    return table.analyst.strip in table.children[1].children


def test_nothing_is_worked_out_before_it_is_asked_for(
    lost: tuple[Explorer, int], weighed: Weighed
) -> None:
    table, _ = lost
    table.forward()
    assert not weighed.positions
    assert not strip_is_shown(table)
    table.controls.analysis.value = True
    assert strip_is_shown(table)
    assert len(weighed.positions) == table.last + 1
    table.controls.analysis.value = False
    assert not strip_is_shown(table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_blunder_is_told_with_the_better_move(lost: tuple[Explorer, int], lang: str) -> None:
    table, at = lost
    table.controls.choices["language"].value = lang
    table.controls.analysis.value = True
    strip = table.analyst.strip
    assert (strip.won_until, strip.lost_from, strip.last) == (at, at + 1, table.last)
    assert say(lang, "strip-lost", before=at, at=at + 1) in strip.told
    assert strip.now == Chance(0.3, 0.2, 0.4, "played", "careful", 60, 200).tell(lang)
    assert strip.chances[str(table.last)] == [0.3, 0.2, 0.4]
    assert strip.working == ""
    assert [action["do"] for action in strip.actions] == ["before", "line"]
    assert table.table.error == ""


def test_a_language_chosen_later_changes_every_word(lost: tuple[Explorer, int]) -> None:
    table, at = lost
    table.controls.analysis.value = True
    table.controls.choices["language"].value = "sv"
    strip = table.analyst.strip
    assert (strip.lang, strip.label) == ("sv", say("sv", "strip-name"))
    assert say("sv", "strip-lost", before=at, at=at + 1) in strip.told
    assert strip.actions[0]["label"] == say("sv", "strip-go", at=at)


def test_a_touch_of_the_strip_goes_to_its_step(lost: tuple[Explorer, int]) -> None:
    table, at = lost
    table.controls.analysis.value = True
    hear(table, "go", at=17)
    assert (table.at, table.analyst.strip.at) == (17, 17)
    hear(table, "go", at=10**6)
    assert table.at == table.last
    hear(table, "before")
    assert table.at == at
    hear(table, "nonsense")
    hear(table, "go", at="here")
    assert (table.at, table.table.error) == (at, "")


def test_the_better_way_is_played_and_wins(lost: tuple[Explorer, int]) -> None:
    table, at = lost
    before = table.game
    table.controls.analysis.value = True
    hear(table, "line")
    assert table.at == at
    assert table.game.moves[:at] == before.moves[:at]
    assert table.game.moves[at] != before.moves[at]
    assert table.game.position.is_won
    left = table.last - at
    assert table.table.notice == say("en", "win-shown", moves=left)
    assert table.analyst.strip.told == say("en", "strip-could")
    assert not before.position.is_won  # the game itself is as it was, and can be chosen again
    table.controls.choices["player"].value = "recorded"
    assert table.game.moves == before.moves


def test_a_win_is_shown_from_any_position_that_has_one(lost: tuple[Explorer, int]) -> None:
    table, at = lost
    table.go(at + 1)
    table.controls.win.click()
    assert table.table.notice == say("en", "win-none")
    assert table.at == at + 1
    table.back()
    table.controls.win.click()
    assert table.game.position.is_won
    assert table.controls.choices["player"].value == "solved"
    first = table.run.moves[at]
    told = narrate(table.position, first, table.position.play(first), "en").text
    table.forward()
    assert table.table.sentence == told


def test_a_win_shown_leaves_ones_own_game_alone() -> None:
    table = explore(1961, player="you")
    for _ in range(3):
        table.hands.go_on()
    moves = table.game.moves
    table.controls.win.click()
    assert table.run.player == "solved"
    assert table.game.moves[:3] == moves
    assert table.game.position.is_won
    table.controls.choices["player"].value = "you"
    assert table.game.moves == moves


def test_what_was_found_out_is_not_worked_out_again(weighed: Weighed) -> None:
    table = explore(1961, player="you")
    table.controls.analysis.value = True
    for _ in range(4):
        table.hands.go_on()
    assert len(weighed.positions) == 5
    table.load(1962)
    assert len(weighed.positions) > 5


def test_an_error_on_the_way_is_shown_and_the_table_goes_on(
    lost: tuple[Explorer, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(position: Position) -> Chance:
        raise RuntimeError("no paper left")

    monkeypatch.setattr(analysis, "weigh", broken)
    table, _ = lost
    table.controls.analysis.value = True
    assert "no paper left" in table.table.error
    table.forward()
    assert table.at == 1


def test_an_error_in_what_comes_of_a_search_is_shown_too(
    lost: tuple[Explorer, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: Game, at: int) -> None:
        raise RuntimeError("no table left")

    table, at = lost
    table.go(at)
    monkeypatch.setattr(table, "show_line", broken)
    table.controls.win.click()
    assert "no table left" in table.table.error
    table.back()
    assert table.at == at - 1


def test_a_deal_that_nobody_wins_is_called_so() -> None:
    game, at = with_a_blunder(1961)
    late = Game(game.positions[at + 1])
    for move in game.moves[at + 1 :]:
        late.push(move)
    table = explore(late)
    table.controls.analysis.value = True
    assert table.analyst.strip.told == say("en", "strip-never")
    assert table.analyst.strip.actions == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_deal_is_of_the_kind_wished_for(lang: str) -> None:
    table = explore(1961, lang=lang)
    table.controls.choices["wish"].value = "thinking"
    table.controls.another.click()
    number = table.game.number
    assert number != 1961
    assert table.table.notice == say(lang, "wish-thinking", number=str(number), at=0)
    assert not table.game.position.is_won  # plain play loses it
    table.controls.choices["player"].value = "careful"
    assert table.game.position.is_won


def test_a_deal_that_other_rules_lose_can_be_wished_for() -> None:
    table = explore(1961, lang="ru")
    table.controls.choices["wish"].value = "lost"
    table.controls.another.click()
    number = table.game.number
    assert number in known_lost()
    assert table.table.notice == say("ru", "wish-lost", number=str(number), at=0)
