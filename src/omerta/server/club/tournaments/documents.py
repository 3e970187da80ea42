"""What is said about tournaments."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from omerta.server.wire import Name, Request

Kind = Literal["round-robin", "swiss"]
State = Literal["open", "running", "over"]
MOST_PLACES: Final = 64
MOST_BOTS: Final = 16


class NewTournament(Request, frozen=True):
    """Make a tournament: it begins when all places are taken, or when its maker says so. `rounds` counts for Swiss; 0
    is as many as it takes. `clock` is the seconds for a choice: there is always one, so that every game ends."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    game: Name
    kind: Kind
    places: Annotated[int, msgspec.Meta(ge=2, le=MOST_PLACES)]
    clock: Annotated[int, msgspec.Meta(ge=30, le=30 * 86400)]
    bots: Annotated[tuple[Name, ...], msgspec.Meta(max_length=MOST_BOTS)] = ()
    rounds: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who plays, by number; a bot has a rank."""

    number: int
    account: str | None
    name: str
    rank: str

    @property
    def is_gone(self) -> bool:
        """Has somebody deleted the account they entered with?"""
        return self.account is None and not self.rank


class Standing(msgspec.Struct, frozen=True):
    """A row of the table. `opponents` is what the others at one's tables have scored, which tells equals apart."""

    entrant: Entrant
    points: float
    opponents: float
    played: int


class Pairing(msgspec.Struct, frozen=True):
    """A game of a round: the numbers of those who sit there, in order of play, and what each of them scored once it is
    over. Whoever stands alone has nobody to play with in this round."""

    round: int
    table: str
    entrants: tuple[int, ...]
    points: tuple[float, ...] | None


class TournamentInfo(msgspec.Struct, frozen=True):
    """A tournament in the list of all. `owner` is gone when its account is."""

    tournament: str
    name: str
    game: str
    kind: Kind
    clock: int
    places: int
    entered: int
    state: State
    round: int
    rounds: int
    owner: str | None
    at: float


class Tournaments(msgspec.Struct, frozen=True):
    """All tournaments, the latest first."""

    tournaments: tuple[TournamentInfo, ...]


class Tournament(msgspec.Struct, frozen=True):
    """One tournament: its table, the leader first, and its games, round by round."""

    info: TournamentInfo
    standings: tuple[Standing, ...]
    pairings: tuple[Pairing, ...]


REQUESTS: Final = (NewTournament,)
ANSWERS: Final = (Tournaments, Tournament)
