"""An attacker's own tools: bare connections, and a look at the server from outside."""

from __future__ import annotations

import base64
import os
import socket
import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

from omerta.server.testing import ServerProcess


def connect(server: ServerProcess, receive_buffer: int | None = None) -> socket.socket:
    """A bare connection; with a small buffer it soon takes nothing any more."""
    parts = urlsplit(server.address)
    assert parts.hostname is not None
    connection = socket.socket()
    if receive_buffer is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    connection.settimeout(30)
    connection.connect((parts.hostname, parts.port or 80))
    return connection


def head(server: ServerProcess, first_line: str, **headers: str) -> bytes:
    """The head of a request to this server."""
    fields = {
        "Host": urlsplit(server.address).netloc,
        **{name.replace("_", "-"): text for name, text in headers.items()},
    }
    return "\r\n".join([first_line, *[f"{name}: {text}" for name, text in fields.items()], "", ""]).encode()


def open_socket(server: ServerProcess, receive_buffer: int | None = None, **headers: str) -> socket.socket:
    """A WebSocket that is open and silent."""
    connection = connect(server, receive_buffer)
    key = base64.b64encode(os.urandom(16)).decode()
    connection.sendall(
        head(
            server,
            "GET /api/socket HTTP/1.1",
            Connection="Upgrade",
            Upgrade="websocket",
            Sec_WebSocket_Key=key,
            Sec_WebSocket_Version="13",
            **headers,
        )
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connection.recv(1)
    if b" 101 " not in answer:
        connection.close()
    assert b" 101 " in answer
    return connection


def frame(data: bytes, kind: int = 0x81) -> bytes:
    """A frame as a client sends it, masked with zeros: a whole text message, or another kind."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return bytes([kind]) + size + bytes(4) + data


def is_closed(connection: socket.socket) -> bool:
    """Does the server end this connection, whatever it still sends before?"""
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    return True


def memory(server: ServerProcess) -> int:
    """The server's memory in bytes."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def metric(server: ServerProcess, name: str) -> float:
    """One count of the server; 0 if it was never counted."""
    with urllib.request.urlopen(f"{server.address}metrics", timeout=30) as response:
        lines = response.read().decode().splitlines()
    return sum([float(line.rpartition(" ")[2]) for line in lines if line.startswith(name)])
