"""Rally: own Soldati and cars from beside come into the order's area, before anybody sets out."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.box.parts import SHOTGUN, Part
from omerta.games.mafia_war.numbers import has
from omerta.games.mafia_war.phases.orders.execution import Execution, order_of
from omerta.games.mafia_war.phases.orders.part import PartHere
from omerta.games.mafia_war.phases.supply.rally import Rally, can_rally_into
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

TOO_LATE: Final = Refusal("W46", "rally-comes-before-the-first-shotgun")
NOBODY_BESIDE: Final = Refusal("RALLY-1", "no-own-soldati-beside")


class RallyPart(PartHere):
    """A rally, which is over when the first shotgun begins. [W46]"""

    def refuse(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """It comes too late, or something else."""
        shotgun = order_of(state).part_of_kind[SHOTGUN]
        if shotgun >= 0 and has(execution.done, shotgun):
            return TOO_LATE
        return super().refuse(state, execution, part)

    def refuse_here(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """Nobody is beside."""
        return None if can_rally_into(state, execution.seat, execution.area) else NOBODY_BESIDE

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """From where?"""
        state.frames.append(Rally(execution.seat, execution.area, 0))
