"""Being away from the table, and coming back."""

from __future__ import annotations

from omerta.server.wire.parts import ClientMessage, Count


class Lend(ClientMessage, frozen=True):
    """Let a bot play for a seat: one's own at any time, another's when its player has been gone for a while."""

    id: Count
    seat: Count


class ComeBack(ClientMessage, frozen=True):
    """Play one's own seat again; any choice does the same."""

    id: Count
    seat: Count
