"""Agitate: neutral Soldati nearby move, and attack, at the word of a family that is not theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.games.mafia_war.actions import ALLIES, AREA, BY_SEA, LAND, WITH_CAR, Choice
from omerta.games.mafia_war.frame import Frame
from omerta.games.mafia_war.phases.attack import open_attack
from omerta.games.mafia_war.phases.choices import PickAmount
from omerta.games.mafia_war.pieces import enter_area, settle_area
from omerta.games.mafia_war.state import EMPTY, NEUTRAL, TEAM_OF, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


def agitate_targets(state: State, seat: int, source: int) -> list[int]:
    """The neighbours of a neutral area that the team of `seat` does not hold; by land only. [AGITATE-4] [W18]"""
    targets: list[int] = []
    for area in state.box.neighbours[source]:
        holder = state.holder[area]
        if holder in (EMPTY, NEUTRAL) or TEAM_OF[holder] != TEAM_OF[seat]:
            targets.append(area)
    return targets


def agitate_sources(state: State, seat: int, area: int, distance: int) -> list[int]:
    """The neutral areas within so many land borders, whatever lies between. [AGITATE-2] [W18]"""
    borders = state.box.distance[area]
    return [
        source
        for source in range(len(borders))
        if 0 < borders[source] <= distance and state.holder[source] == NEUTRAL and agitate_targets(state, seat, source)
    ]


class Agitate(Frame):
    """Which neutral Soldati are agitated? [AGITATE-1] [AGITATE-2]"""

    def __init__(self, seat: int, area: int, distance: int) -> None:
        super().__init__(seat)
        self.area = area
        self.distance = distance

    def notation(self) -> str:
        """The frame as text."""
        return f"agitate {self.seat} {self.area} {self.distance}"

    def prompt(self, state: State) -> Prompt:
        """Where?"""
        return Prompt("agitate", "AGITATE-2", {"distance": self.distance})

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every neutral area in reach."""
        return [state.actions.area[area] for area in agitate_sources(state, seat, self.area, self.distance)]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Ask where they go."""
        state.frames[-1] = AgitateTarget(seat, choice.number)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not there."""
        if choice.kind != AREA:
            return super().why_not(state, seat, choice)
        if state.holder[choice.number] != NEUTRAL:
            return "AGITATE-2", "no-neutral-soldati-stand-there"
        if self.area == choice.number or state.box.distance[self.area][choice.number] > self.distance:
            return "AGITATE-2", "too-far-away"
        return "AGITATE-4", "they-could-only-go-to-your-own-team"


class AgitateTarget(Frame):
    """Where do the neutral Soldati of `source` go? [AGITATE-3]"""

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def notation(self) -> str:
        """The frame as text."""
        return f"agitate-target {self.seat} {self.source}"

    def prompt(self, state: State) -> Prompt:
        """Whereto?"""
        return Prompt("agitate-target", "AGITATE-3", {"from": state.box.area_ids[self.source]})

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every neighbour not of the own team."""
        return [state.actions.land[area] for area in agitate_targets(state, seat, self.source)]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Ask how many go."""
        state.frames[-1] = AgitateNumber(seat, self.source, choice.number)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not there."""
        if choice.kind in (BY_SEA, ALLIES, WITH_CAR):
            return "W18", "agitated-soldati-go-by-land-and-on-foot"
        if choice.kind != LAND:
            return super().why_not(state, seat, choice)
        if choice.number not in state.box.neighbours[self.source]:
            return "AGITATE-3", "not-adjacent"
        return "AGITATE-4", "never-an-area-of-your-own-team"


class AgitateNumber(PickAmount):
    """How many of them go: some or all? [AGITATE-3]"""

    def __init__(self, seat: int, source: int, target: int) -> None:
        super().__init__(seat)
        self.source = source
        self.target = target

    def notation(self) -> str:
        """The frame as text."""
        return f"agitate-number {self.seat} {self.source} {self.target}"

    def prompt(self, state: State) -> Prompt:
        """How many?"""
        areas = state.box.area_ids
        return Prompt("agitate-number", "AGITATE-3", {"from": areas[self.source], "area": areas[self.target]})

    def most(self, state: State) -> int:
        """All neutral Soldati there."""
        return state.soldati[self.source]

    def chosen(self, state: State, amount: int) -> None:
        """They go: an empty area is taken, neutrals are joined, opponents attacked. [AGITATE-6] [W18]"""
        state.soldati[self.source] -= amount
        state.tell(state.events.agitated, self.seat, self.source, self.target, amount)
        settle_area(state, self.source)
        holder = state.holder[self.target]
        if holder in (EMPTY, NEUTRAL):
            enter_area(state, self.target, NEUTRAL, amount)
        else:
            open_attack(state, self.seat, NEUTRAL, self.source, self.target, amount, 0, False)


FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "agitate": Agitate,
    "agitate-target": AgitateTarget,
    "agitate-number": AgitateNumber,
}
