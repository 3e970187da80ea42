"""The noticeboard: tables whose people want company. A notice is a sign at the door; the table's log decides."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from omerta.kernel import OmertaError
from omerta.server.club.chronicle import shown_rating
from omerta.server.club.documents import OpenTables
from omerta.server.sidework import SideWork
from omerta.server.storage.database import Database
from omerta.server.storage.store import Store
from omerta.server.wire import TableInfo

REFRESH: Final = 15.0
_FRESH_FOR: Final = 45.0
"""Seconds between two signs of life of a table where somebody is, and after which a silent one is not shown."""
_AT_MOST: Final = 100
_REMEMBERED: Final = 1.0
_log = logging.getLogger("omerta.server")
_RATED: Final = """
SELECT AVG(mu) FROM holdings JOIN ratings ON ratings.account = holdings.account
WHERE table_id = ? AND role = 'seat' AND game = ?
"""
_decode = msgspec.json.Decoder(TableInfo).decode


class Noticeboard:
    """Notices of all workers, in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._work = SideWork()
        self._latest: tuple[float, OpenTables] = (-_REMEMBERED, OpenTables((), {}))
        self._reading = asyncio.Lock()

    def post(self, info: TableInfo, is_attended: bool) -> None:
        """Show a table as it is now; one where nobody is keeps the time it was last attended."""
        seen = time.time() if is_attended else 0.0
        self._work.start(self._post((info.table, info.game, info.phase, seen, msgspec.json.encode(info), info.table)))

    async def list_tables(self) -> OpenTables:
        """Tables where somebody waits or plays; asked for often, read at most once a second."""
        async with self._reading:
            at, tables = self._latest
            now = asyncio.get_running_loop().time()
            if now - at >= _REMEMBERED:
                shown = await self.read()
                tables = OpenTables(shown, await self._store.ask(partial(_strengths, tables=shown)))
                self._latest = (now, tables)
        return tables

    async def read(self) -> tuple[TableInfo, ...]:
        """The same, as it is at this moment: those that wait first, the longest waiting on top."""
        query = (
            "SELECT info FROM notices WHERE phase <> 'over' AND seen > ? AND seen < ? ORDER BY phase, posted LIMIT ?"
        )
        now = time.time()
        values = (now - _FRESH_FOR, now + _FRESH_FOR, _AT_MOST)
        found = await self._store.ask(lambda database: database.rows(query, values))
        return tuple([_decode(info) for (info,) in found])

    async def settle(self) -> None:
        """Wait for what is being posted."""
        await self._work.settle()

    async def _post(self, row: tuple[object, ...]) -> None:
        def work(database: Database) -> None:
            database.change(
                "INSERT INTO notices (table_id, game, phase, posted, seen, info) "
                "SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?) "
                "ON CONFLICT (table_id) DO UPDATE SET phase = excluded.phase, info = excluded.info, "
                "seen = CASE WHEN excluded.seen > 0 THEN excluded.seen ELSE notices.seen END",
                (row[0], row[1], row[2], time.time(), *row[3:]),
            )

        try:
            await self._store.ask(work, str(row[0]))
        except OmertaError as error:
            _log.warning("no notice for a table: %s", error)


def _strengths(database: Database, tables: Sequence[TableInfo]) -> dict[str, int]:
    found = {info.table: database.rows(_RATED, (info.table, info.game))[0][0] for info in tables}
    return {table: shown_rating(float(average)) for table, average in found.items() if average is not None}
