"""The lobby: joining a table from the noticeboard, watching one, and being paired."""

from __future__ import annotations

import asyncio

from omerta.server.club.accounts import Session, id_of
from omerta.server.club.documents import Found, Seek
from omerta.server.club.holdings import Holdings
from omerta.server.house import House
from omerta.server.links import new_link
from omerta.server.problems import Rejected
from omerta.server.storage.sql_store import issue
from omerta.server.wire import Claimed, Link, NewTable, OpenedTable, SeatChoice


class Lobby:
    """What people do before the noticeboard. Whoever has an account keeps what they get here."""

    def __init__(self, house: House, holdings: Holdings) -> None:
        self._house = house
        self._holdings = holdings
        self._turn = asyncio.Lock()

    async def join(self, table: str, name: str, session: Session | None) -> Claimed:
        """Take a free seat of a table that wants company."""
        claimed = await self._house.join(table, name or (session.me.name if session else ""), id_of(session))
        await self._holdings.hold(session, table, [claimed.seat])
        return claimed

    async def watch(self, table: str) -> Link:
        """A spectator's key to a table on the noticeboard."""
        async with self._house.visit(table) as room:
            if not room.history.opening.is_open:
                raise Rejected("not-an-open-table")
            link, key = new_link(table, "spectator")
            await self._house.store.ask(lambda database: issue(database, [key]))
            return link

    async def seek(self, wish: Seek, session: Session | None) -> Found:
        """A seat at the table of the game that waits longest, or else a new table that waits."""
        async with self._turn:
            own = {*wish.besides}
            if session is not None:
                own |= {held.table for held in await self._holdings.list_tables(session)}
            for info in await self._house.noticeboard.read():
                is_wanted = (
                    info.game == wish.game
                    and info.phase == "lobby"
                    and info.table not in own
                    and (wish.clock is None or (info.clock, info.budget) == (wish.clock, 0))
                )
                if is_wanted and not all(seat.taken for seat in info.seats):
                    try:
                        return Found(None, await self.join(info.table, wish.name, session))
                    except Rejected:
                        continue  # Somebody was quicker.
            return Found(await self._wait(wish, session), None)

    async def _wait(self, wish: Seek, session: Session | None) -> OpenedTable:
        game = self._house.find_known_game(wish.game)
        name = wish.name or (session.me.name if session else "")
        seats = (SeatChoice("me", name), *[SeatChoice("friend")] * (game.seats - 1))
        new = NewTable(wish.game, seats, is_open=True, clock=wish.clock or 0)
        opened = await self._house.open_table(new, session=id_of(session))
        await self._holdings.hold(session, opened.table.table, [opened.host, *opened.seats])
        await self._house.noticeboard.settle()
        return opened
