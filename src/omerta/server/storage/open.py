"""From an address to a database: a file, `sqlite:///FILE` or `postgresql://…`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from omerta.kernel import Unreadable
from omerta.server.storage.database import Database
from omerta.server.storage.schema import migrate
from omerta.server.storage.sql_store import SqlStore
from omerta.server.storage.sqlite import SqliteDatabase
from omerta.server.storage.store import Store

_SQLITE: Final = "sqlite:///"
_POSTGRES: Final = ("postgresql://", "postgres://")


def default_database() -> str:
    """The tables of the person who runs the server, in the place the system keeps such things."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(base) / "omerta" / "tables.db")


def find_database(url: str) -> Database:
    """The database behind an address, not yet connected."""
    if url.startswith(_POSTGRES):
        try:
            from omerta.server.storage.postgres import PostgresDatabase
        except ModuleNotFoundError as error:
            raise Unreadable(f"PostgreSQL needs the package '{error.name}'; install omerta[postgres]") from None
        return PostgresDatabase(url)
    if "://" in url and not url.startswith(_SQLITE):
        scheme = url.partition("://")[0]
        raise Unreadable(
            f"database: '{scheme}' is not known here; write FILE, sqlite:///FILE or postgresql://USER@HOST/NAME"
        )
    return SqliteDatabase(Path(url.removeprefix(_SQLITE)))


def open_database(url: str, *, is_begun: bool = True) -> Database:
    """A connected database with this version's schema; one that was never a server's is begun, or refused."""
    database = find_database(url)
    try:
        database.connect()
        if not is_begun and not database.version():
            raise Unreadable(f"the database {database.url} was never a server's; name another")
        migrate(database)
    except database.failures as error:
        database.close()
        raise Unreadable(f"cannot open {database.explain(error)}") from None
    except BaseException:
        database.close()
        raise
    return database


def open_store(url: str) -> Store:
    """The store behind an address."""
    return SqlStore(open_database(url))
