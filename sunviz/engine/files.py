"""Files on the disk of the computer that Python runs on: records, and whatever else is written."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp

from . import disk
from .errors import SunError
from .game import Game
from .records import SUFFIX


class FileError(SunError):
    """A file that cannot be saved or opened."""


def read_path(text: str) -> Path:
    """Return the path that a text names: ~ is the home folder, and .sun may be left out.

    Raises `FileError` if it names none.

    >>> read_path(" games/mine ").name
    'mine.sun'
    """
    text = text.strip()
    if not text:
        raise FileError("no path is given", key="keep_no_path")
    try:
        text.encode()
        path = Path(text).expanduser()
    except (UnicodeEncodeError, RuntimeError):  # a lone surrogate; nobody's home
        path = Path("\0")
    if "\0" in str(path):
        shown = text.encode(errors="replace").decode().replace("\0", "?")
        raise FileError(f"{shown!r} is no path", key="keep_path", name=shown)
    with suppress(OSError):  # it will be told when the path is used
        return path if path.suffix or path.exists() else path.with_suffix(SUFFIX)
    return path


def is_there(path: Path) -> bool:
    """Tell whether saving to a path would replace a file; `FileError` if it cannot be one."""
    with telling(path, key="keep_save"):
        if path.exists():
            _check_ordinary(path, key="keep_save")
            return True
        return False


def save(game: Game, path: Path) -> None:
    """Write the record of a game to a path; `FileError` if that cannot be done."""
    with telling(path, key="keep_save"):
        game.save(path)


def load(path: Path) -> Game:
    """Return the game of the record at a path; `FileError`, `RecordError`."""
    with telling(path, key="keep_load"):
        if path.exists():
            _check_ordinary(path, key="keep_load")
        return Game.load(path)


def write_whole(path: Path, data: bytes) -> None:
    """Write bytes to a file; whatever breaks in, the file is the old one or the new one.

    Raises `FileError` if it cannot be written.
    """
    with telling(path, key="keep_save"):
        is_there(path)  # refuses a folder, and a device
        handle, name = mkstemp(prefix=f".{path.name}.", dir=path.parent)
        new = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            new.chmod(0o666 & ~_umask())
            new.replace(path)
        finally:
            with suppress(OSError):
                new.unlink()


def check_writable(path: Path) -> None:
    """Raise `FileError` if a file cannot be written here, before much is done for it."""
    with telling(path, key="keep_save"):
        is_there(path)
        handle, name = mkstemp(prefix=f".{path.name}.", dir=path.parent)
        os.close(handle)
        Path(name).unlink()


def file_name(game: Game) -> str:
    """Return a name for the record of a game.

    >>> file_name(Game.deal(1961, "ru-book refill=empty_first"))
    'sun-1961-ru-book-refill-empty-first.sun'
    """
    deal = "deck" if game.number is None else str(game.number)
    rules = re.sub("[^a-z0-9]+", "-", game.rules.name)
    return f"sun-{deal}-{rules}{SUFFIX}"


def _check_ordinary(path: Path, *, key: str) -> None:
    """Refuse what would never end to be read, such as a device."""
    if not path.is_file():
        _refuse(path, key, "folder" if path.is_dir() else "special")


@contextmanager
def telling(path: Path, *, key: str) -> Iterator[None]:
    """Tell what the system says in a way that the catalogue knows: as a `FileError`.

    `key` is ``"keep_save"`` or ``"keep_load"``.
    """
    try:
        yield
    except OSError as error:
        _refuse(path, key, disk.why(error), error)
    except SunError as error:
        if not isinstance(error.__cause__, OSError):
            raise
        _refuse(path, key, disk.why(error.__cause__), error.__cause__)


def _refuse(path: Path, key: str, why: str, error: OSError | None = None) -> None:
    said = disk.said(error) if error else ""
    raise FileError(
        f"{path}: {said or why}", key=key, why=why, name=str(path), said=said
    ) from error


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
