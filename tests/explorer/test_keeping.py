"""Keep and share, without a browser: records, files, comments, cells, deals entered by hand."""

from __future__ import annotations

import ast
import asyncio
import errno
import os
from pathlib import Path
from typing import Any

import pytest
from helpers.play import random_game

from sunviz.engine import RULE_BOOKS, Game, SunError, files
from sunviz.engine.cards import PACK, SUIT_SYMBOLS, cards_text
from sunviz.engine.players import play_out
from sunviz.engine.records import MAX_SIZE
from sunviz.explorer import Explorer, as_python, explore, keeping, views
from sunviz.explorer.dealing import enter, read_sign
from sunviz.explorer.run import RECORDED, YOU, Run
from sunviz.story import LANGUAGES, card_name, card_sign, error_text, letters, say
from sunviz.story.names import card_signs

DECK = Game.deal(7).deck


@pytest.fixture(autouse=True)
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the pictures out: only games and words are looked at here."""
    monkeypatch.setattr(views, "render_png", lambda *_, **__: b"")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder that is also where Python runs."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def ask(table: Explorer, do: str, *parts: bytes, **wish: Any) -> str:
    """Send what the page would send, and return what is told of it."""
    table.keeping._handle_custom_msg({"do": do, "ticket": 1, **wish}, list(map(memoryview, parts)))
    assert table.keeping.answered == 1
    return str(table.keeping.notice["text"])


def is_wrong(table: Explorer) -> bool:
    return bool(table.keeping.notice["wrong"])


def unfold(table: Explorer) -> Explorer:
    table.keeping.unfolded = True
    return table


def own_game(steps: int = 9) -> Game:
    game = Game.deal(1961, "ru-web")
    play_out(game, "plain")
    game.jump(steps)
    return Game.from_record(game.to_record())


def state(table: Explorer) -> tuple[Any, ...]:
    return (table.game, table.at, table.run.player, table.game.comments, table.table.error)


# the record


def test_the_record_is_that_of_the_step_shown_while_it_is_unfolded() -> None:
    table = unfold(explore(1961))
    for at in (0, 1, 40, table.last):
        table.go(at)
        game = Game.from_record(table.keeping.record)
        assert game.position == table.position
        assert game.moves == table.game.moves[:at]


def test_folded_it_costs_nothing_until_the_reader_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "LATE", 0.02)
    written: list[str] = []
    record = Game.to_record

    def counted(game: Game) -> str:
        written.append(text := record(game))
        return text

    monkeypatch.setattr(Game, "to_record", counted)

    async def step_and_pause() -> Explorer:
        table = explore(1961)
        for at in range(30):
            table.go(at)
        assert written == []
        await asyncio.sleep(0.2)
        return table

    table = asyncio.run(step_and_pause())
    assert written[0] == table.keeping.record
    assert Game.from_record(table.keeping.record).position == table.position
    assert not table.keeping.unfolded


def test_reading_the_record_leaves_the_game_as_it_was() -> None:
    table = unfold(explore(own_game(), player="you", at=-1))
    table.go(3)
    assert table.run.moves == own_game().moves
    assert len(Game.from_record(table.keeping.record)) == 3
    table.go(9)
    assert len(Game.from_record(table.keeping.record)) == 9


@pytest.mark.parametrize(
    ("game", "name"),
    [
        (Game.deal(1961), "sun-1961-ru-book.sun"),
        (Game.deal(2**64 - 1, "sv-wiki"), f"sun-{2**64 - 1}-sv-wiki.sun"),
        (Game.deal(5, "ru-web packet=tip_first"), "sun-5-ru-web-packet-tip-first.sun"),
        (Game.from_deck(cards_text(DECK)), "sun-deck-ru-book.sun"),
    ],
)
def test_the_file_name_tells_deal_and_rules(game: Game, name: str) -> None:
    assert files.file_name(game) == name
    assert unfold(explore(game)).keeping.name == name


# opening


def test_an_unfinished_game_is_opened_where_it_was_left_to_be_played_on() -> None:
    game = own_game()
    game.set_comment("here", 4)
    table = explore(7, lang="sv")
    told = ask(table, "paste", text=game.to_record())
    assert told == say("sv", "keep-yours", step=9)
    assert (table.game, table.at, table.last) == (game, 9, 9)
    assert table.run.player == table.controls.choices["player"].value == YOU
    assert table.controls.choices["rules"].value == "ru-web"
    assert (table.hands.undos, table.hands.hints) == (0, 0)
    move = table.position.legal_moves[-1]
    table.hands.make(move)
    assert table.game.moves == (*game.moves, move)


def test_the_short_text_is_that_of_the_step_shown_and_opens_like_a_record() -> None:
    table = unfold(explore(1961))
    table.go(40)
    text = table.keeping.short
    assert Game.from_short(text).moves == table.game.moves[:40]
    other = explore(7, lang="ru")
    assert ask(other, "paste", text=f" {text}\n") == say("ru", "keep-yours", step=40)
    assert other.game.moves == table.game.moves[:40]
    before = state(other)
    assert ask(other, "paste", text=text[:-1] + "x") == say("ru", "error-share_changed")
    assert is_wrong(other)
    assert state(other) == before


def test_explore_takes_a_short_text_and_a_record_and_shows_where_they_end() -> None:
    game = own_game()
    for text in (game.to_short(), game.to_record()):
        table = explore(text)
        assert (table.game, table.at) == (game, 9)
        assert explore(text, at=2).at == 2
    assert explore(game).at == 0
    with pytest.raises(SunError):
        explore("nonsense")


def test_a_finished_game_is_opened_as_a_recorded_one_from_its_start() -> None:
    game = Game.deal(5)
    play_out(game, "careful")
    game.set_comment("fin", len(game))
    table = explore(7)
    told = ask(table, "paste", text=game.to_record())
    assert told == say("en", "keep-whole")
    assert (table.game, table.at, table.run.player) == (game, 0, RECORDED)
    table.controls.choices["player"].value = "plain"
    table.controls.choices["player"].value = RECORDED
    assert table.game == game


def test_opening_while_one_plays_oneself_counts_no_undo() -> None:
    table = explore(own_game(30), player="you", at=-1)
    ask(table, "paste", text=own_game(9).to_record())
    assert (table.at, table.controls.slider.max, table.hands.undos) == (9, 9, 0)


def test_an_uploaded_file_is_opened() -> None:
    table = explore(7)
    ask(table, "upload", b"\xef\xbb\xbf" + own_game().to_record().encode())
    assert table.game == own_game()


RECORD = own_game().to_record()
FINISHED = Run.played(7, "ru-book", "plain").game.to_record()
BROKEN = {
    "cut off": FINISHED[:-60].encode(),
    "cut in the tags": RECORD[:30].encode(),
    "a move changed": RECORD.replace("next", "next r1.1>A", 1).encode(),
    "a comment left open": (RECORD + " {so").encode(),
    "another game": b'[Event "London"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n',
    "a picture": b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xfe",
    "another encoding": RECORD.encode("utf-16"),
    "huge": b"x" * (MAX_SIZE + 1),
    "empty": b"",
    "blank": b" \n\t ",
    "unknown rules": RECORD.replace("ru-web", "uk-web").encode(),
    "no such deal": RECORD.replace("1961", str(2**64)).encode(),
    "another result": RECORD.replace('"*"', '"won"').encode(),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN)
def test_what_is_no_record_is_told_and_leaves_the_game(data: bytes, lang: str, home: Path) -> None:
    table = unfold(explore(own_game(), lang=lang, at=4))
    before, record = state(table), table.keeping.record
    with pytest.raises(SunError) as wrong:
        Game.from_record(data)
    expected = error_text(wrong.value, lang)
    assert ask(table, "upload", data) == expected
    assert is_wrong(table)
    (home / "bad.sun").write_bytes(data)
    assert ask(table, "load", path="~/bad.sun") == expected
    if data.isascii():
        assert ask(table, "paste", text=data.decode()) == expected
    assert state(table) == before
    assert table.keeping.record == record


def test_a_wish_that_makes_no_sense_is_told_or_passed_over() -> None:
    table = explore(7)
    before = state(table)
    for wish in ("nonsense", None, {}, {"do": "make tea"}, {"do": ["save"]}):
        table.keeping._handle_custom_msg(wish, [])
    assert table.keeping.notice == {}
    assert "IndexError" in ask(table, "upload")
    assert "KeyError" in ask(table, "comment", text="so")
    assert state(table) == before


# a path


def test_a_record_is_saved_and_opened_again(home: Path) -> None:
    (home / "games").mkdir()
    table = explore(own_game(), player="you", at=-1)
    table.annotate("Как же так? – så här! “…”")
    path = home / "games" / "mine.sun"
    assert ask(table, "save", path="~/games/mine") == say("en", "keep-saved", name=str(path))
    saved = table.game
    assert Game.load(path) == saved
    assert saved.comments
    table.load(3)
    for name in ("games/mine.sun", "~/games/mine", str(path)):
        ask(table, "load", path=name)
        assert (table.game, table.at, is_wrong(table)) == (saved, len(saved), False)


def test_saving_takes_the_game_up_to_the_step_shown(home: Path) -> None:
    table = explore(1961, at=20)
    ask(table, "save", path="part.sun")
    assert Game.load(home / "part.sun").moves == table.game.moves[:20]
    assert table.last > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_is_replaced_only_after_a_question(home: Path, lang: str) -> None:
    path = home / "mine.sun"
    path.write_text("dear to me")
    table = explore(1961, lang=lang, at=5)
    assert ask(table, "save", path="mine") == ""
    assert path.read_text() == "dear to me"
    question = table.keeping.question
    assert question["text"] == say(lang, "keep-exists", name="mine.sun")
    ask(table, "save", path=question["path"], sure="yes")  # only a true answer counts
    assert path.read_text() == "dear to me"
    ask(table, "save", path=question["path"], sure=True)
    assert Game.load(path).position == table.position
    assert table.keeping.question == {}


def test_a_question_is_gone_with_the_next_wish(home: Path) -> None:
    (home / "mine.sun").touch()
    table = explore(1961)
    ask(table, "save", path="mine.sun")
    assert table.keeping.question
    ask(table, "save", path="other.sun")
    assert table.keeping.question == {}


UNUSABLE = {
    "folder": ("folder", "save load"),
    "folder/../folder": ("folder", "save load"),
    "nowhere/a.sun": ("missing", "save load"),
    "nothing.sun": ("missing", "load"),
    "file.txt/a.sun": ("missing", "save load"),
    "pipe": ("special", "save load"),
    "/dev/zero": ("special", "save load"),
    "n" * 300: ("long", "save load"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", UNUSABLE)
def test_a_path_that_cannot_be_used_is_told_in_the_readers_words(
    home: Path, path: str, lang: str
) -> None:
    (home / "folder").mkdir()
    (home / "file.txt").touch()
    os.mkfifo(home / "pipe")
    table = explore(1961, lang=lang, at=3)
    before, kept = state(table), sorted(home.iterdir())
    why, wishes = UNUSABLE[path]
    for wish in wishes.split():
        told = ask(table, wish, path=path, sure=True)
        assert is_wrong(table)
        assert told == say(lang, f"error-keep_{wish}", why=why, name=str(Path(path)), said="")
    assert state(table) == before
    assert sorted(home.iterdir()) == kept


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["", "  ", "~nobody-of-that-name/a.sun", "a\0b", "\ud83d.sun"])
def test_what_is_no_path_is_told(home: Path, path: str, lang: str) -> None:
    table = explore(1961, lang=lang)
    for wish in ("save", "load"):
        told = ask(table, wish, path=path)
        key = "keep_path" if path.strip() else "keep_no_path"
        shown = path.replace("\0", "?").replace("\ud83d", "?")
        assert told == say(lang, f"error-{key}", **({"name": shown} if path.strip() else {}))
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("number", "why"),
    [
        (errno.EACCES, "denied"),
        (errno.EROFS, "denied"),
        (errno.ENOSPC, "full"),
        (errno.EIO, "unknown"),
    ],
)
def test_what_the_system_refuses_is_told(
    home: Path, monkeypatch: pytest.MonkeyPatch, number: int, why: str, lang: str
) -> None:
    said = os.strerror(number)

    def refuse(*_: Any) -> None:
        raise OSError(number, said)

    table = explore(1961, lang=lang)
    game = own_game()
    game.save(home / "b.sun")
    before = state(table)
    monkeypatch.setattr(Path, "write_bytes", refuse)
    monkeypatch.setattr(Path, "read_bytes", refuse)
    for wish, name in (("save", "a.sun"), ("load", "b.sun")):
        told = ask(table, wish, path=name)
        assert told == say(lang, f"error-keep_{wish}", why=why, name=name, said=said)
        assert (said in told) == (why == "unknown")
    assert state(table) == before


# comments


def test_a_comment_is_kept_in_the_record_and_shown_at_its_step() -> None:
    table = unfold(explore(own_game(), player="you", at=-1, lang="ru"))
    table.go(5)
    assert table.keeping.comment_label == say("ru", "keep-comment", step=5)
    assert ask(table, "comment", text="  Тут\nподумать. ", at=5) == say("ru", "keep-comment-kept")
    assert table.keeping.comment == table.keeping.remark.text == "Тут\nподумать."
    assert table.keeping.remark.label == say("ru", "keep-remark")
    assert "{Тут\nподумать.}" in table.keeping.record
    table.go(4)
    assert (table.keeping.comment, table.keeping.remark.text) == ("", "")
    assert "Тут" not in table.keeping.record
    table.go(6)
    assert "{Тут\nподумать.}" in table.keeping.record
    assert table.run.moves == own_game().moves  # what comes after the step stays
    ask(table, "comment", text=" ", at=5)
    assert table.game.comments == {}


def test_a_comment_typed_at_another_step_goes_to_its_own() -> None:
    table = explore(own_game(), player="you", at=-1)
    ask(table, "comment", text="so", at=3)
    assert (table.game.comments, table.at) == ({3: "so"}, 9)


def test_a_commented_game_of_another_is_a_copy_with_all_its_moves() -> None:
    game = own_game()
    table = explore(game, at=4)
    ask(table, "comment", text="why?", at=4)
    assert (table.game.comments, table.last, table.run.player) == ({4: "why?"}, 9, RECORDED)
    assert game.comments == {}
    table.controls.choices["player"].value = "plain"
    assert table.game.comments == {}
    table.controls.choices["player"].value = RECORDED
    assert table.game.comments == {4: "why?"}


def test_a_comment_goes_on_into_a_game_of_ones_own() -> None:
    table = explore(1961, at=2)
    ask(table, "comment", text="before", at=0)
    ask(table, "comment", text="two", at=2)
    ask(table, "comment", text="later", at=9)
    other = next(move for move in table.position.legal_moves if move != table.game.moves[2])
    table.hands.make(other)
    assert table.game.comments == {0: "before", 2: "two"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["{", "so } so", "\ud83d"])
def test_a_comment_that_no_record_can_hold_is_told(text: str, lang: str) -> None:
    table = explore(own_game(), at=4, lang=lang)
    before = state(table)
    with pytest.raises(SunError) as wrong:
        own_game().set_comment(text)
    assert ask(table, "comment", text=text, at=4) == error_text(wrong.value, lang)
    assert is_wrong(table)
    assert state(table) == before


def test_a_comment_on_a_step_that_there_is_not_is_told() -> None:
    table = explore(own_game(), at=4)
    told = ask(table, "comment", text="so", at=99)
    assert told == say("en", "error-no_position", at="99", last=9)
    assert table.game.comments == {}


# copy as Python


def run_cell(text: str) -> Explorer:
    """Run a cell as a notebook does, and return what its last line gives."""
    *body, last = ast.parse(text).body
    assert isinstance(last, ast.Expr)
    names: dict[str, Any] = {}
    exec(compile(ast.Module(body, []), "cell", "exec"), names)
    shown = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    assert isinstance(shown, Explorer)
    return shown


def copied(table: Explorer) -> Explorer:
    again = run_cell(unfold(table).keeping.cell)
    assert again.position == table.position
    assert (again.at, again.lang) == (table.at, table.lang)
    assert again.game.rules.name == table.game.rules.name
    assert again.look == table.look
    return again


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", RULE_BOOKS)
@pytest.mark.parametrize("player", ["plain", "careful"])
def test_a_named_players_step_comes_back(book: str, player: str, lang: str) -> None:
    table = explore(1961, rules=book, player=player, lang=lang, at=33)
    again = copied(table)
    assert (again.game, again.run.player) == (table.game, player)
    assert "from_record" not in table.keeping.cell


def test_a_short_game_of_ones_own_is_told_move_by_move() -> None:
    table = explore(1961, player="you", lang="sv")
    again = copied(table)
    assert again.run.player == YOU
    for move in Run.played(1961, "ru-book", "plain").moves[: as_python.FEW]:
        table.hands.make(move)
    again = copied(table)
    assert "game.push(move)" in table.keeping.cell
    assert (again.game, again.run.player) == (table.game, YOU)
    again.hands.make(again.position.legal_moves[-1])
    assert len(again.game) == len(table.game) + 1


@pytest.mark.parametrize("seed", range(5))
def test_a_long_game_of_ones_own_comes_back_by_its_record(seed: int) -> None:
    book = list(RULE_BOOKS)[seed]
    game = random_game(seed, book, most=60 + seed)
    game.set_comment('a “quote” and a \\ and """ and\ttabs\r\nand lines', 3)
    game.tags["Event"] = 'He said "so" \\'
    table = explore(game, player="you", at=-1)
    again = copied(table)
    assert (again.game, again.run.player) == (game, YOU)
    table.go(40)
    again = copied(table)
    assert again.last == 40


def test_a_recorded_game_comes_back_whole() -> None:
    game = random_game(3, "ru-web", most=50)
    table = explore(game, at=20, lang="ru", theme="dark", suits="four")
    again = copied(table)
    assert (again.game, again.last, again.run.player) == (game, 50, RECORDED)


def test_a_played_game_with_comments_comes_back_with_them() -> None:
    table = explore(1961, at=20)
    table.annotate("so", 100)
    assert copied(table).game == table.game


def test_a_given_deck_and_its_wind_come_back() -> None:
    for game in (
        Game.from_deck(cards_text(DECK), wind=9),
        Game.deal(7, wind=9),
    ):
        table = explore(game, at=-1)
        assert copied(table).game.deck == DECK
        own = explore(game, player="you")
        own.hands.make(own.position.legal_moves[0])
        assert copied(own).game.wind == 9


def test_opening_ones_own_game_leaves_the_game_given_alone() -> None:
    game = own_game()
    table = explore(game, player="you", at=-1)
    table.hands.make(table.position.legal_moves[-1])
    assert len(game) == 9
    assert len(table.game) == 10


# a deal entered by hand


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_read_in_every_way_of_writing(lang: str) -> None:
    for card in PACK:
        sign, plain = card_sign(card, lang), cards_text([card])
        rank = letters(lang)[card % 13]
        ways = {sign, sign.lower(), sign + "\ufe0f", rank + plain[-1], plain, plain.lower()}
        ways.add(plain[0] + SUIT_SYMBOLS[card // 13])
        assert {read_sign(way) for way in ways} == {card}


def test_no_two_ways_of_writing_are_at_odds() -> None:
    told: dict[str, int] = {}
    for lang in LANGUAGES:
        for card in PACK:
            assert told.setdefault(card_sign(card, lang).casefold(), card) == card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_is_laid_by_the_rules_chosen(lang: str) -> None:
    table = unfold(explore(1961, rules="ru-web", player="careful", lang=lang, at=5))
    text = card_signs(DECK, lang).replace(" ", ", ", 5).replace(" ", "\n", 20)
    assert ask(table, "check", text=text) == say(lang, "entry-all")
    assert ask(table, "deal", text=text, wind=" 12 ") == say(lang, "entry-laid")
    assert (table.game.deck, table.game.wind, table.game.number) == (DECK, 12, None)
    assert (table.game.rules.name, table.run.player, table.at) == ("ru-web", "careful", 0)
    assert table.game.position.is_over
    assert [row["left"] for row in table.keeping.pack] == [0] * 52


def test_without_a_wind_number_the_wind_has_the_number_0() -> None:
    table = explore(1961)
    ask(table, "deal", text=cards_text(DECK), wind="")
    assert table.game.wind == 0


def test_a_deal_entered_while_one_plays_oneself_is_ones_own() -> None:
    table = explore(1961, player="you")
    ask(table, "deal", text=cards_text(DECK), wind="")
    assert (table.run.player, table.game.moves) == (YOU, ())


def test_what_is_left_is_counted_as_cards_are_added() -> None:
    table = unfold(explore(1961, lang="sv"))
    assert [row["left"] for row in table.keeping.pack] == [2] * 52
    assert ask(table, "check", text="D♦ 7H D♦") == say("sv", "entry-so-far", count=3)
    left = {row["sign"]: row["left"] for row in table.keeping.pack}
    assert (left["D♦"], left["7♥"], left["7♠"]) == (0, 1, 2)
    queen = table.keeping.pack[24]
    assert queen["label"] == say("sv", "entry-button", card=24, left=0)
    assert card_name(24, "sv") in queen["label"].casefold()
    assert table.keeping.entry["seen"] == ["D♦", "7♥", "D♦"]


WRONG = {
    "xx": ("7♥ xx 8♥", 2, "entry_card"),
    "no suit": ("7♥ Д 8♥", 2, "entry_card"),
    "a third": ("8♠ 7♥ 8S 9H 8s 2C 8♠", 5, "entry_third"),
    "an emoji before": ("7♥ 🂡 xx", 2, "entry_card"),
    "after an emoji": ("7♥ 7♥ 7♥🂡", 3, "entry_card"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("text", "number", "key"), WRONG.values(), ids=WRONG)
def test_the_wrong_card_is_named_and_marked(text: str, number: int, key: str, lang: str) -> None:
    table = explore(1961, lang=lang, at=2)
    before = state(table)
    word = text.split()[number - 1]
    for do in ("check", "deal"):
        told = ask(table, do, text=text + " ", wind="")
        assert is_wrong(table)
        fields = {"card": "8♠", "count": 4} if key == "entry_third" else {"text": word}
        assert told == say(lang, f"error-{key}", number=number, **fields)
        entry = table.keeping.entry
        assert (entry["wrong"], entry["strict"]) == (number, do == "deal")
        in_browser = text.encode("utf-16-le")
        first, last = (2 * place for place in entry["span"])
        assert in_browser[first:last].decode("utf-16-le") == word
    assert state(table) == before


def test_a_card_that_is_still_being_written_is_not_yet_wrong() -> None:
    table = explore(1961)
    assert ask(table, "check", text="7♥ 1") == say("en", "entry-so-far", count=1)
    assert not is_wrong(table)
    ask(table, "check", text="7♥ 1 ")
    assert is_wrong(table)
    ask(table, "deal", text="7♥ 1", wind="")
    assert is_wrong(table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_missing_cards_are_counted_and_few_are_named(lang: str) -> None:
    table = explore(1961, lang=lang)
    before = state(table)
    told = ask(table, "deal", text=cards_text(DECK[2:]), wind="")
    gone = sorted(DECK[:2])
    assert told == say(lang, "error-entry_missing", count=102, missing=card_signs(gone, lang))
    told = ask(table, "deal", text=cards_text(DECK[50:]), wind="")
    assert told == say(lang, "error-entry_short", count=54, lack=50)
    told = ask(table, "deal", text="", wind="")
    assert told == say(lang, "error-entry_short", count=0, lack=104)
    assert state(table) == before


def test_a_hundred_and_fifth_card_is_one_too_many() -> None:
    fault = enter(cards_text(DECK) + " AC").fault
    assert fault is not None
    assert (fault.key, fault.fields["number"]) == ("entry_third", 105)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wind", ["x", "-1", "1.5", str(2**64), "9" * 400])
def test_a_nonsense_wind_number_is_told(wind: str, lang: str) -> None:
    table = explore(1961, lang=lang)
    before = state(table)
    ask(table, "deal", text=cards_text(DECK), wind=wind)
    assert is_wrong(table)
    assert state(table) == before


# words


def words(table: Explorer) -> list[str]:
    panel = table.keeping
    assert all(panel.words.values())
    buttons = [each["label"] for each in panel.pack]
    return [*panel.words.values(), panel.comment_label, panel.remark.label, *buttons]


def test_every_word_changes_with_the_language_at_once() -> None:
    table = unfold(explore(1961, at=3))
    heard = [words(table)]
    ask(table, "paste", text="nonsense")
    for lang in ("ru", "sv"):
        table.controls.choices["language"].value = lang
        assert table.keeping.lang == table.keeping.remark.lang == lang
        assert table.keeping.notice == {}  # what was told in the other language
        heard.append(words(table))
    for en, ru, sv in zip(*heard, strict=True):
        assert en != ru != sv
    table.controls.choices["language"].value = "en"
    assert words(table) == heard[0]


def test_the_cell_follows_language_and_look() -> None:
    table = unfold(explore(1961))
    table.controls.choices["language"].value = "ru"
    table.controls.choices["theme"].value = "dark"
    assert 'lang="ru"' in table.keeping.cell
    assert 'theme="dark"' in table.keeping.cell


def test_the_panels_have_a_short_name() -> None:
    table = explore(1961)
    assert repr(table.keeping) == "Keeping()"
    assert repr(table.keeping.remark) == "Remark()"
    assert as_python.cell(Run.played(1, "ru-book", YOU), 0, "en", {}).count("\n") == 2


def test_the_same_answer_given_again_is_news_to_the_page(home: Path) -> None:
    (home / "mine.sun").touch()
    panel = explore(1961).keeping
    for trait, wish in (
        ("question", {"do": "save", "path": "mine"}),
        ("notice", {"do": "load", "path": "nothing"}),
        ("entry", {"do": "deal", "text": "xx"}),
    ):
        seen = []
        for ticket in (1, 2):
            panel._handle_custom_msg({**wish, "ticket": ticket}, [])
            seen.append(getattr(panel, trait))
        assert seen[0] != seen[1]
