"""The packages of the extra `study`, imported when they are first needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .errors import StudyError


def need(module: str) -> Any:
    """Return a module, or raise `StudyError` that tells how to install what is missing.

    >>> need("json").__name__
    'json'
    """
    try:
        return import_module(module)
    except ImportError as error:
        package = module.split(".")[0]
        raise StudyError(
            f"studies need the package {package}:"
            " install the extra 'study', python -m pip install 'sunviz[study]'",
            key="study_extra",
            package=package,
            command="python -m pip install 'sunviz[study]'",
        ) from error
