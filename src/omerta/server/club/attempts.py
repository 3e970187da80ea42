"""Guessing is slowed down where it comes from: by name and address after a few wrong passwords, by name alone after
many. A device on which the password was right before has a count of its own, so that strangers who guess do not lock
out whoever is at home there; so has every session."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from omerta.server.storage.database import Database

FAMILIAR_DAYS: Final = 365
"""How long a device is remembered on which nobody logs in."""
_FORGOTTEN_AFTER: Final = 3600.0
_LONGEST: Final = 900.0
_FREE_HERE: Final = 5
_FREE_ANYWHERE: Final = 50
"""Wrong passwords before the waiting begins: from one place, which must not lock out others, and in all."""

Door = tuple[str, int]
"""What is counted, as a hash: neither the names that were tried nor the addresses they came from are kept. And how many
wrong passwords are free there."""


def strangers_doors(name: str, address: str) -> tuple[Door, ...]:
    """The way in for somebody of whom nothing is known."""
    return (_hash(f"{name}\n{address}"), _FREE_HERE), (_hash(name), _FREE_ANYWHERE)


def own_door(place: str) -> tuple[Door, ...]:
    """The way in for a session that is asked for its password again, or for a device that is known."""
    return ((_hash(f"\n{place}"), _FREE_HERE),)


def knock(database: Database, doors: Sequence[Door], now: float) -> float:
    """Count an attempt; if it comes too early, nothing is counted and the answer is how many seconds to wait."""
    database.change("DELETE FROM attempts WHERE at < ?", (now - _FORGOTTEN_AFTER,))
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


def forgive(database: Database, doors: Sequence[Door]) -> None:
    """The password was right."""
    for door, _ in doors:
        database.change("DELETE FROM attempts WHERE door = ?", (door,))


def is_familiar(database: Database, device: str, name: str) -> bool:
    """Was the password of this name right on this device before?"""
    query = "SELECT 1 FROM familiar JOIN accounts ON accounts.id = account WHERE hash = ? AND plain = ?"
    return bool(database.rows(query, (device, name)))


def remember(database: Database, device: str, account: str, now: float) -> None:
    """The password was right on this device."""
    database.change("DELETE FROM familiar WHERE seen < ?", (now - FAMILIAR_DAYS * 86400,))
    database.change(
        "INSERT INTO familiar (hash, account, seen) VALUES (?, ?, ?) "
        "ON CONFLICT (hash) DO UPDATE SET seen = excluded.seen",
        (device, account, now),
    )


def _pause(failures: int, free: int) -> float:
    return 0.0 if failures < free else min(_LONGEST, 2.0 ** (failures - free + 1))


def _hash(door: str) -> str:
    return hashlib.sha256(door.encode()).hexdigest()
