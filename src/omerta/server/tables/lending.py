"""Seats whose people are away: whose turn it is and for how long, and bots that play until somebody comes back."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

from omerta.server.problems import Rejected
from omerta.server.storage.log import ChoiceMade, ChoiceUndone, Entry, SeatLent, SeatReturned

if TYPE_CHECKING:
    from omerta.server.tables.rooms import Room
    from omerta.server.tables.staff import Staff

_USUAL_RANK: Final = "soldato"


class Lending:
    """The seats of one table. Whoever calls holds the room's lock."""

    def __init__(self, room: Room, staff: Staff) -> None:
        self._room = room
        self._staff = staff
        self._chose_at: dict[int, float] = {}
        self._noted: frozenset[int] | None = None

    def check_can_give_away(self, seat: int) -> None:
        """In a running game a seat can be given away only when its player has been gone for a while."""
        if self._room.history.taken[seat] and self._room.phase == "playing":
            self._check_gone(seat)

    async def lend(self, seat: int, *, is_owner: bool) -> None:
        """A bot plays for somebody who asks for it, or who has been gone for a while."""
        room = self._room
        if room.phase != "playing":
            raise Rejected("not-started")
        seats = room.history.opening.seats
        if seat >= len(seats) or seats[seat].kind == "bot" or seat in room.history.lent:
            raise Rejected("bot-plays-there")
        if not is_owner:
            self._check_gone(seat)
        await self._lend(seat)

    async def run_out(self, seat: int) -> None:
        """Somebody has taken longer than the clock allows."""
        clock = self._room.history.opening.clock
        if clock and seat in self._owing() and time.monotonic() - self._chose_at.get(seat, -math.inf) >= clock:
            await self._lend(seat)

    async def come_back(self, seat: int) -> None:
        """Whoever a bot plays for plays again."""
        if seat in self._room.history.lent:
            await self._room.commit(SeatReturned(seat))
            self.note_turns(seat)
            self._room.announce_change()

    def note_turns(self, mover: int | None = None) -> None:
        """Somebody else may have to choose now; whoever just chose has all the time again. Without a clock, it is
        written down only when others are asked than before."""
        if mover is not None:
            self._chose_at[mover] = time.monotonic()
        room, owing = self._room, self._owing()
        clock = room.history.opening.clock if room.phase == "playing" else 0
        if clock or owing != self._noted:
            self._staff.turnboard.note(room.id, owing, mover, clock)
            self._noted = owing

    def follow(self, entry: Entry) -> None:
        """Something happened at another worker, which writes down whose turn it is."""
        if isinstance(entry, ChoiceMade | ChoiceUndone):
            self._chose_at[entry.seat] = time.monotonic()
        self._noted = None

    async def _lend(self, seat: int) -> None:
        ranks = [choice.rank for choice in self._room.history.opening.seats if choice.rank]
        await self._room.commit(SeatLent(seat, ranks[0] if ranks else _USUAL_RANK))
        self.note_turns()
        self._room.announce_change()
        self._room.bots.wake()

    def _owing(self) -> frozenset[int]:
        """Seats of people who are asked for a choice."""
        room = self._room
        if room.phase != "playing":
            return frozenset()
        asked, seats = room.running().table.to_move(), room.history.opening.seats
        return frozenset([seat for seat in asked if seats[seat].kind != "bot" and seat not in room.history.lent])

    def _check_gone(self, seat: int) -> None:
        absence = self._staff.settings.absence
        if not self._staff.announcer.has_overview or not self._room.presence.is_gone(seat, absence):
            raise Rejected("still-seated", f"wait until the player was gone for {absence:.0f} s")
