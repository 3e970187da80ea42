"""A table as everybody may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from omerta.server.wire import SeatInfo, TableInfo

if TYPE_CHECKING:
    from omerta.server.tables.rooms import Room


def describe_table(room: Room) -> TableInfo:
    """Who sits where, which game is played how, and what is being proposed."""
    history, present = room.history, room.presence.seats
    opening = history.opening
    seats = [
        SeatInfo(
            seat,
            choice.kind,
            history.names[seat],
            choice.rank,
            history.taken[seat],
            choice.kind == "bot" or seat in present,
            history.lent.get(seat, ""),
        )
        for seat, choice in enumerate(opening.seats)
    ]
    return TableInfo(
        room.id,
        opening.game,
        opening.edition,
        opening.options,
        room.phase,
        len(history.plays),
        tuple(seats),
        room.presence.watchers,
        opening.clock,
        room.proposals.open,
        history.plays[-1].settled if history.plays else None,
        opening.budget,
        opening.increment,
        history.clocks.read(),
    )
