"""The log of a table: what is stored, in order, and never changed. A table is its opening and its entries."""

from __future__ import annotations

from typing import Final

import msgspec

from omerta.kernel import Record
from omerta.server.wire import SeatChoice


class Opening(msgspec.Struct, frozen=True):
    """How a table was opened."""

    game: str
    edition: str | None
    options: dict[str, str]
    seats: tuple[SeatChoice, ...]
    is_open: bool = False
    clock: int = 0


class SeatTaken(msgspec.Struct, frozen=True, tag="seat-taken"):
    """A friend claimed a seat."""

    seat: int
    name: str


class SeatFreed(msgspec.Struct, frozen=True, tag="seat-freed"):
    """The host made a new invitation for a seat."""

    seat: int


class GameStarted(msgspec.Struct, frozen=True, tag="game-started"):
    """A game began; the record holds its set-up, chance included."""

    record: Record


class ChoiceMade(msgspec.Struct, frozen=True, tag="choice-made"):
    """A seat chose; the steps are its choice and the chance that followed."""

    seat: int
    steps: tuple[str, ...]


class ChoiceUndone(msgspec.Struct, frozen=True, tag="choice-undone"):
    """A seat took its last choice back."""

    seat: int


class SeatLent(msgspec.Struct, frozen=True, tag="seat-lent"):
    """A bot plays for somebody who is away."""

    seat: int
    rank: str


class SeatReturned(msgspec.Struct, frozen=True, tag="seat-returned"):
    """Whoever sits there plays again."""

    seat: int


Entry = SeatTaken | SeatFreed | GameStarted | ChoiceMade | ChoiceUndone | SeatLent | SeatReturned

encode_entry: Final = msgspec.json.Encoder().encode
decode_entry: Final = msgspec.json.Decoder(Entry).decode
decode_opening: Final = msgspec.json.Decoder(Opening).decode
