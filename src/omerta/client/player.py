"""A program in a seat: follows the table and answers when it is asked."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from omerta.kernel import OmertaError, Outcome, View
from omerta.server.wire import Act, ClientMessage, Hello, Refusal, Refused, Snapshot, TableChanged, Update, encode

_Seen = Snapshot | Update | TableChanged
_SEEN: Final = msgspec.json.Decoder(_Seen | Refused)
_KINDS: Final = ("snapshot", "update", "table-changed", "refused")
_FOR_GOOD: Final = (4408, 4410)
"""Close codes: no hello came in time, the seat was given away."""
_ATTEMPTS: Final = 10
_PAUSE: Final = 0.5


class RefusedError(OmertaError):
    """The server said no: `refusal` has a code for programs and a sentence for people."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.message)


class Position(msgspec.Struct, frozen=True):
    """What a seat sees when it is asked: the part of a view all games share, and everything else field by field."""

    seat: int
    view: View
    fields: dict[str, Any]

    @property
    def choices(self) -> list[str]:
        """Every action that is allowed now."""
        return [offer.action for offer in self.view.offers]


Choose = Callable[[Position], str]


class Player:
    """The seats that some keys open. Use it with `async with`."""

    def __init__(self, address: str, tokens: Sequence[str]) -> None:
        self._address = address
        self._tokens = tuple(tokens)
        self._socket: ClientConnection | None = None
        self._number = 0

    async def __aenter__(self) -> Self:
        await self._connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def play(self, choose: Choose) -> Outcome:
        """Answer with what `choose` says until the game is over; waits while a table still waits for others, and comes
        back when the connection breaks."""
        answered = -1
        async for message, positions in self._follow():
            settled = None if isinstance(message, Update) else message.table.settled
            outcome = settled or next((position.view.outcome for position in positions if position.view.outcome), None)
            if outcome is not None:
                return outcome
            if isinstance(message, Snapshot):
                answered = -1
            asked = next((position for position in positions if position.seat in position.view.to_move), None)
            if asked is not None and answered < message.sequence:
                answered = message.sequence
                self._number += 1
                await self._send(Act(self._number, asked.seat, message.sequence, choose(asked)))
        raise AssertionError("a table is followed for ever")

    async def _follow(self) -> AsyncIterator[tuple[_Seen, list[Position]]]:
        in_vain = 0
        while in_vain < _ATTEMPTS:
            assert self._socket is not None
            in_vain += 1
            with contextlib.suppress(ConnectionClosed):
                async for data in self._socket:
                    if told := _read(data):
                        in_vain = 0
                        yield told
            if self._socket.close_code in _FOR_GOOD:
                raise OmertaError(f"the server closed the connection for good ({self._socket.close_code})")
            await asyncio.sleep(_PAUSE * in_vain)
            await self._connect()
        raise OmertaError(f"{self._address} shows no table and closes every connection")

    async def _connect(self) -> None:
        for attempt in range(_ATTEMPTS):
            try:
                self._socket = await connect(f"ws{self._address.removeprefix('http')}api/socket", compression=None)
                await self._send(Hello(self._tokens))
            except (WebSocketException, OSError) as error:
                if attempt == _ATTEMPTS - 1:
                    raise OmertaError(f"{self._address} does not answer: {error}") from None
                await asyncio.sleep(_PAUSE * attempt)
            else:
                return

    async def _send(self, message: ClientMessage) -> None:
        assert self._socket is not None
        await self._socket.send(encode(message), text=True)


def _read(data: str | bytes) -> tuple[_Seen, list[Position]] | None:
    """What a message shows of the table, if it shows anything."""
    try:
        raw = msgspec.json.decode(data, type=dict[str, Any])
        if raw.get("type") not in _KINDS:
            return None
        message = _SEEN.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise OmertaError(f"the server speaks another language: {error}") from None
    if isinstance(message, Refused):
        if message.refusal.error == "stale":  # Somebody was quicker; what is asked now comes by itself.
            return None
        raise RefusedError(message.refusal)
    if isinstance(message, TableChanged):
        return message, []
    seen = zip(message.sights, raw["sights"], strict=True)
    return message, [Position(sight.seat, sight.view, fields["view"]) for sight, fields in seen]
