"""What is said over the socket.

JSON both ways. A message on the socket is told apart by its `type`; whatever asks for something carries an `id` of the
client's choice, and the answer repeats it. Nothing here knows a game: views are the games' own Structs.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from omerta.kernel import View
from omerta.server.wire.away import ComeBack, Lend
from omerta.server.wire.clocks import ClockReading
from omerta.server.wire.coming import Link, Refusal, TableInfo
from omerta.server.wire.parts import (
    ClientMessage,
    Count,
    Notation,
    Phase,
    ServerMessage,
    Token,
)
from omerta.server.wire.proposals import Propose, Reply
from omerta.server.wire.review import Review, Reviewed
from omerta.server.wire.talk import CloseTalk, Remarked, Report, Say, Silence, Sketched, Sketches, Talk, TalkClosed

MESSAGE_LIMIT: Final = 8192
"""The most bytes a client may send in one message or request."""
MOMENTS_PER_REPLAY: Final = 50
ACTIONS_PER_PREVIEW: Final = 16

# From the client, over the socket.


class Hello(ClientMessage, frozen=True):
    """The first message: all keys this device holds at one table, and the last sequence number it knows of (0 after a
    change of keys, since a new seat brings memories of its own)."""

    tokens: Annotated[tuple[Token, ...], msgspec.Meta(min_length=1, max_length=16)]
    sequence: Count = 0


class Start(ClientMessage, frozen=True):
    """The host: begin the first game."""

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
    """What would each of these choices surely do?"""

    id: Count
    seat: Count
    actions: Annotated[tuple[Notation, ...], msgspec.Meta(min_length=1, max_length=ACTIONS_PER_PREVIEW)]


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


_AtTheTable = Hello | Start | Propose | Reply | Invite | Act | Undo | WhyNot | Preview | Advise | Review | Replay
FromClient = _AtTheTable | Say | CloseTalk | Silence | Report | Sketches | Lend | ComeBack

# From the server, over the socket.


class Told(msgspec.Struct, frozen=True):
    """A fact as it is told to somebody: an event without its list of who may know it."""

    kind: str
    rule: str
    args: dict[str, int | str]


class SeatSight(msgspec.Struct, frozen=True):
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
    sights: tuple[SeatSight, ...]
    memories: tuple[Memory, ...]


class Update(ServerMessage, frozen=True):
    """A choice was made: `moment` is new and the sights tell its events. Or one was taken back (`undone`): `moment` is
    the last that stands and everything later is forgotten."""

    sequence: int
    moment: int
    undone: bool
    phase: Phase
    sights: tuple[SeatSight, ...]
    clocks: ClockReading | None = None


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
    """The answer to Preview, in the order of the question; nothing where the outcome hangs on chance or a secret."""

    id: int
    effects: tuple[tuple[Told, ...], ...]


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


class ReplayFrame(msgspec.Struct, frozen=True):
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
    frames: tuple[ReplayFrame, ...]


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
    | Sketched
)

decode_message: Final = msgspec.json.Decoder(FromClient).decode
encode: Final = msgspec.json.Encoder().encode
