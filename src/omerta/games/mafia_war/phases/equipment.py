"""Organize equipment: one car, one speedboat or one drug lab."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import EQUIP, PASS, Choice
from omerta.games.mafia_war.box.parts import EQUIP_CAR, EQUIP_LAB, EQUIP_SPEEDBOAT
from omerta.games.mafia_war.frame import NOT_ASKED, Frame
from omerta.games.mafia_war.phases.boats import PlaceBoat, can_place_boat
from omerta.games.mafia_war.phases.choices import PickArea, own_areas
from omerta.games.mafia_war.pieces import build_lab, place_car
from omerta.games.mafia_war.state import EMPTY, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt

ALL_EQUIPMENT: Final = EQUIP_CAR | EQUIP_SPEEDBOAT | EQUIP_LAB
MOST_LABS: Final = 2
"""No area ever holds more labs. [SETUP-24]"""


def can_place_car(state: State, seat: int) -> bool:
    """A car in supply and an own area. [EQUIP-2]"""
    return state.supply_cars[seat] > 0 and seat in state.holder


def lab_areas(state: State, seat: int) -> list[int]:
    """Own areas with room for a lab, while labs are in supply. [EQUIP-6] [SETUP-24]"""
    if state.supply_labs == 0:
        return []
    return [area for area in own_areas(state, seat) if state.labs[area] < MOST_LABS]


def possible_equipment(state: State, seat: int) -> int:
    """Which pieces can be placed, as a bit set. [EQUIP-1]"""
    bits = EQUIP_CAR if can_place_car(state, seat) else 0
    if can_place_boat(state, seat):
        bits |= EQUIP_SPEEDBOAT
    if lab_areas(state, seat):
        bits |= EQUIP_LAB
    return bits


class Equip(Frame):
    """Which piece of equipment? `choice` is a bit set; `optional` pieces may be passed by. [EQUIP-1] [GAIN-10]"""

    def __init__(self, seat: int, choice: int, optional: int) -> None:
        super().__init__(seat)
        self.choice = choice
        self.optional = optional

    def notation(self) -> str:
        """The frame as text."""
        return f"equip {self.seat} {self.choice} {self.optional}"

    def prompt(self, state: State) -> Prompt:
        """Which?"""
        return Prompt("equip", "GAIN-10" if self.optional else "EQUIP-1")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every piece that can be placed."""
        bits = possible_equipment(state, self.seat) & self.choice
        offers: list[Action] = [state.actions.equip[piece] for piece in range(3) if (bits >> piece) & 1]
        if offers and self.optional:
            offers.append(state.actions.pass_by)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Ask where."""
        state.frames.pop()
        if choice.kind == PASS:
            return
        piece = 1 << choice.number
        if piece == EQUIP_CAR:
            state.frames.append(CarArea(self.seat))
        elif piece == EQUIP_SPEEDBOAT:
            state.frames.append(PlaceBoat(self.seat, EMPTY, 1))
        else:
            state.frames.append(LabArea(self.seat))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not this piece?"""
        if choice.kind == PASS:
            return "SPACE-10", "the-action-may-not-be-declined"
        if choice.kind != EQUIP:
            return "EQUIP-1", NOT_ASKED
        piece = 1 << choice.number
        if not self.choice & piece:
            return "EQUIP-1", "that-piece-is-not-pictured-here"
        if piece == EQUIP_CAR:
            return why_no_car(state, self.seat)
        if piece == EQUIP_SPEEDBOAT:
            if state.supply_boats[self.seat] == 0:
                return "COMPONENT-10", "no-speedboat-is-left-in-supply"
            return "EQUIP-3", "no-soldati-of-yours-on-the-coast"
        if state.supply_labs == 0:
            return "COMPONENT-10", "no-lab-is-left-in-supply"
        return "EQUIP-6", "no-room-for-a-lab"


def why_no_car(state: State, seat: int) -> tuple[str, str]:
    """Why a family cannot place a car."""
    if state.supply_cars[seat] == 0:
        return "COMPONENT-10", "no-car-is-left-in-supply"
    return "EQUIP-2", "no-soldati-of-yours-on-the-board"


class CarArea(PickArea):
    """Where does a car go? [EQUIP-2] [TILES-3] [MAT-5]"""

    def notation(self) -> str:
        """The frame as text."""
        return f"car-area {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Where?"""
        return Prompt("car-area", "EQUIP-2")

    def areas(self, state: State) -> list[int]:
        """Any own area."""
        return own_areas(state, self.seat) if state.supply_cars[self.seat] > 0 else []

    def chosen(self, state: State, area: int) -> None:
        """There it is."""
        place_car(state, self.seat, area)

    def why_not_area(self, state: State, area: int) -> tuple[str, str]:
        """Not yours."""
        return "EQUIP-2", "no-soldati-of-yours-there"


class LabArea(PickArea):
    """Where is a lab built? [EQUIP-6] [MAT-7]"""

    def notation(self) -> str:
        """The frame as text."""
        return f"lab-area {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Where?"""
        return Prompt("lab-area", "EQUIP-6")

    def areas(self, state: State) -> list[int]:
        """Any own area with room."""
        return lab_areas(state, self.seat)

    def chosen(self, state: State, area: int) -> None:
        """Built."""
        build_lab(state, self.seat, area)

    def why_not_area(self, state: State, area: int) -> tuple[str, str]:
        """Not yours, or full."""
        if state.holder[area] != self.seat:
            return "EQUIP-6", "no-soldati-of-yours-there"
        return "SETUP-24", "two-labs-are-the-most"
