"""A real push service on a free port of this machine: takes sealed notices over https; browsers that open them."""

from __future__ import annotations

import queue
import ssl
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import trustme
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from omerta.server.club.reach.documents import Subscribe


class Browser:
    """A device with keys of its own, which the push service never sees."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters!"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = Subscribe(endpoint, _text(point), _text(self._auth), "de")

    def open(self, sealed: bytes) -> Any:
        """What a notice says."""
        plain = http_ece.decrypt(sealed, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return msgspec.json.decode(plain)


class PushService:
    """Where notices arrive; `status` is what it answers."""

    def __init__(self) -> None:
        self.address = ""
        self.status = 201
        self.heard: queue.Queue[tuple[str, Message, bytes]] = queue.Queue()

    def next(self) -> tuple[str, Message, bytes]:
        """Path, head and body of the next notice."""
        return self.heard.get(timeout=30)


@contextmanager
def run_push_service(authority: trustme.CA) -> Iterator[PushService]:
    """The service, as long as it is wanted."""
    service = PushService()

    class Listener(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.heard.put((self.path, self.headers, body))
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    secure = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(secure)
    with ThreadingHTTPServer(("127.0.0.1", 0), Listener) as server:
        server.socket = secure.wrap_socket(server.socket, server_side=True)
        service.address = f"https://localhost:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield service
        server.shutdown()
        thread.join()


def make_authority(folder: Path) -> tuple[trustme.CA, Path]:
    """Somebody who vouches for servers of this machine, and the file that says so."""
    authority, file = trustme.CA(), folder / "authority.pem"
    authority.cert_pem.write_to_path(str(file))
    return authority, file


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
