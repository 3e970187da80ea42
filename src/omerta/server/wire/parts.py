"""What all messages on the wire are made of."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec

Token = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Name = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[str, msgspec.Meta(max_length=400)]
"""The value of an option: a word, or as many names as the game may ask for."""
Clock = Annotated[int, msgspec.Meta(ge=0, le=30 * 86400)]
"""How many seconds somebody may take, for a choice or for a whole game, before a bot takes over; 0 is for ever."""
Increment = Annotated[int, msgspec.Meta(ge=0, le=86400)]
"""How many seconds somebody gets for handing over the turn."""
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]

Role = Literal["host", "invitation", "seat", "spectator"]
SeatKind = Literal["me", "friend", "bot"]
Phase = Literal["lobby", "playing", "over"]


def _tag(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends over HTTP."""


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=_tag):
    """What a client sends over the socket."""


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", tag=_tag):
    """What the server sends over the socket."""
