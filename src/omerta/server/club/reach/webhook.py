"""Calls to the programs of accounts. They must not become a way into the operator's own network."""

from __future__ import annotations

import http.client
import ipaddress
import re
import socket
import ssl
import time
from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

from omerta.server.problems import Rejected

_PORTS: Final = {"http": 80, "https": 443}
_PATIENCE: Final = 5.0
"""Seconds a program may take to be reached, and as many to answer, however it deals them out."""
_STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
_LINE: Final = 64
"""Within so many bytes an answer says its status."""
_JSON: Final = {"Content-Type": "application/json"}
_TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""Behind these stand addresses of the older kind, of whatever network."""


def check_webhook(url: str) -> None:
    """Refuse what is no address a program could listen at."""
    if not is_callable(url, tuple(_PORTS)):
        raise Rejected("bad-webhook")


def is_callable(url: str, schemes: Collection[str]) -> bool:
    """Could a program listen at this address?"""
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in schemes and bool(parts.hostname) and parts.username is None and parts.port != 0
    except ValueError:
        return False
    return is_good and url.isascii() and url.isprintable() and " " not in url


def call(url: str, body: bytes, is_inside_allowed: bool, headers: Mapping[str, str] = _JSON) -> int:
    """Post a document; the address is looked up once, and only that one is called. Redirections are not followed, and
    of the answer only the status is read. Raises OSError."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or _PORTS[parts.scheme]
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError:
        raise ConnectionError("no network knows such a name") from None
    numbers = [str(place[0]) for *_, place in found]
    if not is_inside_allowed and not all(is_outside(number) for number in numbers):
        raise PermissionError("the address lies in a network of its own")
    connection = http.client.HTTPConnection(host, port, timeout=_PATIENCE)
    connection.sock = socket.create_connection((numbers[0], port), _PATIENCE)
    try:
        if parts.scheme == "https":
            connection.sock = ssl.create_default_context().wrap_socket(connection.sock, server_hostname=host)
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        connection.request("POST", path, body, {"User-Agent": "omerta", **headers})
        return _read_status(connection.sock)
    except http.client.HTTPException as error:
        raise ConnectionError(type(error).__name__) from None
    finally:
        connection.close()


def _read_status(connection: socket.socket) -> int:
    """A program that answers drop by drop has no more time than another."""
    heard, until = b"", time.monotonic() + _PATIENCE
    while (found := _STATUS.match(heard)) is None and len(heard) < _LINE:
        left = until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        connection.settimeout(left)
        part = connection.recv(_LINE)
        if not part:
            break
        heard += part
    if found is None:
        raise ConnectionError("no status")
    return int(found[1])


def is_outside(number: str) -> bool:
    """Does this address belong to the open internet?"""
    address = ipaddress.ip_address(number.partition("%")[0])
    inner = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None) or address
    if address in _TRANSLATED or getattr(address, "teredo", None):
        return False
    return bool(address.is_global and inner.is_global and not address.is_multicast)
