"""Tournaments over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from omerta.bots import RANKS
from omerta.server.club.club import Club
from omerta.server.club.people_routes import Endpoint
from omerta.server.club.tournaments.documents import NewTournament
from omerta.server.club.tournaments.register import Register
from omerta.server.exchange import answer, read_body
from omerta.server.guard.origin import address_of
from omerta.server.guard.purses import GREETING, LOOK, TABLE
from omerta.server.house import House
from omerta.server.problems import Rejected


class TournamentRoutes:
    """Making, entering and following tournaments."""

    def __init__(self, club: Club, house: House) -> None:
        self._club = club
        self._house = house
        self._purses = house.purses
        self._register = Register(house.store)

    def routes(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path and what answers."""
        return [
            ("GET", "/api/tournaments", self.list_all),
            ("POST", "/api/tournaments", self.make),
            ("GET", "/api/tournaments/{tournament}", self.show),
            ("POST", "/api/tournaments/{tournament}/join", self.join),
            ("POST", "/api/tournaments/{tournament}/leave", self.leave),
            ("POST", "/api/tournaments/{tournament}/begin", self.begin),
            ("POST", "/api/tournaments/{tournament}/cancel", self.cancel),
        ]

    async def list_all(self, request: Request) -> Response:
        """The latest tournaments."""
        await self._purses.pay_or_refuse(address_of(request), LOOK)
        return answer(await self._register.list_all())

    async def make(self, request: Request) -> Response:
        """A new one."""
        session = await self._club.find_member(request)
        wish = await read_body(request, NewTournament)
        await self._purses.pay_or_refuse(address_of(request), TABLE)
        unknown = [rank for rank in wish.bots if rank not in RANKS]
        if unknown:
            raise Rejected("unknown-rank", f"'{unknown[0]}'; known: {', '.join(RANKS)}")
        return answer(await self._register.make(session, wish, self._house.find_known_game(wish.game).seats), 201)

    async def show(self, request: Request) -> Response:
        """Its table and its games."""
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        return answer(await self._register.read(request.path_params["tournament"]))

    async def join(self, request: Request) -> Response:
        """Enter."""
        session = await self._club.find_member(request)
        tournament, seats = await self._find(request)
        return answer(await self._register.join(session, tournament, seats))

    async def leave(self, request: Request) -> Response:
        """Go away before it begins."""
        session = await self._club.find_member(request)
        tournament, _ = await self._find(request)
        return answer(await self._register.leave(session, tournament))

    async def begin(self, request: Request) -> Response:
        """Wait for nobody else."""
        session = await self._club.find_member(request)
        tournament, seats = await self._find(request)
        return answer(await self._register.begin(session, tournament, seats))

    async def cancel(self, request: Request) -> Response:
        """Give it up before it begins."""
        session = await self._club.find_member(request)
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        await self._register.cancel(session, request.path_params["tournament"])
        return answer(await self._register.list_all())

    async def _find(self, request: Request) -> tuple[str, int]:
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        info = (await self._register.read(request.path_params["tournament"])).info
        return info.tournament, self._house.find_known_game(info.game).seats
