"""Friends: two accounts that have each asked for the other."""

from __future__ import annotations

import time
from typing import Final, Literal

from omerta.server.club.accounts import Session, plain_name
from omerta.server.club.friends.documents import Acquaintance, Befriend, People, RecentPlayer
from omerta.server.names import clean_name
from omerta.server.problems import Rejected
from omerta.server.storage.database import Database
from omerta.server.storage.store import Store

Kind = Literal["friend", "blocked"]
_AT_MOST: Final = 500
_RECENT: Final = 20
_OWN: Final = """
SELECT other, name, kind, (SELECT MAX(seen) FROM sessions WHERE sessions.account = bonds.other)
FROM bonds JOIN accounts ON accounts.id = bonds.other WHERE account = ? ORDER BY plain
"""
_OTHERS: Final = """
SELECT account, name FROM bonds JOIN accounts ON accounts.id = bonds.account
WHERE other = ? AND kind = 'friend' ORDER BY bonds.since DESC
"""
_RECENTLY: Final = """
SELECT other.account, accounts.name, MAX(ended), COUNT(DISTINCT ended)
FROM players AS mine
JOIN players AS other ON other.table_id = mine.table_id AND other.number = mine.number
JOIN games ON games.table_id = mine.table_id AND games.number = mine.number
JOIN accounts ON accounts.id = other.account
WHERE mine.account = ? AND other.account <> mine.account
GROUP BY other.account, accounts.name ORDER BY MAX(ended) DESC LIMIT ?
"""
_PLAYED: Final = """
SELECT 1 FROM players AS mine
JOIN players AS other ON other.table_id = mine.table_id AND other.number = mine.number
WHERE mine.account = ? AND other.account = ? LIMIT 1
"""


class Friends:
    """Whom accounts know, and whom they do not want to hear."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, session: Session) -> People:
        """Everybody the account knows."""
        return await self._store.ask(lambda database: _read(database, session.me.account))

    async def befriend(self, session: Session, wish: Befriend) -> People:
        """Ask somebody, or say yes to who asks. Somebody who does not want to hear of it never does."""
        plain = plain_name(clean_name(wish.name))

        def work(database: Database) -> People | None:
            query = "SELECT id FROM accounts WHERE id = ? OR plain = ?"
            found = database.rows(query, (wish.account, "" if wish.account else plain))
            if not found:
                return None
            _bind(database, session.me.account, found[0][0], "friend")
            return _read(database, session.me.account)

        people = await self._store.ask(work)
        if people is None:
            raise Rejected("nobody-by-that-name")
        return people

    async def block(self, session: Session, account: str) -> People:
        """Hear nothing more of somebody."""

        def work(database: Database) -> People:
            if database.rows("SELECT 1 FROM accounts WHERE id = ?", (account,)):
                _part(database, session.me.account, account)
                _bind(database, session.me.account, account, "blocked")
            return _read(database, session.me.account)

        return await self._store.ask(work)

    async def part(self, session: Session, account: str) -> People:
        """No friends any more, no question open, no ears closed."""

        def work(database: Database) -> People:
            _part(database, session.me.account, account)
            return _read(database, session.me.account)

        return await self._store.ask(work)


def may_invite(database: Database, sender: str, account: str) -> bool:
    """Only friends and people who played together write to each other."""
    if database.rows(_PLAYED, (sender, account)):
        return True
    query = "SELECT 1 FROM bonds WHERE account = ? AND other = ? AND kind = 'friend'"
    return all(database.rows(query, pair) for pair in ((sender, account), (account, sender)))


def is_blocked(database: Database, sender: str, account: str) -> bool:
    """Does the account not want to hear from the sender?"""
    query = "SELECT 1 FROM bonds WHERE account = ? AND other = ? AND kind = 'blocked'"
    return bool(database.rows(query, (account, sender)))


def _bind(database: Database, account: str, other: str, kind: Kind) -> None:
    if account == other:
        return
    if database.rows("SELECT COUNT(*) FROM bonds WHERE account = ?", (account,))[0][0] < _AT_MOST:
        database.change(
            "INSERT INTO bonds (account, other, kind, since) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (account, other) DO UPDATE SET kind = excluded.kind",
            (account, other, kind, time.time()),
        )


def _part(database: Database, account: str, other: str) -> None:
    database.change("DELETE FROM bonds WHERE account = ? AND other = ?", (account, other))
    database.change("DELETE FROM bonds WHERE account = ? AND other = ? AND kind = 'friend'", (other, account))
    database.change("DELETE FROM invitations WHERE account = ? AND sender = ?", (account, other))


def _read(database: Database, account: str) -> People:
    own = database.rows(_OWN, (account,))
    others: dict[str, str] = dict(database.rows(_OTHERS, (account,)))
    wanted = [
        Acquaintance(other, name, seen if other in others else None)
        for other, name, kind, seen in own
        if kind == "friend"
    ]
    blocked = tuple([Acquaintance(other, name) for other, name, kind, _ in own if kind == "blocked"])
    known = {person.account for person in (*wanted, *blocked)}
    return People(
        tuple([person for person in wanted if person.account in others]),
        tuple([Acquaintance(other, name) for other, name in others.items() if other not in known]),
        tuple([person for person in wanted if person.account not in others]),
        blocked,
        tuple([RecentPlayer(*row) for row in database.rows(_RECENTLY, (account, _RECENT))]),
    )
