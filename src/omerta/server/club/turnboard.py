"""Whose turn it is at which table: for everybody who plays over days, and for the clock."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Final

import msgspec

from omerta.kernel import OmertaError
from omerta.server.sidework import SideWork
from omerta.server.storage.database import Database, Row
from omerta.server.storage.log import ChoiceMade, ChoiceUndone, decode_entry
from omerta.server.storage.store import Store

NOBODY: Final = -1
"""In the place of a seat where only bots are to choose: the table is woken, should nobody come."""
_PAUSE: Final = 0.3
_WAKE_AFTER: Final = 30.0
_SET_BACK: Final = 60.0
"""A turn that begins later than this from now was noted by a clock that has been set back since; less may be the
difference between two machines."""
_UNSURE_FOR: Final = 60.0
"""So long before a server lost power something may have been chosen whose note was never written: that takes far less,
but other workers may have played on meanwhile."""
_UNSURE: Final = """
WITH lasts AS (
    SELECT id, (SELECT at FROM log WHERE table_id = id ORDER BY sequence DESC LIMIT 1) AS last FROM tables)
SELECT id FROM lasts WHERE (last >= (SELECT MAX(last) FROM lasts) - ? OR last >= ?)
AND NOT EXISTS (SELECT 1 FROM turns WHERE table_id = id AND since >= last)
"""
_log = logging.getLogger("omerta.server")


class _Wanted(msgspec.Struct):
    owing: Mapping[int, float | None]
    movers: set[int]
    is_timed: bool


class Due(msgspec.Struct, frozen=True):
    """A turn that lasted longer than the clock allows."""

    table: str
    seat: int


class Unsure(msgspec.Struct, frozen=True):
    """A table whose notes are older than its log, and who has chosen since."""

    table: str
    movers: frozenset[int]


class Turnboard:
    """Notes of all workers, in the database. Quick exchanges between people and bots are noted once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted: dict[str, _Wanted] = {}
        self._work = SideWork()

    def note(self, table: str, owing: Mapping[int, float | None], mover: int | None, is_timed: bool) -> None:
        """These seats are asked now, and may take so many seconds; `mover` has just chosen."""
        wanted = self._wanted.get(table)
        if wanted is None:
            wanted = self._wanted[table] = _Wanted(owing, set(), is_timed)
            self._work.start(self._write_soon(table))
        wanted.owing, wanted.is_timed = owing, is_timed
        if mover is not None:
            wanted.movers.add(mover)

    async def find_due(self) -> list[Due]:
        """Turns whose time is up."""
        return [Due(*row) for row in await self._store.ask(_find_due)]

    async def find_unsure(self) -> list[Unsure]:
        """Tables where a server that lost power may not have noted whose turn it is."""
        return await self._store.ask(_find_unsure)

    async def forget(self, table: str) -> None:
        """Nobody can play at this table any more."""
        query = "DELETE FROM turns WHERE table_id = ?"
        await self._store.ask(lambda database: database.change(query, (table,)), table)

    async def settle(self) -> None:
        """Wait for what is being noted."""
        await self._work.settle()

    async def _write_soon(self, table: str) -> None:
        await asyncio.sleep(_PAUSE)
        wanted = self._wanted.pop(table)
        try:
            await self._store.ask(lambda database: _write(database, table, wanted), table)
        except OmertaError as error:
            _log.warning("no note of a turn: %s", error)


def _find_unsure(database: Database) -> list[Unsure]:
    chosen = "SELECT entry FROM log WHERE table_id = ? AND at > (SELECT MIN(since) FROM turns WHERE table_id = ?)"
    found = []
    for (table,) in database.rows(_UNSURE, (_UNSURE_FOR, time.time() - _UNSURE_FOR)):
        entries = [decode_entry(entry) for (entry,) in database.rows(chosen, (table, table))]
        movers = [entry.seat for entry in entries if isinstance(entry, ChoiceMade | ChoiceUndone)]
        found.append(Unsure(table, frozenset(movers)))
    return found


def _find_due(database: Database) -> list[Row]:
    now = time.time()
    database.change(
        "UPDATE turns SET since = ?, deadline = ? + deadline - since WHERE deadline > ? AND since > ?",
        (now, now, now, now + _SET_BACK),
    )
    # Whoever waits for a person goes before tables that only have to be woken, however many there are.
    people_first = "ORDER BY CASE WHEN seat = ? THEN 1 ELSE 0 END, deadline"
    query = f"SELECT table_id, seat FROM turns WHERE deadline < ? {people_first} LIMIT 100"
    return database.rows(query, (now, NOBODY))


def _write(database: Database, table: str, wanted: _Wanted) -> None:
    now = time.time()
    owing = wanted.owing or ({NOBODY: _WAKE_AFTER} if wanted.is_timed else {})
    for (seat,) in database.rows("SELECT seat FROM turns WHERE table_id = ? ORDER BY seat", (table,)):
        if seat not in owing or seat in wanted.movers or seat == NOBODY:
            database.change("DELETE FROM turns WHERE table_id = ? AND seat = ?", (table, seat))
    for seat in sorted(owing):
        lasts = owing[seat]
        database.change(
            "INSERT INTO turns (table_id, seat, since, deadline) "
            "SELECT ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?) ON CONFLICT DO NOTHING",
            (table, seat, now, None if lasts is None else now + lasts, table),
        )
