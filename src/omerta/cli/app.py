"""`omerta` itself: what it says when no command is given."""

from __future__ import annotations

from typing import Annotated

import typer

from omerta.cli.commands import LazyGroup

app = typer.Typer(
    name="omerta",
    cls=LazyGroup,
    help="The open table for Famiglia and The Great Mafia War.\n\n"
    "Begin with: `omerta play famiglia`\n\n"
    "Exit codes: 0 done, 1 the answer is no, 2 it was asked wrongly.",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["--help", "-h"]},
)


@app.callback()
def omerta(
    context: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", help="Say the version and whether the engine runs compiled.")
    ] = False,
) -> None:
    """Say the version, or how to go on when nothing was asked."""
    if show_version:
        from omerta.cli.version import describe

        typer.echo(describe())
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
