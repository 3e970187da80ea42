"""For tests and benchmarks: a server in a process of its own, and a device that sits at its tables as a browser does.

`python -m omerta.server.testing SETTINGS [PORT]` serves on loopback, on a free port if none is named; SETTINGS is a
`Settings` document in JSON.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from omerta.kernel import OmertaError, View
from omerta.server.operating.run import listen, serve
from omerta.server.settings import Settings
from omerta.server.wire import (
    Act,
    ClientMessage,
    FromServer,
    Hello,
    NewTable,
    OpenedTable,
    ProposalKind,
    Propose,
    Refusal,
    Refused,
    Remark,
    Remarked,
    Reply,
    SeatChoice,
    SeatSight,
    Snapshot,
    TableChanged,
    TableInfo,
    Talk,
    TalkClosed,
    Told,
    Undo,
    Update,
    encode,
)

Answer = TypeVar("Answer", bound=msgspec.Struct)
_PEOPLE = {"me": SeatChoice("me"), "friend": SeatChoice("friend")}
_decode = msgspec.json.Decoder(FromServer).decode


class RefusedError(OmertaError):
    """The server said no."""

    def __init__(self, refusal: Refusal, status: int = 0) -> None:
        self.refusal = refusal
        self.status = status
        super().__init__(refusal.message)


class ServerProcess:
    """A real server; `kill` ends it as a power cut would, `start` brings it back on the same database and address."""

    def __init__(self, settings: Settings, errors: Path | None = None) -> None:
        self.settings = settings
        self.address = ""
        self._errors = errors or Path(settings.database).with_suffix(".errors")
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the process and wait until it listens."""
        command = [sys.executable, "-m", "omerta.server.testing", msgspec.json.encode(self.settings).decode()]
        if port := urlsplit(self.address).port:
            command.append(str(port))
        with self._errors.open("a", encoding="utf-8") as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        if not self.address:
            raise OmertaError(f"the server did not start: {self.complaints()}")

    @property
    def pid(self) -> int:
        """The process's number."""
        assert self._process is not None
        return self._process.pid

    def signal(self, number: int) -> None:
        """Send the process a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """End the process without giving it a chance to tidy up."""
        self._end(subprocess.Popen.kill)

    def stop(self) -> None:
        """Ask the process to end and wait for it."""
        self._end(subprocess.Popen.terminate)

    def _end(self, how: Callable[[subprocess.Popen[str]], None]) -> None:
        process, self._process = self._process, None
        if process is not None:
            how(process)
            process.wait()
            assert process.stdout is not None
            process.stdout.close()

    def complaints(self) -> str:
        """What the server wrote to its error output."""
        return self._errors.read_text(encoding="utf-8")

    def post(self, path: str, document: object, kind: type[Answer]) -> Answer:
        """Send a document over HTTP and read the answer."""
        body = document if isinstance(document, bytes) else msgspec.json.encode(document)
        return msgspec.json.decode(self.fetch(path, body), type=kind)

    def open_table(self, game: str, *seats: str, **options: str) -> OpenedTable:
        """Open a table; a seat is `me`, `friend` or the rank of a bot."""
        choices = [_PEOPLE.get(seat) or SeatChoice("bot", rank=seat) for seat in seats]
        return self.post("api/tables", NewTable(game, tuple(choices), options), OpenedTable)

    def fetch(self, path: str, body: bytes | None = None, token: str = "") -> bytes:
        """The body of an answer over HTTP, or RefusedError."""
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.address}{path}", body, headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return bytes(response.read())
        except urllib.error.HTTPError as error:
            with error:
                raise RefusedError(msgspec.json.decode(error.read(), type=Refusal), error.code) from None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Device:
    """A browser without a screen: holds keys, follows the table by the protocol alone, remembers all it heard."""

    def __init__(self, tokens: Sequence[str]) -> None:
        self.tokens = tuple(tokens)
        self.sequence = 0
        self.table: TableInfo | None = None
        self.sights: dict[int, SeatSight] = {}
        self.memories: dict[int, list[tuple[Told, ...]]] = {}
        self.talk: list[Remark] = []
        self.is_talk_closed = False
        self.silenced: tuple[int, ...] = ()
        self.heard: list[str] = []
        self.close_code: int | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[int, asyncio.Future[FromServer]] = {}
        self._number = 0
        self._changed = asyncio.Condition()

    async def connect(self, address: str) -> Self:
        """Come to the table, or back to it from where this device was."""
        self.close_code = None
        try:
            self._socket = await connect(f"ws{address.removeprefix('http')}api/socket", compression=None)
        except WebSocketException as error:
            raise ConnectionError(str(error)) from None
        greeted = asyncio.get_running_loop().create_future()
        self._answers = {0: greeted}
        self._reader = asyncio.create_task(self._read(self._socket))
        try:
            await self.send(encode(Hello(self.tokens, self.sequence)))
            await greeted
        except BaseException:
            await self.disconnect()
            raise
        return self

    async def disconnect(self) -> None:
        """Go away."""
        if self._socket is not None and self._reader is not None:
            await self._socket.close()
            await self._reader

    async def send(self, data: bytes | str) -> None:
        """Send something, readable or not, as text."""
        assert self._socket is not None
        try:
            await self._socket.send(data, text=True)
        except ConnectionClosed as error:
            raise ConnectionError(str(error)) from None

    async def ask(self, make: Callable[[int], ClientMessage]) -> FromServer:
        """Send a request and return its answer, or raise RefusedError."""
        self._number += 1
        answer: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._answers[self._number] = answer
        await self.send(encode(make(self._number)))
        return await answer

    async def act(self, seat: int, action: str) -> None:
        """Choose; returns when the server has stored it."""
        expected = self.sequence
        await self.ask(lambda number: Act(number, seat, expected, action))

    async def undo(self, seat: int) -> None:
        """Take the last choice back."""
        expected = self.sequence
        await self.ask(lambda number: Undo(number, seat, expected))

    async def propose(self, kind: ProposalKind) -> None:
        """Propose something for the first seat of this device; without one, as the host."""
        seat = next((seat for seat in self.sights if seat >= 0), None)
        await self.ask(lambda number: Propose(number, kind, seat))

    async def answer(self, agrees: bool) -> None:
        """Agree to what is proposed, or not."""
        await self.ask(lambda number: Reply(number, agrees))

    async def until(self, is_so: Callable[[Self], bool]) -> None:
        """Wait until something is so."""
        async with self._changed:
            await self._changed.wait_for(lambda: is_so(self) or self.close_code is not None)
        if not is_so(self):
            raise ConnectionError(f"the connection was closed with {self.close_code}")

    async def play(self, choose: Callable[[View], str], choices: int | None = None) -> None:
        """Play all seats of this device to the end of the game, or for so many choices."""
        while choices is None or choices > 0:
            await self.until(lambda device: device.is_over or device.seat_to_move() is not None)
            seat = self.seat_to_move()
            if seat is None:
                return
            await self.act(seat, choose(self.sights[seat].view))
            choices = None if choices is None else choices - 1

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        settled = self.table.settled if self.table is not None else None
        return settled is not None or any(sight.view.outcome is not None for sight in self.sights.values())

    def seat_to_move(self) -> int | None:
        """A seat of this device that owes a choice."""
        return next((seat for seat, sight in self.sights.items() if seat in sight.view.to_move), None)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                text = data if isinstance(data, str) else data.decode()
                self.heard.append(text)
                self._take(_decode(text))
                async with self._changed:
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        self.close_code = socket.close_code or 0
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the connection was lost before an answer came"))
                answer.exception()
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: FromServer) -> None:
        match message:
            case Snapshot():
                self.sequence, self.table = message.sequence, message.table
                self.sights = {sight.seat: sight for sight in message.sights}
                for memory in message.memories:
                    known = self.memories.setdefault(memory.seat, [])
                    known[message.first :] = memory.moments
                self._settle(0, message)
            case Update():
                self.sequence = message.sequence
                if self.table is not None:
                    self.table = msgspec.structs.replace(self.table, clocks=message.clocks)
                self.sights = {sight.seat: sight for sight in message.sights}
                for sight in message.sights:
                    if message.undone:
                        del self.memories[sight.seat][message.moment + 1 :]
                    else:
                        self.memories[sight.seat][message.moment :] = [sight.events]
            case TableChanged():
                self.sequence, self.table = message.sequence, message.table
            case Talk():
                self.talk = list(message.remarks)
                self.is_talk_closed, self.silenced = message.is_closed, message.silenced
            case Remarked(remark=remark):
                self.talk.append(remark)
            case TalkClosed(is_closed=is_closed, silenced=silenced):
                self.is_talk_closed, self.silenced = is_closed, silenced
            case Refused(id=number, refusal=refusal):
                self._settle(number or 0, RefusedError(refusal))
            case _:
                self._settle(message.id, message)

    def _settle(self, number: int, answer: FromServer | RefusedError) -> None:
        future = self._answers.get(number)
        if future is None or future.done():
            return
        if isinstance(answer, RefusedError):
            future.set_exception(answer)
        else:
            future.set_result(answer)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.disconnect()


def run(story: Coroutine[None, None, None], seconds: float = 60) -> None:
    """Play a story to its end, or fail after so many seconds."""
    asyncio.run(asyncio.wait_for(story, seconds))


def at_random(seed: str, avoid: str = "") -> Callable[[View], str]:
    """A player who takes any offer, the one to avoid only when there is no other."""
    dice = random.Random(seed)

    def choose(view: View) -> str:
        actions = [offer.action for offer in view.offers]
        return dice.choice([action for action in actions if action != avoid] or actions)

    return choose


def main(arguments: list[str]) -> None:
    """Serve as the settings in the first argument say, and print the address."""
    settings = msgspec.json.decode(arguments[0], type=Settings)
    serve(settings, listen("127.0.0.1", int(arguments[1]) if len(arguments) > 1 else 0), _print_address)


def _print_address(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
