"""The clocks of a game in which everybody has so much time in all."""

from __future__ import annotations

import msgspec


class ClockReading(msgspec.Struct, frozen=True):
    """How many seconds each seat had left when this was sent, and whose clocks are running."""

    left: tuple[float, ...]
    running: tuple[int, ...]
