"""Talking at the table: to everybody, or in secret to one's partner."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from omerta.server.wire.parts import ClientMessage, Count, ServerMessage

Phrase = Literal[
    "",
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "moment",
    "sorry",
    "attack-here",
    "hold-here",
    "need-help",
    "trust-me",
]
"""What people say so often that there is a button for it; everybody hears it in their own language."""
REMARKS: Final = 200
"""So many of the last remarks are told to whoever comes."""


class Say(ClientMessage, frozen=True):
    """Say something in words or by a phrase: to everybody who is or comes here, or to the partner alone."""

    id: Count
    seat: Count
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    phrase: Phrase = ""
    to_team: bool = False


class CloseTalk(ClientMessage, frozen=True):
    """The host: nobody may talk to the whole table any more, or again."""

    id: Count
    is_closed: bool


class Remark(msgspec.Struct, frozen=True):
    """Something that was said; `at` is seconds since 1970."""

    at: float
    seat: int
    text: str
    phrase: str
    to_team: bool


class Talk(ServerMessage, frozen=True):
    """After the snapshot, where there was any: what was said before, as far as this device may hear it."""

    remarks: tuple[Remark, ...]
    is_closed: bool


class Remarked(ServerMessage, frozen=True):
    """Something new was said."""

    remark: Remark


class TalkClosed(ServerMessage, frozen=True):
    """The host closed the talk at the table, or opened it again. Partners may always talk."""

    is_closed: bool
