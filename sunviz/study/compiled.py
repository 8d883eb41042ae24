"""Compiling the kernel: numba, told once how."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

_F = TypeVar("_F", bound=Callable[..., Any])


def compiled(function: _F) -> _F:
    """Return the function compiled when first called, and kept on disk for the next time.

    It runs without Python's lock, so that threads share the cores. Where no
    folder can be written to, it is compiled anew in every process.
    """
    options: Any = {"nogil": True, "error_model": "numpy"}
    try:
        made: Any = numba.njit(cache=True, **options)(function)
    except RuntimeError:  # numba found no place for its cache
        made = numba.njit(**options)(function)
    return cast(_F, made)
