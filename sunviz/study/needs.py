"""The packages of the extra `study`, imported when they are first needed."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Final

from .errors import StudyError

#: packages that are not made for Python in a browser
NOT_IN_BROWSERS: Final = ("loky", "numba")


def need(module: str) -> Any:
    """Return a module, or raise `StudyError` that tells how to get what is missing.

    >>> need("json").__name__
    'json'
    """
    try:
        return import_module(module)
    except ImportError as error:
        package = module.split(".")[0]
        if sys.platform == "emscripten" and package in NOT_IN_BROWSERS:
            raise StudyError(
                f"this needs the package {package}, which Python in a browser does not have",
                key="study_browser",
                package=package,
            ) from error
        raise StudyError(
            f"studies need the package {package}:"
            " install the extra 'study', python -m pip install 'sunviz[study]'",
            key="study_extra",
            package=package,
            command="python -m pip install 'sunviz[study]'",
        ) from error
