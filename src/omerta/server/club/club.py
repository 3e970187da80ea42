"""Everything the club keeps, in one place."""

from __future__ import annotations

from collections.abc import Callable, Collection

from starlette.requests import HTTPConnection

from omerta.server.club.accounts import Accounts, Session
from omerta.server.club.cookies import token_of
from omerta.server.club.documents import Turns
from omerta.server.club.friends.friends import Friends
from omerta.server.club.friends.invitations import list_invitations
from omerta.server.club.holdings import Holdings
from omerta.server.club.preferences import PreferenceBook
from omerta.server.club.profiles import Profiles
from omerta.server.club.reach.directory import Directory
from omerta.server.club.reach.push import PushDesk
from omerta.server.problems import Rejected
from omerta.server.storage.store import Store


class Club:
    """People, what they hold, and what is known of them."""

    def __init__(self, store: Store, end_sessions: Callable[[Collection[str]], None]) -> None:
        self._store = store
        self.accounts = Accounts(store, end_sessions)
        self.friends = Friends(store)
        self.directory = Directory(store)
        self.holdings = Holdings(store)
        self.push_desk = PushDesk(store)
        self.preferences = PreferenceBook(store)
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

    async def find_owner(self, request: HTTPConnection) -> Session:
        """Who asks; refuses programs too, which play for the account and do nothing else with it."""
        session = await self.find_member(request)
        if session.is_program:
            raise Rejected("not-for-programs")
        return session

    async def read_turns(self, session: Session) -> Turns:
        """What waits for somebody."""
        invitations = await list_invitations(self._store, session.me.account)
        return Turns(await self.holdings.list_turns(session), invitations)
