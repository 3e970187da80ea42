"""Reaching people, and getting back in, over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from omerta.server.club.accounts import Session
from omerta.server.club.club import Club
from omerta.server.club.documents import Whoami
from omerta.server.club.people_routes import Endpoint
from omerta.server.club.reach.directory import Contact, Errand
from omerta.server.club.reach.documents import Confirm, Noted, Reach, Recover, RecoverPassword, SetReach
from omerta.server.club.reach.mail import Postbox, is_address
from omerta.server.club.reach.webhook import check_webhook
from omerta.server.exchange import answer, read_body
from omerta.server.guard.origin import address_of
from omerta.server.guard.purses import PASSWORD
from omerta.server.house import House
from omerta.server.links import hash_token
from omerta.server.problems import Rejected


class ReachRoutes:
    """Where people are told, and how they come back without their password."""

    def __init__(self, club: Club, house: House) -> None:
        self._club = club
        self._house = house
        self._purses = house.purses
        self._directory = club.directory
        self._postbox = Postbox(house.settings.smtp, house.settings.mail_from)

    def routes(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path and what answers."""
        return [
            ("GET", "/api/me/reach", self.read),
            ("POST", "/api/me/reach", self.write),
            ("POST", "/api/confirmations", self.confirm),
            ("POST", "/api/recoveries", self.recover),
            ("POST", "/api/recoveries/password", self.set_password),
        ]

    async def read(self, request: Request) -> Response:
        """Where the account is told."""
        return answer(await self._read(await self._club.find_owner(request)))

    async def write(self, request: Request) -> Response:
        """Tell it elsewhere, or nowhere; whoever changes this knows the password."""
        session = await self._club.find_owner(request)
        wish = await read_body(request, SetReach)
        await self._purses.pay_or_refuse(address_of(request), PASSWORD)
        email, webhook = wish.email.strip(), wish.webhook.strip()
        if email and not (self._postbox.is_there and is_address(email)):
            raise Rejected("bad-email")
        if webhook:
            check_webhook(webhook)
        await self._club.accounts.confirm(session, wish.password)
        errand = await self._directory.write(session, Contact(email, webhook, wish.language))
        if errand is not None:
            self._house.start(self._send("confirm", errand))
        return answer(await self._read(session))

    async def confirm(self, request: Request) -> Response:
        """The link from a letter."""
        wish = await read_body(request, Confirm)
        await self._purses.pay_or_refuse(address_of(request), PASSWORD)
        await self._directory.confirm(wish.token)
        return answer(Noted(self._postbox.is_there))

    async def recover(self, request: Request) -> Response:
        """Whether somebody has that address is told to nobody, not even by how long it takes."""
        wish = await read_body(request, Recover)
        await self._purses.pay_or_refuse(address_of(request), PASSWORD)
        if self._postbox.is_there:
            self._house.start(self._recover(wish.email.strip()))
        return answer(Noted(self._postbox.is_there))

    async def set_password(self, request: Request) -> Response:
        """Another password for whoever has the letter."""
        wish = await read_body(request, RecoverPassword)
        address = address_of(request)
        await self._purses.pay_or_refuse(address, PASSWORD)
        await self._club.accounts.replace_password(hash_token(wish.token), wish.password, address)
        return answer(Whoami(None))

    async def _read(self, session: Session) -> Reach:
        contact, awaited = await self._directory.read(session.me.account)
        return Reach(contact.email, awaited, contact.webhook, contact.language, self._postbox.is_there)

    async def _recover(self, email: str) -> None:
        for errand in await self._directory.recover(email):
            await self._send("recover", errand)

    async def _send(self, letter: str, errand: Errand) -> None:
        link = f"{self._house.settings.address}#/{letter}/{errand.token}"
        await self._postbox.send(errand.email, letter, errand.language, name=errand.name, link=link)
