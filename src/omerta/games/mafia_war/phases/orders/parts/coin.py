"""Coin: money from the supply."""

from __future__ import annotations

from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.phases.orders.execution import Execution
from omerta.games.mafia_war.phases.orders.part import OrderPart
from omerta.games.mafia_war.pieces.headquarters import earn
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal


class CoinPart(OrderPart):
    """The printed money, always. [SUPPLY-2]"""

    def refuse(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """The supply never runs out."""
        return None

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """Earned."""
        earn(state, execution.seat, part.number)
