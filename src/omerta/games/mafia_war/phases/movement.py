"""The shotgun: Soldati go by land, by sea or past allies into one area, and attack whoever stands there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.games.mafia_war.actions import ALLIES, AMOUNT, BY_SEA, DONE, FROM, LAND, WITH_CAR, Choice
from omerta.games.mafia_war.box import tables
from omerta.games.mafia_war.frame import Frame
from omerta.games.mafia_war.phases.attack import open_attack
from omerta.games.mafia_war.phases.execution import Execution, amounts, execution_of, holds
from omerta.games.mafia_war.pieces import enter_area, pay, settle_area
from omerta.games.mafia_war.state import EMPTY, MATE_OF, NEUTRAL, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt

BY_LAND: Final = 0
OVER_SEA: Final = 1
PAST_ALLIES: Final = 2
"""The ways of a movement."""


def land_targets(state: State, seat: int, origin: int) -> list[int]:
    """The neighbours of an area, the teammate's left out. [MOVE-1] [MOVE-2] [TEAM-4] [MAP-2]"""
    mate = MATE_OF[seat]
    return [area for area in state.box.neighbours[origin] if state.holder[area] != mate]


def has_team_boat(state: State, seat: int, sea: int) -> bool:
    """Does a boat of the team lie there? Enemy boats never matter. [TEAM-2] [W51]"""
    return state.boats[sea * 4 + seat] > 0 or state.boats[sea * 4 + MATE_OF[seat]] > 0


def chain_of(state: State, seat: int, origin: int) -> list[int]:
    """The sea areas a movement can cross: with a team boat in each, connected to the coast of `origin`. [MOVE-4]"""
    chain = [sea for sea in state.box.seas_of[origin] if has_team_boat(state, seat, sea)]  # [MOVE-3]
    for sea in chain:
        for other in state.box.sea_neighbours[sea]:
            if other not in chain and has_team_boat(state, seat, other):
                chain.append(other)
    return chain


def sea_targets(state: State, seat: int, origin: int) -> list[int]:
    """The areas on the coast of a boat chain; own and empty ones too. [MOVE-3] [MOVE-4] [MOVE-2] [W51]"""
    mate = MATE_OF[seat]
    targets: list[int] = []
    for sea in chain_of(state, seat, origin):
        for area in state.box.coast_of[sea]:
            if area != origin and state.holder[area] != mate and area not in targets:
                targets.append(area)
    return targets


def can_call_allies(state: State, seat: int) -> bool:
    """Has the family marked Allies, and the money for it?"""
    return state.has_tile(seat, tables.ALLIES) and state.money[seat] >= state.box.tiles[tables.ALLIES].price


def allies_targets(state: State, seat: int, origin: int) -> list[int]:
    """The areas beyond an empty or neutral neighbour, not the origin. [TILES-1] [W19] [W66]"""
    mate = MATE_OF[seat]
    targets: list[int] = []
    for passed in state.box.neighbours[origin]:
        if state.holder[passed] == EMPTY or state.holder[passed] == NEUTRAL:
            for area in state.box.neighbours[passed]:
                if area != origin and state.holder[area] != mate and area not in targets:
                    targets.append(area)
    return targets


def has_target(state: State, seat: int, origin: int) -> bool:
    """Can Soldati go anywhere from here? Allies add nothing: they need a neighbour that is a target itself."""
    return bool(land_targets(state, seat, origin)) or bool(sea_targets(state, seat, origin))


def origins(state: State, execution: Execution, made: int) -> list[int]:
    """From where the next movement may start: the order's area, then also the area reached. [MOVE-10] [W49]"""
    places = [execution.area]
    if made > 0 and execution.reached != execution.area:
        places.append(execution.reached)
    seat = execution.seat
    return [area for area in places if holds(state, seat, area) and has_target(state, seat, area)]


def may_take_car(state: State, execution: Execution, origin: int) -> bool:
    """One car per order: it goes on from where it arrived, or comes later if none went before. [MOVE-11] [W15]"""
    return state.cars[origin] > 0 and (execution.car_taken == 0 or origin == execution.reached)


class Shotgun(Frame):
    """`count` shotguns, `made` movements over: where does the next one start, and where does it go?

    The second may be left out. [MOVE-10] [W46] [W52]
    """

    def __init__(self, seat: int, count: int, made: int, origin: int) -> None:
        super().__init__(seat)
        self.count = count
        self.made = made
        self.origin = origin
        """Where the movement starts, EMPTY while this is open."""

    def notation(self) -> str:
        """The frame as text."""
        return f"shotgun {self.seat} {self.count} {self.made} {self.origin}"

    def prompt(self, state: State) -> Prompt:
        """From where, or whereto?"""
        if self.origin == EMPTY:
            return Prompt("move-from", "MOVE-10", {"movement": self.made + 1})
        return Prompt("move", "MOVE-1", {"from": state.box.area_ids[self.origin], "movement": self.made + 1})

    def step(self, state: State) -> bool:
        """No movement left or none possible: over. Only one place to start from: no question."""
        if self.made >= self.count:
            state.frames.pop()
            return True
        if self.origin != EMPTY:
            return False
        starts = origins(state, execution_of(state), self.made)
        if not starts:
            state.frames.pop()
            return True
        if len(starts) > 1:
            return False
        state.frames[-1] = Shotgun(self.seat, self.count, self.made, starts[0])
        return True

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every start, or every target with its way."""
        offers: list[Action] = []
        if self.origin == EMPTY:
            for area in origins(state, execution_of(state), self.made):
                offers.append(state.actions.from_area[area])
        else:
            for area in land_targets(state, seat, self.origin):
                offers.append(state.actions.land[area])
            for area in sea_targets(state, seat, self.origin):
                offers.append(state.actions.by_sea[area])
            if can_call_allies(state, seat):
                for area in allies_targets(state, seat, self.origin):
                    offers.append(state.actions.allies[area])
        if self.made > 0:
            offers.append(state.actions.done)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Note the start or the target; the number is asked next. [W50]"""
        if choice.kind == DONE:
            state.frames.pop()
        elif choice.kind == FROM:
            state.frames[-1] = Shotgun(seat, self.count, self.made, choice.number)
        elif choice.kind == LAND:
            state.frames.append(MoveNumber(seat, self.origin, BY_LAND, choice.number))
        elif choice.kind == BY_SEA:
            state.frames.append(MoveNumber(seat, self.origin, OVER_SEA, choice.number))
        else:
            state.tell(state.events.tile_used, seat, tables.ALLIES)
            pay(state, seat, state.box.tiles[tables.ALLIES].price)  # [TILES-1] [W50]
            state.frames.append(MoveNumber(seat, self.origin, PAST_ALLIES, choice.number))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why there is no way there."""
        kind = choice.kind
        if kind == DONE:
            return "MOVE-1", "at-least-1-soldato-goes"
        if kind == FROM:
            return "MOVE-10", "a-movement-starts-from-the-orders-area-or-the-area-reached"
        if kind != LAND and kind != BY_SEA and kind != ALLIES:
            return super().why_not(state, seat, choice)
        if self.origin == EMPTY:
            return "MOVE-10", "first-say-from-where"
        if state.holder[choice.number] == MATE_OF[seat]:
            return "MOVE-2", "the-teammates-area-is-no-target"
        if kind == LAND:
            return "MOVE-1", "not-adjacent"
        if kind == BY_SEA:
            return self._why_not_by_sea(state, seat, choice.number)
        if not state.has_tile(seat, tables.ALLIES):
            return "TILE-1", "allies-are-not-marked"
        if state.money[seat] < state.box.tiles[tables.ALLIES].price:
            return "TILES-1", "allies-cost-money"
        return "W66", "no-empty-or-neutral-area-lies-between"

    def _why_not_by_sea(self, state: State, seat: int, target: int) -> tuple[str, str]:
        if target == self.origin:
            return "MOVE-1", "soldati-are-already-there"
        if not chain_of(state, seat, self.origin):
            return "MOVE-3", "no-boat-of-the-team-lies-beside"
        return "MOVE-4", "no-chain-of-boats-leads-there"


class MoveNumber(Frame):
    """How many Soldati go? [MOVE-1] [MOVE-6]"""

    def __init__(self, seat: int, origin: int, way: int, target: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.way = way
        self.target = target

    def notation(self) -> str:
        """The frame as text."""
        return f"move-number {self.seat} {self.origin} {self.way} {self.target}"

    def prompt(self, state: State) -> Prompt:
        """How many?"""
        areas = state.box.area_ids
        return Prompt("move-number", "MOVE-6", {"from": areas[self.origin], "area": areas[self.target]})

    def offer(self, state: State, seat: int) -> list[Action]:
        """From 1 to all."""
        return amounts(state, 1, state.soldati[self.origin])

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """So many go."""
        state.frames.pop()
        if self.way != OVER_SEA and may_take_car(state, execution_of(state), self.origin):
            state.frames.append(MoveCar(seat, self.origin, self.way, self.target, choice.number))
        else:
            set_out(state, self.origin, self.way, self.target, choice.number, 0)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not so many."""
        if choice.kind == AMOUNT:
            return "MOVE-1", "at-least-1-soldato-goes" if choice.number == 0 else "not-so-many-soldati-are-there"
        if choice.kind == WITH_CAR and self.way == OVER_SEA:
            return "MOVE-5", "no-car-goes-by-sea"
        return super().why_not(state, seat, choice)


class MoveCar(Frame):
    """Does a car come along? [MOVE-5] [MOVE-6]"""

    def __init__(self, seat: int, origin: int, way: int, target: int, count: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.way = way
        self.target = target
        self.count = count

    def notation(self) -> str:
        """The frame as text."""
        return f"move-car {self.seat} {self.origin} {self.way} {self.target} {self.count}"

    def prompt(self, state: State) -> Prompt:
        """With or without?"""
        return Prompt("move-car", "MOVE-5", {"area": state.box.area_ids[self.target], "count": self.count})

    def offer(self, state: State, seat: int) -> list[Action]:
        """With or without a car."""
        return [state.actions.with_car, state.actions.without_car]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """All is declared: they set out."""
        state.frames.pop()
        set_out(state, self.origin, self.way, self.target, self.count, 1 if choice.kind == WITH_CAR else 0)


def set_out(state: State, origin: int, way: int, target: int, count: int, car: int) -> None:
    """The declared movement is made: whoever is left behind settles, then arrival or attack. [MOVE-6] [W48] [W50]"""
    shotgun = state.frames[-1]
    assert isinstance(shotgun, Shotgun)
    seat = shotgun.seat
    state.frames[-1] = Shotgun(seat, shotgun.count, shotgun.made + 1, EMPTY)
    execution = state.frames[-2]
    assert isinstance(execution, Execution)
    state.frames[-2] = execution.after_setting_out(target, car)
    state.soldati[origin] -= count
    state.cars[origin] -= car
    state.tell(state.events.moved, origin, target, count, car)
    settle_area(state, origin)
    if state.holder[target] == EMPTY or state.holder[target] == seat:
        enter_area(state, target, seat, count, car)  # [MOVE-7] [MOVE-8]
    else:
        open_attack(state, seat, seat, origin, target, count, car, way == OVER_SEA)  # [MOVE-9]


FRAMES: Final[dict[str, Callable[..., Frame]]] = {"shotgun": Shotgun, "move-number": MoveNumber, "move-car": MoveCar}
