"""Car: one from supply into the order's area."""

from __future__ import annotations

from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.phases.orders.execution import Execution
from omerta.games.mafia_war.phases.orders.part import PartHere
from omerta.games.mafia_war.phases.supply.equipment import NO_CAR
from omerta.games.mafia_war.pieces.board import place_car
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal


class CarPart(PartHere):
    """A car. [ENCOUNTER-12]"""

    def refuse_here(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """None is in supply."""
        return None if state.supply_cars[execution.seat] > 0 else NO_CAR

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """There it is."""
        place_car(state, execution.seat, execution.area)
