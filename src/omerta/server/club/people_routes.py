"""The club over HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from omerta.server.club import cookies
from omerta.server.club.club import Club
from omerta.server.club.documents import (
    BringKeys,
    Brought,
    DeleteAccount,
    EndSession,
    HeldTables,
    Login,
    Me,
    NewAccount,
    NewPassword,
    NewToken,
    ProgramToken,
    Sessions,
    SetPreferences,
    Whoami,
)
from omerta.server.club.export import export
from omerta.server.exchange import answer, read_body
from omerta.server.guard.origin import address_of
from omerta.server.guard.purses import EXPORT, GREETING, LOOK, PASSWORD, TABLE, Purses

Endpoint = Callable[[Request], Awaitable[Response]]
_DOWNLOAD: Final = {"Content-Disposition": 'attachment; filename="omerta-account.json"'}


class PeopleRoutes:
    """Accounts, sessions, and what people hold."""

    def __init__(self, club: Club, purses: Purses) -> None:
        self._club = club
        self._purses = purses

    def routes(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path and what answers."""
        return [
            ("GET", "/api/me", self.whoami),
            ("POST", "/api/accounts", self.register),
            ("POST", "/api/sessions", self.log_in),
            ("POST", "/api/me/leave", self.log_out),
            ("GET", "/api/me/sessions", self.list_sessions),
            ("POST", "/api/me/sessions/end", self.end_session),
            ("POST", "/api/me/password", self.change_password),
            ("POST", "/api/me/delete", self.delete),
            ("GET", "/api/me/export", self.export),
            ("POST", "/api/me/tokens", self.make_token),
            ("POST", "/api/me/keys", self.bring_keys),
            ("GET", "/api/me/preferences", self.read_preferences),
            ("POST", "/api/me/preferences", self.set_preferences),
            ("GET", "/api/me/tables", self.list_tables),
            ("GET", "/api/me/turns", self.list_turns),
            ("POST", "/api/me/tables/{table}/keys", self.issue_keys),
        ]

    async def whoami(self, request: Request) -> Response:
        """Who am I?"""
        session = await self._club.find_visitor(request)
        return answer(Whoami(session.me if session else None))

    async def register(self, request: Request) -> Response:
        """A new account, logged in."""
        wish = await read_body(request, NewAccount)
        await self._purses.pay_or_refuse(address_of(request), PASSWORD)
        return await self._welcome(request, await self._club.accounts.register(wish.name, wish.password), 201)

    async def log_in(self, request: Request) -> Response:
        """A new session."""
        wish = await read_body(request, Login)
        address = address_of(request)
        await self._purses.pay_or_refuse(address, PASSWORD)
        device = cookies.device_of(request)
        return await self._welcome(request, await self._club.accounts.log_in(wish.name, wish.password, address, device))

    async def _welcome(self, request: Request, me: Me, status: int = 200) -> Response:
        agent = request.headers.get("user-agent", "")
        token = await self._club.accounts.begin_session(me, agent, cookies.token_of(request))
        device = await self._club.accounts.meet(me, cookies.device_of(request))
        return cookies.give(answer(Whoami(me), status), request, token, device)

    async def log_out(self, request: Request) -> Response:
        """The session of this device ends."""
        session = await self._club.find_visitor(request)
        if session is not None:
            await self._club.accounts.end_sessions(session, session.id)
        return cookies.take_back(answer(Whoami(None)))

    async def list_sessions(self, request: Request) -> Response:
        """All devices of the account."""
        session = await self._club.find_owner(request)
        await self._purses.pay_or_refuse(address_of(request), LOOK)
        return answer(Sessions(await self._club.accounts.list_sessions(session)))

    async def end_session(self, request: Request) -> Response:
        """One other device, or all of them, are logged out."""
        session = await self._club.find_owner(request)
        wish = await read_body(request, EndSession)
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        await self._club.accounts.end_sessions(session, wish.session)
        return answer(Sessions(await self._club.accounts.list_sessions(session)))

    async def change_password(self, request: Request) -> Response:
        """Another password."""
        session = await self._club.find_owner(request)
        wish = await read_body(request, NewPassword)
        await self._purses.pay_or_refuse(address_of(request), PASSWORD)
        await self._club.accounts.change_password(session, wish.old, wish.new)
        return answer(Whoami(session.me))

    async def delete(self, request: Request) -> Response:
        """The account is forgotten."""
        session = await self._club.find_owner(request)
        wish = await read_body(request, DeleteAccount)
        await self._purses.pay_or_refuse(address_of(request), PASSWORD)
        await self._club.accounts.delete(session, wish.password)
        return cookies.take_back(answer(Whoami(None)))

    async def export(self, request: Request) -> Response:
        """Everything kept about the account, as a file."""
        session = await self._club.find_owner(request)
        await self._purses.pay_or_refuse(address_of(request), EXPORT)
        response = answer(await export(self._club, session))
        response.headers.update(_DOWNLOAD)
        return response

    async def make_token(self, request: Request) -> Response:
        """A session for a program."""
        session = await self._club.find_owner(request)
        wish = await read_body(request, NewToken)
        await self._purses.pay_or_refuse(address_of(request), TABLE)
        return answer(
            ProgramToken(await self._club.accounts.begin_session(session.me, wish.name, None, is_program=True))
        )

    async def bring_keys(self, request: Request) -> Response:
        """A guest's keys become the account's."""
        session = await self._club.find_member(request)
        wish = await read_body(request, BringKeys)
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        return answer(Brought(await self._club.holdings.bring(session, wish.tokens)))

    async def read_preferences(self, request: Request) -> Response:
        """What the account chose about the page."""
        return answer(await self._club.preferences.read(await self._club.find_member(request)))

    async def set_preferences(self, request: Request) -> Response:
        """Another choice."""
        session = await self._club.find_member(request)
        wish = await read_body(request, SetPreferences)
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        return answer(await self._club.preferences.change(session, wish))

    async def list_tables(self, request: Request) -> Response:
        """The account's tables."""
        session = await self._club.find_member(request)
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        return answer(HeldTables(await self._club.holdings.list_tables(session)))

    async def list_turns(self, request: Request) -> Response:
        """What waits for the account."""
        session = await self._club.find_member(request)
        await self._purses.pay_or_refuse(address_of(request), LOOK)
        return answer(await self._club.read_turns(session))

    async def issue_keys(self, request: Request) -> Response:
        """Keys for this device."""
        session = await self._club.find_member(request)
        await self._purses.pay_or_refuse(address_of(request), GREETING)
        return answer(await self._club.holdings.issue_keys(session, request.path_params["table"]))
