"""Notices to this device, over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from omerta.server.club.accounts import Session
from omerta.server.club.club import Club
from omerta.server.club.people_routes import Endpoint
from omerta.server.club.reach.documents import PushState, Subscribe
from omerta.server.club.reach.push import public_key
from omerta.server.exchange import answer, read_body
from omerta.server.guard.origin import address_of
from omerta.server.guard.purses import GREETING, Purses


class PushRoutes:
    """Whether a device hears of its owner's turns."""

    def __init__(self, club: Club, purses: Purses) -> None:
        self._club = club
        self._purses = purses
        self._desk = club.push_desk

    def routes(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path and what answers."""
        return [
            ("GET", "/api/me/push", self.read),
            ("POST", "/api/me/push", self.subscribe),
            ("POST", "/api/me/push/end", self.end),
        ]

    async def read(self, request: Request) -> Response:
        """The key a browser needs, and whether this device wants notices."""
        return await self._answer(await self._club.find_owner(request))

    async def subscribe(self, request: Request) -> Response:
        """This device wants notices."""
        session = await self._club.find_owner(request)
        wish = await read_body(request, Subscribe)
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        await self._desk.subscribe(session, wish)
        return await self._answer(session)

    async def end(self, request: Request) -> Response:
        """It wants none any more."""
        session = await self._club.find_owner(request)
        await self._desk.forget(session.id)
        return await self._answer(session)

    async def _answer(self, session: Session) -> Response:
        return answer(PushState(public_key(await self._desk.signer()), await self._desk.read(session)))
