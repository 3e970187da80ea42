"""What somebody played and how strong they are."""

from __future__ import annotations

from typing import Final

from omerta.kernel import SPECTATOR
from omerta.server.club.accounts import Session
from omerta.server.club.chronicle import PROVISIONAL, shown_rating
from omerta.server.club.documents import Game, Games, Player, Profile, Rating
from omerta.server.problems import Rejected
from omerta.server.storage.database import Database
from omerta.server.storage.store import Store

_PAGE: Final = 20
_CURVE: Final = 50
_GAMES: Final = """
SELECT games.table_id, games.number, game, ended, choices, reason, seat,
    EXISTS (SELECT 1 FROM records WHERE records.table_id = games.table_id AND records.number = games.number)
FROM games JOIN players ON players.table_id = games.table_id AND players.number = games.number
WHERE players.account = ? AND ended < ? AND NOT EXISTS (
    SELECT 1 FROM players AS other WHERE other.table_id = players.table_id AND other.number = players.number
    AND other.account = players.account AND other.seat < players.seat)
UNION ALL
SELECT games.table_id, games.number, game, ended, choices, reason, NULL,
    EXISTS (SELECT 1 FROM records WHERE records.table_id = games.table_id AND records.number = games.number)
FROM games WHERE importer = ? AND ended < ?
ORDER BY ended DESC LIMIT ?
"""
_PLAYERS: Final = """
SELECT seat, account, accounts.name, players.name, rank, won, score, rating
FROM players LEFT JOIN accounts ON accounts.id = players.account
WHERE table_id = ? AND number = ? ORDER BY seat
"""
_CURVES: Final = """
SELECT rating FROM players JOIN games ON games.table_id = players.table_id AND games.number = players.number
WHERE account = ? AND game = ? AND rating IS NOT NULL ORDER BY ended DESC LIMIT ?
"""


class Profiles:
    """Reads the chronicle."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, account: str) -> Profile:
        """Somebody's page."""

        def work(database: Database) -> Profile | None:
            found = database.rows("SELECT name, since FROM accounts WHERE id = ?", (account,))
            if not found:
                return None
            query = "SELECT game, mu, played FROM ratings WHERE account = ? ORDER BY played DESC, game"
            ratings = [
                Rating(game, shown_rating(mu), played, played < PROVISIONAL, _curve(database, account, game))
                for game, mu, played in database.rows(query, (account,))
            ]
            return Profile(account, found[0][0], found[0][1], tuple(ratings))

        profile = await self._store.ask(work)
        if profile is None:
            raise Rejected("not-found", "nobody")
        return profile

    async def list_games(self, account: str, viewer: Session | None, before: float, count: int = _PAGE) -> Games:
        """Games finished before a moment, the last first. Guests keep their names to those they played with, and
        what somebody imported is told to nobody else."""
        is_own = viewer is not None and viewer.me.account == account

        def work(database: Database) -> list[Game]:
            importer = account if is_own else ""
            rows = database.rows(_GAMES, (account, before, importer, before, count + 1))
            return [
                Game(
                    table,
                    number,
                    game,
                    ended,
                    choices,
                    reason,
                    SPECTATOR if seat is None else seat,
                    bool(is_kept) and is_own,
                    seat is None,
                    _players(database, table, number, is_own),
                )
                for table, number, game, ended, choices, reason, seat, is_kept in rows
            ]

        found = await self._store.ask(work)
        return Games(tuple(found[:count]), len(found) > count)


def _curve(database: Database, account: str, game: str) -> tuple[int, ...]:
    return tuple([rating for (rating,) in database.rows(_CURVES, (account, game, _CURVE))][::-1])


def _players(database: Database, table: str, number: int, is_own: bool) -> tuple[Player, ...]:
    return tuple(
        [
            Player(seat, account, known or (name if is_own or rank else ""), rank, bool(won), score, rating)
            for seat, account, known, name, rank, won, score, rating in database.rows(_PLAYERS, (table, number))
        ]
    )
