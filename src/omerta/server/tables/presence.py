"""Who is at a table: the connections here, what other workers say of theirs, and since when a seat is empty."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from omerta.server.tables.guests import Guest

HEARD_OF_FOR: Final = 45.0
"""How long another worker's word counts; each repeats it three times in that time."""


class OtherWorker(msgspec.Struct, frozen=True):
    """What another worker said of its connections to this table."""

    seats: frozenset[int]
    watchers: int
    heard_at: float


class Presence:
    """All connections to one table."""

    def __init__(self, seats: int) -> None:
        self.guests: list[Guest] = []
        self._elsewhere: dict[str, OtherWorker] = {}
        self._empty_since = dict.fromkeys(range(seats), _now())

    @property
    def seats_here(self) -> frozenset[int]:
        """Seats that are held by a connection of this worker."""
        return frozenset([seat for guest in self.guests for seat in guest.seats])

    @property
    def watchers_here(self) -> int:
        """Connections of this worker without a seat."""
        return sum([not guest.seats for guest in self.guests])

    @property
    def seats(self) -> frozenset[int]:
        """Seats whose player is there, wherever connected."""
        return self.seats_here.union(*[other.seats for other in self._others().values()])

    @property
    def watchers(self) -> int:
        """Connections without a seat, wherever connected."""
        return self.watchers_here + sum([other.watchers for other in self._others().values()])

    @property
    def address(self) -> str:
        """Where somebody is who plays here, else somebody who watches; nowhere, if nobody is here."""
        first = min(self.guests, key=lambda guest: not guest.seats, default=None)
        return first.address if first is not None else ""

    def add(self, guest: Guest) -> None:
        """Somebody came."""
        self.guests.append(guest)

    def remove(self, guest: Guest) -> None:
        """Somebody went."""
        self.guests.remove(guest)
        self._note_empty(set(guest.seats))

    def hear(self, worker: str, seats: frozenset[int], watchers: int) -> bool:
        """Another worker says who is connected there; was that new?"""
        before = self.seats, self.watchers
        known = self._elsewhere.pop(worker, None)
        if seats or watchers:
            self._elsewhere[worker] = OtherWorker(seats, watchers, _now())
        if known is not None:
            self._note_empty(set(known.seats))
        return (self.seats, self.watchers) != before

    def is_gone(self, seat: int, seconds: float) -> bool:
        """Has nobody held this seat for so long?"""
        if seat in self.seats:
            return False
        heard_of = [other.heard_at for other in self._elsewhere.values() if seat in other.seats]
        return _now() - max([self._empty_since[seat], *heard_of]) >= seconds

    def is_ours_to_move(self, worker: str) -> bool:
        """Of the workers with somebody at the table, one moves the bots."""
        return bool(self.guests) and all(worker <= other for other in self._others())

    @property
    def is_elsewhere(self) -> bool:
        """Is somebody connected to another worker?"""
        return bool(self._others())

    def knows(self, worker: str) -> bool:
        """Is somebody connected to this other worker, as far as is known?"""
        return worker in self._others()

    @property
    def is_deserted(self) -> bool:
        """Is nobody connected, wherever?"""
        return not self.guests and not self._others()

    def _note_empty(self, seats: set[int]) -> None:
        for seat in seats - self.seats:
            self._empty_since[seat] = _now()

    def _others(self) -> dict[str, OtherWorker]:
        if not self._elsewhere:
            return self._elsewhere
        fresh = _now() - HEARD_OF_FOR
        return {worker: other for worker, other in self._elsewhere.items() if other.heard_at >= fresh}


def _now() -> float:
    return asyncio.get_running_loop().time()
