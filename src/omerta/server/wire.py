"""Every message that crosses the wire, defined once; the client's TypeScript types are generated from this module.

JSON both ways. A message on the socket is told apart by its `type`; whatever asks for something carries an `id` of the
client's choice, and the answer repeats it. Nothing here knows a game: views are the games' own Structs.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from omerta.kernel import Ledger, Option, View
from omerta.server.wire_away import ComeBack, Lend
from omerta.server.wire_parts import ClientMessage as ClientMessage
from omerta.server.wire_parts import Count, Notation, Words
from omerta.server.wire_parts import Name as Name
from omerta.server.wire_parts import Phase as Phase
from omerta.server.wire_parts import Request as Request
from omerta.server.wire_parts import Role as Role
from omerta.server.wire_parts import SeatKind as SeatKind
from omerta.server.wire_parts import ServerMessage as ServerMessage
from omerta.server.wire_parts import Token as Token
from omerta.server.wire_review import Review, Reviewed
from omerta.server.wire_talk import CloseTalk, Remarked, Say, Talk, TalkClosed

WIRE_VERSION: Final = 1
MESSAGE_LIMIT: Final = 8192
"""The most bytes a client may send in one message or request."""
MOMENTS_PER_REPLAY: Final = 50

# Over HTTP: opening a table and coming to it.


class SeatChoice(Request, frozen=True):
    """Who shall sit in a seat: whoever opens the table, a friend by link, or a bot of a rank."""

    kind: SeatKind
    name: Name = ""
    rank: Name = ""


class NewTable(Request, frozen=True):
    """Open a table. No edition means the game's own default; options left out take theirs. An open table stands on the
    noticeboard: anybody may take its free seats, and it begins when all are taken. `clock` is how many
    seconds somebody may take for a turn before a bot takes it; 0 is for ever."""

    game: Name
    seats: tuple[SeatChoice, ...]
    options: dict[Name, Words] = msgspec.field(default_factory=dict)
    edition: Name | None = None
    is_open: bool = False
    clock: Annotated[int, msgspec.Meta(ge=0, le=30 * 86400)] = 0


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
    """A table as everybody may know it. `game_number` counts rematches from 1 and is 0 in the lobby."""

    table: str
    game: str
    edition: str | None
    options: dict[str, str]
    phase: Phase
    game_number: int
    seats: tuple[SeatInfo, ...]
    watchers: int
    clock: int = 0


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


# From the client, over the socket.


class Hello(ClientMessage, frozen=True):
    """The first message: all keys this device holds at one table, and the last sequence number it knows of (0 after a
    change of keys, since a new seat brings memories of its own)."""

    tokens: Annotated[tuple[Token, ...], msgspec.Meta(min_length=1, max_length=16)]
    sequence: Count = 0


class Start(ClientMessage, frozen=True):
    """The host: begin the first game."""

    id: Count


class Rematch(ClientMessage, frozen=True):
    """Anybody seated, or the host: the game is over, play another one with the same seats and options."""

    id: Count


class Invite(ClientMessage, frozen=True):
    """The host: a new invitation for a friend's seat; the old one, and whoever holds the seat, lose theirs."""

    id: Count
    seat: Count


class Act(ClientMessage, frozen=True):
    """Choose one of the offers. `expected` is the sequence number the choice was made at; it is refused when what this
    seat was asked has changed since."""

    id: Count
    seat: Count
    expected: Count
    action: Notation


class Undo(ClientMessage, frozen=True):
    """Take back the last choice, as long as nobody learnt anything from it."""

    id: Count
    seat: Count
    expected: Count


class WhyNot(ClientMessage, frozen=True):
    """Which rule forbids this action now?"""

    id: Count
    seat: Count
    action: Notation


class Preview(ClientMessage, frozen=True):
    """What would this choice surely do?"""

    id: Count
    seat: Count
    action: Notation


class Advise(ClientMessage, frozen=True):
    """What would the best bot choose for this seat? It sees no more than the seat does."""

    id: Count
    seat: Count


class Replay(ClientMessage, frozen=True):
    """Show `count` moments from `first` on, as `seat` saw them. Without a seat: as this device sees the table. The
    eyes of others are open only after the end of that game."""

    id: Count
    game_number: Count
    first: Count = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=MOMENTS_PER_REPLAY)] = MOMENTS_PER_REPLAY
    seat: int | None = None


_AtTheTable = Hello | Start | Rematch | Invite | Act | Undo | WhyNot | Preview | Advise | Review | Replay
FromClient = _AtTheTable | Say | CloseTalk | Lend | ComeBack

# From the server, over the socket.


class Told(msgspec.Struct, frozen=True):
    """A fact as it is told to somebody: an event without its list of who may know it."""

    kind: str
    rule: str
    args: dict[str, int | str]


class Sight(msgspec.Struct, frozen=True):
    """What one seat of this device (or -2, a spectator) sees now, and, in an Update, what it was told of the new
    moment."""

    seat: int
    view: View
    can_undo: bool
    events: tuple[Told, ...]


class Memory(msgspec.Struct, frozen=True):
    """What one seat was told in every moment from `Snapshot.first` on."""

    seat: int
    moments: tuple[tuple[Told, ...], ...]


class Snapshot(ServerMessage, frozen=True):
    """The answer to Hello, and the start of every game. Moment 0 is the set-up and every choice that stands makes the
    next one. Keep what you know of moments before `first`, forget the rest, and append `memories`."""

    sequence: int
    moment: int
    first: int
    table: TableInfo
    mine: tuple[int, ...]
    is_host: bool
    sights: tuple[Sight, ...]
    memories: tuple[Memory, ...]


class Update(ServerMessage, frozen=True):
    """A choice was made: `moment` is new and the sights tell its events. Or one was taken back (`undone`): `moment` is
    the last that stands and everything later is forgotten."""

    sequence: int
    moment: int
    undone: bool
    phase: Phase
    sights: tuple[Sight, ...]


class TableChanged(ServerMessage, frozen=True):
    """Somebody came, went, or took a seat."""

    sequence: int
    table: TableInfo


class Done(ServerMessage, frozen=True):
    """The request was carried out and is stored; everybody was told before this answer."""

    id: int
    sequence: int


class Refused(ServerMessage, frozen=True):
    """The request was refused and nothing changed. Without an id: the message was no request one can answer."""

    id: int | None
    refusal: Refusal


class Reason(ServerMessage, frozen=True):
    """The answer to WhyNot; no refusal means the action is allowed."""

    id: int
    refusal: Refusal | None


class Forecast(ServerMessage, frozen=True):
    """The answer to Preview; empty when the outcome hangs on chance or a secret."""

    id: int
    events: tuple[Told, ...]


class Advice(msgspec.Struct, frozen=True):
    """A choice the bot weighed, its chance to win after it, from 0 to 1, and what speaks most for it: the word of a
    message `reason-…`, empty for choices that are not the favourite's rivals."""

    action: str
    chance: float
    reason: str


class Advised(ServerMessage, frozen=True):
    """The answer to Advise: the favourite, then what else was weighed. A choice that is the only one has no chance."""

    id: int
    rank: str
    choices: tuple[Advice, ...]


class Invited(ServerMessage, frozen=True):
    """The answer to Invite; the link is told this once."""

    id: int
    link: Link


class Frame(msgspec.Struct, frozen=True):
    """One moment of a replay: the choice's seat (-1 for the set-up), the view after it and what was told."""

    moment: int
    actor: int
    view: View
    events: tuple[Told, ...]


class Replayed(ServerMessage, frozen=True):
    """The answer to Replay; `moments` is how many there are in all."""

    id: int
    game_number: int
    seat: int
    moments: int
    frames: tuple[Frame, ...]


FromServer = (
    Snapshot
    | Update
    | TableChanged
    | Done
    | Refused
    | Reason
    | Forecast
    | Advised
    | Reviewed
    | Invited
    | Replayed
    | Talk
    | Remarked
    | TalkClosed
)

REQUESTS: Final = (NewTable, AskLink, Claim)
ANSWERS: Final = (OpenedTable, LinkInfo, Claimed, Catalogue, Ledger, Refusal)

decode_message: Final = msgspec.json.Decoder(FromClient).decode
encode: Final = msgspec.json.Encoder().encode
