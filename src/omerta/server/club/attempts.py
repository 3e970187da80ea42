"""Guessing is slowed down where it comes from: by name and address after a few wrong passwords, by either alone after
many. A device on which the password was right before has a count of its own, so that strangers who guess do not lock
out whoever is at home there; so has every session."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec

from omerta.server.storage.database import Database

FAMILIAR_DAYS: Final = 365
"""How long a device is remembered on which nobody logs in."""
_FORGOTTEN_AFTER: Final = 3600.0
_LONGEST: Final = 900.0
_FREE_HERE: Final = 5
_FREE_ANYWHERE: Final = 50
_FREE_TO_ALL: Final = 100
"""Wrong passwords before the waiting begins: for one name from one place, which must not lock out others, for one name
in all, and from one address for all names."""


class Door(msgspec.Struct, frozen=True):
    """What is counted, as a hash: neither the names that were tried nor the addresses they came from are kept; and how
    many wrong passwords are free there. One that many go through is not forgiven what others did."""

    hash: str
    free: int
    is_shared: bool = False


def strangers_doors(name: str, address: str) -> tuple[Door, ...]:
    """The way in for somebody of whom nothing is known."""
    return (
        Door(_hash(f"{name}\n{address}"), _FREE_HERE),
        Door(_hash(name), _FREE_ANYWHERE),
        Door(_hash(f"\n\n{address}"), _FREE_TO_ALL, is_shared=True),
    )


def own_door(place: str) -> tuple[Door, ...]:
    """The way in for a session that is asked for its password again, or for a device that is known."""
    return (Door(_hash(f"\n{place}"), _FREE_HERE),)


def knock(database: Database, doors: Sequence[Door], now: float) -> float:
    """Count an attempt; if it comes too early, nothing is counted and the answer is how many seconds to wait."""
    database.change("DELETE FROM attempts WHERE at < ?", (now - _FORGOTTEN_AFTER,))
    for door in doors:
        found = database.rows("SELECT failures, at FROM attempts WHERE door = ?", (door.hash,))
        failures, last = found[0] if found else (0, now)
        # A clock that was set back must not lock anybody out until it is where it was.
        wait = min(last, now) + _pause(failures, door.free) - now
        if wait > 0:
            return float(wait)
    for door in doors:
        database.change(
            "INSERT INTO attempts (door, failures, at) VALUES (?, 1, ?) "
            "ON CONFLICT (door) DO UPDATE SET failures = attempts.failures + 1, at = excluded.at",
            (door.hash, now),
        )
    return 0.0


def forgive(database: Database, doors: Sequence[Door]) -> None:
    """The password was right."""
    for door in doors:
        if door.is_shared:
            database.change("UPDATE attempts SET failures = failures - 1 WHERE door = ? AND failures > 0", (door.hash,))
        else:
            database.change("DELETE FROM attempts WHERE door = ?", (door.hash,))


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
