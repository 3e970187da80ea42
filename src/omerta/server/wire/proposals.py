"""What needs the consent of others: to resign as a team, a draw, an undo across what was learnt, another game."""

from __future__ import annotations

from typing import Literal

import msgspec

from omerta.server.wire.parts import ClientMessage, Count

ProposalKind = Literal["resign", "draw", "undo", "rematch"]


class Propose(ClientMessage, frozen=True):
    """Propose something for a seat of this device (the host may propose a rematch without one). It happens at once
    where nobody else has to agree: bots agree to an undo and a rematch and follow their partner, but a team of bots
    never agrees to a draw, nor in a tournament to an undo. Proposing what is proposed already is to agree."""

    id: Count
    kind: ProposalKind
    seat: Count | None = None


class Reply(ClientMessage, frozen=True):
    """Agree to the open proposal with all seats of this device, or not; whoever made it takes it back that way."""

    id: Count
    agrees: bool


class Proposal(msgspec.Struct, frozen=True):
    """An open proposal, whose it is (None: the host's), and who has still to answer."""

    kind: ProposalKind
    seat: int | None
    waiting: tuple[int, ...]
