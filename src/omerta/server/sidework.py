"""Work beside the requests: nobody waits for it, and somebody has to hold it until it is done."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine


class SideWork:
    """What is under way."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Begin; whatever goes wrong is the work's own business."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait for what is under way now."""
        if self._tasks:
            await asyncio.wait(self._tasks)
