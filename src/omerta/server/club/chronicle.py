"""The chronicle: what came of every finished game, written once, with the ratings that follow from it."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from omerta.kernel import Game, Outcome
from omerta.server.storage.database import Database
from omerta.server.storage.log import decode_opening

PROVISIONAL: Final = 10
"""So many rated games have to be played before a rating means much."""
_MIDDLE: Final = 1500
_SCALE: Final = 60
_MODEL: Final = PlackettLuce()


class Finished(msgspec.Struct, frozen=True):
    """How a game ended, for the chronicle."""

    game: str
    teams: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]
    choices: int
    outcome: Outcome
    helped: frozenset[int] = frozenset()
    """Seats of people in whose place a bot has chosen."""

    @property
    def is_fair(self) -> bool:
        """Did everybody who did not lose play without help? Whoever lost with it has lost."""
        winners = set(self.outcome.winners)
        lost = {seat for team in self.teams if winners and winners.isdisjoint(team) for seat in team}
        return not {seat for team in self.teams if not self.helped.isdisjoint(team) for seat in team} - lost


def sides_of(game: Game) -> tuple[tuple[int, ...], ...]:
    """Who wins together; a seat without a partner is a team of its own."""
    together = {seat for team in game.teams for seat in team}
    alone = tuple([(seat,) for seat in range(game.seats) if seat not in together])
    return (*game.teams, *alone)


def describe_finished(
    game: Game, names: list[str], choices: int, outcome: Outcome, helped: Collection[int]
) -> Finished:
    """The end of a game in the chronicle's words."""
    return Finished(game.name, sides_of(game), tuple(names), choices, outcome, frozenset(helped))


def write_down(database: Database, table: str, number: int, finished: Finished) -> None:
    """Note a finished game and whoever sat there; where all are different accounts, it counts for their ratings."""
    outcome = finished.outcome
    opening = decode_opening(database.rows("SELECT opening FROM tables WHERE id = ?", (table,))[0][0])
    database.change(
        "INSERT INTO games (table_id, number, game, ended, choices, reason, importer) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table, number, finished.game, time.time(), finished.choices, outcome.reason, opening.importer or None),
    )
    seats = opening.seats
    query = "SELECT seat, account FROM holdings WHERE table_id = ? AND role = 'seat'"
    held = database.rows(query, (table,))
    accounts: dict[int, str] = {seat: account for seat, account in held if seats[seat].kind != "bot"}
    ratings = _rate(database, finished, accounts)
    for seat, name in enumerate(finished.names):
        score = outcome.scores[seat] if seat < len(outcome.scores) else None
        row = (table, number, seat, accounts.get(seat), name, seats[seat].rank, int(seat in outcome.winners), score)
        database.change(
            "INSERT INTO players (table_id, number, seat, account, name, rank, won, score, rating) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*row, ratings.get(seat)),
        )


def shown_rating(mu: float) -> int:
    """A rating as people read it: 1500 is where everybody begins."""
    return round(_MIDDLE + _SCALE * (mu - _MODEL.mu))


def _rate(database: Database, finished: Finished, accounts: dict[int, str]) -> dict[int, int]:
    """New ratings by seat; none where somebody has no account or sits twice, or where a bot helped to win."""
    if len(set(accounts.values())) != len(finished.names) or not finished.is_fair:
        return {}
    database.lock("ratings")
    query = "SELECT mu, sigma, played FROM ratings WHERE account = ? AND game = ?"
    known = {seat: database.rows(query, (account, finished.game)) for seat, account in accounts.items()}
    teams = [[_rating(known[seat]) for seat in team] for team in finished.teams]
    winners = set(finished.outcome.winners)
    places: list[float] = [0.0 if not winners or winners & set(team) else 1.0 for team in finished.teams]
    rated = _MODEL.rate(teams, ranks=places)
    shown: dict[int, int] = {}
    for team, after in zip(finished.teams, rated, strict=True):
        for seat, rating in zip(team, after, strict=True):
            played = known[seat][0][2] + 1 if known[seat] else 1
            database.change(
                "INSERT INTO ratings (account, game, mu, sigma, played) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT (account, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, "
                "played = excluded.played",
                (accounts[seat], finished.game, rating.mu, rating.sigma, played),
            )
            shown[seat] = shown_rating(rating.mu)
    return shown


def _rating(known: list[tuple[float, ...]]) -> PlackettLuceRating:
    return _MODEL.rating(mu=known[0][0], sigma=known[0][1]) if known else _MODEL.rating()
