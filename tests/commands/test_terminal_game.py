"""`sunviz play`: a game by move text that is never lost."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sunviz.commands.table_text import table_text
from sunviz.commands.typed import WORDS, read_typed_move, read_word, word_of
from sunviz.engine import RULE_BOOKS, Game, MoveError, Position, play_out, read_move
from sunviz.engine.moves import Play
from sunviz.story import LANGUAGES, card_sign, describe, explain, say

DEAL = 1961


def saved(name=f"sun-{DEAL}-ru-book.sun"):
    return Game.load(name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_by_words_and_moves(run, lang):
    game = Game.deal(DEAL)
    game.push("next")
    refused = explain(game, "r1>A", lang=lang).line
    seen = describe(game, lang)
    words = {word: word_of(word, lang) for word in WORDS}
    typed = [
        words["next"], "r1>A", "моon", words["describe"], words["hint"], "R5>k", words["undo"],
        words["redo"], "", words["help"], words["quit"], "next",
    ]  # fmt: skip
    result = run(f"play {DEAL} --lang {lang}", "\n".join(typed))
    assert result.exit_code == 0
    for told in (refused, seen, say(lang, "error-move_text", move="моon"), "r5>K"):
        assert told in result.output
    game.push("r5>K")
    assert saved() == game


def test_the_words_of_a_language_differ_and_are_understood():
    for lang in LANGUAGES:
        words = [word_of(word, lang) for word in WORDS]
        assert len(set(words)) == len(WORDS)
        for word, known in zip(WORDS, words, strict=True):
            assert read_word(f"  {known.upper()} ", lang) == (word, "")
            assert read_word(f"{word} a  b.sun", lang) == (word, "a b.sun")
    assert read_word("saved", "en") is None


def test_every_move_can_be_typed_in_small_letters():
    texts = set()
    for book in RULE_BOOKS:
        game = Game.deal(3, book)
        play_out(game, "careful")
        for position in game.positions:
            texts |= {str(move) for move in position.legal_moves}
    assert {text[0] for text in texts} == set("nrcAK")
    for text in [*texts, "r4.2>r9", "r4>B", "A>K:H"]:
        assert read_typed_move(text.lower()) == read_move(text)
    with pytest.raises(MoveError):
        read_typed_move("r99>A")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_every_card_that_lies_open(lang):
    game = Game.deal(5, "ru-book-v2")
    play_out(game, "plain")
    for position in game.positions[::7]:
        rows = table_text(position, lang).splitlines()[1:]
        shown = sorted(" ".join(row.partition("  ")[2] for row in map(str.strip, rows)).split())
        assert [sign for sign in shown if sign != "·"] == sorted(open_cards(position, lang))


def open_cards(position: Position, lang: str) -> list[str]:
    tops = [position.pile(row, suit)[-1:] for row in "AB" for suit in range(4)]
    return [
        card_sign(card, lang)
        for cards in (*position.rays, *position.clouds, *tops)
        for card in cards
    ]


def test_a_game_that_ends_with_its_input_is_kept_under_a_free_name(run):
    for name in ("", "-2", "-3"):
        result = run(f"play {DEAL}", "next\n")
        path = f"sun-{DEAL}-ru-book{name}.sun"
        assert f"sunviz play {path}" in result.output
        assert len(saved(path)) == 1


def test_a_game_can_be_gone_on_with(run):
    run(f"play {DEAL} --rules ru-web", "next\nsave mine\n")
    result = run("play mine.sun", "next\nsave mine\n")
    assert (result.exit_code, len(saved("mine.sun"))) == (0, 2)
    assert saved("mine.sun").rules.book == "ru-web"
    assert [path.name for path in Path().iterdir()] == ["mine.sun"]


def test_another_file_is_never_written_over(run):
    Path("mine.sun").write_text("a diary")
    result = run(f"play {DEAL}", "next\nsave mine\nsave\n")
    assert "“mine.sun” is there already" in result.output
    assert Path("mine.sun").read_text() == "a diary"
    assert len(saved()) == 1


def test_nothing_is_kept_of_a_game_that_was_not_played_on(run):
    run(f"play {DEAL}", "hint\nhelp\nundo\nquit\n")
    assert not list(Path().iterdir())
    run(f"play {DEAL}", "next\nsave\nquit\n")
    assert len(list(Path().iterdir())) == 1


def test_a_folder_that_is_read_only_leaves_the_record_on_the_screen(run, monkeypatch):
    def refuse(*_args):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    result = run(f"play {DEAL}", "next\n")
    assert f'[Deal "{DEAL}"]' in result.output
    assert result.output.rstrip().endswith("next")


def test_a_finished_game_can_be_taken_back(run):
    game = Game.deal(DEAL)
    play_out(game, "plain")
    moves = "\n".join(map(str, game.moves))
    result = run(f"play {DEAL}", f"{moves}\nhint\nundo\nsave\n")
    assert say("en", "error-game_over", stage="lost") in result.output
    assert saved().moves == game.moves[:-1]


def test_a_deal_is_chosen_where_none_is_named(run):
    run("play", "next\n")
    (path,) = Path().iterdir()
    assert 0 <= saved(path).number < 1_000_000


def test_hints_alone_play_a_game_to_its_end(run):
    """Each hint can be typed as it stands."""
    game = Game.deal(2)
    for _ in range(40):
        game.save("on.sun")
        output = run("play on.sun", "hint\nquit\n").output
        move = output[output.rindex("type: ") :].split()[1]
        game.push(move)
    assert any(isinstance(move, Play) for move in game.moves)


@pytest.mark.parametrize("lang", ["en", "ru", "sv"])
def test_a_hint_to_go_on_is_typed_in_the_players_language(run, lang):
    word = say(lang, "cli-word", word="next")
    output = run(f"play {DEAL} --lang {lang}", "hint\nquit\n").output
    assert say(lang, "cli-play-type", move=word) in output


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_closed_terminal_loses_no_game(run, name):
    number = getattr(signal, name)
    command = [sys.executable, "-u", "-m", "sunviz", "play", str(DEAL)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as playing:
        playing.stdin.write("next\n")
        playing.stdin.flush()
        while "91" not in playing.stdout.readline():
            pass
        playing.send_signal(number)
        playing.stdout.read()
        assert playing.wait(20) == 128 + number
    assert len(saved()) == 1
