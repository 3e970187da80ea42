"""The house: opens tables, knows which rooms are in memory, and reads the others back from their logs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from omerta.bots import RANKS
from omerta.games import GAMES, find_game
from omerta.kernel import Dice, Game, OmertaError, Table, format_record, is_compiled
from omerta.server.club.meeting.noticeboard import Noticeboard
from omerta.server.club.turnboard import Turnboard
from omerta.server.guard.door import Crowd
from omerta.server.guard.purses import Purses
from omerta.server.links import Key, hash_token, new_link, new_table_id
from omerta.server.names import clean_name
from omerta.server.operating.metrics import ROOMS, TABLES
from omerta.server.problems import Rejected
from omerta.server.settings import Settings
from omerta.server.sidework import SideWork
from omerta.server.storage import Retirement, Store
from omerta.server.storage.log import Opening, SeatTaken
from omerta.server.storage.store import Stored
from omerta.server.tables.archive import Archivist
from omerta.server.tables.bookmarks import decode_bookmark, resume
from omerta.server.tables.guests import Outboxes
from omerta.server.tables.history import History, closed_record
from omerta.server.tables.rooms import Room
from omerta.server.tables.staff import Announcer, Staff
from omerta.server.thinking import Thinkers
from omerta.server.wire import (
    WIRE_VERSION,
    Catalogue,
    Claim,
    Claimed,
    GameInfo,
    LinkInfo,
    NewTable,
    OpenedTable,
    SeatChoice,
)

ROOMS_IN_MEMORY: Final = 500
_READERS: Final = 4
GUIDED: Final = "guided"
"""What a guided first game is dealt by: whoever learns begins, and has an easy first choice."""


class House:
    """All tables of one server."""

    def __init__(self, settings: Settings, store: Store, announcer: Announcer) -> None:
        self.settings = settings
        self.store = store
        self.purses = Purses(settings.limits)
        self.outboxes = Outboxes(settings.limits)
        self.crowd = Crowd(settings.limits)
        self.archivist = Archivist(store)
        self.thinkers = Thinkers(settings)
        self.noticeboard = Noticeboard(store)
        self.turnboard = Turnboard(store)
        self._staff = Staff(settings, store, self.thinkers, self.archivist, announcer, self.noticeboard, self.turnboard)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._being_read: dict[str, asyncio.Task[Room]] = {}
        self._work = SideWork()
        self._readers = asyncio.Semaphore(_READERS)

    def catalogue(self) -> Catalogue:
        """The games one can play here."""
        games = []
        for name in GAMES:
            game = self.find_game(name, None)
            games.append(
                GameInfo(
                    game.name,
                    game.title,
                    game.rules_version,
                    game.edition[0] if game.edition else None,
                    game.seats,
                    game.teams,
                    game.options,
                    RANKS,
                )
            )
        return Catalogue(
            WIRE_VERSION, "compiled" if is_compiled() else "interpreted", tuple(games), self.settings.house
        )

    def find_game(self, name: str, edition: str | None) -> Game:
        """A game with the edition named, or with this server's own where the game has editions."""
        game = find_game(name, edition)
        if edition is None and game.edition is not None and self.settings.edition is not None:
            return find_game(name, self.settings.edition)
        return game

    def find_known_game(self, name: str, edition: str | None = None) -> Game:
        """The same, or a refusal."""
        try:
            return self.find_game(name, edition)
        except OmertaError as error:
            raise Rejected("unknown-game", str(error)) from None

    async def open_table(self, wish: NewTable, contest: str = "", session: str | None = None) -> OpenedTable:
        """A new table, of a tournament under the name chosen there; it starts at once when it waits for no friend. What
        its opener holds ends with the session, if there is one."""
        table_id, opening = contest or new_table_id(), self._read_wish(wish)
        opening = msgspec.structs.replace(opening, is_contest=bool(contest))
        host, spectator = new_link(table_id, "host", session=session), new_link(table_id, "spectator")
        own = [seat for seat, choice in enumerate(wish.seats) if choice.kind == "me"]
        seats = [new_link(table_id, "seat", seat, session) for seat in own]
        invitations = [
            new_link(table_id, "invitation", seat) for seat, choice in enumerate(wish.seats) if choice.kind == "friend"
        ]
        keys = [key for _, key in [host, spectator, *seats, *invitations]]
        await self.store.open_table(table_id, opening, keys)
        TABLES.inc()
        async with self.visit(table_id) as room:
            if not invitations:
                await room.start()
            room.post_notice(is_new=True)
            return OpenedTable(
                room.info(),
                host[0],
                tuple([link for link, _ in seats]),
                tuple([link for link, _ in invitations]),
                spectator[0],
            )

    async def find_key(self, token: str) -> Key:
        """The key behind a token, if it still opens something."""
        return await self._find_hashed(hash_token(token))

    async def _find_hashed(self, token_hash: str) -> Key:
        key = await self.store.find_key(token_hash)
        if key is None:
            raise Rejected("unknown-link")
        if key.state == "ended":
            raise Rejected("ended-session")
        if key.state != "good":
            raise Rejected(f"{key.state}-link")
        return key

    def end_sessions(self, sessions: Collection[str]) -> None:
        """Show out whoever is connected with keys of sessions that have ended, at whatever worker."""
        self.show_out(sessions)
        self._staff.announcer.announce_ended(sessions)

    def show_out(self, sessions: Collection[str]) -> None:
        """Show out whoever is connected to this worker with keys of these sessions."""
        for guest in [guest for guest in self.outboxes.guests if not guest.sessions.isdisjoint(sessions)]:
            guest.show_out("ended-session")

    async def explain_link(self, token: str) -> LinkInfo:
        """Where a link leads."""
        key = await self.find_key(token)
        async with self.visit(key.table) as room:
            return LinkInfo(key.role, key.seat, room.info())

    async def claim(self, claim: Claim, session: str | None) -> Claimed:
        """Take the seat an invitation offers; the host knows the invitation but never the seat's key."""
        return await self.take_seat(hash_token(claim.token), claim.name, session)

    async def take_seat(self, invitation: str, name: str, session: str | None) -> Claimed:
        """The same, by the hash of the invitation."""
        table_id = (await self._find_hashed(invitation)).table
        async with self.visit(table_id) as room:
            key = await self._find_hashed(invitation)
            if key.role != "invitation" or key.seat is None:
                raise Rejected("not-an-invitation")
            return await self._sit_down(room, key.seat, name, session)

    async def join(self, table_id: str, name: str, session: str | None) -> Claimed:
        """Take a free seat of an open table; the game begins with the last of them."""
        async with self.visit(table_id) as room:
            if not room.history.opening.is_open:
                raise Rejected("not-an-open-table")
            free = [seat for seat, is_taken in enumerate(room.history.taken) if not is_taken]
            if not free:
                raise Rejected("table-is-full")
            return await self._sit_down(room, free[0], name, session)

    async def _sit_down(self, room: Room, seat: int, name: str, session: str | None) -> Claimed:
        link, key = new_link(room.id, "seat", seat, session)
        spent = Retirement(seat, ("invitation",), "spent")
        await room.commit(SeatTaken(seat, clean_name(name), hour=room.lending.hour(back=seat)), [key], spent)
        if room.phase == "playing":
            room.lending.note_turns(seat)
        room.announce_change()
        if room.history.opening.is_open and room.phase == "lobby" and all(room.history.taken):
            await room.start()
        return Claimed(link, room.info())

    async def record_of(self, token: str, table_id: str, number: int) -> bytes:
        """The record of a game that is over, or that an older version began and nobody can finish any more; for anybody
        with a link to its table."""
        if (await self.find_key(token)).table != table_id:
            raise Rejected("unknown-link")
        archived = await self.archivist.read_record(table_id, number)
        if archived is not None:
            return archived
        try:
            async with self.visit(table_id) as room:
                play, is_over = room.find_play(number)
        except Rejected as error:
            if error.code != "outdated-table":
                raise
            return await self._record_as_it_stands(table_id, number)
        if not is_over:
            raise Rejected("not-over")
        return format_record(await asyncio.to_thread(closed_record, room.game, play)).encode()

    async def _record_as_it_stands(self, table_id: str, number: int) -> bytes:
        stored = await self.store.read_table(table_id)
        plays = History(stored.opening, stored.entries).plays if stored is not None else []
        if not 1 <= number <= len(plays):
            raise Rejected("no-such-game")
        return format_record(plays[number - 1].record()).encode()

    @asynccontextmanager
    async def visit(self, table_id: str, *, is_known: bool = False) -> AsyncIterator[Room]:
        """A room with its lock held; it stays in memory as long as somebody visits. Where several workers share the
        tables it first hears what the others did, unless the visitor has been following it."""
        room = await self._enter(table_id)
        room.visits += 1
        try:
            async with room.lock:
                if self.settings.is_shared and not is_known and not room.is_broken:
                    await room.catch_up()
                if room.is_broken:
                    raise Rejected("stale")
                yield room
        finally:
            room.visits -= 1
            self._tidy()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside the requests."""
        self._work.start(work)

    def rooms(self) -> Iterator[Room]:
        """The rooms in memory that can be used."""
        return iter([room for room in self._rooms.values() if not room.is_broken])

    def find_room(self, table_id: str) -> Room | None:
        """A room, if it is in memory and can be used."""
        room = self._rooms.get(table_id)
        return None if room is None or room.is_broken else room

    async def _enter(self, table_id: str) -> Room:
        room = self.find_room(table_id)
        if room is None:
            reading = self._being_read.get(table_id)
            if reading is None:
                reading = self._being_read[table_id] = asyncio.create_task(self._read_room(table_id))
                reading.add_done_callback(lambda _: self._being_read.pop(table_id))
            room = await asyncio.shield(reading)
        self._rooms.move_to_end(table_id)
        return room

    async def _read_room(self, table_id: str) -> Room:
        """Tables are read side by side; whoever comes to the same one meanwhile waits for the same reading."""
        async with self._readers:
            stored = await self.store.read_table(table_id)
            if stored is None:
                raise Rejected("unknown-link")
            room = self._rooms[table_id] = await self._build_room(table_id, stored)
        for number, play in enumerate(room.history.plays, start=1):
            if number not in stored.archived and room.find_play(number)[1] and play.is_of(room.game):
                self.archivist.keep(table_id, number, room.game, play.copy())
        ROOMS.set(len(self._rooms))
        return room

    async def _build_room(self, table_id: str, stored: Stored) -> Room:
        seed = GUIDED if stored.opening.is_guided else self.settings.seed
        dice = Dice(None if seed is None else f"{seed} {len(stored.entries)}")
        try:
            game = find_game(stored.opening.game, stored.opening.edition)
        except OmertaError as error:
            raise Rejected("outdated-table", str(error)) from None
        history = await asyncio.to_thread(History, stored.opening, stored.entries)
        number = len(history.plays)
        if not number:
            return Room(table_id, game, history, self._staff, dice)
        play = history.plays[-1]
        if not play.is_of(game):
            if number not in stored.archived:
                raise Rejected("outdated-table", "the record of the game is kept and can be read")
            ending = await self.archivist.read_ending(table_id, number, game.seats, len(play.moments))
            return Room(table_id, game, history, self._staff, dice, ending=ending)
        bookmark = decode_bookmark(stored.bookmark, number, history.taken_back_at)
        in_play = await asyncio.to_thread(resume, game, play, dice, bookmark)
        return Room(table_id, game, history, self._staff, dice, in_play)

    def _read_wish(self, wish: NewTable) -> Opening:
        """Everything is tried out before anything is stored."""
        game = self.find_known_game(wish.game, wish.edition)
        if len(wish.seats) != game.seats:
            raise Rejected("wrong-number-of-seats", f"{game.title} has {game.seats}")
        if wish.is_guided and sum(choice.kind == "bot" for choice in wish.seats) < game.seats - 1:
            raise Rejected("wrong-number-of-seats", "a guided table is for one person against bots")
        try:
            options = game.choose_options(wish.options)
            Table(game, options, [""] * game.seats, Dice())
        except OmertaError as error:
            raise Rejected("unknown-option", str(error)) from None
        for choice in wish.seats:
            if choice.kind == "bot" and choice.rank not in RANKS:
                raise Rejected("unknown-rank", f"'{choice.rank}'; known: {', '.join(RANKS)}")
        seats = [
            SeatChoice(choice.kind, clean_name(choice.name), choice.rank if choice.kind == "bot" else "")
            for choice in wish.seats
        ]
        return Opening(
            game.name,
            game.edition[0] if game.edition else None,
            options,
            tuple(seats),
            wish.is_open,
            wish.clock,
            budget=wish.budget,
            increment=wish.increment,
            is_guided=wish.is_guided,
        )

    def _tidy(self) -> None:
        """Forget the rooms nobody has visited for longest."""
        for table_id in list(self._rooms)[: max(0, len(self._rooms) - ROOMS_IN_MEMORY)]:
            if self._rooms[table_id].is_idle:
                self._rooms.pop(table_id).bots.rest()
        ROOMS.set(len(self._rooms))

    async def close(self) -> None:
        """Stop thinking, keep what is over, and let go of the database."""
        await self.archivist.settle()
        await self.noticeboard.settle()
        await self.turnboard.settle()
        await self.thinkers.close()
        self.store.close()
