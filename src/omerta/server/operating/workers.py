"""Several workers at the same tables: each says what it wrote and who is connected to it, and follows the others.

Redis only carries the news. What counts is the log: without Redis, or while it is away, every worker looks again and
again into the log of the tables people are at.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Collection, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from omerta.kernel import OmertaError
from omerta.server.club.accounts import find_ended
from omerta.server.club.meeting.noticeboard import REFRESH
from omerta.server.club.reach.courier import Courier
from omerta.server.club.tournaments.steward import Steward
from omerta.server.house import House
from omerta.server.operating.timekeeper import keep_time
from omerta.server.settings import Settings
from omerta.server.tables.presence import HEARD_OF_FOR
from omerta.server.tables.rooms import Room
from omerta.server.tables.talk import count_remarks

if TYPE_CHECKING:
    from redis.asyncio import Redis

_TABLES: Final = "omerta:tables"
_ENDED: Final = "omerta:ended-sessions"
_LOOK_ALONE: Final = 1.0
_LOOK_WITH_REDIS: Final = 10.0
"""Seconds between two looks into the log, without news from others and with them."""
_RETRY: Final = 2.0
_EXPIRY: Final = 3600.0
_WAITING_NEWS: Final = 10_000
_log = logging.getLogger("omerta.server")


class News(msgspec.Struct, frozen=True):
    """A table's log has `sequence` entries and its talk `remarks`; these seats and so many watchers are
    connected to `worker`."""

    worker: str
    table: str
    sequence: int
    remarks: int
    seats: frozenset[int]
    watchers: int


_decode: Final = msgspec.json.Decoder(News).decode
_decode_ended: Final = msgspec.json.Decoder(list[str]).decode


class Colleagues:
    """This worker among the others."""

    def __init__(self, settings: Settings) -> None:
        self.worker = secrets.token_hex(6)
        self._settings = settings
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(_WAITING_NEWS)
        self._heard_since: float | None = None

    @property
    def has_overview(self) -> bool:
        """Alone, or in touch for so long that every other worker has repeated who is connected to it."""
        if not self._settings.is_shared:
            return True
        return self._heard_since is not None and time.monotonic() - self._heard_since >= HEARD_OF_FOR

    def announce(self, table: str, sequence: int, remarks: int, seats: frozenset[int], watchers: int) -> None:
        """Tell the others, if there is a way to; what is lost they find in the log."""
        self._tell(_TABLES, News(self.worker, table, sequence, remarks, seats, watchers))

    def announce_ended(self, sessions: Collection[str]) -> None:
        """Tell the others; what is lost they find among the sessions."""
        if sessions:
            self._tell(_ENDED, sessions)

    def _tell(self, channel: str, news: object) -> None:
        if self._heard_since is not None:
            with contextlib.suppress(asyncio.QueueFull):
                self._outgoing.put_nowait((channel, msgspec.json.encode(news)))

    @asynccontextmanager
    async def working_with(self, house: House) -> AsyncIterator[None]:
        """Follow the others as long as the server runs."""
        work: list[Coroutine[None, None, None]] = [
            _keep_notices(house),
            keep_time(house),
            Steward(house).run(),
            Courier(house).run(),
        ]
        if self._settings.is_shared:
            work.append(self._look_into_logs(house))
        if self._settings.redis is not None:
            work += [self._keep_in_touch(house, self._settings.redis), self._repeat_presence(house)]
        if self._settings.keep_days is not None:
            work.append(_expire(house, self._settings.keep_days))
        tasks = [asyncio.create_task(task) for task in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep_in_touch(self, house: House, url: str) -> None:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        is_first = True
        while True:
            try:
                async with (
                    Redis.from_url(url, socket_timeout=None, socket_connect_timeout=5) as redis,
                    redis.pubsub(ignore_subscribe_messages=True) as channel,
                    asyncio.TaskGroup() as group,
                ):
                    await channel.subscribe(_TABLES, _ENDED)
                    self._heard_since = time.monotonic()
                    _log.info("in touch with the other workers")
                    _introduce(house)
                    group.create_task(self._listen(house, channel.listen()))
                    group.create_task(self._speak(redis))
            except* (RedisError, OSError) as failed:
                if self._heard_since is not None or is_first:
                    _log.warning("Redis is away, following the log instead: %s", failed.exceptions[0])
            self._heard_since, is_first = None, False
            await asyncio.sleep(_RETRY)

    async def _speak(self, redis: Redis) -> None:
        while True:
            channel, news = await self._outgoing.get()
            await redis.publish(channel, news)

    async def _listen(self, house: House, messages: AsyncIterator[dict[str, bytes]]) -> None:
        async for message in messages:
            with contextlib.suppress(msgspec.DecodeError):
                if message["channel"] == _ENDED.encode():
                    house.show_out(_decode_ended(message["data"]))
                else:
                    self._hear(house, _decode(message["data"]))

    def _hear(self, house: House, news: News) -> None:
        room = house.find_room(news.table)
        if room is None or news.worker == self.worker:
            return
        is_new = not room.presence.knows(news.worker)
        if room.presence.hear(news.worker, news.seats, news.watchers):
            room.spread_news(to_workers=False)
        if is_new and room.presence.guests:
            room.tell_workers()  # Who is new there may not know who is here, nor what was chosen meanwhile.
        if news.sequence > room.history.sequence:
            house.start(_catch_up(room, news.sequence))
        if news.remarks > room.talk.length:
            house.start(_hear_talk(room))

    async def _look_into_logs(self, house: House) -> None:
        while True:
            await asyncio.sleep(_LOOK_ALONE if self._heard_since is None else _LOOK_WITH_REDIS)
            rooms = {room.id: room for room in house.rooms() if room.presence.guests}
            try:
                lengths = await house.store.last_sequences(list(rooms)) if rooms else {}
                remarks = await house.store.ask(partial(count_remarks, tables=list(rooms)))
                sessions = frozenset().union(*[guest.sessions for guest in house.outboxes.guests])
                ended = await house.store.ask(partial(find_ended, sessions=sessions)) if sessions else []
            except OmertaError as error:
                _log.warning("%s", error)
                continue
            house.show_out(ended)
            for table, sequence in lengths.items():
                if sequence > rooms[table].history.sequence:
                    await _catch_up(rooms[table], sequence)
            for table, length in remarks.items():
                if length > rooms[table].talk.length:
                    await _hear_talk(rooms[table])

    async def _repeat_presence(self, house: House) -> None:
        while True:
            await asyncio.sleep(HEARD_OF_FOR / 3)
            _introduce(house)


def _introduce(house: House) -> None:
    """Say who is connected here."""
    for room in house.rooms():
        if room.presence.guests:
            room.tell_workers()


async def _catch_up(room: Room, sequence: int) -> None:
    try:
        async with room.lock:
            if sequence > room.history.sequence and not room.is_broken:
                await room.catch_up()
    except OmertaError as error:
        _log.warning("table %s: %s", room.id, error)


async def _hear_talk(room: Room) -> None:
    try:
        async with room.lock:
            await room.talk.catch_up(room.presence.guests)
    except OmertaError as error:
        _log.warning("the talk of table %s: %s", room.id, error)


async def _keep_notices(house: House) -> None:
    while True:
        await asyncio.sleep(REFRESH)
        for room in house.rooms():
            if room.presence.guests:
                room.post_notice()


async def _expire(house: House, days: float) -> None:
    while True:
        try:
            gone = await house.store.expire(time.time() - days * 86400)
            if gone:
                _log.info("%d tables were forgotten", gone)
        except OmertaError as error:
            _log.warning("%s", error)
        await asyncio.sleep(_EXPIRY)
