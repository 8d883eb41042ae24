"""Commands, options and arguments whose help and errors are sentences of the catalogues.

click parses; what it would say by itself is said here, in the language that
is the context's ``obj``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from textwrap import wrap
from typing import Any

import click

from sunviz.engine import MAX_DEAL, SunError
from sunviz.story import LANGUAGES, check_language, say

from .language import OPTION

#: turns the text of an option or argument into its value; `SunError` for a wrong one
Reader = Callable[[str], Any]


class UseError(SunError):
    """A command line that cannot be understood."""


class Refused(click.UsageError):
    """A wrong use on its way to the user, with the context it happened in."""

    def __init__(self, error: SunError, ctx: click.Context | None) -> None:
        super().__init__(str(error), ctx)
        self.error = error


@contextmanager
def wrong_use() -> Iterator[None]:
    """Tell what is wrong with the values of a command as a wrong use of it."""
    ctx = click.get_current_context(silent=True)
    try:
        yield
    except SunError as error:
        raise Refused(error, ctx) from error
    except click.UsageError as error:
        error.ctx = error.ctx or ctx
        raise


class Value(click.ParamType):  # type: ignore[type-arg]  # generic since click 8.4
    """A kind of value: its place holder in the help, and how it is read."""

    def __init__(self, name: str, read: Reader = str) -> None:
        self.name = name
        self._read = read

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the value of a text."""
        return self._read(value) if isinstance(value, str) else value


class Option(click.Option):
    """An option; its help is the sentence ``cli-option-<words>``, and the values that there are.

    Its value goes into the parameter `into`, by default that of its name.
    """

    def __init__(
        self,
        name: str,
        value: Value | None,
        *,
        words: str = "",
        into: str = "",
        known: Iterable[str] = (),
        **settings: Any,
    ) -> None:
        super().__init__([name, into] if into else [name], type=value, **settings)
        self.words = words or name.lstrip("-")
        self.known = tuple(known)

    def shown(self, lang: str) -> str:
        """Return the option as the help shows it, place holder included."""
        if self.is_flag:
            return self.opts[0]
        return f"{self.opts[0]} {say(lang, f'cli-value-{self.type.name}')}"

    def told(self, lang: str) -> str:
        """Return what the option does."""
        told = say(lang, f"cli-option-{self.words}")
        if self.known:
            told = say(lang, "cli-known", help=told, known=self.known)
        if not self.is_flag and isinstance(self.default, str | int):
            told = say(lang, "cli-default", help=told, default=str(self.default))
        return told


class Flag(Option):
    """An option that is there or not."""

    def __init__(self, name: str, **settings: Any) -> None:
        super().__init__(name, None, is_flag=True, **settings)


class Argument(click.Argument):
    """An argument; its help is the sentence ``cli-argument-<words>``."""

    def __init__(self, name: str, value: Value, *, words: str = "", **settings: Any) -> None:
        super().__init__([name], type=value, **settings)
        self.words = words or name

    def shown(self, lang: str) -> str:
        """Return the argument as the help shows it."""
        text = say(lang, f"cli-value-{self.type.name}")
        return text + (" …" if self.nargs == -1 else "")

    def told(self, lang: str) -> str:
        """Return what the argument is."""
        return say(lang, f"cli-argument-{self.words}", highest=str(MAX_DEAL))


class Speaking(click.Command):
    """A command; its help is the sentence ``cli-about-<name>``."""

    def __init__(self, name: str, params: Sequence[Option | Argument], **settings: Any) -> None:
        common: list[click.Parameter] = [*params, _lang_option(), _help_option()]
        super().__init__(name, params=common, add_help_option=False, **settings)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the words of a command; `Refused` for a value that is wrong or too much."""
        ctx.allow_extra_args = True  # refused below, in our words
        with ctx.scope(cleanup=False), wrong_use():
            try:
                left = super().parse_args(ctx, list(args))
            except click.NoSuchOption as error:
                self._refuse_negative(error.option_name, args)
                raise
            if left and not isinstance(self, click.Group):
                extra = " ".join(map(str, left))
                raise UseError(f"too much: {extra}", key="use_extra", extra=extra)
        return left

    def _refuse_negative(self, option: str, args: list[str]) -> None:
        """Refuse a number below 0 as the argument that it was meant for, not as an option."""
        for text in args:
            if text.startswith(option) and text[1:].isdecimal():
                for argument in (p for p in self.params if isinstance(p, Argument)):
                    argument.type.convert(text, argument, None)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help of the command."""
        lang = ctx.obj
        formatter.write_usage(ctx.command_path, self.usage(lang), say(lang, "cli-usage") + " ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(lang, f"cli-about-{self.name}"))
        for heading, rows in self.parts(lang):
            with formatter.section(say(lang, heading)):
                _write_rows(formatter, rows)

    def usage(self, lang: str) -> str:
        """Return the order in which options and arguments stand."""
        needed = [p.shown(lang) for p in self.params if isinstance(p, Option) and p.required]
        arguments = [_in_usage(p, lang) for p in self.params if isinstance(p, Argument)]
        return " ".join([*arguments, *needed, say(lang, "cli-any-options")])

    def parts(self, lang: str) -> list[tuple[str, list[tuple[str, str]]]]:
        """Return the headings of the help, each with its rows."""
        parts = []
        for heading, kind in (("cli-arguments", Argument), ("cli-options", Option)):
            found = [p for p in self.params if isinstance(p, kind)]
            if found:
                parts.append((heading, [(p.shown(lang), p.told(lang)) for p in found]))
        return parts


def command(*params: Option | Argument) -> Callable[[Callable[..., Any]], Speaking]:
    """Return a decorator that makes a command of a function.

    The function is given the language and the values by name; it returns the
    exit status, None for 0.
    """

    def make(function: Callable[..., Any]) -> Speaking:
        name = function.__name__
        return Speaking(name, params, callback=click.pass_obj(function))

    return make


def _write_rows(formatter: click.HelpFormatter, rows: list[tuple[str, str]]) -> None:
    """Write names and what they are, side by side; names with hyphens stay whole."""
    names = max(len(name) for name, _ in rows) + 2
    width = max(20, formatter.width - formatter.current_indent - names)
    for name, text in rows:
        for number, line in enumerate(wrap(text, width, break_on_hyphens=False)):
            indent = " " * formatter.current_indent
            formatter.write(f"{indent}{'' if number else name:<{names}}{line}\n")


def _in_usage(argument: Argument, lang: str) -> str:
    return argument.shown(lang) if argument.required else f"[{argument.shown(lang)}]"


def _lang_option() -> Option:
    """Return the option ``--lang``: heard before all others, checked here."""
    languages = Value("lang", check_language)
    return Option(OPTION, languages, known=LANGUAGES, expose_value=False)


def _help_option() -> Option:
    def show(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
        if wanted and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    return Flag("--help", is_eager=True, expose_value=False, callback=show)
