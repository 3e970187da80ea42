"""Somebody's program that listens on a free port of this machine."""

from __future__ import annotations

import queue
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec


class Call(msgspec.Struct, frozen=True):
    """What it was sent."""

    path: str
    headers: str
    body: str


class Hook(msgspec.Struct, frozen=True):
    """Where it listens, and all calls that came."""

    address: str
    calls: queue.Queue[Call]

    def next(self) -> Any:
        """The document of the next call."""
        return msgspec.json.decode(self.calls.get(timeout=30).body)


@contextmanager
def run_hook() -> Iterator[Hook]:
    """Listen."""
    calls: queue.Queue[Call] = queue.Queue()

    class Listener(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            calls.put(Call(self.path, str(self.headers), body))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Listener) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield Hook(f"http://127.0.0.1:{server.server_port}/", calls)
        server.shutdown()
        thread.join()


@contextmanager
def run_drip() -> Iterator[str]:
    """A program that answers a call for ever, one header after the other; its address."""
    is_over = threading.Event()

    def drip(connection: socket.socket) -> None:
        with connection:
            try:
                while not is_over.wait(0.2):
                    connection.sendall(b"0")
            except OSError:
                pass

    def listen() -> None:
        while not is_over.is_set():
            try:
                connection, _ = door.accept()
            except OSError:
                return
            drops.append(threading.Thread(target=drip, args=(connection,)))
            drops[-1].start()

    drops: list[threading.Thread] = []
    with socket.create_server(("127.0.0.1", 0)) as door:
        listener = threading.Thread(target=listen)
        listener.start()
        yield f"http://127.0.0.1:{door.getsockname()[1]}/"
        is_over.set()
        door.shutdown(socket.SHUT_RDWR)
        for thread in (listener, *drops):
            thread.join()
