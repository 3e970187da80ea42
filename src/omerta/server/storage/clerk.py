"""The clerk: one thread that does everything with the database. Requests that wait together share one commit."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from omerta.kernel import OmertaError
from omerta.server.operating.metrics import STORE_SECONDS
from omerta.server.storage.database import Database
from omerta.server.storage.store import Conflict, Result, StoreFailed

_BATCH: Final = 256
_ATTEMPTS: Final = 5


class Clerk:
    """Answers coroutines from a thread of its own, in the order they asked."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._requests: queue.SimpleQueue[_Request | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="omerta-store", daemon=True)
        self._thread.start()

    async def ask(self, work: Callable[[Database], Result], table: str = "") -> Result:
        """Have some work done, for this table if it is for one; when this returns, it is committed."""
        request = _Request(work, table, asyncio.get_running_loop())
        asked_at = time.perf_counter()
        self._requests.put(request)
        try:
            result: Result = await request.future
        finally:
            STORE_SECONDS.observe(time.perf_counter() - asked_at)
        return result

    def close(self) -> None:
        """Finish what was asked."""
        self._requests.put(None)
        self._thread.join()
        self._database.close()

    def _serve(self) -> None:
        while (request := self._requests.get()) is not None:
            batch = [request]
            while len(batch) < _BATCH and not self._requests.empty():
                following = self._requests.get()
                if following is None:
                    self._requests.put(None)
                    break
                batch.append(following)
            # All workers write to the tables in one order, so that they do not wait for each other in a ring.
            batch.sort(key=_table_of)
            self._commit(batch)

    def _commit(self, batch: list[_Request]) -> None:
        error = self._try(batch)
        if error is not None and not isinstance(error, StoreFailed) and self._database.blames_requests(error):
            for request in batch:
                attempts = 1
                while (error := self._try([request])) is not None and attempts < _ATTEMPTS:
                    attempts += 1
                self._fail([request], error)
        else:
            self._fail(batch, error)
        for request in batch:
            request.answer()

    def _try(self, batch: list[_Request]) -> Exception | None:
        """Carry these out in one transaction; what went wrong, if something did."""
        try:
            self._database.begin()
            for request in batch:
                request.carry_out(self._database)
            self._database.commit()
        except Exception as error:
            self._database.rollback()
            return error
        return None

    def _fail(self, batch: list[_Request], error: Exception | None) -> None:
        if error is not None:
            failure = error if isinstance(error, StoreFailed) else StoreFailed(self._database.explain(error))
            for request in batch:
                request.error = failure


class _Request:
    """Work for the clerk, and the future of the coroutine that waits for it."""

    def __init__(self, work: Callable[[Database], Any], table: str, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.table = table
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: OmertaError | None = None

    def carry_out(self, database: Database) -> None:
        """Do the work. A conflict is found before the work has written anything, so it spoils no batch."""
        self.error = None
        try:
            self.result = self.work(database)
        except Conflict as error:
            self.error = error

    def answer(self) -> None:
        """Wake the coroutine; a loop that is gone needs no answer."""
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def _table_of(request: _Request) -> str:
    return request.table
