"""Bots at a table. They play while somebody is there, so that a forgotten table costs nothing."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING

from msgspec.structs import replace

from omerta.kernel import OmertaError
from omerta.server.problems import Rejected
from omerta.server.tables.partners import read_wishes, tell_plan
from omerta.server.thinking import Composure, Question, ask

if TYPE_CHECKING:
    from omerta.server.tables.rooms import Room
    from omerta.server.tables.staff import Staff


class BotPlayers:
    """Asks the bots of one table, one after the other."""

    def __init__(self, room: Room, staff: Staff) -> None:
        self._room = room
        self._thinkers = staff.thinkers
        self._pace = staff.settings.bot_pace
        self._worker = staff.announcer.worker
        self._composure = Composure()
        self._task: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something changed: perhaps a bot is to move."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    def rest(self) -> None:
        """Nobody looks at this table now: it is read back when somebody comes, or when the clock wakes it."""
        for task in (self._task, self._telling):
            if task is not None:
                task.cancel()

    async def _run(self) -> None:
        room, loop = self._room, asyncio.get_running_loop()
        beat_from: float | None = None
        while True:
            async with room.lock:
                seat = self.next_seat()
                if seat is None:
                    return
                question, sequence = self.question_of_bot(seat), room.history.sequence
                asker = room.presence.address
            asked_at = beat_from or loop.time()
            notation = await self._composure.keep(question, self._thinkers.choose(question, asker))
            await self._wait_for_beat(asked_at)
            async with room.lock:
                if self.next_seat() is None:
                    return
                if not self._rank_of(seat):
                    continue  # Somebody came back to the seat meanwhile.
                try:
                    await room.act(seat, sequence, notation)
                except Rejected:
                    continue  # Somebody undid or interjected meanwhile: the bot is asked again.
                except OmertaError:
                    return
            beat_from = loop.time()
            # Nobody waits for it: others would hear by the next answer whether there was much to tell.
            self._telling = asyncio.create_task(self._share_plan(seat, self._telling))

    def next_seat(self) -> int | None:
        """The seat a bot of this worker is to play now. Where there is a clock, bots play though nobody is there."""
        room = self._room
        if room.phase != "playing" or room.is_broken:
            return None
        if not room.presence.is_ours_to_move(self._worker) and not (
            room.presence.is_deserted and (room.history.opening.is_timed or room.history.lent)
        ):
            return None
        return next((seat for seat in room.running().table.to_move() if self._rank_of(seat)), None)

    def question_for(self, seat: int, rank: str) -> Question:
        """What a bot of this rank is asked in a seat now."""
        room = self._room
        return ask(room.game, room.history.opening.options, rank, room.running().table.sight(seat))

    def question_of_bot(self, seat: int) -> Question:
        """What the bot of a seat is asked, with what its human partner has drawn for it."""
        return replace(self.question_for(seat, self._rank_of(seat)), wishes=read_wishes(self._room, seat))

    def _has_listener(self, seat: int) -> bool:
        """Does a person play with the bot of this seat, and does the game go on?"""
        if self._room.phase != "playing" or self._room.is_broken or not self._rank_of(seat):
            return False
        mates = [mate for team in self._room.game.teams if seat in team for mate in team if mate != seat]
        return any(not self._rank_of(mate) for mate in mates)

    async def _share_plan(self, seat: int, before: asyncio.Task[None] | None) -> None:
        room = self._room
        if before is not None:
            await asyncio.wait([before])
        async with room.lock:
            question = self.question_for(seat, self._rank_of(seat)) if self._has_listener(seat) else None
        if question is not None:
            intent = await self._thinkers.intend(question, room.presence.address)
            async with room.lock:
                if self._has_listener(seat):
                    await tell_plan(room, seat, intent)

    def _rank_of(self, seat: int) -> str:
        return self._room.history.lent.get(seat) or self._room.history.opening.seats[seat].rank

    async def _wait_for_beat(self, asked_at: float) -> None:
        """Bots answer on a fixed beat: how long one thought must not tell what it holds."""
        if self._pace > 0:
            passed = asyncio.get_running_loop().time() - asked_at
            await asyncio.sleep(max(1, math.ceil(passed / self._pace)) * self._pace - passed)
