"""The directory: where accounts want to be told, and the links in letters that prove who reads them."""

from __future__ import annotations

import secrets
import time
from typing import Final

import msgspec

from omerta.server.club.accounts import Session
from omerta.server.club.reach.errands import LASTS, Kind, cancel_errands, spend_errand
from omerta.server.links import hash_token
from omerta.server.problems import Rejected
from omerta.server.storage.database import Database
from omerta.server.storage.store import Store

_PAUSE: Final = 60.0
"""Seconds between two letters about one thing."""


class Contact(msgspec.Struct, frozen=True):
    """Where an account is told."""

    email: str = ""
    webhook: str = ""
    language: str = "en"


class Errand(msgspec.Struct, frozen=True):
    """A letter to be sent: to whom, and the token that stands in its link."""

    account: str
    name: str
    email: str
    language: str
    token: str


class Directory:
    """Reads and writes where people are reached."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, account: str) -> tuple[Contact, str]:
        """Where an account is told, and the address that waits to be confirmed."""

        def work(database: Database) -> tuple[Contact, str]:
            query = "SELECT detail FROM errands WHERE account = ? AND kind = 'confirm' AND until > ?"
            awaited = database.rows(query, (account, time.time()))
            return _contact_of(database, account), awaited[0][0] if awaited else ""

        return await self._store.ask(work)

    async def write(self, session: Session, contact: Contact) -> Errand | None:
        """Note where to tell somebody; a new e-mail address only when the letter to it was answered."""
        account = session.me.account

        def work(database: Database) -> Errand | str | None:
            known = _contact_of(database, account)
            is_new = bool(contact.email) and contact.email != known.email
            may_ask = is_new and not _was_just_asked(database, contact.email)
            errand = _begin(database, session.me.name, account, "confirm", contact) if may_ask else None
            if is_new and errand is None:
                return "slow-down"
            kept = known.email if is_new else contact.email
            if kept != known.email:
                cancel_errands(database, account, "recover")
            database.change(
                "INSERT INTO reach (account, email, webhook, language) VALUES (?, ?, ?, ?) ON CONFLICT (account) "
                "DO UPDATE SET email = excluded.email, webhook = excluded.webhook, language = excluded.language",
                (account, kept, contact.webhook, contact.language),
            )
            return errand

        found = await self._store.ask(work)
        if isinstance(found, str):
            raise Rejected(found)
        return found

    async def confirm(self, token: str) -> None:
        """Whoever answers reads the letters sent there."""

        def work(database: Database) -> bool:
            found = spend_errand(database, hash_token(token), "confirm")
            if found is not None:
                database.change("UPDATE reach SET email = ? WHERE account = ?", (found[1], found[0]))
                cancel_errands(database, found[0], "recover")
            return found is not None

        if not await self._store.ask(work):
            raise Rejected("spent-letter")

    async def recover(self, email: str) -> list[Errand]:
        """Letters for every account that has confirmed this address."""

        def work(database: Database) -> list[Errand]:
            query = "SELECT account, name, email, language FROM reach JOIN accounts ON id = account WHERE email = ?"
            found = database.rows(query, (email,)) if email else []
            begun = [_begin(database, row[1], row[0], "recover", Contact(row[2], "", row[3])) for row in found]
            return [errand for errand in begun if errand is not None]

        return await self._store.ask(work)


def _begin(database: Database, name: str, account: str, kind: Kind, contact: Contact) -> Errand | None:
    """A fresh link in the place of the last one; none so soon after it."""
    now, token = time.time(), secrets.token_urlsafe(24)
    query = "SELECT 1 FROM errands WHERE account = ? AND kind = ? AND until > ?"
    if database.rows(query, (account, kind, now + LASTS - _PAUSE)):
        return None
    database.change("DELETE FROM errands WHERE (account = ? AND kind = ?) OR until < ?", (account, kind, now))
    database.change(
        "INSERT INTO errands (hash, account, kind, detail, until) VALUES (?, ?, ?, ?, ?)",
        (hash_token(token), account, kind, contact.email, now + LASTS),
    )
    return Errand(account, name, contact.email, contact.language, token)


def _was_just_asked(database: Database, email: str) -> bool:
    """Did somebody, whoever it was, name this address a moment ago? Nobody's letterbox is filled that way."""
    query = "SELECT 1 FROM errands WHERE LOWER(detail) = LOWER(?) AND kind = 'confirm' AND until > ?"
    return bool(database.rows(query, (email, time.time() + LASTS - _PAUSE)))


def _contact_of(database: Database, account: str) -> Contact:
    found = database.rows("SELECT email, webhook, language FROM reach WHERE account = ?", (account,))
    return Contact(*found[0]) if found else Contact()
