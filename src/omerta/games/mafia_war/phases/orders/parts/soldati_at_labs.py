"""Soldati at labs: from headquarters to every own lab, wherever it stands."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import AREA, DONE, Choice
from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.frame import Ask
from omerta.games.mafia_war.numbers import count_bits, has
from omerta.games.mafia_war.phases.choices import PickAmount
from omerta.games.mafia_war.phases.orders.execution import Execution
from omerta.games.mafia_war.phases.orders.part import OrderPart
from omerta.games.mafia_war.phases.supply.soldati import NOBODY_TO_PLACE
from omerta.games.mafia_war.pieces.board import place_soldati
from omerta.games.mafia_war.pieces.reading import holds
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

NOT_YOURS: Final = Refusal("W65", "only-at-labs-in-own-areas")
NO_LAB: Final = Refusal("SPECIAL-2", "no-lab-stands-there")
SERVED: Final = Refusal("W65", "that-area-was-served")
NOWHERE: Final = Refusal("SPECIAL-2", "no-soldati-or-no-labs")


def refuse_area_to_serve(state: State, seat: int, used: int, area: int) -> Refusal | None:
    """Own areas with labs that had no Soldati yet, while headquarters hold any. [SPECIAL-2] [W65]"""
    if state.holder[area] != seat:
        return NOT_YOURS
    if state.labs[area] == 0:
        return NO_LAB
    if has(used, area):
        return SERVED
    return None if state.headquarters[seat] > 0 else NOBODY_TO_PLACE


def has_area_to_serve(state: State, seat: int, used: int) -> bool:
    """Is there such an area?"""
    return any(refuse_area_to_serve(state, seat, used, area) is None for area in range(len(state.holder)))


class SoldatiAtLabsPart(OrderPart):
    """Some at each lab. [SPECIAL-2] [W65]"""

    def refuse(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """Nobody could join any lab."""
        return None if has_area_to_serve(state, execution.seat, 0) else NOWHERE

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """At which lab?"""
        state.frames.append(AtLabs(execution.seat, part.number, 0))


class AtLabs(Ask):
    """`each` Soldati join each own lab: at which labs? `used` is the bit set of areas already served. [SPECIAL-3]"""

    rule = "SPECIAL-2"

    def __init__(self, seat: int, each: int, used: int) -> None:
        super().__init__(seat)
        self.each = each
        self.used = used

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Which of how many areas with labs?"""
        with_labs = [
            area for area in range(len(state.holder)) if holds(state, self.seat, area) and state.labs[area] > 0
        ]
        return {"number": count_bits(self.used) + 1, "count": len(with_labs)}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every area, and enough."""
        return (*state.actions.area, state.actions.done)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Why not there; enough only once an area was served and another could be."""
        if choice.kind == AREA:
            return refuse_area_to_serve(state, seat, self.used, choice.number)
        if choice.kind == DONE and self.used and has_area_to_serve(state, seat, self.used):
            return None
        return self.not_asked(state)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Ask how many."""
        state.frames.pop()
        if choice.kind == AREA:
            state.frames.append(AtLabs(seat, self.each, self.used | (1 << choice.number)))
            state.frames.append(AtLabsNumber(seat, choice.number, self.each))


class AtLabsNumber(PickAmount):
    """How many Soldati join the labs of an area? [SPECIAL-2]"""

    rule = "SPECIAL-2"

    def __init__(self, seat: int, area: int, each: int) -> None:
        super().__init__(seat)
        self.area = area
        self.each = each

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where?"""
        return {"area": state.box.area_ids[self.area]}

    def most(self, state: State) -> int:
        """So many for each lab, as far as headquarters go. [SPECIAL-3]"""
        return min(self.each * state.labs[self.area], state.headquarters[self.seat])

    def chosen(self, state: State, amount: int) -> None:
        """They join."""
        place_soldati(state, self.seat, self.area, amount)
