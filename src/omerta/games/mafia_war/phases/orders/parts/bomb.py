"""The bomb: damage in an area nearby, with or without a car, that never takes the area."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import CAR_STRIKE, STRIKE, Choice
from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.box.tables import DELAY_DETONATOR
from omerta.games.mafia_war.numbers import EMPTY, MATE_OF, NEUTRAL
from omerta.games.mafia_war.phases.orders.execution import Execution, execution_of, order_of
from omerta.games.mafia_war.phases.orders.part import NOBODY_LEFT, OrderPart
from omerta.games.mafia_war.phases.orders.series import Series
from omerta.games.mafia_war.pieces.board import blow_up_car, remove_soldati, settle_area
from omerta.games.mafia_war.pieces.headquarters import take_recruits
from omerta.games.mafia_war.pieces.reading import car_strike_value, defence_of, holds, is_foe
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal
from omerta.kernel.view import Prompt

NO_ENEMY_IN_REACH: Final = Refusal("W16", "no-enemy-in-reach")
NO_TARGET_NAMED: Final = Refusal("STRIKE-1", "name-an-area-to-strike")
NO_START: Final = Refusal("W61", "a-strike-starts-where-own-soldati-stand")
START_FIRST: Final = Refusal("SPECIAL-7", "first-say-from-where")
NEVER_MATES: Final = Refusal("W16", "never-the-teammates-area")
NO_ENEMY: Final = Refusal("W16", "no-enemy-stands-there")
NO_CAR: Final = Refusal("STRIKE-3", "no-car-is-there")
NO_SECOND_CAR: Final = Refusal("STRIKE-9", "no-car-is-there")
NOT_ADJACENT: Final = Refusal("STRIKE-1", "not-adjacent")


def car_reach(state: State, seat: int, origin: int) -> int:
    """How many borders a car bomb crosses, with Delay Detonator one more; 0 without a car. [TILES-5] [W60]"""
    if state.cars[origin] == 0:
        return 0
    return 1 + state.box.tiles[DELAY_DETONATOR].number if state.has_tile(seat, DELAY_DETONATOR) else 1


def refuse_strike(state: State, seat: int, origin: int, target: int, reach: int) -> Refusal | None:
    """Areas with enemy or neutral Soldati; boats never help. [STRIKE-1] [STRIKE-3] [STRIKE-9] [W16] [W60]"""
    if not is_foe(state, seat, target):
        return NEVER_MATES if state.holder[target] == MATE_OF[seat] else NO_ENEMY
    if reach == 0:
        return NO_CAR
    return None if 0 < state.box.distance[origin][target] <= reach else NOT_ADJACENT


def strike_starts(state: State, execution: Execution, from_area_reached: bool) -> list[int]:
    """The order's area, for Blue's Justice B every area reached too, where own Soldati stand. [SPECIAL-7] [W61]"""
    places = [execution.area]
    if from_area_reached:
        for area in (execution.reached, execution.reached_later):
            if area not in places:
                places.append(area)
    return [area for area in places if can_strike_from(state, execution.seat, area)]


def can_strike_from(state: State, seat: int, origin: int) -> bool:
    """Do own Soldati stand there, and an enemy in reach?"""
    if not holds(state, seat, origin):
        return False
    reach = max(car_reach(state, seat, origin), 1)
    return any(refuse_strike(state, seat, origin, area, reach) is None for area in range(len(state.holder)))


class BombPart(OrderPart):
    """One or two bombs. [STRIKE-8]"""

    def refuse(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """No enemy is in reach."""
        if strike_starts(state, execution, part.from_area_reached):
            return None
        return NO_ENEMY_IN_REACH if holds(state, execution.seat, execution.area) else NOBODY_LEFT

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """From where, and at what?"""
        state.frames.append(Bomb(execution.seat, part.number, 0, 1 if part.from_area_reached else 0, EMPTY))


class Bomb(Series):
    """`count` bombs, `made` strikes over. The second may be left out. [STRIKE-8] [W46]"""

    none_made = NO_TARGET_NAMED
    no_start = NO_START

    def __init__(self, seat: int, count: int, made: int, from_area_reached: int, origin: int) -> None:
        super().__init__(seat, count, made, origin)
        self.from_area_reached = from_area_reached
        """1: not only from the order's area. [W61]"""

    def prompt(self, state: State) -> Prompt:
        """From where, or at what?"""
        if self.origin == EMPTY:
            return Prompt("strike-from", "SPECIAL-7", self.turn_in_series())
        return Prompt("strike", "STRIKE-1", {"from": state.box.area_ids[self.origin], **self.turn_in_series()})

    def starts(self, state: State) -> list[int]:
        """Where own Soldati stand with an enemy in reach."""
        return strike_starts(state, execution_of(state), self.from_area_reached > 0)

    def starting_from(self, origin: int) -> Series:
        """The same from there."""
        return Bomb(self.seat, self.count, self.made, self.from_area_reached, origin)

    def reach(self, state: State) -> int:
        """How far a car goes."""
        return car_reach(state, self.seat, self.origin)

    def targets(self, state: State) -> list[Choice]:
        """Every neighbour, and with a car perhaps areas further away."""
        targets = [state.actions.strike[area] for area in state.box.neighbours[self.origin]]
        if state.cars[self.origin] > 0:
            targets.extend(state.actions.car_strike)
        return targets

    def refuse_target(self, state: State, choice: Choice, reach: int) -> Refusal | None:
        """Why this cannot be struck."""
        if choice.kind != STRIKE and choice.kind != CAR_STRIKE:
            return self.not_asked(state)
        if self.origin == EMPTY:
            return START_FIRST
        if choice.kind == STRIKE:
            return refuse_strike(state, self.seat, self.origin, choice.number, 1)
        refused = refuse_strike(state, self.seat, self.origin, choice.number, reach)
        return NO_SECOND_CAR if refused is NO_CAR and self.made > 0 else refused

    def aim(self, state: State, choice: Choice) -> None:
        """Strike."""
        state.frames[-1] = Bomb(self.seat, self.count, self.made + 1, self.from_area_reached, EMPTY)
        strike(state, self.seat, self.origin, choice.number, choice.kind == CAR_STRIKE)


def strike(state: State, seat: int, origin: int, target: int, with_car: bool) -> None:
    """Skull and car against labs and vests in full, every time; the car is spent either way. [STRIKE-5] [STRIKE-10]

    An area emptied is nobody's: its cars and orders go, its labs stay. [STRIKE-2] [STRIKE-7] [SPECIAL-6] [W16] [W55]
    """
    value = order_of(state).skull
    defence = defence_of(state, target)
    if with_car:
        value += car_strike_value(state, seat)
        facts.car_bomb(state, seat, origin, target, value, defence)
    else:
        facts.struck(state, seat, target, value, defence)
    if value > defence:
        removed = min(value - defence, state.soldati[target])
        remove_soldati(state, target, removed)
        if state.holder[target] == NEUTRAL:
            take_recruits(state, seat, removed)  # [STRIKE-6]
        settle_area(state, target)
    if with_car:
        blow_up_car(state, origin)  # [STRIKE-4] [W60]
