"""Speedboats: placed beside an own area, moved one sea further, never three together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import BOAT, SEA, STAY, Choice
from omerta.games.mafia_war.frame import Ask
from omerta.games.mafia_war.numbers import EMPTY, SEATS
from omerta.games.mafia_war.pieces.board import launch_boat, move_boat, sink_boat
from omerta.games.mafia_war.pieces.reading import boats_in
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

MOST_BOATS: Final = 3
"""This many boats in one sea area are too many. [EQUIP-5]"""

OFF_THE_ORDER: Final = Refusal("ENCOUNTER-13", "that-sea-does-not-touch-the-area-of-the-order")
OFF_ALL_AREAS: Final = Refusal("EQUIP-3", "no-soldati-of-yours-beside-that-sea")
TOO_FAR: Final = Refusal("EQUIP-4", "a-new-boat-moves-one-sea-at-most")
NO_SUCH_BOAT: Final = Refusal("EQUIP-5", "no-boat-of-that-family-is-there")


def refuse_sea(state: State, seat: i64, area: i64, sea: i64) -> Refusal | None:
    """A sea for a boat in supply lies beside `area`, or beside any own area if it is EMPTY.

    [EQUIP-3] [SETUP-22] [ENCOUNTER-13] [MAP-4]
    """
    if state.supply_boats[seat] > 0:
        for own in state.box.coast_of[sea]:
            if state.holder[own] == seat and (area == EMPTY or own == area):
                return None
    return OFF_ALL_AREAS if area == EMPTY else OFF_THE_ORDER


def can_place_boat(state: State, seat: int, area: int = EMPTY) -> bool:
    """Is a boat in supply and a sea in reach?"""
    return any(refuse_sea(state, seat, area, sea) is None for sea in range(len(state.box.sea_ids)))


class PlaceBoat(Ask):
    """Choose the sea area for a new boat: beside `area`, or beside any own one (EMPTY); then perhaps move it."""

    rule = "EQUIP-3"

    def __init__(self, seat: int, area: int, may_move: int) -> None:
        super().__init__(seat)
        self.area = area
        self.may_move = may_move

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Which of how many?"""
        return self.turn_of(state, state.box.characters[state.character[self.seat]].speedboats)

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """All seas."""
        return state.actions.sea

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Every sea in reach."""
        return refuse_sea(state, seat, self.area, choice.number) if choice.kind == SEA else self.not_asked(state)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The boat is in the water. [EQUIP-3]"""
        state.frames.pop()
        launch_boat(state, seat, choice.number)
        if self.may_move:
            state.frames.append(MoveBoat(seat, choice.number))
        else:
            check_sea(state, seat, choice.number)  # [W6]


class MoveBoat(Ask):
    """The new boat may move into an adjacent sea. [EQUIP-4]"""

    rule = "EQUIP-4"

    def __init__(self, seat: int, sea: int) -> None:
        super().__init__(seat)
        self.sea = sea

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where is it?"""
        return {"sea": state.box.sea_ids[self.sea]}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Stay, or any sea beside this one. [MAP-3]"""
        actions = state.actions
        return (actions.stay, *[actions.sea[sea] for sea in state.box.sea_neighbours[self.sea]])

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Only one step."""
        if choice.kind == SEA:
            return None if choice.number in state.box.sea_neighbours[self.sea] else TOO_FAR
        return None if choice.kind == STAY else self.not_asked(state)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Move it, then count the boats where it ended. [W6]"""
        state.frames.pop()
        sea = self.sea
        if choice.kind != STAY:
            sea = choice.number
            move_boat(state, seat, self.sea, sea)
        check_sea(state, seat, sea)


def check_sea(state: State, seat: int, sea: int) -> None:
    """Three boats are too many: the new one and one other leave, which one is the placer's choice. [EQUIP-5] [W6]"""
    if boats_in(state, sea) >= MOST_BOATS:
        sink_boat(state, seat, sea)
        state.frames.append(BoatClash(seat, sea))


class BoatClash(Ask):
    """The new boat has left; one of the two others follows it."""

    rule = "EQUIP-5"

    def __init__(self, seat: int, sea: int) -> None:
        super().__init__(seat)
        self.sea = sea

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where?"""
        return {"sea": state.box.sea_ids[self.sea]}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """All owners."""
        return state.actions.boat

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """The owners of the boats there."""
        if choice.kind != BOAT:
            return self.not_asked(state)
        return None if state.boats[self.sea * SEATS + choice.number] > 0 else NO_SUCH_BOAT

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """That boat goes to its supply."""
        state.frames.pop()
        sink_boat(state, choice.number, self.sea)
        facts.boats_clashed(state, seat, self.sea, choice.number)
