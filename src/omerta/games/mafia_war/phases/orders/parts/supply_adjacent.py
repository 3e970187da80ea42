"""Shared supplies: Soldati come into the order's area and beside it, the teammate's and neutral ones too."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import AREA, DONE, Choice
from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.frame import Ask
from omerta.games.mafia_war.numbers import MATE_OF, NEUTRAL, count_bits, has
from omerta.games.mafia_war.phases.choices import PickAmount
from omerta.games.mafia_war.phases.orders.execution import Execution
from omerta.games.mafia_war.phases.orders.part import PartHere
from omerta.games.mafia_war.phases.supply.soldati import NOBODY_TO_PLACE
from omerta.games.mafia_war.pieces.board import place_soldati, reinforce
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

NO_FURTHER: Final = Refusal("SPECIAL-8", "no-further-area")
NOT_ADJACENT: Final = Refusal("SPECIAL-8", "not-adjacent")
SUPPLIED: Final = Refusal("SPECIAL-8", "that-area-was-supplied")
NO_NEUTRALS: Final = Refusal("W25", "no-neutral-soldati-in-supply")
NOT_NEUTRAL: Final = Refusal("FIRST-5", "no-neutral-areas-by-this-rulebook")
NOT_THEIRS: Final = Refusal("W64", "only-own-the-teammates-or-neutral-areas")


def refuse_holder(state: State, seat: int, area: int) -> Refusal | None:
    """Own, the teammate's or neutral areas that somebody can supply. [SPECIAL-9] [W64]"""
    holder = state.holder[area]
    if holder == NEUTRAL:
        if state.first_printing:
            return NOT_NEUTRAL
        return None if state.supply_neutrals > 0 else NO_NEUTRALS
    if holder != seat and holder != MATE_OF[seat]:
        return NOT_THEIRS
    return None if state.headquarters[holder] > 0 else NOBODY_TO_PLACE


class SupplyAdjacentPart(PartHere):
    """First the order's own area, then the areas beside it. [SPECIAL-8]"""

    def refuse_here(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """Nobody has Soldati for any of these areas."""
        seat = execution.seat
        if state.headquarters[seat] > 0 or any(
            refuse_holder(state, seat, area) is None for area in state.box.neighbours[execution.area]
        ):
            return None
        return NOBODY_TO_PLACE

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """How many here, and where beside?"""
        seat = execution.seat
        state.frames.append(SupplyAdjacent(seat, execution.area, part.number, part.second, 0))
        if state.headquarters[seat] > 0:
            state.frames.append(SupplyNumber(seat, execution.area, part.number, 0))


class SupplyAdjacent(Ask):
    """Up to `left` more adjacent areas receive up to `each` Soldati. [SPECIAL-8] [SPECIAL-9] [W64]"""

    rule = "SPECIAL-8"

    def __init__(self, seat: int, area: int, each: int, left: int, used: int) -> None:
        super().__init__(seat)
        self.area = area
        self.each = each
        self.left = left
        self.used = used

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Which of how many areas?"""
        served = count_bits(self.used)
        return {"number": served + 1, "count": served + self.left}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every area beside, and enough."""
        return (*[state.actions.area[area] for area in state.box.neighbours[self.area]], state.actions.done)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Why not there."""
        if choice.kind != AREA:
            return None if choice.kind == DONE else self.not_asked(state)
        if self.left == 0:
            return NO_FURTHER
        if state.box.distance[self.area][choice.number] != 1:
            return NOT_ADJACENT
        return SUPPLIED if has(self.used, choice.number) else refuse_holder(state, seat, choice.number)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Whoever holds the area says how many; for neutral ones the owner of the order does."""
        state.frames.pop()
        if choice.kind == DONE:
            return
        used = self.used | (1 << choice.number)
        state.frames.append(SupplyAdjacent(seat, self.area, self.each, self.left - 1, used))
        if state.holder[choice.number] == MATE_OF[seat]:
            state.frames.append(SupplyNumber(MATE_OF[seat], choice.number, self.each, 0))
        else:
            state.frames.append(SupplyNumber(seat, choice.number, self.each, 1))


class SupplyNumber(PickAmount):
    """How many of up to `limit` Soldati come? The teammate decides about theirs. [SPECIAL-9] [W64]"""

    rule = "W64"

    def __init__(self, seat: int, area: int, limit: int, fewest: int) -> None:
        super().__init__(seat)
        self.area = area
        self.limit = limit
        self.fewest = fewest

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where?"""
        return {"area": state.box.area_ids[self.area]}

    def least(self, state: State) -> int:
        """None is possible where the area was not picked for its own sake."""
        return self.fewest

    def most(self, state: State) -> int:
        """From headquarters, or from the neutral supply. [W25]"""
        if state.holder[self.area] == NEUTRAL:
            return min(self.limit, state.supply_neutrals)
        return min(self.limit, state.headquarters[self.seat])

    def chosen(self, state: State, amount: int) -> None:
        """They join whoever stands there."""
        if amount == 0:
            return
        if state.holder[self.area] == NEUTRAL:
            reinforce(state, self.area, amount)
        else:
            place_soldati(state, self.seat, self.area, amount)
