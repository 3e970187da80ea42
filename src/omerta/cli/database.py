"""`omerta backup`, `restore`, `check` and `reports`: the tables of a server, kept safe and in good manners."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn

from omerta.cli.arguments import AsJson, DatabaseUrl
from omerta.cli.exits import NO
from omerta.cli.output.files import print_json
from omerta.cli.output.streams import print_line, print_problem
from omerta.kernel import Unreadable

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, a SQLite file.", show_default=False)]


def backup(file: BackupFile, database: DatabaseUrl = "") -> None:
    """Write all tables of a server to one file.

    The server may go on: the file holds one moment of it. It is a SQLite file, also when the server stores in
    PostgreSQL, and only its owner can read it.
    """
    server = _server()
    with _watching("rows copied") as progress:
        count = server.back_up(database or server.default_database(), file, progress)
    print_line(f"{file}: {count} tables")


def restore(file: BackupFile, database: DatabaseUrl = "") -> None:
    """Fill an empty database from a backup.

    A database that already holds tables is left as it is. This also moves a server from SQLite to PostgreSQL and back.
    """
    server = _server()
    with _watching("rows copied") as progress:
        count = server.restore(file, database or server.default_database(), progress)
    print_line(f"{count} tables restored")


def check(
    database: DatabaseUrl = "",
    replays: Annotated[bool, typer.Option("--replay/--no-replay", help="Also play every game again.")] = True,
    as_json: AsJson = False,
) -> None:
    """Look whether a server's tables are whole.

    The server may go on meanwhile. Exit code 1 if something is wrong.
    """
    server = _server()
    with _watching("tables looked at") as progress:
        found = server.examine(database or server.default_database(), replays, progress)
    if as_json:
        print_json(found)
    else:
        print_line(f"{found.tables} tables, {found.entries} entries, {found.games} games")
        if found.older_games:
            print_line(f"{found.older_games} games of older rules: kept, not replayed")
        for problem in found.problems:
            print_problem(problem)
    if found.problems:
        raise typer.Exit(NO)


def reports(database: DatabaseUrl = "", as_json: AsJson = False) -> None:
    """Read what people at a server's tables reported about each other's talk.

    The last first, each with what had been said to the whole table before. What partners say is not shown.
    """
    server = _server()
    found = server.read_reports(database or server.default_database())
    if as_json:
        print_json(found)
        return
    print_line(f"{len(found)} reports")
    for report in found:
        print_line(f"{report.at} table {report.table}: {report.by} about {report.about}: {report.words}")
        for remark in report.heard:
            print_line(f"    {remark}")


class _Server:
    """What these commands need of the server, imported only when it is installed."""

    def __init__(self) -> None:
        from omerta.server import back_up, default_database, examine, read_reports, restore

        self.back_up = back_up
        self.default_database = default_database
        self.examine = examine
        self.read_reports = read_reports
        self.restore = restore


def _server() -> _Server:
    try:
        return _Server()
    except ModuleNotFoundError as error:
        raise Unreadable(f"this needs the package '{error.name}'; install omerta[server]") from None


@contextmanager
def _watching(what: str) -> Iterator[Callable[[int], None]]:
    """A line that counts while a person watches."""
    columns = SpinnerColumn(), TextColumn("{task.completed:.0f} {task.description}")
    watcher = Console(stderr=True)
    with Progress(*columns, console=watcher, disable=not watcher.is_terminal, transient=True) as shown:
        task = shown.add_task(what, total=None)
        yield lambda count: shown.update(task, completed=count)
