"""What is said about records from elsewhere."""

from __future__ import annotations

from typing import Final

import msgspec


class Imported(msgspec.Struct, frozen=True):
    """Where an imported game can be looked back on."""

    table: str
    number: int
    game: str


class Deleted(msgspec.Struct, frozen=True):
    """This imported game is no more."""

    table: str


ANSWERS: Final = (Imported, Deleted)
