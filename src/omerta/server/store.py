"""The store: openings, keys and the append-only log. SQLite by default; whatever fulfils `Store` can take its place."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import msgspec

from omerta.kernel import OmertaError, Unreadable
from omerta.server.links import Key, KeyState
from omerta.server.log import Entry, Opening, decode_entry, decode_opening, encode_entry
from omerta.server.wire import Role

SCHEMA_VERSION: Final = 1
_BATCH: Final = 256
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, opened_at REAL NOT NULL, opening BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL REFERENCES tables (id), sequence INTEGER NOT NULL, at REAL NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY (table_id, sequence)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS keys (
    hash TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id), role TEXT NOT NULL, seat INTEGER,
    state TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS keys_by_table ON keys (table_id);
"""

Result = TypeVar("Result")


class Conflict(OmertaError):
    """Another worker has already written this place of the log."""


class StoreFailed(OmertaError):
    """The database did not take or give what was asked."""


class Retirement(msgspec.Struct, frozen=True):
    """All good keys of these roles to a seat lose their power."""

    seat: int
    roles: tuple[Role, ...]
    state: KeyState


class Store(Protocol):
    """What the server asks of a database. When a coroutine that writes returns, its writing survives a crash."""

    async def open_table(self, table: str, opening: Opening, keys: Sequence[Key]) -> None:
        """Write a new table down."""

    async def read_table(self, table: str) -> tuple[Opening, list[Entry]] | None:
        """A table's opening and its log in order."""

    async def append(
        self,
        table: str,
        sequence: int,
        entry: Entry,
        issued: Sequence[Key] = (),
        retired: Retirement | None = None,
    ) -> None:
        """Write the entry that follows `sequence` − 1, and the keys that come and go with it; or raise Conflict."""

    async def find_key(self, token_hash: str) -> Key | None:
        """The key with this hash, whatever its state."""

    def close(self) -> None:
        """Finish what was asked and let go of the database."""


class SqliteStore:
    """One connection in one thread. Requests that wait together share one commit, hence one fsync."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
            self._prepare(path)
        except (sqlite3.Error, OSError) as error:
            raise Unreadable(f"cannot open the database {path}: {error}") from None
        self._requests: queue.SimpleQueue[_Request | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="omerta-store", daemon=True)
        self._thread.start()

    def _prepare(self, path: Path) -> None:
        self._connection.execute("PRAGMA journal_mode = WAL")
        # FULL makes every commit wait for the disk; NORMAL could lose acknowledged choices when the power fails.
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("PRAGMA foreign_keys = ON")
        version = int(self._connection.execute("PRAGMA user_version").fetchone()[0])
        if version > SCHEMA_VERSION:
            raise Unreadable(f"the database {path} was made by a newer version of omerta")
        self._connection.executescript(_SCHEMA)
        self._connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")

    async def open_table(self, table: str, opening: Opening, keys: Sequence[Key]) -> None:
        """Write a new table down."""
        row = (table, time.time(), msgspec.json.encode(opening))

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO tables VALUES (?, ?, ?)", row)
            _issue(connection, keys)

        await self._ask(work)

    async def read_table(self, table: str) -> tuple[Opening, list[Entry]] | None:
        """A table's opening and its log in order."""

        def work(connection: sqlite3.Connection) -> tuple[bytes, list[bytes]] | None:
            row = connection.execute("SELECT opening FROM tables WHERE id = ?", (table,)).fetchone()
            log = connection.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY sequence", (table,))
            return (row[0], [entry for (entry,) in log]) if row else None

        found = await self._ask(work)
        return (decode_opening(found[0]), [decode_entry(entry) for entry in found[1]]) if found else None

    async def append(
        self,
        table: str,
        sequence: int,
        entry: Entry,
        issued: Sequence[Key] = (),
        retired: Retirement | None = None,
    ) -> None:
        """Write the next entry and the keys that come and go with it."""
        row = (table, sequence, time.time(), encode_entry(entry))

        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("INSERT INTO log VALUES (?, ?, ?, ?)", row)
            except sqlite3.IntegrityError:
                raise Conflict(f"entry {sequence} of table {table} is already written") from None
            if retired is not None:
                _retire(connection, table, retired)
            _issue(connection, issued)

        await self._ask(work)

    async def find_key(self, token_hash: str) -> Key | None:
        """The key with this hash, whatever its state."""

        def work(connection: sqlite3.Connection) -> Key | None:
            row = connection.execute("SELECT * FROM keys WHERE hash = ?", (token_hash,)).fetchone()
            return Key(*row) if row else None

        return await self._ask(work)

    def close(self) -> None:
        """Finish what was asked and let go of the database."""
        self._requests.put(None)
        self._thread.join()
        self._connection.close()

    async def _ask(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        request = _Request(work, asyncio.get_running_loop())
        self._requests.put(request)
        result: Result = await request.future
        return result

    def _serve(self) -> None:
        while (request := self._requests.get()) is not None:
            batch = [request]
            while len(batch) < _BATCH and not self._requests.empty():
                following = self._requests.get()
                if following is None:
                    self._requests.put(None)
                    break
                batch.append(following)
            self._commit(batch)

    def _commit(self, batch: list[_Request]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for request in batch:
                request.carry_out(self._connection)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            for request in batch:
                request.error = StoreFailed(f"the database failed: {error}")
        for request in batch:
            request.answer()


class _Request:
    """Work for the store's thread, and the future of the coroutine that waits for it."""

    def __init__(self, work: Callable[[sqlite3.Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: OmertaError | None = None

    def carry_out(self, connection: sqlite3.Connection) -> None:
        """Do the work; if it is refused, only its own traces are removed from the batch."""
        connection.execute("SAVEPOINT request")
        try:
            self.result = self.work(connection)
        except Conflict as error:
            connection.execute("ROLLBACK TO request")
            self.error = error
        connection.execute("RELEASE request")

    def answer(self) -> None:
        """Wake the coroutine; a loop that is gone needs no answer."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def _issue(connection: sqlite3.Connection, keys: Sequence[Key]) -> None:
    rows = [(key.hash, key.table, key.role, key.seat, key.state) for key in keys]
    connection.executemany("INSERT INTO keys VALUES (?, ?, ?, ?, ?)", rows)


def _retire(connection: sqlite3.Connection, table: str, retired: Retirement) -> None:
    marks = ", ".join("?" * len(retired.roles))
    connection.execute(
        f"UPDATE keys SET state = ? WHERE table_id = ? AND seat = ? AND state = 'good' AND role IN ({marks})",
        (retired.state, table, retired.seat, *retired.roles),
    )
