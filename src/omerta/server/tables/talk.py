"""What is said and drawn at a table. It is stored beside the log and numbered on its own: who does not hear a remark
to a partner cannot even count that there was one."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable
from typing import Final

import msgspec

from omerta.kernel import Game
from omerta.server.names import clean_name
from omerta.server.problems import Rejected
from omerta.server.storage.database import Database
from omerta.server.storage.store import Store
from omerta.server.tables.guests import Guest
from omerta.server.tables.sketch import add
from omerta.server.wire import REMARKS, Drawn, Remark, Remarked, Say, ServerMessage, Talk, TalkClosed, encode

EVERYBODY: Final = -1
THE_HOUSE: Final = -2
"""Who hears a remark in the place of a team: everybody, or whoever runs the server."""
_CLOSED: Final = "closed"
_OPENED: Final = "opened"
_SILENCED: Final = "silenced"
_HEARD: Final = "heard"
_HOSTS_WORDS: Final = (_CLOSED, _OPENED, _SILENCED, _HEARD)
_decode: Final = msgspec.json.Decoder(Drawn).decode


class _Entry(msgspec.Struct, frozen=True):
    """A row: `team` hears it, or everybody; a phrase among the host's words is the host's, about
    the talk or about a seat; a drawing is JSON."""

    number: int
    at: float
    seat: int
    team: int
    text: str
    phrase: str
    drawing: str


class Conversation:
    """The talk of one table. The caller holds the room's lock."""

    def __init__(self, table: str, game: Game, store: Store) -> None:
        self._table = table
        self._teams = {seat: team for team, seats in enumerate(game.teams) if len(seats) > 1 for seat in seats}
        self._store = store
        self._latest: dict[int, deque[_Entry]] = {}
        """The last remarks by who hears them: however long the talk, newcomers are told no more."""
        self._drawn: list[tuple[int, Remark]] = []
        self._words: dict[int, str] = {}
        """The host's last word about every seat, or about everybody."""
        self.length = 0
        """How many entries are known here."""
        self._is_read = False

    @property
    def is_closed(self) -> bool:
        """Has the host closed it?"""
        return self._words.get(EVERYBODY) == _CLOSED

    @property
    def silenced(self) -> tuple[int, ...]:
        """The seats that the host does not want to hear."""
        return tuple(sorted([seat for seat, word in self._words.items() if word == _SILENCED]))

    async def greet(self, guest: Guest) -> None:
        """Tell somebody who came what was said before."""
        await self.catch_up(())
        latest = [entry for entries in self._latest.values() for entry in entries if self._hears(guest, entry)]
        heard = sorted(latest, key=_number_of)[-REMARKS:]
        told = [(number, drawn) for number, drawn in self._drawn if not self.is_secret_to(guest, drawn.seat)]
        last = max([drawn.drawing.game_number for _, drawn in told if drawn.drawing], default=0)
        before = [
            drawn
            for number, drawn in told
            if number < heard[0].number and drawn.drawing and drawn.drawing.game_number == last
        ]
        if heard or self.is_closed or self.silenced:
            guest.tell(Talk((*before, *map(_remark, heard)), self.is_closed, self.silenced))

    async def say(self, message: Say, guests: Iterable[Guest], now: tuple[int, int], *, plan: str = "") -> None:
        """Somebody speaks or draws, in the game and the moment of `now`; a bot may say the word of a plan."""
        text, to_team = clean_name(message.text), message.to_team or message.drawing is not None
        if not text and not message.phrase and message.drawing is None:
            raise Rejected("nothing-said")
        if to_team and message.seat not in self._teams:
            raise Rejected("no-partner")
        await self.catch_up(guests)
        if self.is_closed and not to_team:
            raise Rejected("talk-is-closed")
        if message.seat in self.silenced and not to_team:
            raise Rejected("silenced")
        team = self._teams[message.seat] if to_team else EVERYBODY
        phrase, drawing = plan or message.phrase, ""
        if message.drawing is not None:
            drawing = encode(add(message.drawing, self.sketches(message.seat, now[0]), now)).decode()
        words = "" if phrase or drawing else text  # A mark has a note of its own.
        await self._write((message.seat, team, words, phrase, drawing), guests)

    def sketches(self, seat: int, game_number: int) -> list[Remark]:
        """What the team of a seat drew in one game, in order."""
        team = self._teams.get(seat)
        found = [drawn for _, drawn in self._drawn if self._teams[drawn.seat] == team]
        return [drawn for drawn in found if drawn.drawing and drawn.drawing.game_number == game_number]

    def is_secret_to(self, guest: Guest, seat: int) -> bool:
        """Must this device not know what the team of a seat says? One that somebody of another team shares must not."""
        team = self._teams.get(seat)
        return team is None or not guest.seats or any(self._teams.get(own) != team for own in guest.seats)

    async def close(self, is_closed: bool, guests: Iterable[Guest]) -> None:
        """The host closes or opens the talk."""
        await self.catch_up(guests)
        if is_closed != self.is_closed:
            await self._write((EVERYBODY, EVERYBODY, "", _CLOSED if is_closed else _OPENED, ""), guests)

    async def silence(self, seat: int, is_silenced: bool, guests: Iterable[Guest]) -> None:
        """The host does not want to hear a seat, or hears it again."""
        await self.catch_up(guests)
        if is_silenced != (seat in self.silenced):
            await self._write((seat, EVERYBODY, "", _SILENCED if is_silenced else _HEARD, ""), guests)

    async def report(self, by: int, seat: int, text: str, guests: Iterable[Guest]) -> None:
        """Tell whoever runs the server about a seat's talk."""
        words = clean_name(text)
        if not words:
            raise Rejected("nothing-said")
        await self.catch_up(guests)
        await self._write((by, THE_HOUSE, words, str(seat), ""), guests)

    async def catch_up(self, guests: Iterable[Guest]) -> None:
        """Read what other workers wrote, and tell it to who is here."""
        query = (
            "SELECT number, at, seat, team, text, phrase, drawing FROM talk WHERE table_id = ? AND number > ? "
            "ORDER BY number"
        )
        if not self._is_read or guests:
            found = await self._store.ask(lambda database: database.rows(query, (self._table, self.length)))
            self._is_read = True
            for row in found:
                self._note(_Entry(*row), guests)

    async def _write(self, words: tuple[int, int, str, str, str], guests: Iterable[Guest]) -> None:
        row = (time.time(), *words)

        def work(database: Database) -> bool:
            return bool(
                database.change(
                    "INSERT INTO talk (table_id, number, at, seat, team, text, phrase, drawing) "
                    "SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?) "
                    "ON CONFLICT DO NOTHING",
                    (self._table, self.length + 1, *row, self._table),
                )
            )

        if not await self._store.ask(work):
            raise Rejected("stale")  # Another worker's guest spoke in the same moment.
        self._note(_Entry(self.length + 1, *row), guests)

    def _note(self, entry: _Entry, guests: Iterable[Guest]) -> None:
        self.length = entry.number
        if entry.drawing:
            self._drawn.append((entry.number, _remark(entry)))
        is_word = entry.phrase in _HOSTS_WORDS
        if is_word:
            self._words[entry.seat] = entry.phrase
        elif entry.team != THE_HOUSE:
            self._latest.setdefault(entry.team, deque(maxlen=REMARKS)).append(entry)
        message: ServerMessage = TalkClosed(self.is_closed, self.silenced) if is_word else Remarked(_remark(entry))
        for guest in guests:
            if is_word or self._hears(guest, entry):
                guest.tell(message)

    def _hears(self, guest: Guest, entry: _Entry) -> bool:
        if entry.phrase in _HOSTS_WORDS or entry.team == THE_HOUSE:
            return False
        return entry.team == EVERYBODY or not self.is_secret_to(guest, entry.seat)


def _number_of(entry: _Entry) -> int:
    return entry.number


def _remark(entry: _Entry) -> Remark:
    drawing = _decode(entry.drawing) if entry.drawing else None
    return Remark(entry.at, entry.seat, entry.text, entry.phrase, entry.team != EVERYBODY, drawing)


def count_remarks(database: Database, tables: Iterable[str]) -> dict[str, int]:
    """How long the talk of these tables is."""
    query = "SELECT MAX(number) FROM talk WHERE table_id = ?"
    return {table: database.rows(query, (table,))[0][0] or 0 for table in tables}
