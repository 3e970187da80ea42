"""Guessing is slowed down: by name and address after a few wrong passwords, by name alone after many."""

from __future__ import annotations

import hashlib
from typing import Final

from omerta.server.storage.database import Database

_FORGOTTEN_AFTER: Final = 3600.0
_LONGEST: Final = 900.0
_FREE_HERE: Final = 5
_FREE_ANYWHERE: Final = 50
"""Wrong passwords before the waiting begins: from one address, which must not lock out others, and in all."""


def knock(database: Database, name: str, address: str, now: float) -> float:
    """Count an attempt; if it comes too early, nothing is counted and the answer is how many seconds to wait."""
    database.change("DELETE FROM attempts WHERE at < ?", (now - _FORGOTTEN_AFTER,))
    doors = _doors(name, address)
    for door, free in doors:
        found = database.rows("SELECT failures, at FROM attempts WHERE door = ?", (door,))
        failures, last = found[0] if found else (0, now)
        # A clock that was set back must not lock anybody out until it is where it was.
        wait = min(last, now) + _pause(failures, free) - now
        if wait > 0:
            return float(wait)
    for door, _ in doors:
        database.change(
            "INSERT INTO attempts (door, failures, at) VALUES (?, 1, ?) "
            "ON CONFLICT (door) DO UPDATE SET failures = attempts.failures + 1, at = excluded.at",
            (door, now),
        )
    return 0.0


def forgive(database: Database, name: str, address: str) -> None:
    """The password was right."""
    for door, _ in _doors(name, address):
        database.change("DELETE FROM attempts WHERE door = ?", (door,))


def _pause(failures: int, free: int) -> float:
    return 0.0 if failures < free else min(_LONGEST, 2.0 ** (failures - free + 1))


def _doors(name: str, address: str) -> tuple[tuple[str, int], ...]:
    """Only hashes are kept: neither the names that were tried nor the addresses they came from."""
    return (_hash(f"{name}\n{address}"), _FREE_HERE), (_hash(name), _FREE_ANYWHERE)


def _hash(door: str) -> str:
    return hashlib.sha256(door.encode()).hexdigest()
