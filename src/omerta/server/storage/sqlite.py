"""SQLite: one private file, nothing to install."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from omerta.kernel import Unreadable
from omerta.server.storage.database import Row
from omerta.server.storage.store import StoreFailed

_WAIT: Final = 10.0
_PRIVATE: Final = 0o600
_NOT_OURS: Final = "SELECT 1 FROM sqlite_master, pragma_user_version WHERE user_version = 0 LIMIT 1"
"""Tables without our schema's version; asked at once, because another worker may be making them."""
_ADVICE: Final = (
    (sqlite3.SQLITE_FULL, "the disk is full; free some space"),
    (sqlite3.SQLITE_BUSY, "another program keeps it locked; end that program"),
    (sqlite3.SQLITE_LOCKED, "another program keeps it locked; end that program"),
    (sqlite3.SQLITE_READONLY, "it cannot be written; give the server the right to write the file and its folder"),
    (sqlite3.SQLITE_CORRUPT, "it is damaged; look with `omerta check` and restore a backup"),
    (sqlite3.SQLITE_NOTADB, "it is no database; name another file or restore a backup"),
    (sqlite3.SQLITE_IOERR, "the disk failed; look at the system's log"),
    (sqlite3.SQLITE_CANTOPEN, "it cannot be opened; look at the rights of the file and its folder"),
)
_OF_REQUESTS: Final = (sqlite3.DataError, sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.ProgrammingError)
_FORBIDDEN: Final = (errno.EACCES, errno.EPERM, errno.EROFS)


class SqliteDatabase:
    """A file. Whoever deletes or replaces it under a running server is noticed before anything is promised."""

    words: Final[Mapping[str, str]] = {"blob": "BLOB", "real": "REAL", "rowless": "WITHOUT ROWID"}
    failures: Final[tuple[type[Exception], ...]] = (sqlite3.Error, OSError)

    def __init__(self, path: Path) -> None:
        self.url = str(path)
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None

    @property
    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            raise sqlite3.OperationalError("the database is closed")
        return self._connection

    def connect(self) -> None:
        """Open the file; a new one is readable by its owner alone, an old one becomes so."""
        if self._connection is not None:
            return
        if self._path.is_dir():
            raise Unreadable(f"cannot open the database {self._path}: it is a folder")
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, _PRIVATE))
        self._connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=_WAIT)
        self._leave_alone_what_is_not_ours()
        with contextlib.suppress(PermissionError):
            if self._path.is_file():
                self._path.chmod(_PRIVATE)
        self._connection.execute("PRAGMA journal_mode = WAL")
        # FULL makes every commit wait for the disk; NORMAL could lose acknowledged choices when the power fails.
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._file = self._identity()

    def _leave_alone_what_is_not_ours(self) -> None:
        """A file that is no database, or another program's, is refused before its rights and its ways are changed."""
        if self.rows(_NOT_OURS):
            raise Unreadable(f"the database {self._path} holds something else; name another")

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def begin(self) -> None:
        """Start writing, if the file is still the one that was opened."""
        if self._identity() != self._file:
            raise StoreFailed(
                f"the database {self._path} was deleted or replaced under the running server; "
                "put it back, or restart the server to begin with what is there"
            )
        self._open.execute("BEGIN IMMEDIATE")

    def begin_reading(self) -> None:
        """In WAL a reader sees the moment of its first look."""
        self._open.execute("BEGIN")

    def commit(self) -> None:
        """Make it last."""
        self._open.execute("COMMIT")

    def rollback(self) -> None:
        """Forget what was begun."""
        if self._connection is not None and self._connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """The rows that a query finds."""
        return self._open.execute(sql, tuple(values)).fetchall()

    def stream(self, sql: str) -> Iterator[Row]:
        """The rows that a query finds, one by one."""
        return iter(self._open.execute(sql))

    def change(self, sql: str, values: Sequence[object] = ()) -> int:
        """How many rows a statement changed."""
        return self._open.execute(sql, tuple(values)).rowcount

    def change_many(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        """Run a statement for many rows."""
        self._open.executemany(sql, rows)

    def version(self) -> int:
        """The schema's version."""
        return int(self.rows("PRAGMA user_version")[0][0])

    def set_version(self, version: int) -> None:
        """Note the schema's version."""
        self.change(f"PRAGMA user_version = {version:d}")

    def lock_schema(self) -> None:
        """BEGIN IMMEDIATE has done it."""

    def lock(self, what: str) -> None:
        """BEGIN IMMEDIATE has done it."""

    def touch(self) -> None:
        """The version is written again as it is."""
        self.set_version(self.version())

    def damages(self) -> list[str]:
        """SQLite's own examination."""
        found = [str(row[0]) for row in self.rows("PRAGMA integrity_check")]
        return [] if found == ["ok"] else found

    def blames_requests(self, error: Exception) -> bool:
        """An OperationalError is the file's, and so is what is no error of SQL but of the system."""
        if isinstance(error, sqlite3.Error):
            return isinstance(error, _OF_REQUESTS)
        return not isinstance(error, OSError)

    def explain(self, error: Exception) -> str:
        """What happened and what to do."""
        code = getattr(error, "sqlite_errorcode", None)
        if isinstance(error, OSError) and error.errno in _FORBIDDEN:
            code = sqlite3.SQLITE_READONLY
        advice = next((advice for known, advice in _ADVICE if code is not None and code & 0xFF == known), None)
        if advice is None:
            advice = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        return f"the database {self._path}: {advice}"

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
