"""The timekeeper: whose time is up, and whose turn was never noted because the power was cut."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from omerta.kernel import OmertaError
from omerta.server.house import House
from omerta.server.problems import Rejected
from omerta.server.tables.rooms import Room

_log = logging.getLogger("omerta.server")


async def keep_time(house: House) -> None:
    """Look at all clocks as long as the server runs; first, note the turns that a server before could not."""
    try:
        for unsure in await house.turnboard.find_unsure():
            wake = not house.settings.is_shared
            await _at_table(house, unsure.table, partial(_note_lost_turn, movers=unsure.movers, wake=wake))
    except OmertaError as error:
        _log.warning("turns: %s", error)
    while True:
        await asyncio.sleep(house.settings.clock_beat)
        try:
            for due in await house.turnboard.find_due():
                await _at_table(house, due.table, partial(_run_out, seat=due.seat))
        except OmertaError as error:
            _log.warning("the clock: %s", error)


async def _at_table(house: House, table: str, work: Callable[[Room], Awaitable[None]]) -> None:
    """What goes wrong at one table must not stop the clocks of others. At one of older rules nobody has a turn."""
    try:
        async with house.visit(table) as room:
            await work(room)
    except Rejected as error:
        _log.warning("the clock of table %s: %s", table, error)
        if error.code == "outdated-table":
            await house.turnboard.forget(table)


async def _note_lost_turn(room: Room, movers: Collection[int], wake: bool) -> None:
    """Whoever has chosen since the last note has all the time again. Where another worker may be playing, the clock
    wakes the bots."""
    if room.phase == "playing":
        for mover in movers:
            room.lending.note_turns(mover)
        if wake:
            room.bots.wake()


async def _run_out(room: Room, seat: int) -> None:
    await room.lending.run_out(seat)
    room.lending.note_turns()
    room.bots.wake()
