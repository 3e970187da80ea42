"""The clocks of a table where everybody has so much time for a whole game. They are read off the log alone."""

from __future__ import annotations

import time
from typing import Final

from omerta.server.storage.log import (
    ChoiceMade,
    ChoiceUndone,
    Entry,
    GameStarted,
    Opening,
    SeatReturned,
    SeatTaken,
    Timed,
)
from omerta.server.wire import ClockReading

_RETURN: Final = 0.1
"""What part of the whole time somebody has at least who comes back after it was up."""


class Clocks:
    """How much time each seat has left. Without a budget there are no clocks."""

    def __init__(self, opening: Opening) -> None:
        self._budget = opening.budget
        self._increment = opening.increment
        self._left = [float(opening.budget)] * len(opening.seats)
        self._running: frozenset[int] = frozenset()
        self._at = 0.0

    def note(self, entry: Entry) -> None:
        """Read one more entry of the log. Handing over the turn brings the increment, taking that back costs it."""
        if not isinstance(entry, Timed) or entry.hour is None:
            return
        at, asked = entry.hour.at, frozenset(entry.hour.asked)
        self._left = [self.left(seat, at) for seat in range(len(self._left))]
        match entry:
            case GameStarted():
                self._left = [float(self._budget)] * len(self._left)
            case ChoiceMade(seat=seat) if seat in self._running and seat not in asked:
                self._left[seat] += self._increment
            case ChoiceUndone(seat=seat) if seat in asked and seat not in self._running:
                self._left[seat] = max(0.0, self._left[seat] - self._increment)
            case SeatReturned(seat=seat) | SeatTaken(seat=seat):
                self._left[seat] = max(self._left[seat], self._budget * _RETURN)
            case _:
                pass
        self._running, self._at = asked, at

    def left(self, seat: int, at: float | None = None) -> float:
        """Seconds a seat has left; a clock that was set back since costs nobody anything."""
        passed = max(0.0, (time.time() if at is None else at) - self._at) if seat in self._running else 0.0
        return max(0.0, self._left[seat] - passed)

    def has_run_out(self, seat: int) -> bool:
        """Is the time of a seat up?"""
        return self._budget > 0 and self.left(seat) <= 0

    def read(self) -> ClockReading | None:
        """All clocks as they stand now."""
        if not self._budget:
            return None
        left = [round(self.left(seat), 1) for seat in range(len(self._left))]
        return ClockReading(tuple(left), tuple(sorted(self._running)))
