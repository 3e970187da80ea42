"""Recruit: Soldati from supply to headquarters."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.box.tables import CHURCH
from omerta.games.mafia_war.phases.orders.execution import Execution
from omerta.games.mafia_war.phases.orders.part import OrderPart
from omerta.games.mafia_war.phases.supply.soldati import Recruit
from omerta.games.mafia_war.pieces.reading import base_value
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

NO_SOLDATI: Final = Refusal("COMPONENT-10", "no-soldati-in-supply")


class RecruitPart(OrderPart):
    """Up to the Church base and the printed bonus, wherever the family stands. [RECRUIT-2] [W38]"""

    def limit(self, state: State, seat: int, part: Part) -> int:
        """How many at most."""
        return base_value(state, seat, CHURCH) + part.number

    def refuse(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """Nobody is in supply."""
        return None if state.supply_soldati[execution.seat] > 0 else NO_SOLDATI

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """How many?"""
        state.frames.append(Recruit(execution.seat, self.limit(state, execution.seat, part)))
