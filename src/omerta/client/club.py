"""A program at the door of a server: finds a table and sits down."""

from __future__ import annotations

import asyncio
import http.client
import re
import urllib.error
import urllib.request
from typing import Final, TypeVar

import msgspec

from omerta.client.player import Player, RefusedError
from omerta.kernel import OmertaError, Unreadable
from omerta.server.club.documents import Found, JoinTable, OpenTables, Seek
from omerta.server.wire import Claim, Claimed, Refusal, TableInfo, encode

_Answer = TypeVar("_Answer", bound=msgspec.Struct)
_ADDRESS: Final = re.compile(r"https?://([\w.-]+|\[[0-9a-fA-F:.]+\])(:\d{1,5})?(/|$)")
_LONGEST: Final = 1 << 24
"""No answer is longer."""


class Club:
    """One server. `token` is made on the account's page for a program; without one it comes as a guest."""

    def __init__(self, address: str, token: str = "") -> None:
        if not _ADDRESS.match(address):
            raise Unreadable(f"the address of a server is written http://HOST:PORT or https://HOST, not '{address}'")
        self.address = address.rstrip("/") + "/"
        self._token = token

    async def list_tables(self) -> tuple[TableInfo, ...]:
        """Tables that want company, then tables one can watch."""
        return (await self._ask("api/lobby", OpenTables)).tables

    async def seek(self, game: str, name: str = "") -> Player:
        """A seat at the table of this game that waits longest, or at a new one that waits for others."""
        found = await self._ask("api/lobby/seek", Found, Seek(game, name))
        if found.claimed is not None:
            return Player(self.address, [found.claimed.seat.token])
        assert found.opened is not None
        return Player(self.address, [link.token for link in (found.opened.host, *found.opened.seats)])

    async def join(self, table: str, name: str = "") -> Player:
        """A free seat of an open table."""
        return Player(self.address, [(await self._ask(f"api/lobby/{table}/join", Claimed, JoinTable(name))).seat.token])

    async def accept(self, invitation: str, name: str = "") -> Player:
        """The seat a link invites to; the link or its last part."""
        token = invitation.rpartition("/")[2]
        return Player(self.address, [(await self._ask("api/claims", Claimed, Claim(token, name))).seat.token])

    async def _ask(self, path: str, kind: type[_Answer], body: msgspec.Struct | None = None) -> _Answer:
        data = await asyncio.to_thread(self._fetch, path, None if body is None else encode(body))
        return self._decode(data, kind)

    def _decode(self, data: bytes, kind: type[_Answer]) -> _Answer:
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise OmertaError(f"{self.address} speaks another language: {error}") from None

    def _fetch(self, path: str, body: bytes | None) -> bytes:
        headers = {"Content-Type": "application/json", "User-Agent": "omerta.client"}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        request = urllib.request.Request(f"{self.address}{path}", body, headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return bytes(response.read(_LONGEST))
        except urllib.error.HTTPError as error:
            with error:
                raise RefusedError(self._decode(error.read(_LONGEST), Refusal)) from None
        except (OSError, http.client.HTTPException) as error:
            reason = error.reason if isinstance(error, urllib.error.URLError) else error
            raise OmertaError(f"{self.address} does not answer: {reason}") from None
