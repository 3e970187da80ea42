"""For load balancers and dashboards: does the process live, can it serve, what has it counted?"""

from __future__ import annotations

import asyncio
import os
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from omerta.server.guard.origin import address_of, is_near
from omerta.server.problems import Rejected
from omerta.server.storage import Store, StoreFailed

WORKERS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers put their counts together; the library's own name."""
_GOOD_FOR: Final = 1.0


class Health:
    """Answers about this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._look: asyncio.Task[bool] | None = None

    async def is_alive(self, request: Request) -> Response:
        """The loop turns."""
        return JSONResponse({"alive": True})

    async def is_ready(self, request: Request) -> Response:
        """Tables can be read and written."""
        if self._look is None:
            self._look = asyncio.create_task(self._look_at_store())
        if await asyncio.shield(self._look):
            return JSONResponse({"ready": True})
        return JSONResponse({"ready": False, "why": "storage-failed"}, 503)

    async def _look_at_store(self) -> bool:
        """Whoever asks meanwhile, or within a second of a good answer, gets the same: every look writes to the disk."""
        try:
            await self._store.ping()
        except StoreFailed:
            self._look = None
            return False
        asyncio.get_running_loop().call_later(_GOOD_FOR, self._look_again)
        return True

    def _look_again(self) -> None:
        self._look = None

    async def metrics(self, request: Request) -> Response:
        """All counts in Prometheus' format, of all workers together; for the operator's own network."""
        if not is_near(address_of(request)):
            raise Rejected("not-found")
        registry = REGISTRY
        if WORKERS_FOLDER in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
