"""Seats whose people are away: whose turn it is and for how long, and bots that play until somebody comes back."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from omerta.server.problems import Rejected
from omerta.server.storage.log import ChoiceMade, ChoiceUndone, Entry, Hour, SeatLent, SeatReturned

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
        history = self._room.history
        clock = history.opening.clock
        is_slow = clock > 0 and time.monotonic() - self._chose_at.get(seat, -math.inf) >= clock
        if seat in self._owing() and (is_slow or history.clocks.has_run_out(seat)):
            await self._lend(seat)

    async def come_back(self, seat: int) -> None:
        """Whoever a bot plays for plays again."""
        if seat in self._room.history.lent:
            await self._room.commit(SeatReturned(seat, hour=self.hour(back=seat)))
            self.note_turns(seat)
            self._room.announce_change()

    def note_turns(self, mover: int | None = None) -> None:
        """Somebody else may have to choose now; whoever just chose has all the time again. Without a clock, it is
        written down only when others are asked than before."""
        if mover is not None:
            self._chose_at[mover] = time.monotonic()
        room, owing = self._room, self._owing()
        is_timed = room.history.opening.is_timed and room.phase == "playing"
        if is_timed or owing != self._noted:
            self._staff.turnboard.note(room.id, {seat: self._lasts(seat) for seat in owing}, mover, is_timed)
            self._noted = owing

    def hour(self, asked: Sequence[int] | None = None, back: int | None = None) -> Hour | None:
        """The hour of what happens now, for the clocks of a whole game: who is asked after it, if the table does not
        say so itself yet, and who has just come back to play."""
        history = self._room.history
        if not history.opening.budget:
            return None
        return Hour(time.time(), tuple(sorted(self._owing(asked, back))))

    def follow(self, entry: Entry) -> None:
        """Something happened at another worker, which writes down whose turn it is."""
        if isinstance(entry, ChoiceMade | ChoiceUndone):
            self._chose_at[entry.seat] = time.monotonic()
        self._noted = None

    async def _lend(self, seat: int) -> None:
        ranks = [choice.rank for choice in self._room.history.opening.seats if choice.rank]
        others = [other for other in self._room.running().table.to_move() if other != seat]
        await self._room.commit(SeatLent(seat, ranks[0] if ranks else _USUAL_RANK, hour=self.hour(others)))
        self.note_turns()
        self._room.announce_change()
        self._room.bots.wake()

    def _lasts(self, seat: int) -> float | None:
        """Seconds a seat may take from now on; none is for ever."""
        history = self._room.history
        bounds = [float(history.opening.clock)] if history.opening.clock else []
        if history.opening.budget:
            bounds.append(history.clocks.left(seat))
        return min(bounds, default=None)

    def _owing(self, asked: Sequence[int] | None = None, back: int | None = None) -> frozenset[int]:
        """Seats of people who are asked for a choice."""
        room = self._room
        if asked is None:
            asked = room.running().table.to_move() if room.phase == "playing" else ()
        seats, lent = room.history.opening.seats, room.history.lent
        return frozenset([seat for seat in asked if seats[seat].kind != "bot" and (seat == back or seat not in lent)])

    def _check_gone(self, seat: int) -> None:
        absence = self._staff.settings.absence
        if not self._staff.announcer.has_overview or not self._room.presence.is_gone(seat, absence):
            raise Rejected("still-seated", f"wait until the player was gone for {absence:.0f} s")
