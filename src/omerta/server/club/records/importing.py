"""Importing records: a game that was played elsewhere is verified whole and stays with whoever brought it."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from omerta.kernel import (
    AGREED_DRAW,
    CHANCE,
    RESIGNED,
    Game,
    OmertaError,
    Record,
    format_step,
    parse_record,
    parse_step,
)
from omerta.server.club.accounts import Session
from omerta.server.club.holdings import count_watched, hold_watching
from omerta.server.club.records.documents import Imported
from omerta.server.house import House
from omerta.server.links import new_table_id
from omerta.server.names import clean_name
from omerta.server.problems import Rejected
from omerta.server.storage.database import Database
from omerta.server.storage.log import ChoiceMade, Entry, GameSettled, GameStarted, Opening, encode_entry
from omerta.server.storage.sql_store import forget
from omerta.server.wire import SeatChoice

RECORD_LIMIT: Final = 1 << 20
STEP_LIMIT: Final = 10_000
KEPT_LIMIT: Final = 200
"""The most bytes and steps of a record, and how many imported games an account may keep."""
_NAME_LIMIT: Final = 40
_NOTE_LIMIT: Final = 4000


class Imports:
    """Takes records in, one at a time."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._turn = asyncio.Lock()

    async def add(self, session: Session, document: bytes) -> Imported:
        """Keep a game as a table that is over, where its importer is a spectator; or say what is wrong with it."""
        record = _read(document)
        game = self._house.find_known_game(record.game, record.edition.name if record.edition else None)
        async with self._turn:
            problem = await self._house.thinkers.find_problem(game, record, session.me.account)
            if problem:
                raise Rejected("bad-record", problem)
            entries = await asyncio.to_thread(_log_of, game, record)
        table, account = new_table_id(), session.me.account
        seats = tuple([SeatChoice("me", name) for name in record.seats])
        edition = game.edition[0] if game.edition else None
        opening = Opening(game.name, edition, game.choose_options(record.options), seats, importer=account)

        def work(database: Database) -> bool:
            database.lock("imports")
            if count_watched(database, account) >= KEPT_LIMIT:
                return False
            now = time.time()
            database.change(
                "INSERT INTO tables (id, opened_at, opening) VALUES (?, ?, ?)",
                (table, now, msgspec.json.encode(opening)),
            )
            rows = [(table, place, now, encode_entry(entry)) for place, entry in enumerate(entries, start=1)]
            database.change_many("INSERT INTO log (table_id, sequence, at, entry) VALUES (?, ?, ?, ?)", rows)
            hold_watching(database, table, account)
            return True

        if not await self._house.store.ask(work, table):
            raise Rejected("too-many-imports", f"at most {KEPT_LIMIT}")
        async with self._house.visit(table):
            pass  # Whoever enters a table first has its finished games archived: then they stand in the history.
        await self._house.archivist.settle()
        return Imported(table, 1, game.name)

    async def remove(self, session: Session, table: str) -> None:
        """Forget a game that this account brought along."""
        account = session.me.account

        def work(database: Database) -> bool:
            query = "SELECT 1 FROM games WHERE table_id = ? AND importer = ?"
            if not database.rows(query, (table, account)):
                return False
            forget(database, [table])
            for name in ("players", "games"):
                database.change(f"DELETE FROM {name} WHERE table_id = ?", (table,))
            return True

        if not await self._house.store.ask(work, table):
            raise Rejected("not-found", "no such import")
        room = self._house.find_room(table)
        if room is not None:
            room.give_up()


def _read(document: bytes) -> Record:
    """A record of a whole game that is not too long; what it says of its steps is not believed yet."""
    try:
        record = parse_record(document)
    except OmertaError as error:
        raise Rejected("bad-record", str(error)) from None
    if len(record.steps) > STEP_LIMIT:
        raise Rejected("bad-record", f"steps: at most {STEP_LIMIT}, the record has {len(record.steps)}")
    if len(record.note) > _NOTE_LIMIT:
        raise Rejected("bad-record", f"note: at most {_NOTE_LIMIT} letters")
    if record.position is not None:
        raise Rejected("bad-record", "position: only games that began at their set-up are kept")
    if record.result is None or record.result.outcome is None:
        raise Rejected("bad-record", "result: the game is not over")
    names = [clean_name(name) for name in record.seats]
    if any(len(name) > _NAME_LIMIT for name in names):
        raise Rejected("bad-record", f"seats: a name has at most {_NAME_LIMIT} letters")
    return msgspec.structs.replace(record, seats=names)


def _log_of(game: Game, record: Record) -> list[Entry]:
    """The log of a table where this game was played: every choice with the chance that followed."""
    assert record.result is not None
    moments: list[tuple[int, list[str]]] = [(CHANCE, [])]
    for text in record.steps:
        seat, action = parse_step(game.actions, text, game.seats)
        if seat != CHANCE:
            moments.append((seat, []))
        moments[-1][1].append(format_step(seat, action))
    opening = msgspec.structs.replace(record, steps=moments[0][1], result=None)
    entries: list[Entry] = [GameStarted(opening), *[ChoiceMade(seat, tuple(steps)) for seat, steps in moments[1:]]]
    outcome = record.result.outcome
    if outcome is not None and outcome.reason in (RESIGNED, AGREED_DRAW):
        entries.append(GameSettled(outcome.winners, outcome.reason))
    return entries
