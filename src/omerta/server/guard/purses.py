"""Purses: whoever asks for much is slowed down, so that others are not."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from omerta.server.guard.limits import Limits
from omerta.server.problems import Rejected

_ADDRESSES: Final = 10_000
"""How many addresses are remembered; the one that asked longest ago is forgotten first, with a full purse."""

MESSAGE: Final = 1
LOOK: Final = 3
CHOICE: Final = 5
SOCKET: Final = 10
GREETING: Final = 10
RECORD: Final = 20
TABLE: Final = 30
REMARK: Final = 30
ADVICE: Final = 500
PASSWORD: Final = 200
REVIEW: Final = 1500
IMPORT: Final = 1500
EXPORT: Final = 1000
FRAME: Final = 1
"""What things cost: any message, a look into the position, a choice, a new socket, a hello, a record, a new table, a
remark, a bot's advice, a password, a bot's look back at a game, a record from elsewhere, all that is kept about an
account, and one moment of a replay."""


class Purse:
    """Units that come back over time. Spending more than there are means waiting until they are back."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._units = burst
        self._at = now

    def spend(self, units: float, now: float) -> float:
        """Take some units out; how many seconds to wait before the work is done."""
        self._units = min(self._burst, self._units + (now - self._at) * self._rate)
        self._at = now
        self._units -= units
        return max(0.0, -self._units / self._rate)


class Purses:
    """The purses of all addresses."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._purses: OrderedDict[str, Purse] = OrderedDict()

    def new_purse(self) -> Purse:
        """A full purse for one connection."""
        return Purse(self.limits.rate, self.limits.burst, _now())

    async def pay(self, address: str, units: float, purse: Purse) -> None:
        """A message on a socket: wait as long as its connection and its address have to; never refused."""
        now = _now()
        delay = max(purse.spend(units, now), self._purse_of(address, now).spend(units, now))
        if delay > 0:
            await asyncio.sleep(delay)

    async def pay_or_refuse(self, address: str, units: float) -> None:
        """A request over HTTP: wait a little, or be told to come back later."""
        now = _now()
        purse = self._purse_of(address, now)
        delay = purse.spend(units, now)
        if delay > self.limits.patience:
            purse.spend(-units, now)
            raise Rejected("slow-down", f"come back in {delay:.0f} seconds")
        if delay > 0:
            await asyncio.sleep(delay)

    def _purse_of(self, address: str, now: float) -> Purse:
        purse = self._purses.get(address)
        if purse is None:
            purse = self._purses[address] = Purse(self.limits.rate_per_address, self.limits.burst_per_address, now)
            if len(self._purses) > _ADDRESSES:
                self._purses.popitem(last=False)
        self._purses.move_to_end(address)
        return purse


def _now() -> float:
    return asyncio.get_running_loop().time()
