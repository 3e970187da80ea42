"""Pull in: enemies nearby change sides and come into the order's area."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import AREA, DONE, Choice
from omerta.games.mafia_war.box.parts import PULL_IN, Part
from omerta.games.mafia_war.frame import Ask
from omerta.games.mafia_war.phases.choices import PickAmount
from omerta.games.mafia_war.phases.orders.execution import Execution, order_of
from omerta.games.mafia_war.phases.orders.part import PartHere
from omerta.games.mafia_war.pieces.board import draw_from_supply, enter_area, remove_soldati, settle_area
from omerta.games.mafia_war.pieces.reading import is_foe
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

NO_ENEMY_BESIDE: Final = Refusal("W64", "no-enemy-beside")
NOT_ADJACENT: Final = Refusal("SPECIAL-10", "not-adjacent")
NO_ENEMY: Final = Refusal("W64", "no-enemy-stands-there")


def has_enemy_beside(state: State, seat: int, area: int) -> bool:
    """Do enemy or neutral Soldati stand beside an area? [SPECIAL-10] [W64]"""
    return any(is_foe(state, seat, neighbour) for neighbour in state.box.neighbours[area])


class PullInPart(PartHere):
    """Enemies from beside, up to the printed number. [SPECIAL-10]"""

    def refuse_here(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """No enemy is beside."""
        return None if has_enemy_beside(state, execution.seat, execution.area) else NO_ENEMY_BESIDE

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """From where?"""
        state.frames.append(PullIn(execution.seat, execution.area, part.number, 0))


class PullIn(Ask):
    """Up to `left` more enemies nearby are replaced by own Soldati, who come into the order's area. [SPECIAL-10]"""

    rule = "SPECIAL-10"

    def __init__(self, seat: int, area: int, left: int, begun: int) -> None:
        super().__init__(seat)
        self.area = area
        self.left = left
        self.begun = begun

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """How many came already, and of how many?"""
        order = order_of(state)
        count = order.parts[order.part_of_kind[PULL_IN]].number
        return {"placed": count - self.left, "count": count}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every area beside, and enough."""
        return (*[state.actions.area[area] for area in state.box.neighbours[self.area]], state.actions.done)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Why not there; enough only once somebody came and somebody else could."""
        if choice.kind == AREA:
            if state.box.distance[self.area][choice.number] != 1:
                return NOT_ADJACENT
            return None if self.left > 0 and is_foe(state, seat, choice.number) else NO_ENEMY
        if choice.kind == DONE and self.begun and self.left > 0 and has_enemy_beside(state, seat, self.area):
            return None
        return self.not_asked(state)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Ask how many."""
        state.frames.pop()
        if choice.kind == AREA:
            state.frames.append(PullInNumber(seat, self.area, choice.number, self.left))


class PullInNumber(PickAmount):
    """How many Soldati of `source` are replaced?"""

    rule = "SPECIAL-10"

    def __init__(self, seat: int, area: int, source: int, left: int) -> None:
        super().__init__(seat)
        self.area = area
        self.source = source
        self.left = left

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """From where?"""
        return {"area": state.box.area_ids[self.source]}

    def most(self, state: State) -> int:
        """The rest of the order's number, or all who are there."""
        return min(self.left, state.soldati[self.source])

    def chosen(self, state: State, amount: int) -> None:
        """No bonus protects them, no recruits, no takeover of the source; own Soldati as far as supply goes.

        [W11] [W25] [W64]
        """
        state.frames.append(PullIn(self.seat, self.area, self.left - amount, 1))
        remove_soldati(state, self.source, amount)
        settle_area(state, self.source)
        arriving = draw_from_supply(state, self.seat, amount)
        enter_area(state, self.area, self.seat, arriving)
        facts.pulled_in(state, self.seat, self.source, self.area, arriving)
