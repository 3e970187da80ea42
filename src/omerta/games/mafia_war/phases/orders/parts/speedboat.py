"""Speedboat: one from supply into a sea beside the order's area."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.phases.orders.execution import Execution
from omerta.games.mafia_war.phases.orders.part import PartHere
from omerta.games.mafia_war.phases.supply.boats import PlaceBoat, can_place_boat
from omerta.games.mafia_war.phases.supply.equipment import NO_BOAT
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

NO_COAST: Final = Refusal("ENCOUNTER-13", "the-orders-area-has-no-coast")


class SpeedboatPart(PartHere):
    """A speedboat, which may move on. [ENCOUNTER-13]"""

    def refuse_here(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """None is in supply, or the area lies inland."""
        if state.supply_boats[execution.seat] == 0:
            return NO_BOAT
        return None if can_place_boat(state, execution.seat, execution.area) else NO_COAST

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """Where?"""
        state.frames.append(PlaceBoat(execution.seat, execution.area, 1))
