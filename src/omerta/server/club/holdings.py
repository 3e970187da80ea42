"""What accounts hold: the tables they host and the seats they sit in, on whatever device."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from omerta.server.club.accounts import Session
from omerta.server.club.documents import HeldTable, Keyring, Turn
from omerta.server.links import hash_token, new_link
from omerta.server.problems import Rejected
from omerta.server.storage.database import Database
from omerta.server.storage.log import decode_opening
from omerta.server.storage.sql_store import issue
from omerta.server.storage.store import Store
from omerta.server.wire import Link, Role

_NO_SEAT: Final = -1
_HOLD: Final = """
INSERT INTO holdings (table_id, role, seat, account)
SELECT ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)
ON CONFLICT DO NOTHING
"""
_TABLES: Final = """
SELECT tables.id, opening, opened_at, role FROM holdings JOIN tables ON tables.id = holdings.table_id
WHERE account = ? ORDER BY opened_at DESC, tables.id, role LIMIT ?
"""
_LISTED: Final = 1000
"""So many roles of an account are listed, those at the newest tables."""
_TURNS: Final = """
SELECT turns.table_id, opening, turns.seat, since, deadline FROM turns
JOIN holdings ON holdings.table_id = turns.table_id AND holdings.seat = turns.seat AND role = 'seat'
JOIN tables ON tables.id = turns.table_id
WHERE account = ? ORDER BY deadline IS NULL, deadline, since LIMIT ?
"""
_AWAITED: Final = 200
"""So many turns of an account are listed, the most urgent ones."""


class Holdings:
    """Binds seats and tables to accounts. A seat has one owner: whoever comes first."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def hold(self, session: Session | None, table: str, links: Iterable[Link]) -> None:
        """Somebody got these keys; if they are logged in, they will find what the keys open on any device."""
        if session is not None:
            held = [(table, link.role, link.seat) for link in links]
            await self._store.ask(lambda database: _hold(database, session.me.account, held))

    async def bring(self, session: Session, tokens: Sequence[str]) -> int:
        """Bind what these keys open, where it belongs to nobody yet."""
        hashes = [hash_token(token) for token in tokens]

        def work(database: Database) -> int:
            query = "SELECT table_id, role, seat FROM keys WHERE hash = ? AND state = 'good'"
            found = [row for hashed in hashes for row in database.rows(query, (hashed,))]
            return _hold(database, session.me.account, [row for row in found if row[1] in ("host", "seat")])

        return await self._store.ask(work)

    async def list_tables(self, session: Session, most: int = _LISTED) -> tuple[HeldTable, ...]:
        """The account's tables, the newest first."""
        found = await self._store.ask(lambda database: database.rows(_TABLES, (session.me.account, most)))
        tables: dict[str, HeldTable] = {}
        for table, opening, opened, role in found:
            known = tables.get(table)
            roles = (*known.roles, role) if known else (role,)
            tables[table] = HeldTable(table, decode_opening(opening).game, opened, roles)
        return tuple(tables.values())

    async def list_turns(self, session: Session) -> tuple[Turn, ...]:
        """Where it is the account's turn, the most urgent first."""
        found = await self._store.ask(lambda database: database.rows(_TURNS, (session.me.account, _AWAITED)))
        return tuple([Turn(row[0], decode_opening(row[1]).game, row[2], row[3], row[4]) for row in found])

    async def issue_keys(self, session: Session, table: str) -> Keyring:
        """Fresh keys to what the account holds at a table, in the place of those this device had from here before."""

        def work(database: Database) -> tuple[str, list[Link]] | None:
            query = "SELECT role, seat FROM holdings WHERE table_id = ? AND account = ? ORDER BY role, seat"
            held: list[tuple[Role, int]] = [
                (row[0], row[1]) for row in database.rows(query, (table, session.me.account))
            ]
            if not held:
                return None
            database.change("DELETE FROM keys WHERE table_id = ? AND session = ?", (table, session.id))
            made = [new_link(table, role, None if seat == _NO_SEAT else seat, session.id) for role, seat in held]
            issue(database, [key for _, key in made])
            opening = database.rows("SELECT opening FROM tables WHERE id = ?", (table,))[0][0]
            return decode_opening(opening).game, [link for link, _ in made]

        found = await self._store.ask(work)
        if found is None:
            raise Rejected("not-your-table")
        return Keyring(table, found[0], tuple(found[1]))


def hold_seats(database: Database, table: str, accounts: Mapping[int, str]) -> None:
    """These seats of a table belong to these accounts."""
    for seat, account in accounts.items():
        _hold(database, account, [(table, "seat", seat)])


def hold_watching(database: Database, table: str, account: str) -> None:
    """An account may look at a table on any device, though it has no seat there."""
    _hold(database, account, [(table, "spectator", None)])


def count_watched(database: Database, account: str) -> int:
    """How many tables an account may look at without a seat."""
    query = "SELECT COUNT(*) FROM holdings WHERE account = ? AND role = 'spectator'"
    return int(database.rows(query, (account,))[0][0])


def _hold(database: Database, account: str, held: Iterable[tuple[str, str, int | None]]) -> int:
    rows = [(table, role, _NO_SEAT if seat is None else seat, account, table) for table, role, seat in held]
    return sum([database.change(_HOLD, row) for row in rows])
