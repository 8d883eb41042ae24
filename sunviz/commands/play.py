"""``sunviz play``: a quick game in the terminal."""

from __future__ import annotations

import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Final

import click

from sunviz.engine import Game, Move, Rules, SunError, files, hint
from sunviz.story import describe, error_text, explain, narrate, say

from .speaking import command
from .status import BROKEN_OFF, DONE
from .table_text import table_text
from .typed import WORDS, read_typed_move, read_word, word_of
from .values import Named, game_argument, read_game, rules_option

#: a deal that nobody asked for by number
_MOST: Final = 1_000_000


@command(game_argument(required=False, words="game-to-play"), rules_option())
def play(lang: str, game: Named | None, rules: Rules | None) -> int:
    """Play a deal, or go on with a record, move by move."""
    with suppress(ImportError):
        import readline  # noqa: F401  # arrow keys and the moves typed before

    number = random.randrange(_MOST) if game is None else game
    terminal = Terminal(
        read_game(number, rules), lang, number if isinstance(number, Path) else None
    )
    with _signals_as_exits():
        return terminal.play()


class Terminal:
    """A person at a terminal, and a game; what is not saved when it ends is kept in a file."""

    def __init__(self, game: Game, lang: str, own: Path | None = None) -> None:
        self.game = game
        self._lang = lang
        #: files that hold this very game, and may be written over
        self._own = {own} if own is not None else set()
        self._kept = game.to_record()
        self._over = False
        self._words: dict[str, Callable[[str], None]] = {
            "next": lambda _: self._move("next"),
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "hint": lambda _: self._hint(),
            "save": self._save,
            "describe": lambda _: click.echo(describe(self.game, self._lang)),
            "help": lambda _: self._help(),
            "quit": lambda _: self._leave(),
        }

    def play(self) -> int:
        """Ask for moves until the player leaves; return the exit status."""
        self._say("cli-play-begins", word=word_of("help", self._lang))
        self._show()
        try:
            while not self._over:
                self._answer(input(say(self._lang, "cli-play-prompt") + " "))
        except EOFError:
            click.echo()
        except KeyboardInterrupt:
            click.echo()
            return BROKEN_OFF
        finally:
            self._keep()
        return DONE

    def _answer(self, text: str) -> None:
        found = read_word(text, self._lang)
        try:
            if found is not None:
                word, rest = found
                self._words[word](rest)
            elif text.strip():
                self._move(text)
        except SunError as error:
            click.echo(error_text(error, self._lang))

    # moves

    def _move(self, text: str) -> None:
        position, move = self.game.position, read_typed_move(text)
        if move not in position.legal_moves:
            click.echo(explain(position, move, lang=self._lang).line)
            return
        self.game.push(move)
        click.echo(narrate(position, move, self.game.position, self._lang).line)
        self._show()

    def _undo(self) -> None:
        self.game.pop()
        self._show()

    def _redo(self) -> None:
        self.game.redo()
        self._show()

    def _hint(self) -> None:
        move = hint(self.game)
        click.echo(say(self._lang, "hint-said", told=self._told(move)))
        typed = word_of("next", self._lang) if str(move) == "next" else str(move)
        self._say("cli-play-type", move=typed)

    def _told(self, move: Move) -> str:
        position = self.game.position
        return narrate(position, move, position.play(move), self._lang).text

    # files

    def _save(self, name: str) -> None:
        path = files.read_path(name) if name else Path(files.file_name(self.game))
        if path not in self._own and files.is_there(path):
            self._say("cli-play-exists", name=str(path))
            return
        files.save(self.game, path)
        self._own.add(path)
        self._kept = self.game.to_record()
        self._say("keep-saved", name=str(path))

    def _keep(self) -> None:
        """Save a game that would be lost, under a new name; print its record if that fails."""
        record = self.game.to_record()
        if record == self._kept or not len(self.game):
            return
        path = _free(Path(files.file_name(self.game)))
        try:
            files.save(self.game, path)
        except SunError as error:
            click.echo(error_text(error, self._lang))
            click.echo(record)
        else:
            self._say("cli-play-kept", name=str(path), command=f"sunviz play {path}")

    # what is shown

    def _show(self) -> None:
        click.echo()
        click.echo(table_text(self.game.position, self._lang))
        click.echo()

    def _help(self) -> None:
        self._say("cli-play-moves")
        for word in WORDS:
            click.echo(f"  {word_of(word, self._lang)}: {say(self._lang, 'cli-does', word=word)}")

    def _leave(self) -> None:
        self._over = True

    def _say(self, key: str, **fields: str) -> None:
        click.echo(say(self._lang, key, **fields))


def _free(path: Path) -> Path:
    """Return a path that no file has yet: this one, or one numbered from 2 on."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


@contextmanager
def _signals_as_exits() -> Iterator[None]:
    """Leave in good order, so that the game is kept, when the terminal closes or a kill comes."""

    def leave(number: int, _frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), leave) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
