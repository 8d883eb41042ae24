"""Files that a command writes: whole, or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp

from sunviz.explorer import files


def write_whole(path: Path, data: bytes) -> None:
    """Write bytes to a file; whatever breaks in, the file is the old one or the new one.

    Raises `FileError` if it cannot be written.
    """
    with files.telling(path, key="keep_save"):
        files.is_there(path)  # refuses a folder, and a device
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


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
