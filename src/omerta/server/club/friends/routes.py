"""Friends and invitations over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from omerta.server.club.club import Club
from omerta.server.club.friends.documents import AboutInvitation, AboutSomebody, Befriend, InvitationSent, InvitePerson
from omerta.server.club.friends.invitations import Invitations
from omerta.server.club.people_routes import Endpoint
from omerta.server.exchange import answer, read_body
from omerta.server.guard.origin import address_of
from omerta.server.guard.purses import GREETING, LOOK, REMARK
from omerta.server.house import House


class FriendsRoutes:
    """Whom one knows, and who wants to play."""

    def __init__(self, club: Club, house: House) -> None:
        self._club = club
        self._friends = club.friends
        self._invitations = Invitations(house, club.holdings)
        self._purses = house.purses

    def routes(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path and what answers."""
        return [
            ("GET", "/api/me/people", self.list_people),
            ("POST", "/api/me/people/befriend", self.befriend),
            ("POST", "/api/me/people/part", self.part),
            ("POST", "/api/me/people/block", self.block),
            ("POST", "/api/me/invitations", self.invite),
            ("POST", "/api/me/invitations/accept", self.accept),
            ("POST", "/api/me/invitations/decline", self.decline),
        ]

    async def list_people(self, request: Request) -> Response:
        """Everybody the account knows."""
        session = await self._club.find_member(request)
        await self._purses.pay_or_refuse(address_of(request), LOOK)
        return answer(await self._friends.read(session))

    async def befriend(self, request: Request) -> Response:
        """Ask somebody, or say yes."""
        session = await self._club.find_owner(request)
        wish = await read_body(request, Befriend)
        await self._purses.pay_or_refuse(address_of(request), REMARK)
        return answer(await self._friends.befriend(session, wish))

    async def part(self, request: Request) -> Response:
        """Friends no more; or hear somebody again."""
        session = await self._club.find_owner(request)
        wish = await read_body(request, AboutSomebody)
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        return answer(await self._friends.part(session, wish.account))

    async def block(self, request: Request) -> Response:
        """Hear nothing more of somebody."""
        session = await self._club.find_owner(request)
        wish = await read_body(request, AboutSomebody)
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        return answer(await self._friends.block(session, wish.account))

    async def invite(self, request: Request) -> Response:
        """Invite somebody to a seat."""
        session = await self._club.find_owner(request)
        wish = await read_body(request, InvitePerson)
        await self._purses.pay_or_refuse(address_of(request), REMARK)
        await self._invitations.send(session, wish.token, wish.account)
        return answer(InvitationSent(wish.account))

    async def accept(self, request: Request) -> Response:
        """Take the seat one is invited to."""
        session = await self._club.find_member(request)
        wish = await read_body(request, AboutInvitation)
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        return answer(await self._invitations.accept(session, wish.invitation))

    async def decline(self, request: Request) -> Response:
        """No, thank you."""
        session = await self._club.find_member(request)
        wish = await read_body(request, AboutInvitation)
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        await self._invitations.decline(session, wish.invitation)
        return answer(await self._club.read_turns(session))
