"""Compiling: numba, told once how, and when to do it anew."""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba

_F = TypeVar("_F", bound=Callable[..., Any])
_OPTIONS: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy"}


def compiled(function: _F) -> _F:
    """Return the function compiled when first called, and kept on disk for the next time.

    It runs without Python's lock, so that threads share the cores. Where no
    folder can be written to, it is compiled anew in every process. A change is
    noticed in the file of the function only: see `kept` for what calls others.
    """
    try:
        made: Any = numba.njit(cache=True, **_OPTIONS)(function)
    except RuntimeError:  # numba found no place for its cache
        made = numba.njit(**_OPTIONS)(function)
    return cast(_F, made)


def part(function: _F) -> _F:
    """Return the function compiled as a part of the compiled functions that call it.

    It cannot be called from Python: compiling takes a quarter less time so.
    """
    options: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, **_OPTIONS}
    return cast(_F, numba.njit(**options)(function))


def inlined(function: _F) -> _F:
    """Return the function compiled as lines of the one compiled function that calls it.

    For a `part` all that it calls is optimised once more; for a large function
    that is called in one place this way is quicker.
    """
    return cast(_F, numba.njit(inline="always", **_OPTIONS)(function))


def kept(make: Callable[[int], _F]) -> _F:
    """Return the function that `make` makes, as `compiled`; changes to its parts are noticed.

    numba tells apart what it keeps by the variables, too, that a function takes
    from around it. So `make` is given one to take that is another number after
    every change to the files of its folder.
    """
    return compiled(make(_sources(Path(make.__code__.co_filename).parent)))


@cache
def _sources(folder: Path) -> int:
    """Return a number that stands for all that is written in the Python files of a folder."""
    told = hashlib.sha256()
    for file in sorted(folder.glob("*.py")):
        told.update(file.read_bytes())
    return int.from_bytes(told.digest()[:7], "big")
