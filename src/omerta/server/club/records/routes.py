"""Records from elsewhere over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from omerta.server.club.club import Club
from omerta.server.club.people_routes import Endpoint
from omerta.server.club.records.documents import Deleted
from omerta.server.club.records.importing import RECORD_LIMIT, Imports
from omerta.server.exchange import answer, read_bytes
from omerta.server.guard.origin import address_of
from omerta.server.guard.purses import GREETING, IMPORT
from omerta.server.house import House


class RecordRoutes:
    """Bringing games along."""

    def __init__(self, club: Club, house: House) -> None:
        self._club = club
        self._imports = Imports(house)
        self._purses = house.purses

    def routes(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path and what answers."""
        return [
            ("POST", "/api/me/records", self.import_record),
            ("POST", "/api/me/records/{table}/delete", self.delete_record),
        ]

    async def import_record(self, request: Request) -> Response:
        """The body is a record."""
        session = await self._club.find_member(request)
        await self._purses.pay_or_refuse(address_of(request), IMPORT)
        return answer(await self._imports.add(session, await read_bytes(request, RECORD_LIMIT)), 201)

    async def delete_record(self, request: Request) -> Response:
        """One's own imports can be forgotten."""
        session = await self._club.find_member(request)
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        await self._imports.remove(session, request.path_params["table"])
        return answer(Deleted(request.path_params["table"]))
