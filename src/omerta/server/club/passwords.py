"""Passwords: kept as Argon2 hashes, made beside the event loop and never many at once."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from omerta.server.problems import Rejected

SHORTEST: Final = 8
_AT_ONCE: Final = 2
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
_NOBODYS: Final = _HASHER.hash("nobody")


class Passwords:
    """Makes and compares hashes."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(_AT_ONCE)

    async def hash(self, password: str, name: str) -> str:
        """The hash of a new password, if it is worth one."""
        if len(password) < SHORTEST or password.casefold() == name.casefold() or len(set(password)) == 1:
            raise Rejected("weak-password")
        async with self._turn:
            return await asyncio.to_thread(_HASHER.hash, password)

    async def is_right(self, known: str | None, password: str) -> bool:
        """Is this the password? Where nobody has that name it takes as long to say no."""
        async with self._turn:
            return await asyncio.to_thread(_verify, known or _NOBODYS, password) and known is not None


def _verify(known: str, password: str) -> bool:
    try:
        return _HASHER.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False
