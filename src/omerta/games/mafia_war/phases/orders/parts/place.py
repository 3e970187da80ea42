"""Place: Soldati from headquarters into the order's area."""

from __future__ import annotations

from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.box.tables import POLICE
from omerta.games.mafia_war.phases.orders.execution import Execution
from omerta.games.mafia_war.phases.orders.part import PartHere
from omerta.games.mafia_war.phases.supply.soldati import NOBODY_TO_PLACE, PlaceAmount
from omerta.games.mafia_war.pieces.reading import base_value
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal


class PlaceFixedPart(PartHere):
    """Up to the number in the circle. [ENCOUNTER-10] [W38]"""

    def limit(self, state: State, seat: int, part: Part) -> int:
        """How many at most."""
        return part.number

    def refuse_here(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """Nobody is in headquarters."""
        return None if state.headquarters[execution.seat] > 0 else NOBODY_TO_PLACE

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """How many? [ENCOUNTER-12]"""
        seat = execution.seat
        state.frames.append(PlaceAmount(seat, execution.area, self.limit(state, seat, part)))


class PlacePart(PlaceFixedPart):
    """Up to the Police base and the printed bonus. [ENCOUNTER-11]"""

    def limit(self, state: State, seat: int, part: Part) -> int:
        """How many at most."""
        return base_value(state, seat, POLICE) + part.number
