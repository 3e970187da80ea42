"""The bomb: damage in an area nearby, with or without a car, that never takes the area."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.games.mafia_war.actions import CAR_STRIKE, DONE, FROM, STRIKE, Choice
from omerta.games.mafia_war.box import tables
from omerta.games.mafia_war.frame import Frame
from omerta.games.mafia_war.phases.execution import Execution, execution_of, holds, is_foe, order_of
from omerta.games.mafia_war.phases.fighting import defence_of
from omerta.games.mafia_war.pieces import car_strike_value, remove_soldati, settle_area, take_recruits
from omerta.games.mafia_war.state import EMPTY, MATE_OF, NEUTRAL, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


def strike_targets(state: State, seat: int, origin: int) -> list[int]:
    """Neighbours with enemy or neutral Soldati; boats never help. [STRIKE-1] [W16]"""
    return [area for area in state.box.neighbours[origin] if is_foe(state, seat, area)]


def car_reach(state: State, seat: int) -> int:
    """How many borders a car bomb crosses. [TILES-5] [W60]"""
    if state.has_tile(seat, tables.DELAY_DETONATOR):
        return 1 + state.box.tiles[tables.DELAY_DETONATOR].number
    return 1


def car_strike_targets(state: State, seat: int, origin: int) -> list[int]:
    """The same with a car that is there, and with Delay Detonator one area further. [STRIKE-3] [STRIKE-9] [W60]"""
    if state.cars[origin] == 0:
        return []
    reach = car_reach(state, seat)
    distance = state.box.distance[origin]
    return [area for area in range(len(distance)) if 0 < distance[area] <= reach and is_foe(state, seat, area)]


def strike_origins(state: State, execution: Execution, from_area_reached: int) -> list[int]:
    """The order's area, for Blue's Justice B every area reached too, where own Soldati stand. [SPECIAL-7] [W61]"""
    places = [execution.area]
    if from_area_reached:
        for area in (execution.reached, execution.reached_later):
            if area != EMPTY and area not in places:
                places.append(area)
    seat = execution.seat
    return [
        area
        for area in places
        if holds(state, seat, area) and (strike_targets(state, seat, area) or car_strike_targets(state, seat, area))
    ]


class Bomb(Frame):
    """`count` bombs, `made` strikes over. The second may be left out. [STRIKE-8] [W46]"""

    def __init__(self, seat: int, count: int, made: int, from_area_reached: int, origin: int) -> None:
        super().__init__(seat)
        self.count = count
        self.made = made
        self.from_area_reached = from_area_reached
        """1: not only from the order's area. [W61]"""
        self.origin = origin
        """Where the strike starts, EMPTY while this is open."""

    def notation(self) -> str:
        """The frame as text."""
        return f"bomb {self.seat} {self.count} {self.made} {self.from_area_reached} {self.origin}"

    def prompt(self, state: State) -> Prompt:
        """From where, or at what?"""
        if self.origin == EMPTY:
            return Prompt("strike-from", "SPECIAL-7", {"strike": self.made + 1})
        return Prompt("strike", "STRIKE-1", {"from": state.box.area_ids[self.origin], "strike": self.made + 1})

    def step(self, state: State) -> bool:
        """No bomb left or nothing to strike: over. Only one place to start from: no question."""
        if self.made < self.count and self.origin != EMPTY:
            return False
        starts = strike_origins(state, execution_of(state), self.from_area_reached) if self.made < self.count else []
        if not starts:
            state.frames.pop()
            return True
        if len(starts) > 1:
            return False
        state.frames[-1] = Bomb(self.seat, self.count, self.made, self.from_area_reached, starts[0])
        return True

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every start, or every target with and without a car."""
        offers: list[Action] = []
        if self.origin == EMPTY:
            for area in strike_origins(state, execution_of(state), self.from_area_reached):
                offers.append(state.actions.from_area[area])
        else:
            for area in strike_targets(state, seat, self.origin):
                offers.append(state.actions.strike[area])
            for area in car_strike_targets(state, seat, self.origin):
                offers.append(state.actions.car_strike[area])
        if self.made > 0:
            offers.append(state.actions.done)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Strike."""
        if choice.kind == DONE:
            state.frames.pop()
        elif choice.kind == FROM:
            state.frames[-1] = Bomb(seat, self.count, self.made, self.from_area_reached, choice.number)
        else:
            state.frames[-1] = Bomb(seat, self.count, self.made + 1, self.from_area_reached, EMPTY)
            strike(state, seat, self.origin, choice.number, choice.kind == CAR_STRIKE)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why this cannot be struck."""
        kind = choice.kind
        if kind == DONE:
            return "STRIKE-1", "name-an-area-to-strike"
        if kind == FROM:
            return "W61", "a-strike-starts-where-own-soldati-stand"
        if kind != STRIKE and kind != CAR_STRIKE:
            return super().why_not(state, seat, choice)
        if self.origin == EMPTY:
            return "SPECIAL-7", "first-say-from-where"
        if state.holder[choice.number] == MATE_OF[seat]:
            return "W16", "never-the-teammates-area"
        if not is_foe(state, seat, choice.number):
            return "W16", "no-enemy-stands-there"
        if kind == CAR_STRIKE and state.cars[self.origin] == 0:
            return ("STRIKE-9" if self.made > 0 else "STRIKE-3"), "no-car-is-there"
        return "STRIKE-1", "not-adjacent"


def strike(state: State, seat: int, origin: int, target: int, with_car: bool) -> None:
    """Skull and car against labs and vests in full, every time; the car is spent either way. [STRIKE-5] [STRIKE-10]

    An area emptied is nobody's: its cars and orders go, its labs stay. [STRIKE-2] [STRIKE-7] [SPECIAL-6] [W16] [W55]
    """
    value = order_of(state).skull
    if with_car:
        value += car_strike_value(state, seat)
    defence = defence_of(state, target)
    state.tell(state.events.car_bomb if with_car else state.events.struck, seat, target, value, defence)
    if value > defence:
        removed = min(value - defence, state.soldati[target])
        remove_soldati(state, target, removed)
        if state.holder[target] == NEUTRAL:
            take_recruits(state, seat, removed)  # [STRIKE-6]
        settle_area(state, target)
    if with_car:
        state.cars[origin] -= 1  # [STRIKE-4] [W60]
        state.supply_cars[seat] += 1


FRAMES: Final[dict[str, Callable[..., Frame]]] = {"bomb": Bomb}
