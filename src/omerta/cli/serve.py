"""`omerta serve`: the browser table."""

from __future__ import annotations

import webbrowser
from typing import Annotated

import typer

from omerta.cli.arguments import EditionName
from omerta.games import GAMES, find_game
from omerta.kernel import Unreadable


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")] = 8086,
    database: Annotated[
        str,
        typer.Option(metavar="URL", help="Where tables are kept: FILE or sqlite:///FILE. Default: your data folder."),
    ] = "",
    edition: EditionName = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the address in a browser.")] = False,
) -> None:
    """Start the browser table and print its address.

    Tables survive a restart: everybody goes on where they were. Stop with Ctrl-C.
    """
    try:
        from omerta.server import Settings, default_database, listen, read_database
        from omerta.server import serve as run_server
    except ModuleNotFoundError as error:
        raise Unreadable(f"serve needs the package '{error.name}'; install omerta[server]") from None

    if edition is not None:
        for name in GAMES:
            if find_game(name).edition is not None:
                find_game(name, edition)

    def announce(address: str) -> None:
        typer.echo(f"Omertà is open at {address}")
        if open_browser:
            webbrowser.open(address)

    path = read_database(database) if database else default_database()
    run_server(Settings(database=path, edition=edition), listen(host, port), announce)
