"""What people chose about the page, kept with their account for any device."""

from __future__ import annotations

from typing import Final

from omerta.server.club.accounts import Session
from omerta.server.club.documents import Preferences, SetPreferences
from omerta.server.storage.database import Database
from omerta.server.storage.store import Store

_COLUMNS: Final = ("language", "theme", "speed", "sound")
_READ: Final = f"SELECT {', '.join(_COLUMNS)} FROM preferences WHERE account = ?"
_KEPT: Final = ", ".join(
    [f"{name} = CASE excluded.{name} WHEN '' THEN preferences.{name} ELSE excluded.{name} END" for name in _COLUMNS]
)
_CHANGE: Final = f"""
INSERT INTO preferences (account, {", ".join(_COLUMNS)}) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (account) DO UPDATE SET {_KEPT}
"""


class PreferenceBook:
    """Reads and writes what accounts prefer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, session: Session) -> Preferences:
        """What an account prefers."""
        return await self._store.ask(lambda database: _read(database, session.me.account))

    async def change(self, session: Session, wish: SetPreferences) -> Preferences:
        """Change what is named; the rest stays as it is, whatever another device changes meanwhile."""
        row = (session.me.account, wish.language, wish.theme, wish.speed, wish.sound)

        def work(database: Database) -> Preferences:
            database.change(_CHANGE, row)
            return _read(database, session.me.account)

        return await self._store.ask(work)


def _read(database: Database, account: str) -> Preferences:
    found = database.rows(_READ, (account,))
    return Preferences(*found[0]) if found else Preferences()
