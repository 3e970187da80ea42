"""PostgreSQL, for several machines: the same statements over one connection that comes back by itself."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final
from urllib.parse import urlsplit

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.sql import SQL

from omerta.kernel import Unreadable
from omerta.server.storage.database import Row

_SCHEMA_LOCK: Final = 0x0ED7A
_LOCKS: Final = 0x0ED7B
_OF_REQUESTS: Final = (
    psycopg.errors.DeadlockDetected,
    psycopg.errors.SerializationFailure,
    psycopg.DataError,
    psycopg.IntegrityError,
)


class PostgresDatabase:
    """A database by URL. The URL may hold a password, so messages name the host and the database alone."""

    words: Final[Mapping[str, str]] = {"blob": "BYTEA", "real": "DOUBLE PRECISION", "rowless": ""}
    failures: Final[tuple[type[Exception], ...]] = (psycopg.Error, OSError)

    def __init__(self, url: str) -> None:
        try:
            conninfo_to_dict(url)
        except psycopg.Error as error:
            raise Unreadable(f"database: {error}") from None
        parts = urlsplit(url)
        self.url = f"postgresql://{parts.hostname or ''}{parts.path}"
        self._secret_url = url
        self._connection: psycopg.Connection[Row] | None = None

    @property
    def _open(self) -> psycopg.Connection[Row]:
        if self._connection is None:
            raise psycopg.OperationalError("not connected")
        return self._connection

    def connect(self) -> None:
        """Connect, also anew after the server was away."""
        if self._connection is not None and (self._connection.closed or self._connection.broken):
            self.close()
        if self._connection is None:
            self._connection = psycopg.connect(
                self._secret_url, autocommit=True, connect_timeout=5, application_name="omerta", keepalives_idle=30
            )

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                self._connection.close()
            self._connection = None

    def begin(self) -> None:
        """Start writing."""
        self._begin("BEGIN")

    def begin_reading(self) -> None:
        """See one moment of the database."""
        self._begin("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def _begin(self, statement: str) -> None:
        self.connect()
        try:
            self.change(statement)
        except psycopg.OperationalError:  # the server was restarted since; nothing was asked yet
            self.close()
            self.connect()
            self.change(statement)

    def commit(self) -> None:
        """Make it last."""
        self.change("COMMIT")

    def rollback(self) -> None:
        """Forget what was begun; a lost connection has done so itself."""
        with contextlib.suppress(psycopg.Error):
            if self._connection is not None:
                self._connection.execute("ROLLBACK")

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """The rows that a query finds."""
        return self._open.execute(_spell(sql), tuple(values)).fetchall()

    def stream(self, sql: str) -> Iterator[Row]:
        """The rows that a query finds, fetched in portions."""
        with self._open.cursor(name="omerta_stream") as cursor:
            yield from cursor.execute(_spell(sql))

    def change(self, sql: str, values: Sequence[object] = ()) -> int:
        """How many rows a statement changed."""
        return self._open.execute(_spell(sql), tuple(values)).rowcount

    def change_many(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        """Run a statement for many rows."""
        if rows:
            with self._open.cursor() as cursor:
                cursor.executemany(_spell(sql), rows)

    def version(self) -> int:
        """The schema's version."""
        if self.rows("SELECT to_regclass('omerta_schema')")[0][0] is None:
            return 0
        return int(self.rows("SELECT version FROM omerta_schema")[0][0])

    def set_version(self, version: int) -> None:
        """Note the schema's version."""
        self.change("CREATE TABLE IF NOT EXISTS omerta_schema (version INTEGER NOT NULL)")
        self.change("DELETE FROM omerta_schema")
        self.change("INSERT INTO omerta_schema VALUES (?)", (version,))

    def lock_schema(self) -> None:
        """Workers that start together wait for each other."""
        self.rows("SELECT pg_advisory_xact_lock(?)", (_SCHEMA_LOCK,))

    def lock(self, what: str) -> None:
        """Wait for other workers."""
        self.rows("SELECT pg_advisory_xact_lock(?, hashtext(?))", (_LOCKS, what))

    def touch(self) -> None:
        """Where nothing may be written, this is refused though it finds nothing; a transaction that asks for its
        number is written to the journal."""
        self.change("DELETE FROM omerta_schema WHERE version < 0")
        self.rows("SELECT txid_current()")

    def damages(self) -> list[str]:
        """PostgreSQL watches over its own files; what can be read is whole."""
        return []

    def blames_requests(self, error: Exception) -> bool:
        """Two workers that waited for each other are told so by an OperationalError; all others are the database's."""
        if isinstance(error, psycopg.Error):
            return isinstance(error, _OF_REQUESTS)
        return not isinstance(error, OSError)

    def explain(self, error: Exception) -> str:
        """What happened and what to do."""
        if isinstance(error, psycopg.errors.DiskFull):
            advice = "its disk is full; free some space"
        elif isinstance(error, psycopg.errors.ReadOnlySqlTransaction):
            advice = "it takes no writings; connect to the primary server"
        elif isinstance(error, psycopg.errors.InsufficientPrivilege):
            advice = "the user lacks rights; make it the owner of the database"
        elif isinstance(error, psycopg.OperationalError):
            advice = f"it does not answer; is it running and reachable? ({' '.join(str(error).split())[:200]})"
        else:
            advice = " ".join(str(error).split())[:300]
        return f"the database {self.url}: {advice}"


def _spell(sql: str) -> SQL:
    # Statements are literals of this package; values never become part of them.
    return SQL(sql.replace("?", "%s"))
