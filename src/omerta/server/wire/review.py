"""Looking back at a finished game: how the chances went, and where it turned."""

from __future__ import annotations

import msgspec

from omerta.kernel import Offer
from omerta.server.wire.parts import ClientMessage, Count, ServerMessage


class Review(ClientMessage, frozen=True):
    """How did the chances go in a game that is over, and where did it turn?"""

    id: Count
    game_number: Count


class Outlook(msgspec.Struct, frozen=True):
    """The first team's chance to win after a moment, from 0 to 1, as if all cards lay open."""

    moment: int
    chance: float


class TurningPoint(msgspec.Struct, frozen=True):
    """A choice that cost its side much of its chances, and what a bot would have chosen; None: the same."""

    moment: int
    seat: int
    lost: float
    better: Offer | None


class Reviewed(ServerMessage, frozen=True):
    """The answer to Review; the costliest choices first."""

    id: int
    game_number: int
    outlooks: tuple[Outlook, ...]
    turnings: tuple[TurningPoint, ...]
