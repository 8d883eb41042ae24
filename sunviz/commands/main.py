"""The command `sunviz`: its commands, its language, its exit status."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from typing import Any, Final

import click

from sunviz.engine import SunError
from sunviz.story import error_text, say

from .language import spoken
from .refusals import as_sun_error
from .speaking import Flag, Refused, Speaking, UseError
from .status import BROKEN_OFF, DONE, FAILED, MISUSED

#: the commands, each the function of its name in the file of its name
COMMANDS: Final = ("simulate", "draw", "animate", "lesson", "handout", "classroom", "check", "play")


class Program(Speaking, click.Group):
    """The commands together; each is imported when it is called."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command line (by default that of the process) and exit with its status."""
        given = args[0] if args else extra.get("args")
        lang = spoken(sys.argv[1:] if given is None else list(given), os.environ)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # where a sign is missing, ? stands
        sys.exit(self._status(lang, *args, **(extra | {"standalone_mode": False, "obj": lang})))

    def _status(self, lang: str, *args: Any, **extra: Any) -> int:
        try:
            return super().main(*args, **extra) or DONE
        except click.UsageError as error:
            _tell(as_sun_error(error, lang), lang)
            if error.ctx is not None:
                hint = f"{error.ctx.command_path} --help"
                click.echo(say(lang, "cli-see-help", command=hint), err=True)
            return MISUSED
        except SunError as error:
            _tell(error, lang)
            return MISUSED if isinstance(error, UseError) else FAILED
        except click.Abort:
            click.echo(say(lang, "cli-broken-off"), err=True)
            return BROKEN_OFF

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command by its name."""
        if cmd_name not in COMMANDS:
            return None
        found = getattr(import_module(f".{cmd_name}", __package__), cmd_name)
        assert isinstance(found, Speaking)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that the words begin with; `Refused` for any other."""
        if args[0] not in COMMANDS:
            commands = ", ".join(COMMANDS)
            error = UseError(
                f"there is no command {args[0]!r}; the commands are {commands}",
                key="use_no_command",
                command=args[0],
                commands=commands,
            )
            raise Refused(error, ctx)
        return args[0], self.get_command(ctx, args[0]), args[1:]

    def usage(self, lang: str) -> str:
        """Return the order in which command and options stand."""
        return say(lang, "cli-any-command")

    def parts(self, lang: str) -> list[tuple[str, list[tuple[str, str]]]]:
        """Return the commands, the options and the exit status."""
        commands = [(name, say(lang, f"cli-brief-{name}")) for name in COMMANDS]
        status = (DONE, FAILED, MISUSED, BROKEN_OFF)
        ends = [(str(number), say(lang, f"cli-status-{number}")) for number in status]
        return [("cli-commands", commands), *super().parts(lang), ("cli-status", ends)]


def _tell(error: SunError, lang: str) -> None:
    click.echo(error_text(error, lang), err=True)
    for note in getattr(error, "__notes__", ()):
        click.echo(note, err=True)


def _show_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from sunviz import __version__

        click.echo(f"sunviz {__version__}")
        ctx.exit()


def _without_command(ctx: click.Context) -> int | None:
    """Show the help where no command is given, which is a wrong use."""
    if ctx.invoked_subcommand is not None:
        return None
    click.echo(ctx.get_help())
    return MISUSED


sunviz = Program(
    "sunviz",
    [Flag("--version", is_eager=True, expose_value=False, callback=_show_version)],
    callback=click.pass_context(_without_command),
    invoke_without_command=True,
)
