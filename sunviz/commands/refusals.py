"""What click refuses, as errors that the catalogues can tell."""

from __future__ import annotations

import click

from sunviz.engine import SunError

from .speaking import Argument, Option, Refused, UseError


def as_sun_error(error: click.UsageError, lang: str) -> SunError:
    """Return what was wrong with a command line.

    >>> as_sun_error(click.NoSuchOption("--moon"), "en").fields
    {'option': '--moon'}
    """
    if isinstance(error, Refused):
        return error.error
    if isinstance(error, click.NoSuchOption):
        name = error.option_name
        return UseError(f"there is no option {name}", key="use_no_option", option=name)
    if isinstance(error, click.MissingParameter):
        missing = _shown(error.param, lang)
        return UseError(f"missing: {missing}", key="use_missing", missing=missing)
    if isinstance(error, click.BadOptionUsage):
        return _misused(error)
    return UseError(error.message, key="use_other", reason=error.message)


def _shown(param: click.Parameter | None, lang: str) -> str:
    return param.shown(lang) if isinstance(param, Option | Argument) else str(param)


def _misused(error: click.BadOptionUsage) -> UseError:
    """Tell an option without its value from a flag that was given one."""
    name = error.option_name
    params = error.ctx.command.params if error.ctx else []
    if any(name in p.opts and isinstance(p, Option) and p.is_flag for p in params):
        return UseError(f"{name} takes no value", key="use_no_value", option=name)
    return UseError(f"{name} needs a value", key="use_value", option=name)
