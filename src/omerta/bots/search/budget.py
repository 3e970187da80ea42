"""How long a bot may think: by tries, by time, or whatever ends first."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from omerta.kernel.errors import Unreadable

NEVER: Final = 1e18
ENDLESS: Final = 1 << 60
MOST_SECONDS: Final = 3600.0


class Budget:
    """So many tries and so many seconds a choice. With tries alone, the same dice give the same choice anywhere."""

    def __init__(self, tries: int = ENDLESS, seconds: float = NEVER) -> None:
        self.tries = tries
        self.seconds = seconds


def parse_budget(text: str) -> Budget:
    """`40` is 40 tries, `0.5s` half a second, for each choice."""
    number = text.removesuffix("s")
    try:
        amount = float(number)
    except ValueError:
        amount = 0.0
    if text.endswith("s") and 0 < amount <= MOST_SECONDS:
        return Budget(seconds=amount)
    if number == text and number.isascii() and number.isdigit() and 0 < amount <= ENDLESS:
        return Budget(tries=int(number))
    raise Unreadable(f"budget '{text[:20]}': write tries like 40, or seconds like 0.5s")


class Clock:
    """Counts what is spent of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.tried = 0
        self._tries = budget.tries
        self._seconds = budget.seconds
        self._began = perf_counter()

    def has_left(self, part: float = 1.0) -> bool:
        """Is something left of this part of the budget?"""
        if self.tried >= self._tries * part:
            return False
        return self._seconds >= NEVER or perf_counter() - self._began < self._seconds * part
