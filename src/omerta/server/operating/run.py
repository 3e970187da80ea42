"""Runs the server on one address until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from typing import Final

import msgspec
import uvicorn

from omerta.kernel import Unreadable
from omerta.server.app import make_app
from omerta.server.guard.door import Door, GuardedSocket, guarded_protocols
from omerta.server.guard.limits import Limits
from omerta.server.guard.origin import Proxies
from omerta.server.operating.logs import set_up_logs
from omerta.server.operating.ushers import Newcomer, Usher, WorkerPlace
from omerta.server.settings import Settings

_FRAME_LIMIT: Final = 1 << 16
"""Beyond this the connection itself is closed; up to it, a message that is too long gets an answer."""
_SPARE_FILES: Final = 100
_SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address kept for examples, which no machine has."""
_SWITCH: Final = 0.001
"""How long a thread that draws a replay may hold up the tables."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one."""
    if not host:  # which the system takes for all addresses there are
        raise Unreadable("--host names no address; 0.0.0.0 lets your network in")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise Unreadable(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return listener


def address_of(listener: socket.socket) -> str:
    """The address a browser opens."""
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def house_address(listener: socket.socket) -> str | None:
    """The address that others in the house open, where the server listens to them at all."""
    host, port = listener.getsockname()[:2]
    if host != "0.0.0.0":
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says which of its addresses it would send from.
            probe.connect(_SOMEWHERE)
        except OSError:
            return None
        own: str = probe.getsockname()[0]
    return None if own.startswith("127.") else f"http://{own}:{port}/"


def serve(settings: Settings, listener: socket.socket, announce: Callable[[str], None]) -> None:
    """Serve until a signal comes; `announce` hears the address once people can come."""
    if not settings.names and settings.house is None:
        settings = msgspec.structs.replace(settings, house=house_address(listener))
    if settings.workers > 1:
        from omerta.server.operating.supervisor import supervise

        supervise(settings, listener, lambda: announce(address_of(listener)))
    else:
        work(settings, listener, lambda: announce(address_of(listener)))


def think(redis: str, processes: int | None, log: tuple[str, str], announce: Callable[[int], None]) -> None:
    """Answer for the bots of other servers until a signal comes; `announce` hears how many think at once."""
    from omerta.server.thinking.processes import Processes
    from omerta.server.thinking.queue import answer_questions

    set_up_logs(*log)
    workers = Processes(processes)
    announce(workers.count)
    answer_questions(redis, workers)


class _Server(uvicorn.Server):
    """Also serves those whom other workers bring."""

    def __init__(self, config: uvicorn.Config, usher: Usher | None, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._usher = usher
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """From now on people come."""
        await super().startup(sockets)
        if self._usher is not None:
            self._usher.open(self._greet)
        self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody is brought any more."""
        if self._usher is not None:
            self._usher.close()
        await super().shutdown(sockets)

    async def _greet(self, connection: socket.socket, newcomer: Newcomer) -> None:
        loop, state = asyncio.get_running_loop(), self.lifespan.state

        def expect() -> GuardedSocket:
            kind: type[GuardedSocket] = self.config.ws_protocol_class  # type: ignore[assignment]
            protocol = kind(self.config, self.server_state, state, loop)
            protocol.expect(newcomer)
            return protocol

        try:
            await loop.connect_accepted_socket(expect, connection)
        except OSError:
            connection.close()  # gone meanwhile


def work(
    settings: Settings, listener: socket.socket, announce: Callable[[], None], place: WorkerPlace | None = None
) -> None:
    """One process that serves; `place` says where it stands among several behind one address."""
    set_up_logs(settings.log_level, settings.log_format)
    sys.setswitchinterval(_SWITCH)
    limits = settings.limits
    usher = Usher(place) if place is not None else None
    door = Door(_within_file_limit(limits), Proxies(settings.proxies))
    config = uvicorn.Config(
        make_app(settings, usher),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=_FRAME_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        **guarded_protocols(door),
    )
    listener.listen(config.backlog)
    # What is loaded by now stays; the collector need not look at it again.
    gc.freeze()
    _Server(config, usher, announce).run([listener])


def _within_file_limit(limits: Limits) -> Limits:
    """No more connections than the system gives files to this process, which is asked for all it may have."""
    try:
        import resource
    except ModuleNotFoundError:  # not on Windows, which has no such limit
        return limits
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + _SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY:
        return limits
    return msgspec.structs.replace(limits, connections=max(1, min(limits.connections, soft - _SPARE_FILES)))
