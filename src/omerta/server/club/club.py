"""Everything the club keeps, in one place."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import Final

from starlette.requests import HTTPConnection

from omerta.server.club.accounts import Accounts, Session
from omerta.server.club.cookies import token_of
from omerta.server.club.documents import Export
from omerta.server.club.holdings import Holdings
from omerta.server.club.profiles import Profiles
from omerta.server.problems import Rejected
from omerta.server.storage.store import Store

_ALL: Final = 1_000_000


class Club:
    """People, what they hold, and what is known of them."""

    def __init__(self, store: Store, end_sessions: Callable[[Collection[str]], None]) -> None:
        self.accounts = Accounts(store, end_sessions)
        self.holdings = Holdings(store)
        self.profiles = Profiles(store)

    async def find_visitor(self, request: HTTPConnection) -> Session | None:
        """Who asks, if they are logged in."""
        return await self.accounts.find_session(token_of(request))

    async def find_member(self, request: HTTPConnection) -> Session:
        """Who asks; refuses whoever is not logged in."""
        session = await self.find_visitor(request)
        if session is None:
            raise Rejected("log-in-first")
        return session

    async def export(self, session: Session) -> Export:
        """Everything that is kept about somebody."""
        account = session.me.account
        return Export(
            session.me,
            await self.accounts.list_sessions(session),
            await self.holdings.list_tables(session),
            (await self.profiles.read(account)).ratings,
            (await self.profiles.list_games(account, session, math.inf, _ALL)).games,
        )
