"""A guest: one connection to a table, with the seats it holds and what still has to be sent to it."""

from __future__ import annotations

import asyncio
from typing import Final

from omerta.kernel import SPECTATOR
from omerta.server.wire import ServerMessage, encode

OUTBOX_LIMIT: Final = 256
GOING_AWAY: Final = 1001
TABLE_RELOADS: Final = 1012
TOO_SLOW: Final = 1013
LINK_REVOKED: Final = 4410
"""Close codes: after all but the last, a client comes back and says hello."""


class Guest:
    """One connection. `seats` is empty for a spectator; several seats mean several people at one device."""

    def __init__(self) -> None:
        self.seats: tuple[int, ...] = ()
        self.is_host = False
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.is_leaving = False

    @property
    def eyes(self) -> tuple[int, ...]:
        """Through which seats this connection sees the table."""
        return self.seats or (SPECTATOR,)

    def tell(self, message: ServerMessage) -> None:
        """Send a message as soon as the connection takes it."""
        self.send(encode(message))

    def send(self, data: bytes) -> None:
        """Send what is already encoded; a connection that takes nothing any more is closed."""
        if self.outbox.qsize() >= OUTBOX_LIMIT:
            self.close(TOO_SLOW)
        elif not self.is_leaving:
            self.outbox.put_nowait(data)

    def close(self, code: int) -> None:
        """Close the connection after what was sent."""
        if not self.is_leaving:
            self.is_leaving = True
            self.outbox.put_nowait(code)
