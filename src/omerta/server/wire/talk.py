"""Talking at the table: to everybody, or in secret to one's partner, in words or by drawing on the team's map."""

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
Sign = Literal["attack", "hold", "help", "note", "wipe"]
"""What is drawn: an arrow or a mark, words beside a place, or the end of everything that was drawn."""
Place = Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z0-9-]*$")]
REMARKS: Final = 200
"""So many of the last remarks are told to whoever comes."""
MARKS: Final = 60
"""So many marks there may be on the map of a team at once."""
DRAWINGS: Final = 1000
"""So often a team may draw and erase in one game. Whoever comes is told all of it, in a message that a socket takes."""


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mark on the secret map of a team, at a place as the game's targets name it; an arrow has an origin too. Of
    marks with the same sign, place and origin the last one counts; `is_erased` takes it away."""

    sign: Sign
    place: Place = ""
    origin: Place = ""
    note: Annotated[str, msgspec.Meta(max_length=40)] = ""
    is_erased: bool = False


class Drawn(Drawing, frozen=True):
    """A drawing and when it was made: the number of the game at this table, and its moment."""

    game_number: int = 0
    moment: int = 0


class Say(ClientMessage, frozen=True):
    """Say something in words or by a phrase: to everybody who is or comes here, or to the partner alone. A drawing is
    for the partner, whatever `to_team` says."""

    id: Count
    seat: Count
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    phrase: Phrase = ""
    to_team: bool = False
    drawing: Drawing | None = None


class CloseTalk(ClientMessage, frozen=True):
    """The host: nobody may talk to the whole table any more, or again."""

    id: Count
    is_closed: bool


class Silence(ClientMessage, frozen=True):
    """The host: a seat may not talk to the whole table any more, or again."""

    id: Count
    seat: Count
    is_silenced: bool


class Report(ClientMessage, frozen=True):
    """Tell whoever runs the server how somebody at the table talks; nobody else learns of it."""

    id: Count
    seat: Count
    text: Annotated[str, msgspec.Meta(max_length=300)]


class Remark(msgspec.Struct, frozen=True):
    """Something that was said or drawn; `at` is seconds since 1970. A phrase `plan-…` is a bot's and is told in the
    game's own words, with what was drawn."""

    at: float
    seat: int
    text: str
    phrase: str
    to_team: bool
    drawing: Drawn | None = None


class Sketches(ClientMessage, frozen=True):
    """What was drawn on the map of a seat's team in one of the games here? Others may ask after the end of it."""

    id: Count
    game_number: Count
    seat: Count


class Sketched(ServerMessage, frozen=True):
    """The answer to Sketches, in the order it was drawn."""

    id: int
    remarks: tuple[Remark, ...]


class Talk(ServerMessage, frozen=True):
    """After the snapshot, where there was any: what was said before, as far as this device may hear it; of what was
    drawn, that of the last game."""

    remarks: tuple[Remark, ...]
    is_closed: bool
    silenced: tuple[int, ...] = ()


class Remarked(ServerMessage, frozen=True):
    """Something new was said."""

    remark: Remark


class TalkClosed(ServerMessage, frozen=True):
    """The host closed the talk at the table, or opened it again, for everybody or for some seats. Partners may always
    talk."""

    is_closed: bool
    silenced: tuple[int, ...] = ()
