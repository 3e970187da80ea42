"""The door: how many connections there may be, how long they may keep silent, and how a stuck one is shown out.

uvicorn speaks the protocols; the classes here add the clocks it has not. They count a connection from its first moment,
whatever becomes of it: silence, a request, or a socket.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from omerta.server.guard.limits import Limits
from omerta.server.guard.origin import Proxies, household_of
from omerta.server.guard.purses import Purse
from omerta.server.operating.metrics import CONNECTIONS, SHOWN_OUT
from omerta.server.operating.ushers import Newcomer, hand_over

ABORT: Final = "omerta.abort"
"""The extension of a socket's scope that ends its connection at once, whatever still waits to be sent."""
HAND_OVER: Final = "omerta.hand-over"
"""The extension that puts the connection into another worker's letterbox, which goes on with it from its beginning."""
_BEGINNING: Final = 1 << 16
"""A connection over which more than this came can no longer change hands."""
_PIECES: Final = 2000
"""Of so many pieces at most may the body of a request come; honest ones are as large as the network makes them."""
_PORTION: Final = 1024
"""So many bytes of a socket are looked at before the next limit is."""
_GRACE: Final = 5.0
_log = logging.getLogger("omerta.server")


class Door:
    """All connections of one server."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self._proxies = proxies
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._addresses: Counter[str] = Counter()

    def admit(self, transport: asyncio.BaseTransport) -> bool:
        """May this connection come in? One that is already inside may."""
        if transport in self._inside:
            return True
        peer = transport.get_extra_info("peername")
        number = str(peer[0]) if peer else ""
        address = household_of(number)
        if len(self._inside) >= self.limits.connections:
            return self._refuse("connections", address)
        if self._addresses[address] >= self.limits.connections_per_address and number not in self._proxies:
            return self._refuse("connections-per-address", address)
        self._inside[transport] = address
        self._addresses[address] += 1
        CONNECTIONS.set(len(self._inside))
        return True

    def release(self, transport: asyncio.BaseTransport) -> None:
        """This connection is gone."""
        address = self._inside.pop(transport, None)
        if address is not None:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            CONNECTIONS.set(len(self._inside))

    def show_out(self, transport: asyncio.Transport, why: str) -> None:
        """End a connection for good, with a line in the log and a count."""
        note_shown_out(why, self._inside.get(transport, ""))
        transport.abort()

    def _refuse(self, why: str, address: str) -> bool:
        note_shown_out(why, address)
        return False


def note_shown_out(why: str, address: str) -> None:
    """A limit bit: say so to the operator."""
    SHOWN_OUT.labels(why).inc()
    _log.warning("limit %s: a connection from %s was closed", why, address or "somewhere")


class Crowd:
    """Sockets by the address of who asks; behind a proxy the door itself sees only the proxy's."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.connections_per_address
        self._sockets: Counter[str] = Counter()

    @contextmanager
    def joined_by(self, address: str) -> Iterator[bool]:
        """Count a socket as long as it is there; may it stay?"""
        self._sockets[address] += 1
        try:
            is_welcome = self._sockets[address] <= self._most
            if not is_welcome:
                note_shown_out("connections-per-address", address)
            yield is_welcome
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


class _Reader(h11.Connection):
    """Reads requests, and stops where the body of one comes in crumbs: each costs as much as a whole one."""

    pieces = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """What came next."""
        if self.pieces > _PIECES:
            return h11.PAUSED
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.pieces = 0
        elif isinstance(event, h11.Data):
            self.pieces += 1
        return event


class GuardedRequests(H11Protocol):
    """HTTP with a clock for the head of a request and one for the rest of it."""

    door: Door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or close it."""
        self.conn = self._reader = _Reader(h11.SERVER)
        super().connection_made(transport)
        self._clock: asyncio.TimerHandle | None = None
        self._clock_is_for = ""
        if self.door.admit(transport):
            self._watch()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read on; a new part of a request sets another clock."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch()
            if self._reader.pieces > _PIECES:
                self.door.show_out(self.transport, "pieces")

    def on_response_complete(self) -> None:
        """From here uvicorn's own clock waits for the next request."""
        super().on_response_complete()
        self._stop_clock()
        if not self.cycle.response_complete:  # The next request had already come.
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._stop_clock()
        super().connection_lost(exc)
        self.door.release(self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the socket's own clocks count."""
        self._stop_clock()
        self._clock_is_for = "socket"
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        if self._clock_is_for == "socket" or self.transport.is_closing():
            return
        is_answering = bool(self.cycle) and not self.cycle.response_complete
        wanted = "request-time" if is_answering else "head-time"
        if self._clock is not None and self._clock_is_for == wanted:
            return
        self._stop_clock()
        self._clock_is_for = wanted
        seconds = self.door.limits.request_time if is_answering else self.door.limits.head_time
        self._clock = self.loop.call_later(seconds, self.door.show_out, self.transport, wanted)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket that can be ended though its peer takes nothing any more, and that can change hands at its beginning."""

    door: Door
    _head = b""
    _frames: bytes | None = b""
    _brought: bytes | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection was let in as a request, or another worker brings it."""
        super().connection_made(transport)
        limits = self.door.limits
        self._purse = Purse(limits.frame_rate, limits.frame_burst, self.loop.time())
        if not self.door.admit(transport):
            self.transport.abort()
        elif self._brought is not None:
            super().data_received(self._head)

    def data_received(self, data: bytes) -> None:
        """Read on, and keep the beginning."""
        if self._brought is not None:
            self._brought += data
            if len(self._brought) > _BEGINNING:
                self.transport.pause_reading()
            return
        if not self._head:
            self._head = data
        elif self._frames is not None:
            self._frames = self._frames + data if len(self._frames) + len(data) <= _BEGINNING else None
        for start in range(0, len(data), _PORTION):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _PORTION])
        if not self.handshake_initiated:
            self._turn_away()

    def _turn_away(self) -> None:
        """The head of the request came whole and is not one of a socket (it has a body, or too much of something): no
        clock would run for it, so it ends here, with the answer the protocol has for it."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def hand_over(self, letterbox: socket.socket) -> bool:
        """Give the connection to another worker, if its beginning is still known."""
        if self._frames is None or self.transport.is_closing() or self.transport.get_write_buffer_size():
            return False
        self.transport.pause_reading()
        connection = self.transport.get_extra_info("socket").fileno()
        try:
            hand_over(letterbox, connection, Newcomer(self._head, self._frames))
        except OSError:
            if not self.read_paused:
                self.transport.resume_reading()
            raise
        self.transport.abort()
        return True

    def expect(self, newcomer: Newcomer) -> None:
        """The connection is one that another worker accepted: its request has been answered there."""
        self._head, self._frames, self._brought = newcomer.head, None, newcomer.frames

    async def send(self, message: ASGISendEvent) -> None:
        """Send something; of a connection that was brought, the peer has the first answer already."""
        if self._brought is None:
            await super().send(message)
            if self.initial_response is not None and self.close_sent:
                self.handshake_complete = True  # It was refused whole; uvicorn would complain that nothing was said.
        elif message["type"] != "websocket.accept":
            self.transport.abort()  # Refused here: the peer comes back, and is refused as others are.
        elif not self.transport.is_closing():
            self.handshake_complete = True
            self.conn.send_response(self.response)
            self.conn.data_to_send()
            self.start_keepalive()
            frames, self._brought = self._brought, None
            self.data_received(frames)
            if not self.read_paused:
                self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        super().connection_lost(exc)
        self.door.release(self.transport)

    def handle_connect(self, event: Request) -> None:
        """Give the application a way to end the connection at once."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][ABORT] = {"abort": self.transport.abort}
            self.scope["extensions"][HAND_OVER] = {"hand_over": self.hand_over}

    def handle_text(self, event: Frame) -> None:
        """Letters are read where messages are: what are none is refused there in one line, and fills no log."""
        self.handle_bytes(event)

    def handle_ping(self) -> None:
        """Answer, if there is not too much of it."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping, or none."""
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message."""
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        """Messages are paid for; of what brings none there must be little."""
        if self._purse.spend(1, self.loop.time()) > 0 and not self.transport.is_closing():
            self.door.show_out(self.transport, "frames")
        return not self.transport.is_closing()

    def keepalive_timeout(self) -> None:
        """No answer to a ping: closing politely would wait for a peer that takes nothing, so only for a while."""
        note_shown_out("ping-time", self.client[0] if self.client else "")
        super().keepalive_timeout()
        self.loop.call_later(_GRACE, self.transport.abort)


def guarded_protocols(door: Door) -> dict[str, Any]:
    """The protocol classes for uvicorn, bound to one door."""
    return {
        "http": type("Requests", (GuardedRequests,), {"door": door}),
        "ws": type("Socket", (GuardedSocket,), {"door": door}),
        "ws_ping_interval": door.limits.ping_time,
        "ws_ping_timeout": door.limits.ping_time,
    }
