"""Accounts and their sessions."""

from __future__ import annotations

import re
import secrets
import time
import unicodedata
from collections.abc import Callable, Collection, Sequence
from typing import Final

import msgspec

from omerta.server.club.attempts import Door, forgive, is_familiar, knock, own_door, remember, strangers_doors
from omerta.server.club.documents import Me, SessionInfo
from omerta.server.club.passwords import Passwords
from omerta.server.club.reach.errands import cancel_errands, spend_errand
from omerta.server.club.tournaments.register import withdraw
from omerta.server.links import hash_token
from omerta.server.names import clean_name
from omerta.server.problems import Rejected
from omerta.server.storage.database import Database
from omerta.server.storage.sql_store import forget
from omerta.server.storage.store import Store

_SHORTEST: Final = 2
_LONGEST: Final = 24
SESSION_DAYS: Final = 90
SESSIONS: Final = 200
"""So many devices of an account are logged in at most, and so many programs; with one more, that which was seen longest
ago is so no longer."""
_SEEN_EVERY: Final = 600.0
_DEVICE: Final = 120
_ALIKE: Final = frozenset(["LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"])
"""Alphabets of which some letters cannot be told apart."""
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U00016fe4\U000e0100-\U000e01ef]"
)
"""Letters that leave no ink: with one of them a name looks like another, or like none."""


class Session(msgspec.Struct, frozen=True):
    """Somebody who is logged in on a device, or a program that plays for them."""

    id: str
    me: Me
    is_program: bool


def id_of(session: Session | None) -> str | None:
    """The session that keys are made for; none for a guest."""
    return session.id if session is not None else None


class Accounts:
    """Who this server knows."""

    def __init__(self, store: Store, end_sessions: Callable[[Collection[str]], None]) -> None:
        self._store = store
        self._tell_ended = end_sessions
        self._passwords = Passwords()

    async def register(self, name: str, password: str) -> Me:
        """A new account."""
        shown = clean_name(name)
        if not _SHORTEST <= len(shown) <= _LONGEST:
            raise Rejected("bad-name", f"{_SHORTEST} to {_LONGEST} letters")
        if _UNSEEN.search(shown):
            raise Rejected("bad-name", "letters that cannot be seen")
        if len(_alphabets(shown)) > 1:
            raise Rejected("bad-name", "letters of more than one alphabet")
        me = Me(secrets.token_hex(8), shown, time.time())
        row = (me.account, shown, plain_name(shown), await self._passwords.hash(password, shown), me.since)
        query = "INSERT INTO accounts (id, name, plain, password, since) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        if not await self._store.ask(lambda database: database.change(query, row)):
            raise Rejected("name-taken")
        return me

    async def log_in(self, name: str, password: str, address: str, device: str | None) -> Me:
        """The account with this name and password. Whether the name or the password was wrong is not told. `device` is
        what it remembers of having been here before."""
        plain, known = plain_name(clean_name(name)), hash_token(device or "")
        is_at_home = await self._store.ask(lambda database: is_familiar(database, known, plain))
        return await self._try(plain, password, own_door(known) if is_at_home else strangers_doors(plain, address))

    async def confirm(self, here: Session, password: str) -> None:
        """Whoever is logged in knows the password too; strangers who guess it do not lock them out."""
        await self._try(plain_name(here.me.name), password, own_door(here.id))

    async def _try(self, plain: str, password: str, doors: Sequence[Door]) -> Me:
        wait = await self._store.ask(lambda database: knock(database, doors, time.time()))
        if wait > 0:
            raise Rejected("slow-down", f"come back in {wait:.0f} seconds")
        query = "SELECT id, name, since, password FROM accounts WHERE plain = ?"
        found = await self._store.ask(lambda database: database.rows(query, (plain,)))
        if not await self._passwords.is_right(found[0][3] if found else None, password):
            raise Rejected("wrong-login")
        await self._store.ask(lambda database: forgive(database, doors))
        return Me(*found[0][:3])

    async def meet(self, me: Me, device: str | None) -> str:
        """What a device keeps to be known again: what it had before, if that was for the same account."""
        token, now, plain = secrets.token_urlsafe(24), time.time(), plain_name(me.name)

        def work(database: Database) -> str:
            kept = device if device and is_familiar(database, hash_token(device), plain) else token
            remember(database, hash_token(kept), me.account, now)
            return kept

        return await self._store.ask(work)

    async def begin_session(self, me: Me, device: str, before: str | None, *, is_program: bool = False) -> str:
        """The token of a new session, told once; whatever session the device had before is over."""
        token, now, words = secrets.token_urlsafe(24), time.time(), clean_name(device)[:_DEVICE]
        row = (secrets.token_hex(8), hash_token(token), me.account, words, now, now, int(is_program))

        def work(database: Database) -> list[str]:
            over = database.rows("SELECT id FROM sessions WHERE seen < ?", (now - SESSION_DAYS * 86400,))
            if before is not None:
                over += database.rows("SELECT id FROM sessions WHERE hash = ?", (hash_token(before),))
            query = "SELECT id FROM sessions WHERE account = ? AND is_program = ? ORDER BY seen DESC, since DESC, id"
            over += database.rows(query, (me.account, int(is_program)))[SESSIONS - 1 :]
            ended = _end(database, over)
            columns = "id, hash, account, device, since, seen, is_program"
            database.change(f"INSERT INTO sessions ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            return ended

        self._tell_ended(await self._store.ask(work))
        return token

    async def find_session(self, token: str | None) -> Session | None:
        """Who is logged in with this token?"""
        if not token:
            return None
        hashed, now = hash_token(token), time.time()

        def work(database: Database) -> Session | None:
            found = database.rows(
                "SELECT sessions.id, seen, is_program, accounts.id, name, accounts.since FROM sessions "
                "JOIN accounts ON accounts.id = sessions.account WHERE hash = ? AND seen >= ?",
                (hashed, now - SESSION_DAYS * 86400),
            )
            if not found:
                return None
            session, seen, is_program, *who = found[0]
            if now - seen > _SEEN_EVERY:
                database.change("UPDATE sessions SET seen = ? WHERE id = ?", (now, session))
            return Session(session, Me(*who), bool(is_program))

        return await self._store.ask(work)

    async def list_sessions(self, here: Session) -> tuple[SessionInfo, ...]:
        """All devices of an account, the last seen first."""
        query = (
            "SELECT id, device, since, seen, is_program FROM sessions WHERE account = ? ORDER BY seen DESC, since DESC"
        )
        found = await self._store.ask(lambda database: database.rows(query, (here.me.account,)))
        return tuple(
            [
                SessionInfo(session, device, since, seen, session == here.id, bool(is_program))
                for session, device, since, seen, is_program in found
            ]
        )

    async def end_sessions(self, here: Session, session: str | None) -> None:
        """End one of the account's sessions, or all but this one."""

        def work(database: Database) -> list[str]:
            found = database.rows("SELECT id FROM sessions WHERE account = ?", (here.me.account,))
            over = [row for row in found if (row[0] != here.id if session is None else row[0] == session)]
            return _end(database, over)

        self._tell_ended(await self._store.ask(work))

    async def change_password(self, here: Session, old: str, new: str) -> None:
        """Another password; whoever is logged in elsewhere is so no longer."""
        await self.confirm(here, old)
        hashed = await self._passwords.hash(new, here.me.name)

        def work(database: Database) -> None:
            database.change("UPDATE accounts SET password = ? WHERE id = ?", (hashed, here.me.account))
            cancel_errands(database, here.me.account, "recover")

        await self._store.ask(work)
        await self.end_sessions(here, None)

    async def replace_password(self, hashed_letter: str, new: str, address: str) -> None:
        """Another password for whoever read the letter, and may log in at once; all sessions of the account end."""
        query = "SELECT name FROM errands JOIN accounts ON accounts.id = account WHERE hash = ? AND kind = 'recover'"
        found = await self._store.ask(lambda database: database.rows(query, (hashed_letter,)))
        hashed = await self._passwords.hash(new, found[0][0] if found else "")

        def work(database: Database) -> list[str] | None:
            account = spend_errand(database, hashed_letter, "recover")
            if account is None:
                return None
            database.change("UPDATE accounts SET password = ? WHERE id = ?", (hashed, account[0]))
            forgive(database, strangers_doors(plain_name(found[0][0]), address))
            return _end(database, database.rows("SELECT id FROM sessions WHERE account = ?", (account[0],)))

        ended = await self._store.ask(work)
        if ended is None:
            raise Rejected("spent-letter")
        self._tell_ended(ended)

    async def delete(self, here: Session, password: str) -> None:
        """Forget an account: its sessions, what it holds, its ratings, and its name beside its games. The keys on the
        device where this is asked stay those of a guest."""
        await self.confirm(here, password)
        account = here.me.account

        def work(database: Database) -> list[str]:
            database.change("UPDATE keys SET session = NULL WHERE session = ?", (here.id,))
            ended = _end(database, database.rows("SELECT id FROM sessions WHERE account = ?", (account,)))
            _forget_imports(database, account)
            database.change("DELETE FROM holdings WHERE account = ?", (account,))
            database.change("UPDATE players SET account = NULL WHERE account = ?", (account,))
            withdraw(database, account)
            database.change("DELETE FROM familiar WHERE account = ?", (account,))
            database.change("DELETE FROM preferences WHERE account = ?", (account,))
            database.change("DELETE FROM reach WHERE account = ?", (account,))
            database.change("DELETE FROM errands WHERE account = ?", (account,))
            database.change("DELETE FROM bonds WHERE account = ? OR other = ?", (account, account))
            database.change("DELETE FROM invitations WHERE account = ? OR sender = ?", (account, account))
            database.change("DELETE FROM ratings WHERE account = ?", (account,))
            database.change("DELETE FROM accounts WHERE id = ?", (account,))
            return ended

        self._tell_ended(await self._store.ask(work))


def plain_name(name: str) -> str:
    """Two names that look alike to a hurried reader are one."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).replace(" ", "")


def _alphabets(name: str) -> frozenset[str]:
    """The alphabets of a name, among those whose letters look alike: mixed, they make one name look like another."""
    words = [unicodedata.name(letter, "").partition(" ")[0] for letter in unicodedata.normalize("NFKC", name)]
    return _ALIKE.intersection(words)


def find_ended(database: Database, sessions: Collection[str]) -> list[str]:
    """Those of these sessions that are no more."""
    query = "SELECT 1 FROM sessions WHERE id = ?"
    return [session for session in sessions if not database.rows(query, (session,))]


def _forget_imports(database: Database, account: str) -> None:
    """Games from elsewhere are nobody else's: they go with their account."""
    query = "SELECT table_id FROM holdings WHERE account = ? AND role = 'spectator'"
    forget(database, [table for (table,) in database.rows(query, (account,))])
    brought = "SELECT table_id FROM games WHERE importer = ?"
    database.change(f"DELETE FROM players WHERE table_id IN ({brought})", (account,))
    database.change("DELETE FROM games WHERE importer = ?", (account,))


def _end(database: Database, sessions: list[tuple[str, ...]]) -> list[str]:
    """End sessions and take the keys back that were made for them; which these were."""
    for (session,) in sessions:
        database.change("UPDATE keys SET state = 'ended' WHERE session = ? AND state = 'good'", (session,))
        database.change("DELETE FROM subscriptions WHERE session = ?", (session,))
        database.change("DELETE FROM sessions WHERE id = ?", (session,))
    return [session for (session,) in sessions]
