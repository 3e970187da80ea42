"""The socket: hears one connection's messages in order and answers each of them."""

from __future__ import annotations

import asyncio
import logging
from typing import assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from omerta.kernel import SPECTATOR, Game, IllegalAction
from omerta.server.guests import GOING_AWAY, LINK_REVOKED, Guest
from omerta.server.history import Play, show_frames, told
from omerta.server.house import House
from omerta.server.links import new_link
from omerta.server.log import SeatFreed
from omerta.server.problems import Rejected, refusal_of
from omerta.server.rooms import Room
from omerta.server.store import Retirement
from omerta.server.wire import (
    MESSAGE_LIMIT,
    Act,
    Done,
    Forecast,
    FromClient,
    Hello,
    Invite,
    Invited,
    Preview,
    Reason,
    Refused,
    Rematch,
    Replay,
    Replayed,
    Start,
    Undo,
    WhyNot,
    decode_message,
)

_log = logging.getLogger("omerta.server")


class _Numbered(msgspec.Struct):
    id: int | None = None


async def attend(socket: WebSocket, house: House) -> None:
    """Serve one connection from its first message to its end."""
    await socket.accept()
    visitor = Visitor(house)
    sender = asyncio.create_task(_send_all(socket, visitor.guest))
    try:
        while (message := await socket.receive())["type"] == "websocket.receive":
            text = message.get("text")
            await visitor.hear(text.encode() if text is not None else message.get("bytes") or b"")
    finally:
        await visitor.leave()
        visitor.guest.close(GOING_AWAY)
        await sender


async def _send_all(socket: WebSocket, guest: Guest) -> None:
    try:
        while isinstance(item := await guest.outbox.get(), bytes):
            await socket.send_text(item.decode())
        await socket.close(item)
    except (WebSocketDisconnect, RuntimeError):
        # The other side is gone; whoever reads from the socket learns it too.
        guest.is_leaving = True


class Visitor:
    """One connection and the table it said hello to."""

    def __init__(self, house: House) -> None:
        self.guest = Guest()
        self._house = house
        self._room: Room | None = None

    async def hear(self, data: bytes) -> None:
        """Carry out one message; whatever is wrong with it is answered and changes nothing."""
        number: int | None = None
        try:
            message = _read(data)
            number = None if isinstance(message, Hello) else message.id
            await self._answer(message)
        except (Rejected, IllegalAction) as error:
            self.guest.tell(Refused(_number(data) if number is None else number, refusal_of(error)))
        except Exception:
            _log.exception("a message failed")
            self.guest.tell(Refused(number, refusal_of(Rejected("server-error"))))

    async def leave(self) -> None:
        """The connection is gone."""
        room, self._room = self._room, None
        if room is not None:
            async with room.lock:
                room.leave(self.guest)

    async def _answer(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
            return
        if self._room is None:
            raise Rejected("hello-first")
        async with self._house.visit(self._room.id) as room:
            if room is not self._room:
                raise Rejected("hello-first")
            match message:
                case Start() | Rematch() | Invite():
                    await self._arrange(room, message)
                    return
                case Act() | Undo() | WhyNot() | Preview():
                    await self._play(room, message)
                    return
                case Replay():
                    play, is_over = room.find_play(message.game_number)
                case _:
                    assert_never(message)
        # The table goes on while a game is shown again.
        await self._replay(room.game, play, is_over, message)

    async def _hello(self, hello: Hello) -> None:
        keys = [await self._house.find_key(token) for token in hello.tokens]
        if len({key.table for key in keys}) != 1:
            raise Rejected("links-of-two-tables")
        if any(key.role == "invitation" for key in keys):
            raise Rejected("claim-first")
        await self.leave()
        async with self._house.visit(keys[0].table) as room:
            for token in hello.tokens:
                await self._house.find_key(token)  # A link may have been replaced while we waited for the lock.
            self.guest.seats = tuple(sorted({key.seat for key in keys if key.role == "seat" and key.seat is not None}))
            self.guest.is_host = any(key.role == "host" for key in keys)
            self._room = room
            room.join(self.guest, hello.sequence)

    async def _arrange(self, room: Room, message: Start | Rematch | Invite) -> None:
        match message:
            case Start():
                self._be_host()
                if room.phase != "lobby":
                    raise Rejected("already-started")
                await room.start()
            case Rematch():
                if not self.guest.seats and not self.guest.is_host:
                    raise Rejected("only-the-seated")
                if room.phase != "over":
                    raise Rejected("not-over")
                await room.start()
            case Invite(seat=seat):
                self._be_host()
                await self._invite(room, message.id, seat)
                return
        self.guest.tell(Done(message.id, room.history.sequence))

    async def _invite(self, room: Room, number: int, seat: int) -> None:
        choices = room.history.opening.seats
        if seat >= len(choices) or choices[seat].kind != "friend":
            raise Rejected("not-a-friends-seat")
        link, key = new_link(room.id, "invitation", seat)
        await room.commit(SeatFreed(seat), [key], Retirement(seat, ("invitation", "seat"), "revoked"))
        for guest in [guest for guest in room.guests if seat in guest.seats]:
            guest.tell(Refused(None, refusal_of(Rejected("revoked-link"))))
            guest.close(LINK_REVOKED)
            room.guests.remove(guest)
        room.announce_change()
        self.guest.tell(Invited(number, link))

    async def _play(self, room: Room, message: Act | Undo | WhyNot | Preview) -> None:
        seat = message.seat
        if seat not in self.guest.seats:
            raise Rejected("not-your-seat")
        match message:
            case Act():
                await room.act(seat, message.expected, message.action)
                self.guest.tell(Done(message.id, room.history.sequence))
            case Undo():
                await room.undo(seat, message.expected)
                self.guest.tell(Done(message.id, room.history.sequence))
            case WhyNot():
                error = room.why_not(seat, message.action)
                self.guest.tell(Reason(message.id, refusal_of(error) if error else None))
            case Preview():
                self.guest.tell(Forecast(message.id, told(room.preview(seat, message.action), seat)))

    async def _replay(self, game: Game, play: Play, is_over: bool, message: Replay) -> None:
        seat = self.guest.eyes[0] if message.seat is None else message.seat
        if seat != SPECTATOR and not 0 <= seat < game.seats:
            raise Rejected("not-your-seat")
        if seat not in self.guest.eyes and not is_over:
            raise Rejected("closed-eyes")
        frames = await asyncio.to_thread(show_frames, game, play, seat, message.first, message.count)
        self.guest.tell(Replayed(message.id, message.game_number, seat, len(play.moments), frames))

    def _be_host(self) -> None:
        if not self.guest.is_host:
            raise Rejected("only-the-host")


def _read(data: bytes) -> FromClient:
    if len(data) > MESSAGE_LIMIT:
        raise Rejected("too-long", f"{len(data)} bytes, at most {MESSAGE_LIMIT}")
    try:
        message: FromClient = decode_message(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Rejected("malformed", str(error)) from None
    return message


def _number(data: bytes) -> int | None:
    """The id of a message that could not be read as a whole, if at least that can."""
    try:
        return msgspec.json.decode(data[:MESSAGE_LIMIT], type=_Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
