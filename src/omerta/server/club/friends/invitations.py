"""Invitations from person to person: the link to a seat, passed on. Whoever takes the seat first has it."""

from __future__ import annotations

import secrets
import time
from typing import Final

from omerta.server.club.accounts import Session
from omerta.server.club.documents import Invitation
from omerta.server.club.friends.friends import is_blocked, may_invite
from omerta.server.club.holdings import Holdings
from omerta.server.house import House
from omerta.server.problems import Rejected
from omerta.server.storage.database import Database
from omerta.server.storage.log import decode_opening
from omerta.server.storage.store import Store
from omerta.server.wire import Claimed

_AT_MOST: Final = 50
_OPEN: Final = """
SELECT invitations.id, invitations.table_id, opening, sender, name, at FROM invitations
JOIN keys ON keys.hash = invitations.hash AND keys.state = 'good'
JOIN tables ON tables.id = invitations.table_id
JOIN accounts ON accounts.id = invitations.sender
WHERE account = ? ORDER BY at DESC
"""
_SEND: Final = """
INSERT INTO invitations (id, table_id, hash, account, sender, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
_SENT: Final = """
SELECT COUNT(*) FROM invitations JOIN keys ON keys.hash = invitations.hash AND keys.state = 'good' WHERE sender = ?
"""


class Invitations:
    """Passes invitations on."""

    def __init__(self, house: House, holdings: Holdings) -> None:
        self._house = house
        self._holdings = holdings

    async def send(self, session: Session, token: str, account: str) -> None:
        """Whoever holds the link to a free seat passes it on; only its hash is kept."""
        key = await self._house.find_key(token)
        if key.role != "invitation":
            raise Rejected("not-an-invitation")
        sender = session.me.account
        row = (secrets.token_hex(8), key.table, key.hash, account, sender, time.time())

        def work(database: Database) -> str:
            if not may_invite(database, sender, account):
                return "not-an-acquaintance"
            if database.rows(_SENT, (sender,))[0][0] >= _AT_MOST:
                return "slow-down"
            if not is_blocked(database, sender, account):
                database.change(_SEND, row)
            return ""

        if problem := await self._house.store.ask(work):
            raise Rejected(problem)

    async def accept(self, session: Session, invitation: str) -> Claimed:
        """Take the seat."""
        query = "SELECT hash FROM invitations WHERE id = ? AND account = ?"
        values = (invitation, session.me.account)
        found = await self._house.store.ask(lambda database: database.rows(query, values))
        if not found:
            raise Rejected("unknown-link")
        claimed = await self._house.take_seat(found[0][0], session.me.name, session.id)
        await self._holdings.hold(session, claimed.table.table, [claimed.seat])
        return claimed

    async def decline(self, session: Session, invitation: str) -> None:
        """Forget an invitation."""
        query = "DELETE FROM invitations WHERE id = ? AND account = ?"
        await self._house.store.ask(lambda database: database.change(query, (invitation, session.me.account)))


async def list_invitations(store: Store, account: str) -> tuple[Invitation, ...]:
    """Invitations whose seat is still free, the latest first."""
    found = await store.ask(lambda database: database.rows(_OPEN, (account,)))
    invitations = []
    for invitation, table, opening, sender, name, at in found:
        opened = decode_opening(opening)
        invitations.append(Invitation(invitation, table, opened.game, opened.clock, sender, name, at))
    return tuple(invitations)
