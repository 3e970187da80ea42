"""Agitate: neutral Soldati nearby move, and attack, at the word of a family that is not theirs."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import ALLIES, BY_SEA, LAND, WITH_CAR, Choice
from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.frame import Ask
from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL
from omerta.games.mafia_war.phases.attack.attack import open_attack
from omerta.games.mafia_war.phases.choices import PickAmount, PickArea
from omerta.games.mafia_war.phases.orders.execution import Execution
from omerta.games.mafia_war.phases.orders.part import OrderPart
from omerta.games.mafia_war.pieces.board import enter_area, set_out, settle_area
from omerta.games.mafia_war.pieces.reading import is_foe
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

NONE_IN_REACH: Final = Refusal("AGITATE-2", "no-neutral-soldati-in-reach")
NO_NEUTRALS: Final = Refusal("AGITATE-2", "no-neutral-soldati-stand-there")
TOO_FAR: Final = Refusal("AGITATE-2", "too-far-away")
NOWHERE_TO_GO: Final = Refusal("AGITATE-4", "they-could-only-go-to-your-own-team")
ON_FOOT: Final = Refusal("W18", "agitated-soldati-go-by-land-and-on-foot")
NOT_ADJACENT: Final = Refusal("AGITATE-3", "not-adjacent")
OWN_TEAM: Final = Refusal("AGITATE-4", "never-an-area-of-your-own-team")


def refuse_target(state: State, seat: int, source: int, area: int) -> Refusal | None:
    """The neighbours of a neutral area that the team of `seat` does not hold; by land only. [AGITATE-4] [W18]"""
    if state.box.distance[source][area] != 1:
        return NOT_ADJACENT
    return None if state.holder[area] == EMPTY or is_foe(state, seat, area) else OWN_TEAM


def refuse_source(state: State, seat: int, area: int, distance: int, source: int) -> Refusal | None:
    """The neutral areas within so many land borders, whatever lies between. [AGITATE-2] [W18]"""
    if state.holder[source] != NEUTRAL:
        return NO_NEUTRALS
    if source == area or state.box.distance[area][source] > distance:
        return TOO_FAR
    if any(refuse_target(state, seat, source, target) is None for target in state.box.neighbours[source]):
        return None
    return NOWHERE_TO_GO


class AgitatePart(OrderPart):
    """Neutral Soldati are agitated, and the order is over. [AGITATE-1] [W46]"""

    ends_order = True

    def refuse(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """Nobody could be agitated."""
        seat = execution.seat
        area = execution.area
        if any(refuse_source(state, seat, area, part.number, source) is None for source in range(len(state.holder))):
            return None
        return NONE_IN_REACH

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """Who?"""
        state.frames.append(Agitate(execution.seat, execution.area, part.number))


class Agitate(PickArea):
    """Which neutral Soldati are agitated? [AGITATE-1] [AGITATE-2]"""

    rule = "AGITATE-2"

    def __init__(self, seat: int, area: int, distance: int) -> None:
        super().__init__(seat)
        self.area = area
        self.distance = distance

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """How far away?"""
        return {"distance": self.distance}

    def refuse_area(self, state: State, area: int, measure: int) -> Refusal | None:
        """Every neutral area in reach."""
        return refuse_source(state, self.seat, self.area, self.distance, area)

    def chosen(self, state: State, area: int) -> None:
        """Ask where they go."""
        state.frames.append(AgitateTarget(self.seat, area))


class AgitateTarget(Ask):
    """Where do the neutral Soldati of `source` go? [AGITATE-3]"""

    rule = "AGITATE-3"

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """From where?"""
        return {"from": state.box.area_ids[self.source]}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every neighbour."""
        return tuple([state.actions.land[area] for area in state.box.neighbours[self.source]])

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Why not there."""
        if choice.kind == LAND:
            return refuse_target(state, seat, self.source, choice.number)
        return ON_FOOT if choice.kind in (BY_SEA, ALLIES, WITH_CAR) else self.not_asked(state)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Ask how many go."""
        state.frames[-1] = AgitateNumber(seat, self.source, choice.number)


class AgitateNumber(PickAmount):
    """How many of them go: some or all? [AGITATE-3]"""

    rule = "AGITATE-3"

    def __init__(self, seat: int, source: int, target: int) -> None:
        super().__init__(seat)
        self.source = source
        self.target = target

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """From where, and whereto?"""
        return {"from": state.box.area_ids[self.source], "area": state.box.area_ids[self.target]}

    def most(self, state: State) -> int:
        """All neutral Soldati there."""
        return state.soldati[self.source]

    def chosen(self, state: State, amount: int) -> None:
        """They go: an empty area is taken, neutrals are joined, opponents attacked. [AGITATE-6] [W18]"""
        set_out(state, self.source, amount)
        facts.agitated(state, self.seat, self.source, self.target, amount)
        settle_area(state, self.source)
        holder = state.holder[self.target]
        if holder in (EMPTY, NEUTRAL):
            enter_area(state, self.target, NEUTRAL, amount)
        else:
            open_attack(state, self.seat, NEUTRAL, self.source, self.target, amount, 0, False)
