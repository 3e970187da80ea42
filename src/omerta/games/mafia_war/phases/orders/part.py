"""What every printed part of an order answers: why it cannot be done now, and how it begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.phases.orders.execution import Execution
from omerta.games.mafia_war.pieces.reading import holds
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

NOBODY_LEFT: Final = Refusal("W49", "no-own-soldato-is-left-in-the-orders-area")


class OrderPart(ABC):
    """A printed part; its numbers on one order are in a `Part`."""

    ends_order: ClassVar[bool] = False
    """Does nothing follow it?"""

    @abstractmethod
    def refuse(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """Why it cannot be carried out even to the smallest extent; None: it can. [W38]"""

    @abstractmethod
    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """Carry it out, or ask what it needs to know. [SUPPLY-1] [ATTACK-1] [ENCOUNTER-9]"""


class PartHere(OrderPart):
    """A part that needs an own Soldato in the order's area. [W49]"""

    @abstractmethod
    def refuse_here(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """What else stands against it."""

    def refuse(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """Nobody is there, or something else."""
        if not holds(state, execution.seat, execution.area):
            return NOBODY_LEFT
        return self.refuse_here(state, execution, part)
