"""People with browsers: each keeps its own cookies and asks the server as a page does."""

from __future__ import annotations

import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import TypeVar

import msgspec
import pytest

from omerta.server.club.documents import Login, NewAccount, Whoami
from omerta.server.testing import RefusedError, ServerProcess
from omerta.server.wire import NewTable, OpenedTable, Refusal, SeatChoice

Answer = TypeVar("Answer", bound=msgspec.Struct)
PASSWORD = "a long evening"


class Person:
    """One browser. `headers` are sent with every request."""

    def __init__(self, server: ServerProcess, **headers: str) -> None:
        self.server = server
        self.cookies = CookieJar()
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def fetch(self, path: str, body: object = None) -> bytes:
        """The body of an answer, or RefusedError; with a body it is a POST."""
        data = None if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", **self.headers}
        request = urllib.request.Request(f"{self.server.address}{path}", data, headers)
        try:
            with self._opener.open(request, timeout=30) as response:
                return bytes(response.read())
        except urllib.error.HTTPError as error:
            with error:
                raise RefusedError(msgspec.json.decode(error.read(), type=Refusal), error.code) from None

    def ask(self, path: str, kind: type[Answer], body: object = None) -> Answer:
        """A document of this kind."""
        return msgspec.json.decode(self.fetch(path, body), type=kind)

    def register(self, name: str, password: str = PASSWORD) -> Whoami:
        """A new account."""
        return self.ask("api/accounts", Whoami, NewAccount(name, password))

    def log_in(self, name: str, password: str = PASSWORD) -> Whoami:
        """Come back."""
        return self.ask("api/sessions", Whoami, Login(name, password))

    def open_table(self, game: str, *seats: str, **options: str) -> OpenedTable:
        """Open a table; a seat is `me`, `friend` or the rank of a bot."""
        people = {"me": SeatChoice("me", "Me"), "friend": SeatChoice("friend")}
        choices = [people.get(seat) or SeatChoice("bot", rank=seat) for seat in seats]
        return self.ask("api/tables", OpenedTable, NewTable(game, tuple(choices), options))

    def cookie(self) -> str | None:
        """The session's token as the browser keeps it."""
        return next((cookie.value for cookie in self.cookies if cookie.name == "omerta_session"), None)


def error_of(person: Person, path: str, body: object = None) -> str:
    """The code of the refusal this must meet."""
    with pytest.raises(RefusedError) as error:
        person.fetch(path, body)
    return error.value.refusal.error


def status(address: str, path: str) -> int:
    """The status of an answer, good or bad."""
    try:
        with urllib.request.urlopen(f"{address}{path}", timeout=30) as response:
            return int(response.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code
