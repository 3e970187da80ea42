"""Organize equipment: one car, one speedboat or one drug lab."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from omerta.games.mafia_war.actions import EQUIP, PASS, Choice
from omerta.games.mafia_war.box.parts import EQUIP_CAR, EQUIP_LAB, EQUIP_SPEEDBOAT
from omerta.games.mafia_war.frame import NOT_ASKED, Ask
from omerta.games.mafia_war.numbers import EMPTY
from omerta.games.mafia_war.phases.choices import PickArea
from omerta.games.mafia_war.phases.supply.boats import PlaceBoat, can_place_boat
from omerta.games.mafia_war.pieces.board import build_lab, place_car
from omerta.games.mafia_war.pieces.reading import has_area
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal
from omerta.kernel.view import Prompt

ALL_EQUIPMENT: Final = EQUIP_CAR | EQUIP_SPEEDBOAT | EQUIP_LAB
MOST_LABS: Final = 2
"""No area ever holds more labs. [SETUP-24]"""

NO_DECLINING: Final = Refusal("SPACE-10", "the-action-may-not-be-declined")
NO_PIECE: Final = Refusal("EQUIP-1", NOT_ASKED)
NOT_PICTURED: Final = Refusal("EQUIP-1", "that-piece-is-not-pictured-here")
NO_CAR: Final = Refusal("COMPONENT-10", "no-car-is-left-in-supply")
NO_AREA: Final = Refusal("EQUIP-2", "no-soldati-of-yours-on-the-board")
NO_BOAT: Final = Refusal("COMPONENT-10", "no-speedboat-is-left-in-supply")
NO_COAST: Final = Refusal("EQUIP-3", "no-soldati-of-yours-on-the-coast")
NO_LAB: Final = Refusal("COMPONENT-10", "no-lab-is-left-in-supply")
NO_ROOM: Final = Refusal("EQUIP-6", "no-room-for-a-lab")
NO_CAR_THERE: Final = Refusal("EQUIP-2", "no-soldati-of-yours-there")
NO_LAB_THERE: Final = Refusal("EQUIP-6", "no-soldati-of-yours-there")
TWO_LABS: Final = Refusal("SETUP-24", "two-labs-are-the-most")


def refuse_car(state: State, seat: int) -> Refusal | None:
    """A car in supply and an own area. [EQUIP-2]"""
    if state.supply_cars[seat] == 0:
        return NO_CAR
    return None if has_area(state, seat) else NO_AREA


def refuse_lab(state: State, seat: i64, area: i64) -> Refusal | None:
    """An own area with room for a lab, while labs are in supply. [EQUIP-6] [SETUP-24]"""
    if state.holder[area] != seat:
        return NO_LAB_THERE
    if state.labs[area] >= MOST_LABS:
        return TWO_LABS
    return None if state.supply_labs > 0 else NO_LAB


def refuse_piece(state: State, seat: int, piece: int) -> Refusal | None:
    """Why a piece of equipment can be placed nowhere. [EQUIP-1]"""
    if piece == EQUIP_CAR:
        return refuse_car(state, seat)
    if piece == EQUIP_SPEEDBOAT:
        missing = NO_BOAT if state.supply_boats[seat] == 0 else NO_COAST
        return None if can_place_boat(state, seat) else missing
    missing = NO_LAB if state.supply_labs == 0 else NO_ROOM
    return None if can_build_lab(state, seat) else missing


def can_place_car(state: State, seat: int) -> bool:
    """Could a car be placed?"""
    return refuse_car(state, seat) is None


def can_build_lab(state: State, seat: i64) -> bool:
    """Could a lab be built anywhere?"""
    return state.supply_labs > 0 and any(
        state.holder[area] == seat and refuse_lab(state, seat, area) is None for area in range(len(state.holder))
    )


def possible_equipment(state: State, seat: int) -> int:
    """Which pieces can be placed, as a bit set. [EQUIP-1]"""
    car = EQUIP_CAR if can_place_car(state, seat) else 0
    boat = EQUIP_SPEEDBOAT if can_place_boat(state, seat) else 0
    lab = EQUIP_LAB if can_build_lab(state, seat) else 0
    return car | boat | lab


class Equip(Ask):
    """Which piece of equipment? `choice` is a bit set; `optional` pieces may be passed by. [EQUIP-1] [GAIN-10]"""

    def __init__(self, seat: int, choice: int, optional: int) -> None:
        super().__init__(seat)
        self.choice = choice
        self.optional = optional

    def prompt(self, state: State) -> Prompt:
        """Which?"""
        return Prompt("equip", "GAIN-10" if self.optional else "EQUIP-1")

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The three pieces, or none of them."""
        return (*state.actions.equip, state.actions.pass_by)

    def measure(self, state: State, seat: int) -> int:
        """What can be placed."""
        return possible_equipment(state, seat) & self.choice

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Every pictured piece that can be placed; passing only where something could be done."""
        if choice.kind == PASS:
            return None if self.optional and measure else NO_DECLINING
        if choice.kind != EQUIP:
            return NO_PIECE
        piece = 1 << choice.number
        if measure & piece:
            return None
        return refuse_piece(state, seat, piece) if self.choice & piece else NOT_PICTURED

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Ask where."""
        state.frames.pop()
        if choice.kind == PASS:
            return
        piece = 1 << choice.number
        if piece == EQUIP_CAR:
            state.frames.append(CarArea(seat))
        elif piece == EQUIP_SPEEDBOAT:
            state.frames.append(PlaceBoat(seat, EMPTY, 1))
        else:
            state.frames.append(LabArea(seat))


class CarArea(PickArea):
    """Where does a car go? [EQUIP-2] [TILES-3] [MAT-5]"""

    rule = "EQUIP-2"

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Which of how many?"""
        return self.turn_of(state, state.box.characters[state.character[self.seat]].cars)

    def refuse_area(self, state: State, area: int, measure: int) -> Refusal | None:
        """Any own area."""
        if state.holder[area] != self.seat:
            return NO_CAR_THERE
        return None if state.supply_cars[self.seat] > 0 else NO_CAR

    def chosen(self, state: State, area: int) -> None:
        """There it is."""
        place_car(state, self.seat, area)


class LabArea(PickArea):
    """Where is a lab built? [EQUIP-6] [MAT-7]"""

    rule = "EQUIP-6"

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Which of how many?"""
        return self.turn_of(state, state.box.characters[state.character[self.seat]].labs)

    def refuse_area(self, state: State, area: int, measure: int) -> Refusal | None:
        """Any own area with room."""
        return refuse_lab(state, self.seat, area)

    def chosen(self, state: State, area: int) -> None:
        """Built."""
        build_lab(state, self.seat, area)
