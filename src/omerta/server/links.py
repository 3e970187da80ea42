"""Links: unguessable keys to a table. Only their hashes are stored, so a stolen database opens no seat."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, Literal

import msgspec

from omerta.server.wire import Link, Role

_PATHS: Final[dict[Role, str]] = {"host": "host", "invitation": "join", "seat": "seat", "spectator": "watch"}

KeyState = Literal["good", "spent", "revoked", "ended"]
"""It opens something; the seat it invited to was taken; the host gave the seat away; its session is over."""


class Key(msgspec.Struct, frozen=True):
    """A key as it is stored: the hash of its token and what it opens."""

    hash: str
    table: str
    role: Role
    seat: int | None
    state: KeyState = "good"
    session: str | None = None


def hash_token(token: str) -> str:
    """What is stored of a token. The token has 192 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_link(table: str, role: Role, seat: int | None = None, session: str | None = None) -> tuple[Link, Key]:
    """A fresh link, told once, and its key for the store; one made for a session ends with it."""
    token = secrets.token_urlsafe(24)
    return Link(role, seat, token, f"/#/{_PATHS[role]}/{token}"), Key(
        hash_token(token), table, role, seat, session=session
    )


def new_table_id() -> str:
    """A name for a table; it opens nothing."""
    return secrets.token_hex(8)
