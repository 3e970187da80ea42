"""What is said over HTTP: opening a table and coming to it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from omerta.kernel import Ledger, Option, Outcome
from omerta.server.wire.clocks import ClockReading
from omerta.server.wire.parts import Clock, Increment, Name, Phase, Request, Role, SeatKind, Token, Words
from omerta.server.wire.proposals import Proposal

WIRE_VERSION: Final = 1


class SeatChoice(Request, frozen=True):
    """Who shall sit in a seat: whoever opens the table, a friend by link, or a bot of a rank."""

    kind: SeatKind
    name: Name = ""
    rank: Name = ""


class NewTable(Request, frozen=True):
    """Open a table. No edition means the game's own default; options left out take theirs. An open table stands on the
    noticeboard: anybody may take its free seats, and it begins when all are taken. `clock` is how many
    seconds somebody may take for a choice before a bot takes it, `budget` how many for the whole game, with `increment`
    more for every turn that is handed over; 0 is for ever. A guided table, for one person against bots, is dealt the
    same to everybody."""

    game: Name
    seats: tuple[SeatChoice, ...]
    options: dict[Name, Words] = msgspec.field(default_factory=dict)
    edition: Name | None = None
    is_open: bool = False
    clock: Clock = 0
    budget: Clock = 0
    increment: Increment = 0
    is_guided: bool = False


class AskLink(Request, frozen=True):
    """What does this link lead to?"""

    token: Token


class Claim(Request, frozen=True):
    """Take the seat an invitation offers."""

    token: Token
    name: Name = ""


class Link(msgspec.Struct, frozen=True):
    """A secret key and the path that opens the table with it; the key stands behind `#`, which browsers never send."""

    role: Role
    seat: int | None
    token: str
    path: str


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat as everybody may know it. `taken` is False while a friend's seat waits for its friend; `lent` is the
    rank of the bot that plays while its owner is away."""

    seat: int
    kind: SeatKind
    name: str
    rank: str
    taken: bool
    present: bool
    lent: str = ""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may know it. `game_number` counts rematches from 1 and is 0 in the lobby; `settled`
    is how people ended the last game before its rules did. Only where there is a `budget` there are `clocks`."""

    table: str
    game: str
    edition: str | None
    options: dict[str, str]
    phase: Phase
    game_number: int
    seats: tuple[SeatInfo, ...]
    watchers: int
    clock: int = 0
    proposal: Proposal | None = None
    settled: Outcome | None = None
    budget: int = 0
    increment: int = 0
    clocks: ClockReading | None = None


class OpenedTable(msgspec.Struct, frozen=True):
    """A new table: the opener's own keys, an invitation for every friend, and the spectators' link."""

    table: TableInfo
    host: Link
    seats: tuple[Link, ...]
    invitations: tuple[Link, ...]
    spectator: Link


class LinkInfo(msgspec.Struct, frozen=True):
    """Where a link leads."""

    role: Role
    seat: int | None
    table: TableInfo


class Claimed(msgspec.Struct, frozen=True):
    """The seat is yours; the key is told this once."""

    seat: Link
    table: TableInfo


class GameInfo(msgspec.Struct, frozen=True):
    """A game one can open a table for."""

    name: str
    title: str
    rules_version: int
    edition: str | None
    seats: int
    teams: tuple[tuple[int, ...], ...]
    options: tuple[Option, ...]
    ranks: tuple[str, ...]


class Catalogue(msgspec.Struct, frozen=True):
    """Everything the front page needs to know; `house` is the address others in the same network open, if they can."""

    wire_version: int
    engine: Literal["compiled", "interpreted"]
    games: tuple[GameInfo, ...]
    house: str | None


class Refusal(msgspec.Struct, frozen=True):
    """Why something was refused: a stable code, the rule it follows from if a rule does, the key of the sentence in the
    message catalogue, and a plain English line for programs."""

    error: str
    rule: str
    key: str
    message: str


REQUESTS: Final = (NewTable, AskLink, Claim)
ANSWERS: Final = (OpenedTable, LinkInfo, Claimed, Catalogue, Ledger, Refusal)
