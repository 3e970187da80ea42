"""The register of tournaments: who made them, who plays, how far they are."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from omerta.server.club.tournaments.documents import (
    Entrant,
    NewTournament,
    Pairing,
    Tournament,
    TournamentInfo,
    Tournaments,
)
from omerta.server.club.tournaments.pairing import count_rounds
from omerta.server.club.tournaments.standings import draw_round, stand
from omerta.server.links import new_table_id
from omerta.server.names import clean_name
from omerta.server.problems import Rejected
from omerta.server.storage.database import Database
from omerta.server.storage.store import Store

if TYPE_CHECKING:
    from omerta.server.club.accounts import Session

_LISTED: Final = 50
_INFO: Final = """
SELECT id, name, game, kind, clock, places,
    (SELECT COUNT(*) FROM entrants WHERE entrants.tournament = tournaments.id), state, round, rounds, owner, at
FROM tournaments
"""
LOCK: Final = "tournaments"


class Register:
    """Reads and writes tournaments."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, session: Session, wish: NewTournament, seats: int) -> Tournament:
        """A new one; each account makes one at a time."""
        if wish.kind == "round-robin" and seats != 2:
            raise Rejected("wrong-tournament", "all against all is for games of two")
        if len(wish.bots) > wish.places:
            raise Rejected("tournament-is-full")
        if wish.places < seats:
            raise Rejected("too-few-entrants", f"the game needs {seats}")
        tournament, owner = secrets.token_hex(8), session.me.account
        row = (tournament, clean_name(wish.name), wish.game, wish.kind, wish.clock, wish.places, wish.rounds, owner)

        def work(database: Database) -> Tournament | None:
            database.lock(LOCK)
            if database.rows("SELECT 1 FROM tournaments WHERE owner = ? AND state <> 'over'", (owner,)):
                return None
            database.change(
                "INSERT INTO tournaments (id, name, game, kind, clock, places, rounds, owner, round, state, at) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 'open', ?)",
                (*row, time.time()),
            )
            for number, rank in enumerate(wish.bots, start=1):
                _enter(database, Entrant(number, None, f"{rank.title()} {number}", rank), tournament)
            _begin_if_full(database, tournament, seats)
            return read(database, tournament)

        made = await self._store.ask(work)
        if made is None:
            raise Rejected("one-tournament-at-a-time")
        return made

    async def list_all(self) -> Tournaments:
        """The latest."""
        query = f"{_INFO} ORDER BY at DESC LIMIT ?"
        found = await self._store.ask(lambda database: database.rows(query, (_LISTED,)))
        return Tournaments(tuple([TournamentInfo(*row) for row in found]))

    async def read(self, tournament: str) -> Tournament:
        """One of them."""
        found = await self._store.ask(lambda database: read(database, tournament))
        if found is None:
            raise Rejected("not-found", "no such tournament")
        return found

    async def join(self, session: Session, tournament: str, seats: int) -> Tournament:
        """Enter; with the last place it begins."""

        def work(database: Database) -> Tournament | str:
            known = _lock_open(database, tournament)
            if isinstance(known, str):
                return known
            numbers = [row.entrant.number for row in known.standings]
            if session.me.account not in [row.entrant.account for row in known.standings]:
                if len(numbers) >= known.info.places:
                    return "tournament-is-full"
                entrant = Entrant(max(numbers, default=0) + 1, session.me.account, session.me.name, "")
                _enter(database, entrant, tournament)
                _begin_if_full(database, tournament, seats)
            return _reread(database, tournament)

        return _or_refuse(await self._store.ask(work))

    async def leave(self, session: Session, tournament: str) -> Tournament:
        """Go away before it begins."""

        def work(database: Database) -> Tournament | str:
            known = _lock_open(database, tournament)
            if isinstance(known, str):
                return known
            query = "DELETE FROM entrants WHERE tournament = ? AND account = ?"
            database.change(query, (tournament, session.me.account))
            return _reread(database, tournament)

        return _or_refuse(await self._store.ask(work))

    async def cancel(self, session: Session, tournament: str) -> None:
        """Its maker gives it up before it begins; nothing of it is kept."""

        def work(database: Database) -> str:
            known = _lock_open(database, tournament)
            if isinstance(known, str):
                return known
            if known.info.owner != session.me.account:
                return "only-the-maker"
            database.change("DELETE FROM entrants WHERE tournament = ?", (tournament,))
            database.change("DELETE FROM tournaments WHERE id = ?", (tournament,))
            return ""

        refusal = await self._store.ask(work)
        if refusal:
            raise Rejected(refusal)

    async def begin(self, session: Session, tournament: str, seats: int) -> Tournament:
        """Its maker waits for nobody else."""

        def work(database: Database) -> Tournament | str:
            known = _lock_open(database, tournament)
            if isinstance(known, str):
                return known
            if known.info.owner != session.me.account:
                return "only-the-maker"
            if known.info.entered < max(2, seats):
                return "too-few-entrants"
            _begin(database, known.info, seats)
            return _reread(database, tournament)

        return _or_refuse(await self._store.ask(work))

    async def list_running(self) -> list[tuple[str, str]]:
        """Tournaments that are being played, with their games."""
        query = "SELECT id, game FROM tournaments WHERE state = 'running' ORDER BY at"
        found = await self._store.ask(lambda database: database.rows(query))
        return [(tournament, game) for tournament, game in found]

    async def advance(self, tournament: str, seats: int) -> Tournament | None:
        """If a round is over, draw the next one or end the tournament; what is to be played now."""

        def work(database: Database) -> Tournament | None:
            database.lock(LOCK)
            known = read(database, tournament)
            if known is None or known.info.state != "running":
                return None
            info = known.info
            if any(pairing.points is None for pairing in known.pairings):
                return known
            if info.round == info.rounds:
                database.change("UPDATE tournaments SET state = 'over' WHERE id = ?", (tournament,))
                return None
            entrants = sorted([row.entrant for row in known.standings], key=lambda entrant: entrant.number)
            groups = draw_round(info.kind, info.round + 1, seats, entrants, known.pairings)
            _write_round(database, tournament, info.round + 1, groups)
            return read(database, tournament)

        return await self._store.ask(work)


def withdraw(database: Database, account: str) -> None:
    """An account is deleted: what it made or entered and has not begun is as if it never had been; elsewhere its name
    stays, with no link to anybody."""
    database.lock(LOCK)
    made = "SELECT id FROM tournaments WHERE owner = ? AND state = 'open'"
    database.change(f"DELETE FROM entrants WHERE tournament IN ({made})", (account,))
    database.change("DELETE FROM tournaments WHERE owner = ? AND state = 'open'", (account,))
    waiting = "SELECT id FROM tournaments WHERE state = 'open'"
    database.change(f"DELETE FROM entrants WHERE account = ? AND tournament IN ({waiting})", (account,))
    database.change("UPDATE entrants SET account = NULL WHERE account = ?", (account,))
    database.change("UPDATE tournaments SET owner = NULL WHERE owner = ?", (account,))


def read(database: Database, tournament: str) -> Tournament | None:
    """One tournament with everything that follows from its games."""
    found = database.rows(f"{_INFO} WHERE id = ?", (tournament,))
    if not found:
        return None
    query = "SELECT number, account, name, rank FROM entrants WHERE tournament = ? ORDER BY number"
    entrants = [Entrant(*row) for row in database.rows(query, (tournament,))]
    query = "SELECT round, table_id, seats FROM pairings WHERE tournament = ? ORDER BY round, board"
    pairings = tuple([_pairing(database, *row) for row in database.rows(query, (tournament,))])
    return Tournament(TournamentInfo(*found[0]), stand(entrants, pairings), pairings)


def _pairing(database: Database, number: int, table: str, seats: str) -> Pairing:
    entrants = tuple([int(entrant) for entrant in seats.split()])
    if len(entrants) == 1:
        return Pairing(number, table, entrants, (1.0,))
    query = "SELECT won FROM players WHERE table_id = ? AND number = 1 ORDER BY seat"
    won = [bool(flag) for (flag,) in database.rows(query, (table,))]
    points = None if not won else tuple([float(flag) if any(won) else 0.5 for flag in won])
    return Pairing(number, table, entrants, points)


def _enter(database: Database, entrant: Entrant, tournament: str) -> None:
    values = (tournament, entrant.number, entrant.account, entrant.name, entrant.rank)
    database.change("INSERT INTO entrants (tournament, number, account, name, rank) VALUES (?, ?, ?, ?, ?)", values)


def _begin_if_full(database: Database, tournament: str, seats: int) -> None:
    known = _reread(database, tournament)
    if known.info.entered == known.info.places:
        _begin(database, known.info, seats)


def _begin(database: Database, info: TournamentInfo, seats: int) -> None:
    rounds = count_rounds(info.kind, info.entered, seats, info.rounds)
    query = "UPDATE tournaments SET state = 'running', rounds = ? WHERE id = ?"
    database.change(query, (rounds, info.tournament))


def _write_round(database: Database, tournament: str, number: int, groups: Sequence[tuple[int, ...]]) -> None:
    rows: list[tuple[Any, ...]] = [
        (tournament, number, board, new_table_id() if len(group) > 1 else "", " ".join(map(str, group)))
        for board, group in enumerate(groups)
    ]
    database.change_many(
        "INSERT INTO pairings (tournament, round, board, table_id, seats) VALUES (?, ?, ?, ?, ?)", rows
    )
    database.change("UPDATE tournaments SET round = ? WHERE id = ?", (number, tournament))


def _lock_open(database: Database, tournament: str) -> Tournament | str:
    database.lock(LOCK)
    known = read(database, tournament)
    if known is None:
        return "not-found"
    return known if known.info.state == "open" else "tournament-has-begun"


def _reread(database: Database, tournament: str) -> Tournament:
    known = read(database, tournament)
    assert known is not None
    return known


def _or_refuse(found: Tournament | str) -> Tournament:
    if isinstance(found, str):
        raise Rejected(found)
    return found
