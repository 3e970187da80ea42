"""Turns to think: whoever asks for much waits behind their own questions, not others behind theirs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Rota:
    """So many places, which go round among those who ask."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def taken_by(self, asker: str) -> AsyncIterator[None]:
        """Wait for a place and keep it."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on()  # The turn had come in the same moment.
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            asker, turns = next(iter(self._waiting.items()))
            turn = turns.popleft()
            if turns:
                self._waiting.move_to_end(asker)
            else:
                del self._waiting[asker]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
