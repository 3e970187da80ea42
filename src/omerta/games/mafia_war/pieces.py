"""Moving pieces: the few operations through which Soldati, cars, labs, orders and money change places.

Every one of them keeps the number of pieces; nothing else may write to the board, supplies or headquarters.
"""

from __future__ import annotations

from omerta.games.mafia_war.actions import ORDER_SLOTS
from omerta.games.mafia_war.state import EMPTY, FRESH, NEUTRAL, TEAMS, State


def settle_area(state: State, area: int) -> None:
    """If nobody is left in an area, it is nobody's: cars to supply, orders back, labs stay. [W48] [STRIKE-7]"""
    holder = state.holder[area]
    if state.soldati[area] > 0 or holder == EMPTY:
        return
    if holder != NEUTRAL:
        lose_cars(state, area)
        return_orders(state, area)
    state.holder[area] = EMPTY
    state.tell(state.events.area_left, holder, area)


def take_over(state: State, area: int, side: int, soldati: int, cars: int = 0) -> None:
    """`side` (a seat or NEUTRAL) is new in an area without Soldati, with pieces that are on their way.

    Somebody new costs the area 1 lab, even who left it before. [LAB-3] [PLACE-3] [W21] [W55]
    """
    settle_area(state, area)
    state.holder[area] = side
    state.soldati[area] = soldati
    state.cars[area] = cars
    state.tell(state.events.area_taken, side, area, soldati)
    if state.labs[area] > 0:
        state.labs[area] -= 1
        state.supply_labs += 1
        state.tell(state.events.lab_lost, area)


def remove_soldati(state: State, area: int, count: int) -> None:
    """Soldati of an area's holder go to supply; `settle_area` has to follow when the removal is complete."""
    holder = state.holder[area]
    state.soldati[area] -= count
    if holder == NEUTRAL:
        state.supply_neutrals += count
    else:
        state.supply_soldati[holder] += count
    if count > 0:
        state.tell(state.events.soldati_removed, holder, area, count)


def take_recruits(state: State, seat: int, count: int) -> None:
    """For removed neutrals own Soldati go from supply to headquarters, as far as there are any. [BONUS-7] [W25]"""
    count = min(count, state.supply_soldati[seat])
    state.supply_soldati[seat] -= count
    state.headquarters[seat] += count
    if count > 0:
        state.tell(state.events.recruits, seat, count)


def recruit(state: State, seat: int, count: int) -> None:
    """Soldati from supply to headquarters. [RECRUIT-1]"""
    state.supply_soldati[seat] -= count
    state.headquarters[seat] += count
    state.tell(state.events.recruited, seat, count)


def place_soldati(state: State, seat: int, area: int, count: int) -> None:
    """Soldati from headquarters into an own or an empty area. [PLACE-1] [PLACE-2] [TEAM-3]"""
    state.headquarters[seat] -= count
    enter_area(state, area, seat, count)
    state.tell(state.events.soldati_placed, seat, area, count)


def enter_area(state: State, area: int, side: int, soldati: int, cars: int = 0) -> None:
    """Pieces on their way arrive in an empty area or in one of their own side. [MOVE-7] [MOVE-8] [W55]"""
    if state.holder[area] == side:
        state.soldati[area] += soldati
        state.cars[area] += cars
    else:
        take_over(state, area, side, soldati, cars)


def place_car(state: State, seat: int, area: int) -> None:
    """A car from supply into an own area. [EQUIP-2]"""
    state.supply_cars[seat] -= 1
    state.cars[area] += 1
    state.tell(state.events.car_placed, seat, area)


def build_lab(state: State, seat: int, area: int) -> None:
    """A drug lab from the common supply into an own area. [EQUIP-6] [COMPONENT-2]"""
    state.supply_labs -= 1
    state.labs[area] += 1
    state.tell(state.events.lab_built, seat, area)


def lose_cars(state: State, area: int) -> None:
    """All cars of an area go to their owner's supply. [CONFLICT-13] [RALLY-3]"""
    count = state.cars[area]
    if count > 0:
        holder = state.holder[area]
        state.cars[area] = 0
        state.supply_cars[holder] += count
        state.tell(state.events.cars_lost, holder, area, count)


def earn(state: State, seat: int, count: int) -> None:
    """Money from the supply, which never runs out. [COMPONENT-10]"""
    if count > 0:
        state.money[seat] += count
        state.tell(state.events.earned, seat, count)


def pay(state: State, seat: int, count: int) -> None:
    """Money to the supply."""
    if count > 0:
        state.money[seat] -= count
        state.tell(state.events.paid, seat, count)


def pay_to(state: State, seat: int, receiver: int, count: int) -> None:
    """Money to another player. [PLAN-4] [GAIN-7]"""
    if count > 0:
        state.money[seat] -= count
        state.money[receiver] += count
        state.tell(state.events.fee_paid, seat, receiver, count)


def labs_of(state: State, seat: int) -> int:
    """How many labs stand in a family's areas. [LAB-1]"""
    total = 0
    for area in range(len(state.holder)):
        if state.holder[area] == seat:
            total += state.labs[area]
    return total


def launder(state: State, seat: int) -> None:
    """1 Money for each own lab. [LAUNDER-1]"""
    count = labs_of(state, seat)
    state.money[seat] += count
    state.tell(state.events.laundered, seat, count)


def orders_in(state: State, area: int) -> int:
    """How many order tokens lie in an area."""
    return (1 if state.orders[area * 2] != EMPTY else 0) + (1 if state.orders[area * 2 + 1] != EMPTY else 0)


def lay_order(state: State, seat: int, area: int, slot: int) -> None:
    """An order token from headquarters face down into an area; only the team learns which. [ORDER-1] [W24]"""
    place = area * 2 if state.orders[area * 2] == EMPTY else area * 2 + 1
    state.orders[place] = slot
    state.order_marks[place] = FRESH
    state.order_masks[place] = state.headquarters_orders[seat] | state.board_orders[seat]
    state.headquarters_orders[seat] &= ~(1 << slot)
    state.board_orders[seat] |= 1 << slot
    state.tell(state.events.order_issued, seat, area)
    state.tell_only(TEAMS[seat % 2], state.events.order_laid, seat, area, state.order_number(seat, slot))


def return_order(state: State, place: int) -> None:
    """An order token goes back to headquarters; the one being executed does so only at its end. [ENCOUNTER-8] [W9]"""
    area = place // 2
    seat = state.holder[area]
    slot = state.orders[place]
    if place == area * 2:
        state.orders[place] = state.orders[place + 1]
        state.order_marks[place] = state.order_marks[place + 1]
        state.order_masks[place] = state.order_masks[place + 1]
        place += 1
    state.orders[place] = EMPTY
    state.order_marks[place] = 0
    state.order_masks[place] = 0
    if state.executing != seat * ORDER_SLOTS + slot:
        state.board_orders[seat] &= ~(1 << slot)
        state.headquarters_orders[seat] |= 1 << slot
    state.tell(state.events.order_returned, seat, area)


def return_orders(state: State, area: int) -> None:
    """All order tokens of an area go back to headquarters. [ENCOUNTER-8] [ATTACK-2] [RALLY-3]"""
    if state.orders[area * 2 + 1] != EMPTY:
        return_order(state, area * 2 + 1)
    if state.orders[area * 2] != EMPTY:
        return_order(state, area * 2)


def boats_in(state: State, sea: int) -> int:
    """How many speedboats lie in a sea area."""
    base = sea * 4
    return state.boats[base] + state.boats[base + 1] + state.boats[base + 2] + state.boats[base + 3]


def base_value(state: State, seat: int, row: int) -> int:
    """The base value of a row of the mat: the rightmost one revealed. [MAT-4] [MAT-6] [MAT-8]"""
    mat_row = state.box.families[state.family[seat]].rows[row]
    return mat_row.base_after[len(mat_row.spaces) - state.mat[seat * 4 + row]]


def car_attack_value(state: State, seat: int) -> int:
    """What a car adds to an attack. [BONUS-2] [MAT-5]"""
    mat_row = state.box.families[state.family[seat]].rows[0]
    return mat_row.attack_after[len(mat_row.spaces) - state.mat[seat * 4]]


def car_strike_value(state: State, seat: int) -> int:
    """What a car adds to a strike. [STRIKE-3] [MAT-5]"""
    mat_row = state.box.families[state.family[seat]].rows[0]
    return mat_row.strike_after[len(mat_row.spaces) - state.mat[seat * 4]]


def mandamento_holder(state: State, mandamento: int) -> int:
    """The family with at least two areas of a mandamento, or EMPTY. [CONTROL-1] [CONTROL-2] [MAP-1]"""
    a, b, c = state.box.areas_of_mandamento[mandamento]
    holder = state.holder[a]
    if holder == state.holder[b] or holder == state.holder[c]:
        return holder if 0 <= holder < NEUTRAL else EMPTY
    holder = state.holder[b]
    return holder if holder == state.holder[c] and 0 <= holder < NEUTRAL else EMPTY


def mandamenti_of(state: State, seat: int) -> int:
    """How many mandamenti a family controls now. [W67]"""
    return sum([1 for number in range(len(state.confirmed)) if mandamento_holder(state, number) == seat])


def has_area(state: State, seat: int) -> bool:
    """Does a family stand anywhere?"""
    return seat in state.holder
