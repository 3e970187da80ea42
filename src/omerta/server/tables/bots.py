"""Bots at a table. They play while somebody is there, so that a forgotten table costs nothing."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING

from omerta.kernel import OmertaError
from omerta.server.problems import Rejected
from omerta.server.thinking import Thinkers

if TYPE_CHECKING:
    from omerta.server.tables.rooms import Room


class BotPlayers:
    """Asks the bots of one table, one after the other."""

    def __init__(self, room: Room, thinkers: Thinkers, pace: float) -> None:
        self._room = room
        self._thinkers = thinkers
        self._pace = pace
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something changed: perhaps a bot is to move."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        room = self._room
        while True:
            async with room.lock:
                seat = room.bot_to_move()
                if seat is None:
                    return
                question, sequence = room.question_for(seat), room.history.sequence
            asked_at = asyncio.get_running_loop().time()
            notation = await self._thinkers.choose(question)
            await self._wait_for_beat(asked_at)
            async with room.lock:
                if room.bot_to_move() is None:
                    return
                try:
                    await room.act(seat, sequence, notation)
                except Rejected:
                    continue  # Somebody undid or interjected meanwhile: the bot is asked again.
                except OmertaError:
                    return

    async def _wait_for_beat(self, asked_at: float) -> None:
        """Bots answer on a fixed beat: how long one thought must not tell what it holds."""
        if self._pace > 0:
            passed = asyncio.get_running_loop().time() - asked_at
            await asyncio.sleep(max(1, math.ceil(passed / self._pace)) * self._pace - passed)
