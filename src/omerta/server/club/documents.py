"""What people and the club tell each other over HTTP; the client's types are generated from here as from `wire`."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from omerta.server.wire import Link, Name, Request, Role, Token

Secret = Annotated[str, msgspec.Meta(max_length=200)]
Id = Annotated[str, msgspec.Meta(max_length=40)]

KEYS_AT_ONCE: Final = 100


class NewAccount(Request, frozen=True):
    """Become somebody this server knows again."""

    name: Name
    password: Secret


class Login(Request, frozen=True):
    """Come back."""

    name: Name
    password: Secret


class NewPassword(Request, frozen=True):
    """Another password; all other sessions end."""

    old: Secret
    new: Secret


class EndSession(Request, frozen=True):
    """End one session, or without a name all but this one."""

    session: Id | None = None


class DeleteAccount(Request, frozen=True):
    """Forget me. Games stay with the names people played under, without a link to anybody."""

    password: Secret


class BringKeys(Request, frozen=True):
    """The keys on this device: seats and tables that belong to nobody yet become the account's."""

    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=KEYS_AT_ONCE)]


class Me(msgspec.Struct, frozen=True):
    """The account somebody is logged in to; times are seconds since 1970."""

    account: str
    name: str
    since: float


class Whoami(msgspec.Struct, frozen=True):
    """Who asks; nobody in particular without an account."""

    me: Me | None


class SessionInfo(msgspec.Struct, frozen=True):
    """One device that is logged in, by what it said of itself."""

    session: str
    device: str
    since: float
    seen: float
    is_this: bool


class Sessions(msgspec.Struct, frozen=True):
    """All devices that are logged in, the last seen first."""

    sessions: tuple[SessionInfo, ...]


class HeldTable(msgspec.Struct, frozen=True):
    """A table where the account is host or sits."""

    table: str
    game: str
    opened: float
    roles: tuple[Role, ...]


class HeldTables(msgspec.Struct, frozen=True):
    """The account's tables, the newest first."""

    tables: tuple[HeldTable, ...]


class Keyring(msgspec.Struct, frozen=True):
    """Fresh keys to what the account holds at one table; they lose their power when the session is ended."""

    table: str
    game: str
    links: tuple[Link, ...]


class Brought(msgspec.Struct, frozen=True):
    """How many keys found their account."""

    count: int


class Export(msgspec.Struct, frozen=True):
    """Everything this server keeps about an account; passwords and keys are kept as hashes only and stay here."""

    me: Me
    sessions: tuple[SessionInfo, ...]
    tables: tuple[HeldTable, ...]


REQUESTS: Final = (NewAccount, Login, NewPassword, EndSession, DeleteAccount, BringKeys)
ANSWERS: Final = (Whoami, Sessions, HeldTables, Keyring, Brought, Export)
