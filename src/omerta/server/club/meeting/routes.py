"""Finding each other over HTTP: the noticeboard, and what people played."""

from __future__ import annotations

import math

from starlette.requests import Request
from starlette.responses import Response

from omerta.server.club.club import Club
from omerta.server.club.documents import JoinTable, Seek, WatchLink
from omerta.server.club.meeting.lobby import Lobby
from omerta.server.club.people_routes import Endpoint
from omerta.server.exchange import answer, read_body
from omerta.server.guard.origin import address_of
from omerta.server.guard.purses import GREETING, LOOK, TABLE
from omerta.server.house import House


class MeetingRoutes:
    """The lobby and the chronicle."""

    def __init__(self, club: Club, house: House) -> None:
        self._club = club
        self._lobby = Lobby(house, club.holdings)
        self._noticeboard = house.noticeboard
        self._purses = house.purses

    def routes(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path and what answers."""
        return [
            ("GET", "/api/lobby", self.list_tables),
            ("POST", "/api/lobby/seek", self.seek),
            ("POST", "/api/lobby/{table}/join", self.join),
            ("POST", "/api/lobby/{table}/watch", self.watch),
            ("GET", "/api/players/{account}", self.show_profile),
            ("GET", "/api/players/{account}/games", self.list_games),
        ]

    async def list_tables(self, request: Request) -> Response:
        """The noticeboard."""
        return answer(await self._noticeboard.list_tables())

    async def seek(self, request: Request) -> Response:
        """Pair me."""
        wish = await read_body(request, Seek)
        await self._purses.pay_or_refuse(address_of(request), TABLE)
        return answer(await self._lobby.seek(wish, await self._club.find_visitor(request)))

    async def join(self, request: Request) -> Response:
        """Take a free seat."""
        wish = await read_body(request, JoinTable)
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        session = await self._club.find_visitor(request)
        return answer(await self._lobby.join(request.path_params["table"], wish.name, session))

    async def watch(self, request: Request) -> Response:
        """A spectator's key."""
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        return answer(WatchLink(await self._lobby.watch(request.path_params["table"])))

    async def show_profile(self, request: Request) -> Response:
        """Somebody's name and ratings."""
        await self._purses.pay_or_refuse(address_of(request), LOOK)
        return answer(await self._club.profiles.read(request.path_params["account"]))

    async def list_games(self, request: Request) -> Response:
        """What somebody played."""
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        viewer = await self._club.find_visitor(request)
        before = _moment(request.query_params.get("before"))
        return answer(await self._club.profiles.list_games(request.path_params["account"], viewer, before))


def _moment(text: str | None) -> float:
    try:
        return float(text) if text is not None else math.inf
    except ValueError:
        return math.inf
