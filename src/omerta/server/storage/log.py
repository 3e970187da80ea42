"""The log of a table: what is stored, in order, and never changed. A table is its opening and its entries."""

from __future__ import annotations

from typing import Final

import msgspec

from omerta.kernel import Record
from omerta.server.wire import ProposalKind, SeatChoice


class Opening(msgspec.Struct, frozen=True):
    """How a table was opened."""

    game: str
    edition: str | None
    options: dict[str, str]
    seats: tuple[SeatChoice, ...]
    is_open: bool = False
    clock: int = 0
    importer: str = ""
    """The account that brought the game of this table from elsewhere; nobody sits here."""
    budget: int = 0
    increment: int = 0
    is_guided: bool = False
    is_contest: bool = False
    """A table of a tournament, where others count on the result."""

    @property
    def is_timed(self) -> bool:
        """Does somebody's time run out here?"""
        return self.clock > 0 or self.budget > 0


class Hour(msgspec.Struct, frozen=True):
    """When something happened, in seconds since 1970, and which people are asked for a choice after it."""

    at: float
    asked: tuple[int, ...]


class Timed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What may stop a clock or set it going; the hour is noted where everybody has so much time in all."""

    hour: Hour | None = None


class SeatTaken(Timed, frozen=True, tag="seat-taken"):
    """A friend claimed a seat."""

    seat: int
    name: str


class SeatFreed(msgspec.Struct, frozen=True, tag="seat-freed"):
    """The host made a new invitation for a seat."""

    seat: int


class GameStarted(Timed, frozen=True, tag="game-started"):
    """A game began; the record holds its set-up, chance included."""

    record: Record


class ChoiceMade(Timed, frozen=True, tag="choice-made"):
    """A seat chose; the steps are its choice and the chance that followed."""

    seat: int
    steps: tuple[str, ...]


class ChoiceUndone(Timed, frozen=True, tag="choice-undone"):
    """A seat took its last choice back."""

    seat: int


class SeatLent(Timed, frozen=True, tag="seat-lent"):
    """A bot plays for somebody who is away."""

    seat: int
    rank: str


class SeatReturned(Timed, frozen=True, tag="seat-returned"):
    """Whoever sits there plays again."""

    seat: int


class Proposed(msgspec.Struct, frozen=True, tag="proposed"):
    """Somebody proposed something to the others; whoever shares the device agrees too. Without a seat: the host."""

    kind: ProposalKind
    seat: int | None
    agreed: tuple[int, ...]


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """Some seats agreed to the proposal, or one of them did not and it is off. The last who agrees leaves no entry of
    this kind but what was agreed on."""

    seats: tuple[int, ...]
    agrees: bool


class GameSettled(Timed, frozen=True, tag="game-settled"):
    """People ended the game before its rules did."""

    winners: tuple[int, ...]
    reason: str


class TakenBack(Timed, frozen=True, tag="taken-back"):
    """All agreed to go back; `moment` is the last that stands."""

    moment: int


_Play = GameStarted | ChoiceMade | ChoiceUndone | GameSettled | TakenBack
Entry = _Play | SeatTaken | SeatFreed | SeatLent | SeatReturned | Proposed | Answered

encode_entry: Final = msgspec.json.Encoder().encode
decode_entry: Final = msgspec.json.Decoder(Entry).decode
decode_opening: Final = msgspec.json.Decoder(Opening).decode
