"""What the server needs of a running table beyond its public door: its position, and choices made elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from omerta.kernel import Event, Table, parse_step


def dump_position(table: Table) -> msgspec.Struct:
    """The whole position, secrets included, as `Game.load` reads it."""
    return table._state.dump()


def follow(table: Table, seat: int, steps: Sequence[str]) -> list[Event]:
    """Carry out a choice together with the chance that was rolled when it was made; the new events."""
    moment = table._now(seat)
    for step in steps:
        actor, action = parse_step(table.game.actions, step, table.game.seats)
        table._take_step(actor, action, moment)
    table._remember(moment)
    return table.events[moment.events :]
