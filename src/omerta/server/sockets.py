"""The socket: hears one connection's messages in order and answers each of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from omerta.kernel import SPECTATOR, IllegalAction
from omerta.server.guard.door import ABORT, HAND_OVER, note_shown_out
from omerta.server.guard.origin import address_of
from omerta.server.guard.purses import ADVICE, CHOICE, FRAME, GREETING, LOOK, MESSAGE, REMARK, REVIEW
from omerta.server.house import House
from omerta.server.links import new_link
from omerta.server.operating.metrics import CHOICE_SECONDS, GUESTS, REFUSALS
from omerta.server.operating.ushers import Usher
from omerta.server.problems import Rejected, refusal_of
from omerta.server.storage import Retirement, StoreFailed
from omerta.server.storage.log import SeatFreed
from omerta.server.tables.consulting import Consultation
from omerta.server.tables.guests import GOING_AWAY, NO_HELLO, TOO_SLOW, Guest
from omerta.server.tables.history import Play, show_frames, told
from omerta.server.tables.rooms import Room
from omerta.server.wire import (
    MESSAGE_LIMIT,
    Act,
    Advise,
    CloseTalk,
    ComeBack,
    Done,
    Forecast,
    FromClient,
    Hello,
    Invite,
    Invited,
    Lend,
    Preview,
    Propose,
    Reason,
    Refused,
    Replay,
    Replayed,
    ReplayFrame,
    Reply,
    Report,
    Review,
    Say,
    Silence,
    Sketched,
    Sketches,
    Start,
    Undo,
    WhyNot,
    decode_message,
)

_FAREWELL: Final = 10.0
"""How long a closed connection may take to go."""
_log = logging.getLogger("omerta.server")


class _Numbered(msgspec.Struct):
    id: int | None = None


async def attend(socket: WebSocket, house: House, usher: Usher | None) -> None:
    """Serve one connection from its first message to its end, or bring it to the worker of its table."""
    with house.crowd.joined_by(address_of(socket)) as is_welcome:
        if is_welcome:
            await socket.accept()
            await _serve(socket, house, usher)
        else:
            await socket.close(TOO_SLOW)


async def _serve(socket: WebSocket, house: House, usher: Usher | None) -> None:
    limits, loop = house.settings.limits, asyncio.get_running_loop()
    abort: Callable[[], None] = socket.scope["extensions"].get(ABORT, {}).get("abort", _do_nothing)
    visitor = Visitor(house, abort, address_of(socket))
    if usher is not None and HAND_OVER in socket.scope["extensions"]:
        visitor.way_home = partial(usher.bring, give=socket.scope["extensions"][HAND_OVER]["hand_over"])
    sender = asyncio.create_task(_send_all(socket, visitor.guest, limits.stuck_time))
    try:
        async with asyncio.timeout(limits.hello_time) as deadline:
            while (message := await socket.receive())["type"] == "websocket.receive":
                await visitor.guest.until_calm()
                text = message.get("text")
                await visitor.hear(text.encode() if text is not None else message.get("bytes") or b"")
                if visitor.has_greeted:
                    deadline.reschedule(None)
                visitor.way_home = None
    except TimeoutError:
        note_shown_out("hello-time", visitor.address)
        visitor.guest.close(NO_HELLO)
    finally:
        await visitor.leave()
        visitor.guest.close(GOING_AWAY)
        loop.call_later(_FAREWELL, abort)
        await sender


def _do_nothing() -> None:
    """Another ASGI server than ours offers no way to end a connection at once."""


async def _send_all(socket: WebSocket, guest: Guest, stuck_time: float) -> None:
    try:
        while isinstance(item := await guest.next_message(), bytes):
            async with asyncio.timeout(stuck_time):
                await socket.send_text(item.decode())
            guest.note_sent(item)
        async with asyncio.timeout(stuck_time):
            await socket.close(item)
    except TimeoutError:
        guest.drop("stuck-time")
    except (WebSocketDisconnect, RuntimeError):
        pass  # The other side is gone; whoever reads from the socket learns it too.
    finally:
        guest.forget()


def _price(message: FromClient) -> int:
    match message:
        case Hello():
            return GREETING
        case Replay(count=count):
            return LOOK + FRAME * count
        case WhyNot():
            return LOOK
        case Preview(actions=actions):
            return LOOK * len(actions)
        case Advise():
            return ADVICE
        case Review():
            return REVIEW
        case Say() | Report() | CloseTalk() | Silence() | Undo() | Propose() | Reply() | Invite() | Lend() | ComeBack():
            return REMARK  # What leads nowhere and can be done without end is written down all the same.
        case _:
            return CHOICE


class Visitor:
    """One connection and the table it said hello to. As long as it has said nothing else, `way_home` may bring it to
    the table's own worker."""

    def __init__(self, house: House, abort: Callable[[], None], address: str) -> None:
        self.guest = Guest(house.outboxes, abort, address)
        self.address = address
        self.way_home: Callable[[str], Awaitable[bool]] | None = None
        self._purse = house.purses.new_purse()
        self._house = house
        self._room: Room | None = None
        self._consultation = Consultation(self.guest, house.thinkers)

    @property
    def has_greeted(self) -> bool:
        """Has this connection come to a table?"""
        return self._room is not None

    async def hear(self, data: bytes) -> None:
        """Carry out one message; whatever is wrong with it is answered and changes nothing."""
        number: int | None = None
        try:
            message = await self._read(data)
            number = None if isinstance(message, Hello) else message.id
            await self._house.purses.pay(self.address, _price(message), self._purse)
            await self._answer(message)
        except (Rejected, IllegalAction) as error:
            REFUSALS.labels(error.code if isinstance(error, Rejected) else "rule").inc()
            self.guest.tell(Refused(_number(data) if number is None else number, refusal_of(error)))
        except StoreFailed as error:
            _log.error("%s", error)
            self.guest.tell(Refused(number, refusal_of(Rejected("storage-failed"))))
        except Exception:
            _log.exception("a message failed")
            self.guest.tell(Refused(number, refusal_of(Rejected("server-error"))))

    async def leave(self) -> None:
        """The connection is gone."""
        room, self._room = self._room, None
        self._consultation.end()
        if room is not None:
            GUESTS.dec()
            async with room.lock:
                room.leave(self.guest)

    async def _read(self, data: bytes) -> FromClient:
        try:
            return _read(data)
        except Rejected:
            await self._house.purses.pay(self.address, MESSAGE, self._purse)
            raise

    async def _answer(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
            return
        if self._room is None:
            raise Rejected("hello-first")
        async with self._house.visit(
            self._room.id, is_known=not isinstance(message, Start | Propose | Reply | Invite | Lend)
        ) as room:
            if room is not self._room:
                raise Rejected("hello-first")
            if self.guest.is_leaving:
                return  # What was sent before a link was taken away is not carried out after it.
            match message:
                case Propose() | Reply():
                    await self._agree(room, message)
                    return
                case Start() | Invite() | Lend() | ComeBack():
                    await self._arrange(room, message)
                    return
                case Act() | Undo() | WhyNot() | Preview():
                    await self._play(room, message)
                    return
                case Advise() | Review():
                    self._consultation.begin(room, message)
                    return
                case Say() | CloseTalk() | Silence() | Report() | Sketches():
                    await self._talk(room, message)
                    return
                case Replay():
                    play, is_over = room.find_play(message.game_number)
                case _:
                    assert_never(message)
        # The table goes on while a game is shown again.
        await self._replay(room, play, is_over, message)

    async def _hello(self, hello: Hello) -> None:
        keys = [await self._house.find_key(token) for token in hello.tokens]
        if len({key.table for key in keys}) != 1:
            raise Rejected("links-of-two-tables")
        if any(key.role == "invitation" for key in keys):
            raise Rejected("claim-first")
        if self.way_home is not None and await self.way_home(keys[0].table):
            return
        await self.leave()
        # Named before the keys are looked at again: a session that ends from here on finds this connection.
        self.guest.sessions = frozenset([key.session for key in keys if key.session is not None])
        async with self._house.visit(keys[0].table) as room:
            for token in hello.tokens:
                await self._house.find_key(token)  # A link may have been replaced while we waited for the lock.
            self.guest.seats = tuple(sorted({key.seat for key in keys if key.role == "seat" and key.seat is not None}))
            self.guest.is_host = any(key.role == "host" for key in keys)
            self._room = room
            GUESTS.inc()
            room.join(self.guest, hello.sequence)
            await room.talk.greet(self.guest)

    async def _arrange(self, room: Room, message: Start | Invite | Lend | ComeBack) -> None:
        match message:
            case Start():
                self._be_host()
                if room.phase != "lobby":
                    raise Rejected("already-started")
                await room.start()
            case Lend(seat=seat):
                if not self.guest.seats and not self.guest.is_host:
                    raise Rejected("only-the-seated")
                await room.lending.lend(seat, is_owner=seat in self.guest.seats)
            case ComeBack(seat=seat):
                if seat not in self.guest.seats:
                    raise Rejected("not-your-seat")
                await room.lending.come_back(seat)
            case Invite(seat=seat):
                self._be_host()
                await self._invite(room, message.id, seat)
                return
        self.guest.tell(Done(message.id, room.history.sequence))

    async def _agree(self, room: Room, message: Propose | Reply) -> None:
        seats = self.guest.seats
        match message:
            case Propose(kind=kind, seat=seat):
                if seat is not None and seat not in seats:
                    raise Rejected("not-your-seat")
                if seat is None and (kind != "rematch" or not self.guest.is_host):
                    raise Rejected("only-the-seated")
                await room.proposals.propose(kind, seat, seats)
            case Reply(agrees=agrees):
                if not seats and not self.guest.is_host:
                    raise Rejected("only-the-seated")
                await room.proposals.answer(seats, agrees)
        self.guest.tell(Done(message.id, room.history.sequence))

    async def _invite(self, room: Room, number: int, seat: int) -> None:
        choices = room.history.opening.seats
        if seat >= len(choices) or choices[seat].kind != "friend":
            raise Rejected("not-a-friends-seat")
        room.lending.check_can_give_away(seat)
        link, key = new_link(room.id, "invitation", seat)
        await room.commit(SeatFreed(seat), [key], Retirement(seat, ("invitation", "seat"), "revoked"))
        room.dismiss(seat)
        room.announce_change()
        self.guest.tell(Invited(number, link))

    async def _play(self, room: Room, message: Act | Undo | WhyNot | Preview) -> None:
        seat = message.seat
        if seat not in self.guest.seats:
            raise Rejected("not-your-seat")
        match message:
            case Act():
                await room.lending.come_back(seat)
                with CHOICE_SECONDS.time():
                    await room.act(seat, message.expected, message.action)
                self.guest.tell(Done(message.id, room.history.sequence))
            case Undo():
                await room.undo(seat, message.expected)
                self.guest.tell(Done(message.id, room.history.sequence))
            case WhyNot():
                error = room.running().table.why_not(seat, room.find_action(message.action))
                self.guest.tell(Reason(message.id, refusal_of(error) if error else None))
            case Preview():
                table, actions = room.running().table, [room.find_action(action) for action in message.actions]
                effects = tuple([told(table.preview(seat, action), seat) for action in actions])
                self.guest.tell(Forecast(message.id, effects))

    async def _talk(self, room: Room, message: Say | CloseTalk | Silence | Report | Sketches) -> None:
        match message:
            case Sketches(seat=seat, game_number=number):
                if not room.find_play(number)[1] and room.talk.is_secret_to(self.guest, seat):
                    raise Rejected("closed-eyes")
                self.guest.tell(Sketched(message.id, tuple(room.talk.sketches(seat, number))))
                return
            case Say(seat=seat):
                if seat not in self.guest.seats:
                    raise Rejected("not-your-seat")
                if message.drawing is not None:
                    self._may_draw(room, seat)
                await room.talk.say(message, room.presence.guests, room.history.now)
            case Report(seat=seat, text=text):
                if not self.guest.seats or seat in self.guest.seats or seat >= room.game.seats:
                    raise Rejected("only-the-seated")
                await room.talk.report(self.guest.seats[0], seat, text, room.presence.guests)
            case CloseTalk(is_closed=is_closed):
                self._be_host()
                await room.talk.close(is_closed, room.presence.guests)
            case Silence(seat=seat, is_silenced=is_silenced):
                self._be_host()
                if seat >= room.game.seats:
                    raise Rejected("not-your-seat")
                await room.talk.silence(seat, is_silenced, room.presence.guests)
        room.tell_workers()
        self.guest.tell(Done(message.id, room.history.sequence))

    def _may_draw(self, room: Room, seat: int) -> None:
        if room.phase != "playing":
            raise Rejected("no-game-now")
        if room.talk.is_secret_to(self.guest, seat):
            raise Rejected("shared-device" if len(self.guest.seats) > 1 else "no-partner")

    async def _replay(self, room: Room, play: Play, is_over: bool, message: Replay) -> None:
        seat = self.guest.eyes[0] if message.seat is None else message.seat
        if seat != SPECTATOR and not 0 <= seat < room.game.seats:
            raise Rejected("not-your-seat")
        if seat not in self.guest.eyes and not is_over:
            raise Rejected("closed-eyes")
        number, first, count = message.game_number, message.first, message.count
        frames: tuple[ReplayFrame, ...] = ()
        if is_over:
            frames = await self._house.archivist.read_frames(room.id, number, seat, first, count)
        if not frames and first < len(play.moments):
            if not play.is_of(room.game):
                raise Rejected("outdated-table")
            frames = await asyncio.to_thread(show_frames, room.game, play, seat, first, count)
        self.guest.tell(Replayed(message.id, number, seat, len(play.moments), frames))

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
