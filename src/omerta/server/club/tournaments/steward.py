"""The steward: opens the tables of every round, sees that they are played, and draws the next round."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from omerta.kernel import OmertaError
from omerta.server.club.holdings import hold_seats
from omerta.server.club.tournaments.documents import Entrant, Tournament
from omerta.server.club.tournaments.register import Register
from omerta.server.house import House
from omerta.server.problems import Rejected
from omerta.server.storage.store import Conflict
from omerta.server.wire import NewTable, SeatChoice

_log = logging.getLogger("omerta.server")


class Steward:
    """Everything it does follows from the register, so any worker may do it, again and after a restart."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._register = Register(house.store)
        self._looked_after: set[str] = set()
        self._lent: set[tuple[str, int]] = set()

    async def run(self) -> None:
        """Look after all tournaments as long as the server runs."""
        while True:
            try:
                for tournament, game in await self._register.list_running():
                    await self._look_after(tournament, game)
            except OmertaError as error:
                _log.warning("tournaments: %s", error)
            await asyncio.sleep(self._house.settings.clock_beat)

    async def _look_after(self, tournament: str, game: str) -> None:
        try:
            known = await self._register.advance(tournament, self._house.find_known_game(game).seats)
            for pairing in known.pairings if known is not None else ():
                if known is None or pairing.points is not None:
                    continue
                entrants = {row.entrant.number: row.entrant for row in known.standings}
                sitting = [entrants[number] for number in pairing.entrants]
                if pairing.table not in self._looked_after:
                    await self._open(known, pairing.table, sitting)
                    self._looked_after.add(pairing.table)
                for seat, entrant in enumerate(sitting):
                    if entrant.is_gone and (pairing.table, seat) not in self._lent:
                        await self._lend(pairing.table, seat)
                        self._lent.add((pairing.table, seat))
        except Rejected as error:
            _log.warning("tournament %s: %s", tournament, error)

    async def _open(self, tournament: Tournament, table: str, sitting: Sequence[Entrant]) -> None:
        """Open a table of a round; one that is open already is woken, should the server have been away. Where another
        worker may be playing there, the clock wakes it."""
        wish = NewTable(tournament.info.game, tuple(map(_choice, sitting)), is_open=True, clock=tournament.info.clock)
        try:
            await self._house.open_table(wish, table)
        except Conflict:
            async with self._house.visit(table) as room:
                if room.phase == "lobby":
                    await room.start()
                if not self._house.settings.is_shared:
                    room.bots.wake()
        accounts = {seat: entrant.account for seat, entrant in enumerate(sitting) if entrant.account is not None}
        await self._house.store.ask(lambda database: hold_seats(database, table, accounts))

    async def _lend(self, table: str, seat: int) -> None:
        """Nobody waits for somebody whose account is no more."""
        async with self._house.visit(table) as room:
            if room.phase == "playing" and seat not in room.history.lent:
                await room.lending.lend(seat, is_owner=True)


def _choice(entrant: Entrant) -> SeatChoice:
    return SeatChoice("bot", entrant.name, entrant.rank) if entrant.rank else SeatChoice("me", entrant.name)
