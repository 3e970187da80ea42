"""Where a request comes from: the name it was sent to, the page that sent it, and what it says it carries."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Scope

from omerta.kernel import Unreadable
from omerta.server.problems import Rejected

_WRITING: Final = ("POST", "PUT", "PATCH", "DELETE")
_NAME: Final = re.compile(r"[\w.-]+(:\d+)?|\[[\da-f:]+\](:\d+)?", re.IGNORECASE)


def check_names(names: Iterable[str]) -> None:
    """Refuse what no browser sends as a name."""
    for name in names:
        if not _NAME.fullmatch(name):
            raise Unreadable(f"--name {name}: only the name, as in table.example, without https:// and slashes")


class ServerNames:
    """The names this server answers to. Without any configured: this machine's own, and addresses in numbers, because
    a foreign page can make a browser send its own name here but never a number it does not own."""

    def __init__(self, names: Iterable[str]) -> None:
        self._configured = frozenset([name.lower() for name in names])
        here = socket.gethostname().lower()
        self._own = frozenset(["localhost", here, f"{here.partition('.')[0]}.local"])

    def check(self, scope: Scope) -> None:
        """Refuse what was sent to another name or by another page, and forms that pretend to be ours."""
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if not self._is_ours(host):
            raise Rejected("unknown-name", host[:80])
        is_socket = scope["type"] == "websocket"
        if is_socket or scope["method"] in _WRITING:
            origin = headers.get("origin")
            if origin is not None and _place_of(origin.lower()) not in {host, *self._configured}:
                raise Rejected("foreign-page", origin[:80])
        if not is_socket and scope["method"] in _WRITING:
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            if kind != "application/json":
                raise Rejected("not-json", kind[:80] or "no Content-Type")

    def _is_ours(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if self._configured:
            return name in self._configured or host in self._configured or _is_loopback(name)
        return name in self._own or _is_number(name)


def _place_of(origin: str) -> str | None:
    """The name and port of a page; nothing, where it cannot be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


class Proxies:
    """The addresses and networks that may say for whom they ask."""

    def __init__(self, addresses: Iterable[str]) -> None:
        try:
            self._networks = [ipaddress.ip_network(address, strict=False) for address in addresses]
        except ValueError as error:
            raise Unreadable(f"--proxy takes numbers, as in 127.0.0.1 or 10.0.0.0/24: {error}") from None

    def __contains__(self, address: str) -> bool:
        return _is_number(address) and any(ipaddress.ip_address(address) in network for network in self._networks)


def address_of(connection: HTTPConnection) -> str:
    """Who asks; behind a proxy that is trusted, for whom it asks."""
    return household_of(connection.client.host) if connection.client is not None else ""


@lru_cache(4096)
def household_of(address: str) -> str:
    """What purses and limits are for: an address, but of IPv6 the network of 64 bits, in which one machine can take
    any."""
    if not _is_number(address):
        return address
    number = ipaddress.ip_address(address)
    if isinstance(number, ipaddress.IPv4Address) or number.is_loopback:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((int(number), 64), strict=False).network_address)


def is_near(address: str) -> bool:
    """Does this address belong to this machine or a network of its own?"""
    return _is_number(address) and ipaddress.ip_address(address).is_private


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(name: str) -> bool:
    return name == "localhost" or (_is_number(name) and ipaddress.ip_address(name).is_loopback)
