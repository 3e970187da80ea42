"""The Pentito: one own Soldato talks, and enemies nearby disappear whatever protects them."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import AREA, PASS, Choice
from omerta.games.mafia_war.box.parts import PENTITO, Part
from omerta.games.mafia_war.frame import Ask
from omerta.games.mafia_war.numbers import MATE_OF, NEUTRAL, has
from omerta.games.mafia_war.phases.choices import PickAmount
from omerta.games.mafia_war.phases.orders.execution import Execution, order_of
from omerta.games.mafia_war.phases.orders.part import PartHere
from omerta.games.mafia_war.pieces.board import remove_soldati, settle_area
from omerta.games.mafia_war.pieces.headquarters import take_recruits
from omerta.games.mafia_war.pieces.reading import is_foe
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

NOT_ADJACENT: Final = Refusal("PENTITO-1", "not-adjacent")
HAD_A_NUMBER: Final = Refusal("W17", "one-number-per-area")
NEVER_MATES: Final = Refusal("PENTITO-3", "never-the-teammates-soldati")
NO_ENEMY: Final = Refusal("PENTITO-3", "no-enemy-stands-there")


class PentitoPart(PartHere):
    """The Pentito leaves for supply, then the pictured numbers follow. [PENTITO-1] [W62]"""

    def refuse_here(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """Whoever is there can talk."""
        return None

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """One Soldato leaves."""
        facts.pentito(state, execution.seat, execution.area)
        remove_soldati(state, execution.area, 1)
        settle_area(state, execution.area)
        state.frames.append(Pentito(execution.seat, execution.area, 0, 0))


def numbers(state: State) -> tuple[int, ...]:
    """The numbers pictured on the order."""
    order = order_of(state)
    return order.parts[order.part_of_kind[PENTITO]].removals


class Pentito(Ask):
    """For each pictured number in turn: which area, or none? `used` is the bit set of areas that had a number.

    One number per area, in any assignment: what one number does never changes what another could. [W17]
    """

    rule = "PENTITO-1"

    def __init__(self, seat: int, area: int, number: int, used: int) -> None:
        super().__init__(seat)
        self.area = area
        self.number = number
        """Which of the pictured numbers is due."""
        self.used = used

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """How many at most, and which of how many numbers is it?"""
        pictured = numbers(state)
        return {"count": pictured[self.number], "number": self.number + 1, "total": len(pictured)}

    def step(self, state: State) -> bool:
        """All numbers used, or nobody left to remove: over."""
        if self.number < len(numbers(state)) and any(
            self.refuse_area(state, area) is None for area in state.box.neighbours[self.area]
        ):
            return False
        state.frames.pop()
        return True

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every area beside, or to leave this number out."""
        return (*[state.actions.area[area] for area in state.box.neighbours[self.area]], state.actions.pass_by)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Why not there."""
        if choice.kind == AREA:
            return self.refuse_area(state, choice.number)
        return None if choice.kind == PASS else self.not_asked(state)

    def refuse_area(self, state: State, area: int) -> Refusal | None:
        """Neighbours with enemy or neutral Soldati that had no number yet. [PENTITO-3] [W17]"""
        if state.box.distance[self.area][area] != 1:
            return NOT_ADJACENT
        if has(self.used, area):
            return HAD_A_NUMBER
        if is_foe(state, self.seat, area):
            return None
        return NEVER_MATES if state.holder[area] == MATE_OF[self.seat] else NO_ENEMY

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Go on to the next number, after saying how many leave here."""
        if choice.kind == PASS:
            state.frames[-1] = Pentito(seat, self.area, self.number + 1, self.used)
        else:
            state.frames[-1] = Pentito(seat, self.area, self.number + 1, self.used | (1 << choice.number))
            state.frames.append(PentitoNumber(seat, choice.number, numbers(state)[self.number]))


class PentitoNumber(PickAmount):
    """How many Soldati of an area disappear, up to the pictured number? No bonus protects them. [PENTITO-2]"""

    rule = "PENTITO-3"

    def __init__(self, seat: int, area: int, limit: int) -> None:
        super().__init__(seat)
        self.area = area
        self.limit = limit

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where?"""
        return {"area": state.box.area_ids[self.area]}

    def most(self, state: State) -> int:
        """The pictured number, or all who are there."""
        return min(self.limit, state.soldati[self.area])

    def chosen(self, state: State, amount: int) -> None:
        """They leave; neutral ones bring recruits, and an emptied area is nobody's. [PENTITO-4] [W16]"""
        remove_soldati(state, self.area, amount)
        if state.holder[self.area] == NEUTRAL:
            take_recruits(state, self.seat, amount)
        settle_area(state, self.area)
