"""A guest: one connection to a table, with the seats it holds and what still has to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from omerta.kernel import SPECTATOR
from omerta.server.guard.door import note_shown_out
from omerta.server.guard.limits import Limits
from omerta.server.operating.metrics import WAITING
from omerta.server.problems import Rejected, refusal_of
from omerta.server.wire import Refused, ServerMessage, encode

GOING_AWAY: Final = 1001
TABLE_RELOADS: Final = 1012
TOO_SLOW: Final = 1013
NO_HELLO: Final = 4408
LINK_REVOKED: Final = 4410
"""Close codes: after all but the last two, a client comes back and says hello."""
_COUNT_AFTER: Final = 0.5


class Outboxes:
    """What waits to be sent, over all connections."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.guests: set[Guest] = set()
        self._waiting = 0
        self._is_counted = True

    def add(self, size: int) -> None:
        """More waits; if it is too much, whoever has most waiting is dropped."""
        self._change(size)
        while self._waiting > self.limits.outboxes:
            max(self.guests, key=lambda guest: guest.waiting).drop("outboxes")

    def remove(self, size: int) -> None:
        """Something was sent or thrown away."""
        self._change(-size)

    def _change(self, size: int) -> None:
        """Every message changes this twice; the operator hears of it now and then."""
        self._waiting += size
        if self._is_counted:
            self._is_counted = False
            asyncio.get_running_loop().call_later(_COUNT_AFTER, self._count)

    def _count(self) -> None:
        self._is_counted = True
        WAITING.set(self._waiting)


class Guest:
    """One connection. `seats` is empty for a spectator; several seats mean several people at one device. `sessions` are
    those its keys were made for, and end with."""

    def __init__(self, outboxes: Outboxes, abort: Callable[[], None], address: str = "") -> None:
        self.seats: tuple[int, ...] = ()
        self.sessions: frozenset[str] = frozenset()
        self.is_host = False
        self.is_leaving = False
        self.waiting = 0
        self.address = address
        self._outboxes = outboxes
        self._abort = abort
        self._messages: deque[bytes] = deque()
        self._news: bytes | None = None
        self._close_code: int | None = None
        self._something = asyncio.Event()
        self._calm = asyncio.Event()
        self._calm.set()
        outboxes.guests.add(self)

    @property
    def eyes(self) -> tuple[int, ...]:
        """Through which seats this connection sees the table."""
        return self.seats or (SPECTATOR,)

    def tell(self, message: ServerMessage) -> None:
        """Send a message as soon as the connection takes it."""
        self.send(encode(message))

    def send(self, data: bytes) -> None:
        """Send what is already encoded; a connection for which too much waits is dropped."""
        if not self.is_leaving:
            self._messages.append(data)
            self._count(len(data))

    def send_news(self, data: bytes) -> None:
        """Send who is there; only the latest counts, so older news that still wait are replaced."""
        if not self.is_leaving:
            self._count(len(data) - len(self._news or b""))
            self._news = data

    def close(self, code: int) -> None:
        """Close the connection after what was sent."""
        if not self.is_leaving:
            self.is_leaving = True
            self._close_code = code
            self._something.set()

    def show_out(self, why: str) -> None:
        """What this connection holds was taken away: tell why, and close."""
        self.tell(Refused(None, refusal_of(Rejected(why))))
        self.close(LINK_REVOKED)

    def drop(self, limit: str) -> None:
        """End the connection at once; what waited is thrown away."""
        note_shown_out(limit, self.address)
        self.forget()
        self._close_code = TOO_SLOW
        self._something.set()
        self._abort()

    def forget(self) -> None:
        """Nothing is sent any more, nor carried out for this guest."""
        self.is_leaving = True
        self._messages.clear()
        self._news = None
        self._outboxes.guests.discard(self)
        self._outboxes.remove(self.waiting)
        self.waiting = 0
        self._calm.set()

    async def next_message(self) -> bytes | int:
        """What is to be sent next, or the code to close with."""
        while True:
            if self._messages:
                return self._messages.popleft()
            if self._news is not None:
                news, self._news = self._news, None
                return news
            if self._close_code is not None:
                return self._close_code
            self._something.clear()
            await self._something.wait()

    def note_sent(self, data: bytes) -> None:
        """The connection took a message."""
        if self not in self._outboxes.guests:
            return
        self.waiting -= len(data)
        self._outboxes.remove(len(data))
        if self.waiting <= self._outboxes.limits.outbox // 4:
            self._calm.set()

    async def until_calm(self) -> None:
        """Wait while much of what this connection asked for has not been taken: it is slowed, not cut."""
        await self._calm.wait()

    def _count(self, size: int) -> None:
        self.waiting += size
        self._something.set()
        if self.waiting > self._outboxes.limits.outbox // 2:
            self._calm.clear()
        self._outboxes.add(size)
        if self.waiting > self._outboxes.limits.outbox:
            self.drop("outbox")
