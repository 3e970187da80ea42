"""The house: opens tables, knows which rooms are in memory, and reads the others back from their logs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from omerta.bots import RANKS
from omerta.games import GAMES, find_game
from omerta.kernel import Dice, Game, OmertaError, Record, is_compiled
from omerta.server.history import History, closed_record
from omerta.server.links import Key, hash_token, new_link, new_table_id
from omerta.server.log import Opening, SeatTaken
from omerta.server.pages import CLIENT
from omerta.server.problems import Rejected
from omerta.server.rooms import Room
from omerta.server.store import Retirement, Store
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


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs. `database` is a file, `client` the folder of the built client; `edition` is what tables are
    opened with that name none; `seed` makes chance repeatable for tests, and the wire cannot set it."""

    database: str
    edition: str | None = None
    bot_pace: float = 0.6
    bot_processes: int | None = None
    seed: str | None = None
    client: str = str(CLIENT)


class House:
    """All tables of one server."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = Thinkers(settings.bot_processes)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._reading = asyncio.Lock()

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
        return Catalogue(WIRE_VERSION, "compiled" if is_compiled() else "interpreted", tuple(games))

    def find_game(self, name: str, edition: str | None) -> Game:
        """A game with the edition named, or with this server's own where the game has editions."""
        game = find_game(name, edition)
        if edition is None and game.edition is not None and self.settings.edition is not None:
            return find_game(name, self.settings.edition)
        return game

    async def open_table(self, wish: NewTable) -> OpenedTable:
        """A new table; it starts at once when it waits for no friend."""
        table_id, opening = new_table_id(), self._read_wish(wish)
        host, spectator = new_link(table_id, "host"), new_link(table_id, "spectator")
        seats = [new_link(table_id, "seat", seat) for seat, choice in enumerate(wish.seats) if choice.kind == "me"]
        invitations = [
            new_link(table_id, "invitation", seat) for seat, choice in enumerate(wish.seats) if choice.kind == "friend"
        ]
        keys = [key for _, key in [host, spectator, *seats, *invitations]]
        await self.store.open_table(table_id, opening, keys)
        async with self.visit(table_id) as room:
            if not invitations:
                await room.start()
            return OpenedTable(
                room.info(),
                host[0],
                tuple([link for link, _ in seats]),
                tuple([link for link, _ in invitations]),
                spectator[0],
            )

    async def find_key(self, token: str) -> Key:
        """The key behind a token, if it still opens something."""
        key = await self.store.find_key(hash_token(token))
        if key is None:
            raise Rejected("unknown-link")
        if key.state != "good":
            raise Rejected(f"{key.state}-link")
        return key

    async def explain_link(self, token: str) -> LinkInfo:
        """Where a link leads."""
        key = await self.find_key(token)
        async with self.visit(key.table) as room:
            return LinkInfo(key.role, key.seat, room.info())

    async def claim(self, claim: Claim) -> Claimed:
        """Take the seat an invitation offers; the host knows the invitation but never the seat's key."""
        table_id = (await self.find_key(claim.token)).table
        async with self.visit(table_id) as room:
            key = await self.find_key(claim.token)
            if key.role != "invitation" or key.seat is None:
                raise Rejected("not-an-invitation")
            link, seat_key = new_link(table_id, "seat", key.seat)
            spent = Retirement(key.seat, ("invitation",), "spent")
            await room.commit(SeatTaken(key.seat, clean_name(claim.name)), [seat_key], spent)
            room.announce_change()
            return Claimed(link, room.info())

    async def record_of(self, token: str, table_id: str, number: int) -> Record:
        """The record of a finished game, for anybody with a link to its table."""
        if (await self.find_key(token)).table != table_id:
            raise Rejected("unknown-link")
        async with self.visit(table_id) as room:
            play, is_over = room.find_play(number)
        if not is_over:
            raise Rejected("not-over")
        return await asyncio.to_thread(closed_record, room.game, play)

    @asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[Room]:
        """A room with its lock held; it stays in memory as long as somebody visits."""
        room = await self._enter(table_id)
        room.visits += 1
        try:
            async with room.lock:
                if room.is_broken:
                    raise Rejected("stale")
                yield room
        finally:
            room.visits -= 1
            self._tidy()

    async def _enter(self, table_id: str) -> Room:
        room = self._known(table_id)
        if room is None:
            async with self._reading:
                room = self._known(table_id)
                if room is None:
                    room = self._rooms[table_id] = await self._read_room(table_id)
        self._rooms.move_to_end(table_id)
        return room

    def _known(self, table_id: str) -> Room | None:
        room = self._rooms.get(table_id)
        return None if room is None or room.is_broken else room

    async def _read_room(self, table_id: str) -> Room:
        found = await self.store.read_table(table_id)
        if found is None:
            raise Rejected("unknown-link")
        opening, entries = found
        dice = Dice(None if self.settings.seed is None else f"{self.settings.seed} {len(entries)}")

        def build() -> Room:
            game = find_game(opening.game, opening.edition)
            history = History(opening, entries)
            return Room(table_id, game, history, self.store, self.thinkers, dice, self.settings.bot_pace)

        try:
            return await asyncio.to_thread(build)
        except OmertaError as error:
            raise Rejected("outdated-table", str(error)) from None

    def _read_wish(self, wish: NewTable) -> Opening:
        try:
            game = self.find_game(wish.game, wish.edition)
        except OmertaError as error:
            raise Rejected("unknown-game", str(error)) from None
        try:
            options = game.choose_options(wish.options)
        except OmertaError as error:
            raise Rejected("unknown-option", str(error)) from None
        if len(wish.seats) != game.seats:
            raise Rejected("wrong-number-of-seats", f"{game.title} has {game.seats}")
        for choice in wish.seats:
            if choice.kind == "bot" and choice.rank not in RANKS:
                raise Rejected("unknown-rank", f"'{choice.rank}'; known: {', '.join(RANKS)}")
        seats = [
            SeatChoice(choice.kind, clean_name(choice.name), choice.rank if choice.kind == "bot" else "")
            for choice in wish.seats
        ]
        return Opening(game.name, game.edition[0] if game.edition else None, options, tuple(seats))

    def _tidy(self) -> None:
        """Forget the rooms nobody has visited for longest."""
        for table_id in list(self._rooms)[: max(0, len(self._rooms) - ROOMS_IN_MEMORY)]:
            if self._rooms[table_id].is_idle:
                del self._rooms[table_id]

    def close(self) -> None:
        """Stop thinking and let go of the database."""
        self.thinkers.close()
        self.store.close()


def clean_name(name: str) -> str:
    """A name people may read: printable, single spaces."""
    return " ".join("".join([letter if letter.isprintable() else " " for letter in name]).split())
