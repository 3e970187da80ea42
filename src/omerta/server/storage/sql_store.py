"""The store in SQL, the same statements for every database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from omerta.server.links import Key
from omerta.server.storage.clerk import Clerk
from omerta.server.storage.database import LASTING, TABLES, Database
from omerta.server.storage.log import Entry, Opening, decode_entry, decode_opening, encode_entry
from omerta.server.storage.store import ArchivePage, Conflict, Result, Retirement, Stored

_APPEND: Final = """
INSERT INTO log (table_id, sequence, at, entry)
SELECT ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)
ON CONFLICT DO NOTHING
"""
_EXPIRED: Final = """
SELECT id FROM tables WHERE opened_at < ?
AND NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id AND log.at >= ?)
LIMIT 500
"""
_BOOKMARK: Final = """
INSERT INTO snapshots (table_id, sequence, snapshot)
SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)
ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, snapshot = excluded.snapshot
WHERE snapshots.sequence < excluded.sequence
"""
"""The table is called as bookmarks were at first; what the wire calls a snapshot is something else."""


class SqlStore:
    """Fulfils `Store` on any `Database` whose schema is this version's."""

    def __init__(self, database: Database) -> None:
        self._clerk = Clerk(database)

    async def open_table(self, table: str, opening: Opening, keys: Sequence[Key]) -> None:
        """Write a new table down."""
        row = (table, time.time(), msgspec.json.encode(opening))

        def work(database: Database) -> None:
            if not database.change("INSERT INTO tables VALUES (?, ?, ?) ON CONFLICT DO NOTHING", row):
                raise Conflict(f"table {table} is already there")
            issue(database, keys)

        await self._clerk.ask(work)

    async def read_table(self, table: str) -> Stored | None:
        """All about a table."""

        def work(database: Database) -> tuple[bytes, list[bytes], bytes | None, list[int]] | None:
            row = database.rows("SELECT opening FROM tables WHERE id = ?", (table,))
            if not row:
                return None
            bookmark = database.rows("SELECT snapshot FROM snapshots WHERE table_id = ?", (table,))
            archived = database.rows("SELECT number FROM records WHERE table_id = ?", (table,))
            log = _read_log(database, table, 0)
            return row[0][0], log, bookmark[0][0] if bookmark else None, [number for (number,) in archived]

        found = await self._clerk.ask(work)
        if found is None:
            return None
        opening, log, bookmark, archived = found
        entries = await asyncio.to_thread(_decode_log, log)  # A long one takes a while, and others wait for nothing.
        return Stored(decode_opening(opening), entries, bookmark, frozenset(archived))

    async def read_log(self, table: str, after: int) -> list[Entry]:
        """The entries that follow `after`."""
        found = await self._clerk.ask(lambda database: _read_log(database, table, after))
        return [decode_entry(entry) for entry in found]

    async def last_sequences(self, tables: Sequence[str]) -> Mapping[str, int]:
        """How long the logs of these tables are."""

        def work(database: Database) -> dict[str, int]:
            query = "SELECT MAX(sequence) FROM log WHERE table_id = ?"
            return {table: database.rows(query, (table,))[0][0] or 0 for table in tables}

        return await self._clerk.ask(work)

    async def append(
        self,
        table: str,
        sequence: int,
        entry: Entry,
        issued: Sequence[Key] = (),
        retired: Retirement | None = None,
    ) -> None:
        """Write the next entry and the keys that come and go with it."""
        row = (table, sequence, time.time(), encode_entry(entry), table)

        def work(database: Database) -> None:
            if not database.change(_APPEND, row):
                raise Conflict(f"entry {sequence} of table {table} is already written")
            if retired is not None:
                _retire(database, table, retired)
            issue(database, issued)

        await self._clerk.ask(work, table)

    async def find_key(self, token_hash: str) -> Key | None:
        """The key with this hash, whatever its state."""

        def work(database: Database) -> Key | None:
            found = database.rows(
                "SELECT hash, table_id, role, seat, state, session FROM keys WHERE hash = ?", (token_hash,)
            )
            return Key(*found[0]) if found else None

        return await self._clerk.ask(work)

    async def save_bookmark(self, table: str, sequence: int, bookmark: bytes) -> None:
        """Keep a position, in the place of an older one."""
        await self._clerk.ask(lambda database: database.change(_BOOKMARK, (table, sequence, bookmark, table)), table)

    async def save_archive(
        self,
        table: str,
        number: int,
        record: bytes,
        pages: Sequence[ArchivePage],
        also: Callable[[Database], None] | None = None,
    ) -> None:
        """Keep a finished game; whoever comes second changes nothing."""

        def work(database: Database) -> None:
            if not database.rows("SELECT 1 FROM tables WHERE id = ?", (table,)):
                return
            if database.change("INSERT INTO records VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table, number, record)):
                rows = [(table, number, page.seat, page.page, page.frames) for page in pages]
                database.change_many("INSERT INTO frames VALUES (?, ?, ?, ?, ?)", rows)
                if also is not None:
                    also(database)

        await self._clerk.ask(work, table)

    async def read_archived_record(self, table: str, number: int) -> bytes | None:
        """The record of an archived game."""
        query = "SELECT record FROM records WHERE table_id = ? AND number = ?"
        found = await self._clerk.ask(lambda database: database.rows(query, (table, number)))
        return found[0][0] if found else None

    async def read_archive(self, table: str, number: int, seat: int, pages: Sequence[int]) -> list[bytes]:
        """Pages of an archived game, in order."""
        query = "SELECT frames FROM frames WHERE table_id = ? AND number = ? AND seat = ? AND page = ?"

        def work(database: Database) -> list[bytes]:
            return [frames for page in pages for (frames,) in database.rows(query, (table, number, seat, page))]

        return await self._clerk.ask(work)

    async def expire(self, before: float) -> int:
        """Forget all tables where nothing was written since."""

        def work(database: Database) -> int:
            expired = [table for (table,) in database.rows(_EXPIRED, (before, before))]
            forget(database, expired)
            return len(expired)

        gone = 0
        while portion := await self._clerk.ask(work):
            gone += portion
        return gone

    async def ask(self, work: Callable[[Database], Result], table: str = "") -> Result:
        """Have some work done in one transaction."""
        return await self._clerk.ask(work, table)

    async def ping(self) -> None:
        """Begin, touch and commit: a disk that is full or read-only shows itself in writing alone."""
        await self._clerk.ask(lambda database: database.touch())

    def close(self) -> None:
        """Finish what was asked and let go of the database."""
        self._clerk.close()


def _decode_log(log: Sequence[bytes]) -> list[Entry]:
    return [decode_entry(entry) for entry in log]


def _read_log(database: Database, table: str, after: int) -> list[bytes]:
    query = "SELECT entry FROM log WHERE table_id = ? AND sequence > ? ORDER BY sequence"
    return [entry for (entry,) in database.rows(query, (table, after))]


def issue(database: Database, keys: Sequence[Key]) -> None:
    """Write new keys down."""
    rows = [(key.hash, key.table, key.role, key.seat, key.state, key.session) for key in keys]
    database.change_many(
        "INSERT INTO keys (hash, table_id, role, seat, state, session) VALUES (?, ?, ?, ?, ?, ?)", rows
    )


def forget(database: Database, tables: Sequence[str]) -> None:
    """Tables and all that belongs to them, but for what lasts."""
    for name, columns in reversed(TABLES.items()):
        column = "id" if name == "tables" else "table_id"
        if column not in columns or name in LASTING:
            continue
        for table in tables:
            database.change(f"DELETE FROM {name} WHERE {column} = ?", (table,))


def _retire(database: Database, table: str, retired: Retirement) -> None:
    marks = ", ".join("?" * len(retired.roles))
    database.change(
        f"UPDATE keys SET state = ? WHERE table_id = ? AND seat = ? AND state = 'good' AND role IN ({marks})",
        (retired.state, table, retired.seat, *retired.roles),
    )
    database.change(
        f"DELETE FROM holdings WHERE table_id = ? AND seat = ? AND role IN ({marks})",
        (table, retired.seat, *retired.roles),
    )
