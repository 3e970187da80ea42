"""A player who must raise money is asked with answers: orders to sell lie in the list and on the board."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from playwright.sync_api import expect

from omerta.games import find_game
from omerta.kernel import new_record
from omerta.server.links import new_link, new_table_id
from omerta.server.storage import open_store
from omerta.server.storage.log import GameStarted, Opening
from omerta.server.testing import ServerProcess, run
from omerta.server.wire import SeatChoice
from tests.browser.conftest import OpenVisitor

POOR: dict[str, Any] = {
    "players": [{"money": 0, "orders": ["red-1", "red-2"]}, {}, {"money": 0}, {}],
    "top": {"start-0": [1]},
}


def open_at(server: ServerProcess, position: dict[str, Any]) -> str:
    """The path of seat 0 at a War among bots that begins in the middle; the server is restarted for it."""
    game = find_game("mafia-war")
    seats = (SeatChoice("me"), *[SeatChoice("bot", rank="picciotto")] * 3)
    table, opening = new_table_id(), Opening(game.name, None, {}, seats)
    link, key = new_link(table, "seat", 0)
    record = msgspec.structs.replace(new_record(game, {}, ["", "", "", ""]), position=position)

    async def write() -> None:
        store = open_store(server.settings.database)
        await store.open_table(table, opening, [key])
        await store.append(table, 1, GameStarted(record))
        store.close()

    server.stop()
    with ThreadPoolExecutor() as elsewhere:  # Playwright keeps a loop of its own running here.
        elsewhere.submit(lambda: run(write())).result()
    server.start()
    return link.path.lstrip("/")


def test_whoever_must_sell_sees_what_can_be_sold(server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(server, path=open_at(server, POOR))
    expect(anna.choices).to_have_count(2)
    before = anna.sequence
    anna.choices.first.click()
    anna.wait_beyond(before)
    expect(anna.lit.or_(anna.choices).first).to_be_visible()
