"""Speedboats: placed beside an own area, moved one sea further, never three together."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import BOAT, SEA, SEATS, STAY, Choice
from omerta.games.mafia_war.frame import NOT_ASKED, Frame
from omerta.games.mafia_war.pieces import boats_in
from omerta.games.mafia_war.state import EMPTY, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt

MOST_BOATS: Final = 3
"""This many boats in one sea area are too many. [EQUIP-5]"""


def seas_for(state: State, seat: int, area: int) -> list[int]:
    """Seas beside `area`, or beside any own area if it is EMPTY. [EQUIP-3] [SETUP-22] [ENCOUNTER-13] [MAP-4]"""
    seas: list[int] = []
    for own in range(len(state.holder)) if area == EMPTY else range(area, area + 1):
        if state.holder[own] == seat:
            for sea in state.box.seas_of[own]:
                if sea not in seas:
                    seas.append(sea)
    seas.sort()
    return seas


def can_place_boat(state: State, seat: int, area: int = EMPTY) -> bool:
    """Is a boat in supply and a sea in reach?"""
    return state.supply_boats[seat] > 0 and len(seas_for(state, seat, area)) > 0


class PlaceBoat(Frame):
    """Choose the sea area for a new boat: beside `area`, or beside any own one (EMPTY); then perhaps move it."""

    def __init__(self, seat: int, area: int, may_move: int) -> None:
        super().__init__(seat)
        self.area = area
        self.may_move = may_move

    def notation(self) -> str:
        """The frame as text."""
        return f"place-boat {self.seat} {self.area} {self.may_move}"

    def prompt(self, state: State) -> Prompt:
        """Where?"""
        return Prompt("place-boat", "EQUIP-3")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every sea in reach."""
        if state.supply_boats[self.seat] == 0:
            return []
        return [state.actions.sea[sea] for sea in seas_for(state, self.seat, self.area)]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The boat is in the water. [EQUIP-3]"""
        state.frames.pop()
        state.supply_boats[self.seat] -= 1
        state.boats[choice.number * SEATS + self.seat] += 1
        state.tell(state.events.boat_placed, self.seat, choice.number)
        if self.may_move:
            state.frames.append(MoveBoat(self.seat, choice.number))
        else:
            check_sea(state, self.seat, choice.number)  # [W6]

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not there?"""
        if choice.kind != SEA:
            return "EQUIP-3", NOT_ASKED
        if self.area != EMPTY:
            return "ENCOUNTER-13", "that-sea-does-not-touch-the-area-of-the-order"
        return "EQUIP-3", "no-soldati-of-yours-beside-that-sea"


class MoveBoat(Frame):
    """The new boat may move into an adjacent sea. [EQUIP-4]"""

    def __init__(self, seat: int, sea: int) -> None:
        super().__init__(seat)
        self.sea = sea

    def notation(self) -> str:
        """The frame as text."""
        return f"move-boat {self.seat} {self.sea}"

    def prompt(self, state: State) -> Prompt:
        """Stay, or go on?"""
        return Prompt("move-boat", "EQUIP-4", {"sea": state.box.sea_ids[self.sea]})

    def offer(self, state: State, seat: int) -> list[Action]:
        """Stay, or any sea beside this one. [MAP-3]"""
        offers: list[Action] = [state.actions.stay]
        for sea in state.box.sea_neighbours[self.sea]:
            offers.append(state.actions.sea[sea])
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Move it, then count the boats where it ended. [W6]"""
        state.frames.pop()
        sea = self.sea
        if choice.kind != STAY:
            sea = choice.number
            state.boats[self.sea * SEATS + self.seat] -= 1
            state.boats[sea * SEATS + self.seat] += 1
            state.tell(state.events.boat_moved, self.seat, sea)
        check_sea(state, self.seat, sea)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Only one step."""
        return "EQUIP-4", "a-new-boat-moves-one-sea-at-most" if choice.kind == SEA else NOT_ASKED


def check_sea(state: State, seat: int, sea: int) -> None:
    """Three boats are too many: the new one and one other leave, which one is the placer's choice. [EQUIP-5] [W6]"""
    if boats_in(state, sea) < MOST_BOATS:
        return
    state.boats[sea * SEATS + seat] -= 1
    state.supply_boats[seat] += 1
    state.frames.append(BoatClash(seat, sea))


class BoatClash(Frame):
    """The new boat has left; one of the two others follows it."""

    def __init__(self, seat: int, sea: int) -> None:
        super().__init__(seat)
        self.sea = sea

    def notation(self) -> str:
        """The frame as text."""
        return f"boat-clash {self.seat} {self.sea}"

    def prompt(self, state: State) -> Prompt:
        """Whose boat leaves?"""
        return Prompt("boat-clash", "EQUIP-5", {"sea": state.box.sea_ids[self.sea]})

    def offer(self, state: State, seat: int) -> list[Action]:
        """The owners of the boats there."""
        base = self.sea * SEATS
        return [state.actions.boat[owner] for owner in range(SEATS) if state.boats[base + owner] > 0]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """That boat goes to its supply."""
        state.frames.pop()
        state.boats[self.sea * SEATS + choice.number] -= 1
        state.supply_boats[choice.number] += 1
        state.tell(state.events.boats_clashed, self.seat, self.sea, choice.number)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """No such boat."""
        return "EQUIP-5", "no-boat-of-that-family-is-there" if choice.kind == BOAT else NOT_ASKED
