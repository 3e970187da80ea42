"""Lab: one from supply into the order's area."""

from __future__ import annotations

from omerta.games.mafia_war.box.parts import EQUIP_LAB, Part
from omerta.games.mafia_war.phases.orders.execution import Execution
from omerta.games.mafia_war.phases.orders.part import PartHere
from omerta.games.mafia_war.phases.supply.equipment import MOST_LABS, NO_LAB, TWO_LABS, LabArea, refuse_piece
from omerta.games.mafia_war.pieces.board import build_lab
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal


class LabPart(PartHere):
    """A drug lab. [ENCOUNTER-12]"""

    def refuse(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """By rulebook 1.0 any own area with room will do. [FIRST-2]"""
        if state.first_printing:
            return refuse_piece(state, execution.seat, EQUIP_LAB)
        return super().refuse(state, execution, part)

    def refuse_here(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """None is in supply, or the area has no room for it."""
        if state.supply_labs == 0:
            return NO_LAB
        return None if state.labs[execution.area] < MOST_LABS else TWO_LABS

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """Built here, by rulebook 1.0 wherever its owner likes. [FIRST-2]"""
        if state.first_printing:
            state.frames.append(LabArea(execution.seat))
        else:
            build_lab(state, execution.seat, execution.area)
