"""Ushers: of several workers behind one address one is home to each table, and who comes to another is brought there.

So the people of a table are together, and one worker draws and writes for all of them. The connection itself changes
hands: the system passes it on, with what came over it so far. Nothing depends on it: where that fails, whoever accepted
the connection serves it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import zlib
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Final

import msgspec

_PATIENCE: Final = 2.0
"""How long a worker may be too busy to take somebody."""
_AT_ONCE: Final = 16
_LARGEST: Final = 1 << 18
_log = logging.getLogger("omerta.server")


class WorkerPlace(msgspec.Struct, frozen=True):
    """Which of how many workers this is, and the private folder in which they find each other."""

    number: int
    workers: int
    folder: str


class Newcomer(msgspec.Struct, frozen=True):
    """What came over a connection so far: the request to become a socket, and the frames after it."""

    head: bytes
    frames: bytes


Greet = Callable[[socket.socket, Newcomer], Coroutine[None, None, None]]
_decode: Final = msgspec.msgpack.Decoder(Newcomer).decode


def hand_over(letterbox: socket.socket, connection: int, newcomer: Newcomer) -> None:
    """Put a connection into another worker's letterbox; it is that worker's from here on."""
    socket.send_fds(letterbox, [msgspec.msgpack.encode(newcomer)], [connection])


class Usher:
    """Knows where tables are at home, brings people there, and welcomes those whom others bring."""

    def __init__(self, place: WorkerPlace) -> None:
        self._place = place
        self._inbox: socket.socket | None = None
        self._greetings: set[asyncio.Task[None]] = set()

    async def bring(self, table: str, give: Callable[[socket.socket], bool]) -> bool:
        """Bring somebody to the table's home, if that is another worker; `give` hands the connection over."""
        home = zlib.crc32(table.encode()) % self._place.workers
        if home == self._place.number:
            return False
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as letterbox:
            letterbox.setblocking(False)
            try:
                letterbox.connect(self._address(home))
                async with asyncio.timeout(_PATIENCE):
                    while True:
                        with contextlib.suppress(BlockingIOError):
                            return give(letterbox)
                        await _until_writable(letterbox)
            except OSError as error:
                _log.info("table %s is served here, its own worker takes nobody: %s", table, error)
                return False

    def open(self, greet: Greet) -> None:
        """From now on take in whom others bring. Another worker that had this place before gets no one any more."""
        inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        inbox.setblocking(False)
        address = self._address(self._place.number)
        own = Path(f"{address}.{os.getpid()}")
        try:
            inbox.bind(str(own))
            own.replace(address)
        except OSError as error:
            inbox.close()
            _log.warning("people of one table may be at several workers: %s", error)
            return
        self._inbox = inbox
        asyncio.get_running_loop().add_reader(inbox, self._take, inbox, greet)

    def close(self) -> None:
        """Take in nobody any more; whoever is on the way comes back by oneself."""
        inbox, self._inbox = self._inbox, None
        if inbox is not None:
            asyncio.get_running_loop().remove_reader(inbox)
            inbox.close()

    def _take(self, inbox: socket.socket, greet: Greet) -> None:
        for _ in range(_AT_ONCE):
            try:
                data, connections, _, _ = socket.recv_fds(inbox, _LARGEST, 1)
            except BlockingIOError:
                return
            for connection in connections:
                task = asyncio.create_task(greet(socket.socket(fileno=connection), _decode(data)))
                self._greetings.add(task)
                task.add_done_callback(self._greetings.discard)

    def _address(self, number: int) -> str:
        return str(Path(self._place.folder) / f"usher-{number}")


async def _until_writable(letterbox: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    writable: asyncio.Future[None] = loop.create_future()
    loop.add_writer(letterbox, writable.set_result, None)
    try:
        await writable
    finally:
        loop.remove_writer(letterbox)
