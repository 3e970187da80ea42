"""The command line: one small file per subcommand, registered here."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from omerta.cli import arena, bench, edition, play, record, rules, scenario, serve, simulate, version
from omerta.cli.exits import INTERRUPTED, MISUSED, NO, code_of
from omerta.cli.output import open_streams
from omerta.kernel import OmertaError

app = typer.Typer(
    name="omerta",
    help="The open table for Famiglia and The Great Mafia War.\n\n"
    "Begin with: `omerta play famiglia`\n\n"
    "Exit codes: 0 done, 1 the answer is no, 2 it was asked wrongly.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["--help", "-h"]},
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.add_typer(arena.app, name="arena")
app.add_typer(record.app, name="record")
app.add_typer(scenario.app, name="scenario")
app.add_typer(edition.app, name="edition")
app.command("rules")(rules.rules)
app.command("bench")(bench.bench)


@app.callback()
def omerta(
    context: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", help="Say the version and whether the engine runs compiled.")
    ] = False,
) -> None:
    """Say the version, or how to go on when nothing was asked."""
    if show_version:
        typer.echo(version.describe())
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    open_streams()
    given = None if arguments is None else list(arguments)
    try:
        code = app(given, prog_name="omerta", standalone_mode=False)
        sys.stdout.flush()
    except OmertaError as error:
        return _complain(str(error), code_of(error))
    except typer.TyperException as error:
        return _complain(error.format_message(), MISUSED)
    except OSError as error:  # nobody reads our output, or there is no room for it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO if isinstance(error, BrokenPipeError) else _complain(f"cannot write: {error.strerror}", MISUSED)
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except SystemExit as leaving:  # somebody closed the pipe we write to
        return leaving.code if isinstance(leaving.code, int) else NO
    if code == INTERRUPTED:
        typer.echo(err=True)  # the next prompt of the shell starts on its own line
    return code if isinstance(code, int) else 0


def _complain(text: str, code: int) -> int:
    with contextlib.suppress(BrokenPipeError):
        typer.echo(f"omerta: {' '.join(text.split())}", err=True)
    return code


__all__ = ["app", "main"]
