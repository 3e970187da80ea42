"""The shotgun: Soldati go by land, by sea or past allies into one area, and attack whoever stands there."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import ALLIES, AMOUNT, BY_SEA, LAND, WITH_CAR, WITHOUT_CAR, Choice
from omerta.games.mafia_war.box import tables
from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.frame import Ask
from omerta.games.mafia_war.numbers import EMPTY, MATE_OF, NEUTRAL, SEATS, bit_set, has
from omerta.games.mafia_war.phases.attack.attack import open_attack
from omerta.games.mafia_war.phases.attack.fighting import NO_CAR_BY_SEA
from omerta.games.mafia_war.phases.choices import PickAmount
from omerta.games.mafia_war.phases.orders.execution import Execution, execution_of
from omerta.games.mafia_war.phases.orders.part import PartHere
from omerta.games.mafia_war.phases.orders.series import Series
from omerta.games.mafia_war.pieces.board import enter_area, set_out, settle_area
from omerta.games.mafia_war.pieces.headquarters import pay
from omerta.games.mafia_war.pieces.reading import holds
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal
from omerta.kernel.view import Prompt

BY_LAND: Final = 0
OVER_SEA: Final = 1
PAST_ALLIES: Final = 2
"""The ways of a movement, as frames and positions number them; choices say LAND, BY_SEA, ALLIES."""

ONLY_MATES: Final = Refusal("MOVE-2", "only-areas-of-the-teammate-around")
NOBODY_GOES: Final = Refusal("MOVE-1", "at-least-1-soldato-goes")
NOT_SO_MANY: Final = Refusal("MOVE-1", "not-so-many-soldati-are-there")
NO_START: Final = Refusal("MOVE-10", "a-movement-starts-from-the-orders-area-or-the-area-reached")
START_FIRST: Final = Refusal("MOVE-10", "first-say-from-where")
MATES_AREA: Final = Refusal("MOVE-2", "the-teammates-area-is-no-target")
NOT_ADJACENT: Final = Refusal("MOVE-1", "not-adjacent")
ALREADY_THERE: Final = Refusal("MOVE-1", "soldati-are-already-there")
NO_BOAT: Final = Refusal("MOVE-3", "no-boat-of-the-team-lies-beside")
NO_CHAIN: Final = Refusal("MOVE-4", "no-chain-of-boats-leads-there")
NO_ALLIES: Final = Refusal("TILE-1", "allies-are-not-marked")
ALLIES_COST: Final = Refusal("TILES-1", "allies-cost-money")
NOTHING_BETWEEN: Final = Refusal("W66", "no-empty-or-neutral-area-lies-between")


def has_team_boat(state: State, seat: int, sea: int) -> bool:
    """Does a boat of the team lie there? Enemy boats never matter. [TEAM-2] [W51]"""
    return state.boats[sea * SEATS + seat] > 0 or state.boats[sea * SEATS + MATE_OF[seat]] > 0


def coast_in_reach(state: State, seat: int, origin: int) -> list[int]:
    """The areas, `origin` too, on the coast of a chain of seas with a team boat in each. [MOVE-3] [MOVE-4] [W51]"""
    chain = [sea for sea in state.box.seas_of[origin] if has_team_boat(state, seat, sea)]
    coast: list[int] = []
    for sea in chain:
        for other in state.box.sea_neighbours[sea]:
            if other not in chain and has_team_boat(state, seat, other):
                chain.append(other)
        for area in state.box.coast_of[sea]:
            if area not in coast:
                coast.append(area)
    return coast


def areas_to_pass(state: State, origin: int) -> list[int]:
    """The empty and neutral neighbours, which allies lead past. [TILES-1] [W66]"""
    return [
        area for area in state.box.neighbours[origin] if state.holder[area] == EMPTY or state.holder[area] == NEUTRAL
    ]


def refuse_allies(state: State, seat: int) -> Refusal | None:
    """Has the family marked Allies, and the money for it?"""
    if not state.has_tile(seat, tables.ALLIES):
        return NO_ALLIES
    return None if state.money[seat] >= state.box.tiles[tables.ALLIES].price else ALLIES_COST


def refuse_way(state: State, seat: int, origin: int, kind: int, target: int, coast: int) -> Refusal | None:
    """By land neighbours, by sea the coast in reach (a bit set), past allies areas beyond an empty or neutral one.

    Own and empty ones too, never the teammate's. [MOVE-1] [MOVE-2] [TEAM-4] [MAP-2] [W19] [W66]
    """
    if state.holder[target] == MATE_OF[seat]:
        return MATES_AREA
    if kind == LAND:
        return None if state.box.distance[origin][target] == 1 else NOT_ADJACENT
    if kind == BY_SEA:
        if target == origin:
            return ALREADY_THERE
        if coast == 0:
            return NO_BOAT
        return None if has(coast, target) else NO_CHAIN
    refused = refuse_allies(state, seat)
    if refused is not None:
        return refused
    for area in areas_to_pass(state, origin):
        if target != origin and state.box.distance[area][target] == 1:
            return None
    return NOTHING_BETWEEN


def has_target(state: State, seat: int, origin: int) -> bool:
    """Can Soldati go anywhere from here? Allies add nothing: they need a neighbour that is a target itself."""
    for area in state.box.neighbours[origin]:
        if refuse_way(state, seat, origin, LAND, area, 0) is None:
            return True
    coast = coast_in_reach(state, seat, origin)
    bits = bit_set(coast)
    return any(refuse_way(state, seat, origin, BY_SEA, area, bits) is None for area in coast)


def may_take_car(state: State, execution: Execution, origin: int) -> bool:
    """One car per order: it goes on from where it arrived, or comes later if none went before.

    [MOVE-11] [W15] [W73]
    """
    return state.cars[origin] > 0 and (execution.car_taken == 0 or origin == execution.reached)


class ShotgunPart(PartHere):
    """One or two movements."""

    def refuse_here(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """Nothing but the teammate's areas around."""
        return None if has_target(state, execution.seat, execution.area) else ONLY_MATES

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """Whereto?"""
        state.frames.append(Shotgun(execution.seat, part.number, 0, execution.area))


class Shotgun(Series):
    """`count` shotguns, `made` movements over: where does the next one start, and where does it go?

    The second may be left out. [MOVE-10] [W46] [W52]
    """

    none_made = NOBODY_GOES
    no_start = NO_START

    def prompt(self, state: State) -> Prompt:
        """From where, or whereto?"""
        if self.origin == EMPTY:
            return Prompt("move-from", "MOVE-10", self.turn_in_series())
        return Prompt("move", "MOVE-1", {"from": state.box.area_ids[self.origin], **self.turn_in_series()})

    def starts(self, state: State) -> list[int]:
        """The order's area, then also the area reached, where own Soldati stand who can go. [MOVE-10] [W49]"""
        execution = execution_of(state)
        places = [execution.area]
        if self.made > 0 and execution.reached != execution.area:
            places.append(execution.reached)
        return [area for area in places if holds(state, self.seat, area) and has_target(state, self.seat, area)]

    def starting_from(self, origin: int) -> Series:
        """The same from there."""
        return Shotgun(self.seat, self.count, self.made, origin)

    def reach(self, state: State) -> int:
        """The coast in reach as a bit set."""
        return bit_set(coast_in_reach(state, self.seat, self.origin))

    def targets(self, state: State) -> list[Choice]:
        """Every target with its way."""
        actions = state.actions
        neighbours = state.box.neighbours
        targets = [actions.land[area] for area in neighbours[self.origin]]
        for area in coast_in_reach(state, self.seat, self.origin):
            targets.append(actions.by_sea[area])
        if refuse_allies(state, self.seat) is None:
            beyond: list[int] = []
            for passed in areas_to_pass(state, self.origin):
                for area in neighbours[passed]:
                    if area not in beyond:
                        beyond.append(area)
                        targets.append(actions.allies[area])
        return targets

    def refuse_target(self, state: State, choice: Choice, reach: int) -> Refusal | None:
        """Why there is no way there."""
        kind = choice.kind
        if kind != LAND and kind != BY_SEA and kind != ALLIES:
            return self.not_asked(state)
        if self.origin == EMPTY:
            return START_FIRST
        return refuse_way(state, self.seat, self.origin, kind, choice.number, reach)

    def aim(self, state: State, choice: Choice) -> None:
        """The number is asked next. [W50]"""
        way = BY_LAND
        if choice.kind == BY_SEA:
            way = OVER_SEA
        elif choice.kind == ALLIES:
            way = PAST_ALLIES
            facts.tile_used(state, self.seat, tables.ALLIES)
            pay(state, self.seat, state.box.tiles[tables.ALLIES].price)  # [TILES-1] [W50]
        state.frames.append(MoveNumber(self.seat, self.origin, way, choice.number))


class MoveNumber(PickAmount):
    """How many Soldati go, from 1 to all? [MOVE-1] [MOVE-6]"""

    rule = "MOVE-6"

    def __init__(self, seat: int, origin: int, way: int, target: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.way = way
        self.target = target

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """From where, and whereto?"""
        return {"from": state.box.area_ids[self.origin], "area": state.box.area_ids[self.target]}

    def most(self, state: State) -> int:
        """All who are there."""
        return state.soldati[self.origin]

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Why not so many."""
        if choice.kind == AMOUNT:
            if choice.number == 0:
                return NOBODY_GOES
            return None if choice.number <= measure else NOT_SO_MANY
        if choice.kind == WITH_CAR and self.way == OVER_SEA:
            return NO_CAR_BY_SEA
        return self.not_asked(state)

    def chosen(self, state: State, amount: int) -> None:
        """So many go."""
        if self.way != OVER_SEA and may_take_car(state, execution_of(state), self.origin):
            state.frames.append(MoveCar(self.seat, self.origin, self.way, self.target, amount))
        else:
            move(state, self.origin, self.way, self.target, amount, 0)


class MoveCar(Ask):
    """Does a car come along? [MOVE-5] [MOVE-6]"""

    rule = "MOVE-5"

    def __init__(self, seat: int, origin: int, way: int, target: int, count: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.way = way
        self.target = target
        self.count = count

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Whereto, and with how many?"""
        return {"area": state.box.area_ids[self.target], "count": self.count}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """With or without a car."""
        return (state.actions.with_car, state.actions.without_car)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Nothing else."""
        return None if choice.kind == WITH_CAR or choice.kind == WITHOUT_CAR else self.not_asked(state)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """All is declared: they set out."""
        state.frames.pop()
        move(state, self.origin, self.way, self.target, self.count, 1 if choice.kind == WITH_CAR else 0)


def move(state: State, origin: int, way: int, target: int, count: int, car: int) -> None:
    """The declared movement is made: whoever is left behind settles, then arrival or attack. [MOVE-6] [W48] [W50]"""
    shotgun = state.frames[-1]
    assert isinstance(shotgun, Shotgun)
    seat = shotgun.seat
    state.frames[-1] = Shotgun(seat, shotgun.count, shotgun.made + 1, EMPTY)
    execution = state.frames[-2]
    assert isinstance(execution, Execution)
    state.frames[-2] = execution.after_setting_out(target, car)
    set_out(state, origin, count, car)
    facts.moved(state, seat, origin, target, count, car)
    settle_area(state, origin)
    if state.holder[target] == EMPTY or state.holder[target] == seat:
        enter_area(state, target, seat, count, car)  # [MOVE-7] [MOVE-8]
    else:
        open_attack(state, seat, seat, origin, target, count, car, way == OVER_SEA)  # [MOVE-9]
