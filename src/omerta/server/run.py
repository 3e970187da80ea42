"""Runs the server on one address until it is told to stop."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from omerta.kernel import Unreadable
from omerta.server.app import make_app
from omerta.server.house import Settings

_FRAME_LIMIT: Final = 1 << 20
"""Beyond this the connection itself is closed; up to it, a message that is too long gets an answer."""
_SQLITE: Final = "sqlite:///"


def default_database() -> str:
    """The tables of the person who runs the server, in the place the system keeps such things."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(base) / "omerta" / "tables.db")


def read_database(url: str) -> str:
    """The file behind a database address: a path or `sqlite:///path`."""
    if url.startswith(_SQLITE):
        return url.removeprefix(_SQLITE)
    if "://" in url:
        raise Unreadable(f"database '{url}': this server stores in SQLite; write sqlite:///FILE or a file name")
    return url


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one."""
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


def serve(settings: Settings, listener: socket.socket, announce: Callable[[str], None]) -> None:
    """Serve until a signal comes; `announce` hears the address once people can come."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=_FRAME_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    listener.listen(config.backlog)
    announce(address_of(listener))
    uvicorn.Server(config).run([listener])
