"""Pieces on the map: Soldati, cars, labs and speedboats, and the control tokens of the mandamenti."""

from __future__ import annotations

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL, SEATS, added, replaced
from omerta.games.mafia_war.pieces.headquarters import return_orders, take_recruits
from omerta.games.mafia_war.state import State


def occupy(state: State, area: int, side: int, count: int) -> None:
    """The Soldati that stand in an area at the beginning come from supply. [SETUP-15] [SETUP-16]"""
    state.holder[area] = side
    state.soldati[area] = draw_from_supply(state, side, count)


def settle_area(state: State, area: int) -> None:
    """If nobody is left in an area, it is nobody's: cars to supply, orders back, labs stay. [W48] [STRIKE-7]"""
    holder = state.holder[area]
    if state.soldati[area] > 0 or holder == EMPTY:
        return
    if holder != NEUTRAL:
        lose_cars(state, area)
        return_orders(state, area)
    state.holder[area] = EMPTY
    facts.area_left(state, holder, area)


def take_over(state: State, area: int, side: int, soldati: int, cars: int) -> None:
    """`side` (a seat or NEUTRAL) is new in an area without Soldati, with pieces that are on their way.

    Somebody new costs the area 1 lab, even who left it before. [LAB-3] [PLACE-3] [W21] [W55]
    """
    settle_area(state, area)
    state.holder[area] = side
    state.soldati[area] = soldati
    state.cars = replaced(state.cars, area, cars)
    facts.area_taken(state, side, area, soldati)
    if state.labs[area] > 0:
        state.labs = added(state.labs, area, -1)
        state.supply_labs += 1
        facts.lab_lost(state, area)


def enter_area(state: State, area: int, side: int, soldati: int, cars: int = 0) -> None:
    """Pieces on their way arrive in an empty area or in one of their own side. [MOVE-7] [MOVE-8] [W55]"""
    if state.holder[area] == side:
        state.soldati[area] += soldati
        state.cars = added(state.cars, area, cars)
    else:
        take_over(state, area, side, soldati, cars)


def set_out(state: State, area: int, soldati: int, cars: int = 0) -> None:
    """Pieces are on their way; `settle_area` has to follow when all have left who leave."""
    state.soldati[area] -= soldati
    state.cars = added(state.cars, area, -cars)


def remove_soldati(state: State, area: int, count: int) -> None:
    """Soldati of an area's holder go to supply; `settle_area` has to follow when the removal is complete."""
    holder = state.holder[area]
    state.soldati[area] -= count
    return_to_supply(state, holder, count)
    if count > 0:
        facts.soldati_removed(state, holder, area, count)


def return_to_supply(state: State, side: int, count: int) -> None:
    """Soldati who have left their area go to supply."""
    if side == NEUTRAL:
        state.supply_neutrals += count
    else:
        state.supply_soldati[side] += count


def draw_from_supply(state: State, side: int, count: int) -> int:
    """Take Soldati of a family or neutral ones out of supply, as far as there are any. [W25] [W58]"""
    if side == NEUTRAL:
        count = min(count, state.supply_neutrals)
        state.supply_neutrals -= count
    else:
        count = min(count, state.supply_soldati[side])
        state.supply_soldati[side] -= count
    return count


def shelter(state: State, side: int, area: int, count: int, opponent: int) -> None:
    """Runaways reach headquarters; neutral ones have none and bring their opponent recruits. [CARDS-3] [W18]"""
    if count == 0:
        return
    facts.ran_away(state, side, area, count)
    if side == NEUTRAL:
        state.supply_neutrals += count
        take_recruits(state, opponent, count)
    else:
        state.headquarters[side] += count


def place_soldati(state: State, seat: int, area: int, count: int) -> None:
    """Soldati from headquarters into an own or an empty area. [PLACE-1] [PLACE-2] [TEAM-3]"""
    state.headquarters[seat] -= count
    enter_area(state, area, seat, count)
    facts.soldati_placed(state, seat, area, count)


def reinforce(state: State, area: int, count: int) -> None:
    """Soldati from supply join those of their own side in an area."""
    side = state.holder[area]
    state.soldati[area] += draw_from_supply(state, side, count)
    facts.soldati_placed(state, side, area, count)


def place_car(state: State, seat: int, area: int) -> None:
    """A car from supply into an own area. [EQUIP-2]"""
    state.supply_cars = added(state.supply_cars, seat, -1)
    state.cars = added(state.cars, area, 1)
    facts.car_placed(state, seat, area)


def lose_cars(state: State, area: int) -> None:
    """All cars of an area go to their owner's supply. [CONFLICT-13] [RALLY-3]"""
    count = state.cars[area]
    if count > 0:
        state.cars = replaced(state.cars, area, 0)
        return_cars(state, state.holder[area], area, count)


def return_cars(state: State, seat: int, area: int, count: int) -> None:
    """Cars that have left their area, or fell in front of another one, go to supply."""
    state.supply_cars = added(state.supply_cars, seat, count)
    facts.cars_lost(state, seat, area, count)


def blow_up_car(state: State, area: int) -> None:
    """The car of a car bomb goes to supply. [STRIKE-4] [W60]"""
    state.cars = added(state.cars, area, -1)
    state.supply_cars = added(state.supply_cars, state.holder[area], 1)


def build_lab(state: State, seat: int, area: int) -> None:
    """A drug lab from the common supply into an own area. [EQUIP-6] [COMPONENT-2]"""
    state.supply_labs -= 1
    state.labs = added(state.labs, area, 1)
    facts.lab_built(state, seat, area)


def launch_boat(state: State, seat: int, sea: int) -> None:
    """A speedboat from supply into a sea. [EQUIP-3]"""
    state.supply_boats = added(state.supply_boats, seat, -1)
    state.boats = added(state.boats, sea * SEATS + seat, 1)
    facts.boat_placed(state, seat, sea)


def move_boat(state: State, seat: int, origin: int, sea: int) -> None:
    """A new boat goes one sea further. [EQUIP-4]"""
    state.boats = added(state.boats, origin * SEATS + seat, -1)
    state.boats = added(state.boats, sea * SEATS + seat, 1)
    facts.boat_moved(state, seat, origin, sea)


def sink_boat(state: State, seat: int, sea: int) -> None:
    """A boat goes back to supply. [EQUIP-5]"""
    state.boats = added(state.boats, sea * SEATS + seat, -1)
    state.supply_boats = added(state.supply_boats, seat, 1)


def confirm_mandamento(state: State, mandamento: int, seat: int) -> None:
    """Control tokens are laid, removed and turned crest up. [CONTROL-3] [CONTROL-4] [CONTROL-5] [CONTROL-6]"""
    before = state.confirmed[mandamento]
    if before == seat:
        return
    state.confirmed = replaced(state.confirmed, mandamento, seat)
    if before != EMPTY:
        facts.mandamento_lost(state, before, mandamento)
    if seat != EMPTY:
        facts.mandamento_held(state, seat, mandamento)
