"""Where finished rows are kept while a study goes on: in memory, or in a file.

Beside the file that is asked for stands another, its name with ``.part``, as
long as the study is unfinished: a line of header, then five bytes a row in the
order of the deals. Whatever breaks in, what stands there is kept; the same call
goes on from its end, and writes the Parquet file when all is played.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from sunviz.engine import disk

from . import header as headers
from . import tables
from .deals import Deals
from .errors import StudyError
from .readable import FIGURES
from .study import Study

#: rows written to the Parquet file, and read back, at a time
_GROUP: Final = 1 << 17


class Keeper(Protocol):
    """Keeps finished rows in the order of the deals. Attributes: `done`, how many."""

    done: int

    def add(self, rows: NDArray[np.uint8]) -> None:
        """Keep some more rows."""

    def study(self) -> Study:
        """Return the study of the rows kept so far."""

    def finish(self) -> Study:
        """Return the whole study."""


class InMemory:
    """Keeps rows in memory. Attributes: `done`, how many."""

    def __init__(self, deals: Deals, header: dict[str, Any]) -> None:
        self._deals, self._header = deals, header
        self._rows: list[NDArray[np.uint8]] = []
        self.done = 0

    def add(self, rows: NDArray[np.uint8]) -> None:
        """Keep some more rows."""
        self._rows.append(rows)
        self.done += len(rows)

    def study(self) -> Study:
        """Return the study of the rows kept so far."""
        rows = np.concatenate([np.empty((0, FIGURES), np.uint8), *self._rows])
        return Study(self._header, self._deals, rows)

    def finish(self) -> Study:
        """Return the whole study."""
        return self.study()


class InFile:
    """Keeps rows in a file. Attributes: `done`, how many stand there already.

    Raises `StudyError` where the file cannot be written, or is another study's.
    """

    def __init__(self, path: Path, deals: Deals, header: dict[str, Any]) -> None:
        self.path, self._deals = path, deals
        self._part = path.with_name(path.name + ".part")
        with _telling(path, key="study_begin"):
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            if path.exists():
                self._header = _same_study(path, tables.read_header(path), header)
                self.done = deals.count
                self._part.unlink(missing_ok=True)  # if the last run ended between the two
                return
            _check_folder(path.parent)
            if not self._part.exists():
                _write_new(self._part, _first_line(header))
            self._header = _same_study(self._part, _read_first_line(self._part), header)
            self._skip = len(_first_line(self._header))
            self.done = (self._part.stat().st_size - self._skip) // FIGURES
            os.truncate(self._part, self._end)  # half a row, if the last run was cut off

    @property
    def _end(self) -> int:
        return self._skip + self.done * FIGURES

    def add(self, rows: NDArray[np.uint8]) -> None:
        """Write some more rows to the disk; if that fails, those before them stay."""
        with _telling(self._part, key="study_write"), self._part.open("r+b") as file:
            if file.seek(0, os.SEEK_END) != self._end:
                raise StudyError(
                    f"another study is writing to {self._part}", key="study_busy",
                    path=str(self._part),
                )  # fmt: skip
            file.write(rows.tobytes())
        self.done += len(rows)

    def _parts(self) -> Iterator[tables.Part]:
        with self._part.open("rb") as file:
            file.seek(self._skip)
            for first in range(0, self.done, _GROUP):
                numbers = self._deals.numbers(first, min(first + _GROUP, self.done))
                rows = np.frombuffer(file.read(len(numbers) * FIGURES), np.uint8)
                yield numbers, rows.reshape(-1, FIGURES)

    def study(self) -> Study:
        """Return the study of the rows kept so far."""
        if self.path.exists():
            return Study(self._header, self._deals, self.path)
        with _telling(self._part, key="study_write"):
            rows = [rows for _, rows in self._parts()]
        return Study(
            self._header, self._deals, np.concatenate([np.empty((0, FIGURES), np.uint8), *rows])
        )

    def finish(self) -> Study:
        """Write the Parquet file, unless it stands already, and return the whole study."""
        if not self.path.exists():
            with _telling(self.path, key="study_write"):
                tables.write(self.path, self._parts(), self._header)
                self._part.unlink()
        return self.study()


def read_path(out: str | Path) -> Path:
    """Return where to write to; `StudyError` for what names no file.

    >>> read_path("sun.parquet").name
    'sun.parquet'
    """
    if isinstance(out, str | Path) and Path(out).name:
        return Path(out)
    raise StudyError(f"out={out!r} names no file", key="study_out", given=str(out))


def _first_line(header: dict[str, Any]) -> bytes:
    return headers.to_text(header).encode() + b"\n"


def _read_first_line(part: Path) -> dict[str, Any] | None:
    with part.open("rb") as file:
        return headers.from_text(file.readline())


def _same_study(path: Path, found: dict[str, Any] | None, wanted: dict[str, Any]) -> dict[str, Any]:
    """Return the header found, or raise `StudyError` that tells what differs."""
    if found is None:
        raise StudyError(
            f"{path} is no study's file, and stays as it is: choose another name",
            key="study_no_study",
            path=str(path),
        )
    differing = headers.differences(found, wanted)
    if differing:
        there = ", ".join(f"{name} = {found.get(name)}" for name in differing)
        here = ", ".join(f"{name} = {wanted.get(name)}" for name in differing)
        raise StudyError(
            f"{path} holds another study, and stays as it is: there {there}; here {here};"
            " choose another name",
            key="study_other",
            path=str(path),
            there=there,
            here=here,
        )
    return found


def _check_folder(folder: Path) -> None:
    """Raise `OSError` if nothing can be written into a folder, before hours are spent on it."""
    if not folder.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    if not os.access(folder, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def _write_new(path: Path, data: bytes) -> None:
    """Write a new file; half of one would stand in the way of the next call."""
    try:
        path.write_bytes(data)
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise


@contextmanager
def _telling(path: Path, *, key: str) -> Iterator[None]:
    """Turn what the system says about a file into a `StudyError`.

    `key` is ``"study_begin"`` before anything is played, ``"study_write"`` after.
    """
    try:
        yield
    except OSError as error:
        said = disk.said(error)
        raise StudyError(
            f"{path} cannot be written: {said}",
            key=key,
            why=disk.why(error),
            path=str(path),
            said=said,
        ) from error
