"""What people and the club tell each other over HTTP; the client's types are generated from here as from `wire`."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from omerta.server.wire import Claimed, Clock, Link, Name, OpenedTable, Request, Role, TableInfo, Token

Secret = Annotated[str, msgspec.Meta(max_length=200)]
Id = Annotated[str, msgspec.Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")]

KEYS_AT_ONCE: Final = 100


class NewAccount(Request, frozen=True):
    """Become somebody this server knows again."""

    name: Name
    password: Secret


class Login(Request, frozen=True):
    """Come back."""

    name: Name
    password: Secret


class NewPassword(Request, frozen=True):
    """Another password; all other sessions end."""

    old: Secret
    new: Secret


class EndSession(Request, frozen=True):
    """End one session, or without a name all but this one."""

    session: Id | None = None


class DeleteAccount(Request, frozen=True):
    """Forget me. Games stay with the names people played under, without a link to anybody."""

    password: Secret


class NewToken(Request, frozen=True):
    """A token for a program that plays for the account."""

    name: Name


class SetPreferences(Request, frozen=True):
    """What somebody chose about the page on one device; what is empty stays as it is."""

    language: Literal["", "de", "en", "pl"] = ""
    theme: Literal["", "system", "light", "dark"] = ""
    speed: Literal["", "slow", "normal", "fast", "at-once"] = ""
    sound: Literal["", "on", "off"] = ""


class BringKeys(Request, frozen=True):
    """The keys on this device: seats and tables that belong to nobody yet become the account's."""

    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=KEYS_AT_ONCE)]


class Me(msgspec.Struct, frozen=True):
    """The account somebody is logged in to; times are seconds since 1970."""

    account: str
    name: str
    since: float


class Preferences(msgspec.Struct, frozen=True):
    """What somebody chose about the page, for all their devices; empty where they chose nothing."""

    language: str = ""
    theme: str = ""
    speed: str = ""
    sound: str = ""


class Whoami(msgspec.Struct, frozen=True):
    """Who asks; nobody in particular without an account."""

    me: Me | None


class SessionInfo(msgspec.Struct, frozen=True):
    """One device that is logged in, by what it said of itself, or a program by the name it was given."""

    session: str
    device: str
    since: float
    seen: float
    is_this: bool
    is_program: bool


class Sessions(msgspec.Struct, frozen=True):
    """All devices that are logged in, the last seen first."""

    sessions: tuple[SessionInfo, ...]


class HeldTable(msgspec.Struct, frozen=True):
    """A table where the account is host or sits."""

    table: str
    game: str
    opened: float
    roles: tuple[Role, ...]


class HeldTables(msgspec.Struct, frozen=True):
    """The account's tables, the newest first."""

    tables: tuple[HeldTable, ...]


class Keyring(msgspec.Struct, frozen=True):
    """Fresh keys to what the account holds at one table; they lose their power when the session is ended."""

    table: str
    game: str
    links: tuple[Link, ...]


class Brought(msgspec.Struct, frozen=True):
    """How many keys found their account."""

    count: int


class ProgramToken(msgspec.Struct, frozen=True):
    """Told this once; it stands among the devices and is ended there."""

    token: str


class Turn(msgspec.Struct, frozen=True):
    """A seat of the account that is asked for a choice; without a deadline there is no clock."""

    table: str
    game: str
    seat: int
    since: float
    deadline: float | None


class Invitation(msgspec.Struct, frozen=True):
    """Somebody wants to play with the account."""

    invitation: str
    table: str
    game: str
    clock: int
    sender: str
    name: str
    at: float


class Turns(msgspec.Struct, frozen=True):
    """What waits for the account: its turns, the most urgent first, and invitations, the latest first."""

    turns: tuple[Turn, ...]
    invitations: tuple[Invitation, ...] = ()


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is in a game; 1500 is where everybody begins. The curve ends with the rating of today."""

    game: str
    rating: int
    played: int
    is_provisional: bool
    curve: tuple[int, ...]


class Profile(msgspec.Struct, frozen=True):
    """Somebody as everybody may know them."""

    account: str
    name: str
    since: float
    ratings: tuple[Rating, ...]


class Player(msgspec.Struct, frozen=True):
    """Who sat in a seat of a finished game. A guest has no account, a bot a rank, and only a rated game a rating."""

    seat: int
    account: str | None
    name: str
    rank: str
    won: bool
    score: int | None
    rating: int | None


class Game(msgspec.Struct, frozen=True):
    """A finished game; `seat` is where the one it was asked about sat, and a spectator's where they brought its record
    from elsewhere. No winner means a draw."""

    table: str
    number: int
    game: str
    ended: float
    choices: int
    reason: str
    seat: int
    can_replay: bool
    is_imported: bool
    players: tuple[Player, ...]


class Games(msgspec.Struct, frozen=True):
    """Some finished games, the last first."""

    games: tuple[Game, ...]
    has_more: bool


class JoinTable(Request, frozen=True):
    """Take a free seat of an open table."""

    name: Name = ""


class Seek(Request, frozen=True):
    """Pair me: any open table of a game but those this device is at, or else a new one. With a clock named, only tables
    with that clock."""

    game: Name
    name: Name = ""
    besides: Annotated[tuple[Id, ...], msgspec.Meta(max_length=100)] = ()
    clock: Clock | None = None


class Found(msgspec.Struct, frozen=True):
    """What came of seeking: a new table that waits, or a seat at another."""

    opened: OpenedTable | None
    claimed: Claimed | None


class OpenTables(msgspec.Struct, frozen=True):
    """Tables that want company, then tables one can watch; and by table how strong those who sit there with a
    rating are on average."""

    tables: tuple[TableInfo, ...]
    strengths: dict[str, int]


class WatchLink(msgspec.Struct, frozen=True):
    """A spectator's key to an open table."""

    link: Link


REQUESTS: Final = (
    NewAccount,
    Login,
    NewPassword,
    EndSession,
    DeleteAccount,
    NewToken,
    SetPreferences,
    BringKeys,
    JoinTable,
    Seek,
)
ANSWERS: Final = (
    Whoami,
    Preferences,
    Sessions,
    HeldTables,
    Keyring,
    Brought,
    Profile,
    Games,
    Found,
    Turns,
    ProgramToken,
    OpenTables,
    WatchLink,
)
