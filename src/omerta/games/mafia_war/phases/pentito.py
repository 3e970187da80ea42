"""The Pentito: one own Soldato talks, and enemies nearby disappear whatever protects them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.games.mafia_war.actions import AREA, PASS, Choice
from omerta.games.mafia_war.box.parts import PENTITO
from omerta.games.mafia_war.frame import Frame
from omerta.games.mafia_war.phases.choices import PickAmount
from omerta.games.mafia_war.phases.execution import is_foe, order_of
from omerta.games.mafia_war.pieces import remove_soldati, settle_area, take_recruits
from omerta.games.mafia_war.state import MATE_OF, NEUTRAL, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


def begin_pentito(state: State, seat: int, area: int) -> None:
    """The Pentito leaves for supply, then the pictured numbers follow. [PENTITO-1] [W62]"""
    state.tell(state.events.pentito, seat, area)
    remove_soldati(state, area, 1)
    settle_area(state, area)
    state.frames.append(Pentito(seat, area, 0, 0))


def numbers(state: State) -> tuple[int, ...]:
    """The numbers pictured on the order."""
    order = order_of(state)
    return order.parts[order.part_of_kind[PENTITO]].removals


class Pentito(Frame):
    """For each pictured number in turn: which area, or none? `used` is the bit set of areas that had a number.

    One number per area, in any assignment: what one number does never changes what another could. [W17]
    """

    def __init__(self, seat: int, area: int, number: int, used: int) -> None:
        super().__init__(seat)
        self.area = area
        self.number = number
        """Which of the pictured numbers is due."""
        self.used = used

    def notation(self) -> str:
        """The frame as text."""
        return f"pentito {self.seat} {self.area} {self.number} {self.used}"

    def prompt(self, state: State) -> Prompt:
        """Where?"""
        return Prompt("pentito", "PENTITO-1", {"count": numbers(state)[self.number]})

    def targets(self, state: State) -> list[int]:
        """Neighbours with enemy or neutral Soldati that had no number yet. [PENTITO-3] [W17]"""
        return [
            area
            for area in state.box.neighbours[self.area]
            if not (self.used >> area) & 1 and is_foe(state, self.seat, area)
        ]

    def step(self, state: State) -> bool:
        """All numbers used, or nobody left to remove: over."""
        if self.number < len(numbers(state)) and self.targets(state):
            return False
        state.frames.pop()
        return True

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every area, or to leave this number out."""
        offers: list[Action] = [state.actions.area[area] for area in self.targets(state)]
        offers.append(state.actions.pass_by)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Go on to the next number, after saying how many leave here."""
        used = self.used | (1 << choice.number) if choice.kind == AREA else self.used
        state.frames[-1] = Pentito(seat, self.area, self.number + 1, used)
        if choice.kind != PASS:
            state.frames.append(PentitoNumber(seat, choice.number, numbers(state)[self.number]))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not there."""
        if choice.kind != AREA:
            return super().why_not(state, seat, choice)
        if choice.number not in state.box.neighbours[self.area]:
            return "PENTITO-1", "not-adjacent"
        if (self.used >> choice.number) & 1:
            return "W17", "one-number-per-area"
        if state.holder[choice.number] == MATE_OF[seat]:
            return "PENTITO-3", "never-the-teammates-soldati"
        return "PENTITO-3", "no-enemy-stands-there"


class PentitoNumber(PickAmount):
    """How many Soldati of an area disappear, up to the pictured number? No bonus protects them. [PENTITO-2]"""

    def __init__(self, seat: int, area: int, limit: int) -> None:
        super().__init__(seat)
        self.area = area
        self.limit = limit

    def notation(self) -> str:
        """The frame as text."""
        return f"pentito-number {self.seat} {self.area} {self.limit}"

    def prompt(self, state: State) -> Prompt:
        """How many?"""
        return Prompt("pentito-number", "PENTITO-3", {"area": state.box.area_ids[self.area]})

    def most(self, state: State) -> int:
        """The pictured number, or all who are there."""
        return min(self.limit, state.soldati[self.area])

    def chosen(self, state: State, amount: int) -> None:
        """They leave; neutral ones bring recruits, and an emptied area is nobody's. [PENTITO-4] [W16]"""
        remove_soldati(state, self.area, amount)
        if state.holder[self.area] == NEUTRAL:
            take_recruits(state, self.seat, amount)
        settle_area(state, self.area)


FRAMES: Final[dict[str, Callable[..., Frame]]] = {"pentito": Pentito, "pentito-number": PentitoNumber}
