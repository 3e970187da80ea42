"""To an interesting position without a browser: seats are played over the protocol until a wished-for question."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from omerta.games import find_game
from omerta.server.testing import Device, ServerProcess
from omerta.server.wire import OpenedTable

Wish = Callable[[dict[str, Any]], bool]


def view_of(device: Device, seat: int) -> dict[str, Any]:
    """What a seat was told last, with everything the game says."""
    newest = json.loads(next(text for text in reversed(device.heard) if '"sights":' in text))
    view: dict[str, Any] = next(sight["view"] for sight in newest["sights"] if sight["seat"] == seat)
    return view


def reach(server: ServerProcess, game: str, wish: Wish) -> OpenedTable:
    """A table where the first seat, against easy bots, is asked in such a view. Play is random: where a game ends
    before it comes to that, another is begun."""
    while not advance(server, table := open_against_bots(server, game), wish):
        pass
    return table


def open_against_bots(server: ServerProcess, game: str) -> OpenedTable:
    """A table with one person and easy bots."""
    return server.open_table(game, "me", *["picciotto"] * (find_game(game).seats - 1))


def advance(server: ServerProcess, table: OpenedTable, wish: Wish) -> bool:
    """Play the first seat at random until it is asked in such a view; False when the game has ended before."""
    # The browser's own event loop runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _comes_to(server, table, wish)).result(timeout=60)


async def _comes_to(server: ServerProcess, table: OpenedTable, wish: Wish) -> bool:
    dice = random.Random(table.table.table)
    async with Device([table.seats[0].token]) as device:
        await device.connect(server.address)
        while True:
            await device.until(lambda device: device.is_over or device.seat_to_move() is not None)
            seat = device.seat_to_move()
            if seat is None:
                return False
            if wish(view_of(device, seat)):
                return True
            actions = [offer.action for offer in device.sights[seat].view.offers if not offer.anytime]
            # Whoever passes comes to nothing.
            await device.act(seat, dice.choice([action for action in actions if action != "pass"] or actions))
